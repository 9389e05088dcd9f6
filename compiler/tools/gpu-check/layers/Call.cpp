//===- Call.cpp - One call of a compiled kernel ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Call.h.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

#include <cstring>

namespace tttc::gpu {

static bool runtimeFailed(const char *what, std::string &error) {
  error = std::string(what) + ": " + tttc_last_error();
  return false;
}

bool Call::setLengths(const std::vector<int64_t> &tokens, std::string &error) {
  lengths = tokens;
  std::vector<int64_t> ends(1, 0);
  for (int64_t length : lengths)
    ends.push_back(ends.back() + length);
  const size_t bytes = ends.size() * sizeof(int64_t);
  std::vector<unsigned char> pattern(bytes);
  std::memcpy(pattern.data(), ends.data(), bytes);
  void *data = nullptr;
  if (!memory.allocate("cu_seqlens", bytes, false, data, error) ||
      !memory.repeat(data, bytes, pattern, error))
    return false;
  options.cu_seqlens = static_cast<const int64_t *>(data);
  options.num_sequences = lengths.size();
  return true;
}

std::vector<int64_t> Call::outputShape(const tttc_tensor_info &info, const Sizes &sizes) const {
  std::vector<int64_t> shape = shapeOf(info, sizes);
  const int axis = timeAxis(info);
  if (lengths.empty() || axis < 0)
    return shape;
  // Packed sequences: the entries of all sequences on one time axis.
  shape[axis] = 0;
  for (int64_t length : lengths)
    shape[axis] += shapeOf(info, {1, sizes.heads, length})[axis];
  if (info.axes & TTTC_AXIS_BATCH)
    shape[0] = 1;
  return shape;
}

bool Call::prepare(const Sizes &sizes, const Bound &bound, std::string &error) {
  if (!entry) {
    error = std::string("the kernel has no entry ") + client::entryName(kind);
    return false;
  }
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    tttc_argument argument = {info.name, {}};
    auto found = bound.find(info.name);
    if (found != bound.end()) {
      argument.tensor = found->second;
    } else if (!isOutput(info)) {
      error =
          std::string(client::entryName(kind)) + " takes an array '" + info.name + "', found none";
      return false;
    } else {
      if (!addTensor(memory, info.name, info.dtype, outputShape(info, sizes), true, argument.tensor,
                     error))
        return false;
    }
    given.push_back(argument);
  }
  return prepareWorkspace(error);
}

bool Call::prepareWorkspace(std::string &error) {
  uint64_t bytes = 0, alignment = 0;
  options.struct_size = sizeof(options);
  if (tttc_run_workspace_bytes(kernel, kind, given.data(), given.size(), &options, &bytes,
                               &alignment) != TTTC_OK)
    return runtimeFailed(client::entryName(kind), error);
  options.workspace_bytes = bytes;
  return memory.allocate("workspace", bytes, true, options.workspace, error);
}

bool Call::start(std::string &error) const {
  return tttc_run(kernel, kind, given.data(), given.size(), &options) == TTTC_OK ||
         runtimeFailed(client::entryName(kind), error);
}

const tttc_tensor *Call::find(const std::string &name) const {
  for (const tttc_argument &argument : given)
    if (name == argument.name)
      return &argument.tensor;
  return nullptr;
}

double Call::traffic() const {
  double bytes = 0;
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor &tensor = given[i].tensor;
    if (entry->tensors[i].role == TTTC_SAVED || entry->tensors[i].role == TTTC_RESTORED)
      continue;
    double elements = 1;
    for (uint32_t axis = 0; axis < tensor.rank; ++axis)
      elements *= tensor.strides[axis] ? static_cast<double>(tensor.shape[axis]) : 1;
    bytes += elements * static_cast<double>(client::elementBytes(tensor.dtype));
  }
  return bytes;
}

} // namespace tttc::gpu
