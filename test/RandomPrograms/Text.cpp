//===- Text.cpp - A drawn program as text ---------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layer around its learners: declarations of the names that the text reads.
// The loops are in Loops.cpp, a learner's prediction and training in UnitText.cpp.
//
//===----------------------------------------------------------------------===//

#include "Lines.h"

namespace tttc::random {
namespace {

class Writer {
public:
  explicit Writer(const Program &program) : program(program) {
    for (size_t i = 0; i < program.units.size(); ++i)
      units.emplace_back(program, i);
  }

  Text write() {
    std::string body, learners;
    for (const UnitText &unit : units)
      learners += unit.learner() + unit.loss();
    body = writeLoops(program, units);
    // The gradient needs the value between the loops, from which the second one goes on.
    if (program.twoPasses)
      body = "r = 0.1 * gamma_k\n" + block("each token", "r = 0.7 * r + k\n") +
             "level = tanh(sum(r))\n" + body + block("each token", "r = 0.7 * r + q\n");
    for (const UnitText &unit : units)
      for (const std::string &moment : {unit.name("m"), unit.name("n")})
        if (mentions(body, moment))
          body = moment + " = 0\n" + body;
    std::string all = learners + body;
    const std::string key = keys[program.key].text;
    if (program.key != 0 && mentions(all, "key")) {
      all = "view key = " + key + "\n" + all;
      used("key", keys, program.key);
    } else {
      used("key", keys, 0);
    }
    Text text;
    text.text = head(all) + indented(declarations(all) + all, 1) + "}\n";
    countRows();
    text.features = features;
    return text;
  }

private:
  void used(const char *table, const Table &rows, int row) {
    features.insert(std::string(table) + ": " + rows[row].name);
  }

  void countRows();

  std::string head(const std::string &all) const {
    const std::string text = all + declarations(all);
    std::string list;
    const std::pair<const char *, int64_t> dims[] = {{"d", program.d},
                                                     {"h", program.h},
                                                     {"e", program.e},
                                                     {"b", program.b},
                                                     {"segment", program.groups * program.b}};
    for (auto [name, value] : dims)
      if (mentions(text, name))
        list += (list.empty() ? "" : ", ") + std::string(name) + " = " + std::to_string(value);
    return "layer random(" + list + ") {\n";
  }

  /// Returns the declarations of the names that are read, one line each.
  std::string declarations(const std::string &all) const {
    const std::string out = program.otherWidth ? "e" : "d";
    const std::pair<std::string, std::string> names[] = {
        {"token", "q : [d]"},
        {"token", "k : [d]"},
        {"token", "v : [" + out + "]"},
        {"token", "u : [h]"},
        {"token", "a : [d]"},
        {"token", "w : [" + out + "]"},
        {"token", "lr"},
        {"token", "alpha"},
        {"token", "mom"},
        {"token", "sigma"},
        {"shared token", "xs : [h]"},
        {"token", "lr_j : [2]"},
        {"param", "gamma : [" + out + "]"},
        {"param", "beta : [" + out + "]"},
        {"param", "gamma_k : [d]"},
        {"param", "phi : [d, d]"},
        {"param", "project : [h, d]"},
        {"param", "taps : [d, 3]"},
        {"shared param", "Wo : [heads*" + out + ", d]"},
        {"shared param", "Wg : [h, heads*" + out + "]"},
        {"param", "psi : [d, d]"},
        {"param", "dec : [" + out + ", " + out + "]"},
        {"param", "rate : [3]"},
        {"shared param", "tok : [b]"}};
    std::string lines;
    for (const auto &[kind, group] : names)
      if (mentions(all, group.substr(0, group.find(' '))))
        lines += kind + " " + group + "\n";
    return lines;
  }

  const Program &program;
  std::vector<UnitText> units;
  std::set<std::string> features;
};

void Writer::countRows() {
  used("loops", frames, program.frame);
  used("read", reads, program.read);
  used("answer", places, program.place);
  used("heads", outs, program.out);
  used("repeat", repeats, program.repeat);
  for (const UnitText &unit : units)
    unit.count(features);
  if (units.size() > 1)
    features.insert("learners: two");
  if (program.otherWidth)
    features.insert("widths: values of their own");
  if (program.otherWidth && program.e == 64)
    features.insert("widths: blocks of columns");
  if (program.twoPasses)
    features.insert("variables: through two loops");
}

} // namespace

Text write(const Program &program) { return Writer(program).write(); }

std::vector<std::string> allFeatures() {
  std::vector<std::string> all = {"learners: two",
                                  "widths: values of their own",
                                  "widths: blocks of columns",
                                  "variables: through two loops",
                                  "slot: bias",
                                  "slot: scale",
                                  "slot: residual",
                                  "slot: wide",
                                  "states: constants"};
  for (const NamedTable &named : tables)
    for (const Row &row : *named.table)
      all.push_back(std::string(named.name) + ": " + row.name);
  return all;
}

} // namespace tttc::random
