//===- DecodeContestant.cpp - A compiled kernel, token by token -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sequence as a program decodes it: prefill of no tokens gives the first carry, then
// every token is one call of tttc_run, whose carry replaces that of the call before in
// place. A token's rows of all heads are next to each other, as a projection gives them.
//
//===----------------------------------------------------------------------===//

#include "Buffer.h"
#include "Contestant.h"

#include <algorithm>

namespace tttc::bench {

namespace {

const std::string carryPrefix = "carry.", finalSuffix = "_final";

/// `carry.W1` of `carry.W1_final`
std::string withoutFinal(const std::string &name) {
  return name.substr(0, name.size() - finalSuffix.size());
}

/// The arguments and the workspace of an entry.
struct EntryCall {
  tttc_entry_kind kind = TTTC_ENTRY_DECODE;
  const tttc_entry_info *info = nullptr;
  std::vector<tttc_argument> arguments;
  std::vector<size_t> moving; ///< arguments that have T
  Buffer workspace;
  tttc_run_options options = {};
};

class DecodeContestant : public Contestant {
public:
  DecodeContestant(std::string name, client::KernelHandle kernel, unsigned threads)
      : Contestant(std::move(name)), kernel(std::move(kernel)), threads(threads) {}

  std::string description() const override { return describeKernel(kernel.get()); }
  bool bind(const Sizes &sizes, const ArrayMap &inputs, std::string &error) override;
  bool run(std::string &error) override;
  ArrayMap results() const override;

private:
  bool prepare(EntryCall &call, tttc_entry_kind kind, int64_t tokens, const ArrayMap &inputs,
               std::string &error);
  /// The array of a tensor, in which T is the first axis; null if the layer has no such input.
  void *memoryOf(const tttc_tensor_info &info, const ArrayMap &inputs);
  bool addArgument(EntryCall &call, const tttc_tensor_info &info, int64_t tokens,
                   const ArrayMap &inputs, std::string &error);
  bool runEntry(const EntryCall &call, std::string &error) const;

