//===- ParseFuzzer.cpp - Arbitrary bytes through the front end --*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No input may crash, hang or exhaust memory. A text that parses must format to a text that
// formats to itself and has the same tree, and must pass through the checker.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Lexer.h"
#include "tttc/DSL/Parser.h"
#include "tttc/DSL/Sema.h"

#include <cstdio>
#include <cstdlib>

using namespace tttc::dsl;

/// Returns the tree without the positions at the line ends.
static std::string treeOf(const File &file, const Source &source) {
  const std::string text = dump(file, source);
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '@')
      i = text.find('\n', i);
    result += text[i];
  }
  return result;
}

static void require(bool condition, const char *property, const std::string &text) {
  if (condition)
    return;
  std::fprintf(stderr, "violated: %s\n%s\n", property, text.c_str());
  std::abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const Source source("input.ttt", std::string(reinterpret_cast<const char *>(data), size));
  Diagnostics diags(source);
  const std::unique_ptr<File> file = parse(source, diags);
  if (diags.hasErrors()) {
    require(!diags.render().empty(), "errors are rendered", std::string(source.text()));
    return 0;
  }

  Diagnostics formatDiags(source);
  const std::optional<std::string> once = format(source, formatDiags);
  require(once.has_value(), "what parses is formatted", std::string(source.text()));
  const Source formatted("formatted.ttt", *once);
  if (once->size() <= maxSourceBytes) {
    Diagnostics again(formatted);
    const std::unique_ptr<File> reparsed = parse(formatted, again);
    require(!again.hasErrors(), "formatted text parses", *once + again.render());
    require(treeOf(*file, source) == treeOf(*reparsed, formatted), "same tree", *once);
    require(file->comments.size() == reparsed->comments.size(), "comments are kept", *once);
    const std::optional<std::string> twice = format(formatted, again);
    require(twice && *twice == *once, "formatting is idempotent",
            *once + "----\n" + twice.value_or(""));
  }

  const bool accepted = check(*file, diags);
  require(accepted == !diags.hasErrors(), "check tells whether it reported", *once);
  require(accepted || !diags.render().empty(), "errors are rendered", *once);
  return 0;
}
