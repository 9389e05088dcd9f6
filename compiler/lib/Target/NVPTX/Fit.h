//===- Fit.h - What a kernel takes of a GPU, and a size that fits -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shared memory that does not suffice is made up for by global memory, and registers by local
// memory: such a kernel is right, but slow. The user is told, with the nearest size that fits.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_NVPTX_FIT_H
#define TTTC_LIB_TARGET_NVPTX_FIT_H

#include "tttc/DSL/AST.h"
#include "tttc/DSL/Sema.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/Target/NVPTX/Gpu.h"

#include "mlir/IR/BuiltinOps.h"

namespace tttc {

/// Of one function; the numbers that the phase `tile` notes.
struct Fit {
  std::string function;
  int64_t threads = 0;
  int64_t elements = 0;     ///< alive at once in a thread, about
  int64_t sharedBytes = 0;  ///< of a block, if there were as much as it wants
  int64_t spilledBytes = 0; ///< of those, in global memory

  /// That a thread has.
  int64_t registers() const { return mlir::tile::registersOfThread(threads / 32); }
  /// Registers it wants for each that it has.
  double load() const { return double(elements) / double(registers()); }
  bool fits() const { return spilledBytes == 0 && load() <= 1; }
  /// The assembler takes minutes, for code that does nothing but move numbers.
  bool isHopeless() const { return load() > 16; }
};

/// Of the function that fits least.
Fit readFit(mlir::ModuleOp module);

/// Which smaller value of a constant fits, as a hint: that of the mini-batch, or else another, the
/// largest constant first. `tryWith` says what the kernel would take; none if it does not compile.
/// `place` becomes what in the text says how long a mini-batch is.
std::string
findSize(const dsl::Layer &layer, const dsl::DimEnv &dims, dsl::SourceRange &place,
         llvm::function_ref<std::optional<Fit>(const std::string &name, double size)> tryWith);

/// What does not fit, in words.
std::string describe(const Fit &fit, const Gpu &gpu);

} // namespace tttc

#endif // TTTC_LIB_TARGET_NVPTX_FIT_H
