//===- Flags.h - What the flags of tttc say ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to the tool.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_FLAGS_H
#define TTTC_TOOLS_TTTC_FLAGS_H

#include "Driver.h"

#include "tttc/DSL/Sema.h"
#include "tttc/Pipelines/Phases.h"
#include "tttc/Target/NVPTX/Gpu.h"

#include "llvm/ADT/Twine.h"

namespace tttc {

enum Exit { Done = 0, Failed = 1, BadFlags = 2 };

/// Prints the error; returns `exit`.
int complain(int exit, const llvm::Twine &message);

/// What the texts of the flags mean.
struct Flags {
  dsl::DimEnv dims;           ///< --dim
  std::optional<Phase> phase; ///< --emit; none for asm, obj, so, ptx, cubin
  const Gpu *gpu = nullptr;   ///< --target; null: a CPU
};

/// None, after an error, if a flag or two of them together make no sense.
std::optional<Flags> readFlags(const DriverOptions &options);

} // namespace tttc

#endif // TTTC_TOOLS_TTTC_FLAGS_H
