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
#include "Report.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <set>

namespace tttc::run {
namespace {

struct Spec {
  const char *name;
  const char *value; ///< what it takes, for the help; null: nothing
  const char *help;
};

/// Whether both name one file. What is there and no regular file has nothing to lose: /dev/null.
bool isSameFile(const std::string &left, const std::string &right) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (left.empty() || right.empty())
    return false;
  if (fs::exists(left, error))
    return fs::is_regular_file(left, error) && fs::equivalent(left, right, error);
  const fs::path one = fs::weakly_canonical(fs::absolute(left, error), error);
  if (error || one.empty()) // the working directory is too deep to have a name
    return fs::path(left).lexically_normal() == fs::path(right).lexically_normal();
  return one == fs::weakly_canonical(fs::absolute(right, error), error);
}

constexpr Spec specs[] = {
    {"inputs", "FILE.npz", "the layer's tokens, params and states, under the layer's names"},
    {"random", "SEED",
     "instead of --inputs and --cotangents: draw them, rows of length about 1, numbers from 0 to "
     "1"},
    {"batch", "N", "with --random: sequences (default: 1)"},
    {"heads", "N", "with --random: heads (default: 2)"},
    {"tokens", "N", "with --random: tokens of a sequence (default: 64)"},
    {"outputs", "FILE.npz", "where to write out, final states and probes, or gradients"},
    {"outputs-dtype", "f32|f64|bf16|f16",
     "element type to write (default: f32, or f64 of --interpret and --dtype=f64)"},
    {"layer", "NAME", "which layer of the file; needed if it has several"},
    {"dim", "NAME=VALUE", "a constant of the layer, or heads; may be repeated"},
    {"interpret", nullptr, "run the interpreter, in float64, instead of a kernel"},
    {"position", "N",
     "with --interpret: t at the first token, to go on with a sequence (default: 0); --carry-in "
     "has its own"},
    {"check", nullptr, "compare the kernel's outputs with the interpreter's"},
    {"tolerance", "X",
     "limit of --check, relative RMS (default: 2e-6 in f32, 1e-11 in f64, 5e-3 in 16 bits; "
     "gradients 5e-6, 1e-11, 1e-2; or what rounding explains, if that is more)"},
    {"backward", nullptr, "write gradients, d_NAME of each input, instead of the outputs"},
    {"cotangents", "FILE.npz",
     "d_out and d_NAME_final for --backward, at least one; those left out are zero"},
    {"checkpoint", "none|C|auto", "states saved for --backward, see tttc --help (default: 1)"},
    {"wrt", "NAMES", "inputs to take gradients of, q,k,W1 (default: all)"},
    {"form", "auto|primal|dual", "form to compile (default: auto)"},
    {"chunk", "N", "tokens at a time where the program has no mini-batches (default: 16)"},
    {"split", "N,N,...", "tokens of each call: the first begins the sequence, each other goes on"},
    {"carry-out", "FILE.npz", "with --split: where to write what is needed to go on"},
    {"carry-in", "FILE.npz", "with --split: go on from this, the first call too"},
    {"carry-tokens", "all|none",
     "whether --carry-out keeps the tokens so far, which --check needs (default: all)"},
    {"invariant", nullptr, "compile for the same bits however the sequence is split"},
    {"dtype", "f32|f64|bf16|f16",
     "element type to compile for; 16 bits with --target (default: f32)"},
    {"target-cpu", "CPU", "processor to compile for, x86-64-v3 (default: native, this machine's)"},
    {"target", "sm_XX", "device to compile for, and to run on: the first CUDA device"},
    {"allow-huge", nullptr, "take arrays of more than 2^31 elements per token or head too"},
    {"progress", "auto|always|never", "whether the compiler says what takes so long"},
    {"kernel", "FILE.so", "run this kernel and compile nothing"},
    {"threads", "N", "threads to run on (default: 0, one per processor)"},
    {"time", "N", "run N times more; print median seconds and tokens per second"},
    {"help", nullptr, "print this text"},
    {"version", nullptr, "print the version"},
};

const char *seeHelp = "see ttt-run --help";
const char *streams = "the standard streams are /dev/stdin and /dev/stdout; a file '-' is ./-";

const Spec *findSpec(const std::string &name) {
  for (const Spec &spec : specs)
    if (name == spec.name)
      return &spec;
  return nullptr;
}

constexpr size_t countDigits = 9;

/// Digits only, so neither signs nor blanks.
std::optional<uint32_t> parseCount(const std::string &text) {
  if (text.empty() || text.size() > countDigits ||
      !std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }))
    return std::nullopt;
  return static_cast<uint32_t>(std::strtoul(text.c_str(), nullptr, 10));
}

