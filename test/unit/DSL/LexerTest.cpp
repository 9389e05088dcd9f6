//===- LexerTest.cpp - Tokens and statement ends ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Newlines that end a statement, syntax of numbers, closing brackets.
//
//===----------------------------------------------------------------------===//

#include "SyntaxTestUtils.h"

using namespace tttc::dsl;
using namespace tttc::dsl::test;

static std::vector<TokenKind> kindsOf(const std::string &text) {
  const Source source("test.ttt", text);
  Diagnostics diags(source);
  std::vector<TokenKind> kinds;
  for (const Token &token : lex(source, diags).tokens)
    kinds.push_back(token.kind);
  EXPECT_FALSE(diags.hasErrors()) << diags.render();
  return kinds;
}

static size_t endsIn(const std::string &text) {
  size_t count = 0;
  for (TokenKind kind : kindsOf(text))
    count += kind == TokenKind::End;
  return count;
}

TEST(Lexer, NewlineEndsAfterWhatCanEndAValue) {
  for (const char *text : {"a\n", "t\n", "heads\n", "1.5e-3\n", "a^T\n", "(a)\n", "[a]\n", "}\n"})
    EXPECT_EQ(endsIn(text), 1u) << text;
}

TEST(Lexer, NewlineIsSkippedAfterWhatCannot) {
  for (const char *text :
       {"a +\nb", "a =\nb", "{\na", "return\nb", "-\nb", "a,\nb", "\n\n", "a^\n2"})
    EXPECT_EQ(endsIn(text), 0u) << text;
}

TEST(Lexer, NewlineIsSkippedInBrackets) {
  EXPECT_EQ(endsIn("(a\n)"), 0u);
  EXPECT_EQ(endsIn("[a\n]"), 0u);
  EXPECT_EQ(endsIn("(a [\nb]\n)\n"), 1u);
}

TEST(Lexer, OnlyTheFirstNewlineEnds) { EXPECT_EQ(endsIn("a\n\n\n// c\n\nb"), 1u); }

TEST(Lexer, CommentsAreNotTokens) {
  const Source source("test.ttt", "a // one\n// two");
  Diagnostics diags(source);
  const TokenList list = lex(source, diags);
  ASSERT_EQ(list.comments.size(), 2u);
  EXPECT_EQ(source.text().substr(list.comments[0].begin), "// one\n// two");
  EXPECT_EQ(list.tokens.size(), 3u); // a, END, end of file.
}

TEST(Lexer, TransposeIsOneTokenUnlessANameGoesOn) {
  EXPECT_EQ(kindsOf("a^T")[1], TokenKind::CaretT);
  EXPECT_EQ(kindsOf("a^T2")[1], TokenKind::Caret);
  EXPECT_EQ(kindsOf("T")[0], TokenKind::Name);
}

TEST(Lexer, EveryBuiltinHasItsName) {
  for (int i = int(Builtin::None) + 1; i <= int(Builtin::MeanTokens); ++i) {
    Builtin builtin = Builtin::None;
    const std::string_view name = builtinName(Builtin(i));
    EXPECT_EQ(classifyWord(name, builtin), TokenKind::Function);
    EXPECT_EQ(builtin, Builtin(i)) << name;
  }
}

TEST(Lexer, LetterAfterNumber) {
  const std::string text = inLayer("  x = 4d");
  const Diagnostic error = onlyError(text);
  EXPECT_EQ(error.message, "expected an operator after the number, found 'd'");
  EXPECT_EQ(error.hint, "write `4*d`; a name begins with a letter");
  EXPECT_EQ(pointedAt(text, error), "4d");
}

TEST(Lexer, Utf16IsNamed) {
  for (const std::string text : {"\xFF\xFE", "\xFE\xFF"}) {
    const Parsed parsed(text);
    ASSERT_FALSE(parsed.diags.all().empty());
    EXPECT_EQ(parsed.diags.all()[0].hint, "the file is UTF-16: save it as UTF-8");
  }
}

TEST(Lexer, PointWithoutDigit) {
  EXPECT_EQ(onlyError(inLayer("  x = 1.")).message, "expected a digit after the '.' of a number");
}

TEST(Lexer, ReservedWordClosesBrackets) {
  const std::string text = inLayer("  x = sum((a + b)\n  every d {\n    y = x\n  }");
  const Diagnostic error = onlyError(text);
  EXPECT_EQ(error.message, "expected ')' to close this '(', found 'every'");
  EXPECT_EQ(error.range.begin, text.find("(("));
}

TEST(Lexer, BraceClosesBrackets) {
  EXPECT_EQ(onlyError(inLayer("  x = [a")).message, "expected ']' to close this '[', found '}'");
  EXPECT_EQ(onlyError(inLayer("  repeat (d {\n    x = 1\n  }")).message,
            "expected ')' to close this '(', found '{'");
  EXPECT_EQ(onlyError("layer a(d").message,
            "expected ')' to close this '(', found the end of the file");
}

TEST(Lexer, BracketsOfTwoKinds) {
  const Parsed parsed(inLayer("  x = (a]"));
  ASSERT_EQ(parsed.diags.all().size(), 2u);
  EXPECT_EQ(parsed.diags.all()[0].message, "expected ')', found ']'");
  EXPECT_EQ(parsed.diags.all()[1].severity, Severity::Note);
}

TEST(Lexer, BytesThatStartNoToken) {
  EXPECT_EQ(onlyError(inLayer("  x = \xC3\xA9")).message,
            "expected ASCII outside comments, found the byte 0xc3");
  EXPECT_EQ(onlyError(inLayer(std::string("  x = \0", 7))).message,
            "expected text, found the control byte 0x00");
  EXPECT_EQ(onlyError(inLayer(std::string("  // \0", 6))).message,
            "expected text, found the control byte 0x00");
  // A file that is no text gets one error.
  EXPECT_EQ(onlyError(inLayer(std::string("  x = \x01 \x80 ' ; \x02 (", 17))).message,
            "expected text, found the control byte 0x01");
  EXPECT_EQ(onlyError(inLayer("  x = 1;")).hint, "a statement ends with its line");
  EXPECT_EQ(onlyError(inLayer("  # a")).hint, "a comment starts with `//`");
  EXPECT_EQ(onlyError(inLayer("  param W : [d] ~ normal(1)")).hint,
            "where training begins is written `init normal(0.02)`");
  EXPECT_EQ(onlyError(inLayer("  x = 1 /* a\n b */ + 2")).message,
            "expected a comment or an operand, found '/*'");
}

TEST(Lexer, ReturnsAloneEndNoLine) {
  const std::string text = "// a\rlayer a(d) {\r}\r";
  const Diagnostic error = onlyError(text);
  EXPECT_EQ(error.message, "expected lines that end with a newline, found a carriage return alone");
  EXPECT_EQ(error.hint, "convert the line ends, `tr '\\r' '\\n' < OLD > NEW`");
  EXPECT_EQ(error.range.begin, text.find('\r'));
  EXPECT_TRUE(errorsOf("// a\rb\r\nlayer a(d) {\r\n}\r").empty());
}

TEST(Lexer, CommentsMayHoldAnyUtf8) { EXPECT_TRUE(errorsOf(inLayer("  // \xC3\xA9")).empty()); }

TEST(Lexer, SourceTooLong) {
  EXPECT_EQ(onlyError(std::string(maxSourceBytes + 1, ' ')).message,
            "expected at most 1048576 bytes of source, found 1048577");
  EXPECT_TRUE(errorsOf(std::string(maxSourceBytes, ' ')).empty());
}
