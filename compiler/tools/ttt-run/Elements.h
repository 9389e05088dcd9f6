//===- Elements.h - Elements of the kernel's types ----------- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arrays hold double; a kernel's tensors hold what its signature says.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTT_RUN_ELEMENTS_H
#define TTTC_TOOLS_TTT_RUN_ELEMENTS_H

#include "tttc/runtime.h"

#include <vector>

namespace tttc::run {

/// Bytes of an element; 0 for a type that is not known.
uint64_t elementBytes(uint32_t dtype);

/// Rounds to the nearest element, of two the even one.
void toElements(const std::vector<double> &from, uint32_t dtype, void *to);
/// As many as `to` is long.
void fromElements(const void *from, uint32_t dtype, std::vector<double> &to);

} // namespace tttc::run

#endif // TTTC_TOOLS_TTT_RUN_ELEMENTS_H
