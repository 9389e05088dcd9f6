//===- Evaluate.cpp - Evaluator of straight-line IR -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Evaluate.h.
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>
#include <functional>

using namespace mlir;
using namespace mlir::ttt;

namespace tttc::test {
namespace {

using Index = SmallVector<int64_t>;

/// Calls `visit` with every index of a shape, in row-major order.
void forEachIndex(ArrayRef<int64_t> shape, llvm::function_ref<void(ArrayRef<int64_t>)> visit) {
  Index index(shape.size(), 0);
  if (llvm::is_contained(shape, 0)) {
    return;
  }
  while (true) {
    visit(index);
    size_t axis = shape.size();
    while (axis > 0 && ++index[axis - 1] == shape[axis - 1]) {
      index[--axis] = 0;
    }
    if (axis == 0) {
      return;
    }
  }
}

double &at(Tensor &tensor, ArrayRef<int64_t> index) {
  int64_t offset = 0;
  for (auto [i, extent] : llvm::zip_equal(index, tensor.shape)) {
    offset = offset * extent + i;
  }
  return tensor.data[offset];
}

double at(const Tensor &tensor, ArrayRef<int64_t> index) {
  return at(const_cast<Tensor &>(tensor), index);
}

/// Returns the components of `index` on the axes that are not in `without`.
Index dropAxes(ArrayRef<int64_t> index, ArrayRef<int64_t> without) {
  Index rest;
  for (auto [axis, i] : llvm::enumerate(index)) {
    if (!llvm::is_contained(without, int64_t(axis))) {
      rest.push_back(i);
    }
  }
  return rest;
}

class Evaluator {
public:
  explicit Evaluator(Environment &values) : values(values) {}
  LogicalResult run(Operation &op);

private:
  const Tensor &in(Operation *op, unsigned i) { return values.find(op->getOperand(i))->second; }
  Tensor result(Operation *op) { return filledTensor(tensorType(op->getResult(0)).getShape(), 0); }
  Tensor map(Operation *op, const std::function<double(ArrayRef<double>)> &f);
  Tensor contract(ContractOp op);
  Tensor trilMatmul(TrilMatmulOp op);
  Tensor trilSolve(TrilSolveOp op);
  Tensor shiftRows(ShiftRowsOp op);
  template <typename Slice> Index placeIn(Slice slice, ArrayRef<int64_t> part);

