//===- Workspace.h - Memory that a call needs beside its tensors -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On a CPU a block per thread, which grows and is kept; on a device an array of the framework,
// whose allocator knows when the stream is done with it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_WORKSPACE_H
#define TTTC_PYTHON_CORE_WORKSPACE_H

#include "Arrays.h"

namespace tttc::python {

/// tttc_run_options::allocate for a CPU. Needs no interpreter lock; the block is this thread's
/// until its next call. `context` is not used.
void *allocateOnHost(void *context, uint64_t bytes, uint64_t alignment);
/// After a call: gives back a block above 64 MiB.
void trimHostWorkspace();

/// tttc_run_options::allocate for a device; `context` is one of these. Holds the interpreter lock.
class DeviceWorkspace {
public:
  explicit DeviceWorkspace(const Allocator &allocator) : allocator(allocator) {}
  static void *allocate(void *context, uint64_t bytes, uint64_t alignment);

private:
  const Allocator &allocator;
  Ref array;
};

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_WORKSPACE_H
