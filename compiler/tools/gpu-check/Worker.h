//===- Worker.h - Runs items in a child process ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel may hang or destroy its context. All work is done in a child process; the parent kills
// it when a case exceeds its deadline, and starts another for the remaining cases.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"

#include <functional>

namespace tttc::gpu {

/// Runs the items from `first` on and sends a record of each; called in the child.
using Work = std::function<void(size_t first, FILE *records)>;

/// Runs `count` items, each for at most `deadline` seconds, and calls `record` with each result. An
/// item that hangs or crashes its process has the state `timed out` or `crashed`. Other records,
/// without the field `item`, may precede that of an item; `goOn` is called after each of them and
/// returns false to stop.
void runItems(size_t count, const Options &options, const Work &work,
              const std::function<double(size_t item)> &deadline,
              const std::function<void(const Record &)> &record, const std::function<bool()> &goOn);

} // namespace tttc::gpu
