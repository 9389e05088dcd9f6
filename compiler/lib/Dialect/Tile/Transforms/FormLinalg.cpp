//===- FormLinalg.cpp - Forms tiles from linalg ops -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Irregular ops were lowered to linalg. A linalg.generic over projected axes becomes broadcasts,
// elementwise ops on tiles and a sum; a linalg.contract becomes a product that starts from its
// destination.
//
//===----------------------------------------------------------------------===//

#include "FormTiles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::tile;

/// The letters of the loop dimensions of an operand; none unless the map is a projection.
static std::optional<std::string> lettersOf(AffineMap map) {
  std::string letters;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim) {
      return std::nullopt;
    }
    letters += char('a' + dim.getPosition());
  }
  return letters;
}

FailureOr<Value> TileFormer::formContractOp(linalg::ContractOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  auto left = lettersOf(maps[0]), right = lettersOf(maps[1]), out = lettersOf(maps[2]);
  if (!left || !right || !out) {
    return failure();
  }
  Value into = op.getDpsInits()[0];
  return createProduct(b, loc, *left + "," + *right + "->" + *out, op.getDpsInputs()[0],
                       op.getDpsInputs()[1], into);
}

FailureOr<Value> TileFormer::formGeneric(linalg::GenericOp op) {
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() > 0) {
    return failure();
  }
  RankedTensorType type = tensorType(op.getResult(0));
  if (!op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isIdentity()) {
    return failure();
  }
  IRMapping tiles;
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    auto letters = lettersOf(map);
    if (!letters || !llvm::is_sorted(*letters)) {
      return failure();
    }
    SmallVector<int64_t> added;
    for (int64_t axis = 0; axis < type.getRank(); ++axis) {
      if (letters->find(char('a' + axis)) == std::string::npos) {
        added.push_back(axis);
      }
    }
    tiles.map(op.getMatchingBlockArgument(&operand),
              broadcast(operand.get(), added, type.getShape()));
  }
  auto onTiles = [&](Value value) -> Value {
    if (Value known = tiles.lookupOrNull(value)) {
      return known;
    }
    // A scalar from outside the body is splatted.
    auto splatType = RankedTensorType::get(type.getShape(), value.getType());
    return tensor::SplatOp::create(b, loc, splatType, value);
  };
  for (Operation &inner : op.getBody()->without_terminator()) {
    if (!inner.hasTrait<OpTrait::Elementwise>() && !isa<arith::ConstantOp>(inner)) {
      return failure();
    }
    if (auto constant = dyn_cast<arith::ConstantOp>(inner)) {
      auto splatType = RankedTensorType::get(type.getShape(), constant.getType());
      Value whole =
          arith::ConstantOp::create(b, loc, DenseElementsAttr::get(splatType, constant.getValue()));
      tiles.map(constant.getResult(), whole);
      continue;
    }
    OperationState state(loc, inner.getName());
    for (Value operand : inner.getOperands()) {
      state.addOperands(onTiles(operand));
    }
    for (Type result : inner.getResultTypes()) {
      state.addTypes(RankedTensorType::get(type.getShape(), result));
    }
    state.addAttributes(inner.getAttrs());
    tiles.map(inner.getResults(), b.create(state)->getResults());
  }
  return onTiles(op.getBody()->getTerminator()->getOperand(0));
}

LogicalResult TileFormer::formLinalg(Operation *op) {
  FailureOr<Value> result = llvm::TypeSwitch<Operation *, FailureOr<Value>>(op)
                                .Case([&](linalg::ContractOp c) { return formContractOp(c); })
                                .Case([&](linalg::GenericOp c) { return formGeneric(c); })
                                .Case([&](linalg::FillOp c) -> FailureOr<Value> {
                                  return Value(tensor::SplatOp::create(
                                      b, loc, tensorType(c.getResult(0)), c.getInputs()[0]));
                                })
                                .Default([](Operation *) { return failure(); });
  if (isa<linalg::YieldOp>(op)) {
    return success();
  }
  if (failed(result)) {
    return op->emitError("'") << op->getName() << "' has no form on tiles";
  }
  op->getResult(0).replaceAllUsesWith(*result);
  op->erase();
  return success();
}
