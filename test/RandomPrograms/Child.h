//===- Child.h - Protocol between a child and its parent --------*- C++ -*-===//
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

/// The parent's view of a child.
struct Child {
  pid_t process = 0;
  int pipe = -1;
  std::FILE *errors = nullptr;
  std::string buffer;
  std::optional<Result> current;
};

/// Called in the child. Ends the child if the parent no longer reads.
void sendBegin(int pipe, uint64_t index);
void sendResult(int pipe, const Verdict &verdict, const std::set<std::string> &features);

/// Reads the available messages. Returns false at the end of the child's output.
bool listen(Child &child, const std::function<void(const Result &)> &done);

/// Waits for the child's exit; if it exited in the middle of a program, reports that as its
/// verdict.
void reapChild(Child &child, const Limits &limits, const std::function<void(const Result &)> &done);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_CHILD_H
