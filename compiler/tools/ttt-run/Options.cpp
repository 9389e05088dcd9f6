//===- Options.cpp - Command line of ttt-run ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Options.h.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <algorithm>
#include <filesystem>
#include <tuple>

namespace tttc::run {
namespace {

/// Returns true if both paths name the same file. Existing files that are not regular, such as
/// /dev/null, never count: they cannot be overwritten.
bool isSameFile(const std::string &left, const std::string &right) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (left.empty() || right.empty())
    return false;
  if (fs::exists(left, error))
    return fs::is_regular_file(left, error) && fs::equivalent(left, right, error);
  const fs::path one = fs::weakly_canonical(fs::absolute(left, error), error);
  if (error || one.empty()) // the working directory path is too long
    return fs::path(left).lexically_normal() == fs::path(right).lexically_normal();
  return one == fs::weakly_canonical(fs::absolute(right, error), error);
}

const char *const streams =
    "the standard streams are /dev/stdin and /dev/stdout; a file '-' is ./-";

constexpr int64_t most = 999999999;

Reader readFile(std::string &place) {
  return [&place](std::string_view text) {
    place = text;
    return text == "-" ? std::string("a file's name; ") + streams : "";
  };
}

Reader readSplit(std::vector<int64_t> &place) {
  return [&place](std::string_view text) {
    for (size_t begin = 0; begin <= text.size();) {
      const size_t end = std::min(text.find(',', begin), text.size());
      std::optional<int64_t> value = readWhole(text.substr(begin, end - begin), 0, most);
      if (!value)
        return "whole numbers from 0 to " + std::to_string(most) + " with commas between";
      place.push_back(*value);
      begin = end + 1;
    }
    return std::string();
  };
}

/// Returns true for compiler options that ttt-run sets itself.
bool isOfRun(const OptionInfo &info) {
  const std::string_view name = info.name;
  return name == "tokens" || name == "decode" || name == "context";
}

/// All flags, which set `line`.
std::vector<Flag> flagsOf(CommandLine &line) {
  Options &o = line.options;
  const std::vector<std::string> types = {"f32", "f64", "bf16", "f16"};
  std::vector<Flag> flags = {
      {"inputs", "FILE.npz", "the layer's tokens, params and states, under the layer's names",
       readFile(o.inputs)},
      {"random", "SEED",
       "instead of --inputs and --cotangents: draw them, as `init` says or else rows of length "
       "about 1, numbers from 0 to 1",
       readInto(o.random, 0, most)},
      {"batch", "N", "with --random: sequences (default: 1)", readInto(o.batch, 1, most)},
      {"heads", "N", "with --random: heads (default: 2)", readInto(o.heads, 1, most)},
      {"tokens", "N", "with --random: tokens of a sequence (default: 64)",
       readInto(o.tokens, 0, most)},
      {"outputs", "FILE.npz", "where to write out, final states and probes, or gradients",
       readFile(o.outputs)},
      {"outputs-dtype", "TYPE",
       "f32, f64, bf16 or f16: element type to write (default: f32, or f64 of --interpret and "
       "--dtype=f64)",
       readInto(o.outputsDtype, types)},
      {"interpret", "", "run the interpreter, in float64, instead of a kernel",
       readInto(o.interpret)},
      {"position", "N",
       "with --interpret: t at the first token, to go on with a sequence (default: 0); --carry-in "
       "has its own",
       readInto(o.position, 0, most)},
      {"check", "", "compare the kernel's outputs with the interpreter's", readInto(o.check)},
      {"tolerance", "X",
       "limit of --check, relative RMS (default: 2e-6 in f32, 1e-11 in f64, 5e-3 in 16 bits; "
       "gradients 5e-6, 1e-11, 1e-2; or what rounding explains, if that is more)",
       readInto(o.tolerance, 0)},
      {"cotangents", "FILE.npz",
       "d_out and d_NAME_final for --backward, at least one; those left out are zero",
       readFile(o.cotangents)},
      {"split", "N,N,...", "tokens of each call: the first begins the sequence, each other goes on",
       readSplit(o.split)},
      {"carry-out", "FILE.npz", "with --split: where to write what is needed to go on",
       readFile(o.carryOut)},
      {"carry-in", "FILE.npz", "with --split: go on from this, the first call too",
       readFile(o.carryIn)},
      {"carry-tokens", "all|none",
       "whether --carry-out keeps the tokens so far, which --check needs (default: all)",
       readInto(o.carryTokens, {"all", "none"})},
      {"kernel", "FILE.so", "run this kernel and compile nothing", readFile(o.kernel)},
      {"threads", "N", "threads to run on (default: 0, $TTTC_NUM_THREADS or one per processor)",
       readInto(o.threads, 0, most)},
      {"time", "N", "run N times more; print median seconds and tokens per second",
       readInto(o.timedRuns, 1, most)},
      {"progress", "WHEN", "auto, always or never: whether the compiler says what takes so long",
       readInto(o.progress, {"auto", "always", "never"})},
  };
  for (const OptionInfo &info : compileOptions())
    if (info.kind != OptionInfo::Output && !isOfRun(info))
      flags.push_back(info.flag(o.compile));
  for (auto [name, help, action] : {std::tuple("help", "print this text", Action::Help),
                                    {"version", "print the version", Action::Version}})
    flags.push_back({name, "", help,
                     [&line, action = action](std::string_view) {
                       line.action = action;
                       return std::string();
                     },
                     /*repeats=*/false, /*ends=*/true});
  return flags;
}

/// A compiler option that concerns what is written: ttt-run does not have it. A misspelled one
/// keeps its hint.
void describeOutputOption(UsageError &error) {
  for (const OptionInfo &info : compileOptions())
    if (info.kind == OptionInfo::Output &&
        error.message == "unknown option '--" + std::string(info.name) + "'")
      error.hint = "it is an option of tttc, which writes the phases of a layer; ttt-run runs the "
                   "kernel, whose form is --form";
}

/// Checks for conflicts between arguments.
class Rules {
public:
  Rules(const Options &options, const Arguments &given) : options(options), given(given) {}

