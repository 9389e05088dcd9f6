//===- CheckLayer.cpp - Runs a compiled kernel and compares its results ---===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CheckLayer.h.
//
//===----------------------------------------------------------------------===//

#include "CheckLayer.h"

#include "Measure.h"
#include "layers/Results.h"

#include "tttc/Arrays/Npz.h"

namespace tttc::gpu {

bool checkLayer(const Cuda &cuda, const Device &device, const LayerCase &spec,
                const Options &options, Record &record) {
  const ObjectSpec *object = chooseObject(spec, device);
  if (!object) {
    record.add("state", "skipped");
    record.add("why", "needs " + spec.objects.front().target);
    return true;
  }
  std::string error;
  Program program(cuda, spec, options.guard);
  std::optional<ArrayMap> expected = ArrayMap();
  if (!spec.expected.empty())
    expected = readNpz(options.folder + "/" + spec.expected, error);
  if (!expected || !program.prepare(options.folder, *object, error))
    return failed(record, error, true);
  record.add("code", object->target);
  std::vector<Bytes> first;
  for (int repeat = 0; repeat < options.repeats; ++repeat) {
    std::vector<Bytes> found;
    if (!program.memory.reset(error) || !program.start(error) || !program.wait(error) ||
        !readOutputs(program.memory, program.outputs(), found, error))
      return failed(record, error, false);
    if (repeat == 0)
      first = found;
    std::string other = firstDifference(program.outputs(), first, found);
    if (!other.empty())
      return failed(record, "'" + other + "' has other bits in run " + std::to_string(repeat + 1),
                    true);
    if (!program.memory.guarded(error))
      return failed(record, error, true);
  }
  if (spec.way == Way::Sequences) {
    std::string difference = sequencesDiffer(program, spec, first, error);
    if (!error.empty() || !difference.empty())
      return failed(record, error + difference, true);
  } else {
    ArrayMap found = arraysOf(program, first);
    for (auto array = found.begin(); spec.common && array != found.end();)
      array = expected->count(array->first) ? std::next(array) : found.erase(array);
    const Errors errors = compareArrays(found, *expected, spec.limit, spec.limitToLargest);
    record.add("worst_array", errors.array);
    record.add("relative_rms_error", errors.error);
    record.add("limit", errors.limit);
    record.add("worst_share_of_bound", errors.worst);
    if (!errors.wrong.empty())
      return failed(record, errors.wrong, true);
  }
  record.add("state", "pass");
  return true;
}

} // namespace tttc::gpu
