//===- Workspace.h - Workspace of a call -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On a CPU, one block per thread, which grows and is kept; on a device, an array of the framework,
// whose allocator knows when the stream has finished with it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_WORKSPACE_H
#define TTTC_PYTHON_CORE_WORKSPACE_H

#include "Arrays.h"

namespace tttc::python {

/// tttc_run_options::allocate for a CPU. Does not need the GIL; the block belongs to this thread
/// until its next call. `context` is not used.
void *allocateOnHost(void *context, uint64_t bytes, uint64_t alignment);
/// Frees a block above 64 MiB after a call.
void trimHostWorkspace();

/// tttc_run_options::allocate for a device; `context` points to one of these. Holds the GIL.
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
