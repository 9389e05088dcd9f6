//===- ImportBuilder.cpp - Types and messages of an import ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ImportBuilder.h.
//
//===----------------------------------------------------------------------===//

#include "ImportBuilder.h"

#include "tttc/DSL/Fingerprint.h"

#include "mlir/IR/Diagnostics.h"

#include <cmath>

using namespace mlir;
using namespace tttc;

ImportBuilder::ImportBuilder(MLIRContext &context, const dsl::Layer &layer, const dsl::DimEnv &dims,
                             ElementTypes types, dsl::Diagnostics &diags)
    : OpBuilder(&context), layer(layer), dims(dims), diags(diags), element(types.computed),
      stored(types.stored) {}

Location ImportBuilder::location(dsl::SourceRange range) {
  dsl::LineColumn at = diags.file().lineColumn(range.begin);
  return FileLineColLoc::get(getContext(), diags.file().name(), at.line, at.column);
}

Location ImportBuilder::named(StringRef name, dsl::SourceRange range) {
  return NameLoc::get(getStringAttr(name), location(range));
}

RankedTensorType ImportBuilder::tensorOf(ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, element);
}

std::optional<RankedTensorType> ImportBuilder::typeOf(const dsl::Entity &entity) {
  if (entity.growing) {
    return storedType(entity);
  }
  std::optional<std::vector<int64_t>> shape = dsl::concreteShape(entity, dims);
  if (!shape) {
    unsupported(entity.range, "'" + entity.name + "': its shape is not known at compile time");
    return std::nullopt;
  }
  return tensorOf(*shape);
}

std::optional<RankedTensorType> ImportBuilder::storedType(const dsl::Entity &entity) {
  SmallVector<int64_t> shape{ShapedType::kDynamic};
  for (const dsl::ExprPtr &axis : entity.axes) {
    std::optional<double> size = dsl::evaluate(*axis, dims);
    if (!size) {
      unsupported(axis->range, "a row of stored tokens whose length is not known at compile time");
      return std::nullopt;
    }
    shape.push_back(int64_t(*size));
  }
  return tensorOf(shape);
}

std::optional<SmallVector<int64_t>> ImportBuilder::sizesOf(const dsl::Shape &shape) const {
  SmallVector<int64_t> sizes;
  for (const dsl::Poly &axis : shape) {
    std::optional<double> size = axis.evaluate(dims);
    if (!size) {
      return std::nullopt;
    }
    sizes.push_back(int64_t(*size));
  }
  return sizes;
}

std::optional<double> ImportBuilder::option(const dsl::Expr &call, llvm::StringRef name,
                                            double fallback) const {
  for (const dsl::Option &option : call.options) {
    if (option.name == name) {
      return dsl::evaluate(*option.value, dims, dsl::Division::Numbers);
    }
  }
  return fallback;
}

Imported ImportBuilder::unsupported(dsl::SourceRange range, const std::string &what,
                                    const std::string &hint) {
  // Later errors follow from the first one, or repeat it.
  if (!failed) {
    diags.error(range, "not supported yet: " + what, hint);
  }
  failed = true;
  return Imported();
}

static const char *const howStoredRowsAreRead =
    "stored rows are read as `softmax(s * (x @ K^T)) @ V`; ttt-run --interpret runs the whole "
    "language";

Imported ImportBuilder::reportStored(dsl::SourceRange range, const std::string &what) {
  return unsupported(range, what, howStoredRowsAreRead);
}

Imported ImportBuilder::reportNotTensor(dsl::SourceRange range, const Imported &value) {
  switch (value.kind) {
  case Imported::Transposed:
    return unsupported(range, "the entries of a transpose in this place",
                       "write the matrix in its own order, with `^T` beside the `@` that reads it");
  case Imported::Diagonal:
    return unsupported(range, "diag() that is not beside '@'",
                       "`diag(a) @ W` scales rows, `W @ diag(a)` columns");
  case Imported::Scores:
  case Imported::Weights:
    return reportStored(range, "products with stored rows in this place");
  default:
    return unsupported(range, "a value that is no array in this place");
  }
}

void ImportBuilder::checkRange(const Imported &value, FloatType type) {
  const double number = value.number;
  const dsl::SourceRange place = value.place.value_or(here);
  llvm::APFloat rounded(number);
  bool losesInfo;
  rounded.convert(type.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  bool isLost =
      std::isfinite(number) && (rounded.isInfinity() || (rounded.isZero() && number != 0));
  if (isLost && reportedNumbers.insert({place.begin, number}).second) {
    emitWarning(location(place)) << "the number " << dsl::exactText(number) << " is "
                                 << (rounded.isZero() ? "zero" : "infinite") << " in " << type;
  }
}
