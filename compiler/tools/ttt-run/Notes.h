//===- Notes.h - What the user should know of his numbers -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers that are infinite or none, or become so in another type, are carried out as IEEE
// 754 has it, and named.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_NOTES_H
#define TTTC_TTTRUN_NOTES_H

#include "Call.h"
#include "tttc/runtime.h"

namespace tttc::run {

/// Notes the first element of each array that is infinite or no number: `input 'q' holds nan
/// at [0, 1, 3]`. `what` is the arrays' kind.
void noteNonFinite(const std::string &what, const ArrayMap &arrays);

/// Notes the first finite number of each array that is infinite in the kernel's type for it.
void noteOverflows(const tttc_kernel_info &kernel, const Call &call);

/// The arrays, to be written as `dtype` (f64, f32, f16 or bf16); notes the first number of
/// each that becomes infinite.
ArrayMap asType(const std::string &dtype, ArrayMap arrays);

} // namespace tttc::run

#endif // TTTC_TTTRUN_NOTES_H