class CommandLineParser {
public:
  explicit CommandLineParser(const std::vector<std::string> &arguments) : arguments(arguments) {}

  CommandLine run() {
    while (position < arguments.size())
      if (!argument(arguments[position++]) || line.action != Action::Run)
        return line;
    checkTogether();
    return line;
  }

private:
  bool error(const std::string &message, const std::string &hint = seeHelp) {
    line.error = message;
    line.hint = hint;
    return false;
  }

  bool argument(const std::string &text) {
    if (text == "-")
      return error("expected a .ttt file or an option, found '-'", streams);
    if (text.empty() || text[0] != '-') {
      if (text.empty())
        return error("expected a .ttt file or an option, found an empty argument");
      if (!line.options.file.empty())
        return error("expected one .ttt file, found '" + line.options.file + "' and '" + text +
                     "'");
      line.options.file = text;
      return true;
    }
    const size_t equals = text.find('=');
    const Spec *spec =
        text.compare(0, 2, "--") == 0 ? findSpec(text.substr(2, equals - 2)) : nullptr;
    if (!spec)
      return error("unknown option '" + text.substr(0, equals) + "'");
    const std::string option = "--" + std::string(spec->name);
    if (!seen.insert(spec->name).second && option != "--dim")
      return error("'" + option + "' is given twice");
    if (!spec->value) {
      if (equals != std::string::npos)
        return error("'" + option + "' takes no value, found '" + text + "'");
      return flag(option);
    }
    std::string value;
    if (equals != std::string::npos) {
      value = text.substr(equals + 1);
    } else if (position < arguments.size()) {
      value = arguments[position++];
      if (value.compare(0, 2, "--") == 0)
        return error("expected " + std::string(spec->value) + " after '" + option + "', found '" +
                     value + "'");
    }
    if (value.empty())
      return error("expected " + std::string(spec->value) + " after '" + option +
                   "', found nothing");
    if (value == "-" && std::string(spec->value).compare(0, 4, "FILE") == 0)
      return error("expected " + std::string(spec->value) + " after '" + option + "', found '-'",
                   streams);
    return setValue(option, value);
  }

  bool flag(const std::string &option) {
    if (option == "--help")
      line.action = Action::Help;
    else if (option == "--version")
      line.action = Action::Version;
    else if (option == "--interpret")
      line.options.interpret = true;
    else if (option == "--backward")
      line.options.backward = true;
    else if (option == "--invariant")
      line.options.invariant = true;
    else if (option == "--allow-huge")
      line.options.allowHuge = true;
    else
      line.options.check = true;
    return true;
  }

