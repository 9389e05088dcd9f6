//===- main.cpp - Runs a layer on arrays in files -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ttt-run reads a layer and its arrays, runs a kernel compiled for them or the interpreter, writes
// the outputs, and compares the two on request.
//
//===----------------------------------------------------------------------===//

#include "CarryFile.h"
#include "Check.h"
#include "Compile.h"
#include "Notes.h"
#include "Process.h"
#include "Report.h"
#include "SplitCheck.h"
#include "TokenAxis.h"

#include "tttc/Arrays/Npz.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <new>
#include <unistd.h>

using namespace tttc;
using namespace tttc::run;

namespace {

enum ExitCode { Done = 0, Failed = 1, WrongCommandLine = 2, Different = 3, Interrupted = 128 };

bool writeOutputs(const Options &options, const ArrayMap &outputs) {
  std::string error;
  WriteGuard guard(options.outputs);
  if (options.outputs.empty() ||
      (options.outputsDtype.empty()
           ? writeNpz(options.outputs, outputs, error)
           : writeNpz(options.outputs, asType(options.outputsDtype, outputs), error)))
    return true;
  return fail(error);
}

int runInterpreter(const Options &options, const Call &call) {
  ArrayMap results;
  const bool isDone =
      options.compile.backward ? interpretGradients(call, results) : interpretCall(call, results);
  const int status = isDone && writeOutputs(options, results) ? Done : Failed;
  const int signal = notedInterrupt();
  return signal ? Interrupted + signal : status;
}

/// Removes the expected gradients that --wrt excludes from the kernel.
void keepRequested(const ArrayMap &gradients, ArrayMap &expected) {
  for (auto one = expected.begin(); one != expected.end();)
    one = gradients.count(one->first) ? std::next(one) : expected.erase(one);
}

/// Checks that gradients can differ from zero. A sequence without tokens has a `d_out` without
/// elements, for which the gradients of parameters are still compared.
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

/// A forward call, or a saving and a backward call, and their outputs.
class WholeRun {
public:
  WholeRun(const Options &options, const Call &call, const tttc_kernel *kernel)
      : saving(kernel, call, TTTC_ENTRY_SAVE, options.threads),
        last(kernel, call, options.compile.backward ? TTTC_ENTRY_BACKWARD : TTTC_ENTRY_FORWARD,
             options.threads, options.compile.backward ? &saving : nullptr),
        call(call), isBackward(options.compile.backward) {
    if (options.timedRuns)
      return;                                 // times of all kernels are those of aligned tensors
    const bool areOdd = call.tokens % 2 != 0; // tests have lengths of both kinds
    saving.shiftTensors(areOdd);
    last.shiftTensors(areOdd);
  }

  bool run(ArrayMap &outputs) {
    if ((isBackward && !saving.prepare()) || !last.prepare() || (isBackward && !saving.run()) ||
        !last.run())
      return false;
    outputs = last.outputs();
    return true;
  }
  bool time(uint32_t runs) {
    return timeKernel(isBackward ? std::vector{&saving, &last} : std::vector{&last}, call, runs);
  }

private:
  KernelRun saving, last;
  const Call &call;
  bool isBackward;
};

/// Removes cotangents that the kernel does not take. Returns false, with the error printed, if none
/// remains.
bool keepTaken(const tttc_kernel *kernel, Call &call) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, TTTC_ENTRY_BACKWARD);
  std::vector<std::string> names;
  for (uint32_t i = 0; entry && i < entry->num_tensors; ++i)
    if (entry->tensors[i].role == TTTC_COTANGENT)
      names.push_back(entry->tensors[i].name);
  if (!entry)
    return true; // reported by the run
  const std::vector<std::string> dropped = dropOthers(names, call.cotangents);
  if (call.cotangents.empty())
    return fail("the kernel takes no cotangent of those given: " + listed(dropped),
                "it takes " + listed(names));
  if (!dropped.empty())
    note("ignored among the cotangents, not taken by the kernel: " + listed(dropped));
  return true;
}

int runWhole(const Options &options, Call &call, const tttc_kernel *kernel) {
  if (options.compile.backward &&
      (!keepTaken(kernel, call) || (options.check && !checkCotangents(options, call))))
    return Failed;
  WholeRun whole(options, call, kernel);
  ArrayMap actual, expected;
  if (!whole.run(actual) || !writeOutputs(options, actual) ||
      (options.timedRuns && !whole.time(options.timedRuns)))
    return Failed;
  if (!options.check)
    return Done;
  auto interpret = [&](const Call &given, Precision precision, ArrayMap &results) {
    if (!options.compile.backward)
      return interpretCall(given, results, precision);
    if (!interpretGradients(given, results, precision))
      return false;
    keepRequested(actual, results);
    return true;
  };
  if (!interpret(call, Precision::Double, expected))
    return Failed;
  auto repeat = [&](const Options &other, const tttc_kernel *otherKernel, ArrayMap &found) {
    return WholeRun(other, call, otherKernel).run(found);
  };
  const bool agrees =
      checkRun(options, {options.compile.backward ? TTTC_ENTRY_BACKWARD : TTTC_ENTRY_FORWARD, call,
                         kernel, actual, expected, interpret, repeat});
  return agrees ? Done : Different;
}

