//===- LowerBf16.cpp - bf16 as 16-bit integers --------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. Conversions become arithmetic on bits first, so that only ops that move values
// are left when the types change.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tttc {
#define GEN_PASS_DEF_LOWERBF16PASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// `type`, a scalar or vector, with another element type.
static Type withElement(Type type, Type element) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? Type(vector.clone(element)) : element;
}

static Value createInteger(ImplicitLocOpBuilder &b, Type type, int64_t value) {
  TypedAttr number = b.getIntegerAttr(getElementTypeOrSelf(type), value);
  auto vector = dyn_cast<VectorType>(type);
  return arith::ConstantOp::create(b, vector ? SplatElementsAttr::get(vector, number) : number);
}

/// The upper half of the f32 with the same value.
static Value extend(ImplicitLocOpBuilder &b, Value value, Type type) {
  Type half = withElement(type, b.getI16Type()), word = withElement(type, b.getI32Type());
  Value bits =
      arith::ExtUIOp::create(b, word, arith::BitcastOp::create(b, half, value).getResult());
  Value shifted = arith::ShLIOp::create(b, bits, createInteger(b, word, 16));
  return arith::BitcastOp::create(b, type, shifted);
}

static Value round(ImplicitLocOpBuilder &b, Value value, Type type) {
  Type half = withElement(type, b.getI16Type()), word = withElement(type, b.getI32Type());
  // The bits of a NaN could be rounded to those of a number.
  Value isNaN = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, value, value);
  Value bits = arith::SelectOp::create(b, isNaN, createInteger(b, word, 0x7fc00000),
                                       arith::BitcastOp::create(b, word, value).getResult());
  Value sixteen = createInteger(b, word, 16);
  // The last bit that is kept decides a tie.
  Value last = arith::AndIOp::create(b, arith::ShRUIOp::create(b, bits, sixteen).getResult(),
                                     createInteger(b, word, 1));
  Value most = arith::AddIOp::create(b, bits, createInteger(b, word, 0x7fff));
  Value rounded = arith::AddIOp::create(b, most, last);
  Value upper = arith::ShRUIOp::create(b, rounded, sixteen);
  return arith::BitcastOp::create(b, type, arith::TruncIOp::create(b, half, upper).getResult());
}

static bool hasBf16(Type type) { return getElementTypeOrSelf(type).isBF16(); }

/// Ops of instructions that have bf16 vectors; they keep their types.
using Kept = llvm::DenseSet<Operation *>;

/// Leaves an op to LLVM, which has an instruction for it: around it, bf16 vectors are made of their
/// bits and the reverse.
static void keep(ImplicitLocOpBuilder &b, Operation *op, Kept &kept) {
  kept.insert(op);
  for (OpOperand &operand : op->getOpOperands()) {
    if (hasBf16(operand.get().getType())) {
      auto vector = arith::BitcastOp::create(b, operand.get().getType(), operand.get());
      operand.set(vector);
      kept.insert(vector);
    }
  }
  b.setInsertionPointAfter(op);
  for (Value result : op->getResults()) {
    if (hasBf16(result.getType())) {
      auto bits =
          arith::BitcastOp::create(b, withElement(result.getType(), b.getI16Type()), result);
      result.replaceAllUsesExcept(bits, bits);
      kept.insert(bits);
    }
  }
}

/// Replaces a conversion. Fails, with an error, at another op that computes in bf16.
static LogicalResult lowerConversion(Operation *op, Kept &kept) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  if (auto wide = dyn_cast<arith::ExtFOp>(op);
      wide && hasBf16(wide.getIn().getType()) && getElementTypeOrSelf(wide.getType()).isF32()) {
    wide.replaceAllUsesWith(extend(b, wide.getIn(), wide.getType()));
    wide.erase();
    return success();
  }
  if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(op)) {
    keep(b, call, kept);
    return success();
  }
  if (auto narrow = dyn_cast<arith::TruncFOp>(op);
      narrow && hasBf16(narrow.getType()) && getElementTypeOrSelf(narrow.getIn()).isF32()) {
    if (bitEnumContainsAny(narrow.getFastmath().value_or(arith::FastMathFlags::none),
                           arith::FastMathFlags::afn)) {
      keep(b, narrow, kept);
      return success();
    }
    narrow.replaceAllUsesWith(round(b, narrow.getIn(), narrow.getType()));
    narrow.erase();
    return success();
  }
  const bool computes = isa_and_present<arith::ArithDialect>(op->getDialect()) &&
                        !isa<arith::ConstantOp, arith::SelectOp, arith::BitcastOp>(op);
  if (computes && (llvm::any_of(op->getOperandTypes(), hasBf16) ||
                   llvm::any_of(op->getResultTypes(), hasBf16))) {
    return op->emitOpError("expected no computation in bf16");
  }
  return success();
}

namespace {
struct LowerBf16Pass : tttc::impl::LowerBf16PassBase<LowerBf16Pass> {
  void runOnOperation() override {
    Kept kept;
    WalkResult walked = getOperation()->walk([&](Operation *op) {
      // A kept op may have been created just now.
      return kept.contains(op) || succeeded(lowerConversion(op, kept)) ? WalkResult::advance()
                                                                       : WalkResult::interrupt();
    });
    if (walked.wasInterrupted()) {
      return signalPassFailure();
    }
    AttrTypeReplacer bits;
    bits.addReplacement(
        [](BFloat16Type type) -> Type { return IntegerType::get(type.getContext(), 16); });
    bits.addReplacement([](FloatAttr number) -> std::optional<Attribute> {
      if (!number.getType().isBF16()) {
        return std::nullopt;
      }
      return IntegerAttr::get(IntegerType::get(number.getContext(), 16),
                              number.getValue().bitcastToAPInt());
    });
    bits.addReplacement([](DenseElementsAttr elements) -> std::optional<Attribute> {
      if (!elements.getElementType().isBF16()) {
        return std::nullopt;
      }
      return elements.bitcast(IntegerType::get(elements.getContext(), 16));
    });
    getOperation()->walk([&](Operation *op) {
      if (!kept.contains(op)) {
        bits.replaceElementsIn(op, /*replaceAttrs=*/true, /*replaceLocs=*/false,
                               /*replaceTypes=*/true);
      }
    });
  }
};
} // namespace
