//===- Parser.h - From text to tree -------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_PARSER_H
#define TTTC_DSL_PARSER_H

#include "tttc/DSL/AST.h"

namespace tttc::dsl {

/// Parses a whole file. Reports every error it finds (recovery: the next line
/// end or `}`) and returns what could be built; the tree is only meaningful for
/// later stages if `diags` has no errors. Nesting is limited; never throws.
std::unique_ptr<File> parse(const Source &source, Diagnostics &diags);

/// `tttc --format`: the file in the canonical layout, comments kept. Returns
/// nothing if it does not parse. Idempotent.
std::optional<std::string> format(const Source &source, Diagnostics &diags);

/// One layer in the canonical layout, without comments and blank lines: the same for all texts
/// that `format` lays out alike.
std::string canonicalText(const Layer &layer);

/// `tttc --emit=ast`: the tree as an indented text.
std::string dump(const File &file, const Source &source);

} // namespace tttc::dsl

#endif // TTTC_DSL_PARSER_H
