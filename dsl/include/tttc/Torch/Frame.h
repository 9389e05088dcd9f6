//===- Frame.h - Module around one head's function ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both forms of `--emit=torch` write the layer for one head of one sequence. The
// frame around it is the same: the function of a call's arrays, its documentation,
// and `torch.vmap` over heads and sequences.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TORCH_FRAME_H
#define TTTC_TORCH_FRAME_H

#include "tttc/DSL/Sema.h"
#include "tttc/Torch/Python.h"

namespace tttc::torch {

/// One array of a call, in the order of the signature.
struct Argument {
  const dsl::Entity *entity = nullptr;
  std::string name;     ///< in Python
  bool timed = false;   ///< has an axis of tokens
  bool perHead = true;  ///< has an axis of heads
  bool batched = false; ///< has an axis of sequences; states are given one
  std::string initial;  ///< default value for one head; empty if required
};

/// One array of the result.
struct Output {
  std::string key;     ///< as the interpreter calls it: `out`, `m.W1_final`
  std::string value;   ///< in one head's text
  bool perHead = true; ///< false: equal in all heads, taken from head 0
};

/// The text of one layer in one form.
struct Module {
  Lines constants;                        ///< before anything else in the function
  Lines head;                             ///< definitions and program of one head
  std::vector<Output> outputs;            ///< what one head gives
  Lines after;                            ///< statements on `result`, of all heads and sequences
  std::set<std::string> helpers, imports; ///< see helperText
  std::vector<Helper> more;               ///< helpers in addition to those of helperText
  bool number = false;                    ///< `number(x)` is used
  bool positions = false;                 ///< `positions(T)`, token indices, is used
  bool tokens = false;                    ///< `tokens`, the range of all, is used
};

/// Tokens, params, then states. The caller sets `initial`.
std::vector<Argument> argumentsOf(const dsl::Layer &layer);

/// The line `name = torch.vmap(...)` over an axis that each of `mapped` has or not.
std::string vmapLine(const std::string &name, const std::string &function,
                     const std::vector<bool> &mapped);

/// The whole file. `form` is `primal` or `dual`.
std::string writeModule(const dsl::Layer &layer, const dsl::DimEnv &dims, const dsl::Source &source,
                        const std::string &form, const std::vector<Argument> &arguments,
                        const Module &module);

} // namespace tttc::torch

#endif // TTTC_TORCH_FRAME_H
