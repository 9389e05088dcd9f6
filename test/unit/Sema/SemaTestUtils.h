//===- SemaTestUtils.h - Helpers for tests of the checker -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers to check a text and to state its only error. Texts mark
// the expected caret position with `$`, which no program contains.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_SEMA_SEMATESTUTILS_H
#define TTTC_SEMA_SEMATESTUTILS_H

#include "tttc/DSL/Causality.h"
#include "tttc/DSL/Parser.h"
#include "tttc/DSL/Sema.h"

#include <gtest/gtest.h>

#include <regex>
#include <string>

namespace tttc::dsl::test {

/// A parsed text, and checked if parsing succeeded.
struct Checked {
  explicit Checked(std::string text)
      : source("test.ttt", std::move(text)), diags(source), file(parse(source, diags)) {
    parsed = !diags.hasErrors();
    if (parsed)
      check(*file, diags);
  }
  Layer &layer() const { return *file->layers.at(0); }
  const Entity *find(const std::string &name) const {
    for (const auto &entity : layer().entities)
      if (entity->name == name)
        return entity.get();
    return nullptr;
  }
  Source source;
  Diagnostics diags;
  std::unique_ptr<File> file;
  bool parsed = false;
};

/// The text without its mark, and the position of the mark.
struct Marked {
  explicit Marked(std::string marked) : text(std::move(marked)), offset(text.find('$')) {
    if (offset != std::string::npos)
      text.erase(offset, 1);
  }
  std::string text;
  size_t offset;
};

/// Expects exactly one diagnostic.
inline void expectOnly(Severity severity, const std::string &marked, const std::string &message,
                       const std::string &hint) {
  const Marked mark(marked);
  ASSERT_NE(mark.offset, std::string::npos) << "no mark in " << marked;
  const Checked checked(mark.text);
  ASSERT_TRUE(checked.parsed) << checked.diags.render();
  size_t problems = 0;
  for (const Diagnostic &diag : checked.diags.all())
    problems += diag.severity != Severity::Note;
  ASSERT_EQ(problems, 1u) << checked.diags.render() << "\n" << mark.text;
  const Diagnostic &diag = checked.diags.all().front();
  EXPECT_EQ(diag.severity, severity);
  EXPECT_EQ(diag.message, message);
  EXPECT_EQ(diag.hint, hint);
  const LineColumn found = checked.source.lineColumn(diag.range.begin);
  const LineColumn expected = checked.source.lineColumn(static_cast<uint32_t>(mark.offset));
  EXPECT_EQ(found.line, expected.line) << checked.diags.render();
  EXPECT_EQ(found.column, expected.column) << checked.diags.render();
}

inline void expectError(const std::string &marked, const std::string &message,
                        const std::string &hint) {
  expectOnly(Severity::Error, marked, message, hint);
}

inline void expectWarning(const std::string &marked, const std::string &message,
                          const std::string &hint) {
  expectOnly(Severity::Warning, marked, message, hint);
}

inline void expectAccepted(const std::string &text) {
  const Checked checked(text);
  EXPECT_TRUE(checked.diags.all().empty()) << checked.diags.render();
}

/// A layer around `lines`; its dims are `d` and, if `lines` names it, `h`; `q` is a token that
/// `out` may read.
inline std::string inLayer(const std::string &lines) {
  const bool namesH = std::regex_search(lines, std::regex("\\bh\\b"));
  return std::string("layer a(d = 4") + (namesH ? ", h = 6" : "") + ") {\n" + lines + "\n}\n";
}

/// A layer with the learner `f` of one state S and a loss, around `lines` of its
/// program. The loss reads the token `k`, so that no line needs to.
inline std::string withLearner(const std::string &lines) {
  return inLayer("token q, k : [d], lr\n"
                 "learner f(x) {\n"
                 "  state S : [d, d]\n"
                 "  return x @ S\n"
                 "}\n"
                 "loss(f) = lr * sum(f(k)^2)\n" +
                 lines);
}

} // namespace tttc::dsl::test

#endif // TTTC_SEMA_SEMATESTUTILS_H