  Environment &values;
};

Tensor Evaluator::map(Operation *op, const std::function<double(ArrayRef<double>)> &f) {
  Tensor out = result(op);
  for (size_t i = 0; i < out.data.size(); ++i) {
    SmallVector<double> arguments;
    for (Value operand : op->getOperands()) {
      arguments.push_back(values.find(operand)->second.data[i]);
    }
    out.data[i] = f(arguments);
  }
  return out;
}

Tensor Evaluator::contract(ContractOp op) {
  const Tensor &lhs = in(op, 0), &rhs = in(op, 1);
  Tensor out = result(op);
  std::string letters;
  Index extents;
  auto collect = [&](StringRef axes, const Tensor &tensor) {
    for (auto [letter, extent] : llvm::zip_equal(axes, tensor.shape)) {
      if (letters.find(letter) == std::string::npos) {
        letters += letter;
        extents.push_back(extent);
      }
    }
  };
  collect(op.lhsAxes(), lhs);
  collect(op.rhsAxes(), rhs);
  forEachIndex(extents, [&](ArrayRef<int64_t> index) {
    auto pick = [&](StringRef axes) {
      Index part;
      for (char letter : axes) {
        part.push_back(index[letters.find(letter)]);
      }
      return part;
    };
    at(out, pick(op.resultAxes())) += at(lhs, pick(op.lhsAxes())) * at(rhs, pick(op.rhsAxes()));
  });
  return out;
}

Tensor Evaluator::trilMatmul(TrilMatmulOp op) {
  const Tensor &weights = in(op, 0), &rows = in(op, 1);
  Tensor out = result(op);
  int64_t width = rows.shape[1];
  forEachIndex(weights.shape, [&](ArrayRef<int64_t> index) {
    int64_t t = index[0], s = index[1];
    if (s > t || (op.getStrict() && s == t)) {
      return;
    }
    auto [to, from] = op.getTranspose() ? std::pair(s, t) : std::pair(t, s);
    for (int64_t j = 0; j < width; ++j) {
      out.data[to * width + j] += at(weights, index) * rows.data[from * width + j];
    }
  });
  return out;
}

/// Row by row, following the definition; from the last row for the transpose.
Tensor Evaluator::trilSolve(TrilSolveOp op) {
  const Tensor &weights = in(op, 0);
  Tensor out = in(op, 1);
  int64_t size = out.shape[0], width = out.shape[1];
  auto gate = [&](int64_t t, int64_t j) {
    return op.getGate() ? in(op, 2).data[t * width + j] : 1.0;
  };
  for (int64_t i = 0; i < size; ++i) {
    int64_t row = op.getTranspose() ? size - 1 - i : i;
    for (int64_t other = 0; other < size; ++other) {
      bool isEarlier = op.getTranspose() ? other > row : other < row;
      int64_t t = std::max(row, other), s = std::min(row, other);
      for (int64_t j = 0; isEarlier && j < width; ++j) {
        out.data[row * width + j] +=
            weights.data[t * size + s] * gate(t, j) * out.data[other * width + j];
      }
    }
  }
  return out;
}

Tensor Evaluator::shiftRows(ShiftRowsOp op) {
  const Tensor &first = in(op, 1);
  Tensor out = first;
  llvm::append_range(out.data, ArrayRef(in(op, 0).data).drop_back(first.data.size()));
  out.shape = in(op, 0).shape;
  return out;
}

/// Returns the index in the whole tensor of element `part` of a slice. Axes of length 1 may be
/// missing in the slice.
template <typename Slice> Index Evaluator::placeIn(Slice slice, ArrayRef<int64_t> part) {
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  Index place;
  size_t next = 0;
  for (auto [axis, offset] : llvm::enumerate(slice.getMixedOffsets())) {
    auto value = dyn_cast<Value>(offset);
    int64_t start =
        value ? int64_t(values.find(value)->second.data[0]) : *getConstantIntValue(offset);
    int64_t i = dropped.test(axis) ? 0 : part[next++];
    place.push_back(start + i * slice.getStaticStrides()[axis]);
  }
  return place;
}

LogicalResult Evaluator::run(Operation &op) {
  Tensor out;
  auto unary = [&](double (*f)(double)) {
    out = map(&op, [&](ArrayRef<double> x) { return f(x[0]); });
  };
  bool known = true;
  llvm::TypeSwitch<Operation *>(&op)
      .Case([&](arith::ConstantOp constant) {
        if (auto number = dyn_cast<IntegerAttr>(constant.getValue())) {
          out.data = {double(number.getInt())};
          return;
        }
        out = result(&op);
        out.data.clear();
        for (APFloat value : cast<DenseElementsAttr>(constant.getValue()).getValues<APFloat>()) {
          out.data.push_back(value.convertToDouble());
        }
      })
      .Case([&](arith::SubIOp) { out.data = {in(&op, 0).data[0] - in(&op, 1).data[0]}; })
      .Case([&](arith::RemUIOp) {
        out.data = {double(int64_t(in(&op, 0).data[0]) % int64_t(in(&op, 1).data[0]))};
      })
      .Case([&](arith::AddFOp) { out = map(&op, [](auto x) { return x[0] + x[1]; }); })
      .Case([&](arith::SubFOp) { out = map(&op, [](auto x) { return x[0] - x[1]; }); })
      .Case([&](arith::MulFOp) { out = map(&op, [](auto x) { return x[0] * x[1]; }); })
      .Case([&](arith::DivFOp) { out = map(&op, [](auto x) { return x[0] / x[1]; }); })
      .Case([&](arith::NegFOp) { out = map(&op, [](auto x) { return -x[0]; }); })
      .Case(
          [&](arith::SelectOp) { out = map(&op, [](auto x) { return x[0] != 0 ? x[1] : x[2]; }); })
      .Case([&](arith::CmpFOp compare) {
        known = compare.getPredicate() == arith::CmpFPredicate::OGT ||
                compare.getPredicate() == arith::CmpFPredicate::OLT;
        bool above = compare.getPredicate() == arith::CmpFPredicate::OGT;
        out = map(&op, [&](auto x) { return double(above ? x[0] > x[1] : x[0] < x[1]); });
      })
      .Case([&](math::ExpOp) { unary(std::exp); })
      .Case([&](math::LogOp) { unary(std::log); })
      .Case([&](math::Log1pOp) { unary(std::log1p); })
      .Case([&](math::SqrtOp) { unary(std::sqrt); })
      .Case([&](math::RsqrtOp) { out = map(&op, [](auto x) { return 1 / std::sqrt(x[0]); }); })
      .Case([&](math::TanhOp) { unary(std::tanh); })
      .Case([&](math::ErfOp) { unary(std::erf); })
      .Case([&](math::SinOp) { unary(std::sin); })
      .Case([&](math::CosOp) { unary(std::cos); })
      // Without rounding, which would dominate a difference quotient.
      .Case<arith::ExtFOp, arith::TruncFOp>([&](auto) { out = in(&op, 0); })
      .Case([&](math::AbsFOp) { unary(std::fabs); })
      .Case([&](ContractOp contraction) { out = contract(contraction); })
      .Case([&](ReduceSumOp sum) {
        out = result(&op);
        forEachIndex(in(&op, 0).shape, [&](ArrayRef<int64_t> index) {
          at(out, dropAxes(index, sum.getAxes())) += at(in(&op, 0), index);
        });
      })
      .Case([&](BroadcastOp broadcast) {
        out = result(&op);
        forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
          at(out, index) = at(in(&op, 0), dropAxes(index, broadcast.getAxes()));
        });
      })
      .Case([&](TrilMatmulOp product) { out = trilMatmul(product); })
      .Case([&](TrilSolveOp solve) { out = trilSolve(solve); })
      .Case([&](TrilOp tril) {
        out = in(&op, 0);
        forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
          if (index[1] > index[0] || (tril.getStrict() && index[1] == index[0])) {
            at(out, index) = 0;
          }
        });
      })
      .Case([&](ValidRowsOp) {
        out = in(&op, 0);
        forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
          at(out, index) *= double(index[0]) < in(&op, 1).data[0];
        });
      })
      .Case([&](PadRowsOp) {
        out = in(&op, 0);
        forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
          Index row(index);
          row[0] = std::min(row[0], int64_t(in(&op, 1).data[0]) - 1);
          at(out, index) = at(in(&op, 0), row);
        });
      })
      .Case([&](RowAtOp row) {
        out = result(&op);
        int64_t first = int64_t(in(&op, 1).data[0]) % int64_t(row.getModulo());
        forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
          Index place{first};
          place.append(index.begin(), index.end());
          at(out, index) = at(in(&op, 0), place);
        });
      })
      .Case([&](ShiftRowsOp shift) { out = shiftRows(shift); })
      .Case([&](RotateHalfOp rotation) {
        out = in(&op, 0);
        const int64_t size = out.shape.back();
        forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
          Index other(index);
          const bool isFirst =
              rotation.getHalves() ? index.back() < size / 2 : index.back() % 2 == 0;
          const int64_t step = rotation.getHalves() ? size / 2 : 1;
          other.back() += isFirst ? step : -step;
          at(out, index) = (isFirst ? -1 : 1) * at(in(&op, 0), other);
        });
      })
      .Case([&](DelayOp delay) {
        out = filledTensor(in(&op, 0).shape, 0);
        forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
          Index other(index);
          other[0] -= int64_t(delay.getBy());
          if (other[0] >= 0 && other[0] < out.shape[0]) {
            at(out, index) = at(in(&op, 0), other);
          }
        });
      })
      .Case([&](tensor::ExtractSliceOp slice) {
        out = result(&op);
        forEachIndex(out.shape, [&](ArrayRef<int64_t> index) {
          at(out, index) = at(in(&op, 0), placeIn(slice, index));
        });
      })
      .Case([&](tensor::InsertSliceOp slice) {
        out = in(&op, 1);
        forEachIndex(in(&op, 0).shape, [&](ArrayRef<int64_t> index) {
          at(out, placeIn(slice, index)) = at(in(&op, 0), index);
        });
      })
      .Default([&](Operation *) { known = false; });
  if (!known) {
    return op.emitError("the tests' evaluator does not know '") << op.getName() << "'";
  }
  values[op.getResult(0)] = std::move(out);
  return success();
}

} // namespace

Tensor filledTensor(ArrayRef<int64_t> shape, double value) {
  int64_t count = 1;
  for (int64_t extent : shape) {
    count *= extent;
  }
  return {{shape.begin(), shape.end()}, std::vector<double>(count, value)};
}

LogicalResult evaluate(Block &block, Environment &values) {
  Evaluator evaluator(values);
  for (Operation &op : block.without_terminator()) {
    if (failed(evaluator.run(op))) {
      return failure();
    }
  }
  return success();
}

} // namespace tttc::test
