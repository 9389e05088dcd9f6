//===- Selections.cpp - Views and selections as expressions ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that read other elements, or a constant, by their index: arithmetic on the index, never a
// Func of their own.
//
//===----------------------------------------------------------------------===//

#include "FuncBuilder.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tttc;

static Index dropAxes(llvm::ArrayRef<HalideExpr> index, llvm::ArrayRef<int64_t> axes) {
  Index left;
  for (auto [axis, expr] : llvm::enumerate(index)) {
    if (!llvm::is_contained(axes, int64_t(axis))) {
      left.push_back(expr);
    }
  }
  return left;
}

bool tttc::slice(FuncBuilder &b, tensor::ExtractSliceOp op) {
  const Element source = b.values.at(op.getSource());
  SmallVector<HalideExpr> offsets;
  for (auto [axis, offset] : llvm::enumerate(op.getMixedOffsets())) {
    HalideExpr text = b.scalar(offset);
    // Reads of other elements stay in range: Halide computes no more than the extent.
    const int64_t last = op.getSourceType().getDimSize(axis) - 1;
    offsets.push_back(text.number() ? text : call("clamp", {text, HalideExpr(0), last}));
  }
  SmallVector<int64_t> strides(op.getStaticStrides());
  llvm::SmallBitVector dropped = op.getDroppedDims();
  Element element;
  element.shape = shapeOf(op);
  element.at = [=](llvm::ArrayRef<HalideExpr> index) {
    Index inSource;
    size_t next = 0;
    for (size_t axis = 0; axis < offsets.size(); ++axis) {
      inSource.push_back(dropped.test(axis) ? offsets[axis]
                                            : offsets[axis] + index[next++] * strides[axis]);
    }
    return source.at(inSource);
  };
  b.values[op] = element;
  return true;
}

bool tttc::insert(FuncBuilder &b, tensor::InsertSliceOp op) {
  const Element part = b.values.at(op.getSource()), rest = b.values.at(op.getDest());
  SmallVector<HalideExpr> offsets;
  for (OpFoldResult offset : op.getMixedOffsets()) {
    offsets.push_back(b.scalar(offset));
  }
  SmallVector<int64_t> sizes(op.getStaticSizes()), strides(op.getStaticStrides()),
      shape = shapeOf(op);
  llvm::SmallBitVector dropped = op.getDroppedDims();
  Element element;
  element.at = [=](llvm::ArrayRef<HalideExpr> index) {
    Index inPart;
    std::optional<HalideExpr> inside;
    auto require = [&](const HalideExpr &condition) {
      inside = inside ? binary(*inside, "&&", condition, HalideExpr::And) : condition;
    };
    for (size_t axis = 0; axis < offsets.size(); ++axis) {
      HalideExpr from = index[axis] - offsets[axis];
      const bool isAll = sizes[axis] == shape[axis] && strides[axis] == 1;
      if (!isAll) {
        require(binary(from, ">=", 0, HalideExpr::Less));
        require(binary(from, "<", sizes[axis] * strides[axis], HalideExpr::Less));
      }
      if (strides[axis] != 1) {
        require(binary(binary(from, "%", strides[axis], HalideExpr::Product), "==", 0,
                       HalideExpr::Equal));
      }
      if (!dropped.test(axis)) {
        HalideExpr place = from / strides[axis];
        inPart.push_back(isAll ? place : call("clamp", {place, HalideExpr(0), sizes[axis] - 1}));
      }
    }
    return inside ? call("select", {*inside, part.at(inPart), rest.at(index)}) : part.at(inPart);
  };
  b.set(op, element);
  return true;
}

HalideExpr tttc::isEarlier(const HalideExpr &a, const HalideExpr &b, bool strict) {
  return binary(a, strict ? "<" : "<=", b, HalideExpr::Less);
}

