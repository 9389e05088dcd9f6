//===- device.h - Device memory for tools and tests ---------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of CUDA that tools and tests without other CUDA code need: a context, memory, copies.
// A program that trains or serves has these already, and tttc_run uses them: runtime.h does not
// depend on this header.
//
// Every function is synchronous. They fail with TTTC_ERROR_NO_DEVICE if there is no driver or
// device, with TTTC_ERROR_DEVICE if the driver reports an error, and set the message of
// tttc_last_error.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DEVICE_H
#define TTTC_DEVICE_H

#include "tttc/runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Makes the primary context of device `number`, counted from 0, current on this thread. The
/// context lives until the process ends.
TTTC_API tttc_status tttc_device_open(int number);

/// Memory of the current context, aligned to 256 bytes; null for 0 bytes.
TTTC_API tttc_status tttc_device_allocate(uint64_t bytes, void **memory);
/// Null is allowed.
TTTC_API tttc_status tttc_device_free(void *memory);

/// Copies `bytes` bytes to the device, and from it.
TTTC_API tttc_status tttc_device_write(void *to, const void *from, uint64_t bytes);
TTTC_API tttc_status tttc_device_read(void *to, const void *from, uint64_t bytes);

/// Waits for all work in the streams of the current context; reports errors of kernels.
TTTC_API tttc_status tttc_device_wait(void);

#ifdef __cplusplus
}
#endif

#endif // TTTC_DEVICE_H
