//===- ReplaceFile.cpp - Files written whole or not at all ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ReplaceFile.h.
//
//===----------------------------------------------------------------------===//

#include "ReplaceFile.h"

#include "tttc/Arrays/FollowLinks.h"

#include <cerrno>
#include <cstdio>
#include <sys/stat.h>
#include <unistd.h>

namespace tttc {
namespace {

/// Writes to the open file and closes it. Returns 0 or an errno.
int writeAndClose(std::FILE *file, const zip::Contents &contents) {
  int problem = 0;
  if (!contents([&](std::string_view part) {
        return std::fwrite(part.data(), 1, part.size(), file) == part.size();
      }))
    problem = errno;
  // fclose writes the rest of the buffer, which may fail too.
  if (std::fclose(file) != 0 && problem == 0)
    problem = errno;
  return problem;
}

/// Creates a file in the folder of `target` and sets `name` to its path. Returns null and sets
/// errno on failure.
std::FILE *createTemporary(const std::string &target, std::string &name) {
  std::FILE *file = nullptr;
  const std::string folder = target.substr(0, target.rfind('/') + 1);
  // Skips files that an earlier process with this id left behind.
  for (int n = 0; !file && (n == 0 || errno == EEXIST); ++n) {
    name = folder + ".new-" + std::to_string(getpid()) + "-" + std::to_string(n);
    file = std::fopen(name.c_str(), "wbx");
  }
  return file;
}

int writeInPlace(const std::string &path, const zip::Contents &contents) {
  std::FILE *file = std::fopen(path.c_str(), "wb");
  return file ? writeAndClose(file, contents) : errno;
}

} // namespace

int replaceFile(const std::string &path, const zip::Contents &contents) {
  struct stat old;
  const bool exists = stat(path.c_str(), &old) == 0;
  if (exists && !S_ISREG(old.st_mode))
    return writeInPlace(path, contents);
  // Replacing a file requires only write permission for its folder; require it for the file too.
  if (exists && access(path.c_str(), W_OK) != 0)
    return errno;
  const std::string target = followLinks(path);
  std::string beside;
  std::FILE *file = createTemporary(target, beside);
  if (!file)
    return exists && (errno == EACCES || errno == EPERM || errno == EROFS)
               ? writeInPlace(path, contents)
               : errno;
  int problem = exists && fchmod(fileno(file), old.st_mode & 07777) != 0 ? errno : 0;
  if (int failedToWrite = writeAndClose(file, contents); problem == 0)
    problem = failedToWrite;
  if (problem == 0 && std::rename(beside.c_str(), target.c_str()) != 0)
    problem = errno;
  if (problem != 0)
    unlink(beside.c_str());
  return exists && problem == EBUSY ? writeInPlace(path, contents) : problem; // a mount point
}

} // namespace tttc
