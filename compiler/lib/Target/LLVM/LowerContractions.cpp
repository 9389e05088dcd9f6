//===- LowerContractions.cpp - Lowers contractions to multiply-adds -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See LowerContractions.h.
//
//===----------------------------------------------------------------------===//

#include "LowerContractions.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace tttc;

namespace {
/// The axes of a contraction with one summed axis: the columns of the result, its rows if it is a
/// matrix, and the terms.
struct Axes {
  unsigned columns, terms;
  std::optional<unsigned> rows;
};

struct LowerContraction : OpRewritePattern<vector::ContractionOp> {
  LowerContraction(MLIRContext *context) : OpRewritePattern(context, /*benefit=*/2) {}
  LogicalResult matchAndRewrite(vector::ContractionOp op, PatternRewriter &rewriter) const override;
};

/// Lowers the products of a vector with as many rows of a matrix as a register has lanes: each row
/// is multiplied and summed by lane, then the registers are transposed and added.
struct SumByLane : OpRewritePattern<vector::ContractionOp> {
  SumByLane(MLIRContext *context) : OpRewritePattern(context, /*benefit=*/2) {}
  LogicalResult matchAndRewrite(vector::ContractionOp op, PatternRewriter &rewriter) const override;
};
} // namespace

static std::optional<Axes> axesOf(vector::ContractionOp op) {
  AffineMap result = op.getIndexingMapsArray().back();
  if (op.getKind() != vector::CombiningKind::ADD || result.getNumResults() == 0 ||
      result.getNumResults() > 2 ||
      op.getIteratorTypesArray().size() != result.getNumResults() + 1) {
    return std::nullopt;
  }
  Axes axes;
  axes.columns = result.getDimPosition(result.getNumResults() - 1);
  if (result.getNumResults() == 2) {
    axes.rows = result.getDimPosition(0);
  }
  for (auto [axis, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (kind == vector::IteratorType::reduction) {
      axes.terms = axis;
      return axes;
    }
  }
  return std::nullopt;
}

/// Returns true if the operand has one row per term and the columns of the result.
static bool hasRows(AffineMap map, const Axes &axes) {
  return map.getNumResults() == 2 && map.getDimPosition(0) == axes.terms &&
         map.getDimPosition(1) == axes.columns;
}

/// An element of an operand. If the operand is read from memory, the element is loaded separately
/// next to that read: a CPU broadcasts a scalar to all lanes while loading it, but needs a shuffle
/// for an element of a register.
static Value elementOf(PatternRewriter &rewriter, Value operand, ArrayRef<int64_t> position) {
  Location loc = operand.getLoc();
  auto read = operand.getDefiningOp<vector::TransferReadOp>();
  if (!read || !isa<MemRefType>(read.getBase().getType()) || read.hasOutOfBoundsDim() ||
      read.getMask() || !read.getPermutationMap().isMinorIdentity()) {
    return vector::ExtractOp::create(rewriter, loc, operand, position);
  }
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(read);
  SmallVector<Value> indices(read.getIndices());
  size_t leading = indices.size() - position.size();
  AffineExpr start = rewriter.getAffineDimExpr(0);
  for (auto [axis, offset] : llvm::enumerate(position)) {
    Value &index = indices[leading + axis];
    index = affine::makeComposedAffineApply(rewriter, loc, start + offset, {index});
  }
  return memref::LoadOp::create(rewriter, loc, read.getBase(), indices);
}

LogicalResult LowerContraction::matchAndRewrite(vector::ContractionOp op,
                                                PatternRewriter &rewriter) const {
  std::optional<Axes> axes = axesOf(op);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (!axes || !isa<FloatType>(getElementTypeOrSelf(op.getResultType()))) {
    return rewriter.notifyMatchFailure(op, "not a product of matrices of floats");
  }
  unsigned rowOperand = hasRows(maps[1], *axes) ? 1 : 0;
  if (!hasRows(maps[rowOperand], *axes)) {
    return rewriter.notifyMatchFailure(op, "no operand has rows of the result");
  }
  AffineMap numberMap = maps[1 - rowOperand];
  if (numberMap.isFunctionOfDim(axes->columns)) {
    return rewriter.notifyMatchFailure(op, "both operands have the columns");
  }
  Value operands[] = {op.getLhs(), op.getRhs()};
  Value rows = operands[rowOperand], numbers = operands[1 - rowOperand];
  auto rowsType = cast<VectorType>(rows.getType());
  int64_t numTerms = rowsType.getDimSize(0);
  int64_t numRows = axes->rows ? cast<VectorType>(op.getResultType()).getDimSize(0) : 1;
  auto rowType = VectorType::get(rowsType.getDimSize(1), rowsType.getElementType());
  Location loc = op.getLoc();
  SmallVector<Value> terms;
  for (int64_t term = 0; term < numTerms; ++term) {
    terms.push_back(vector::ExtractOp::create(rewriter, loc, rows, term));
  }
  Value result = op.getAcc();
  for (int64_t row = 0; row < numRows; ++row) {
    Value sum = axes->rows ? vector::ExtractOp::create(rewriter, loc, result, row) : result;
    for (int64_t term = 0; term < numTerms; ++term) {
      SmallVector<int64_t> position;
      for (AffineExpr axis : numberMap.getResults()) {
        position.push_back(cast<AffineDimExpr>(axis).getPosition() == axes->terms ? term : row);
      }
      Value number = elementOf(rewriter, numbers, position);
      Value factor = vector::BroadcastOp::create(rewriter, loc, rowType, number);
      sum = vector::FMAOp::create(rewriter, loc, factor, terms[term], sum);
    }
    result = axes->rows ? vector::InsertOp::create(rewriter, loc, sum, result, row) : sum;
  }
  rewriter.replaceOp(op, result);
  return success();
}

LogicalResult SumByLane::matchAndRewrite(vector::ContractionOp op,
                                         PatternRewriter &rewriter) const {
  std::optional<Axes> axes = axesOf(op);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  auto type = dyn_cast<VectorType>(op.getResultType());
  if (!axes || !type || (axes->rows && type.getDimSize(0) != 1) ||
      !isa<FloatType>(type.getElementType())) {
    return rewriter.notifyMatchFailure(op, "not a product of a vector and a matrix of floats");
  }
  // The axes are the columns of the result and the terms, and perhaps one row.
  auto hasAxes = [](AffineMap map, ArrayRef<unsigned> positions) {
    return map.getNumResults() == positions.size() &&
           llvm::all_of(llvm::enumerate(positions), [&](auto position) {
             return map.getDimPosition(position.index()) == position.value();
           });
  };
  SmallVector<unsigned> ofFactors{axes->terms};
  if (axes->rows) {
    ofFactors.insert(ofFactors.begin(), *axes->rows);
  }
  const unsigned matrixOperand = hasAxes(maps[1], {axes->columns, axes->terms}) ? 1 : 0;
  if (!hasAxes(maps[matrixOperand], {axes->columns, axes->terms}) ||
      !hasAxes(maps[1 - matrixOperand], ofFactors)) {
    return rewriter.notifyMatchFailure(op, "not the product of each row with the vector");
  }
  Value operands[] = {op.getLhs(), op.getRhs()};
  Value matrix = operands[matrixOperand], factors = operands[1 - matrixOperand];
  Value start = op.getAcc();
  if (axes->rows) {
    factors = vector::ExtractOp::create(rewriter, op.getLoc(), factors, 0);
    start = vector::ExtractOp::create(rewriter, op.getLoc(), start, 0);
  }
  auto matrixType = cast<VectorType>(matrix.getType());
  const int64_t lanes = matrixType.getDimSize(0), terms = matrixType.getDimSize(1);
  if (lanes == 1 || terms <= lanes || terms % lanes != 0) {
    return rewriter.notifyMatchFailure(op, "no more terms than lanes");
  }
  Location loc = op.getLoc();
  auto part = [&](Value row, int64_t start) -> Value {
    return vector::ExtractStridedSliceOp::create(rewriter, loc, row, ArrayRef<int64_t>{start},
                                                 ArrayRef<int64_t>{lanes}, ArrayRef<int64_t>{1});
  };
  auto squareType = VectorType::get({lanes, lanes}, matrixType.getElementType());
  Value square = arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(squareType));
  for (int64_t i = 0; i < lanes; ++i) {
    Value row = vector::ExtractOp::create(rewriter, loc, matrix, i);
    Value sum = arith::MulFOp::create(rewriter, loc, part(row, 0), part(factors, 0));
    for (int64_t start = lanes; start < terms; start += lanes) {
      sum = vector::FMAOp::create(rewriter, loc, part(row, start), part(factors, start), sum);
    }
    square = vector::InsertOp::create(rewriter, loc, sum, square, i);
  }
  square = vector::TransposeOp::create(rewriter, loc, square, ArrayRef<int64_t>{1, 0});
  SmallVector<Value> sums;
  for (int64_t i = 0; i < lanes; ++i) {
    sums.push_back(vector::ExtractOp::create(rewriter, loc, square, i));
  }
  while (sums.size() > 1) {
    SmallVector<Value> pairs;
    for (size_t i = 0; i + 1 < sums.size(); i += 2) {
      pairs.push_back(arith::AddFOp::create(rewriter, loc, sums[i], sums[i + 1]));
    }
    if (sums.size() % 2) {
      pairs.push_back(sums.back());
    }
    sums = std::move(pairs);
  }
  Value result = arith::AddFOp::create(rewriter, loc, start, sums.front());
  if (axes->rows) {
    result = vector::BroadcastOp::create(rewriter, loc, type, result);
  }
  rewriter.replaceOp(op, result);
  return success();
}

void tttc::populateContractionPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerContraction>(patterns.getContext());
}

void tttc::populateSumByLanePattern(RewritePatternSet &patterns) {
  patterns.add<SumByLane>(patterns.getContext());
}
