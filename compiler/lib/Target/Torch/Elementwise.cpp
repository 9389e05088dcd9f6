//===- Elementwise.cpp - arith and math in Python ------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars stay Python numbers. Axes that a broadcast has added keep length 1 until an operation
// with a longer axis.
//
//===----------------------------------------------------------------------===//

#include "ExpressionWriter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tttc;
using tttc::torch::Binding;
using tttc::torch::Text;

Operand ExpressionWriter::joined(Operation &op, Text text) {
  Operand result;
  result.text = std::move(text);
  result.number = result.scalar = true;
  for (Value operand : op.getOperands()) {
    const Operand &part = values.at(operand);
    result.number &= part.number;
    result.scalar &= part.scalar;
    if (part.scalar) {
      continue;
    }
    result.full.resize(part.full.size(), false);
    for (auto [whole, has] : llvm::zip(result.full, part.full)) {
      whole |= has;
    }
  }
  return result;
}

/// Infix and prefix operators, of arrays, numbers and indices alike.
std::optional<Operand> ExpressionWriter::elementwise(Operation &op) {
  if (isa<arith::NegFOp>(op)) {
    return joined(op, {"-" + get(op.getOperand(0)).text.as(Binding::Minus), Binding::Minus});
  }
  StringRef symbol = llvm::StringSwitch<StringRef>(op.getName().getStringRef())
                         .Cases({"arith.addf", "arith.addi"}, " + ")
                         .Cases({"arith.subf", "arith.subi"}, " - ")
                         .Cases({"arith.mulf", "arith.muli"}, " * ")
                         .Case("arith.divf", " / ")
                         .Default("");
  if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
    switch (compare.getPredicate()) {
    case arith::CmpFPredicate::OGT:
      symbol = " > ";
      break;
    case arith::CmpFPredicate::OLT:
      symbol = " < ";
      break;
    case arith::CmpFPredicate::OGE:
      symbol = " >= ";
      break;
    case arith::CmpFPredicate::OLE:
      symbol = " <= ";
      break;
    case arith::CmpFPredicate::OEQ:
      symbol = " == ";
      break;
    case arith::CmpFPredicate::UNE:
      symbol = " != ";
      break;
    default:
      return std::nullopt;
    }
  }
  if (symbol.empty()) {
    return std::nullopt;
  }
  Text a = get(op.getOperand(0)).text, b = get(op.getOperand(1)).text;
  // torch.compile does not support dividing a row by a number that changes between calls.
  if (isa<arith::DivFOp>(op) && !get(op.getOperand(0)).number && get(op.getOperand(1)).number &&
      !op.getOperand(1).getDefiningOp<arith::ConstantOp>()) {
    module.number = true;
    b = {"number(" + b.text + ")"};
  }
  if (isa<arith::CmpFOp>(op)) {
    return joined(op, {a.as(Binding::Sum) + symbol.str() + b.as(Binding::Sum), Binding::Lambda});
  }
  bool sum = symbol == " + " || symbol == " - ";
  // a + -b reads better as a - b.
  if (symbol == " + " && b.binding == Binding::Minus && b.text[0] == '-') {
    return joined(op, {a.as(Binding::Sum) + " - " + b.text.substr(1), Binding::Sum});
  }
  Binding own = sum ? Binding::Sum : Binding::Product;
  return joined(op,
                {a.as(own) + symbol.str() + b.as(sum ? Binding::Product : Binding::Minus), own});
}

/// Elementwise functions.
std::optional<Operand> ExpressionWriter::function(Operation &op) {
  StringRef name = op.getName().getStringRef();
  if (isa<arith::MaxUIOp, arith::MinUIOp>(op)) {
    std::string call = isa<arith::MaxUIOp>(op) ? "max(" : "min(";
    return joined(op, {call + get(op.getOperand(0)).text.text + ", " +
                       get(op.getOperand(1)).text.text + ")"});
  }
  std::string called = llvm::StringSwitch<std::string>(name)
                           .Case("math.absf", "torch.abs")
                           .Case("arith.select", "torch.where")
                           .Cases({"math.exp", "math.log", "math.log1p", "math.expm1", "math.rsqrt",
                                   "math.tanh", "math.erf", "math.sin", "math.cos", "math.floor"},
                                  "torch." + name.split('.').second.str())
                           .Default("");
  // Helpers replace functions whose derivative in PyTorch differs at 0 or for equal arguments.
  if (name == "math.sqrt") {
    called = helper("sqrt");
  } else if (name == "arith.maximumf" || name == "arith.maxnumf") {
    called = helper("maximum");
  } else if (name == "arith.minimumf" || name == "arith.minnumf") {
    called = helper("minimum");
  }
  if (called.empty()) {
    return std::nullopt;
  }
  // The functions accept numbers next to an array, but not numbers alone.
  std::vector<std::string> arguments;
  bool alone = true;
  for (Value operand : op.getOperands().drop_front(isa<arith::SelectOp>(op))) {
    alone &= get(operand).number;
  }
  for (Value operand : op.getOperands()) {
    Operand part = get(operand);
    module.number |= alone && part.number;
    arguments.push_back(alone && part.number ? "number(" + part.text.text + ")" : part.text.text);
  }
  Operand result = joined(op, {called + "(" + torch::commaList(arguments) + ")"});
  result.number = false;
  return result;
}
