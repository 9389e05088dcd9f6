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
#include "OpenBLAS.h"
#include "Report.h"
#include "Tasks.h"

#include <cmath>
#include <cstdio>
#include <functional>

namespace tttc::bench {

namespace {

bool add(Contestants &contestants, std::unique_ptr<Contestant> contestant) {
  contestants.push_back(std::move(contestant));
  return contestants.back() != nullptr;
}

/// All contestants; with --decode those that decode, then the forward calls.
bool gather(const Options &options, const Layer &layer, std::vector<Group> &groups,
            std::string &error) {
  groups.emplace_back();
  groups[0].sizes = options.sizes;
  groups[0].decodes = options.decodes;
  for (const std::string &name : options.baselines)
    if (!add(groups[0].contestants, makeBaseline(name, layer.dims(), options, error)))
      return false;
  const auto open = options.decodes ? openDecodeKernel : openKernel;
  for (const auto &[name, path] : options.kernels)
    if (!add(groups[0].contestants, open(name, path, layer.name(), options.threads, error)))
      return false;
  if (!options.forwardTokens)
    return true;
  groups.emplace_back();
  groups[1].sizes = options.sizes;
  groups[1].sizes.tokens = options.forwardTokens;
  for (const auto &[name, path] : options.kernels)
    if (!add(groups[1].contestants,
             openKernel(name + "-forward", path, layer.name(), options.threads, error)))
      return false;
  return true;
}

bool check(const Options &options, const Layer &layer, const Group &group, Run &run,
           std::string &error) {
  return checkAgainstReference(layer, options.checkSizes, options.ranges, options.tolerance,
                               group.contestants, run.referenceErrors, error) &&
         checkAgainstEachOther(layer, group.sizes, options.ranges, options.tolerance,
                               group.contestants, run.mutualErrors, error);
}

/// One call of the peak loop on every thread: about a tenth of a millisecond.
/// Returns false if a lane is wrong.
bool runPeak(unsigned threads, bool avx2, double &flops) {
#ifdef TTTC_HAVE_AVX2_VERSIONS
  const auto peak = avx2 ? tttc_fma_peak_avx2 : tttc_fma_peak;
  const int64_t lanes = avx2 ? tttc_fma_peak_lanes_avx2() : tttc_fma_peak_lanes();
#else
  (void)avx2;
  const auto peak = tttc_fma_peak;
  const int64_t lanes = tttc_fma_peak_lanes();
#endif
  std::vector<double> done(threads);
  std::vector<float> sums(threads);
  runTasks(threads, threads,
           [&](int64_t, unsigned thread) { done[thread] = peak(1000, 0.5f, 0.5f, &sums[thread]); });
  flops = 0;
  bool good = true;
  for (unsigned thread = 0; thread < threads; ++thread) {
    flops += done[thread];
    good &= std::fabs(sums[thread] - static_cast<float>(lanes)) < 0.5f;
  }
  return good;
}

bool measure(const Options &options, std::string &error) {
  std::unique_ptr<Layer> layer = Layer::load(options.file, error);
  std::vector<Group> groups;
  if (!layer || !layer->setDims(options.dims, error) || !gather(options, *layer, groups, error))
    return false;

  Run run = {options, *layer, groups, {}, {}, {}, 0, false};
  for (const Group &group : groups)
    if (!check(options, *layer, group, run, error))
      return false;

  // All are bound at the timed size now. A call that succeeded once succeeds again,
  // because its arguments do not change.
  auto time = [&run](const std::string &name, std::function<void()> call) {
    Timed timed;
    timed.name = name;
    timed.call = std::move(call);
    run.timed.push_back(std::move(timed));
  };
  for (const Group &group : groups)
    for (const auto &contestant : group.contestants)
      time(contestant->name(), [&error, &contestant] { contestant->run(error); });
  bool peakGood = true;
  time("fma-peak",
       [&] { peakGood &= runPeak(options.threads, options.avx2, run.peakFlopsPerCall); });
  for (const std::string &name : options.baselines)
    run.usesOpenBLAS |= name.find("_openblas") != name.npos;
  Sgemm sgemm;
  if (run.usesOpenBLAS)
    time("openblas-sgemm", [&sgemm] { sgemm.run(); });
  timeInRounds(run.timed, options.rounds, options.roundMilliseconds / 1000);
  if (!peakGood)
    error = "fma-peak: expected every lane to stay at 1";
  if (run.usesOpenBLAS && !sgemm.isRight())
    error = "openblas-sgemm: expected whole numbers without rounding, found others";
  if (!error.empty())
    return false;
  std::fputs(toJson(run).c_str(), stdout);
  return true;
}

int runLine(int argc, char **argv) {
  Options options;
  std::string error = parseOptions({argv + 1, argv + argc}, options);
  if (!error.empty()) {
    std::fprintf(stderr, "tttc-bench: error: %s\n", error.c_str());
    return 2;
  }
  if (options.lists) {
    std::fputs(listBaselines().c_str(), stdout);
    return 0;
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

} // namespace
} // namespace tttc::bench

int main(int argc, char **argv) {
  const int status = tttc::bench::runLine(argc, argv);
  if (std::fflush(stdout) == 0 && !std::ferror(stdout))
    return status;
  std::fputs("tttc-bench: error: cannot write standard output\n", stderr);
  return status == 0 ? 1 : status;
}