int runPieces(const Options &options, const Call &call, const tttc_kernel *kernel, Carry &carry) {
  const bool goesOn = !options.carryIn.empty();
  SplitOutputs given;
  if ((goesOn && !fitCarry(options, call, kernel, carry)) ||
      !runSplit(options.split, options.threads, call, kernel, goesOn ? &carry.carried : nullptr,
                given) ||
      // Last, because it may replace the file from which this call resumed.
      !writeOutputs(options, given.outputs) ||
      !writeCarry(options, call, kernel, carry, given.carry))
    return Failed;
  if (!options.check)
    return Done;
  const Call whole = wholeSequence(call, carry);
  noteComparison(whole);
  auto interpret = [&](const Call &other, Precision precision, ArrayMap &results) {
    return interpretSplit(other, given, precision, results);
  };
  ArrayMap expected;
  if (!interpret(whole, Precision::Double, expected))
    return Failed;
  // The carried values have few digits, so another kernel processes the whole sequence.
  auto repeat = [&](const Options &other, const tttc_kernel *otherKernel, ArrayMap &found) {
    SplitOutputs again;
    if (!runSplit(other.split, other.threads, whole, otherKernel, nullptr, again))
      return false;
    for (auto &[name, array] : again.outputs) {
      const int axis = again.timeAxes.at(name);
      array = cutTokens(array, axis, whole.tokens - call.tokens, call.tokens);
    }
    found = comparedOfSplit(std::move(again), expected);
    return true;
  };
  const ArrayMap actual = comparedOfSplit(given, expected);
  Options fromStart = options;
  fromStart.carryIn.clear();
  if (goesOn)
    fromStart.split.insert(fromStart.split.begin(), carry.position);
  const bool agrees = checkRun(fromStart, {TTTC_ENTRY_PREFILL, whole, kernel, actual, expected,
                                           interpret, repeat, options.carryIn});
  return agrees ? Done : Different;
}

int runKernel(const Options &options, Call &call) {
  Carry carry;
  if (!options.split.empty() && !checkPieces(options, call))
    return Failed;
  if (!options.carryIn.empty() && !readCarry(options, call, carry))
    return Failed;
  KernelHandle kernel = obtainKernel(options, call);
  if (int signal = notedInterrupt())
    return Interrupted + signal;
  if (!kernel)
    return Failed;
  noteOverflows(*tttc_kernel_get_info(kernel.get()), call);
  const int status = options.split.empty() ? runWhole(options, call, kernel.get())
                                           : runPieces(options, call, kernel.get(), carry);
  const int signal = notedInterrupt();
  return signal ? Interrupted + signal : status;
}

int runLine(const CommandLine &line) {
  if (line.error) {
    fail(line.error.message, line.error.hint);
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
  const bool draws = line.options.random.has_value();
  if (!loadLayer(line.options, call) || !(draws ? drawArrays : loadArrays)(line.options, call) ||
      (line.options.compile.backward &&
       !(draws ? drawCotangents : loadCotangents)(line.options, call)))
    return Failed;
  return line.options.interpret ? runInterpreter(line.options, call)
                                : runKernel(line.options, call);
}

/// Opens closed standard streams, because otherwise the next files to be opened would get their
/// descriptors. Writing to standard output still fails, also through /dev/stdout.
void openClosedStreams() {
  for (int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0 && errno == EBADF)
      (void)open(stream == STDOUT_FILENO ? "/dev/full" : "/dev/null",
                 stream == STDERR_FILENO ? O_WRONLY : O_RDONLY);
}

/// Handler of a failed `new`; it must not allocate.
[[noreturn]] void endWithoutMemory() {
  std::fputs("ttt-run: error: memory does not suffice for these arrays and what is computed of "
             "them\nhint: take fewer or shorter sequences\n",
             stderr);
  std::_Exit(Failed);
}

} // namespace

int main(int argc, char **argv) {
  openClosedStreams();
  // Written at the end, where an error has its reason.
  static char buffer[1 << 16];
  if (!isatty(STDOUT_FILENO))
    std::setvbuf(stdout, buffer, _IOFBF, sizeof(buffer));
  std::set_new_handler(endWithoutMemory);
  // Exceeding the file size limit becomes a write error, like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  const int status = runLine(parseCommandLine({argv + (argc > 0), argv + argc}));
  // A report that could not be written counts as a failure.
  const int problem = std::fflush(stdout) != 0 ? errno : 0;
  if (problem != 0 || std::ferror(stdout)) {
    fail("cannot write standard output: " + std::string(std::strerror(problem ? problem : EIO)));
    return status == Done ? Failed : status;
  }
  return status;
}
