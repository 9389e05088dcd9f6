//===- Report.cpp - Messages of ttt-run -----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Report.h.
//
//===----------------------------------------------------------------------===//

#include "Report.h"

#include <cstdio>

namespace tttc::run {

bool fail(const std::string &message, const std::string &hint) {
  std::fprintf(stderr, "ttt-run: error: %s\n", message.c_str());
  if (!hint.empty())
    std::fprintf(stderr, "hint: %s\n", hint.c_str());
  return false;
}

void note(const std::string &message) {
  std::fprintf(stderr, "ttt-run: note: %s\n", message.c_str());
}

} // namespace tttc::run
