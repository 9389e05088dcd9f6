//===- TemporaryFiles.cpp - Files for programs that a target runs ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TemporaryFiles.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/TemporaryFiles.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <csignal>
#include <ctime>
#include <sys/wait.h>
#include <unistd.h>

using namespace tttc;

/// The process of the program that runs, which leads a group of its own, or one of the values
/// below.
static std::atomic<pid_t> running = 0;
static constexpr pid_t isNone = 0;
static constexpr pid_t isStarting = -1; ///< it may exist, but its number is not known yet
static constexpr pid_t isUnwanted = -2; ///< the same, and `deferred` arrived since
/// The signal that is raised again as soon as the program has a number.
static std::atomic<int> deferred = 0;
/// A signal handler ends the process.
static std::atomic<bool> isEnding = false;

/// Does not return once the process is ending: files that are added then would be left behind.
static void stopIfEnding() {
  while (isEnding) {
    pause();
  }
}

/// Waits for the end of a program that got a signal; kills it after a second.
static void end(pid_t pid) {
  // SIGTERM first: compilers then remove their own files. To the group: the programs that they have
  // started must not write them again.
  kill(-pid, SIGTERM);
  const struct timespec pause = {0, 10'000'000};
  for (int i = 0; i < 100; ++i) {
    if (waitpid(pid, nullptr, WNOHANG) != 0) {
      return;
    }
    nanosleep(&pause, nullptr);
  }
  kill(-pid, SIGKILL);
  waitpid(pid, nullptr, 0);
}

bool tttc::endRunningProgram(int signal) {
  deferred = signal;
  pid_t pid = isStarting;
  if (running.compare_exchange_strong(pid, isUnwanted) || pid == isUnwanted) {
    return false;
  }
  isEnding = true;
  pid = running.exchange(isNone);
  if (pid == isNone) {
    // Another thread may be adding a file.
    const struct timespec pause = {0, 5'000'000};
    nanosleep(&pause, nullptr);
  } else {
    end(pid);
  }
  return true;
}

/// Starts a program in a group of its own, which `endRunningProgram` ends.
static llvm::sys::ProcessInfo start(llvm::StringRef path, llvm::ArrayRef<llvm::StringRef> words,
                                    llvm::ArrayRef<std::optional<llvm::StringRef>> streams,
                                    std::string &message, bool &failed) {
  running = isStarting;
  const llvm::sys::ProcessInfo process =
      llvm::sys::ExecuteNoWait(path, words, std::nullopt, streams, /*MemoryLimit=*/0, &message,
                               &failed, /*AffinityMask=*/nullptr, /*DetachProcess=*/true);
  const pid_t pid = failed ? isNone : process.Pid;
  if (pid_t found = isStarting; !running.compare_exchange_strong(found, pid)) {
    running = pid;
    raise(deferred);
  }
  return process;
}

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

static llvm::SmallString<128> systemFolder() {
  llvm::SmallString<128> folder;
  llvm::sys::path::system_temp_directory(/*erasedOnReboot=*/true, folder);
  return folder;
}

TemporaryFiles::TemporaryFiles(llvm::StringRef program, llvm::StringRef without)
    : program(program), without(without) {
  llvm::SmallString<128> path = systemFolder(), made;
  llvm::sys::path::append(path, "tttc-%%%%%%%%%%%%-");
  llvm::sys::fs::createUniquePath(path, made, /*MakeAbsolute=*/false);
  start = made.str().str();
}

TemporaryFiles::~TemporaryFiles() {
  for (const std::string &file : files) {
    llvm::sys::fs::remove(file);
    llvm::sys::DontRemoveFileOnSignal(file);
  }
}

llvm::Expected<std::string> TemporaryFiles::add(const llvm::Twine &name, llvm::StringRef bytes) {
  stopIfEnding();
  const std::string path = start + name.str();
  int file = 0;
  if (std::error_code problem = llvm::sys::fs::openFileForWrite(
          path, file, llvm::sys::fs::CD_CreateNew, llvm::sys::fs::OF_None,
          llvm::sys::fs::owner_read | llvm::sys::fs::owner_write)) {
    return error("cannot write a temporary file for " + program + " in '" + systemFolder() + "': " +
                 problem.message() + " (TMPDIR sets the folder; " + without + " needs none)");
  }
  files.push_back(path);
  llvm::sys::RemoveFileOnSignal(path);
  llvm::raw_fd_ostream os(file, /*shouldClose=*/true);
  os << bytes;
  os.close();
  if (std::error_code problem = os.error()) {
    os.clear_error();
    return error("cannot write a temporary file: " + problem.message());
  }
  return path;
}

llvm::Error TemporaryFiles::run(llvm::StringRef path, llvm::ArrayRef<std::string> arguments,
                                unsigned seconds, llvm::StringRef input) {
  llvm::Expected<std::string> log = add("log");
  if (!log) {
    return log.takeError();
  }
  llvm::SmallVector<llvm::StringRef> words = {path};
  words.append(arguments.begin(), arguments.end());
  std::optional<llvm::StringRef> streams[] = {input, llvm::StringRef(*log), llvm::StringRef(*log)};
  std::string message;
  bool failed = false;
  const llvm::sys::ProcessInfo process = ::start(path, words, streams, message, failed);
  if (!failed) {
    const int status = llvm::sys::Wait(process, seconds, &message).ReturnCode;
    running = isNone;
    stopIfEnding();
    if (status == 0) {
      return llvm::Error::success();
    }
  }
  auto printed = llvm::MemoryBuffer::getFile(*log);
  std::string why = printed ? (*printed)->getBuffer().trim().str() : "";
  why += (why.empty() || message.empty() ? "" : "; ") + message;
  if (why.empty()) {
    why = "it said nothing; is '" + systemFolder().str().str() + "' full?";
  }
  return error(llvm::sys::path::filename(path) + " failed" + (why.empty() ? "" : ": " + why));
}

llvm::Expected<std::string> TemporaryFiles::read(const std::string &path) const {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer) {
    return error("cannot read what " + program + " wrote: " + buffer.getError().message());
  }
  return (*buffer)->getBuffer().str();
}
