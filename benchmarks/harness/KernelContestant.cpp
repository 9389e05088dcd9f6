//===- KernelContestant.cpp - A compiled kernel ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opens a kernel and calls it as any program would: by the names and shapes of its
// signature.
//
//===----------------------------------------------------------------------===//

#include "Contestant.h"

#include <optional>

namespace tttc::bench {

namespace {

class KernelContestant : public Contestant {
public:
  KernelContestant(std::string name, client::KernelHandle kernel, unsigned threads)
      : Contestant(std::move(name)), kernel(std::move(kernel)), threads(threads) {}

  std::string description() const override { return describeKernel(kernel.get()); }
  bool bind(const Sizes &sizes, const ArrayMap &inputs, std::string &error) override;
  bool run(std::string &error) override { return call->runAgain(error); }
  ArrayMap results() const override;

private:
  client::KernelHandle kernel;
  unsigned threads;
  std::optional<client::KernelCall> call;
};

std::string quoted(const char *key, const char *value) {
  return std::string("\"") + key + "\": \"" + value + "\"";
}

} // namespace

std::string describeKernel(const tttc_kernel *kernel) {
  const tttc_kernel_info *info = tttc_kernel_get_info(kernel);
  return quoted("form", info->form) + ", " + quoted("compiler", info->compiler) + ", " +
         quoted("dims", info->dims) + ", " + quoted("target_cpu", info->target_cpu) + ", " +
         quoted("cpu_features", info->cpu_features);
}

bool KernelContestant::bind(const Sizes &sizes, const ArrayMap &inputs, std::string &error) {
  call.emplace(kernel.get(), TTTC_ENTRY_FORWARD);
  const tttc_entry_info *entry = call->entry();
  for (uint32_t i = 0; entry && i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    if (info.dtype != TTTC_F32) {
      error = "expected float32 tensors, '" + std::string(info.name) + "' has another type";
      return false;
    }
    if (client::isOutput(info))
      continue;
    auto found = inputs.find(info.name);
    // States that the layer initializes itself (momentum, sums) start at zero; a kernel
    // that needs another initial value fails the check.
    const Array array =
        found != inputs.end() ? found->second : zeroArray(client::shapeOf(info, sizes));
    if (!call->setInput(info.name, array.shape, array.data, error))
      return false;
  }
  return call->prepare(sizes, threads, error);
}

ArrayMap KernelContestant::results() const {
  ArrayMap results;
  for (uint32_t i = 0; i < call->entry()->num_tensors; ++i) {
    const tttc_tensor &tensor = call->arguments()[i].tensor;
    if (const tttc_tensor_info &info = call->entry()->tensors[i]; client::isOutput(info))
      results[info.name] = {{tensor.shape, tensor.shape + tensor.rank}, call->values(info.name)};
  }
  return results;
}

std::unique_ptr<Contestant> openKernel(std::string name, const std::string &path,
                                       const std::string &layer, unsigned threads,
                                       std::string &error) {
  client::KernelHandle kernel = client::openKernel(path, layer, error);
  if (!kernel)
    return nullptr;
  return std::make_unique<KernelContestant>(std::move(name), std::move(kernel), threads);
}

} // namespace tttc::bench
