//===- Source.h - Source text, positions and diagnostics ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A source file, byte ranges in it, and the diagnostics every later stage
// reports against them: file:line:column, the line, a caret, a hint.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SOURCE_H
#define TTTC_DSL_SOURCE_H

#include "tttc/DSL/Limits.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tttc::dsl {

/// Byte offsets [begin, end) into a Source.
struct SourceRange {
  uint32_t begin = 0, end = 0;
};

/// Line and column, both from 1; the column counts bytes.
struct LineColumn {
  uint32_t line = 1, column = 1;
};

/// Number of bytes of the well-formed UTF-8 sequence at the front of a text that is not empty, 0 if
/// it is malformed.
size_t utf8Length(std::string_view text);

/// The text of one file, without a byte order mark, and its name as the user gave it.
class Source {
public:
  Source(std::string name, std::string text);
  const std::string &name() const { return fileName; }
  std::string_view text() const { return contents; }
  LineColumn lineColumn(uint32_t offset) const;
  /// The line that holds `offset`, without its newline.
  std::string_view lineAt(uint32_t offset) const;

private:
  std::string fileName, contents;
  std::vector<uint32_t> lineStarts;
};

enum class Severity { Error, Warning, Note };

/// One message. `hint`, if any, is printed on a separate line.
struct Diagnostic {
  Severity severity = Severity::Error;
  SourceRange range;
  std::string message;
  std::string hint;
};

/// A message as it is printed.
struct Rendered {
  const Diagnostic *diagnostic; ///< null for the count of those not shown
  std::string text;
};

/// Collects diagnostics, at most `limit` of them.
class Diagnostics {
public:
  explicit Diagnostics(const Source &source, size_t limit = maxDiagnostics)
      : source(source), limit(limit) {}
  void error(SourceRange range, std::string message, std::string hint = "");
  void warning(SourceRange range, std::string message, std::string hint = "");
  void note(SourceRange range, std::string message);
  bool hasErrors() const { return errorCount != 0; }
  size_t errors() const { return errorCount; }
  const std::vector<Diagnostic> &all() const { return list; }
  const Source &file() const { return source; }
  /// All of them, sorted by position, in the form
  /// `file:line:col: error: message`, the source line, a caret line, `hint: ...`.
  std::string render() const;
  /// The same, one by one.
  std::vector<Rendered> renderEach() const;

private:
  /// Returns false for a duplicate: same severity, message and begin of the range.
  bool add(Severity severity, SourceRange range, std::string message, std::string hint);
  const Source &source;
  size_t limit, errorCount = 0;
  std::vector<Diagnostic> list;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SOURCE_H
