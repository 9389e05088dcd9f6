//===- CarryFile.h - Files from which a sequence is resumed -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file of --carry-out and --carry-in. It holds the carried values of the last call, their
// position, the parameters of the computation and, for --check, all previous tokens. The
// interpreter then processes the whole sequence again, because values carried in the middle of a
// group are not a state of the program, and a view may read any earlier token. This also checks the
// carried values. --carry-tokens=none omits the tokens.
//
//   carry.NAME_final  carried value of the kernel
//   carry.position    tokens so far
//   carry.layer, carry.program, carry.dims, carry.options, carry.given.NAME
//                     text, one number per character: the layer, its programHash, its dims, the
//                     options of the kernel, the fingerprint of each param and initial state
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
  ArrayMap carried;        ///< under the names of the outputs of the last call, `carry.W1_final`
  ArrayMap tokens;         ///< tokens of the sequence so far; empty if not kept
  std::string options;     ///< how the kernel was compiled
  bool keepsTokens = true; ///< `tokens` are valid
};

/// Reads the file of --carry-in and sets the position of the call. Returns false, with the error
/// printed, if the file cannot be read, is incomplete, or belongs to another layer, text, dims,
/// params or initial states. Pre: loadArrays.
bool readCarry(const Options &options, Call &call, Carry &carry);

/// Checks that `kernel` can resume from the carry, and resizes its caches to the capacity of the
/// kernel. Returns false, with the error printed, if the kernel was compiled with other options or
/// takes a value that is missing.
bool fitCarry(const Options &options, const Call &call, const tttc_kernel *kernel, Carry &carry);

/// The call with the tokens of the whole sequence. Pre: the tokens are kept.
Call wholeSequence(const Call &call, const Carry &carry);

/// Writes the file of --carry-out after a call that resumed from `before` and returned `carried`.
/// Returns false, with the error printed, if it cannot be written.
bool writeCarry(const Options &options, const Call &call, const tttc_kernel *kernel,
                const Carry &before, const ArrayMap &carried);

} // namespace tttc::run

#endif // TTTC_TTTRUN_CARRYFILE_H
