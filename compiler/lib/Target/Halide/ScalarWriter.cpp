//===- ScalarWriter.cpp - Arithmetic on scalars as C ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ScalarWriter.h.
//
//===----------------------------------------------------------------------===//

#include "ScalarWriter.h"

#include "FuncBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

using namespace mlir;
using namespace tttc;

llvm::StringRef tttc::driverPrelude() {
  return R"(#include <stdint.h>
#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wunused-parameter"
#endif

/* A tensor of a task: sizes, then strides. */
struct descriptor {
  void *allocated, *aligned;
  int64_t offset, at[];
};

struct halide_type_t { uint8_t code, bits; uint16_t lanes; };
struct halide_dimension_t { int32_t min, extent, stride; uint32_t flags; };
struct halide_buffer_t {
  uint64_t device;
  const void *device_interface;
  uint8_t *host;
  uint64_t flags;
  struct halide_type_t type;
  int32_t dimensions;
  const struct halide_dimension_t *dim;
  void *padding;
};

__attribute__((unused)) static inline int64_t tttc_min(int64_t a, int64_t b) { return (uint64_t)a < (uint64_t)b ? a : b; }
__attribute__((unused)) static inline int64_t tttc_max(int64_t a, int64_t b) { return (uint64_t)a > (uint64_t)b ? a : b; }
)";
}

std::string tttc::cNumber(double value, unsigned bits) {
  return std::isnan(value)   ? "__builtin_nan(\"\")"
         : std::isinf(value) ? (value < 0 ? "-__builtin_inf()" : "__builtin_inf()")
                             : numberText(value, bits);
}

void ScalarWriter::startFunction(const std::string &head) {
  counter = 0;
  body += "\n" + head + " {\n";
  indent = 2;
}

HalideExpr ScalarWriter::scalar(OpFoldResult value) const {
  if (auto attribute = dyn_cast<Attribute>(value)) {
    return cast<IntegerAttr>(attribute).getInt();
  }
  return scalar(cast<Value>(value));
}

std::string tttc::scalarType(Type type) {
  return type.isF64() ? "double" : type.isF32() ? "float" : "int64_t";
}

void ScalarWriter::assign(Value value, const HalideExpr &text) {
  if (text.number()) {
    scalars[value] = text;
    return;
  }
  const std::string name = fresh();
  line("const " + scalarType(value.getType()) + " " + name + " = " + text.text + ";");
  scalars[value] = HalideExpr(name);
}

std::string ScalarWriter::pipelineArgument(Value value) const {
  return (isa<FloatType>(value.getType()) ? "" : "(int32_t)") +
         scalar(value).in(HalideExpr::Primary);
}

void ScalarWriter::openLoop(scf::ForOp op) {
  const std::string name = fresh();
  set(op.getInductionVar(), HalideExpr(name));
  line("for (int64_t " + name + " = " + scalar(op.getLowerBound()).text + "; " + name + " < " +
       scalar(op.getUpperBound()).text + "; " + name + " += " + scalar(op.getStep()).text + ") {");
  indent += 2;
}

bool ScalarWriter::write(Operation &op) {
  if (op.getNumResults() != 1 || op.getNumRegions() != 0) {
    return false;
  }
  Value result = op.getResult(0);
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    if (auto number = dyn_cast<IntegerAttr>(constant.getValue())) {
      scalars[result] = number.getValue().isOne() ? HalideExpr(1) : HalideExpr(number.getInt());
      return true;
    }
    auto number = dyn_cast<FloatAttr>(constant.getValue());
    if (number) {
      scalars[result] =
          HalideExpr(cNumber(number.getValueAsDouble(), number.getType().getIntOrFloatBitWidth()));
    }
    return bool(number);
  }
  if (!llvm::all_of(op.getOperands(), [&](Value value) { return scalars.contains(value); })) {
    return false;
  }
  auto x = [&](unsigned i) { return scalar(op.getOperand(i)); };
  std::optional<HalideExpr> text =
      llvm::TypeSwitch<Operation *, std::optional<HalideExpr>>(&op)
          .Case<arith::AddIOp, arith::AddFOp>([&](auto) { return x(0) + x(1); })
          .Case<arith::SubIOp, arith::SubFOp>([&](auto) { return x(0) - x(1); })
          .Case<arith::MulIOp, arith::MulFOp>([&](auto) { return x(0) * x(1); })
          .Case<arith::DivUIOp, arith::DivFOp>([&](auto) { return x(0) / x(1); })
          .Case([&](arith::RemUIOp) { return binary(x(0), "%", x(1), HalideExpr::Product); })
          .Case([&](arith::CeilDivUIOp) { return (x(0) + x(1) - 1) / x(1); })
          .Case([&](arith::MinUIOp) { return tttc::call("tttc_min", {x(0), x(1)}); })
          .Case([&](arith::MaxUIOp) { return tttc::call("tttc_max", {x(0), x(1)}); })
          .Case<arith::MinSIOp, arith::MaxSIOp>([&](Operation *op) {
            HalideExpr less =
                binary(x(0), isa<arith::MinSIOp>(op) ? "<" : ">", x(1), HalideExpr::Less);
            return HalideExpr("(" + less.text + " ? " + x(0).text + " : " + x(1).text + ")");
          })
          .Case<arith::AndIOp, arith::OrIOp>([&](Operation *op) -> std::optional<HalideExpr> {
            if (!result.getType().isInteger(1)) {
              return std::nullopt;
            }
            return isa<arith::AndIOp>(op) ? binary(x(0), "&&", x(1), HalideExpr::And)
                                          : binary(x(0), "||", x(1), HalideExpr::Or);
          })
          .Case([&](arith::IndexCastOp) { return x(0); })
          .Case<arith::SIToFPOp, arith::ExtFOp, arith::TruncFOp>([&](auto) {
            return HalideExpr("(" + scalarType(result.getType()) + ")" + x(0).in(HalideExpr::Unary),
                              HalideExpr::Unary);
          })
          .Case([&](arith::SelectOp) {
            return HalideExpr("(" + x(0).text + " ? " + x(1).text + " : " + x(2).text + ")");
          })
          .Case([&](arith::CmpIOp op) -> std::optional<HalideExpr> {
            using P = arith::CmpIPredicate;
            switch (op.getPredicate()) {
            case P::eq:
              return binary(x(0), "==", x(1), HalideExpr::Equal);
            case P::ne:
              return binary(x(0), "!=", x(1), HalideExpr::Equal);
            case P::slt:
            case P::ult:
              return binary(x(0), "<", x(1), HalideExpr::Less);
            case P::sle:
            case P::ule:
              return binary(x(0), "<=", x(1), HalideExpr::Less);
            case P::sgt:
            case P::ugt:
              return binary(x(0), ">", x(1), HalideExpr::Less);
            case P::sge:
            case P::uge:
              return binary(x(0), ">=", x(1), HalideExpr::Less);
            }
            llvm_unreachable("not a predicate");
          })
          .Default(std::optional<HalideExpr>());
  if (text) {
    assign(result, *text);
  }
  return bool(text);
}
