//===- device.h - Device memory for tools and tests ---------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As much of CUDA as a program needs that has no other use for it: a context, memory, copies.
// For tools and tests. A program that trains or serves brings its own, and tttc_run takes it:
// nothing of runtime.h needs what is declared here.
//
// Every function waits until it is done. They fail with TTTC_ERROR_NO_DEVICE where there is no
// driver or device, with TTTC_ERROR_DEVICE where the driver refuses, and keep a message for
// tttc_last_error.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DEVICE_H
#define TTTC_DEVICE_H

#include "tttc/runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Makes the primary context of the device of this number, from 0 on, current on this thread.
/// The context stays until the process ends.
TTTC_API tttc_status tttc_device_open(int number);

/// Memory of the current context, aligned to 256 bytes; null for 0 bytes.
TTTC_API tttc_status tttc_device_allocate(uint64_t bytes, void **memory);
/// Null is allowed.
TTTC_API tttc_status tttc_device_free(void *memory);

/// Copies `bytes` bytes to the device, and from it.
TTTC_API tttc_status tttc_device_write(void *to, const void *from, uint64_t bytes);
TTTC_API tttc_status tttc_device_read(void *to, const void *from, uint64_t bytes);

/// Waits for all that was put into streams of the current context; errors of kernels show here.
TTTC_API tttc_status tttc_device_wait(void);

#ifdef __cplusplus
}
#endif

#endif // TTTC_DEVICE_H
