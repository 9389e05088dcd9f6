//===- tttc-bench.cpp - Checks and times kernels of one layer -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Load the layer, gather the contestants, compare their results, time them
// together with the peak of the machine, report.
//
//===----------------------------------------------------------------------===//

#include "../baselines/Baselines.h"
#include "Report.h"
#include "Tasks.h"

#include <cmath>
#include <cstdio>

namespace tttc::bench {

namespace {

bool gather(const Options &options, const Layer &layer, Contestants &contestants,
            std::string &error) {
  for (const std::string &name : options.baselines) {
    contestants.push_back(makeBaseline(name, layer.dims(), options.threads, error));
    if (!contestants.back())
      return false;
  }
  for (const auto &[name, path] : options.kernels) {
    contestants.push_back(openKernel(name, path, layer.name(), options.threads, error));
    if (!contestants.back())
      return false;
  }
  return true;
}

/// One call of the peak loop on every thread: about a tenth of a millisecond.
/// Returns false if a lane is wrong.
bool runPeak(unsigned threads, double &flops) {
  std::vector<double> done(threads);
  std::vector<float> sums(threads);
  runTasks(threads, threads, [&](int64_t, unsigned thread) {
    done[thread] = tttc_fma_peak(1000, 0.5f, 0.5f, &sums[thread]);
  });
  flops = 0;
  bool good = true;
  for (unsigned thread = 0; thread < threads; ++thread) {
    flops += done[thread];
    good &= std::fabs(sums[thread] - static_cast<float>(tttc_fma_peak_lanes())) < 0.5f;
  }
  return good;
}

bool measure(const Options &options, std::string &error) {
  std::unique_ptr<Layer> layer = Layer::load(options.file, error);
  Contestants contestants;
  if (!layer || !layer->setDims(options.dims, error) ||
      !gather(options, *layer, contestants, error))
    return false;

  Run run = {options, *layer, contestants, {}, {}, {}, 0};
  if (!checkAgainstReference(*layer, options.checkSizes, options.ranges, options.tolerance,
                             contestants, run.referenceErrors, error) ||
      !checkAgainstEachOther(*layer, options.sizes, options.ranges, options.tolerance, contestants,
                             run.mutualErrors, error))
    return false;

  // All are bound at the timed size now. A call that succeeded once succeeds again,
  // because its arguments do not change.
  for (const auto &contestant : contestants) {
    Timed timed;
    timed.name = contestant->name();
    timed.call = [&error, &contestant] { contestant->run(error); };
    run.timed.push_back(std::move(timed));
  }
  bool peakGood = true;
  Timed peak;
  peak.name = "fma-peak";
  peak.call = [&] { peakGood &= runPeak(options.threads, run.peakFlopsPerCall); };
  run.timed.push_back(std::move(peak));
  timeInRounds(run.timed, options.rounds, options.roundMilliseconds / 1000);
  if (!peakGood)
    error = "fma-peak: expected every lane to stay at 1";
  if (!error.empty())
    return false;
  std::fputs(toJson(run).c_str(), stdout);
  return true;
}

} // namespace

} // namespace tttc::bench

int main(int argc, char **argv) {
  using namespace tttc::bench;
  Options options;
  std::string error = parseOptions({argv + 1, argv + argc}, options);
  if (!error.empty()) {
    std::fprintf(stderr, "tttc-bench: error: %s\n", error.c_str());
    return 2;
  }
  if (options.help) {
    std::fputs(helpText().c_str(), stdout);
    return 0;
  }
  if (!measure(options, error)) {
    std::fprintf(stderr, "tttc-bench: %s\n", error.c_str());
    return 1;
  }
  return 0;
}
