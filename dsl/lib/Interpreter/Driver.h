//===- Driver.h - Splits a call into runs ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the arrays of a call into the inputs of the runs, and assembles the outputs of
// the runs. Included by the files that each instantiate the interpreter for one number
// type.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_DRIVER_H
#define TTTC_INTERPRETER_DRIVER_H

#include "BuiltinsImpl.h"
#include "EvaluatorImpl.h"
#include "HistoryImpl.h"
#include "OutputsImpl.h"
#include "RunnerImpl.h"
#include "TimeImpl.h"

namespace tttc::interpreter {

/// The range of elements of one head's part of an array.
struct Slice {
  int64_t offset = 0, count = 0;
};
inline Slice sliceOf(const Input &input, const Layout &layout, int64_t batch, int64_t head) {
  Slice slice;
  slice.count = elementCount(input.shape) * (input.timed ? layout.tokens : 1);
  int64_t index = input.batched ? batch : 0;
  if (input.perHead)
    index = index * layout.heads + head;
  slice.offset = index * slice.count;
  return slice;
}

/// The heads that run together.
inline std::vector<std::vector<int64_t>> headGroups(const Layout &layout) {
  std::vector<std::vector<int64_t>> groups;
  for (int64_t head = 0; head < layout.heads; ++head) {
    if (groups.empty() || !layout.inStep)
      groups.emplace_back();
    groups.back().push_back(head);
  }
  return groups;
}

/// Runs one batch entry and group of heads. `make(input, slice)` returns the elements of a part
/// of an input; it is called once for a part that heads share.
template <typename N, typename Make>
Outputs<N> runGroup(const Layout &layout, int64_t batch, const std::vector<int64_t> &group,
                    Status &status, Make make) {
  Runner<N> runner(layout, group, status);
  for (const auto &named : layout.inputs) {
    const Input &input = named.second;
    std::vector<int64_t> shape = input.shape;
    if (input.timed)
      shape.insert(shape.begin(), layout.tokens);
    Tensor<N> part;
    for (size_t i = 0; i < group.size(); ++i) {
      if (i == 0 || input.perHead)
        part = Tensor<N>(shape, make(input, sliceOf(input, layout, batch, group[i])));
      runner.scopes()[i].given[input.entity] = part;
    }
  }
  return runner.run();
}

/// The range of one head's part in the whole output; sets `shape` to the shape of the output.
inline Slice outputSlice(const Layout &layout, bool perHead, const std::vector<int64_t> &inner,
                         int64_t batch, int64_t head, std::vector<int64_t> &shape) {
  shape = {layout.batch};
  if (perHead)
    shape.push_back(layout.heads);
  shape.insert(shape.end(), inner.begin(), inner.end());
  int64_t count = elementCount(inner);
  return {(perHead ? batch * layout.heads + head : batch) * count, count};
}

/// Runs all batch entries and heads; `make` as in runGroup, `read` converts an output element to
/// a double.
template <typename N, typename Make, typename Read>
bool runAll(const Layout &layout, ArrayMap &out, std::string &error, Make make, Read read) {
  out.clear();
  for (int64_t batch = 0; batch < layout.batch; ++batch)
    for (const std::vector<int64_t> &group : headGroups(layout)) {
      Status status;
      Outputs<N> outputs = runGroup<N>(layout, batch, group, status, make);
      if (!status.ok()) {
        error = status.text();
        return false;
      }
      for (const auto &[name, output] : outputs)
        for (const auto &[head, part] : output.heads) {
          std::vector<int64_t> shape;
          Slice slice = outputSlice(layout, output.perHead, part.shape(), batch, head, shape);
          auto place = out.find(name);
          if (place == out.end())
            place = out.emplace(name, zeroArray(shape)).first;
          if (place->second.shape != shape) {
            error = "'" + name + "' differs in shape between heads";
            return false;
          }
          for (int64_t i = 0; i < slice.count; ++i)
            place->second.data[static_cast<size_t>(slice.offset + i)] = read(part[i]);
        }
    }
  return true;
}

/// Runs with plain numbers.
template <typename N>
bool runPlain(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in, ArrayMap &out,
              std::string &error, int64_t position) {
  Layout layout;
  if (!makeLayout(layer, dims, in, layout, error))
    return false;
  layout.position = position;
  auto make = [](const Input &input, Slice slice) {
    auto begin = input.array->data.begin() + slice.offset;
    std::vector<N> numbers;
    for (auto it = begin; it != begin + slice.count; ++it)
      numbers.push_back(static_cast<N>(*it));
    return numbers;
  };
  return runAll<N>(layout, out, error, make, [](N x) { return static_cast<double>(x); });
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_DRIVER_H
