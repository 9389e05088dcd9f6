//===- Coverage.cpp - Feature coverage of the programs --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Coverage.h.
//
//===----------------------------------------------------------------------===//

#include "Coverage.h"

#include <algorithm>
#include <cstdio>
#include <tuple>

namespace tttc::random {

void Coverage::add(const Result &result) {
  ++programs;
  if (result.verdict.outcome == Outcome::Unsupported)
    ++refused[result.verdict.reason];
  else
    ++accepted;
  for (const std::string &feature : result.features)
    ++features[feature];
}

int Coverage::count(const std::string &feature) const {
  auto found = features.find(feature);
  return found == features.end() ? 0 : found->second;
}

void Coverage::print() const {
  std::map<std::string, int> all = features;
  for (const std::string &feature : allFeatures())
    all.emplace(feature, 0);
  for (const std::string &op : derivativeOps())
    for (const char *which : {"inner derivative: ", "outer derivative: "})
      all.emplace(which + op, 0);
  // By table, the rarest first.
  std::vector<std::pair<std::string, int>> rows(all.begin(), all.end());
  auto table = [](const std::string &name) { return name.substr(0, name.find(':')); };
  std::sort(rows.begin(), rows.end(), [&](const auto &a, const auto &b) {
    return std::make_tuple(table(a.first), a.second, a.first) <
           std::make_tuple(table(b.first), b.second, b.first);
  });
  std::printf("programs  feature\n");
  for (const auto &[feature, programs] : rows)
    std::printf("%8d  %s\n", programs, feature.c_str());
  for (const auto &[reason, programs] : refused)
    std::printf("%8d  refused: %s\n", programs, reason.c_str());
  const int matrix = count("form found: dual");
  std::printf("%d programs: %d compiled, %d refused as not supported yet; %d of those compiled "
              "have a matrix form throughout (%.0f %%)\n",
              programs, accepted, programs - accepted, matrix,
              accepted ? 100.0 * matrix / accepted : 0.0);
}

/// Forms, rules of coefficients and state map classes, as in the passes' remarks.
static const char *const properties[] = {
    "[ttt-rewrite-dual-form] primal form, token by token",
    "[ttt-rewrite-dual-form] dual form",
    "[ttt-rewrite-dual-form] solve form",
    "[ttt-rewrite-dual-form] coefficients by running sums",
    "[ttt-rewrite-dual-form] coefficients by formulas",
    "[ttt-rewrite-dual-form] coefficients by a recurrence",
    "[ttt-rewrite-dual-form] coefficients by a recurrence per channel",
    "[ttt-classify-state-maps] state map, additive",
    "[ttt-classify-state-maps] state map, affine",
    "[ttt-classify-state-maps] state map, general",
};

std::vector<std::string> Coverage::missing(int least) const {
  std::vector<std::string> messages;
  auto check = [&](const std::string &name, int times) {
    if (times < least)
      messages.push_back("expected '" + name + "' in at least " + std::to_string(least) +
                         " programs, found " + std::to_string(times));
  };
  for (const std::string &feature : allFeatures())
    check(feature, count(feature));
  for (const char *property : properties)
    check(property, count(std::string("remark: ") + property));
  for (const std::string &op : derivativeOps())
    if (op != "ttt.tril") // only in second derivatives
      check("derivative of " + op,
            count("inner derivative: " + op) + count("outer derivative: " + op));
  return messages;
}

} // namespace tttc::random