  client::KernelHandle kernel;
  unsigned threads;
  Sizes sizes;
  std::map<std::string, Buffer> buffers; ///< a carry and its final value are one
  std::vector<int64_t> outShape;         ///< with T first
  size_t outAxis = 0;                    ///< T of `out`
  std::vector<int64_t> position;         ///< of each sequence
  EntryCall prefill, decode;
};

} // namespace

/// Strides of an array in which a token's entries of all other axes are next to each other.
static void setTokenFirst(tttc_tensor &tensor, int axis) {
  int64_t inner = tensor.strides[axis];
  for (int before = axis; before-- > 0; inner *= tensor.shape[before])
    tensor.strides[before] = inner;
  tensor.strides[axis] = inner;
}

void *DecodeContestant::memoryOf(const tttc_tensor_info &info, const ArrayMap &inputs) {
  const std::string name = info.name;
  const int axis = client::timeAxis(info);
  Buffer &buffer = buffers[info.role == TTTC_STATE_FINAL ? withoutFinal(name) : name];
  if (auto given = inputs.find(name); given != inputs.end()) {
    if (!buffer.data())
      buffer = Buffer::of(axis < 0 ? given->second
                                   : withAxisFirst(given->second, static_cast<size_t>(axis)));
    return buffer.data();
  }
  if (!client::isOutput(info) && name.compare(0, carryPrefix.size(), carryPrefix) != 0)
    return nullptr;
  std::vector<int64_t> shape = client::shapeOf(info, sizes);
  if (!buffer.data())
    buffer = Buffer(static_cast<size_t>(elementCount(shape)) * sizeof(float));
  if (name == "out") {
    outAxis = static_cast<size_t>(axis);
    std::rotate(shape.begin(), shape.begin() + axis, shape.begin() + axis + 1);
    outShape = shape;
  }
  return buffer.data();
}

bool DecodeContestant::addArgument(EntryCall &call, const tttc_tensor_info &info, int64_t tokens,
                                   const ArrayMap &inputs, std::string &error) {
  const std::vector<int64_t> shape = client::shapeOf(info, sizes);
  tttc_argument argument = {info.name,
                            tttc_tensor_dense(nullptr, static_cast<tttc_dtype>(info.dtype),
                                              static_cast<uint32_t>(shape.size()), shape.data())};
  tttc_tensor &tensor = argument.tensor;
  if (info.role == TTTC_POSITION) {
    tensor.data = position.data();
    call.arguments.push_back(argument);
    return true;
  }
  if (info.dtype != TTTC_F32 || info.role == TTTC_PROBE) {
    error = "'" + std::string(info.name) +
            "': expected a tensor of float32 that is no probe\nhint: time the layer without "
            "probes, compiled with --dtype=f32";
    return false;
  }
  tensor.data = memoryOf(info, inputs);
  if (!tensor.data) {
    error = "expected an input '" + std::string(info.name) +
            "', the layer has none\nhint: compile the kernel from this text";
    return false;
  }
  // Initial states of the layer are shared by all sequences.
  if (info.role == TTTC_STATE_INITIAL && inputs.count(info.name))
    tensor.strides[0] = 0;
  if (const int axis = client::timeAxis(info); axis >= 0) {
    setTokenFirst(tensor, axis);
    tensor.shape[axis] = tokens;
    call.moving.push_back(call.arguments.size());
  }
  call.arguments.push_back(argument);
  return true;
}

bool DecodeContestant::prepare(EntryCall &call, tttc_entry_kind kind, int64_t tokens,
                               const ArrayMap &inputs, std::string &error) {
  call = EntryCall();
  call.kind = kind;
  call.info = tttc_kernel_entry(kernel.get(), call.kind);
  if (!call.info) {
    error = "expected a kernel that decodes\nhint: compile it with tttc --decode=1";
    return false;
  }
  for (uint32_t i = 0; i < call.info->num_tensors; ++i)
    if (!addArgument(call, call.info->tensors[i], tokens, inputs, error))
      return false;
  uint64_t bytes = 0, alignment = 1;
  if (tttc_workspace_bytes(kernel.get(), call.kind, threads, sizes.batch, sizes.heads, tokens,
                           &bytes, &alignment) != TTTC_OK) {
    error = tttc_last_error();
    return false;
  }
  call.workspace = Buffer(bytes, alignment);
  call.options.struct_size = sizeof(call.options);
  call.options.num_threads = threads;
  call.options.workspace = call.workspace.data();
  call.options.workspace_bytes = bytes;
  return true;
}

bool DecodeContestant::bind(const Sizes &newSizes, const ArrayMap &inputs, std::string &error) {
  sizes = newSizes;
  buffers.clear();
  position.assign(static_cast<size_t>(sizes.batch), 0);
  return prepare(prefill, TTTC_ENTRY_PREFILL, 0, inputs, error) &&
         prepare(decode, TTTC_ENTRY_DECODE, 1, inputs, error);
}

bool DecodeContestant::runEntry(const EntryCall &call, std::string &error) const {
  if (tttc_run(kernel.get(), call.kind, call.arguments.data(), call.arguments.size(),
               &call.options) == TTTC_OK)
    return true;
  error = tttc_last_error();
  return false;
}

bool DecodeContestant::run(std::string &error) {
  if (!runEntry(prefill, error))
    return false;
  std::vector<std::pair<tttc_tensor *, int64_t>> moving; // and their strides of a token
  for (size_t index : decode.moving) {
    tttc_tensor &tensor = decode.arguments[index].tensor;
    moving.emplace_back(&tensor, tensor.strides[client::timeAxis(decode.info->tensors[index])]);
  }
  bool good = true;
  int64_t token = 0;
  for (; good && token < sizes.tokens; ++token) {
    std::fill(position.begin(), position.end(), token);
    good = runEntry(decode, error);
    for (auto [tensor, stride] : moving)
      tensor->data = static_cast<float *>(tensor->data) + stride;
  }
  for (auto [tensor, stride] : moving)
    tensor->data = static_cast<float *>(tensor->data) - token * stride;
  return good;
}

ArrayMap DecodeContestant::results() const {
  return {{"out", withFirstAxisAt(buffers.at("out").toArray(outShape), outAxis)}};
}

std::unique_ptr<Contestant> openDecodeKernel(std::string name, const std::string &path,
                                             const std::string &layer, unsigned threads,
                                             std::string &error) {
  client::KernelHandle kernel = client::openKernel(path, layer, error);
  if (!kernel)
    return nullptr;
  return std::make_unique<DecodeContestant>(std::move(name), std::move(kernel), threads);
}

} // namespace tttc::bench
