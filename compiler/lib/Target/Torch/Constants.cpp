//===- Constants.cpp - Constants in Python --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One number for all entries stays a Python number, others are arrays. Reciprocals of integers and
// the frequencies of rotary positions are written as what they were computed from.
//
//===----------------------------------------------------------------------===//

#include "ExpressionWriter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tttc;
using tttc::torch::Binding;
using tttc::torch::Text;

/// The frequencies of rotary positions, base^(-2p/n) for pair p.
static std::optional<std::string> speeds(DenseElementsAttr constant) {
  auto values = llvm::to_vector(constant.getValues<APFloat>());
  size_t n = values.size();
  if (constant.getType().getRank() != 1 || n < 4 || n % 2 != 0) {
    return std::nullopt;
  }
  auto at = [&](size_t i) { return values[i].convertToDouble(); };
  bool halves = at(1) != 1;
  auto pair = [&](size_t i) { return halves ? i % (n / 2) : i / 2; };
  double base = std::pow(at(halves ? 1 : 2), -0.5 * double(n));
  base = std::strtod(llvm::formatv("{0:e6}", base).str().c_str(), nullptr);
  for (size_t i = 0; i < n; ++i) {
    if (at(i) != std::pow(base, -2.0 * double(pair(i)) / double(n))) {
      return std::nullopt;
    }
  }
  const std::string half = std::to_string(n / 2);
  return torch::pythonNumber(base) + "**(-number(range(" + half + ")) / " + half + ")" +
         (halves ? ".repeat(2)" : ".repeat_interleave(2)");
}

static Text numberText(torch::Module &module, double number) {
  Binding binding = std::signbit(number) ? Binding::Minus : Binding::Primary;
  if (!std::isfinite(number)) {
    module.imports.insert("import math");
    return {std::isnan(number) ? "math.nan" : number < 0 ? "-math.inf" : "math.inf", binding};
  }
  // A mean reads better as a division, which gives the same number.
  double whole = std::round(1 / number);
  std::string plain = torch::pythonNumber(number);
  if (plain.size() > 5 && whole < 1e6 && 1 / whole == number) {
    return {"1 / " + torch::pythonNumber(whole), Binding::Product};
  }
  return {plain, binding};
}

/// An array, entry by entry.
static Text arrayText(torch::Module &module, DenseElementsAttr array) {
  module.number = true;
  if (std::optional<std::string> powers = speeds(array)) {
    return {*powers};
  }
  std::vector<std::string> entries, sizes;
  for (const APFloat &value : array.getValues<APFloat>()) {
    entries.push_back(numberText(module, value.convertToDouble()).text);
  }
  for (int64_t size : array.getType().getShape()) {
    sizes.push_back(std::to_string(size));
  }
  return {"number([" + torch::commaList(entries) + "])" +
          (sizes.size() == 1 ? "" : ".reshape(" + torch::commaList(sizes) + ")")};
}

std::optional<Operand> tttc::constantOperand(torch::Module &module, Operation &op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (!constant) {
    return std::nullopt;
  }
  Operand result;
  result.number = result.scalar = true;
  if (auto index = dyn_cast<IntegerAttr>(constant.getValue())) {
    result.text = {std::to_string(index.getInt())};
    return result;
  }
  auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
  if (!dense || !isa<FloatType>(dense.getElementType())) {
    return std::nullopt;
  }
  if (dense.isSplat()) {
    result.text = numberText(module, dense.getSplatValue<APFloat>().convertToDouble());
    return result;
  }
  return wholeResult(op, arrayText(module, dense));
}
