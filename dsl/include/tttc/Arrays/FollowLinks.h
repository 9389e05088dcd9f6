//===- FollowLinks.h - The file that a path names ---------------*- C++ -*-===//
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

/// The path at the end of symbolic links, also where no file is there yet; `path` itself if it is
/// no link. To replace a file by renaming would replace the link.
inline std::string followLinks(const std::string &path) {
  namespace fs = std::filesystem;
  constexpr int mostLinks = 40; // as the kernel has it
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
