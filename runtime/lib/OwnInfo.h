//===- OwnInfo.h - A kernel's signature in the runtime's structs -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel may have been compiled when the structs of runtime.h were shorter, or longer. Its
// tables are copied once, when it is opened, into structs of this runtime's size, so that no
// other code has to handle other sizes.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_OWNINFO_H
#define TTTC_RUNTIME_LIB_OWNINFO_H

#include "tttc/runtime.h"

#include <cstddef>

namespace tttc::runtime {

/// Maximum size of a struct: a larger one is due to a damaged file.
inline constexpr size_t longestStruct = 4096;

/// Initial size of the options in ABI version 2.
inline constexpr size_t firstRunOptions =
    offsetof(tttc_run_options, allocate_context) + sizeof(void *);

/// Returns true if a struct of `found` bytes can be read as one of `known` bytes: it is not shorter
/// than `first`, and all bytes beyond `known` are 0.
bool isReadable(const void *data, size_t found, size_t first, size_t known);

/// Copies the common bytes and sets missing ones to 0.
void copyStruct(void *to, const void *from, size_t found, size_t known);

/// Copies the kernel's tables to `copy`, one malloc'ed block that begins with the info. Strings,
/// code and images are not copied. The tensors of an entry are followed by the same tensors without
/// the axis B, for gradients of states that all sequences share. Checks only versions and sizes.
tttc_status copyInfo(const tttc_kernel_info *info, tttc_kernel_info *&copy);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_OWNINFO_H
