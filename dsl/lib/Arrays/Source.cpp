//===- Source.cpp - Byte sources -------------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Source.h.
//
//===----------------------------------------------------------------------===//

#include "Source.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sys/stat.h>

namespace tttc {
namespace {

// Limit for pipes, which are held in memory because they are not seekable.
constexpr size_t maxPipeBytes = size_t(1) << 32;

struct Free {
  void operator()(char *bytes) const { std::free(bytes); }
};
using Held = std::unique_ptr<char, Free>;

/// Bytes owned by the caller or by this object.
class MemorySource : public Source {
public:
  explicit MemorySource(std::string_view bytes) : bytes(bytes) {}
  MemorySource(Held own, size_t count) : held(std::move(own)), bytes(held.get(), count) {}
  MemorySource(const MemorySource &) = delete;
  MemorySource &operator=(const MemorySource &) = delete;

  uint64_t size() const override { return bytes.size(); }
  bool read(uint64_t at, char *to, size_t count) override {
    bytes.copy(to, count, at);
    return true;
  }

private:
  const Held held;
  const std::string_view bytes;
};

struct Close {
  void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

class FileSource : public Source {
public:
  FileSource(File file, uint64_t bytes) : file(std::move(file)), bytes(bytes) {}
  uint64_t size() const override { return bytes; }
  bool read(uint64_t at, char *to, size_t count) override {
    if (at != position && fseeko(file.get(), static_cast<off_t>(at), SEEK_SET) != 0)
      return false;
    const size_t got = std::fread(to, 1, count, file.get());
    position = at + got;
    return got == count;
  }

private:
  File file;
  uint64_t bytes, position = 0;
};

/// Reads a pipe to its end. Allocates with realloc: a failed `new` terminates the program with a
/// message that does not mention the pipe.
std::unique_ptr<Source> readPipe(std::FILE *file, std::string &why) {
  Held held;
  size_t count = 0;
  for (size_t room = size_t(1) << 16; room <= maxPipeBytes; room *= 2) {
    char *larger = static_cast<char *>(std::realloc(held.get(), room));
    if (!larger) {
      why =
          "a pipe is held as a whole, and memory does not suffice for what comes after its first " +
          std::to_string(count) + " bytes";
      return nullptr;
    }
    (void)held.release();
    held.reset(larger);
    count += std::fread(held.get() + count, 1, room - count, file);
    if (std::ferror(file)) {
      why = std::strerror(errno);
      return nullptr;
    }
    if (count < room)
      return std::make_unique<MemorySource>(std::move(held), count);
  }
  why = "expected less than 4 GiB from a pipe, which is held as a whole";
  return nullptr;
}

} // namespace

std::string Source::copy(uint64_t at, size_t count) {
  std::string bytes(count, '\0');
  if (!read(at, bytes.data(), count))
    bytes.clear();
  return bytes;
}

std::unique_ptr<Source> openMemory(std::string_view bytes) {
  return std::make_unique<MemorySource>(bytes);
}

std::unique_ptr<Source> openFile(const std::string &path, std::string &why) {
  File file(std::fopen(path.c_str(), "rb"));
  struct stat status = {};
  if (!file || fstat(fileno(file.get()), &status) != 0) {
    why = std::strerror(errno);
    return nullptr;
  }
  if (S_ISREG(status.st_mode))
    return std::make_unique<FileSource>(std::move(file), static_cast<uint64_t>(status.st_size));
  if (S_ISDIR(status.st_mode)) {
    why = std::strerror(EISDIR);
    return nullptr;
  }
  // A device may have no end, such as /dev/zero.
  if (S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode)) {
    why = "expected a regular file or a pipe";
    return nullptr;
  }
  return readPipe(file.get(), why);
}

} // namespace tttc
