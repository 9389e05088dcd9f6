//===- Elementwise.cpp - arith and math as expressions --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants and ops that compute each element from the elements at the same index.
//
//===----------------------------------------------------------------------===//

#include "FuncBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tttc;

bool tttc::constant(FuncBuilder &b, arith::ConstantOp op) {
  Element element;
  element.shape = shapeOf(op);
  HalideExpr text;
  if (auto number = dyn_cast<IntegerAttr>(op.getValue())) {
    text = number.getInt();
  } else if (auto number = dyn_cast<FloatAttr>(op.getValue())) {
    text = numberExpr(number.getValueAsDouble(), bitsOf(op));
  } else {
    auto dense = cast<DenseElementsAttr>(op.getValue());
    if (!isa<FloatType>(dense.getElementType())) {
      return false;
    }
    auto numberOf = [](const APFloat &value) { return value.convertToDouble(); };
    if (!dense.isSplat()) {
      HalideConstant constant;
      constant.name = "c" + std::to_string(b.pipeline.constants.size());
      constant.type = scalarType(bitsOf(op));
      constant.shape = element.shape;
      for (const APFloat &value : dense.getValues<APFloat>()) {
        constant.values.push_back(numberText(numberOf(value), bitsOf(op)));
      }
      element.at = [name = constant.name](llvm::ArrayRef<HalideExpr> index) {
        return call(name, llvm::to_vector(llvm::reverse(index))); // the same for all tasks
      };
      b.values[op] = element;
      b.pipeline.constants.push_back(std::move(constant));
      return true;
    }
    text = numberExpr(numberOf(dense.getSplatValue<APFloat>()), bitsOf(op));
  }
  element.at = [text](llvm::ArrayRef<HalideExpr>) { return text; };
  b.values[op] = element;
  return true;
}

/// Floats of Halide are as in -ffast-math, where `x != x` is false.
static HalideExpr compare(arith::CmpFPredicate predicate, const HalideExpr &a,
                          const HalideExpr &b) {
  using P = arith::CmpFPredicate;
  StringRef text = predicate == P::OGT   ? ">"
                   : predicate == P::OLT ? "<"
                   : predicate == P::OGE ? ">="
                   : predicate == P::OLE ? "<="
                   : predicate == P::OEQ ? "=="
                                         : "!=";
  bool isEqual = predicate == P::OEQ || predicate == P::UNE;
  return call("strict_float", {binary(a, text, b, isEqual ? HalideExpr::Equal : HalideExpr::Less)});
}

static bool isSupported(arith::CmpFPredicate predicate) {
  using P = arith::CmpFPredicate;
  return llvm::is_contained({P::OGT, P::OLT, P::OGE, P::OLE, P::OEQ, P::UNE}, predicate);
}

bool tttc::elementwise(FuncBuilder &b, Operation &op) {
  StringRef name = op.getName().getStringRef();
  SmallVector<Element> operands;
  for (Value operand : op.getOperands()) {
    operands.push_back(b.values.at(operand));
  }
  if (isa<arith::AddFOp, arith::SubFOp>(op)) {
    if (auto sum = b.addInTiles(operands[0], operands[1], isa<arith::SubFOp>(op))) {
      b.set(op.getResult(0), *sum);
      return true;
    }
  }
  const unsigned bits = isa<FloatType>(getElementTypeOrSelf(op.getResult(0).getType()))
                            ? bitsOf(op.getResult(0))
                            : 32;
  using Arguments = llvm::ArrayRef<HalideExpr>;
  std::function<HalideExpr(Arguments)> apply;
  // Those of Functions.cpp, by width.
  auto library = llvm::StringSwitch<StringRef>(name)
                     .Case("math.cos", "cos")
                     .Case("math.erf", "erf")
                     .Case("math.exp", "exp")
                     .Case("math.expm1", "expm1")
                     .Case("math.log", "log")
                     .Case("math.log1p", "log1p")
                     .Case("math.sin", "sin")
                     .Case("math.tanh", "tanh")
                     .Default("");
  auto function = llvm::StringSwitch<StringRef>(name)
                      .Cases({"arith.maximumf", "arith.maxnumf"}, "max")
                      .Cases({"arith.minimumf", "arith.minnumf"}, "min")
                      .Case("arith.select", "select")
                      .Case("math.absf", "abs")
                      .Case("math.ceil", "ceil")
                      .Case("math.floor", "floor")
                      .Case("math.sqrt", "sqrt")
                      .Default("");
  if (!library.empty()) {
    const std::string name = (library + "_f" + Twine(bits)).str();
    apply = [name](Arguments x) { return call(name, x); };
  } else if (!function.empty()) {
    apply = [function](Arguments x) { return call(function, x); };
  } else if (auto cmp = dyn_cast<arith::CmpFOp>(op)) {
    if (!isSupported(cmp.getPredicate())) {
      return false;
    }
    apply = [p = cmp.getPredicate()](Arguments x) { return compare(p, x[0], x[1]); };
  } else if (isa<arith::ExtFOp, arith::TruncFOp, arith::SIToFPOp>(op)) {
    apply = [bits](Arguments x) { return call("cast<" + scalarType(bits) + ">", x); };
  } else if (name == "math.rsqrt") {
    apply = [bits](Arguments x) { return numberExpr(1, bits) / call("sqrt", x); };
  } else if (isa<arith::NegFOp>(op)) {
    apply = [](Arguments x) { return -x[0]; };
  } else if (isa<arith::AddFOp>(op)) {
    apply = [](Arguments x) { return x[0] + x[1]; };
  } else if (isa<arith::SubFOp>(op)) {
    apply = [](Arguments x) { return x[0] - x[1]; };
  } else if (isa<arith::MulFOp>(op)) {
    apply = [](Arguments x) { return x[0] * x[1]; };
  } else if (isa<arith::DivFOp>(op)) {
    apply = [](Arguments x) { return x[0] / x[1]; };
  } else {
    return false;
  }
  Element element;
  for (const Element &operand : operands) {
    llvm::append_range(element.fused, operand.fused);
  }
  SmallVector<bool> isScalar;
  for (Value operand : op.getOperands()) {
    isScalar.push_back(!isa<RankedTensorType>(operand.getType()));
  }
  element.at = [operands, isScalar, apply](llvm::ArrayRef<HalideExpr> index) {
    SmallVector<HalideExpr> arguments;
    for (auto [operand, scalar] : llvm::zip(operands, isScalar)) {
      arguments.push_back(operand.at(scalar ? llvm::ArrayRef<HalideExpr>() : index));
    }
    return apply(arguments);
  };
  b.set(op.getResult(0), element);
  return true;
}

bool tttc::other(FuncBuilder &b, Operation &op) {
  if (isa<tensor::EmptyOp>(op)) {
    Element element;
    element.shape = shapeOf(op.getResult(0));
    element.at = [zero = b.zeroOf(op.getResult(0))](llvm::ArrayRef<HalideExpr>) { return zero; };
    b.values[op.getResult(0)] = element;
    return true;
  }
  if (isa<tensor::FromElementsOp>(op) && op.getNumOperands() == 1) {
    Element element;
    element.shape = shapeOf(op.getResult(0));
    element.at = [in = b.values.at(op.getOperand(0))](llvm::ArrayRef<HalideExpr>) {
      return in.at({});
    };
    b.values[op.getResult(0)] = element;
    return true;
  }
  return false;
}
