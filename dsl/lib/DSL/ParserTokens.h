//===- ParserTokens.h - Tokens of a text, in order --------------*- C++ -*-===//
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

/// The tokens from the present one on, what is said of them, and how to go on after an error.
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
  /// Takes the partner of a bracket.
  bool expectClose(const Token &open, const char *what);
  /// Takes a name that is being declared; `what` says whose.
  bool declaredName(const char *what, std::string &name, SourceRange &range);
  /// How many tokens were taken.
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
  /// Goes on behind the next END, or before a `}` or the next statement.
  void recover();
  /// The same, for a word that is no statement here and would be found again.
  void recoverFromHere();
  bool endOfStatement();

  // Blocks: `{` on the line of its header; false: there is none.
  bool openBrace(const char *header, SourceRange &range);
  bool atBlockEnd() const;
  /// Takes the `}` of the block that begins at `range`, or reports that there is none.
  void closeBrace(SourceRange &range);

  /// Counts nested rules; every recursive cycle of the grammar passes through one.
  struct Nesting {
    explicit Nesting(TokenReader &in) : in(in) { ++in.depth; }
    ~Nesting() { --in.depth; }
    Nesting(const Nesting &) = delete;
    Nesting &operator=(const Nesting &) = delete;
    /// Reports once per file if the limit is passed.
    bool tooDeep();
    TokenReader &in;
  };

  /// Inside a bracket whose missing partner is reported: say nothing more.
  bool quiet = false;
  /// The first block of the layer whose `}` stands further left than the line of its `{`: from
  /// the one to the other; to 0 without such a block.
  SourceRange lacking;

private:
  /// At a `layer` that starts a line: no block contains one, so all are over.
  bool atNextLayer() const;
  void skipBraces();
  /// Of the line in which `range` begins.
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
