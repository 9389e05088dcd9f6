//===- Text.cpp - A drawn program as text ---------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layer around its learners: declarations of what the text turned out to read,
// and the loops. What a learner computes and how it learns is in UnitText.cpp.
//
//===----------------------------------------------------------------------===//

#include "UnitText.h"

namespace tttc::random {
namespace {

/// Whether `name` stands in the text as a word.
bool mentions(const std::string &text, const std::string &name) {
  auto isWord = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  for (size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1))
    if ((at == 0 || !isWord(text[at - 1])) &&
        (at + name.size() == text.size() || !isWord(text[at + name.size()])))
      return true;
  return false;
}

std::string indented(const std::string &lines, int by) {
  std::string result, prefix(static_cast<size_t>(2 * by), ' ');
  for (size_t begin = 0; begin < lines.size();) {
    const size_t end = lines.find('\n', begin);
    result += prefix + lines.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return result;
}

std::string block(const std::string &head, const std::string &lines) {
  return lines.empty() ? "" : head + " {\n" + indented(lines, 1) + "}\n";
}

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
    body = loops();
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

  /// Of what is read, one line each.
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
        {"token", "lr_j : [2]"},
        {"param", "gamma : [" + out + "]"},
        {"param", "beta : [" + out + "]"},
        {"param", "gamma_k : [d]"},
        {"param", "phi : [d, d]"},
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

  std::string answer() const {
    std::string sum;
    for (const UnitText &unit : units)
      sum += (sum.empty() ? "" : " + ") + unit.fill(reads[program.read].text);
    return sum;
  }
  std::string sums() const {
    std::string lines;
    for (size_t i = 0; i < units.size(); ++i)
      if (mentions(units[i].update(), units[i].name("acc")))
        lines += units[i].name("acc") + " = 0\n";
    return lines;
  }

  std::string updates() const {
    std::string lines;
    for (const UnitText &unit : units)
      lines += unit.update();
    return program.repeat ? block(repeats[program.repeat].text, lines) : lines;
  }

  /// Only the starts that something reads.
  std::string withStarts(const std::string &lines) const {
    std::string result;
    for (const UnitText &unit : units)
      if (mentions(lines, unit.name("start")))
        result += unit.name("start") + " = " + unit.name("f") + "\n";
    return result + lines;
  }

  std::string scaled() const {
    std::string lines;
    for (const UnitText &unit : units)
      if (mentions(answer(), unit.name("scaled")))
        lines += unit.name("scaled") + " = alpha * " + unit.name("f") + "\n";
    return lines;
  }

  std::string tokenLoops() const {
    const std::string out = scaled() + "out = " + answer() + "\n";
    switch (program.place) {
    case 1:
      return block("each token", out + updates());
    case 2:
      return block("each token", scaled() + "probe before = " + answer() + "\n" + updates() + out);
    case 3:
      return block("each token", updates()) + block("each token", out);
    default:
      return block("each token", updates() + out);
    }
  }

  std::string loops() const {
    const std::string read = block("each token", scaled() + "out = " + answer() + "\n");
    switch (program.frame) {
    case 1:
      return block("every b", withStarts(sums() + tokenLoops()));
    case 2:
      return block("every segment", withStarts(sums() + block("every b", tokenLoops())));
    case 3:
      return block("every segment", block("every b", withStarts(sums() + tokenLoops())));
    case 4:
      return block("every b", withStarts(updates() + read));
    case 5:
      return block("every b", withStarts(read + updates()));
    case 6:
      return block("every segment", withStarts(block("every b", read + updates())));
    case 7:
      return updates() + read;
    default:
      return tokenLoops();
    }
  }

  const Program &program;
  std::vector<UnitText> units;
  std::set<std::string> features;
};

void Writer::countRows() {
  used("loops", frames, program.frame);
  used("read", reads, program.read);
  used("answer", places, program.place);
  used("repeat", repeats, program.repeat);
  for (const UnitText &unit : units)
    unit.count(features);
  if (units.size() > 1)
    features.insert("learners: two");
  if (program.otherWidth)
    features.insert("widths: values of their own");
}

} // namespace

Text write(const Program &program) { return Writer(program).write(); }

std::vector<std::string> allFeatures() {
  std::vector<std::string> all = {"learners: two",    "widths: values of their own",
                                  "slot: bias",       "slot: scale",
                                  "slot: residual",   "slot: wide",
                                  "states: constants"};
  for (const NamedTable &named : tables)
    for (const Row &row : *named.table)
      all.push_back(std::string(named.name) + ": " + row.name);
  return all;
}

} // namespace tttc::random
