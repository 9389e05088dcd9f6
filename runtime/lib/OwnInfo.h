//===- OwnInfo.h - A kernel's signature in the runtime's structs -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel may have been compiled when the structs of runtime.h were shorter, or longer. It is
// copied once, when it is opened, into structs of this runtime's size, so that nothing else
// needs to know of other sizes.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_OWNINFO_H
#define TTTC_RUNTIME_LIB_OWNINFO_H

#include "tttc/runtime.h"

#include <cstddef>

namespace tttc::runtime {

/// Longest struct that is read: a larger size is that of a damaged file.
inline constexpr size_t longestStruct = 4096;

/// Bytes of the options that ABI version 2 began with.
inline constexpr size_t firstRunOptions =
    offsetof(tttc_run_options, allocate_context) + sizeof(void *);

/// Whether a struct of `found` bytes can be read as one of `known` bytes: it is no shorter than
/// `first`, and what is beyond `known` is 0.
bool isReadable(const void *data, size_t found, size_t first, size_t known);

/// Copies what is readable; what is missing is 0.
void copyStruct(void *to, const void *from, size_t found, size_t known);

/// The kernel's tables in `copy`, one block of malloc's that begins with the info. Strings, code
/// and images stay where they are. Behind the tensors of an entry come the same without the axis
/// B: gradients of states that all sequences share have none. Versions and sizes are checked,
/// nothing else.
tttc_status copyInfo(const tttc_kernel_info *info, tttc_kernel_info *&copy);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_OWNINFO_H
