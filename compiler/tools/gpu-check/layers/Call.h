//===- Call.h - One call of a compiled kernel -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An entry with its tensors and workspace, run through the runtime.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "layers/Inputs.h"

namespace tttc::gpu {

class Call {
public:
  Call(Memory &memory, const tttc_kernel *kernel, tttc_entry_kind kind)
      : memory(memory), kernel(kernel), kind(kind), entry(tttc_kernel_entry(kernel, kind)) {}

  /// Packs sequences of these lengths. Pre: not prepared yet.
  bool setLengths(const std::vector<int64_t> &tokens, std::string &error);
  /// Takes inputs, and outputs if present, from `bound`; allocates other outputs. B in `sizes` is
  /// the number of sequences.
  bool prepare(const Sizes &sizes, const Bound &bound, std::string &error);
  bool start(std::string &error) const;

  const tttc_entry_info *info() const { return entry; }
  /// In the order of the signature.
  const std::vector<tttc_argument> &arguments() const { return given; }
  const tttc_tensor *find(const std::string &name) const;
  /// The bytes that must be read and written once, without tensors that are saved for another call.
  double traffic() const;

private:
  std::vector<int64_t> outputShape(const tttc_tensor_info &info, const Sizes &sizes) const;
  bool prepareWorkspace(std::string &error);

  Memory &memory;
  const tttc_kernel *kernel;
  tttc_entry_kind kind;
  const tttc_entry_info *entry;
  std::vector<tttc_argument> given;
  std::vector<int64_t> lengths; ///< of packed sequences
  tttc_run_options options = {};
};

} // namespace tttc::gpu
