//===- FormTiles.cpp - Forms tiles from the ops of the matrix form --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products (FormProducts.cpp), sums, broadcasts and masks.
//
//===----------------------------------------------------------------------===//

#include "FormTiles.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::tile;

Value TileFormer::select(Value input, Value otherwise, llvm::function_ref<Value()> keep) {
  Value mask = keep();
  return arith::SelectOp::create(b, loc, mask, input, otherwise);
}

/// The mask of ttt.band and ttt.band_matmul, `[rows, columns]`.
template <typename OpTy>
static Value bandMask(OpBuilder &b, Location loc, OpTy op, Value row, Value column, Value offset) {
  Value distance =
      arith::SubIOp::create(b, loc, arith::AddIOp::create(b, loc, offset, row), column);
  auto least = [&](int64_t value) -> Value {
    auto type = cast<RankedTensorType>(row.getType());
    return arith::ConstantOp::create(
        b, loc, DenseElementsAttr::get(type, b.getI32IntegerAttr(int32_t(value))));
  };
  int64_t from = op.getBefore() ? 1 : 0;
  Value mask = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, distance, least(from));
  if (std::optional<int64_t> window = op.getWindow()) {
    Value near =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, distance, least(*window + from));
    mask = arith::AndIOp::create(b, loc, mask, near);
  }
  return mask;
}

/// Products of rows in later halves with rows in earlier halves of blocks of 2, 4, .. rows: each
/// pair of rows is in different halves of one of these blocks.
Value TileFormer::formDecayedProducts(ttt::DecayedProductsOp op) {
  RankedTensorType square = op.getType(), rows = tensorType(op.getRows());
  Value later = coord(square, 0), earlier = coord(square, 1), zero = splat(square, 0), result;
  if (op.getStrict()) {
    result = zero;
  } else {
    auto vector = RankedTensorType::get({rows.getDimSize(0)}, rows.getElementType());
    Value own = ReduceOp::create(b, loc, vector, "sum",
                                 arith::MulFOp::create(b, loc, op.getRows(), op.getColumns()),
                                 ArrayRef<int64_t>{1}, /*parts=*/false);
    result = broadcast(own, {1}, square.getShape());
  }
  Value apart = arith::XOrIOp::create(b, loc, later, earlier);
  for (int64_t half = 1; half < rows.getDimSize(0); half *= 2) {
    Value decayed = DecayOp::create(b, loc, rows, op.getRows(), op.getColumns(), op.getGate(), half,
                                    op.getStrict());
    Value products = createProduct(b, loc, "ti,si->ts", decayed, decayed, Value());
    // The highest bit in which their numbers differ tells the block.
    Value isBelow = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, apart,
                                          splatIndex(square, index(half)));
    result = arith::SelectOp::create(b, loc, isBelow, result, products);
  }
  return result;
}

static bool isIdentity(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  auto elements =
      constant ? dyn_cast<DenseFPElementsAttr>(constant.getValue()) : DenseFPElementsAttr();
  if (!elements || elements.getType().getRank() != 2) {
    return false;
  }
  int64_t columns = elements.getType().getDimSize(1);
  return llvm::all_of(llvm::enumerate(elements.getValues<APFloat>()), [&](const auto &element) {
    bool isDiagonal = int64_t(element.index()) / columns == int64_t(element.index()) % columns;
    return element.value().isExactlyValue(isDiagonal ? 1.0 : 0.0);
  });
}

