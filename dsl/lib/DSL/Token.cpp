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

using namespace tttc::dsl;

namespace {

struct Word {
  std::string_view text;
  TokenKind kind;
};

constexpr Word words[] = {
    {"layer", TokenKind::Layer},
    {"shared", TokenKind::Shared},
    {"token", TokenKind::Token},
    {"param", TokenKind::Param},
    {"view", TokenKind::View},
    {"learner", TokenKind::Learner},
    {"state", TokenKind::State},
    {"return", TokenKind::Return},
    {"every", TokenKind::Every},
    {"each", TokenKind::Each},
    {"repeat", TokenKind::Repeat},
    {"reverse", TokenKind::Reverse},
    {"as", TokenKind::As},
    {"probe", TokenKind::Probe},
    {"out", TokenKind::Out},
    {"heads", TokenKind::Heads},
    {"noncausal", TokenKind::Noncausal},
    {"t", TokenKind::T},
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

std::vector<std::string> tttc::dsl::builtinNames() {
  std::vector<std::string> names;
  for (const BuiltinRow &function : functions)
    names.emplace_back(function.text);
  return names;
}

std::vector<std::string> tttc::dsl::reservedWords() {
  std::vector<std::string> result;
  for (const Word &reserved : words)
    result.emplace_back(reserved.text);
  return result;
}
