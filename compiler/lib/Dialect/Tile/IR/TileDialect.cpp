//===- TileDialect.cpp - The tile dialect and its layouts -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registration, and what a layout can be asked.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/Tile/IR/TileDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::tile;

#include "tttc/Dialect/Tile/IR/TileOpsDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tttc/Dialect/Tile/IR/TileAttrs.cpp.inc"

namespace {
/// Layouts have names in printed IR, for they are long.
struct TileAliases : OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;
  AliasResult getAlias(Attribute attribute, raw_ostream &os) const override {
    if (!isa<LayoutAttr>(attribute)) {
      return AliasResult::NoAlias;
    }
    os << "layout";
    return AliasResult::OverridableAlias;
  }
};
} // namespace

void TileDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tttc/Dialect/Tile/IR/TileAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tttc/Dialect/Tile/IR/TileOps.cpp.inc"
      >();
  addInterfaces<TileAliases>();
}

LayoutAttr::Offset LayoutAttr::registerOffset(unsigned number) const {
  Offset offset(getRank(), 0);
  for (unsigned bit = 0; bit < numRegisterBits(); ++bit) {
    if (number >> bit & 1) {
      for (auto [sum, part] : llvm::zip(offset, registerBit(bit))) {
        sum += part;
      }
    }
  }
  return offset;
}

LayoutAttr LayoutAttr::drop(ArrayRef<int64_t> axes) const {
  int64_t rank = getRank();
  auto without = [&](ArrayRef<int64_t> bits, bool keepZeros) {
    SmallVector<int64_t> kept;
    for (size_t bit = 0; rank && bit < bits.size() / rank; ++bit) {
      SmallVector<int64_t> offset;
      for (int64_t axis = 0; axis < rank; ++axis) {
        if (!llvm::is_contained(axes, axis)) {
          offset.push_back(bits[bit * rank + axis]);
        }
      }
      if (keepZeros || llvm::any_of(offset, [](int64_t part) { return part != 0; })) {
        llvm::append_range(kept, offset);
      }
    }
    return kept;
  };
  return LayoutAttr::get(getContext(), without(getRegisters(), false), without(getLanes(), true),
                         without(getWarps(), true), rank - int64_t(axes.size()));
}

bool LayoutAttr::isReplicated() const {
  auto hasZero = [&](ArrayRef<int64_t> bits) {
    for (size_t bit = 0; getRank() && bit < bits.size() / getRank(); ++bit) {
      if (llvm::all_of(bits.slice(bit * getRank(), getRank()), [](int64_t part) { return !part; })) {
        return true;
      }
    }
    return getRank() == 0;
  };
  return hasZero(getLanes()) || hasZero(getWarps());
}

RankedTensorType tile::withLayout(RankedTensorType type, LayoutAttr layout) {
  return RankedTensorType::get(type.getShape(), type.getElementType(), layout);
}
