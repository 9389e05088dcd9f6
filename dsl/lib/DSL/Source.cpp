//===- Source.cpp - Source text, positions and diagnostics ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Positions from byte offsets, and diagnostics as text. The text is safe to
// print: control bytes of the source are replaced and long lines are clipped.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Source.h"

#include <algorithm>
#include <limits>

using namespace tttc::dsl;

Source::Source(std::string name, std::string text)
    : fileName(std::move(name)), contents(std::move(text)) {
  // Some editors begin UTF-8 files with a byte order mark; columns do not count it.
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (contents.compare(0, mark.size(), mark) == 0)
    contents.erase(0, mark.size());
  lineStarts.push_back(0);
  const size_t end = std::min<size_t>(contents.size(), std::numeric_limits<uint32_t>::max());
  for (size_t i = 0; i < end; ++i)
    if (contents[i] == '\n')
      lineStarts.push_back(static_cast<uint32_t>(i + 1));
}

LineColumn Source::lineColumn(uint32_t offset) const {
  auto next = std::upper_bound(lineStarts.begin(), lineStarts.end(), offset);
  LineColumn result;
  result.line = static_cast<uint32_t>(next - lineStarts.begin());
  result.column = offset - *(next - 1) + 1;
  return result;
}

std::string_view Source::lineAt(uint32_t offset) const {
  auto next = std::upper_bound(lineStarts.begin(), lineStarts.end(), offset);
  const size_t begin = *(next - 1);
  std::string_view line = text().substr(std::min(begin, contents.size()));
  line = line.substr(0, line.find('\n'));
  if (!line.empty() && line.back() == '\r')
    line.remove_suffix(1);
  return line;
}

void Diagnostics::error(SourceRange range, std::string message, std::string hint) {
  if (add(Severity::Error, range, std::move(message), std::move(hint)))
    ++errorCount;
}

void Diagnostics::warning(SourceRange range, std::string message, std::string hint) {
  add(Severity::Warning, range, std::move(message), std::move(hint));
}

void Diagnostics::note(SourceRange range, std::string message) {
  add(Severity::Note, range, std::move(message), "");
}

bool Diagnostics::add(Severity severity, SourceRange range, std::string message, std::string hint) {
  // Drops duplicates: a dim used in several axes would be reported several times.
  for (const Diagnostic &known : list)
    if (known.severity == severity && known.range.begin == range.begin && known.message == message)
      return false;
  if (list.size() < limit)
    list.push_back({severity, range, std::move(message), std::move(hint)});
  return true;
}

static bool isContinuationByte(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

size_t tttc::dsl::utf8Length(std::string_view text) {
  const unsigned char c = static_cast<unsigned char>(text.front());
  const size_t length = c < 0x80                ? 1
                        : c >= 0xC2 && c < 0xE0 ? 2
                        : c >= 0xE0 && c < 0xF0 ? 3
                        : c >= 0xF0 && c < 0xF5 ? 4
                                                : 0;
  if (length == 0 || length > text.size())
    return 0;
  for (size_t i = 1; i < length; ++i)
    if (!isContinuationByte(text[i]))
      return 0;
  return length;
}

namespace {

constexpr size_t shownColumns = 160;

/// The source line, and below it a caret under `column` (from 0) and `~` for the rest of the
/// range. Both lines have one column per character and the same tabs, so that they align.
std::string renderSnippet(std::string_view line, size_t column, size_t length) {
  column = std::min(column, line.size());
  length = std::min(length, line.size() - column);
  size_t first = column > shownColumns / 2 && line.size() > shownColumns
                     ? std::min(column - shownColumns / 2, line.size() - shownColumns)
                     : 0;
  while (first > 0 && isContinuationByte(line[first]))
    --first;
  const size_t last = std::min(line.size(), first + shownColumns);

  std::string shown = first > 0 ? "..." : "", carets(shown.size(), ' ');
  for (size_t i = first; i < last;) {
    const size_t bytes = utf8Length(line.substr(i));
    const bool printable =
        bytes > 1 || (bytes == 1 && (line[i] == '\t' || (line[i] >= ' ' && line[i] != 0x7f)));
    if (printable)
      shown += line.substr(i, bytes);
    else
      shown += '?';
    if (i <= column && column < i + std::max<size_t>(bytes, 1))
      carets += '^';
    else if (i > column && i < column + length)
      carets += '~';
    else
      carets += line[i] == '\t' ? '\t' : ' ';
    i += std::max<size_t>(bytes, 1);
  }
  if (column >= last)
    carets += '^';
  if (last < line.size())
    shown += "...";
  carets.erase(carets.find_last_not_of(" \t") + 1);
  return shown + "\n" + carets + "\n";
}

const char *severityName(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Note:
    return "note";
  }
  return "";
}

} // namespace

std::string Diagnostics::render() const {
  std::string text;
  for (const Rendered &one : renderEach())
    text += one.text;
  return text;
}

std::vector<Rendered> Diagnostics::renderEach() const {
  // A note is sorted with the message before it, whatever its position.
  std::vector<std::pair<uint32_t, size_t>> order;
  uint32_t position = 0;
  size_t shownErrors = 0;
  for (size_t i = 0; i < list.size(); ++i) {
    if (list[i].severity != Severity::Note)
      position = list[i].range.begin;
    shownErrors += list[i].severity == Severity::Error;
    order.emplace_back(position, i);
  }
  std::sort(order.begin(), order.end());

  std::vector<Rendered> result;
  for (const auto &entry : order) {
    const Diagnostic &diag = list[entry.second];
    const LineColumn where = source.lineColumn(diag.range.begin);
    std::string text = source.name() + ":" + std::to_string(where.line) + ":" +
                       std::to_string(where.column) + ": " + severityName(diag.severity) + ": " +
                       diag.message + "\n";
    const size_t length = diag.range.end > diag.range.begin ? diag.range.end - diag.range.begin : 1;
    text += renderSnippet(source.lineAt(diag.range.begin), where.column - 1, length);
    if (!diag.hint.empty())
      text += "hint: " + diag.hint + "\n";
    result.push_back({&diag, std::move(text)});
  }
  if (errorCount > shownErrors)
    result.push_back({nullptr, source.name() + ": " + std::to_string(errorCount - shownErrors) +
                                   " more errors are not shown\n"});
  return result;
}
