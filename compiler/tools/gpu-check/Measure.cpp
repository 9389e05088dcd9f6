//===- Measure.cpp - Times device work ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Measure.h.
//
//===----------------------------------------------------------------------===//

#include "Measure.h"

#include <algorithm>
#include <cmath>

namespace tttc::gpu {

namespace {

/// Measures the seconds between two events.
class Stopwatch {
public:
  explicit Stopwatch(const Cuda &cuda) : cuda(cuda) {}
  ~Stopwatch() {
    for (Event event : {begin, end})
      if (event)
        cuda.eventDestroy(event);
  }
  bool open(std::string &error) {
    return cuda.ok(cuda.eventCreate(&begin, 0), "cuEventCreate", error) &&
           cuda.ok(cuda.eventCreate(&end, 0), "cuEventCreate", error);
  }
  /// Times `calls` consecutive calls.
  bool time(int calls, const std::function<bool(std::string &)> &call, double &seconds,
            std::string &error) {
    if (!cuda.ok(cuda.eventRecord(begin, nullptr), "cuEventRecord", error))
      return false;
    for (int i = 0; i < calls; ++i)
      if (!call(error))
        return false;
    float milliseconds = 0;
    if (!cuda.ok(cuda.eventRecord(end, nullptr), "cuEventRecord", error) ||
        !cuda.ok(cuda.eventSynchronize(end), "waiting for the device", error) ||
        !cuda.ok(cuda.eventElapsedTime(&milliseconds, begin, end), "cuEventElapsedTime", error))
      return false;
    seconds = milliseconds * 1e-3;
    return true;
  }

private:
  const Cuda &cuda;
  Event begin = nullptr, end = nullptr;
};

} // namespace

bool measure(const Cuda &cuda, const Options &options, double flops, double bytes,
             const std::function<bool(std::string &)> &call, Record &record, std::string &error) {
  Stopwatch watch(cuda);
  double once = 0;
  // The first call runs with cold caches and code; the second determines the number of calls in a
  // round.
  if (!watch.open(error) || !watch.time(1, call, once, error) || !watch.time(1, call, once, error))
    return false;
  int calls = static_cast<int>(
      std::clamp(std::ceil(options.roundSeconds / std::max(once, 1e-7)), 1.0, 100000.0));
  std::vector<double> rounds;
  for (int i = 0; i < options.rounds; ++i) {
    double seconds = 0;
    if (!watch.time(calls, call, seconds, error))
      return false;
    rounds.push_back(seconds / calls);
  }
  std::sort(rounds.begin(), rounds.end());
  auto quantile = [&](double q) {
    return rounds[static_cast<size_t>(std::lround(q * static_cast<double>(rounds.size() - 1)))];
  };
  double middle = quantile(0.5);
  record.add("state", "pass");
  record.add("microseconds", middle * 1e6);
  record.add("microseconds_p10", quantile(0.1) * 1e6);
  record.add("microseconds_p90", quantile(0.9) * 1e6);
  record.add("calls_per_round", calls);
  record.add("rounds", options.rounds);
  if (flops > 0)
    record.add("tflops", flops / middle * 1e-12);
  if (bytes > 0)
    record.add("gigabytes_per_second", bytes / middle * 1e-9);
  return true;
}

bool failed(Record &record, const std::string &error, bool usable) {
  record.add("state", "fail");
  record.add("why", error);
  return usable;
}

} // namespace tttc::gpu
