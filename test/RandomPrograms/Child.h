//===- Child.h - What a child says ------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lines through a pipe: `begin INDEX`, `feature TEXT`, `verdict ...`, `end`.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_CHILD_H
#define TTTC_RANDOMPROGRAMS_CHILD_H

#include "Workers.h"

#include <cstdio>
#include <optional>
#include <sys/types.h>

namespace tttc::random {

/// In the parent.
struct Child {
  pid_t process = 0;
  int pipe = -1;
  std::FILE *errors = nullptr;
  std::string buffer;
  std::optional<Result> current;
};

/// In the child. It ends if nobody listens.
void sendBegin(int pipe, uint64_t index);
void sendResult(int pipe, const Verdict &verdict, const std::set<std::string> &features);

/// Reads what there is. False at the end of what the child says.
bool listen(Child &child, const std::function<void(const Result &)> &done);

/// Waits for its end; if that came in the middle of a program, it is its verdict.
void bury(Child &child, const Limits &limits, const std::function<void(const Result &)> &done);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_CHILD_H
