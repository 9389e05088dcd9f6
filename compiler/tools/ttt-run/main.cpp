//===- main.cpp - Runs a layer on arrays in files -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ttt-run: reads a layer and its arrays, runs a kernel compiled for them or the
// interpreter, writes the outputs, and compares the two if asked.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Compile.h"
#include "Elements.h"
#include "KernelRun.h"
#include "Process.h"
#include "Report.h"
#include "SplitCheck.h"
#include "SplitRun.h"

#include "tttc/Arrays/Npz.h"

#include <cstdio>

using namespace tttc;
using namespace tttc::run;

namespace {

/// Relative RMS errors that rounding in float32 explains.
// Of kernels in single precision, and of those whose tokens have 16 bits.
constexpr double outputLimit = 2e-6, gradientLimit = 5e-6;
constexpr double halfOutputLimit = 5e-3, halfGradientLimit = 1e-2;

double limitOf(const tttc_kernel *kernel, tttc_entry_kind kind) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
  const bool isGradient = kind == TTTC_ENTRY_BACKWARD;
  if (entry && hasHalves(*entry))
    return isGradient ? halfGradientLimit : halfOutputLimit;
  return isGradient ? gradientLimit : outputLimit;
}

enum ExitCode { Done = 0, Failed = 1, WrongCommandLine = 2, Different = 3, Interrupted = 128 };

bool writeOutputs(const Options &options, const ArrayMap &outputs) {
  std::string error;
  if (options.outputs.empty() || writeNpz(options.outputs, outputs, error))
    return true;
  return fail(error);
}

/// The kernel given, or one compiled for this call. Its file is gone when this
/// returns: an open one needs it no longer.
KernelHandle obtainKernel(const Options &options, const Call &call) {
  if (!options.compiles())
    return openKernel(options.kernel, call);
  InterruptGuard guard;
  TemporaryDirectory directory;
  if (!directory.create())
    return nullptr;
  const std::string path = directory.path() + "/kernel.so";
  return compileKernel(options, call, path) ? openKernel(path, call) : nullptr;
}

std::vector<std::string> cotangentNames(const ArrayMap &outputs) {
  std::vector<std::string> names;
  for (const auto &output : outputs)
    names.push_back("d_" + output.first);
  return names;
}

int runInterpreter(const Options &options, Call &call) {
  ArrayMap outputs;
  if (options.backward) {
    if (!interpretCall(call, outputs))
      return Failed;
    keepCotangents(cotangentNames(outputs), call);
    ArrayMap gradients;
    return interpretGradients(call, gradients) && writeOutputs(options, gradients) ? Done : Failed;
  }
  return interpretCall(call, outputs) && writeOutputs(options, outputs) ? Done : Failed;
}

/// What --wrt left out is not to be compared.
void keepAsked(const ArrayMap &gradients, ArrayMap &expected) {
  for (auto one = expected.begin(); one != expected.end();)
    one = gradients.count(one->first) ? std::next(one) : expected.erase(one);
}

/// Whether gradients can differ from zero. A sequence without tokens has a `d_out` without
/// elements, and what its parameters' gradients are is worth a comparison.
bool checkCotangents(const Options &options, const Call &call) {
  bool isEmpty = true;
  for (const auto &[name, array] : call.cotangents) {
    isEmpty &= array.data.empty();
    for (double value : array.data)
      if (value != 0)
        return true;
  }
  return (isEmpty && !call.cotangents.empty()) ||
         fail("--check: expected a cotangent that is not zero in '" + options.cotangents +
                  "', found none",
              "give d_out, in the shape of `out`: without it every gradient is zero");
}

int runBackward(const Options &options, Call &call, const tttc_kernel *kernel) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, TTTC_ENTRY_BACKWARD);
  std::vector<std::string> names;
  for (uint32_t i = 0; entry && i < entry->num_tensors; ++i)
    if (entry->tensors[i].role == TTTC_COTANGENT)
      names.push_back(entry->tensors[i].name);
  if (entry)
    keepCotangents(names, call);
  if (entry && options.check && !checkCotangents(options, call))
    return Failed;
  KernelRun saving(kernel, call, TTTC_ENTRY_SAVE, options.threads);
  KernelRun backward(kernel, call, TTTC_ENTRY_BACKWARD, options.threads, &saving);
  if (!saving.prepare() || !backward.prepare() || !saving.run() || !backward.run())
    return Failed;
  const ArrayMap gradients = backward.outputs();
  if (!writeOutputs(options, gradients))
    return Failed;
  if (options.timedRuns && !timeKernel({&saving, &backward}, call, options.timedRuns))
    return Failed;
  if (!options.check)
    return Done;
  ArrayMap expected;
  if (!interpretGradients(call, expected))
    return Failed;
  keepAsked(gradients, expected);
  return checkOutputs(gradients, expected, options.tolerance, limitOf(kernel, TTTC_ENTRY_BACKWARD))
             ? Done
             : Different;
}

int runPieces(const Options &options, const Call &call, const tttc_kernel *kernel) {
  ArrayMap outputs, carry, expected;
  if (!runSplit(options, call, kernel, outputs, carry) || !writeOutputs(options, outputs))
    return Failed;
  if (!options.check)
    return Done;
  if (!interpretSplit(call, carry, outputs, expected))
    return Failed;
  return checkOutputs(outputs, expected, options.tolerance, limitOf(kernel, TTTC_ENTRY_FORWARD))
             ? Done
             : Different;
}

int runKernel(const Options &options, Call &call) {
  KernelHandle kernel = obtainKernel(options, call);
  if (int signal = notedInterrupt())
    return Interrupted + signal;
  if (!kernel)
    return Failed;
  if (options.backward)
    return runBackward(options, call, kernel.get());
  if (!options.split.empty())
    return runPieces(options, call, kernel.get());
  KernelRun kernelRun(kernel.get(), call, TTTC_ENTRY_FORWARD, options.threads);
  if (!kernelRun.prepare() || !kernelRun.run())
    return Failed;
  const ArrayMap outputs = kernelRun.outputs();
  if (!writeOutputs(options, outputs))
    return Failed;
  if (options.timedRuns && !timeKernel({&kernelRun}, call, options.timedRuns))
    return Failed;
  if (!options.check)
    return Done;
  ArrayMap expected;
  if (!interpretCall(call, expected))
    return Failed;
  return checkOutputs(outputs, expected, options.tolerance,
                      limitOf(kernel.get(), TTTC_ENTRY_FORWARD))
             ? Done
             : Different;
}

} // namespace

int main(int argc, char **argv) {
  CommandLine line = parseCommandLine({argv + (argc > 0), argv + argc});
  if (!line.error.empty()) {
    fail(line.error, line.hint);
    return WrongCommandLine;
  }
  if (line.action == Action::Help) {
    std::fputs(helpText().c_str(), stdout);
    return Done;
  }
  if (line.action == Action::Version) {
    std::puts("ttt-run " TTTC_VERSION);
    return Done;
  }
  Call call;
  if (!loadLayer(line.options, call) || !loadArrays(line.options, call) ||
      !loadCotangents(line.options, call))
    return Failed;
  return line.options.interpret ? runInterpreter(line.options, call)
                                : runKernel(line.options, call);
}
