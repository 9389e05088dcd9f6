//===- DiagnosticsTest.cpp - Positions and rendering ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lines, columns, carets, hints, order, limits and unusual bytes.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Source.h"

#include <gtest/gtest.h>

using namespace tttc::dsl;

TEST(Source, LinesAndColumns) {
  const Source source("a.ttt", "one\ntwo\n");
  EXPECT_EQ(source.lineColumn(0).line, 1u);
  EXPECT_EQ(source.lineColumn(3).column, 4u);
  EXPECT_EQ(source.lineColumn(5).line, 2u);
  EXPECT_EQ(source.lineColumn(5).column, 2u);
  EXPECT_EQ(source.lineColumn(8).line, 3u);
  EXPECT_EQ(source.lineAt(5), "two");
  EXPECT_EQ(source.lineAt(8), "");
  EXPECT_EQ(Source("a.ttt", "one\r\ntwo").lineAt(0), "one");
}

TEST(Source, AByteOrderMarkIsNoText) {
  const Source source("a.ttt", "\xEF\xBB\xBFone\n");
  EXPECT_EQ(source.text(), "one\n");
  EXPECT_EQ(source.lineColumn(0).column, 1u);
  EXPECT_EQ(Source("a.ttt", "one \xEF\xBB\xBF").text(), "one \xEF\xBB\xBF");
}

TEST(Diagnostics, Render) {
  const Source source("a.ttt", "x = a b\n");
  Diagnostics diags(source);
  diags.error({4, 7}, "expected this", "write that");
  EXPECT_EQ(diags.render(), "a.ttt:1:5: error: expected this\n"
                            "x = a b\n"
                            "    ^~~\n"
                            "hint: write that\n");
}

TEST(Diagnostics, SortedWithNotesBehindTheirMessage) {
  const Source source("a.ttt", "a\nb\nc\n");
  Diagnostics diags(source);
  diags.warning({4, 5}, "third");
  diags.note({0, 1}, "its note");
  diags.error({2, 3}, "second");
  EXPECT_EQ(diags.render(), "a.ttt:2:1: error: second\nb\n^\n"
                            "a.ttt:3:1: warning: third\nc\n^\n"
                            "a.ttt:1:1: note: its note\na\n^\n");
  EXPECT_EQ(diags.errors(), 1u);
}

TEST(Diagnostics, RangeOverSeveralLinesEndsWithTheFirst) {
  const Source source("a.ttt", "ab\ncd\n");
  Diagnostics diags(source);
  diags.error({1, 5}, "here");
  EXPECT_EQ(diags.render(), "a.ttt:1:2: error: here\nab\n ^\n");
}

TEST(Diagnostics, EndOfText) {
  const Source source("a.ttt", "ab");
  Diagnostics diags(source);
  diags.error({2, 2}, "here");
  EXPECT_EQ(diags.render(), "a.ttt:1:3: error: here\nab\n  ^\n");
}

TEST(Diagnostics, TabsAndWideCharactersKeepTheCaretInPlace) {
  const Source source("a.ttt", "\t\xC3\xA9 x");
  Diagnostics diags(source);
  diags.error({4, 5}, "here");
  EXPECT_EQ(diags.render(), "a.ttt:1:5: error: here\n\t\xC3\xA9 x\n\t  ^\n");
}

TEST(Diagnostics, OddBytesAreReplaced) {
  const Source source("a.ttt", std::string("\0\x1b\xC3x\x7f", 5));
  Diagnostics diags(source);
  diags.error({3, 4}, "here");
  EXPECT_EQ(diags.render(), "a.ttt:1:4: error: here\n???x?\n   ^\n");
}

TEST(Diagnostics, LongLinesAreClipped) {
  const Source source("a.ttt", std::string(1000, 'a') + "b" + std::string(1000, 'c'));
  Diagnostics diags(source);
  diags.error({1000, 1001}, "here");
  EXPECT_EQ(diags.render(), "a.ttt:1:1001: error: here\n..." + std::string(80, 'a') + "b" +
                                std::string(79, 'c') + "...\n" + std::string(83, ' ') + "^\n");
}

TEST(Diagnostics, StopsGrowingAndSaysSo) {
  const Source source("a.ttt", "a");
  Diagnostics diags(source, 2);
  for (int i = 0; i < 5; ++i)
    diags.error({0, 1}, "here " + std::to_string(i));
  EXPECT_EQ(diags.errors(), 5u);
  diags.error({0, 1}, "here 0");
  EXPECT_EQ(diags.errors(), 5u); // a duplicate
  EXPECT_EQ(diags.all().size(), 2u);
  const std::string rendered = diags.render();
  EXPECT_NE(rendered.find("a.ttt: 3 more errors are not shown\n"), std::string::npos) << rendered;
}
