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
#include "KernelRun.h"
#include "Process.h"
#include "Report.h"

#include "tttc/Arrays/Npz.h"

#include <cstdio>

using namespace tttc;
using namespace tttc::run;

namespace {

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

int runInterpreter(const Options &options, const Call &call) {
  ArrayMap outputs;
  return interpretCall(call, outputs) && writeOutputs(options, outputs) ? Done : Failed;
}

int runKernel(const Options &options, const Call &call) {
  KernelHandle kernel = obtainKernel(options, call);
  if (int signal = notedInterrupt())
    return Interrupted + signal;
  if (!kernel)
    return Failed;
  KernelRun kernelRun(kernel.get(), call, options.threads);
  if (!kernelRun.prepare() || !kernelRun.run())
    return Failed;
  const ArrayMap outputs = kernelRun.outputs();
  if (!writeOutputs(options, outputs))
    return Failed;
  if (options.timedRuns && !timeKernel(kernelRun, call, options.timedRuns))
    return Failed;
  if (!options.check)
    return Done;
  ArrayMap expected;
  if (!interpretCall(call, expected))
    return Failed;
  return checkOutputs(outputs, expected, options.tolerance) ? Done : Different;
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
  if (!loadLayer(line.options, call) || !loadArrays(line.options, call))
    return Failed;
  return line.options.interpret ? runInterpreter(line.options, call)
                                : runKernel(line.options, call);
}
