//===- TileDialect.cpp - The tile dialect and its layouts -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registration of the dialect, and queries on layouts.
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
/// Prints layouts as aliases, because they are long.
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

LogicalResult TileDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName() == blockRowsAttrName) {
    auto rows = dyn_cast<IntegerAttr>(attribute.getValue());
    return rows && rows.getType().isInteger(64) && rows.getInt() > 0
               ? success()
               : op->emitError("expected attribute '")
                     << blockRowsAttrName << "' to be a positive i64, found "
                     << attribute.getValue();
  }
  if (attribute.getName() != launchAttrName) {
    return op->emitError("unknown attribute '") << attribute.getName().getValue() << "'; there are "
                                                << launchAttrName << " and " << blockRowsAttrName;
  }
  if (!isa<LaunchAttr>(attribute.getValue())) {
    return op->emitError("expected attribute '")
           << launchAttrName << "' to be a #tile.launch, found " << attribute.getValue();
  }
  return success();
}

LogicalResult TileDialect::verifyRegionArgAttribute(Operation *op, unsigned /*region*/,
                                                    unsigned /*number*/, NamedAttribute attribute) {
  if (attribute.getName() != outputAttrName) {
    return op->emitError("unknown attribute '")
           << attribute.getName().getValue() << "'; there is " << outputAttrName;
  }
  return success();
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

std::optional<unsigned> LayoutAttr::registerAt(ArrayRef<int64_t> offset) const {
  Offset left(offset);
  unsigned number = 0;
  for (unsigned bit = 0; bit < numRegisterBits(); ++bit) {
    Offset part = registerBit(bit);
    bool isIn = llvm::all_of(llvm::zip(left, part), [](auto pair) {
      auto [have, by] = pair;
      return (have & by) == by;
    });
    if (isIn) {
      number |= 1u << bit;
      for (auto [have, by] : llvm::zip(left, part)) {
        have -= by;
      }
    }
  }
  bool isHere = llvm::all_of(left, [](int64_t part) { return part == 0; });
  return isHere ? std::optional<unsigned>(number) : std::nullopt;
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

SmallVector<int64_t> tile::allAxes(RankedTensorType type) {
  return llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
}

RankedTensorType tile::withLayout(RankedTensorType type, LayoutAttr layout) {
  return RankedTensorType::get(type.getShape(), type.getElementType(), layout);
}

bool tile::hasRowsToMove(MemRefType memory) {
  if (memory.getRank() < 2 || !memory.getElementType().isIntOrFloat() ||
      ShapedType::isDynamicShape(memory.getShape().drop_front())) {
    return false;
  }
  int64_t bits = memory.getElementTypeBitWidth();
  for (int64_t size : memory.getShape().drop_front()) {
    bits *= size;
  }
  return bits > 0 && bits % (8 * chunkBytes) == 0;
}

int64_t tile::blockElements(MemRefType stage) {
  int64_t rows = stage.getDimSize(0), blocks = stage.getDimSize(1) / blockColumns;
  int64_t rowElements = stage.getStridesAndOffset().first[0];
  // Blocks that would start in the same bank are placed 16 bytes further apart if there is room.
  int64_t dense = rows * blockColumns, apart = dense + blockColumns;
  int64_t room = (rows - 1) * rowElements + stage.getDimSize(1);
  return (blocks - 1) * apart + dense <= room ? apart : dense;
}

int64_t tile::rowAxisOf(LayoutAttr layout) { return layout.registerBit(1)[0] ? 0 : 1; }

Value tile::rightOperandOf(DotOp dot) {
  char row = dot.resultAxes()[rowAxisOf(layoutOf(dot.getType()))];
  return dot.lhsAxes().contains(row) ? dot.getRhs() : dot.getLhs();
}

AllocOp tile::slotOf(Value memory) {
  auto part = memory.getDefiningOp<memref::SubViewOp>();
  return (part ? part.getSource() : memory).getDefiningOp<AllocOp>();
}

int64_t tile::columnsOfWarpgroups(LayoutAttr layout) {
  if (layout.getRank() != 2 || layout.numRegisterBits() < 2 || layout.numWarpBits() < 2) {
    return 0;
  }
  int64_t row = rowAxisOf(layout), column = 1 - row;
  for (unsigned bit : {0, 1}) {
    if (layout.warpBit(bit)[column]) {
      return 0;
    }
  }
  int64_t columns = 8;
  unsigned bit = 2;
  for (; bit < layout.numRegisterBits() && layout.registerBit(bit)[column] == columns; ++bit) {
    columns *= 2;
  }
  for (; bit < layout.numRegisterBits(); ++bit) {
    if (layout.registerBit(bit)[column]) {
      return 0;
    }
  }
  return columns;
}

MemRefType tile::slotType(ArrayRef<int64_t> shape, Type element) {
  auto space = IntegerAttr::get(IntegerType::get(element.getContext(), 64), sharedSpace);
  constexpr int64_t access = 16; // bytes that a thread reads at once
  int64_t bytes = std::max<int64_t>(element.getIntOrFloatBitWidth() / 8, 1), pad = access / bytes;
  if (shape.size() < 2 || shape.back() * bytes % (2 * access) != 0) {
    return MemRefType::get(shape, element, MemRefLayoutAttrInterface(), space);
  }
  SmallVector<int64_t> strides(shape.size(), 1);
  strides[shape.size() - 2] = shape.back() + pad;
  for (int64_t axis = int64_t(shape.size()) - 3; axis >= 0; --axis) {
    strides[axis] = strides[axis + 1] * shape[axis + 1];
  }
  auto layout = StridedLayoutAttr::get(element.getContext(), 0, strides);
  return MemRefType::get(shape, element, layout, space);
}
