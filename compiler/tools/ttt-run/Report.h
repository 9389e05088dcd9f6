//===- Report.h - Messages of ttt-run ---------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors without a location in a .ttt file; those with one are diagnostics (tttc/DSL/Source.h).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_REPORT_H
#define TTTC_TTTRUN_REPORT_H

#include <string>

namespace tttc::run {

/// Prints `ttt-run: error: message` and the hint, if any, on a separate line, to stderr. Returns
/// false, so that a function can return its result.
bool fail(const std::string &message, const std::string &hint = "");

/// Prints `ttt-run: note: message` to stderr.
void note(const std::string &message);

/// The names with commas between them.
template <typename Names> std::string listed(const Names &names) {
  std::string text;
  for (const auto &name : names) {
    text += text.empty() ? "" : ", ";
    text += name;
  }
  return text;
}

} // namespace tttc::run

#endif // TTTC_TTTRUN_REPORT_H
