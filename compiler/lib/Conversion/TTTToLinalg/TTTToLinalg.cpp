//===- TTTToLinalg.cpp - Lowers the matrix form to linalg -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. The triangle and the recurrence are lowered in separate files.
//
//===----------------------------------------------------------------------===//

#include "Lowerings.h"

#include "tttc/Conversion/TTTToLinalg/TTTToLinalg.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Rewrite/PatternApplicator.h"

namespace tttc {
#define GEN_PASS_DEF_CONVERTTTTTOLINALGPASS
#include "tttc/Conversion/TTTToLinalg/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

Value tttc::emptyTensor(OpBuilder &b, Location loc, RankedTensorType type) {
  return tensor::EmptyOp::create(b, loc, type.getShape(), type.getElementType());
}

Value tttc::zeroTensor(OpBuilder &b, Location loc, RankedTensorType type) {
  Value zero = arith::ConstantOp::create(b, loc, b.getFloatAttr(type.getElementType(), 0));
  return linalg::FillOp::create(b, loc, zero, emptyTensor(b, loc, type)).getResult(0);
}

/// The affine map from the loop dimensions `letters` to `axes`.
static AffineMap mapOf(MLIRContext *context, StringRef axes, StringRef letters) {
  SmallVector<AffineExpr> results;
  for (char axis : axes) {
    results.push_back(getAffineDimExpr(letters.find(axis), context));
  }
  return AffineMap::get(letters.size(), 0, results, context);
}

Value tttc::contractInto(OpBuilder &b, Location loc, StringRef subscripts, Value lhs, Value rhs,
                         Value into) {
  auto [inputs, out] = subscripts.split("->");
  auto [left, right] = inputs.split(',');
  std::string letters = out.str();
  for (char axis : (left + right).str()) {
    if (letters.find(axis) == std::string::npos) {
      letters += axis;
    }
  }
  MLIRContext *context = b.getContext();
  SmallVector<AffineMap> maps{mapOf(context, left, letters), mapOf(context, right, letters),
                              mapOf(context, out, letters)};
  if (letters.size() > out.size()) {
    return linalg::ContractOp::create(b, loc, into.getType(), ValueRange{lhs, rhs},
                                      ValueRange{into}, b.getAffineMapArrayAttr(maps))
        .getResult(0);
  }
  SmallVector<utils::IteratorType> loops(letters.size(), utils::IteratorType::parallel);
  return linalg::GenericOp::create(b, loc, into.getType(), ValueRange{lhs, rhs}, ValueRange{into},
                                   maps, loops,
                                   [](OpBuilder &nested, Location at, ValueRange v) {
                                     Value product = arith::MulFOp::create(nested, at, v[0], v[1]);
                                     linalg::YieldOp::create(nested, at, product);
                                   })
      .getResult(0);
}

/// Returns false for a contract that sums no axis: it is an elementwise product and accumulates
/// nothing.
static bool sumsAnAxis(ContractOp op) {
  return llvm::any_of((op.lhsAxes() + op.rhsAxes()).str(),
                      [&](char axis) { return !op.resultAxes().contains(axis); });
}

static Value lowerContract(OpBuilder &b, ContractOp op, Value into) {
  RankedTensorType type = tensorType(op.getResult());
  if (!into) {
    into = sumsAnAxis(op) ? zeroTensor(b, op.getLoc(), type) : emptyTensor(b, op.getLoc(), type);
  }
  return contractInto(b, op.getLoc(), op.getSubscripts(), op.getLhs(), op.getRhs(), into);
}

/// Reads `narrow` from `wide` loops without `axes`.
static AffineMap mapWithoutAxes(MLIRContext *context, unsigned rank, ArrayRef<int64_t> axes) {
  SmallVector<AffineExpr> results;
  for (unsigned axis = 0; axis < rank; ++axis) {
    if (!llvm::is_contained(axes, int64_t(axis))) {
      results.push_back(getAffineDimExpr(axis, context));
    }
  }
  return AffineMap::get(rank, 0, results, context);
}

static Value lowerReduceSum(OpBuilder &b, ReduceSumOp op) {
  unsigned rank = tensorType(op.getInput()).getRank();
  SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  for (int64_t axis : op.getAxes()) {
    loops[axis] = utils::IteratorType::reduction;
  }
  SmallVector<AffineMap> maps{AffineMap::getMultiDimIdentityMap(rank, b.getContext()),
                              mapWithoutAxes(b.getContext(), rank, op.getAxes())};
  Value zero = zeroTensor(b, op.getLoc(), tensorType(op.getResult()));
  return linalg::GenericOp::create(b, op.getLoc(), zero.getType(), ValueRange{op.getInput()},
                                   ValueRange{zero}, maps, loops,
                                   [](OpBuilder &nested, Location at, ValueRange v) {
                                     Value sum = arith::AddFOp::create(nested, at, v[0], v[1]);
                                     linalg::YieldOp::create(nested, at, sum);
                                   })
      .getResult(0);
}

static Value lowerBroadcast(OpBuilder &b, BroadcastOp op) {
  RankedTensorType type = tensorType(op.getResult());
  SmallVector<utils::IteratorType> loops(type.getRank(), utils::IteratorType::parallel);
  SmallVector<AffineMap> maps{mapWithoutAxes(b.getContext(), type.getRank(), op.getAxes()),
                              AffineMap::getMultiDimIdentityMap(type.getRank(), b.getContext())};
  Value empty = emptyTensor(b, op.getLoc(), type);
  return linalg::GenericOp::create(b, op.getLoc(), type, ValueRange{op.getInput()},
                                   ValueRange{empty}, maps, loops,
                                   [](OpBuilder &nested, Location at, ValueRange v) {
                                     linalg::YieldOp::create(nested, at, v[0]);
                                   })
      .getResult(0);
}

/// `keep(indices) ? in : 0`.
static Value lowerSelection(OpBuilder &b, Location loc, Value input,
                            function_ref<Value(OpBuilder &, Location)> keep) {
  RankedTensorType type = tensorType(input);
  SmallVector<utils::IteratorType> loops(type.getRank(), utils::IteratorType::parallel);
  SmallVector<AffineMap> maps(2, AffineMap::getMultiDimIdentityMap(type.getRank(), b.getContext()));
  Value empty = emptyTensor(b, loc, type);
  return linalg::GenericOp::create(b, loc, type, ValueRange{input}, ValueRange{empty}, maps, loops,
                                   [&](OpBuilder &nested, Location at, ValueRange v) {
                                     Value zero = arith::ConstantOp::create(
                                         nested, at, nested.getFloatAttr(type.getElementType(), 0));
                                     Value kept = arith::SelectOp::create(
                                         nested, at, keep(nested, at), v[0], zero);
                                     linalg::YieldOp::create(nested, at, kept);
                                   })
      .getResult(0);
}

static Value lowerValidRows(OpBuilder &b, ValidRowsOp op) {
  return lowerSelection(
      b, op.getLoc(), op.getInput(), [&](OpBuilder &nested, Location at) -> Value {
        Value row = linalg::IndexOp::create(nested, at, 0);
        return arith::CmpIOp::create(nested, at, arith::CmpIPredicate::ult, row, op.getCount());
      });
}

static Value lowerTril(OpBuilder &b, TrilOp op) {
  return lowerSelection(
      b, op.getLoc(), op.getInput(), [&](OpBuilder &nested, Location at) -> Value {
        Value row = linalg::IndexOp::create(nested, at, 0),
              column = linalg::IndexOp::create(nested, at, 1);
        auto predicate = op.getStrict() ? arith::CmpIPredicate::ult : arith::CmpIPredicate::ule;
        return arith::CmpIOp::create(nested, at, predicate, column, row);
      });
}

static Value lowerShiftRows(OpBuilder &b, ShiftRowsOp op) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getResult());
  int64_t size = type.getDimSize(0);
  Value first = insertRows(b, loc, op.getFirst(), emptyTensor(b, loc, type), b.getIndexAttr(0));
  if (size == 1) {
    return first;
  }
  return insertRows(b, loc, sliceRows(b, loc, op.getInput(), b.getIndexAttr(0), size - 1), first,
                    b.getIndexAttr(1));
}

