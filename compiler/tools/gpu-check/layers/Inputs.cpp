//===- Inputs.cpp - Input arrays in device memory -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Inputs.h.
//
//===----------------------------------------------------------------------===//

#include "Inputs.h"

namespace tttc::gpu {

bool addTensor(Memory &memory, const char *name, uint32_t dtype, const std::vector<int64_t> &shape,
               bool isWritten, tttc_tensor &tensor, std::string &error) {
  if (shape.size() > TTTC_MAX_RANK || client::elementBytes(dtype) == 0) {
    error = std::string("'") + name + "': expected at most " + std::to_string(TTTC_MAX_RANK) +
            " axes and a type that is known here";
    return false;
  }
  uint64_t bytes = client::elementBytes(dtype);
  for (int64_t length : shape)
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(length), &bytes)) {
      error = std::string("'") + name + "' of shape " + shapeText(shape) + " is too large";
      return false;
    }
  void *data = nullptr;
  if (!memory.allocate(name, bytes, isWritten, data, error))
    return false;
  tensor = tttc_tensor_dense(data, static_cast<tttc_dtype>(dtype),
                             static_cast<uint32_t>(shape.size()), shape.data());
  return true;
}

/// Returns true if an array of shape `from`, repeated, fills a dense tensor of shape `to`.
static bool repeats(const std::vector<int64_t> &from, const std::vector<int64_t> &to,
                    uint32_t leading) {
  if (from.size() != to.size())
    return false;
  // All axes after the repeated one are equal; all before it have length 1 in the array.
  size_t axis = from.size();
  while (axis > 0 && from[axis - 1] == to[axis - 1])
    --axis;
  if (axis == 0)
    return true;
  for (size_t i = 0; i + 1 < axis; ++i)
    if (from[i] != 1)
      return false;
  return axis <= leading && from[axis - 1] > 0 && to[axis - 1] % from[axis - 1] == 0;
}

static bool bindArray(Memory &memory, const tttc_tensor_info &info, const Sizes &sizes,
                      const Array &array, tttc_tensor &tensor, std::string &error) {
  std::vector<int64_t> shape = shapeOf(info, sizes);
  const bool isShared = info.role == TTTC_STATE_INITIAL && (info.axes & TTTC_AXIS_BATCH) &&
                        array.shape.size() + 1 == shape.size();
  if (isShared)
    shape.erase(shape.begin());
  const auto leading = static_cast<uint32_t>(shape.size()) - info.inner_rank;
  if (!repeats(array.shape, shape, leading)) {
    error = std::string("'") + info.name + "': expected an array of shape " + shapeText(shape) +
            " or one to repeat, found " + shapeText(array.shape);
    return false;
  }
  std::vector<unsigned char> pattern(array.data.size() * client::elementBytes(info.dtype));
  client::toElements(array.data, info.dtype, pattern.data());
  if (!addTensor(memory, info.name, info.dtype, shape, false, tensor, error) ||
      !memory.repeat(tensor.data, bytesOf(tensor), pattern, error))
    return false;
  if (isShared) {
    const tttc_tensor one = tensor;
    shape.insert(shape.begin(), sizes.batch);
    tensor =
        tttc_tensor_dense(one.data, static_cast<tttc_dtype>(one.dtype), one.rank + 1, shape.data());
    tensor.strides[0] = 0;
  }
  return true;
}

bool bindInputs(Memory &memory, const tttc_entry_info &entry, const Sizes &sizes,
                const ArrayMap &arrays, Bound &bound, std::string &error) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    if (isOutput(info) || bound.count(info.name))
      continue;
    auto given = arrays.find(info.name);
    if (given == arrays.end() && info.role != TTTC_COTANGENT)
      continue;
    const Array array = given == arrays.end() ? zeroArray(shapeOf(info, sizes)) : given->second;
    tttc_tensor tensor = {};
    if (!bindArray(memory, info, sizes, array, tensor, error))
      return false;
    bound[info.name] = tensor;
  }
  return true;
}

} // namespace tttc::gpu
