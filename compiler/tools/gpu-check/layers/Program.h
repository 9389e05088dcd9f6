//===- Program.h - The calls of a case ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sequence is processed by one call, or by several, each of which takes the outputs of the
// previous one.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "layers/Call.h"

namespace tttc::gpu {

class Program {
public:
  Program(const Cuda &cuda, const LayerCase &spec, size_t guard)
      : memory(cuda, guard), spec(spec) {}

  /// Opens the kernel, copies the arrays of the case to the device and prepares its calls.
  bool prepare(const std::string &folder, const ObjectSpec &object, std::string &error);
  /// Starts all calls, one after the other.
  bool start(std::string &error) const;
  bool wait(std::string &error) const;

  /// The outputs in the order of the signature: for pieces, those of all pieces as one; for
  /// backward, the gradients; for packed sequences, those of the call with all of them.
  struct Output {
    const tttc_tensor_info *info;
    tttc_tensor tensor;
  };
  const std::vector<Output> &outputs() const { return given; }
  /// For packed sequences: the outputs of each sequence run separately.
  const std::vector<std::vector<Output>> &alone() const { return single; }
  const std::vector<Call> &calls() const { return all; }
  /// An array of the case; null if there is none.
  const Array *array(const std::string &name) const;
  const char *layer() const { return tttc_kernel_get_info(kernel.get())->layer; }

  Memory memory;

private:
  bool prepareWhole(std::string &error);
  bool preparePieces(std::string &error);
  bool prepareSequences(std::string &error);
  bool bind(tttc_entry_kind kind, std::string &error);
  bool add(tttc_entry_kind kind, const Sizes &sizes, const Bound &from, std::string &error);
  static std::vector<Output> outputsOf(const Call &call);

  const LayerCase &spec;
  KernelHandle kernel;
  ArrayMap arrays;
  Bound bound;
  std::vector<Call> all;
  std::vector<Output> given;
  std::vector<std::vector<Output>> single;
};

} // namespace tttc::gpu
