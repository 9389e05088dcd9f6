//===- ReplaceFile.h - Files written whole or not at all -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_ARRAYS_REPLACEFILE_H
#define TTTC_DSL_ARRAYS_REPLACEFILE_H

#include "Zip.h"

#include <string>

namespace tttc {

/// Gives `path` the bytes of `contents`, whose sink sets errno where it fails. They go to a file
/// beside it that then takes its name: until then, and if anything fails, the old file stays as
/// it was. A device or pipe is written as it is, a link's target is replaced. A file that can be
/// written but not replaced (its folder is read-only, or it is mounted) is written in place.
/// Returns 0, or the errno of what failed.
int replaceFile(const std::string &path, const zip::Contents &contents);

} // namespace tttc

#endif // TTTC_DSL_ARRAYS_REPLACEFILE_H