LogicalResult TileFormer::formMatrixOp(Operation *op) {
  if (auto c = dyn_cast<ttt::RecurrenceOp>(op)) {
    c.replaceAllUsesWith(RecurrenceOp::create(b, loc, c.getResultTypes(), c.getCarried(),
                                              c.getSources(), c.getTransitions(), c.getGates(),
                                              c.getInputs(), c.getRates()));
    c.erase();
    return success();
  }
  auto mask = [&](auto band, RankedTensorType type) {
    return bandMask(b, loc, band, coord(type, 0), coord(type, 1),
                    splatIndex(type, band.getOffset()));
  };
  Value result =
      llvm::TypeSwitch<Operation *, Value>(op)
          .Case([&](ttt::ContractOp c) {
            return createProduct(b, loc, c.getSubscripts(), c.getLhs(), c.getRhs(), Value());
          })
          .Case([&](ttt::TrilMatmulOp c) {
            return c.getTranspose() ? createProduct(b, loc, "ts,tj->sj", c.getWeights(),
                                                    c.getRows(), Value(), "ts", c.getStrict())
                                    : createProduct(b, loc, "ts,sj->tj", c.getWeights(),
                                                    c.getRows(), Value(), "ts", c.getStrict());
          })
          .Case([&](ttt::BandMatmulOp c) {
            Value weights = select(c.getWeights(), splat(tensorType(c.getWeights()), 0),
                                   [&] { return mask(c, tensorType(c.getWeights())); });
            return createProduct(b, loc, "ts,sj->tj", weights, c.getRows(), c.getStart(),
                                 /*causal=*/{},
                                 /*strict=*/false, /*skipZeros=*/true);
          })
          .Case([&](ttt::BandOp c) {
            RankedTensorType type = tensorType(c.getInput());
            return select(c.getInput(), splat(type, c.getOtherwise().convertToDouble()),
                          [&] { return mask(c, type); });
          })
          .Case([&](ttt::ValidRowsOp c) {
            RankedTensorType type = tensorType(c.getInput());
            return select(c.getInput(), splat(type, 0), [&]() -> Value {
              return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, coord(type, 0),
                                           splatIndex(type, c.getCount()));
            });
          })
          .Case([&](ttt::TrilOp c) {
            RankedTensorType type = tensorType(c.getInput());
            auto predicate = c.getStrict() ? arith::CmpIPredicate::slt : arith::CmpIPredicate::sle;
            return select(c.getInput(), splat(type, 0), [&]() -> Value {
              return arith::CmpIOp::create(b, loc, predicate, coord(type, 1), coord(type, 0));
            });
          })
          .Case([&](ttt::DecayedProductsOp c) { return formDecayedProducts(c); })
          .Case([&](ttt::DecayedRowsOp c) {
            // All rows are in the earlier half of one block; gates behind the last row are 1.
            RankedTensorType type = c.getType();
            Value isValid = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, coord(type, 0),
                                                  splatIndex(type, c.getCount()));
            Value gate = arith::SelectOp::create(b, loc, isValid, c.getGate(), splat(type, 1));
            Value decayed = DecayOp::create(b, loc, type, c.getRows(), c.getRows(), gate,
                                            type.getDimSize(0), /*strict=*/false);
            return arith::SelectOp::create(b, loc, isValid, decayed, splat(type, 0)).getResult();
          })
          .Case([&](ttt::TrilSolveOp c) {
            return SolveOp::create(b, loc, c.getType(), c.getWeights(),
                                   isIdentity(c.getRows()) ? Value() : c.getRows(), c.getGate(),
                                   c.getTranspose());
          })
          .Case([&](ttt::BroadcastOp c) {
            return broadcast(c.getInput(), c.getAxes(), tensorType(c.getResult()).getShape());
          })
          .Case([&](ttt::ReduceSumOp c) {
            return ReduceOp::create(b, loc, c.getType(), "sum", c.getInput(), c.getAxes(),
                                    /*parts=*/false);
          })
          .Case([&](ttt::ReduceMaxOp c) {
            int64_t last = tensorType(c.getInput()).getRank() - 1;
            return ReduceOp::create(b, loc, c.getType(), "max", c.getInput(), ArrayRef(last),
                                    /*parts=*/false);
          })
          .Default([](Operation *) { return Value(); });
  if (!result) {
    return op->emitError("'") << op->getName() << "' has no form on tiles";
  }
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
  return success();
}

LogicalResult TileFormer::form(Operation *op) {
  // The slot of a replaced value becomes the slot of the value that is now written to it.
  SmallVector<Value> kept;
  for (Value result : op->getResults()) {
    if (auto known = slots.find(result); known != slots.end()) {
      kept.push_back(known->second);
      slots.erase(known);
    }
  }
  LogicalResult formed = formOp(op);
  for (Value slot : kept) {
    for (Operation *user : slot.getUsers()) {
      if (auto write = dyn_cast<WriteOp>(user)) {
        slots[write.getValue()] = slot;
      }
    }
  }
  return formed;
}

LogicalResult TileFormer::formOp(Operation *op) {
  loc = op->getLoc();
  b.setInsertionPoint(op);
  if (isa<ttt::TTTDialect>(op->getDialect())) {
    return formMatrixOp(op);
  }
  if (isa<linalg::LinalgDialect>(op->getDialect())) {
    return formLinalg(op);
  }
  if (isa<tensor::TensorDialect>(op->getDialect())) {
    return formSlice(op);
  }
  return success();
}
