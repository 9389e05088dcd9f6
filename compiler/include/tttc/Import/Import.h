//===- Import.h - From a checked layer to the ttt dialect -------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Imports a layer of the language into MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_IMPORT_IMPORT_H
#define TTTC_IMPORT_IMPORT_H

#include "tttc/DSL/Sema.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <vector>

namespace tttc {

/// Element types of a kernel.
struct ElementTypes {
  mlir::FloatType computed; ///< of values: f32 or f64
  mlir::FloatType stored;   ///< of the caller's rows in memory; null: as computed
};

/// A statement that the import expands to many products of matrices.
struct WrittenOut {
  dsl::SourceRange range;
  int64_t copies;   ///< copies of the body of a `repeat`; 1 for any other statement
  int64_t products; ///< products and gradients in all copies
};

/// Builds a module with a function per stage (docs/Rationale/WholeLayers.md). The function of the
/// states is the layer's program for one sequence and one head on tensors: arguments are tokens
/// `[T, ...]`, params and initial states; results are final values, `out` and probes. Each argument
/// and result has its DSL name, role and leading axes as `#ttt.tensor`, the module the properties
/// of the whole layer as `#ttt.layer`. `dims` binds every constant of the layer. Constructs that
/// are not supported are reported to `diags` with their location; the result is then null.
/// Statements of at least dsl::manyProducts products are added to `writtenOut`.
mlir::OwningOpRef<mlir::ModuleOp> importLayer(mlir::MLIRContext &context, const dsl::Layer &layer,
                                              const dsl::DimEnv &dims, ElementTypes types,
                                              dsl::Diagnostics &diags,
                                              std::vector<WrittenOut> *writtenOut = nullptr);

} // namespace tttc

#endif // TTTC_IMPORT_IMPORT_H
