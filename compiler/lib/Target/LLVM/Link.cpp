//===- Link.cpp - Links an object to a shared object ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels call at most libm functions; their objects become shared objects without a linker. Other
// objects need the linker, a separate program that reads and writes files. These are in-memory
// files without names: a compiler that is killed leaves none behind, and they need no disk space.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Emit.h"

#include "elf/Digest.h"

#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace tttc;

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

namespace {
/// An in-memory file that a child process can open by `path`.
class MemoryFile {
public:
  MemoryFile() {
    int made = memfd_create("tttc", 0);
    // Avoids the descriptors of the standard streams, which a child process replaces.
    descriptor = made < 0 ? made : fcntl(made, F_DUPFD, 3);
    problem = errno;
    if (made >= 0) {
      close(made);
    }
  }
  ~MemoryFile() {
    if (isGood()) {
      close(descriptor);
    }
  }
  MemoryFile(const MemoryFile &) = delete;
  MemoryFile &operator=(const MemoryFile &) = delete;

  bool isGood() const { return descriptor >= 0; }
  int file() const { return descriptor; }
  std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor); }
  llvm::Error complaint() const {
    return error("cannot make a file in memory: " + llvm::sys::StrError(problem));
  }

private:
  int descriptor, problem;
};
} // namespace

static llvm::Error writeInto(const MemoryFile &file, llvm::StringRef bytes) {
  llvm::raw_fd_ostream os(file.file(), /*shouldClose=*/false);
  os << bytes;
  os.flush();
  std::error_code problem = os.error();
  os.clear_error();
  return problem ? error("cannot write a file in memory: " + problem.message())
                 : llvm::Error::success();
}

static llvm::Expected<std::string> contentsOf(const MemoryFile &file) {
  auto buffer = llvm::MemoryBuffer::getOpenFile(file.file(), "linked", /*FileSize=*/-1,
                                                /*RequiresNullTerminator=*/false);
  if (!buffer) {
    return error("cannot read a file in memory: " + buffer.getError().message());
  }
  return (*buffer)->getBuffer().str();
}

/// Writes the digest into the note of a linked file, if it has one.
static void writeDigest(std::string &linked) {
  if (size_t offset = runtime::findDigest(linked.data(), linked.size())) {
    uint64_t digest = runtime::digestOf(linked.data(), linked.size(), offset);
    std::memcpy(linked.data() + offset, &digest, sizeof(digest));
  }
}

/// Runs the linker for an object that needs one because of `reason`.
static llvm::Expected<std::string> runLinker(llvm::StringRef object, llvm::StringRef reason) {
  MemoryFile input, output, log;
  for (const MemoryFile *file : {&input, &output, &log}) {
    if (!file->isGood()) {
      return file->complaint();
    }
  }
  if (llvm::Error problem = writeInto(input, object)) {
    return std::move(problem);
  }
  for (llvm::StringRef linker : {"ld.lld-22", "ld.lld", "ld"}) {
    llvm::ErrorOr<std::string> program = llvm::sys::findProgramByName(linker);
    if (!program) {
      continue;
    }
    // lld, under any name, creates a temporary file next to its output file, but not if it writes
    // to standard output.
    llvm::SmallString<128> real;
    bool toStream = !llvm::sys::fs::real_path(*program, real) &&
                    llvm::sys::path::filename(real).contains("lld");
    std::string in = input.path(), out = output.path(), said = log.path(), message;
    llvm::StringRef arguments[] = {*program, "-shared",
                                   // Binds to its own symbols in a program that has symbols of the
                                   // same name.
                                   "-Bsymbolic", "--hash-style=gnu", "-z", "now", "-o",
                                   toStream ? llvm::StringRef("-") : llvm::StringRef(out), in};
    std::optional<llvm::StringRef> streams[] = {llvm::StringRef(), toStream ? out : said, said};
    int status = llvm::sys::ExecuteAndWait(*program, arguments, std::nullopt, streams,
                                           /*SecondsToWait=*/60, /*MemoryLimit=*/0, &message);
    if (status == 0) {
      llvm::Expected<std::string> linked = contentsOf(output);
      if (!linked) {
        return linked.takeError();
      }
      // A linker that renames its output to /proc/self/fd/N leaves this file empty.
      if (!linked->empty()) {
        return linked;
      }
      message = "it wrote nothing";
    }
    llvm::Expected<std::string> printed = contentsOf(log);
    if (!printed) {
      return printed.takeError();
    }
    std::string why = llvm::StringRef(*printed).trim().str();
    why += (why.empty() || message.empty() ? "" : "; ") + message;
    return error("linking with " + linker + " failed" + (why.empty() ? "" : ": " + why));
  }
  return error("no linker found: looked for ld.lld-22, ld.lld and ld in PATH; one is needed for " +
               reason);
}

llvm::Expected<std::string> tttc::linkSharedObject(llvm::StringRef object,
                                                   llvm::StringRef library) {
  llvm::Expected<std::string> linked = writeSharedObject(object, library);
  if (!linked) {
    linked = runLinker(object, llvm::toString(linked.takeError()));
  }
  if (linked) {
    writeDigest(*linked);
  }
  return linked;
}
