//===- Build.cpp - Runs Halide and the C compiler -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both are programs that read and write temporary files.
//
//===----------------------------------------------------------------------===//

#include "Build.h"

#include "tttc/Target/TemporaryFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

using namespace tttc;

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

constexpr unsigned seconds = 600; // the longest run of a program

/// tttc-halide beside this program, else in PATH.
static llvm::ErrorOr<std::string> findHalide() {
  std::string own = llvm::sys::fs::getMainExecutable(nullptr, nullptr);
  llvm::StringRef folder = llvm::sys::path::parent_path(own);
  if (auto beside = llvm::sys::findProgramByName("tttc-halide", {folder})) {
    return beside;
  }
  return llvm::sys::findProgramByName("tttc-halide");
}

static llvm::Error noHalide() {
  return error("no tttc-halide beside tttc or in PATH: it is built where the package 'halide' is "
               "(pip install halide), and --emit=halide needs neither");
}

llvm::Expected<PipelineOutput> tttc::compileRuntime(llvm::StringRef target) {
  llvm::ErrorOr<std::string> program = findHalide();
  if (!program) {
    return noHalide();
  }
  TemporaryFiles temporary("Halide", "--emit=halide");
  llvm::Expected<std::string> file = temporary.add("runtime.o");
  if (!file) {
    return file.takeError();
  }
  if (llvm::Error problem = temporary.run(
          *program,
          {"--emit=runtime", ("--target=" + target).str(), "--output=" + temporary.prefix()},
          seconds)) {
    return std::move(problem);
  }
  llvm::Expected<std::string> bytes = temporary.read(*file);
  if (!bytes) {
    return bytes.takeError();
  }
  return PipelineOutput{"runtime", std::move(*bytes)};
}

llvm::Expected<std::vector<PipelineOutput>>
tttc::compilePipelines(llvm::StringRef text, llvm::ArrayRef<std::string> names,
                       llvm::StringRef target, llvm::StringRef features, llvm::StringRef kind) {
  llvm::ErrorOr<std::string> program = findHalide();
  if (!program) {
    return noHalide();
  }
  TemporaryFiles temporary("Halide", "--emit=halide");
  llvm::Expected<std::string> source = temporary.add("pipelines.cpp", text);
  if (!source) {
    return source.takeError();
  }
  const llvm::StringRef suffix = kind == "object" ? ".o" : kind == "stmt" ? ".stmt" : ".s";
  std::vector<std::string> files;
  for (const std::string &name : names) {
    llvm::Expected<std::string> file = temporary.add(name + suffix);
    if (!file) {
      return file.takeError();
    }
    files.push_back(*file);
  }
  if (llvm::Error problem =
          temporary.run(*program,
                        {*source, ("--target=" + target).str(), ("--features=" + features).str(),
                         "--output=" + temporary.prefix(), ("--emit=" + kind).str()},
                        seconds)) {
    return std::move(problem);
  }
  std::vector<PipelineOutput> outputs;
  for (auto [name, file] : llvm::zip(names, files)) {
    llvm::Expected<std::string> bytes = temporary.read(file);
    if (!bytes) {
      return bytes.takeError();
    }
    outputs.push_back({name, std::move(*bytes)});
  }
  return outputs;
}

static llvm::ErrorOr<std::string> findCCompiler() {
  if (std::optional<std::string> given = llvm::sys::Process::GetEnv("CC");
      given && !given->empty()) {
    return llvm::sys::findProgramByName(*given);
  }
  llvm::ErrorOr<std::string> found = std::make_error_code(std::errc::no_such_file_or_directory);
  for (llvm::StringRef name : {"cc", "clang", "gcc", "clang-22"}) {
    if ((found = llvm::sys::findProgramByName(name))) {
      break;
    }
  }
  return found;
}

llvm::Expected<std::string> tttc::buildSharedObject(llvm::StringRef source,
                                                    llvm::ArrayRef<PipelineOutput> objects,
                                                    llvm::ArrayRef<std::string> libraries) {
  llvm::ErrorOr<std::string> compiler = findCCompiler();
  if (!compiler) {
    return error("no C compiler found: looked for $CC, cc, clang and gcc; one is needed for the "
                 "driver of the pipelines (--emit=c)");
  }
  TemporaryFiles temporary("the C compiler", "--emit=c");
  llvm::Expected<std::string> driver = temporary.add("driver.c", source);
  if (!driver) {
    return driver.takeError();
  }
  llvm::Expected<std::string> linked = temporary.add("kernel.so");
  if (!linked) {
    return linked.takeError();
  }
  // The source comes as standard input: the compiler writes the name of a file into the kernel,
  // whose bytes must not depend on a random one.
  std::vector<std::string> arguments = {"-std=gnu99",
                                        "-O2",
                                        "-fPIC",
                                        "-shared",
                                        "-fvisibility=hidden",
                                        "-Wl,-Bsymbolic",
                                        "-o",
                                        *linked,
                                        "-x",
                                        "c",
                                        "-",
                                        "-x",
                                        "none"};
  for (const PipelineOutput &object : objects) {
    llvm::Expected<std::string> file = temporary.add(object.name + ".o", object.bytes);
    if (!file) {
      return file.takeError();
    }
    arguments.push_back(*file);
  }
  llvm::append_range(arguments, libraries);
  if (llvm::Error problem = temporary.run(*compiler, arguments, seconds, *driver)) {
    return std::move(problem);
  }
  return temporary.read(*linked);
}
