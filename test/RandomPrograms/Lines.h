//===- Lines.h - Lines of a program -----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers shared by the writers of programs.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_LINES_H
#define TTTC_RANDOMPROGRAMS_LINES_H

#include "UnitText.h"

namespace tttc::random {

/// Returns true if `name` occurs in the text as a word.
bool mentions(const std::string &text, const std::string &name);

/// Indents every line by two spaces per level.
std::string indented(const std::string &lines, int by);

/// Returns `head { lines }`, or "" if `lines` is empty.
std::string block(const std::string &head, const std::string &lines);

/// Returns the statements of a layer: loops, updates, outputs.
std::string writeLoops(const Program &program, const std::vector<UnitText> &units);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_LINES_H