/// Swaps the entries of each pair and negates the new first entry.
static Value lowerRotateHalf(OpBuilder &b, RotateHalfOp op) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getInput());
  int64_t half = type.getShape().back() / 2;
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = half;
  auto part = RankedTensorType::get(shape, type.getElementType());
  SmallVector<OpFoldResult> sizes, strides(shape.size(), b.getIndexAttr(1));
  for (int64_t size : shape) {
    sizes.push_back(b.getIndexAttr(size));
  }
  strides.back() = b.getIndexAttr(op.getHalves() ? 1 : 2);
  auto entries = [&](int64_t from) {
    SmallVector<OpFoldResult> offsets(shape.size(), b.getIndexAttr(0));
    offsets.back() = b.getIndexAttr(from);
    return offsets;
  };
  int64_t other = op.getHalves() ? half : 1;
  Value first =
      tensor::ExtractSliceOp::create(b, loc, part, op.getInput(), entries(0), sizes, strides);
  Value second =
      tensor::ExtractSliceOp::create(b, loc, part, op.getInput(), entries(other), sizes, strides);
  Value turned =
      tensor::InsertSliceOp::create(b, loc, arith::NegFOp::create(b, loc, second),
                                    emptyTensor(b, loc, type), entries(0), sizes, strides);
  return tensor::InsertSliceOp::create(b, loc, first, turned, entries(other), sizes, strides);
}