  UsageError check() {
    return checkFiles() && checkTogether() && checkWritten() ? UsageError() : problem;
  }

private:
  bool error(const std::string &message, const std::string &hint = "--help lists the options") {
    problem = {message, hint};
    return false;
  }

  bool checkFiles() {
    if (given.files.empty())
      return error("expected a .ttt file, found none");
    for (const std::string &file : given.files)
      if (file.empty() || file == "-")
        return error("expected a .ttt file or an option, found " +
                         std::string(file.empty() ? "an empty argument" : "'-'"),
                     streams);
    return given.files.size() == 1 || error("expected one .ttt file, found '" + given.files[0] +
                                            "' and '" + given.files[1] + "'");
  }

  bool exclude(const char *option, const std::vector<std::string> &others, const char *why) {
    if (given.has(option))
      for (const std::string &other : others)
        if (given.has(other))
          return error("'--" + other + "' cannot stand with '--" + option + "'", why);
    return true;
  }

  /// The compiler options and `others`. Excludes --backward, because the interpreter and given
  /// kernels also compute gradients.
  static std::vector<std::string> compilersAnd(std::vector<std::string> others) {
    for (const OptionInfo &info : compileOptions())
      if (!isOfRun(info) && info.name != std::string_view("backward") &&
          (info.kind == OptionInfo::Kernel || info.kind == OptionInfo::Machine))
        others.emplace_back(info.name);
    others.emplace_back("progress");
    return others;
  }

