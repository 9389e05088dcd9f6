//===- Results.cpp - Outputs of the calls of a case -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Results.h. Outputs are dense, in the order of their axes.
//
//===----------------------------------------------------------------------===//

#include "Results.h"

#include <cstring>

namespace tttc::gpu {

bool readOutputs(const Memory &memory, const std::vector<Program::Output> &outputs,
                 std::vector<Bytes> &bytes, std::string &error) {
  bytes.clear();
  for (const Program::Output &output : outputs) {
    bytes.emplace_back(bytesOf(output.tensor));
    if (!memory.read(output.tensor.data, bytes.back(), error))
      return false;
  }
  return true;
}

/// If a state was given for the whole batch, [H, ...], its gradient is summed over the batch.
static Array shapedAs(Array gradient, const Array *array) {
  if (!array || array->shape.size() == gradient.shape.size())
    return gradient;
  Array sum = zeroArray({gradient.shape.begin() + 1, gradient.shape.end()});
  for (size_t i = 0; i < gradient.data.size(); ++i)
    sum.data[i % sum.data.size()] += gradient.data[i];
  return sum;
}

ArrayMap arraysOf(const Program &program, const std::vector<Bytes> &bytes) {
  ArrayMap arrays;
  for (size_t i = 0; i < bytes.size(); ++i) {
    const Program::Output &output = program.outputs()[i];
    const tttc_tensor &tensor = output.tensor;
    Array array = zeroArray({tensor.shape, tensor.shape + tensor.rank});
    client::fromElements(bytes[i].data(), tensor.dtype, array.data);
    if (output.info->role == TTTC_GRADIENT) // d_NAME
      array = shapedAs(std::move(array), program.array(output.info->name + 2));
    arrays.emplace(output.info->name, std::move(array));
  }
  return arrays;
}

std::string firstDifference(const std::vector<Program::Output> &outputs,
                            const std::vector<Bytes> &first, const std::vector<Bytes> &second) {
  for (size_t i = 0; i < outputs.size(); ++i)
    if (first[i] != second[i])
      return outputs[i].info->name;
  return "";
}

std::string sequencesDiffer(const Program &program, const LayerCase &spec,
                            const std::vector<Bytes> &together, std::string &error) {
  std::vector<size_t> from(together.size(), 0); // rows of each output in preceding sequences
  for (size_t s = 0; s < program.alone().size(); ++s) {
    std::vector<Bytes> alone;
    if (!readOutputs(program.memory, program.alone()[s], alone, error))
      return "";
    for (size_t i = 0; i < alone.size(); ++i) {
      const Program::Output &output = program.outputs()[i];
      const tttc_tensor &whole = output.tensor, &part = program.alone()[s][i].tensor;
      const int axis = timeAxis(*output.info);
      const size_t element = client::elementBytes(whole.dtype);
      bool same = true;
      if (axis < 0) {
        // One entry per sequence.
        same = !(output.info->axes & TTTC_AXIS_BATCH) ||
               !std::memcmp(together[i].data() + s * alone[i].size(), alone[i].data(),
                            alone[i].size());
      } else {
        // The rows of this sequence, for each head.
        const auto rows = static_cast<size_t>(part.shape[axis]);
        const size_t row = static_cast<size_t>(whole.strides[axis]) * element;
        const size_t heads = axis > 1 ? static_cast<size_t>(spec.sizes.heads) : 1;
        for (size_t h = 0; h < heads; ++h)
          same &= !std::memcmp(together[i].data() +
                                   (h * static_cast<size_t>(whole.shape[axis]) + from[i]) * row,
                               alone[i].data() + h * rows * row, rows * row);
        from[i] += rows;
      }
      if (!same)
        return std::string("'") + output.info->name + "' of sequence " + std::to_string(s) +
               " has other bits alone";
    }
  }
  return "";
}

std::string entriesDiffer(const std::vector<Program::Output> &outputs,
                          const std::vector<Bytes> &bytes) {
  for (size_t i = 0; i < outputs.size(); ++i) {
    const int leading =
        __builtin_popcount(outputs[i].info->axes & (TTTC_AXIS_BATCH | TTTC_AXIS_HEAD));
    size_t entries = 1;
    for (int axis = 0; axis < leading; ++axis)
      entries *= static_cast<size_t>(outputs[i].tensor.shape[axis]);
    const size_t each = bytes[i].size() / entries;
    for (size_t entry = 1; entry < entries; ++entry)
      if (std::memcmp(bytes[i].data(), bytes[i].data() + entry * each, each))
        return std::string("'") + outputs[i].info->name + "' has other bits in entry " +
               std::to_string(entry) + " of B and H, which starts from the same numbers";
  }
  return "";
}

} // namespace tttc::gpu
