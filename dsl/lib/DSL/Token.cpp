//===- Token.cpp - Tables of reserved words and built-ins -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reserved words of the language. A new built-in function is one row here
// and one enumerator in AST.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Token.h"

#include <algorithm>

using namespace tttc::dsl;

namespace {

struct Word {
  std::string_view text;
  TokenKind kind;
};

constexpr Word words[] = {
    {"layer", TokenKind::Layer}, {"shared", TokenKind::Shared}, {"token", TokenKind::Token},
    {"param", TokenKind::Param}, {"view", TokenKind::View},     {"learner", TokenKind::Learner},
    {"state", TokenKind::State}, {"return", TokenKind::Return}, {"every", TokenKind::Every},
    {"each", TokenKind::Each},   {"repeat", TokenKind::Repeat}, {"reverse", TokenKind::Reverse},
    {"as", TokenKind::As},       {"probe", TokenKind::Probe},   {"out", TokenKind::Out},
    {"heads", TokenKind::Heads}, {"t", TokenKind::T},
};

struct BuiltinRow {
  std::string_view text;
  Builtin builtin;
};

constexpr BuiltinRow functions[] = {
    {"exp", Builtin::Exp},
    {"log", Builtin::Log},
    {"sqrt", Builtin::Sqrt},
    {"abs", Builtin::Abs},
    {"sign", Builtin::Sign},
    {"tanh", Builtin::Tanh},
    {"sigmoid", Builtin::Sigmoid},
    {"softplus", Builtin::Softplus},
    {"relu", Builtin::Relu},
    {"silu", Builtin::Silu},
    {"gelu", Builtin::Gelu},
    {"gelu_erf", Builtin::GeluErf},
    {"max", Builtin::Max},
    {"min", Builtin::Min},
    {"sum", Builtin::Sum},
    {"mean", Builtin::Mean},
    {"norm", Builtin::Norm},
    {"dot", Builtin::Dot},
    {"row_norms", Builtin::RowNorms},
    {"col_norms", Builtin::ColNorms},
    {"softmax", Builtin::Softmax},
    {"layer_norm", Builtin::LayerNorm},
    {"rms_norm", Builtin::RmsNorm},
    {"l2_norm", Builtin::L2Norm},
    {"outer", Builtin::Outer},
    {"diag", Builtin::Diag},
    {"zeros", Builtin::Zeros},
    {"append", Builtin::Append},
    {"newton_schulz", Builtin::NewtonSchulz},
    {"rope", Builtin::Rope},
    {"rope_halves", Builtin::RopeHalves},
    {"conv", Builtin::Conv},
    {"prev", Builtin::Prev},
    {"next", Builtin::Next},
    {"cumsum", Builtin::Cumsum},
    {"grad", Builtin::Grad},
    {"join", Builtin::Join},
    {"sum_tokens", Builtin::SumTokens},
    {"mean_tokens", Builtin::MeanTokens},
};

/// Levenshtein distance; both words are at most maxWord long.
constexpr size_t maxWord = 16;
size_t editDistance(std::string_view a, std::string_view b) {
  size_t row[maxWord + 1];
  for (size_t j = 0; j <= b.size(); ++j)
    row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t substituted = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({substituted, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

} // namespace

TokenKind tttc::dsl::classifyWord(std::string_view word, Builtin &builtin) {
  for (const Word &reserved : words)
    if (reserved.text == word)
      return reserved.kind;
  for (const BuiltinRow &function : functions) {
    if (function.text != word)
      continue;
    builtin = function.builtin;
    return TokenKind::Function;
  }
  return TokenKind::Name;
}

std::string_view tttc::dsl::builtinName(Builtin builtin) {
  for (const BuiltinRow &function : functions)
    if (function.builtin == builtin)
      return function.text;
  return "";
}

std::string_view tttc::dsl::nearestReservedWord(std::string_view word) {
  if (word.size() < 3 || word.size() > maxWord)
    return "";
  for (const Word &reserved : words)
    if (reserved.text.size() > 2 &&
        editDistance(word, reserved.text) <= (reserved.text.size() > 4 ? 2u : 1u))
      return reserved.text;
  return "";
}
