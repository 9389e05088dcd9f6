//===- Fit.h - GPU resources of a kernel, and sizes that fit ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If shared memory is too small, slots go to global memory; if registers are too few, they spill to
// local memory. Such a kernel is correct but slow. The user gets a warning with the nearest size
// that fits.
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

/// The resources of one function, as noted by the phase `tile`.
struct Fit {
  std::string function;
  int64_t threads = 0;
  int64_t elements = 0;     ///< approximate number of elements live in a thread at the same time
  int64_t sharedBytes = 0;  ///< bytes of shared memory that a block needs in total
  int64_t spilledBytes = 0; ///< bytes of them that are in global memory

  /// The number of registers of a thread that may hold elements.
  int64_t registers() const { return mlir::tile::elementsOfThread(threads / 32); }
  /// Registers needed per register available.
  double load() const { return double(elements) / double(registers()); }
  bool fits() const { return spilledBytes == 0 && load() <= 1; }
  /// The assembler would take minutes, for code that mostly moves spilled values.
  bool isTooLarge() const { return load() > 16; }
};

/// The resources of the function that fits worst.
Fit readFit(mlir::ModuleOp module);

/// A hint with a smaller value of a constant that fits: that of the mini-batch length or, failing
/// that, of another constant, the largest first. `measure` returns the resources of the kernel with
/// that value; none if it does not compile. `place` is set to the place in the text that determines
/// the mini-batch length.
std::string
findSize(const dsl::Layer &layer, const dsl::DimEnv &dims, dsl::SourceRange &place,
         llvm::function_ref<std::optional<Fit>(const std::string &name, double size)> measure);

/// A description of the resources that are exceeded.
std::string describe(const Fit &fit, const Gpu &gpu);

} // namespace tttc

#endif // TTTC_LIB_TARGET_NVPTX_FIT_H
