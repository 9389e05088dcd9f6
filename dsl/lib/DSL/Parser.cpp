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

using namespace tttc::dsl;

std::unique_ptr<File> Parser::file() {
  auto result = std::make_unique<File>();
  while (!in.at(TokenKind::Eof)) {
    if (in.at(TokenKind::Layer)) {
      layer(*result);
    } else {
      in.quiet = false;
      in.expected("'layer'", in.at(TokenKind::RBrace) ? "this '}' closes nothing" : "");
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
