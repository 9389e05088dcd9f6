//===- TimeLayer.cpp - Times a compiled kernel ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TimeLayer.h.
//
//===----------------------------------------------------------------------===//

#include "TimeLayer.h"

#include "Measure.h"
#include "layers/Results.h"

#include "tttc/Arrays/Npz.h"

#include <algorithm>
#include <cmath>

namespace tttc::gpu {
namespace {

/// The first entry along B and H of an output, as an array that keeps these axes.
Array firstEntry(const Program::Output &output, const Bytes &bytes) {
  std::vector<int64_t> shape(output.tensor.shape, output.tensor.shape + output.tensor.rank);
  const int leading = __builtin_popcount(output.info->axes & (TTTC_AXIS_BATCH | TTTC_AXIS_HEAD));
  std::fill(shape.begin(), shape.begin() + leading, 1);
  Array array = zeroArray(shape);
  client::fromElements(bytes.data(), output.tensor.dtype, array.data);
  return array;
}

/// Checks the results of a run. Returns an error message, or an empty string.
std::string judge(const Program &program, const LayerCase &spec, const ArrayMap &expected,
                  const std::vector<Bytes> &bytes, Record &record) {
  std::string differs = entriesDiffer(program.outputs(), bytes);
  if (!differs.empty())
    return differs;
  ArrayMap found, wanted;
  for (size_t i = 0; i < bytes.size(); ++i) {
    const Program::Output &output = program.outputs()[i];
    const Array array = firstEntry(output, bytes[i]);
    for (double value : array.data)
      if (!std::isfinite(value))
        return std::string("'") + output.info->name + "' has numbers that are not finite";
    // Later tokens do not affect the first ones, so these can be compared; other arrays depend on
    // all tokens.
    auto given = expected.find(output.info->name);
    const int axis = timeAxis(*output.info);
    if (given == expected.end() || axis < 0 || given->second.shape.size() != array.shape.size())
      continue;
    std::vector<int64_t> shape = array.shape;
    shape[axis] = std::min(shape[axis], given->second.shape[axis]);
    found[output.info->name] = firstOf(array, shape);
    wanted[output.info->name] = firstOf(given->second, shape);
    if (auto limit = expected.find(std::string("limit.") + output.info->name);
        limit != expected.end())
      wanted.insert(*limit);
  }
  if (spec.expected.empty())
    return "";
  const Errors errors = compareArrays(found, wanted, spec.limit, spec.limitToLargest);
  record.add("relative_rms_error", errors.error);
  record.add("limit", errors.limit);
  return errors.wrong;
}

} // namespace

bool timeLayer(const Cuda &cuda, const Device &device, const LayerCase &spec,
               const Options &options, Record &record) {
  const ObjectSpec *object = chooseObject(spec, device);
  if (!object) {
    record.add("state", "skipped");
    record.add("why", "needs " + spec.objects.front().target);
    return true;
  }
  std::string error;
  std::optional<ArrayMap> expected = ArrayMap();
  if (!spec.expected.empty())
    expected = readNpz(options.folder + "/" + spec.expected, error);
  Program program(cuda, spec, 0);
  if (!expected || !program.prepare(options.folder, *object, error))
    return failed(record, error, true);
  std::vector<Bytes> bytes;
  if (!program.start(error) || !program.wait(error) ||
      !readOutputs(program.memory, program.outputs(), bytes, error))
    return failed(record, error, false);
  error = judge(program, spec, *expected, bytes, record);
  if (!error.empty())
    return failed(record, error, true);
  bytes.clear();
  // For pieces, times all calls except the first, in turn; otherwise the last call.
  const std::vector<Call> &calls = program.calls();
  const size_t first = spec.way == Way::Pieces ? 1 : calls.size() - 1;
  size_t next = first;
  double traffic = 0;
  for (size_t i = first; i < calls.size(); ++i)
    traffic += calls[i].traffic() / static_cast<double>(calls.size() - first);
  if (!measure(
          cuda, options, spec.flops, traffic,
          [&](std::string &why) {
            const Call &call = calls[next];
            next = next + 1 < calls.size() ? next + 1 : first;
            return call.start(why);
          },
          record, error))
    return failed(record, error, false);
  record.add("code", object->target);
  record.add("flops", spec.flops);
  record.add("bytes", traffic);
  if (spec.predicted > 0)
    record.add("predicted_microseconds", spec.predicted);
  return true;
}

} // namespace tttc::gpu
