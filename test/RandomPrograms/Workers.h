//===- Workers.h - Parallel testing in child processes ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A child tests a few dozen programs, one after the other. If it crashes or hangs,
// that is the verdict on its current program, and another child continues after it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_WORKERS_H
#define TTTC_RANDOMPROGRAMS_WORKERS_H

#include "Trial.h"

#include <functional>

namespace tttc::random {

struct Limits {
  int64_t memoryBytes = int64_t(6) << 30; ///< of address space, per child; 0: none
  unsigned seconds = 60;                  ///< per program
  unsigned jobs = 2;
  std::string target; ///< of tttc; empty: this machine's CPU
  double budget = 0;  ///< seconds after which no program is started; 0: no limit
};

struct Result {
  uint64_t index = 0;
  Verdict verdict;
  std::set<std::string> features;
};

/// Tests the programs [0, count), which `program` returns, in children; `done` gets the
/// results, in any order, in this process. Returns false with a message on stderr if
/// no child can be created.
bool runTrials(uint64_t count, const Limits &limits,
               const std::function<Program(uint64_t)> &program,
               const std::function<void(const Result &)> &done);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_WORKERS_H
