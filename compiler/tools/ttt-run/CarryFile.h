//===- CarryFile.h - File that a sequence goes on from ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file of --carry-out and --carry-in. It holds what the last call gave to go on, where that
// is, what it was computed with, and the tokens so far, for --check: the interpreter goes through
// the whole sequence again. The tokens are needed for that: values carried in the middle of a group
// are no state of the program, and a view may read any earlier token. So the carried values are
// judged, too. --carry-tokens=none leaves the tokens out.
//
//   carry.NAME_final  what the kernel gave
//   carry.position    tokens so far
//   carry.layer, carry.program, carry.dims, carry.options, carry.given.NAME
//                     text, a number per character: the layer, its programHash, its dims, how the
//                     kernel was compiled, the fingerprint of each param and initial state
//   sequence.NAME     the tokens so far
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_CARRYFILE_H
#define TTTC_TTTRUN_CARRYFILE_H

#include "Call.h"
#include "tttc/runtime.h"

namespace tttc::run {

/// The contents of a carry file.
struct Carry {
  int64_t position = 0;    ///< tokens so far
  ArrayMap carried;        ///< by the names that the last call gave, `carry.W1_final`
  ArrayMap tokens;         ///< of the whole sequence so far; none: not kept
  std::string options;     ///< how the kernel was compiled
  bool keepsTokens = true; ///< `tokens` are those of the sequence
};

/// Reads the file of --carry-in and sets the call's position. Returns false, with the error
/// printed, if it cannot be read, lacks something, or is of another layer, text, dims, params or
/// initial states. Pre: loadArrays.
bool readCarry(const Options &options, Call &call, Carry &carry);

/// Whether `kernel` can go on with it. Returns false, with the error printed, if it was compiled
/// another way or takes what is not there. A cache of another capacity is brought to the kernel's.
bool fitCarry(const Options &options, const Call &call, const tttc_kernel *kernel, Carry &carry);

/// The call whose tokens are those of the whole sequence. Pre: the tokens are kept.
Call wholeSequence(const Call &call, const Carry &carry);

/// Writes the file of --carry-out after a call that went on from `before` and gave `carried`.
/// Returns false, with the error printed, if it cannot be written.
bool writeCarry(const Options &options, const Call &call, const tttc_kernel *kernel,
                const Carry &before, const ArrayMap &carried);

} // namespace tttc::run

#endif // TTTC_TTTRUN_CARRYFILE_H
