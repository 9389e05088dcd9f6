//===- ImportBuilder.h - Types, places and messages of a layer --*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_IMPORTBUILDER_H
#define TTTC_LIB_IMPORT_IMPORTBUILDER_H

#include "Imported.h"

#include "tttc/Import/Import.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <set>

namespace tttc {

/// A builder that knows the layer's dims, its element type and its text.
class ImportBuilder : public mlir::OpBuilder {
public:
  ImportBuilder(mlir::MLIRContext &context, const dsl::Layer &layer, const dsl::DimEnv &dims,
                ElementTypes types, dsl::Diagnostics &diags);

  const dsl::Layer &layer;
  const dsl::DimEnv &dims;
  dsl::Diagnostics &diags;
  const mlir::FloatType element, stored; ///< ElementTypes
  /// An error was reported: nothing that is built will be used.
  bool failed = false;
  /// The operator or statement that is imported: where its operands are broadcast.
  dsl::SourceRange here;

  mlir::Location location(dsl::SourceRange range);
  /// The same with what the text calls an argument of a block, by which IR prints it.
  mlir::Location named(llvm::StringRef name, dsl::SourceRange range);
  mlir::Location named(const dsl::Entity &entity) { return named(entity.name, entity.range); }

  mlir::RankedTensorType tensorOf(llvm::ArrayRef<int64_t> shape);
  /// The type of a token, param or state; nothing after an error.
  std::optional<mlir::RankedTensorType> typeOf(const dsl::Entity &entity);
  /// The lengths of axes; nothing if a dim is not known.
  std::optional<llvm::SmallVector<int64_t>> sizesOf(const dsl::Shape &shape) const;
  /// An option of a call, as a number; nothing if it is not known at compile time.
  std::optional<double> option(const dsl::Expr &call, llvm::StringRef name, double fallback) const;

  /// Reports what has no kernel yet. Always an error value.
  Imported unsupported(dsl::SourceRange range, const std::string &what,
                       const std::string &hint = "");
  /// The same of stored rows, with how they are read.
  Imported refuseStored(dsl::SourceRange range, const std::string &what);
  /// Says why `value`, which is no tensor, cannot be one here.
  Imported refuse(dsl::SourceRange range, const Imported &value);
  /// Warns of a number that is infinite or zero in the element type and was not.
  void checkRange(const Imported &value, mlir::FloatType type);

private:
  std::optional<mlir::RankedTensorType> storedType(const dsl::Entity &entity);

  /// Where a number that the element type cannot hold was reported.
  std::set<std::pair<uint32_t, double>> reportedNumbers;
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_IMPORTBUILDER_H
