//===- FollowLinks.h - Resolution of symbolic links -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_FOLLOWLINKS_H
#define TTTC_ARRAYS_FOLLOWLINKS_H

#include <filesystem>
#include <string>

namespace tttc {

/// The target of a chain of symbolic links, which need not exist; `path` itself if it is not a
/// link. Replacing a file by renaming onto `path` would replace the link instead of its target.
inline std::string followLinks(const std::string &path) {
  namespace fs = std::filesystem;
  constexpr int mostLinks = 40; // the limit of the Linux kernel
  fs::path file = path;
  std::error_code failed;
  for (int i = 0; i < mostLinks && fs::is_symlink(file, failed); ++i) {
    const fs::path target = fs::read_symlink(file, failed);
    if (failed)
      return path;
    file = file.parent_path() / target; // an absolute target replaces the folder
  }
  return file.string();
}

} // namespace tttc

#endif // TTTC_ARRAYS_FOLLOWLINKS_H