bool tttc::selection(FuncBuilder &b, Operation &op) {
  return llvm::TypeSwitch<Operation *, bool>(&op)
      .Case([&](ttt::BroadcastOp op) {
        Element element;
        element.shape = shapeOf(op);
        element.at = [in = b.values.at(op.getInput()), axes = SmallVector<int64_t>(op.getAxes())](
                         llvm::ArrayRef<HalideExpr> index) { return in.at(dropAxes(index, axes)); };
        b.values[op] = element;
        return true;
      })
      .Case([&](ttt::ValidRowsOp op) {
        b.mask(op, op.getInput(), b.zeroOf(op), [count = b.scalar(op.getCount())](auto index) {
          return binary(index[0], "<", count, HalideExpr::Less);
        });
        return true;
      })
      .Case([&](ttt::TrilOp op) {
        b.mask(op, op.getInput(), b.zeroOf(op), [strict = op.getStrict()](auto index) {
          return isEarlier(index[1], index[0], strict);
        });
        return true;
      })
      .Case([&](ttt::BandOp op) {
        b.mask(op, op.getInput(), numberExpr(op.getOtherwise().convertToDouble(), bitsOf(op)),
               [op, offset = b.scalar(op.getOffset())](auto index) mutable {
                 return sees(op, offset, index[0], index[1]);
               });
        return true;
      })
      .Case([&](tensor::InsertOp op) {
        Element element;
        SmallVector<HalideExpr> place;
        for (Value index : op.getIndices()) {
          place.push_back(b.scalar(index));
        }
        element.at = [rest = b.values.at(op.getDest()), value = b.scalar(op.getScalar()),
                      place](llvm::ArrayRef<HalideExpr> index) {
          HalideExpr element = value;
          for (auto [at, axis] : llvm::zip(place, index)) {
            element = call("select",
                           {binary(axis, "==", at, HalideExpr::Equal), element, rest.at(index)});
          }
          return element;
        };
        b.set(op, element);
        return true;
      })
      .Case([&](halide::RowsOp op) {
        Element element;
        element.shape = shapeOf(op);
        element.at = [in = b.values.at(op.getSource()), first = b.scalar(op.getFirst()),
                      last = b.scalar(op.getLast())](llvm::ArrayRef<HalideExpr> index) {
          Index inSource(index.begin(), index.end());
          inSource[0] = first + call("min", {index[0], last});
          return in.at(inSource);
        };
        b.values[op] = element;
        return true;
      })
      .Case([&](ttt::ShiftRowsOp op) {
        Element element;
        element.at = [in = b.values.at(op.getInput()),
                      first = b.values.at(op.getFirst())](llvm::ArrayRef<HalideExpr> index) {
          Index before(index.begin(), index.end());
          before[0] = call("max", {index[0] - 1, HalideExpr(0)});
          return call("select", {binary(index[0], "==", 0, HalideExpr::Equal),
                                 first.at(index.drop_front()), in.at(before)});
        };
        b.set(op, element);
        return true;
      })
      .Case([&](ttt::RotateHalfOp op) {
        Element element;
        const int64_t n = shapeOf(op).back();
        element.at = [in = b.values.at(op.getInput()), n,
                      halves = op.getHalves()](llvm::ArrayRef<HalideExpr> index) {
          const HalideExpr &i = index.back();
          Index first(index.begin(), index.end()), second = first;
          HalideExpr isFirst =
              halves ? binary(i, "<", n / 2, HalideExpr::Less)
                     : binary(binary(i, "%", 2, HalideExpr::Product), "==", 0, HalideExpr::Equal);
          // The partner of an entry; clamped where the other case applies.
          const int64_t apart = halves ? n / 2 : 1;
          second.back() = call("min", {i + apart, HalideExpr(n - 1)});
          first.back() = call("max", {i - apart, HalideExpr(0)});
          return call("select", {isFirst, -in.at(second), in.at(first)});
        };
        b.set(op, element);
        return true;
      })
      .Default(false);
}
