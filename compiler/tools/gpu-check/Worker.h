//===- Worker.h - Work in a process of its own ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel may hang or take its context down. All work is done in a child process; the
// parent kills it when a case takes too long, and starts another for the cases that are left.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"

#include <functional>

namespace tttc::gpu {

/// Does the items from `first` on and sends a record of each; called in the child.
using Work = std::function<void(size_t first, FILE *records)>;

/// Runs `count` items, each for at most `deadline` seconds; `record` is called with what each gave.
/// An item that hangs or ends its process has the state `timed out` or `crashed`. Further records
/// may precede an item's: those without the field `item`. After one of these `goOn` is asked.
void runItems(size_t count, const Options &options, const Work &work,
              const std::function<double(size_t item)> &deadline,
              const std::function<void(const Record &)> &record, const std::function<bool()> &goOn);

} // namespace tttc::gpu
