//===- Compile.cpp - From a layer to a kernel's file ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Compile.h.
//
//===----------------------------------------------------------------------===//

#include "Compile.h"
#include "Process.h"
#include "Report.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace tttc::run {
namespace {

namespace fs = std::filesystem;

/// Beside this program, then $TTTC, then the name alone, for $PATH.
std::string findCompiler() {
  std::error_code error;
  const fs::path self = fs::read_symlink("/proc/self/exe", error);
  if (!error) {
    const std::string beside = (self.parent_path() / "tttc").string();
    if (access(beside.c_str(), X_OK) == 0 && fs::is_regular_file(beside, error))
      return beside;
  }
  const char *named = std::getenv("TTTC");
  return named && *named ? named : "tttc";
}

/// A whole number without an exponent, any other so that it reads back the same.
std::string spellNumber(double value) {
  char text[32];
  const bool isWhole = value == std::floor(value) && std::fabs(value) < 1e15;
  std::snprintf(text, sizeof(text), isWhole ? "%.0f" : "%.17g", value);
  return text;
}

std::vector<std::string> compilerArguments(const Options &options, const Call &call,
                                           const std::string &output) {
  std::vector<std::string> arguments = {options.file, "--layer=" + call.layer->name, "--emit=so"};
  for (const auto &[name, value] : call.dims) {
    arguments.push_back("--dim");
    arguments.push_back(name + "=" + spellNumber(value));
  }
  for (const std::string &argument :
       {"--form=" + options.form, "--chunk=" + std::to_string(options.chunk),
        "--dtype=" + options.dtype,
        options.target.empty() ? "--target-cpu=" + options.targetCpu
                               : "--target=" + options.target})
    arguments.push_back(argument);
  if (!options.split.empty()) {
    // The first call decodes too where it goes on.
    const auto first = options.split.begin() + options.carryIn.empty();
    int64_t most = 1;
    for (auto length = first; length != options.split.end(); ++length)
      most = std::max(most, *length);
    arguments.push_back("--decode=" + std::to_string(most));
  }
  if (!options.split.empty())
    arguments.push_back("--context=" +
                        std::to_string(std::max<int64_t>(call.position + call.tokens, 1)));
  if (options.invariant)
    arguments.push_back("--invariant");
  if (options.backward)
    for (const std::string &argument :
         {std::string("--backward"), "--checkpoint=" + options.checkpoint, "--wrt=" + options.wrt,
          "--tokens=" + std::to_string(std::max<int64_t>(call.tokens, 1))})
      arguments.push_back(argument);
  arguments.push_back("-o");
  arguments.push_back(output);
  return arguments;
}

} // namespace

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code error;
  if (!directory.empty())
    fs::remove_all(directory, error);
  if (error)
    note("cannot remove '" + directory + "': " + error.message());
}

bool TemporaryDirectory::create() {
  const char *parent = std::getenv("TMPDIR");
  std::string pattern = std::string(parent && *parent ? parent : "/tmp") + "/ttt-run-XXXXXX";
  if (!mkdtemp(pattern.data()))
    return fail("cannot make a temporary directory '" + pattern + "': " + std::strerror(errno));
  directory = pattern;
  return true;
}

bool compileKernel(const Options &options, const Call &call, const std::string &output) {
  const std::string compiler = findCompiler();
  const ProcessEnd end = runProcess(compiler, compilerArguments(options, call, output));
  if (notedInterrupt())
    return fail(std::string("interrupted: ") + strsignal(notedInterrupt()));
  if (end.spawnError)
    return fail("cannot start the compiler '" + compiler + "': " + std::strerror(end.spawnError),
                "it is looked for beside ttt-run, then in $TTTC, then on $PATH; --kernel and "
                "--interpret do without it");
  if (end.signal)
    return fail("the compiler '" + compiler + "' was ended by signal " +
                std::to_string(end.signal) + " (" + strsignal(end.signal) + ")");
  if (end.exitCode)
    return fail("the compiler '" + compiler + "' failed with exit status " +
                std::to_string(end.exitCode));
  return true;
}

} // namespace tttc::run
