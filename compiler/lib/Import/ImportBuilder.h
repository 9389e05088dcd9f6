//===- ImportBuilder.h - Types and messages of an import --------*- C++ -*-===//
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

/// A builder with the dims, element type and source text of the layer.
class ImportBuilder : public mlir::OpBuilder {
public:
  ImportBuilder(mlir::MLIRContext &context, const dsl::Layer &layer, const dsl::DimEnv &dims,
                ElementTypes types, dsl::Diagnostics &diags);

  const dsl::Layer &layer;
  const dsl::DimEnv &dims;
  dsl::Diagnostics &diags;
  const mlir::FloatType element, stored; ///< ElementTypes
  /// True after an error was reported: the result of the import will not be used.
  bool failed = false;
  /// The operator or statement that is being imported; the location of broadcasts of its operands.
  dsl::SourceRange here;

  mlir::Location location(dsl::SourceRange range);
  /// A location with the name of a block argument in the text, which printed IR uses.
  mlir::Location named(llvm::StringRef name, dsl::SourceRange range);
  mlir::Location named(const dsl::Entity &entity) { return named(entity.name, entity.range); }

  mlir::RankedTensorType tensorOf(llvm::ArrayRef<int64_t> shape);
  /// The type of a token, param or state; none after an error.
  std::optional<mlir::RankedTensorType> typeOf(const dsl::Entity &entity);
  /// The lengths of axes; none if a dim is unknown.
  std::optional<llvm::SmallVector<int64_t>> sizesOf(const dsl::Shape &shape) const;
  /// The value of an option of a call; none if it is not known at compile time.
  std::optional<double> option(const dsl::Expr &call, llvm::StringRef name, double fallback) const;

  /// Reports a construct that kernels do not support yet. Always returns an error value.
  Imported unsupported(dsl::SourceRange range, const std::string &what,
                       const std::string &hint = "");
  /// The same for stored rows; the message says how they can be read.
  Imported reportStored(dsl::SourceRange range, const std::string &what);
  /// Reports why `value`, which is not a tensor, cannot be used as one.
  Imported reportNotTensor(dsl::SourceRange range, const Imported &value);
  /// Warns if a finite nonzero number becomes infinite or zero in the element type.
  void checkRange(const Imported &value, mlir::FloatType type);

private:
  std::optional<mlir::RankedTensorType> storedType(const dsl::Entity &entity);

  /// Places of numbers that were reported as out of range of the element type.
  std::set<std::pair<uint32_t, double>> reportedNumbers;
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_IMPORTBUILDER_H
