//===- Interpreter.h - Reference interpreter ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates a checked layer token by token, straight from the syntax tree, and
// shares no code with the compiler: inner gradients come from a tape of scalar
// primitives (Number.h, Tape.h). Every rewrite, kernel and back end is compared
// with its results.
//
// Names are the layer's (docs/Language.md, "Declarations").
//   in:  tokens     [B, H, T, ...]   (`shared`: [B, T, ...])
//        params     [H, ...]         (`shared`: [...])
//        states     [H, ...], or [B, H, ...] to resume; needed without `=`
//   out: out        [B, H, T, ...]   ([B, T, ...] if nothing in it is per head)
//        S_final    [B, H, ...]      of each state S
//        c_final    [B, H, ...]      of each variable of the sequence; a learner
//                                    value m gives m.S_final for each state S
//        a probe p  [B, H, n, r..., ...] with one entry per run of its block: n
//                                    tokens or groups (no such axis for the block
//                                    of the sequence), then an axis per `repeat`
//                                    around it; a learner value gives p.S
//   An output of which nothing is per head has no H axis.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_INTERPRETER_H
#define TTTC_INTERPRETER_INTERPRETER_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/Sema.h"

namespace tttc::interpreter {

/// Runs `layer` in float64. `dims` holds every constant and `heads` (bindDims);
/// `position` is `t` at the first token, for a call that resumes a sequence. It changes
/// nothing else: groups begin with the call, and `prev`, `conv`, `cumsum` and `last` do not
/// read tokens before it.
/// Returns false and sets `error` if an array is missing, unknown or of another
/// shape than the dims say, or the program cannot be run.
bool interpret(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in, ArrayMap &out,
               std::string &error, int64_t position = 0);

/// The same with every operation in float32. Its error is the error scale of tests.
bool interpretF32(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                  ArrayMap &out, std::string &error, int64_t position = 0);

/// The derivative of every output along the direction `tangents` of the inputs
/// (arrays named and shaped like inputs; omitted inputs are constant), by dual
/// numbers: exact, through the inner gradients.
bool directionalDerivative(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                           const ArrayMap &tangents, ArrayMap &out, std::string &error,
                           int64_t position = 0);

/// Gradients of sum_i <output_i, cotangent_i> by a tape over the whole run of one
/// batch entry (and head, unless the layer joins them). `cotangents` are named
/// d_out, d_S_final, ...; no gradient flows from probes. `out` receives d_NAME for
/// every array of `in`, in its shape. Memory: about 300 bytes per state element
/// and token for a program with one gradient step per token.
bool gradients(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
               const ArrayMap &cotangents, ArrayMap &out, std::string &error, int64_t position = 0);

/// The same with every operation in float32, including the backward pass.
bool gradientsF32(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                  const ArrayMap &cotangents, ArrayMap &out, std::string &error,
                  int64_t position = 0);

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_INTERPRETER_H
