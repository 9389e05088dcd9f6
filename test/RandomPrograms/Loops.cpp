//===- Loops.cpp - Loops of a drawn program -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One loop structure around the updates and the output per row of the table of frames.
// Copies and sums are declared only if they are read.
//
//===----------------------------------------------------------------------===//

#include "Lines.h"

namespace tttc::random {
namespace {

class Loops {
public:
  Loops(const Program &program, const std::vector<UnitText> &units)
      : program(program), units(units) {}

  std::string answer() const {
    std::string sum;
    for (const UnitText &unit : units)
      sum += (sum.empty() ? "" : " + ") + unit.fill(reads[program.read].text);
    return sum;
  }
  /// Returns the line of the output, of all heads or of one.
  std::string output() const {
    std::string text = outs[program.out].text;
    const std::string place = "$o";
    const std::string own = program.twoPasses ? "(" + answer() + ") * level" : answer();
    return "out = " + text.replace(text.find(place), place.size(), own) + "\n";
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

  /// Adds only the starts that are read.
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
    const std::string out = scaled() + output();
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
    const std::string read = block("each token", scaled() + output());
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

private:
  const Program &program;
  const std::vector<UnitText> &units;
};

} // namespace

std::string writeLoops(const Program &program, const std::vector<UnitText> &units) {
  return Loops(program, units).loops();
}

} // namespace tttc::random
