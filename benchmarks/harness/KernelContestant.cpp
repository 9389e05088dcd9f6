//===- KernelContestant.cpp - A compiled kernel ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opens a kernel and calls it as any program would: by the names and shapes that
// its signature tells.
//
//===----------------------------------------------------------------------===//

#include "Buffer.h"
#include "Contestant.h"
#include "tttc/runtime.h"

namespace tttc::bench {

namespace {

class KernelContestant : public Contestant {
public:
  KernelContestant(std::string name, tttc_kernel *kernel, unsigned threads)
      : Contestant(std::move(name)), kernel(kernel), threads(threads) {}
  ~KernelContestant() override { tttc_kernel_close(kernel); }

  std::string description() const override;
  bool bind(const Sizes &sizes, const ArrayMap &inputs, std::string &error) override;
  bool run(std::string &error) override;
  ArrayMap results() const override;

private:
  bool bindInput(const tttc_tensor_info &info, const std::vector<int64_t> &shape,
                 const ArrayMap &inputs, std::string &error);

  struct Output {
    std::string name;
    std::vector<int64_t> shape;
    size_t buffer;
  };

  tttc_kernel *kernel;
  unsigned threads;
  std::vector<Buffer> buffers;
  std::vector<tttc_argument> arguments;
  std::vector<Output> outputs;
  Buffer workspace;
  tttc_run_options options = {};
};

bool fail(std::string &error, tttc_status status) {
  error = std::string(tttc_status_name(status)) + ": " + tttc_last_error();
  return false;
}

bool isOutput(const tttc_tensor_info &info) {
  return info.role == TTTC_STATE_FINAL || info.role == TTTC_OUTPUT || info.role == TTTC_PROBE;
}

/// The axes of a tensor in a call of these sizes.
std::vector<int64_t> shapeAt(const tttc_tensor_info &info, const Sizes &sizes) {
  std::vector<int64_t> shape;
  int64_t block = info.time_block > 0 ? info.time_block : 1;
  if (info.axes & TTTC_AXIS_BATCH)
    shape.push_back(sizes.batch);
  if (info.axes & TTTC_AXIS_HEAD)
    shape.push_back(sizes.heads);
  if (info.axes & TTTC_AXIS_TIME)
    shape.push_back(info.time_block < 0 ? std::min(sizes.tokens, -info.time_block)
                                        : (sizes.tokens + block - 1) / block);
  shape.insert(shape.end(), info.inner_shape, info.inner_shape + info.inner_rank);
  return shape;
}

std::string quoted(const char *key, const char *value) {
  return std::string("\"") + key + "\": \"" + value + "\"";
}

} // namespace

std::string KernelContestant::description() const {
  const tttc_kernel_info *info = tttc_kernel_get_info(kernel);
  return quoted("form", info->form) + ", " + quoted("compiler", info->compiler) + ", " +
         quoted("dims", info->dims) + ", " + quoted("target_cpu", info->target_cpu) + ", " +
         quoted("cpu_features", info->cpu_features);
}

bool KernelContestant::bindInput(const tttc_tensor_info &info, const std::vector<int64_t> &shape,
                                 const ArrayMap &inputs, std::string &error) {
  auto found = inputs.find(info.name);
  // What the layer's text starts itself (momentum, sums) starts at zero; a kernel
  // that wants another start fails the check.
  Array array = found != inputs.end() ? found->second : zeroArray(shape);
  buffers.push_back(Buffer::of(array));
  tttc_tensor tensor = tttc_tensor_dense(buffers.back().data(), TTTC_F32,
                                         static_cast<uint32_t>(shape.size()), shape.data());
  bool sharedByBatch = array.shape.size() + 1 == shape.size() && (info.axes & TTTC_AXIS_BATCH) &&
                       std::equal(array.shape.begin(), array.shape.end(), shape.begin() + 1);
  if (sharedByBatch)
    tensor.strides[0] = 0;
  else if (array.shape != shape) {
    error = "expected '" + std::string(info.name) + "' as " + shapeText(array.shape) +
            ", the kernel has " + shapeText(shape);
    return false;
  }
  arguments.push_back({info.name, tensor});
  return true;
}

bool KernelContestant::bind(const Sizes &sizes, const ArrayMap &inputs, std::string &error) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, TTTC_ENTRY_FORWARD);
  if (!entry) {
    error = "expected a forward entry, the kernel has none";
    return false;
  }
  buffers.clear();
  arguments.clear();
  outputs.clear();
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    std::vector<int64_t> shape = shapeAt(info, sizes);
    if (info.dtype != TTTC_F32) {
      error = "expected float32 tensors, '" + std::string(info.name) + "' has another type";
      return false;
    }
    if (!isOutput(info)) {
      if (!bindInput(info, shape, inputs, error))
        return false;
      continue;
    }
    buffers.emplace_back(static_cast<size_t>(elementCount(shape)) * sizeof(float));
    arguments.push_back(
        {info.name, tttc_tensor_dense(buffers.back().data(), TTTC_F32,
                                      static_cast<uint32_t>(shape.size()), shape.data())});
    outputs.push_back({info.name, shape, buffers.size() - 1});
  }
  uint64_t bytes = 0, alignment = 0;
  if (tttc_status status = tttc_workspace_bytes(kernel, TTTC_ENTRY_FORWARD, threads, sizes.batch,
                                                sizes.heads, sizes.tokens, &bytes, &alignment))
    return fail(error, status);
  workspace = Buffer(bytes, alignment);
  options.struct_size = sizeof(options);
  options.num_threads = threads;
  options.workspace = workspace.data();
  options.workspace_bytes = bytes;
  return true;
}

bool KernelContestant::run(std::string &error) {
  tttc_status status =
      tttc_run(kernel, TTTC_ENTRY_FORWARD, arguments.data(), arguments.size(), &options);
  return status == TTTC_OK || fail(error, status);
}

ArrayMap KernelContestant::results() const {
  ArrayMap results;
  for (const Output &output : outputs)
    results[output.name] = buffers[output.buffer].toArray(output.shape);
  return results;
}

std::unique_ptr<Contestant> openKernel(std::string name, const std::string &path,
                                       const std::string &layer, unsigned threads,
                                       std::string &error) {
  tttc_kernel *kernel = nullptr;
  if (tttc_status status = tttc_kernel_open(path.c_str(), layer.c_str(), &kernel)) {
    fail(error, status);
    return nullptr;
  }
  return std::make_unique<KernelContestant>(std::move(name), kernel, threads);
}

} // namespace tttc::bench