  bool setValue(const std::string &option, const std::string &value) {
    Options &options = line.options;
    if (option == "--inputs")
      options.inputs = value;
    else if (option == "--outputs")
      options.outputs = value;
    else if (option == "--layer")
      options.layer = value;
    else if (option == "--kernel")
      options.kernel = value;
    else if (option == "--target-cpu")
      options.targetCpu = value;
    else if (option == "--target")
      options.target = value;
    else if (option == "--cotangents")
      options.cotangents = value;
    else if (option == "--checkpoint")
      options.checkpoint = value;
    else if (option == "--wrt")
      return names(option, value, options.wrt);
    else if (option == "--form")
      return oneOf(option, value, {"auto", "primal", "dual"}, options.form);
    else if (option == "--progress")
      return oneOf(option, value, {"auto", "always", "never"}, options.progress);
    else if (option == "--dtype")
      return oneOf(option, value, {"f32", "f64", "bf16", "f16"}, options.dtype);
    else if (option == "--outputs-dtype")
      return oneOf(option, value, {"f32", "f64", "bf16", "f16"}, options.outputsDtype);
    else if (option == "--dim")
      return dim(value);
    else if (option == "--carry-in")
      options.carryIn = value;
    else if (option == "--carry-out")
      options.carryOut = value;
    else if (option == "--carry-tokens")
      return oneOf(option, value, {"all", "none"}, options.carryTokens);
    else if (option == "--split")
      return split(value);
    else if (option == "--random")
      return count(option, value, 0, options.random.emplace());
    else if (option == "--batch")
      return count(option, value, 1, options.batch);
    else if (option == "--heads")
      return count(option, value, 1, options.heads.emplace());
    else if (option == "--tokens")
      return count(option, value, 0, options.tokens);
    else if (option == "--threads")
      return count(option, value, 0, options.threads);
    else if (option == "--position")
      return count(option, value, 0, options.position.emplace());
    else if (option == "--chunk")
      return count(option, value, 1, options.chunk);
    else if (option == "--time")
      return count(option, value, 1, options.timedRuns);
    else
      return tolerance(value);
    return true;
  }

  bool oneOf(const std::string &option, const std::string &value,
             const std::vector<std::string> &choices, std::string &place) {
    if (std::find(choices.begin(), choices.end(), value) == choices.end())
      return error("expected one of " + listed(choices) + " after '" + option + "', found '" +
                   value + "'");
    place = value;
    return true;
  }

  bool names(const std::string &option, const std::string &value, std::string &place) {
    const std::string between = "," + value + ",";
    if (between.find(",,") != std::string::npos)
      return error("expected names with commas between after '" + option + "', found '" + value +
                   "'");
    place = value;
    return true;
  }

  bool count(const std::string &option, const std::string &value, uint32_t least, uint32_t &place) {
    std::optional<uint32_t> number = parseCount(value);
    if (!number || *number < least)
      return error("expected a whole number from " + std::to_string(least) + " to " +
                   std::string(countDigits, '9') + " after '" + option + "', found '" + value +
                   "'");
    place = *number;
    return true;
  }

  bool split(const std::string &value) {
    for (size_t begin = 0; begin <= value.size();) {
      const size_t end = std::min(value.find(',', begin), value.size());
      std::optional<uint32_t> number = parseCount(value.substr(begin, end - begin));
      if (!number)
        return error("expected whole numbers from 0 to " + std::string(countDigits, '9') +
                     " with commas between after '--split', found '" + value + "'");
      line.options.split.push_back(*number);
      begin = end + 1;
    }
    return true;
  }

  bool tolerance(const std::string &value) {
    line.options.tolerance = parseNumber(value);
    if (!line.options.tolerance || *line.options.tolerance < 0)
      return error("expected a number of at least 0 after '--tolerance', found '" + value + "'");
    return true;
  }

  bool dim(const std::string &value) {
    const size_t equals = value.find('=');
    const std::string name = value.substr(0, equals);
    std::optional<double> number;
    if (equals != std::string::npos && !name.empty())
      number = parseNumber(value.substr(equals + 1));
    if (!number)
      return error("expected NAME=VALUE after '--dim', found '" + value + "'",
                   "write --dim d=64 --dim b=16");
    if (!line.options.dims.emplace(name, *number).second)
      return error("'--dim' gives '" + name + "' twice");
    return true;
  }

  bool exclude(const char *option, const std::vector<const char *> &others, const char *why) {
    if (seen.count(option))
      for (const char *other : others)
        if (seen.count(other))
          return error("'--" + std::string(other) + "' cannot stand with '--" + option + "'", why);
    return true;
  }

