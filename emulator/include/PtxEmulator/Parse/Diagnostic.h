//===- Diagnostic.h - An error in a PTX text ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_PARSE_DIAGNOSTIC_H
#define TTTC_PTXEMULATOR_PARSE_DIAGNOSTIC_H

#include <cstdint>
#include <string>

namespace ptxemu {

/// Both count from 1; a column counts bytes.
struct SourcePos {
  uint32_t line = 0, column = 0;
};

/// A PTX text with the name its messages show.
struct Source {
  std::string name;
  std::string text;

  /// `file:line:column: error: message`, the line and a caret.
  std::string render(SourcePos at, const std::string &message) const;
  /// One line of the text without its end; empty if there is none.
  std::string_view line(uint32_t number) const;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_PARSE_DIAGNOSTIC_H
