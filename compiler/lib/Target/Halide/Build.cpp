//===- Build.cpp - Runs Halide and the C compiler -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both are programs that read and write files, in a folder that exists while they run.
//
//===----------------------------------------------------------------------===//

#include "Build.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace tttc;

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

namespace {
/// A folder for temporary files, which are removed with it, also if the process is interrupted.
class Folder {
public:
  Folder() { problem = llvm::sys::fs::createUniqueDirectory("tttc-halide", path); }
  ~Folder() {
    for (const std::string &file : files) {
      llvm::sys::DontRemoveFileOnSignal(file);
    }
    if (!problem) {
      llvm::sys::fs::remove_directories(path);
    }
  }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;

  llvm::Error check() const {
    return problem ? error("cannot make a temporary folder: " + problem.message())
                   : llvm::Error::success();
  }
  llvm::StringRef name() const { return path; }
  std::string file(const llvm::Twine &name) {
    llvm::SmallString<128> full(path);
    llvm::sys::path::append(full, name);
    if (!llvm::is_contained(files, full.str())) {
      files.push_back(full.str().str());
      llvm::sys::RemoveFileOnSignal(full);
    }
    return full.str().str();
  }
  llvm::Error write(const std::string &file, llvm::StringRef bytes) const {
    std::error_code problem;
    llvm::raw_fd_ostream os(file, problem);
    if (!problem) {
      os << bytes;
      os.close();
      problem = os.error();
      os.clear_error();
    }
    return problem ? error("cannot write a temporary file: " + problem.message())
                   : llvm::Error::success();
  }

private:
  llvm::SmallString<128> path;
  std::error_code problem;
  std::vector<std::string> files;
};
} // namespace

static llvm::Expected<std::string> read(const std::string &file) {
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer) {
    return error("cannot read '" + file + "': " + buffer.getError().message());
  }
  return (*buffer)->getBuffer().str();
}

/// Runs a program; the error has what it printed.
static llvm::Error run(Folder &folder, llvm::StringRef program,
                       llvm::ArrayRef<std::string> arguments) {
  const std::string log = folder.file("log");
  llvm::SmallVector<llvm::StringRef> words = {program};
  words.append(arguments.begin(), arguments.end());
  std::optional<llvm::StringRef> streams[] = {llvm::StringRef(), llvm::StringRef(log),
                                              llvm::StringRef(log)};
  std::string message;
  constexpr unsigned seconds = 600;
  const int status = llvm::sys::ExecuteAndWait(program, words, std::nullopt, streams, seconds,
                                               /*MemoryLimit=*/0, &message);
  if (status == 0) {
    return llvm::Error::success();
  }
  auto printed = llvm::MemoryBuffer::getFile(log);
  std::string why = printed ? (*printed)->getBuffer().trim().str() : "";
  why += (why.empty() || message.empty() ? "" : "; ") + message;
  return error(llvm::sys::path::filename(program) + " failed" + (why.empty() ? "" : ": " + why));
}

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
  Folder folder;
  if (llvm::Error problem = folder.check()) {
    return std::move(problem);
  }
  const std::string file = folder.file("runtime.o");
  if (llvm::Error problem = run(
          folder, *program,
          {"--emit=runtime", ("--target=" + target).str(), ("--output=" + folder.name()).str()})) {
    return std::move(problem);
  }
  llvm::Expected<std::string> bytes = read(file);
  if (!bytes) {
    return bytes.takeError();
  }
  return PipelineOutput{"runtime", std::move(*bytes)};
}

llvm::Expected<std::vector<PipelineOutput>>
tttc::compilePipelines(llvm::StringRef text, llvm::ArrayRef<std::string> names,
                       llvm::StringRef target, llvm::StringRef kind) {
  llvm::ErrorOr<std::string> program = findHalide();
  if (!program) {
    return noHalide();
  }
  Folder folder;
  if (llvm::Error problem = folder.check()) {
    return std::move(problem);
  }
  const std::string source = folder.file("pipelines.cpp");
  const llvm::StringRef suffix = kind == "object" ? ".o" : kind == "stmt" ? ".stmt" : ".s";
  std::vector<std::string> files;
  for (const std::string &name : names) {
    files.push_back(folder.file(name + suffix));
  }
  if (llvm::Error problem = folder.write(source, text)) {
    return std::move(problem);
  }
  if (llvm::Error problem = run(folder, *program,
                                {source, ("--target=" + target).str(),
                                 ("--output=" + folder.name()).str(), ("--emit=" + kind).str()})) {
    return std::move(problem);
  }
  std::vector<PipelineOutput> outputs;
  for (auto [name, file] : llvm::zip(names, files)) {
    llvm::Expected<std::string> bytes = read(file);
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
  Folder folder;
  if (llvm::Error problem = folder.check()) {
    return std::move(problem);
  }
  const std::string driver = folder.file("driver.c"), linked = folder.file("kernel.so");
  if (llvm::Error problem = folder.write(driver, source)) {
    return std::move(problem);
  }
  std::vector<std::string> arguments = {
      "-std=gnu99",     "-O2", "-fPIC", "-shared", "-fvisibility=hidden",
      "-Wl,-Bsymbolic", "-o",  linked,  driver};
  for (const PipelineOutput &object : objects) {
    arguments.push_back(folder.file(object.name + ".o"));
    if (llvm::Error problem = folder.write(arguments.back(), object.bytes)) {
      return std::move(problem);
    }
  }
  llvm::append_range(arguments, libraries);
  if (llvm::Error problem = run(folder, *compiler, arguments)) {
    return std::move(problem);
  }
  return read(linked);
}
