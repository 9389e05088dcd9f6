//===- FormatLines.h - Lines of canonical text and their comments -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The formatter works in two steps: Format.cpp turns the tree into lines, each
// with its range in the source; FormatLines.cpp adds the comments and blank lines
// of the source between and after them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIB_FORMATLINES_H
#define TTTC_DSL_LIB_FORMATLINES_H

#include "tttc/DSL/Source.h"

namespace tttc::dsl {

enum class LineKind { Plain, Opens, Closes };

struct FormatLine {
  SourceRange range; ///< its source range
  unsigned indent;   ///< in levels
  std::string text;
  LineKind kind = LineKind::Plain; ///< a block's first line, its `}`, or neither
};

/// The whole text. `lines` and `comments` are in source order.
std::string layOut(const Source &source, const std::vector<FormatLine> &lines,
                   const std::vector<SourceRange> &comments);

} // namespace tttc::dsl

#endif // TTTC_DSL_LIB_FORMATLINES_H
