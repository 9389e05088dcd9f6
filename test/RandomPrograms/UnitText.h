//===- UnitText.h - A learner and its training as text ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The second learner of a layer uses the same tables with distinct names.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_UNITTEXT_H
#define TTTC_RANDOMPROGRAMS_UNITTEXT_H

#include "Program.h"

#include <map>

namespace tttc::random {

/// A state with its shape, `[d, h]`, and its literal initial value, if it is not learned.
struct State {
  std::string name, shape, value;
};

class UnitText {
public:
  UnitText(const Program &program, size_t index);

  /// Returns the name of `f`, `start`, `m`, ... for this learner.
  std::string name(const std::string &base) const;
  /// Fills a row's text with this learner's names.
  std::string fill(const std::string &text) const { return fill(text, {}); }
  std::string learner() const; ///< its block
  std::string loss() const;    ///< a line, or nothing
  std::string update() const;  ///< the lines of one step
  /// Adds the rows that it uses.
  void count(std::set<std::string> &features) const;

private:
  using Words = std::map<std::string, std::string>;

  std::string fill(const std::string &text, const Words &more) const;
  std::string state(char letter, size_t index) const;
  void writeLayers();
  void writeShape();
  std::string gate(const std::string &token) const;
  std::string rate() const;

  const Program &program;
  const Unit &unit;
  size_t index;
  std::string out, w0; ///< widths of predictions and of W0
  std::vector<State> states;
  std::string lines, value; ///< the learner's body
};

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_UNITTEXT_H