/// Returns true if `tile-form-kernel` supports the op.
static bool hasTiles(Operation *op) {
  if (auto recurrence = dyn_cast<RecurrenceOp>(op)) {
    return tensorType(recurrence.getOperand(0)).getRank() == 1 || recurrence.getSources() == 0;
  }
  return isa<DecayedProductsOp, DecayedRowsOp, TrilSolveOp, ContractOp, ReduceSumOp, ReduceMaxOp,
             BroadcastOp, ValidRowsOp, TrilOp, TrilMatmulOp, BandOp, BandMatmulOp>(op);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// Replaces an op by what `lower` builds.
template <typename Op, auto lower> static LogicalResult replace(Op op, PatternRewriter &b) {
  b.replaceOp(op, lower(b, op));
  return success();
}

namespace {
/// Replaces a product, and the addition that is its only use: the sum starts from the other addend.
template <typename Op> struct ProductLowering : OpRewritePattern<Op> {
  ProductLowering(MLIRContext *context, const TTTToLinalgOptions &options)
      : OpRewritePattern<Op>(context), options(options) {}

  LogicalResult matchAndRewrite(Op op, PatternRewriter &b) const override {
    arith::AddFOp sum = options.accumulate ? additionOf(op) : arith::AddFOp();
    if (!sum) {
      b.replaceOp(op, lower(b, op, Value()));
      return success();
    }
    b.setInsertionPoint(sum);
    Value start = sum.getOperand(sum.getLhs() == op.getResult() ? 1 : 0);
    b.replaceOp(sum, lower(b, op, start));
    b.eraseOp(op);
    return success();
  }

private:
  Value lower(OpBuilder &b, ContractOp op, Value start) const {
    return lowerContract(b, op, start);
  }
  Value lower(OpBuilder &b, TrilMatmulOp op, Value start) const {
    return lowerTrilMatmul(b, op, start, options.rowsPerBlock);
  }

  static bool sums(ContractOp op) { return sumsAnAxis(op); }
  static bool sums(TrilMatmulOp) { return true; }

  static arith::AddFOp additionOf(Op op) {
    if (!sums(op) || !op->hasOneUse()) {
      return {};
    }
    auto sum = dyn_cast<arith::AddFOp>(*op->user_begin());
    return sum && sum->getBlock() == op->getBlock() ? sum : arith::AddFOp();
  }

  TTTToLinalgOptions options;
};

struct TrilSolveLowering : OpRewritePattern<TrilSolveOp> {
  TrilSolveLowering(MLIRContext *context, int64_t rowsPerBlock)
      : OpRewritePattern(context), rowsPerBlock(rowsPerBlock) {}

  LogicalResult matchAndRewrite(TrilSolveOp op, PatternRewriter &b) const override {
    b.replaceOp(op, lowerTrilSolve(b, op, rowsPerBlock));
    return success();
  }

private:
  int64_t rowsPerBlock;
};
} // namespace

void tttc::populateTTTToLinalgPatterns(RewritePatternSet &patterns,
                                       const TTTToLinalgOptions &options) {
  patterns.add<ProductLowering<ContractOp>, ProductLowering<TrilMatmulOp>>(patterns.getContext(),
                                                                           options);
  patterns.add<TrilSolveLowering>(patterns.getContext(), options.rowsPerBlock);
  patterns.add(replace<ReduceSumOp, lowerReduceSum>);
  patterns.add(replace<ReduceMaxOp, lowerReduceMax>);
  patterns.add(replace<BroadcastOp, lowerBroadcast>);
  patterns.add(replace<ValidRowsOp, lowerValidRows>);
  patterns.add(replace<TrilOp, lowerTril>);
  patterns.add(replace<ShiftRowsOp, lowerShiftRows>);
  patterns.add(replace<RotateHalfOp, lowerRotateHalf>);
  patterns.add(replace<DecayedProductsOp, lowerDecayedProducts>);
  patterns.add(replace<DecayedRowsOp, lowerDecayedRows>);
  patterns.add(replace<BandOp, lowerBand>);
  patterns.add(replace<BandMatmulOp, lowerBandMatmul>);
  patterns.add(replace<RecurrenceOp, lowerRecurrence>);
}

namespace {
struct ConvertTTTToLinalgPass : tttc::impl::ConvertTTTToLinalgPassBase<ConvertTTTToLinalgPass> {
  using ConvertTTTToLinalgPassBase::ConvertTTTToLinalgPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateTTTToLinalgPatterns(set, {accumulate, rowsPerBlock});
    patterns = FrozenRewritePatternSet(std::move(set));
    return success();
  }

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "rows-per-block", rowsPerBlock, 1,
                                 tttc::largestTile))) {
      return signalPassFailure();
    }
    SmallVector<Operation *> work;
    getOperation()->walk([&](Operation *op) {
      if (isa<TTTDialect>(op->getDialect()) && !(onlyIrregular && hasTiles(op))) {
        work.push_back(op);
      }
    });
    // In the order of the program: of two products that are added, the first one starts from the
    // second one.
    PatternApplicator applicator(patterns);
    applicator.applyDefaultCostModel();
    PatternRewriter rewriter(&getContext());
    for (Operation *op : work) {
      rewriter.setInsertionPoint(op);
      if (failed(applicator.matchAndRewrite(op, rewriter))) {
        op->emitError("'")
            << op->getName()
            << "' has no lowering to linalg; expected the matrix form (run ttt-decompose, "
            << "ttt-derive-inner-gradient and ttt-tile-mini-batches)";
        return signalPassFailure();
      }
    }
  }

  FrozenRewritePatternSet patterns;
};
} // namespace
