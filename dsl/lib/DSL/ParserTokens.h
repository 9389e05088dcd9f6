//===- ParserTokens.h - Token stream and error recovery ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIB_PARSERTOKENS_H
#define TTTC_DSL_LIB_PARSERTOKENS_H

#include "tttc/DSL/Lexer.h"

namespace tttc::dsl {

/// A cursor over the tokens, with diagnostics and error recovery.
class TokenReader {
public:
  TokenReader(const Source &source, Diagnostics &diags)
      : source(source), diags(diags), list(lex(source, diags)) {}

  const Token &peek(size_t ahead = 0) const;
  bool at(TokenKind kind) const { return peek().kind == kind; }
  const Token &take();
  bool accept(TokenKind kind);
  /// Takes a token of this kind or reports "expected `what`, found ...".
  bool expect(TokenKind kind, const char *what, std::string hint = "");
  /// Takes the closing partner of `open`.
  bool expectClose(const Token &open, const char *what);
  /// Takes a name that is being declared; `what` describes it for messages.
  bool declaredName(const char *what, std::string &name, SourceRange &range);
  /// The number of tokens taken.
  size_t place() const { return index; }
  const Token &previous() const { return list.tokens[index - 1]; }
  uint32_t previousEnd() const { return index == 0 ? 0 : previous().range.end; }

  std::string_view text(SourceRange range) const;
  std::string_view text(const Token &token) const { return text(token.range); }
  std::string describe(const Token &token) const;
  std::vector<SourceRange> takeComments() { return std::move(list.comments); }

  // Errors and recovery.
  void error(SourceRange range, std::string message, std::string hint = "");
  void expected(const std::string &what, std::string hint = "");
  std::string implicitProductHint() const;
  /// Skips past the next END, or up to a `}` or the next statement.
  void recover();
  /// The same, but first skips a reserved word at which `recover` would stop.
  void recoverFromHere();
  bool endOfStatement();

  // Blocks: `{` on the line of its header; returns false if there is none. `hintForWord`: where a
  // word stands in its place.
  bool openBrace(const char *header, const std::string &hintForWord, SourceRange &range);
  bool atBlockEnd() const;
  /// Takes the `}` of the block that begins at `range`, or reports that there is none.
  void closeBrace(SourceRange &range);

  /// Counts nested rules; every recursive cycle of the grammar passes through one.
  struct Nesting {
    explicit Nesting(TokenReader &in) : in(in) { ++in.depth; }
    ~Nesting() { --in.depth; }
    Nesting(const Nesting &) = delete;
    Nesting &operator=(const Nesting &) = delete;
    /// Returns true if the limit is exceeded, and reports it once per file.
    bool tooDeep();
    TokenReader &in;
  };

  /// Suppresses errors, e.g. inside a bracket whose missing partner is reported.
  bool quiet = false;
  /// From the `{` to the `}` of the layer's first block whose `}` is indented less than the line
  /// of its `{`; the end is 0 if there is no such block.
  SourceRange lacking;

private:
  /// Returns true at a `layer` that starts a line: no block contains one, so it ends all blocks.
  bool atNextLayer() const;
  void skipBraces();
  /// The indentation of the line in which `range` begins.
  size_t indentation(SourceRange range) const;

  const Source &source;
  Diagnostics &diags;
  TokenList list;
  size_t index = 0;
  unsigned depth = 0;
  bool reportedDepth = false;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_LIB_PARSERTOKENS_H
