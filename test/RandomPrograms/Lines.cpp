//===- Lines.cpp - Lines of a program -------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Lines.h.
//
//===----------------------------------------------------------------------===//

#include "Lines.h"

#include <cctype>

namespace tttc::random {

bool mentions(const std::string &text, const std::string &name) {
  auto isWord = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  for (size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1))
    if ((at == 0 || !isWord(text[at - 1])) &&
        (at + name.size() == text.size() || !isWord(text[at + name.size()])))
      return true;
  return false;
}

std::string indented(const std::string &lines, int by) {
  std::string result, prefix(static_cast<size_t>(2 * by), ' ');
  for (size_t begin = 0; begin < lines.size();) {
    const size_t end = lines.find('\n', begin);
    result += prefix + lines.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return result;
}

std::string block(const std::string &head, const std::string &lines) {
  return lines.empty() ? "" : head + " {\n" + indented(lines, 1) + "}\n";
}

} // namespace tttc::random
