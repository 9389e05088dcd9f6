//===- Lines.h - Lines of a program -----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the writers of programs share.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_LINES_H
#define TTTC_RANDOMPROGRAMS_LINES_H

#include "UnitText.h"

namespace tttc::random {

/// Whether `name` stands in the text as a word.
bool mentions(const std::string &text, const std::string &name);

/// Every line two spaces per level further in.
std::string indented(const std::string &lines, int by);

/// `head { lines }`, or nothing around nothing.
std::string block(const std::string &head, const std::string &lines);

/// The statements of a layer: loops, updates, answers.
std::string writeLoops(const Program &program, const std::vector<UnitText> &units);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_LINES_H
