//===- Source.cpp - Where the bytes of a file come from --------------------===//
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
#include <cstring>
#include <sys/stat.h>

namespace tttc {
namespace {

// Of what is held in memory because it cannot be gone back in.
constexpr size_t maxPipeBytes = size_t(1) << 32;

/// Bytes of the caller's, or its own.
class MemorySource : public Source {
public:
  explicit MemorySource(std::string_view bytes) : bytes(bytes) {}
  explicit MemorySource(std::string &&own) : held(std::move(own)), bytes(held) {}
  MemorySource(const MemorySource &) = delete;
  MemorySource &operator=(const MemorySource &) = delete;

  uint64_t size() const override { return bytes.size(); }
  bool read(uint64_t at, char *to, size_t count) override {
    bytes.copy(to, count, at);
    return true;
  }

private:
  const std::string held;
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
  std::string held;
  char buffer[1 << 16];
  while (const size_t count = std::fread(buffer, 1, sizeof(buffer), file.get())) {
    held.append(buffer, count);
    if (held.size() > maxPipeBytes) {
      why = "expected at most 4 GiB from what is no regular file";
      return nullptr;
    }
  }
  if (std::ferror(file.get())) {
    why = std::strerror(errno);
    return nullptr;
  }
  return std::make_unique<MemorySource>(std::move(held));
}

} // namespace tttc
