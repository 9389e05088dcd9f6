//===- Compile.cpp - Compiles a layer to a kernel file --------------------===//
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
#include "SplitRun.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace tttc::run {
namespace {

namespace fs = std::filesystem;

/// Searches next to this program, then $TTTC, then $PATH.
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

/// The path of the program for the compiler. Text from a stream, or from a path that only this
/// process can open, is copied to `directory`. Empty, with the error printed, if the copy cannot be
/// written.
std::string programFile(const Options &options, const Call &call, const std::string &directory) {
  std::error_code error;
  const std::string &path = options.file;
  const bool isOwn = path.compare(0, 5, "/dev/") == 0 || path.compare(0, 6, "/proc/") == 0;
  if (!isOwn && fs::is_regular_file(path, error))
    return path[0] == '-' ? "./" + path : path; // not an option
  std::string copy = directory + "/program.ttt";
  std::ofstream file(copy, std::ios::binary);
  file << call.source->text();
  file.close();
  if (file)
    return copy;
  fail("cannot write '" + copy + "': " + std::strerror(errno));
  return "";
}

std::vector<std::string> compilerArguments(const Options &options, const Call &call,
                                           const std::string &program, const std::string &output) {
  CompileOptions compile = options.compile;
  compile.layer = call.layer->name;
  compile.dims = call.dims;
  compile.tokens = std::max<int64_t>(call.tokens, 1);
  if (!options.split.empty()) {
    compile.decode = std::max<int64_t>(longestDecoded(options), 1);
    compile.context = std::max<int64_t>(call.position + call.tokens, 1);
  }
  std::vector<std::string> arguments = commandLine(compile);
  arguments.insert(arguments.begin(), program);
  if (!options.progress.empty())
    arguments.push_back("--progress=" + options.progress);
  arguments.insert(arguments.end(), {"-o", output});
  return arguments;
}

/// Compiles to `directory`/kernel.so.
bool compileKernel(const Options &options, const Call &call, const std::string &directory,
                   bool shows) {
  const std::string compiler = findCompiler(), program = programFile(options, call, directory);
  if (program.empty())
    return false;
  const ProcessEnd end =
      runProcess(compiler, compilerArguments(options, call, program, directory + "/kernel.so"),
                 directory, shows);
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

KernelHandle obtainKernel(const Options &options, const Call &call, bool shows) {
  if (!options.compiles())
    return openKernel(options.kernel, call);
  InterruptGuard guard;
  TemporaryDirectory directory;
  // The file is not needed after it is opened.
  return directory.create() && compileKernel(options, call, directory.path(), shows)
             ? openKernel(directory.path() + "/kernel.so", call)
             : nullptr;
}

} // namespace tttc::run
