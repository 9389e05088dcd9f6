//===- TimeLaunch.cpp - Times a launch ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TimeLaunch.h.
//
//===----------------------------------------------------------------------===//

#include "TimeLaunch.h"

#include "Measure.h"
#include "launches/Launch.h"
#include "launches/Sample.h"

namespace tttc::gpu {

bool timeCase(const Cuda &cuda, const Device &device, const CaseSpec &spec, const Options &options,
              Record &record) {
  if (!device.runs(spec.target)) {
    record.add("state", "skipped");
    record.add("why", "needs " + spec.target);
    return true;
  }
  std::string error;
  Launch launch(cuda, device, spec, options.folder);
  if (!launch.prepare(0, error))
    return failed(record, error, true);
  if (!launch.reset(error) || !launch.start(error) || !launch.wait(error))
    return failed(record, error, false);
  if (spec.isProduct && !sampleAgrees(launch, spec, error))
    return failed(record, error, true);
  if (!measure(
          cuda, options, spec.flops, spec.bytes,
          [&](std::string &why) { return launch.start(why); }, record, error))
    return failed(record, error, false);
  record.add("code", launch.code);
  record.add("registers", launch.registers);
  record.add("local_bytes", launch.localBytes);
  return true;
}

bool timeCopy(const Cuda &cuda, const Options &options, size_t bytes, Record &record) {
  std::string error;
  DevicePointer from = 0, to = 0;
  bool good =
      cuda.ok(cuda.memAlloc(&from, bytes), "cuMemAlloc", error) &&
      cuda.ok(cuda.memAlloc(&to, bytes), "cuMemAlloc", error) &&
      cuda.ok(cuda.fill(from, 1, bytes), "cuMemsetD8", error) &&
      measure(
          cuda, options, 0, 2.0 * static_cast<double>(bytes),
          [&](std::string &why) {
            return cuda.ok(cuda.copyOnDevice(to, from, bytes, nullptr), "cuMemcpyDtoD", why);
          },
          record, error);
  cuda.memFree(from);
  cuda.memFree(to);
  return good || failed(record, error, false);
}

} // namespace tttc::gpu