  bool checkTogether() {
    const Options &options = line.options;
    if (options.file.empty())
      return error("expected a .ttt file, found none");
    if (options.inputs.empty() && !options.random)
      return error("expected '--inputs FILE.npz', found none",
                   "or --random SEED, which draws them");
    if (options.heads && options.dims.count("heads"))
      return error("'--heads' cannot stand with '--dim heads'", "both give the number of heads");
    for (const char *option : {"batch", "heads", "tokens"})
      if (seen.count(option) && !options.random)
        return error("'--" + std::string(option) + "' needs '--random'",
                     "arrays of a file have sizes of their own");
    if (!exclude("random", {"inputs", "cotangents", "carry-in"}, "it draws the arrays") ||
        !exclude("interpret",
                 {"kernel", "check", "time", "threads", "form", "chunk", "dtype", "target-cpu",
                  "target", "checkpoint", "wrt", "split", "invariant", "progress"},
                 "the interpreter uses no kernel") ||
        !exclude("kernel",
                 {"form", "chunk", "dtype", "target-cpu", "target", "checkpoint", "wrt",
                  "invariant", "progress"},
                 "the kernel is compiled already") ||
        !exclude("target", {"target-cpu", "threads"}, "a device is no CPU") ||
        !exclude("split", {"backward", "time"}, "only `out` is put together from the pieces"))
      return false;
    for (const char *option : {"cotangents", "checkpoint", "wrt"})
      if (seen.count(option) && !options.backward)
        return error("'--" + std::string(option) + "' needs '--backward'");
    if ((options.dtype == "bf16" || options.dtype == "f16") && !seen.count("target"))
      return error("'--dtype " + options.dtype + "' needs '--target'",
                   "kernels for CPUs have elements of 32 or 64 bits");
    for (const char *option : {"carry-in", "carry-out"})
      if (seen.count(option) && options.split.empty())
        return error("'--" + std::string(option) + "' needs '--split'");
    if (seen.count("carry-tokens") && options.carryOut.empty())
      return error("'--carry-tokens' needs '--carry-out'");
    if (seen.count("position") && !options.interpret && options.carryIn.empty())
      return error("'--position' needs '--interpret' or '--carry-in'", "kernels begin at t = 0");
    if (seen.count("outputs-dtype") && options.outputs.empty())
      return error("'--outputs-dtype' needs '--outputs'");
    if (options.tolerance && !options.check)
      return error("'--tolerance' needs '--check'");
    if (options.outputs.empty() && options.carryOut.empty() && !options.check && !options.timedRuns)
      return error("expected '--outputs FILE.npz', found none",
                   "it may be left out with --check, --time or --carry-out");
    return checkWritten();
  }

  /// No file is written over one that is read, but for the carry that goes on, or written twice.
  bool checkWritten() {
    const Options &options = line.options;
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

  const std::vector<std::string> &arguments;
  size_t position = 0;
  std::set<std::string> seen;
  CommandLine line;
};

} // namespace

CommandLine parseCommandLine(const std::vector<std::string> &arguments) {
  return CommandLineParser(arguments).run();
}

std::string helpText() {
  std::string text =
      "usage: ttt-run FILE.ttt --inputs IN.npz --outputs OUT.npz [options]\n\n"
      "Compiles a layer, runs it on the arrays of a file and writes what it gives.\n\n";
  for (const Spec &spec : specs) {
    std::string left = "  --" + std::string(spec.name);
    if (spec.value)
      left += "=" + std::string(spec.value);
    left.resize(std::max<size_t>(left.size(), 28), ' ');
    text += left + "  " + spec.help + "\n";
  }
  text +=
      "\nThe compiler tttc is looked for beside ttt-run, then in $TTTC, then on $PATH. The CUDA\n"
      "driver is the library that $TTTC_CUDA_LIBRARY names, or libcuda.so.1.\n"
      "Exit status: 0 done; 1 failed: a file, the layer, its arrays, the compiler, a device;\n"
      "2 wrong command line; 3 --check found a difference; 128 + N interrupted by signal N.\n";
  return text;
}

std::optional<double> parseNumber(const std::string &text) {
  // strtod alone would take blanks, `inf`, `nan` and hexadecimal.
  if (text.empty() || text.find_first_not_of("0123456789+-.eE") != std::string::npos)
    return std::nullopt;
  char *end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (*end || !std::isfinite(value))
    return std::nullopt;
  return value;
}

} // namespace tttc::run
