//===- Notes.h - Notes on infinite numbers and NaNs -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Infinities and NaNs, and numbers that overflow in another type, follow IEEE 754 and are named in
// notes.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_NOTES_H
#define TTTC_TTTRUN_NOTES_H

#include "Call.h"
#include "tttc/runtime.h"

namespace tttc::run {

/// Notes the first infinity or NaN of each array: `input 'q' holds nan at [0, 1, 3]`. `what` is the
/// kind of the arrays.
void noteNonFinite(const std::string &what, const ArrayMap &arrays);

/// Notes the first finite number of each array that overflows in the type of the kernel.
void noteOverflows(const tttc_kernel_info &kernel, const Call &call);

/// Returns the arrays, rounded to `dtype` (f64, f32, f16 or bf16) for writing; notes the first
/// number of each that overflows.
ArrayMap asType(const std::string &dtype, ArrayMap arrays);

} // namespace tttc::run

#endif // TTTC_TTTRUN_NOTES_H