  bool checkTogether() {
    if (options.inputs.empty() && !options.random)
      return error("expected '--inputs FILE.npz', found none",
                   "or --random SEED, which draws them");
    if (options.heads && options.compile.dims.count("heads"))
      return error("'--heads' cannot stand with '--dim heads'", "both give the number of heads");
    for (const char *option : {"batch", "heads", "tokens"})
      if (given.has(option) && !options.random)
        return error("'--" + std::string(option) + "' needs '--random'",
                     "arrays of a file have sizes of their own");
    if (!exclude("random", {"inputs", "cotangents", "carry-in"}, "it draws the arrays") ||
        !exclude("interpret", compilersAnd({"kernel", "check", "time", "threads", "split"}),
                 "the interpreter uses no kernel") ||
        !exclude("kernel", compilersAnd({}), "the kernel is compiled already") ||
        !exclude("target", {"target-cpu", "threads"}, "a device is no CPU") ||
        !exclude("split", {"backward", "time"}, "only `out` is put together from the pieces"))
      return false;
    for (const char *option : {"cotangents", "checkpoint", "wrt"})
      if (given.has(option) && !options.compile.backward)
        return error("'--" + std::string(option) + "' needs '--backward'");
    for (const char *option : {"carry-in", "carry-out"})
      if (given.has(option) && options.split.empty())
        return error("'--" + std::string(option) + "' needs '--split'");
    if (given.has("carry-tokens") && options.carryOut.empty())
      return error("'--carry-tokens' needs '--carry-out'");
    if (given.has("position") && !options.interpret && options.carryIn.empty())
      return error("'--position' needs '--interpret' or '--carry-in'", "kernels begin at t = 0");
    if (given.has("outputs-dtype") && options.outputs.empty())
      return error("'--outputs-dtype' needs '--outputs'");
    if (options.tolerance && !options.check)
      return error("'--tolerance' needs '--check'");
    if (options.outputs.empty() && options.carryOut.empty() && !options.check && !options.timedRuns)
      return error("expected '--outputs FILE.npz', found none",
                   "it may be left out with --check, --time or --carry-out");
    return true;
  }

  /// Checks that no file is written twice, or over an input, except the carry file that is resumed.
  bool checkWritten() {
    const std::pair<const char *, std::string> read[] = {{"the program", options.file},
                                                         {"--inputs", options.inputs},
                                                         {"--cotangents", options.cotangents},
                                                         {"--kernel", options.kernel}};
    for (const auto &[option, path] :
         {std::pair("--outputs", options.outputs), std::pair("--carry-out", options.carryOut)})
      for (const auto &[other, used] : read)
        if (isSameFile(path, used))
          return error(std::string(option) + " would write '" + path + "' over " + other,
                       "name another file");
    if (isSameFile(options.outputs, options.carryOut) ||
        isSameFile(options.outputs, options.carryIn))
      return error("expected another file after '--outputs' than that of the carry, found '" +
                   options.outputs + "'");
    return true;
  }

  const Options &options;
  const Arguments &given;
  UsageError problem;
};

} // namespace

CommandLine parseCommandLine(const std::vector<std::string> &given) {
  CommandLine line;
  Arguments arguments;
  line.error = readArguments(flagsOf(line), given, arguments);
  describeOutputOption(line.error);
  if (line.error || line.action != Action::Run)
    return line;
  line.options.file = arguments.files.empty() ? "" : arguments.files[0];
  line.error = Rules(line.options, arguments).check();
  return line;
}

std::string helpText() {
  CommandLine line;
  return "usage: ttt-run FILE.ttt --inputs IN.npz --outputs OUT.npz [options]\n\n"
         "Compiles a layer, runs it on the arrays of a file and writes what it gives.\n\n" +
         describeFlags(flagsOf(line)) +
         "\nThe compiler tttc is looked for beside ttt-run, then in $TTTC, then on $PATH. The "
         "CUDA\ndriver is the library that $TTTC_CUDA_LIBRARY names, or libcuda.so.1.\n"
         "Exit status: 0 done; 1 failed: a file, the layer, its arrays, the compiler, a device;\n"
         "2 wrong command line; 3 --check found a difference; 128 + N interrupted by signal N.\n";
}

} // namespace tttc::run
