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

/// Replaces the file at `path` by the bytes of `contents`, whose sink sets errno on failure. They
/// go to a temporary file in the same folder, which is then renamed: until then, and on failure,
/// the old file is unchanged. A device or pipe is written directly; the target of a link is
/// replaced. A file that can be written but not replaced (its folder is read-only, or it is a
/// mount point) is written in place. Returns 0, or the errno of the failure.
int replaceFile(const std::string &path, const zip::Contents &contents);

} // namespace tttc

#endif // TTTC_DSL_ARRAYS_REPLACEFILE_H
