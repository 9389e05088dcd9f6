//===- FormatLines.cpp - Comments and blank lines ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A trailing comment stays after its code. A comment inside a statement that spans
// several lines moves to the end of the statement, or above it if there is more than
// one. All others keep a separate line.
//
//===----------------------------------------------------------------------===//

#include "FormatLines.h"

#include <algorithm>

using namespace tttc::dsl;

namespace {

constexpr size_t maxSharedColumn = 200;

struct OutputLine {
  std::string text, comment;
};

class Layout {
public:
  Layout(const Source &source, const std::vector<FormatLine> &lines,
         const std::vector<SourceRange> &comments)
      : text(source.text()), lines(lines), comments(comments) {}
  std::string run();

private:
  std::string_view comment(SourceRange range) const;
  bool firstOnLine(uint32_t offset) const;
  bool blankBefore(uint32_t offset) const;
  bool belongsTo(const FormatLine &line, SourceRange comment) const;
  void ownLine(SourceRange comment, unsigned indent);
  void codeLine(const FormatLine &line, size_t firstComment, size_t endComment);
  void blank(uint32_t offset);
  std::string render() const;

  std::string_view text;
  const std::vector<FormatLine> &lines;
  const std::vector<SourceRange> &comments;
  std::vector<OutputLine> output;
  bool blankAllowed = false; ///< not at the start of the file or of a block
};

std::string_view Layout::comment(SourceRange range) const {
  std::string_view piece = text.substr(range.begin, range.end - range.begin);
  return piece.substr(0, piece.find_last_not_of(" \t\r") + 1);
}

bool Layout::firstOnLine(uint32_t offset) const {
  const size_t before = text.substr(0, offset).find_last_not_of(" \t\r");
  return before == std::string_view::npos || text[before] == '\n';
}

/// True if the line above the one that holds `offset` is blank.
bool Layout::blankBefore(uint32_t offset) const {
  const size_t newline = text.substr(0, offset).rfind('\n');
  if (newline == std::string_view::npos)
    return false;
  const size_t before = text.substr(0, newline).find_last_not_of(" \t\r");
  return before == std::string_view::npos || text[before] == '\n';
}

bool Layout::belongsTo(const FormatLine &line, SourceRange comment) const {
  return comment.begin >= line.range.begin &&
         (comment.begin < line.range.end || !firstOnLine(comment.begin));
}

void Layout::blank(uint32_t offset) {
  if (blankAllowed && blankBefore(offset))
    output.emplace_back();
  blankAllowed = true;
}

void Layout::ownLine(SourceRange range, unsigned indent) {
  blank(range.begin);
  output.push_back({std::string(2 * indent, ' ') + std::string(comment(range)), ""});
}

void Layout::codeLine(const FormatLine &line, size_t firstComment, size_t endComment) {
  if (line.kind == LineKind::Closes)
    blankAllowed = false;
  blank(line.range.begin);
  const std::string margin(2 * line.indent, ' ');
  OutputLine result{margin + line.text, ""};
  for (size_t i = firstComment; i < endComment; ++i) {
    if (i + 1 < endComment)
      output.push_back({margin + std::string(comment(comments[i])), ""});
    else
      result.comment = std::string(comment(comments[i]));
  }
  output.push_back(std::move(result));
  if (line.kind == LineKind::Opens)
    blankAllowed = false;
}

std::string Layout::render() const {
  std::string result;
  for (size_t i = 0; i < output.size();) {
    // Trailing comments of adjacent lines are aligned, unless that needs a column beyond
    // maxSharedColumn.
    size_t end = i, column = 0;
    for (; end < output.size() && !output[end].comment.empty(); ++end) {
      const size_t needed = output[end].text.size() + 2;
      if (end > i && std::max(column, needed) > maxSharedColumn)
        break;
      column = std::max(column, needed);
    }
    for (; i < end; ++i)
      result += output[i].text + std::string(column - output[i].text.size(), ' ') +
                output[i].comment + "\n";
    if (i < output.size() && output[i].comment.empty())
      result += output[i++].text + "\n";
  }
  return result;
}

std::string Layout::run() {
  size_t next = 0; // The first comment not laid out yet.
  for (const FormatLine &line : lines) {
    const unsigned indent = line.indent + (line.kind == LineKind::Closes);
    for (; next < comments.size() && comments[next].begin < line.range.begin; ++next)
      ownLine(comments[next], indent);
    // A comment after the start of the next line belongs to that line.
    const FormatLine *following = &line + 1 == lines.data() + lines.size() ? nullptr : &line + 1;
    const size_t first = next;
    while (next < comments.size() && belongsTo(line, comments[next]) &&
           (!following || comments[next].begin < following->range.begin))
      ++next;
    codeLine(line, first, next);
  }
  for (; next < comments.size(); ++next)
    ownLine(comments[next], 0);
  return render();
}

} // namespace

std::string tttc::dsl::layOut(const Source &source, const std::vector<FormatLine> &lines,
                              const std::vector<SourceRange> &comments) {
  return Layout(source, lines, comments).run();
}
