//===- Streams.cpp - Tensors with an entry per token ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Streams.h.
//
//===----------------------------------------------------------------------===//

#include "Streams.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::tile;

bool tile::isStream(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() > 0 && tensor.isDynamicDim(0);
}

MemRefType tile::memoryType(RankedTensorType type, Type element, int64_t columns) {
  if (!isStream(type) && (columns == 0 || type.getRank() < 2)) {
    return MemRefType::get(type.getShape(), element);
  }
  const int64_t last = type.getRank() - 1;
  SmallVector<int64_t> strides(type.getRank(), 1);
  for (int64_t axis = last - 1; axis >= 0; --axis) {
    const bool isOfBlock = columns != 0 && axis + 1 == last;
    strides[axis] = strides[axis + 1] * (isOfBlock ? columns : type.getDimSize(axis + 1));
  }
  if (isStream(type)) {
    strides[0] = ShapedType::kDynamic;
  }
  return MemRefType::get(type.getShape(), element,
                         StridedLayoutAttr::get(type.getContext(), 0, strides));
}

Value tile::readFrom(OpBuilder &b, Location loc, RankedTensorType type, Value memory,
                     ValueRange offsets, Value last, ArrayRef<int64_t> axes) {
  Type stored = cast<MemRefType>(memory.getType()).getElementType();
  auto narrow = RankedTensorType::get(type.getShape(), stored);
  Value tile = ReadOp::create(b, loc, narrow, memory, offsets, last, axes, DenseI64ArrayAttr());
  return narrow == type ? tile : arith::ExtFOp::create(b, loc, type, tile).getResult();
}

void tile::writeTo(OpBuilder &b, Location loc, Value tile, Value memory, ValueRange offsets,
                   Value count, ArrayRef<int64_t> axes) {
  RankedTensorType type = tensorType(tile);
  Type stored = cast<MemRefType>(memory.getType()).getElementType();
  if (type.getElementType() != stored) {
    auto narrow = RankedTensorType::get(type.getShape(), stored);
    tile = arith::TruncFOp::create(b, loc, narrow, tile);
  }
  WriteOp::create(b, loc, tile, memory, offsets, count, axes, DenseI64ArrayAttr());
}

Streams::Streams(func::FuncOp func) {
  func.walk([&](Operation *op) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      for (auto [result, init, argument, yielded] :
           llvm::zip(loop.getResults(), loop.getInitArgs(), loop.getRegionIterArgs(),
                     loop.getYieldedValues())) {
        join({result, init, argument, yielded});
      }
    } else if (auto choice = dyn_cast<scf::IfOp>(op)) {
      for (auto [i, result] : llvm::enumerate(choice.getResults())) {
        join({result, choice.thenYield().getOperand(i), choice.elseYield().getOperand(i)});
      }
    } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
      join({insert.getResult(), insert.getDest()});
    }
  });
}

Value Streams::memoryOf(Value stream) {
  classes.insert(stream.getAsOpaquePointer());
  return memory.lookup(classes.getLeaderValue(stream.getAsOpaquePointer()));
}

void Streams::setMemory(Value stream, Value value) {
  classes.insert(stream.getAsOpaquePointer());
  memory[classes.getLeaderValue(stream.getAsOpaquePointer())] = value;
}

void Streams::join(std::initializer_list<Value> values) {
  if (isStream(values.begin()->getType())) {
    for (Value value : values) {
      classes.unionSets(values.begin()->getAsOpaquePointer(), value.getAsOpaquePointer());
    }
  }
}
