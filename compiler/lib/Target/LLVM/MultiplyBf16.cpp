//===- MultiplyBf16.cpp - Products of matrices rounded to bf16 ----------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "FuseRows.h"

#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tttc {
#define GEN_PASS_DEF_MULTIPLYBF16PASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace tttc;

/// f32 elements of a register, and pairs of bf16 ones.
static constexpr int64_t lanes = 16;
/// Largest tile of accumulators: half of the registers.
static constexpr int64_t mostRows = 8, mostColumns = 2 * lanes;
/// Least rows for which rounding the right matrix, which each row reads, pays.
static constexpr int64_t leastRows = 8;

namespace {
/// A product `sums[r, c] += left[r, t] * right[t, c]`, either of which may be transposed.
struct Product {
  Value left, right, sums;
  bool isLeftTransposed, isRightTransposed;
  int64_t rows, columns, terms;
};

/// Rewrites the products of a block. Matrices are rounded once, where they are first multiplied.
class Multiplier {
public:
  explicit Multiplier(Block &block) : block(block) {}
  /// Returns the number of products rewritten.
  int64_t run();

private:
  void rewrite(linalg::ContractOp op, const Product &product);
  Value transposed(ImplicitLocOpBuilder &b, Value matrix);
  Value roundedRows(ImplicitLocOpBuilder &b, Value matrix, bool isTransposed);
  Value pairedRows(ImplicitLocOpBuilder &b, Value matrix, bool isTransposed);

  Block &block;
  /// By matrix, as it is and transposed.
  llvm::DenseMap<Value, Value> rowsOf[2], pairsOf[2];
};
} // namespace

static RankedTensorType typeOf(Value value) { return cast<RankedTensorType>(value.getType()); }

/// Describes a product of matrices of f32 with enough rows, whole registers of columns and pairs of
/// terms.
static std::optional<Product> productOf(linalg::ContractOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  if (extents.size() != 3 || llvm::any_of(extents, ShapedType::isDynamic) ||
      llvm::any_of(maps, [](AffineMap map) { return map.getNumResults() != 2; }) ||
      llvm::any_of(op->getOperands(),
                   [](Value value) { return !getElementTypeOrSelf(value).isF32(); })) {
    return std::nullopt;
  }
  const unsigned row = maps[2].getDimPosition(0), column = maps[2].getDimPosition(1);
  const unsigned term = 3 - row - column;
  const unsigned left = maps[0].isFunctionOfDim(row) ? 0 : 1;
  Product product;
  product.left = op.getInputs()[left];
  product.right = op.getInputs()[1 - left];
  product.sums = op.getDpsInits()[0];
  product.isLeftTransposed = maps[left].getDimPosition(0) == term;
  product.isRightTransposed = maps[1 - left].getDimPosition(0) == column;
  product.rows = extents[row];
  product.columns = extents[column];
  product.terms = extents[term];
  const bool fits = product.rows >= leastRows && product.columns % lanes == 0 &&
                    product.terms % (product.isRightTransposed ? 2 * lanes : 2) == 0 &&
                    product.terms >= lanes;
  return fits ? std::optional(product) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Loops and vectors on tensors
//===----------------------------------------------------------------------===//

/// `for i = 0 to extent step step` around a body that updates tensors and vectors.
static ValueRange
createLoop(ImplicitLocOpBuilder &b, int64_t extent, int64_t step, ValueRange carried,
           llvm::function_ref<SmallVector<Value>(ImplicitLocOpBuilder &, Value, ValueRange)> body) {
  auto index = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(b, value); };
  auto loop = scf::ForOp::create(b, index(0), index(extent), index(step), carried,
                                 [&](OpBuilder &nested, Location loc, Value i, ValueRange values) {
                                   ImplicitLocOpBuilder inside(loc, nested);
                                   scf::YieldOp::create(inside, body(inside, i, values));
                                 });
  return loop.getResults();
}

static Value plus(ImplicitLocOpBuilder &b, Value index, int64_t offset) {
  AffineExpr sum = b.getAffineDimExpr(0) + offset;
  return affine::makeComposedAffineApply(b, b.getLoc(), sum, {index}).getResult();
}

static Value times(ImplicitLocOpBuilder &b, Value index, int64_t factor) {
  AffineExpr product = b.getAffineDimExpr(0) * factor;
  return affine::makeComposedAffineApply(b, b.getLoc(), product, {index}).getResult();
}

