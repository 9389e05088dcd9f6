//===- FormatTest.cpp - The canonical layout --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Spaces, parentheses, one-line loops, blank lines and comments. Every
// case also shows that the result formats to itself.
//
//===----------------------------------------------------------------------===//

#include "SyntaxTestUtils.h"

using namespace tttc::dsl;
using namespace tttc::dsl::test;

/// Formats `text`, and again, and expects `expected` both times.
static void expectFormat(const std::string &text, const std::string &expected) {
  EXPECT_EQ(formatted(text), expected);
  EXPECT_EQ(formatted(expected), expected);
}

/// The same for lines of a layer's body, given without their indent.
static void expectBody(const std::string &text, const std::string &expected) {
  expectFormat("layer a {\n" + text + "\n}\n", "layer a {\n" + expected + "}\n");
}

TEST(Format, Spaces) {
  expectBody("x=a+b*-c ^2", "  x = a + b * -c^2\n");
  expectBody("x=f( a,b ,eps=1e-5 )[ t%b ] . W ^T", "  x = f(a, b, eps = 1e-5)[t % b].W^T\n");
  expectBody("x = 1.50E+3", "  x = 1.50E+3\n");
}

TEST(Format, NeedlessParentheses) {
  expectBody("x = (a * b) + (c) - (f(x)).W", "  x = a * b + c - f(x).W\n");
  expectBody("x = ((a + b)) * c / (d * e)", "  x = (a + b) * c / (d * e)\n");
  expectBody("x = (a - b) - (c - d)", "  x = a - b - (c - d)\n");
  expectBody("x = (a @ b) * (c @ d)", "  x = (a @ b) * (c @ d)\n");
  expectBody("x = a @ (b @ c) + (-d)", "  x = a @ (b @ c) + -d\n");
  expectBody("x = -(y^2) + (-y)^2 + (y + z)^T", "  x = -y^2 + (-y)^2 + (y + z)^T\n");
  expectBody("x = (y^2)^3 + y^T^2 + (y^2)^T", "  x = (y^2)^3 + y^T^2 + y^2^T\n");
  expectBody("x = (a + b)[1] + (a^2)[1]", "  x = (a + b)[1] + (a^2)[1]\n");
}

TEST(Format, Headers) {
  expectFormat("layer a ( d = 64 ,h = 4 * d , n ) {\n}", "layer a(d = 64, h = 4*d, n) {\n}\n");
}

TEST(Format, Declarations) {
  expectBody("shared  param W:[ 4 * d,d ],b", "  shared param W : [4*d, d], b\n");
  expectBody("token q,k:[d],lr", "  token q, k : [d], lr\n");
  expectBody("param g,h:[d]init  1,s init-0.5", "  param g, h : [d] init 1, s init -0.5\n");
  expectBody("shared param W:[d,d]init normal( 1/sqrt( d ) )",
             "  shared param W : [d, d] init normal(1 / sqrt(d))\n");
  expectBody("view u=x@W", "  view u = x @ W\n");
  expectBody(
      "learner f ( x ) {\nstate K,V:[ *,d ]=1-2,s\ny=x\nreturn (y)\n}",
      "  learner f(x) {\n    state K, V : [*, d] = 1 - 2, s\n    y = x\n    return y\n  }\n");
  expectBody("loss (f,k)=f( k )", "  loss(f, k) = f(k)\n");
}

TEST(Format, ShortLoopsStayOnOneLine) {
  expectBody("each token {\nout = f(q)\n}", "  each token { out = f(q) }\n");
  expectBody("repeat 2 * d as j { x = j }", "  repeat 2*d as j { x = j }\n");
  expectBody("each token { probe p = q }", "  each token {\n    probe p = q\n  }\n");
  expectBody("every b { each token { out = q } }",
             "  every b {\n    each token { out = q }\n  }\n");
  expectBody("every b {\n}", "  every b {\n  }\n");
}

TEST(Format, LoopsInReverse) {
  expectBody("every 2 * b  reverse{ each token   reverse { out = q } }",
             "  every 2*b reverse {\n    each token reverse { out = q }\n  }\n");
}

TEST(Format, LongLoopsAreOpened) {
  const std::string fits(100 - std::string("  each token { out =  }").size(), 'a');
  expectBody("each token { out = " + fits + " }", "  each token { out = " + fits + " }\n");
  expectBody("each token { out = " + fits + "a }",
             "  each token {\n    out = " + fits + "a\n  }\n");
}

TEST(Format, KeepsTheOrderOfItems) {
  expectBody("x = 1\nview u = 2\nf(y) = y\ntoken q\nz = 3",
             "  x = 1\n  view u = 2\n  f(y) = y\n  token q\n  z = 3\n");
}

TEST(Format, BlankLines) {
  expectFormat("\n\nlayer a {\n\n  x = 1\n\n\n\n  y = 2\n  z = 3\n\n}\n\n\nlayer b {\n}\n\n",
               "layer a {\n  x = 1\n\n  y = 2\n  z = 3\n}\n\nlayer b {\n}\n");
}

TEST(Format, OwnLineComments) {
  expectFormat("   // top\n\n\n// next\nlayer a {\n// first\nx = 1\n\n// last\n}\n// end",
               "// top\n\n// next\nlayer a {\n  // first\n  x = 1\n\n  // last\n}\n// end\n");
}

TEST(Format, TrailingCommentsShareAColumn) {
  expectBody("x = 1 // a\nyy = 22// b  \n\nz = 3 // c\nw = 4",
             "  x = 1    // a\n  yy = 22  // b\n\n  z = 3  // c\n  w = 4\n");
}

TEST(Format, AVeryLongLineDoesNotPushItsNeighbours) {
  const std::string name(250, 'a');
  expectBody(name + " = 1 // a\nx = 1 // b", "  " + name + " = 1  // a\n  x = 1  // b\n");
}

TEST(Format, CommentsKeepALoopOpen) {
  expectBody("each token { // why\nout = q\n} // done",
             "  each token {  // why\n    out = q\n  }  // done\n");
  expectBody("each token { out = q } // all", "  each token { out = q }  // all\n");
}

TEST(Format, CommentsInsideAStatement) {
  expectBody("x = a + // one\n  b", "  x = a + b  // one\n");
  expectBody("x = f( // one\n// two\n  b) // three", "  // one\n  // two\n  x = f(b)  // three\n");
}

TEST(Format, CarriageReturns) {
  expectFormat("layer a {\r\n  // c \r\n\r\n  x = 1 // d\r\n}\r\n",
               "layer a {\n  // c\n\n  x = 1  // d\n}\n");
}

TEST(Format, NothingForWhatDoesNotParse) {
  const Source source("test.ttt", "layer a {\n  x = )\n}\n");
  Diagnostics diags(source);
  EXPECT_FALSE(format(source, diags).has_value());
  EXPECT_TRUE(diags.hasErrors());
}
