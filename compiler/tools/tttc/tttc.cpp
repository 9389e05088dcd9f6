//===- tttc.cpp - The compiler driver ------------------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text in; any phase, LLVM IR, assembly, an object or a shared object out.
//
//===----------------------------------------------------------------------===//

#include "Flags.h"

#include "tttc/Target/NVPTX/Emit.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

namespace cl = llvm::cl;
using namespace tttc;

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // Only this tool's flags: libLLVM registers hundreds, some of the same name. Its back end is to
  // remember some, and those that every tool has are registered once and for all.
  keepBackEndOptions();
  cl::Option *help = cl::getRegisteredOptions().lookup("help");
  cl::Option *version = cl::getRegisteredOptions().lookup("version");
  cl::ResetCommandLineParser();
  help->addArgument();
  version->addArgument();
  cl::OptionCategory category("tttc options");
  cl::opt<std::string> input(cl::Positional, cl::desc("FILE.ttt"), cl::Required, cl::cat(category));
  cl::opt<std::string> emit(
      "emit",
      cl::desc(
          "ast, ttt, grad, dual, backward, signature, tiled, linalg, llvm, asm, obj, so, torch or, "
          "for a GPU, tile, nvvm, ptx, cubin"),
      cl::init("so"), cl::cat(category));
  cl::opt<std::string> output("o",
                              cl::desc("Output file ('-': standard output, where text is written)"),
                              cl::cat(category));
  cl::opt<std::string> layer("layer", cl::desc("Layer of the file (default: the only one)"),
                             cl::cat(category));
  cl::list<std::string> dims("dim", cl::desc("Value of a constant, d=64 (repeatable)"),
                             cl::cat(category));
  cl::opt<std::string> form("form", cl::desc("primal, dual or auto"), cl::init("auto"),
                            cl::cat(category));
  cl::opt<int64_t> chunk("chunk",
                         cl::desc("Tokens at a time where the program has no mini-batches; never "
                                  "changes the function (default: 16)"),
                         cl::init(16), cl::cat(category));
  cl::opt<std::string> dtype("dtype", cl::desc("f32 or f64; for a GPU f32, bf16 or f16"),
                             cl::init("f32"), cl::cat(category));
  cl::opt<std::string> target("target", cl::desc("GPU to compile for, sm_90a (default: a CPU)"),
                              cl::cat(category));
  cl::opt<std::string> cpu("target-cpu", cl::desc("CPU to compile for, 'native' for this one"),
                           cl::init("native"), cl::cat(category));
  cl::opt<bool> backward("backward",
                         cl::desc("Compile the gradient too: entries save and backward"),
                         cl::cat(category));
  cl::opt<std::string> checkpoint(
      "checkpoint",
      cl::desc("Mini-batches per saved state, none (save everything) or "
               "auto (fewest bytes for --tokens); default: 1"),
      cl::cat(category));
  cl::opt<int64_t> tokens("tokens", cl::desc("Length that --checkpoint=auto is chosen for"),
                          cl::init(2048), cl::cat(category));
  cl::opt<std::string> wrt("wrt",
                           cl::desc("Inputs whose gradients are asked for, q,k,W1 (default: all)"),
                           cl::cat(category));
  cl::opt<int64_t> decode(
      "decode", cl::desc("Compile entries prefill and decode too, for up to N tokens a call"),
      cl::init(0), cl::cat(category));
  cl::opt<int64_t> context(
      "context",
      cl::desc("Tokens of a sequence that --decode stores without a window, at most "
               "(default: 4096)"),
      cl::init(4096), cl::cat(category));
  cl::opt<bool> invariant("invariant",
                          cl::desc("The same bits however a sequence is cut into calls"),
                          cl::cat(category));
  cl::opt<bool> format("format", cl::desc("Print the file in the canonical layout and stop"),
                       cl::cat(category));
  cl::opt<bool> explain("explain",
                        cl::desc("Print remarks: what was found, and what stood in the way"),
                        cl::cat(category));
  cl::opt<bool> timePasses("time-passes", cl::desc("Print the time each pass took"),
                           cl::cat(category));
  cl::alias shortHelp("h", cl::desc("Alias for --help"), cl::aliasopt(*help), cl::cat(category));
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter([](llvm::raw_ostream &os) { os << "tttc " TTTC_VERSION "\n"; });
  // With a stream for errors it returns: it would exit with 1, as for a wrong program.
  if (!cl::ParseCommandLineOptions(argc, argv,
                                   "The compiler for test-time-training layers\n\n"
                                   "Exit status: 0 done, 1 error, 2 wrong command line.\n",
                                   &llvm::errs())) {
    return BadFlags;
  }

  DriverOptions options;
  options.input = input;
  options.output = output;
  options.emit = emit;
  options.layer = layer;
  options.dims.assign(dims.begin(), dims.end());
  options.form = form;
  options.chunk = chunk;
  options.dtype = dtype;
  options.target = target;
  options.targetCpu = cpu;
  options.backward = backward;
  options.checkpoint = checkpoint;
  options.tokens = tokens;
  options.wrt = wrt;
  if (decode.getNumOccurrences() != 0) {
    options.decode = decode;
  }
  options.context = context;
  options.invariant = invariant;
  options.format = format;
  options.explain = explain;
  options.timePasses = timePasses;
  return runDriver(options);
}