static Value read(ImplicitLocOpBuilder &b, Value matrix, int64_t length, Value row, Value column) {
  Type element = typeOf(matrix).getElementType();
  return vector::TransferReadOp::create(
      b, VectorType::get(length, element), matrix, ValueRange{row, column},
      arith::ConstantOp::create(b, b.getZeroAttr(element)).getResult(), ArrayRef<bool>{true});
}

static Value write(ImplicitLocOpBuilder &b, Value vector, Value matrix, Value row, Value column) {
  return vector::TransferWriteOp::create(b, vector, matrix, ValueRange{row, column},
                                         ArrayRef<bool>{true})
      .getResult();
}

static Value callIntrinsic(ImplicitLocOpBuilder &b, StringRef name, Type type,
                           ValueRange operands) {
  return LLVM::CallIntrinsicOp::create(b, type, b.getStringAttr(name), operands).getResult(0);
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

Value Multiplier::transposed(ImplicitLocOpBuilder &b, Value matrix) {
  ArrayRef<int64_t> shape = typeOf(matrix).getShape();
  Value into = tensor::EmptyOp::create(b, ArrayRef<int64_t>{shape[1], shape[0]}, b.getF32Type());
  return linalg::TransposeOp::create(b, matrix, into, ArrayRef<int64_t>{1, 0})->getResult(0);
}

/// The left matrix in bf16, so that two terms of a row are one word.
Value Multiplier::roundedRows(ImplicitLocOpBuilder &b, Value matrix, bool isTransposed) {
  Value &known = rowsOf[isTransposed][matrix];
  if (known) {
    return known;
  }
  Value source = isTransposed ? transposed(b, matrix) : matrix;
  Value into = tensor::EmptyOp::create(b, typeOf(source).getShape(), b.getBF16Type());
  AffineMap identity = b.getMultiDimIdentityMap(2);
  auto rounding = linalg::GenericOp::create(
      b, into.getType(), source, into, ArrayRef<AffineMap>{identity, identity},
      SmallVector<utils::IteratorType>(2, utils::IteratorType::parallel),
      [](OpBuilder &inside, Location loc, ValueRange elements) {
        // Subnormal numbers may become zero.
        auto approximately =
            arith::FastMathFlagsAttr::get(inside.getContext(), arith::FastMathFlags::afn);
        Value number = arith::TruncFOp::create(inside, loc, inside.getBF16Type(), elements[0],
                                               arith::RoundingModeAttr(), approximately);
        linalg::YieldOp::create(inside, loc, number);
      });
  return known = rounding.getResult(0);
}

/// Two registers of f32 as one of bf16.
static Value roundedTogether(ImplicitLocOpBuilder &b, Value first, Value second) {
  // The instruction's first operand becomes the upper half.
  return callIntrinsic(b, "llvm.x86.avx512bf16.cvtne2ps2bf16.512",
                       VectorType::get(2 * lanes, b.getBF16Type()), {second, first});
}

/// Rows t and t + 1 of a matrix of f32 as pairs.
static Value pairRows(ImplicitLocOpBuilder &b, Value matrix) {
  const int64_t terms = typeOf(matrix).getDimSize(0), columns = typeOf(matrix).getDimSize(1);
  Value into =
      tensor::EmptyOp::create(b, ArrayRef<int64_t>{terms / 2, 2 * columns}, b.getBF16Type());
  SmallVector<int64_t> interleaved;
  for (int64_t lane = 0; lane < lanes; ++lane) {
    interleaved.append({lane, lanes + lane});
  }
  const int64_t step = lanes * divisorUpTo(columns / lanes, 4);
  return createLoop(b, terms / 2, 1, into, [&](auto &outer, Value pair, ValueRange rows) {
    Value term = times(outer, pair, 2), next = plus(outer, term, 1);
    return SmallVector<Value>(
        createLoop(outer, columns, step, rows, [&](auto &inner, Value start, ValueRange part) {
          Value paired = part[0];
          for (int64_t offset = 0; offset < step; offset += lanes) {
            Value column = plus(inner, start, offset);
            Value first = read(inner, matrix, lanes, term, column);
            Value second = read(inner, matrix, lanes, next, column);
            Value both = roundedTogether(inner, first, second);
            Value mixed = vector::ShuffleOp::create(inner, both, both, interleaved);
            paired = write(inner, mixed, paired, pair, times(inner, column, 2));
          }
          return SmallVector<Value>{paired};
        }));
  })[0];
}

/// Transposes 16 registers of 16 words by shuffles that the CPU has: pairs of words and of double
/// words of two registers, then quarters.
static SmallVector<Value> transposeSquare(ImplicitLocOpBuilder &b, SmallVector<Value> rows) {
  auto shuffle = [&](Value first, Value second, llvm::function_ref<int64_t(int64_t)> source) {
    SmallVector<int64_t> mask;
    for (int64_t lane = 0; lane < lanes; ++lane) {
      mask.push_back(source(lane));
    }
    return vector::ShuffleOp::create(b, first, second, mask).getResult();
  };
  // Elements of `width` words alternate: the lower or the upper half of each quarter.
  auto unpack = [&](Value first, Value second, int64_t width, bool isUpper) {
    return shuffle(first, second, [&](int64_t lane) {
      const int64_t quarter = lane / 4 * 4, place = lane % 4;
      const int64_t which = place / width % 2, within = place / (2 * width) * width + place % width;
      return which * lanes + quarter + (isUpper ? 2 : 0) + within;
    });
  };
  // Two quarters of each register: 0 and 2, or 1 and 3.
  auto quarters = [&](Value first, Value second, bool isOdd) {
    return shuffle(first, second, [&](int64_t lane) {
      const int64_t quarter = lane / 4;
      return quarter / 2 * lanes + (quarter % 2 * 2 + isOdd) * 4 + lane % 4;
    });
  };
  SmallVector<Value> words, doubles(lanes), columns(lanes);
  for (int64_t i = 0; i < lanes; i += 2) {
    words.push_back(unpack(rows[i], rows[i + 1], 1, false));
    words.push_back(unpack(rows[i], rows[i + 1], 1, true));
  }
  for (int64_t i = 0; i < lanes; ++i) {
    const int64_t first = i / 4 * 4 + i % 4 / 2;
    doubles[i] = unpack(words[first], words[first + 2], 2, i % 2);
  }
  for (int64_t c = 0; c < 4; ++c) {
    for (bool isOdd : {false, true}) {
      Value low = quarters(doubles[c], doubles[4 + c], isOdd);
      Value high = quarters(doubles[8 + c], doubles[12 + c], isOdd);
      columns[4 * isOdd + c] = quarters(low, high, false);
      columns[8 + 4 * isOdd + c] = quarters(low, high, true);
    }
  }
  return columns;
}

/// The pairs of the transpose of a matrix of f32: its words in bf16, transposed.
static Value transposedPairs(ImplicitLocOpBuilder &b, Value matrix) {
  const int64_t columns = typeOf(matrix).getDimSize(0), terms = typeOf(matrix).getDimSize(1);
  Value into =
      tensor::EmptyOp::create(b, ArrayRef<int64_t>{terms / 2, 2 * columns}, b.getBF16Type());
  auto words = VectorType::get(lanes, b.getF32Type());
  auto pairs = VectorType::get(2 * lanes, b.getBF16Type());
  return createLoop(b, columns, lanes, into, [&](auto &outer, Value column, ValueRange rows) {
    return SmallVector<Value>(
        createLoop(outer, terms / 2, lanes, rows, [&](auto &inner, Value pair, ValueRange part) {
          Value term = times(inner, pair, 2), after = plus(inner, term, lanes);
          SmallVector<Value> square;
          for (int64_t i = 0; i < lanes; ++i) {
            Value row = plus(inner, column, i);
            Value both = roundedTogether(inner, read(inner, matrix, lanes, row, term),
                                         read(inner, matrix, lanes, row, after));
            square.push_back(vector::BitCastOp::create(inner, words, both));
          }
          Value result = part[0];
          for (auto [i, row] : llvm::enumerate(transposeSquare(inner, square))) {
            result = write(inner, vector::BitCastOp::create(inner, pairs, row).getResult(), result,
                           plus(inner, pair, i), times(inner, column, 2));
          }
          return SmallVector<Value>{result};
        }));
  })[0];
}

/// The right matrix in bf16, `tensor<terms/2 x 2 columns>`: rows t and t + 1 as pairs.
Value Multiplier::pairedRows(ImplicitLocOpBuilder &b, Value matrix, bool isTransposed) {
  Value &known = pairsOf[isTransposed][matrix];
  if (!known) {
    known = isTransposed ? transposedPairs(b, matrix) : pairRows(b, matrix);
  }
  return known;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// The sums of a tile after `terms` terms.
static SmallVector<Value> multiplyTile(ImplicitLocOpBuilder &b, Value left, Value right, Value row,
                                       Value column, SmallVector<Value> sums, int64_t terms,
                                       int64_t registers) {
  auto pairs = VectorType::get(2 * lanes, b.getBF16Type());
  auto words = VectorType::get(lanes, b.getI32Type());
  const int64_t unrolled = terms % 4 == 0 ? 2 : 1;
  return createLoop(b, terms / 2, unrolled, sums, [&](auto &inner, Value pair, ValueRange before) {
    SmallVector<Value> parts(before);
    for (int64_t i = 0; i < unrolled; ++i) {
      Value here = plus(inner, pair, i), term = times(inner, here, 2);
      SmallVector<Value> ofColumns;
      for (int64_t k = 0; k < registers; ++k) {
        ofColumns.push_back(read(inner, right, 2 * lanes, here,
                                 plus(inner, times(inner, column, 2), 2 * lanes * k)));
      }
      for (size_t r = 0; r * registers < parts.size(); ++r) {
        Value two = read(inner, left, 2, plus(inner, row, r), term);
        Value word = vector::ExtractOp::create(
            inner, vector::BitCastOp::create(inner, VectorType::get(1, inner.getI32Type()), two),
            0);
        Value all = vector::BitCastOp::create(
            inner, pairs, vector::BroadcastOp::create(inner, words, word).getResult());
        for (int64_t k = 0; k < registers; ++k) {
          Value &sum = parts[r * registers + k];
          sum = callIntrinsic(inner, "llvm.x86.avx512bf16.dpbf16ps.512", sum.getType(),
                              {sum, all, ofColumns[k]});
        }
      }
    }
    return parts;
  });
}

void Multiplier::rewrite(linalg::ContractOp op, const Product &product) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value left = roundedRows(b, product.left, product.isLeftTransposed);
  Value right = pairedRows(b, product.right, product.isRightTransposed);
  const int64_t rows = divisorUpTo(product.rows, mostRows);
  const int64_t columns = lanes * divisorUpTo(product.columns / lanes, mostColumns / lanes);
  const int64_t registers = columns / lanes;
  ValueRange result = createLoop(
      b, product.rows, rows, ValueRange{product.sums},
      [&](auto &outer, Value row, ValueRange partly) {
        return SmallVector<Value>(createLoop(
            outer, product.columns, columns, partly,
            [&](auto &inner, Value column, ValueRange before) {
              Value matrix = before[0];
              SmallVector<Value> sums;
              for (int64_t i = 0; i < rows * registers; ++i) {
                sums.push_back(read(inner, matrix, lanes, plus(inner, row, i / registers),
                                    plus(inner, column, lanes * (i % registers))));
              }
              sums = multiplyTile(inner, left, right, row, column, sums, product.terms, registers);
              for (int64_t i = 0; i < rows * registers; ++i) {
                matrix = write(inner, sums[i], matrix, plus(inner, row, i / registers),
                               plus(inner, column, lanes * (i % registers)));
              }
              return SmallVector<Value>{matrix};
            }));
      });
  op->replaceAllUsesWith(result);
  op->erase();
}

int64_t Multiplier::run() {
  int64_t count = 0;
  for (auto op : llvm::make_early_inc_range(block.getOps<linalg::ContractOp>())) {
    if (std::optional<Product> product = productOf(op)) {
      rewrite(op, *product);
      ++count;
    }
  }
  return count;
}

namespace {
struct MultiplyBf16Pass : tttc::impl::MultiplyBf16PassBase<MultiplyBf16Pass> {
  void runOnOperation() override {
    SmallVector<Block *> blocks;
    getOperation()->walk([&](Block *block) { blocks.push_back(block); });
    int64_t count = 0;
    for (Block *block : blocks) {
      count += Multiplier(*block).run();
    }
    if (count == 0) {
      getOperation()->emitWarning("no product was rounded to bf16: none has ")
          << leastRows << " rows or more, a multiple of " << lanes << " columns and " << lanes
          << " terms or more";
    }
  }
};
} // namespace
