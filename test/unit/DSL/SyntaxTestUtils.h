//===- SyntaxTestUtils.h - Helpers for tests of the syntax ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short ways to lex, parse and format a text, and to wrap lines into a layer.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SYNTAXTESTUTILS_H
#define TTTC_DSL_SYNTAXTESTUTILS_H

#include "tttc/DSL/Lexer.h"
#include "tttc/DSL/Parser.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tttc::dsl::test {

/// A parsed text; owns everything that its diagnostics and tree refer to.
struct Parsed {
  explicit Parsed(std::string text)
      : source("test.ttt", std::move(text)), diags(source), file(parse(source, diags)) {}
  const Layer &layer() const { return *file->layers.at(0); }
  Source source;
  Diagnostics diags;
  std::unique_ptr<File> file;
};

/// A layer around lines of its body.
inline std::string inLayer(const std::string &body) { return "layer a(d) {\n" + body + "\n}\n"; }

/// Returns `line: message` of every error, in the order of the text.
inline std::vector<std::string> errorsOf(const std::string &text) {
  const Parsed parsed(text);
  std::vector<std::string> result;
  const std::string rendered = parsed.diags.render();
  const std::string marker = ": error: ";
  for (size_t at = rendered.find(marker); at != std::string::npos;
       at = rendered.find(marker, at + 1)) {
    const size_t begin = rendered.rfind("test.ttt:", at) + 9;
    const std::string line = rendered.substr(begin, rendered.find(':', begin) - begin);
    const size_t message = at + marker.size();
    result.push_back(line + ": " +
                     rendered.substr(message, rendered.find('\n', message) - message));
  }
  return result;
}

/// Returns the only error of a text: its caret column, message and hint.
inline Diagnostic onlyError(const std::string &text) {
  const Parsed parsed(text);
  EXPECT_EQ(parsed.diags.errors(), 1u) << parsed.diags.render();
  return parsed.diags.all().empty() ? Diagnostic() : parsed.diags.all().front();
}

/// The source text an error points at.
inline std::string pointedAt(const std::string &text, const Diagnostic &diag) {
  return text.substr(diag.range.begin, diag.range.end - diag.range.begin);
}

inline std::string formatted(const std::string &text) {
  const Source source("test.ttt", text);
  Diagnostics diags(source);
  const std::optional<std::string> result = format(source, diags);
  EXPECT_TRUE(result.has_value()) << diags.render();
  return result.value_or("");
}

} // namespace tttc::dsl::test

#endif // TTTC_DSL_SYNTAXTESTUTILS_H
