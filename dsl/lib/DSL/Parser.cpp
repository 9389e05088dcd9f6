//===- Parser.cpp - Files and layers --------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ParserImpl.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Parser.h"
#include "ParserImpl.h"

#include "tttc/DSL/Spelling.h"

using namespace tttc::dsl;

std::string Parser::hintBetweenLayers() const {
  if (in.at(TokenKind::RBrace))
    return "this '}' closes nothing";
  return didYouMean(in.text(in.peek()), {"layer"},
                    "a file holds layers, `layer name(d = 64) { ... }`");
}

std::unique_ptr<File> Parser::file() {
  auto result = std::make_unique<File>();
  while (!in.at(TokenKind::Eof)) {
    if (in.at(TokenKind::Layer)) {
      layer(*result);
    } else {
      in.quiet = false;
      in.expected("'layer'", hintBetweenLayers());
      do
        in.take();
      while (!in.at(TokenKind::Layer) && !in.at(TokenKind::Eof));
    }
  }
  result->comments = in.takeComments();
  return result;
}

std::unique_ptr<File> tttc::dsl::parse(const Source &source, Diagnostics &diags) {
  return Parser(source, diags).file();
}
