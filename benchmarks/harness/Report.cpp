//===- Report.cpp - JSON report of one run --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Report.h.
//
//===----------------------------------------------------------------------===//

#include "Report.h"

#include "OpenBLAS.h"

#include <cstdio>

namespace tttc::bench {

namespace {

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.9g", value);
  return text;
}

std::string quoted(const std::string &text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += c;
  }
  return result + "\"";
}

/// `open`item, item`close`, with each item formatted by `write`.
template <typename Range, typename Write>
std::string list(char open, const Range &range, char close, Write write) {
  std::string text(1, open);
  for (const auto &item : range)
    text += (text.size() > 1 ? ", " : "") + write(item);
  return text + close;
}

std::string errorsJson(const Errors &errors) {
  return list('{', errors, '}', [](const auto &contestant) {
    return quoted(contestant.first) + ": " + list('{', contestant.second, '}', [](const auto &one) {
             return quoted(one.first) + ": " + number(one.second);
           });
  });
}

std::string timedJson(const Timed &timed, const std::string &description) {
  return "    {\"name\": " + quoted(timed.name) + (description.empty() ? "" : ", " + description) +
         ", \"calls_per_round\": " + std::to_string(timed.callsPerRound) +
         ",\n     \"seconds\": " + list('[', timed.seconds, ']', number) + "}";
}

} // namespace

std::string toJson(const Run &run) {
  const Options &options = run.options;
  std::string text = "{\n  \"layer\": " + quoted(run.layer.name()) + ",\n  \"dims\": ";
  text += list('{', run.layer.dims(), '}',
               [](const auto &dim) { return quoted(dim.first) + ": " + number(dim.second); });
  text += ",\n  \"batch\": " + std::to_string(options.sizes.batch) +
          ", \"heads\": " + std::to_string(options.sizes.heads) +
          ", \"tokens\": " + std::to_string(options.sizes.tokens) +
          ", \"threads\": " + std::to_string(options.threads) +
          ", \"avx2\": " + (options.avx2 ? "true" : "false");
  text += ",\n  \"harness_compiler\": " + quoted(__VERSION__) +
          ",\n  \"baseline_flags\": " + quoted(TTTC_BENCHMARKS_FLAGS);
  text += ",\n  \"tolerance\": " + number(options.tolerance) +
          ",\n  \"errors_against_float64\": " + errorsJson(run.referenceErrors) +
          ",\n  \"errors_against_first\": " + errorsJson(run.mutualErrors);
  text += ",\n  \"contestants\": [\n";
  size_t count = 0;
  for (const Group &group : run.groups)
    for (const auto &contestant : group.contestants) {
      std::string description = contestant->description();
      if (group.decodes || options.decodes)
        description += (description.empty() ? "" : ", ") + std::string("\"decodes\": ") +
                       (group.decodes ? "true" : "false") +
                       ", \"tokens\": " + std::to_string(group.sizes.tokens);
      text += (count ? ",\n" : "") + timedJson(run.timed[count], description);
      ++count;
    }
  text += "\n  ],\n  \"peak\":\n";
  text += timedJson(run.timed[count], "\"flops_per_call\": " + number(run.peakFlopsPerCall));
  if (run.usesOpenBLAS)
    text += ",\n  \"openblas\":\n" +
            timedJson(run.timed[count + 1],
                      describeOpenBLAS() + ", \"flops_per_call\": " + number(Sgemm::flops));
  return text + "\n}\n";
}

} // namespace tttc::bench
