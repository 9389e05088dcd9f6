//===- Checkpoint.h - Saved states of a forward call ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_OPTIONS_CHECKPOINT_H
#define TTTC_OPTIONS_CHECKPOINT_H

#include <cstdint>

namespace tttc {

/// The states that a forward call saves for the gradient.
struct Checkpoint {
  enum Kind {
    Every, ///< one per `period` mini-batches
    None,  ///< everything, so that nothing is recomputed
    Auto   ///< the period that takes the fewest bytes
  } kind = Every;
  int64_t period = 1;
};

/// With longer periods, checkpoints take more memory than saving everything.
constexpr int64_t largestPeriod = 65536;

} // namespace tttc

#endif // TTTC_OPTIONS_CHECKPOINT_H
