//===- TTTDialect.cpp - Registration and shared helpers ------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect itself, constants, and broadcasting.
//
//===----------------------------------------------------------------------===//

#include "Linearities.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace mlir::ttt;

#include "tttc/Dialect/TTT/IR/TTTOpsDialect.cpp.inc"

#include "tttc/Dialect/TTT/IR/TTTInterfaces.cpp.inc"

/// Parses the region of an op. If that fails, ops elsewhere that use its values, which texts may
/// name before they are defined, lose them: the region is destroyed first.
static ParseResult parseBody(OpAsmParser &parser, Region &body) {
  if (succeeded(parser.parseRegion(body))) {
    return success();
  }
  for (Block &block : body) {
    block.dropAllDefinedValueUses();
    block.walk([](Operation *op) { op->dropAllDefinedValueUses(); });
  }
  return failure();
}

static void printBody(OpAsmPrinter &printer, Operation *, Region &body) {
  printer.printRegion(body);
}

#define GET_OP_CLASSES
#include "tttc/Dialect/TTT/IR/TTTOps.cpp.inc"

namespace {
/// All ops can be inlined: step functions of loops over time may be inlined into their callers.
struct TTTInliner : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final { return true; }
};
} // namespace

void TTTDialect::initialize() {
  addInterfaces<TTTInliner>();
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "tttc/Dialect/TTT/IR/TTTOps.cpp.inc"
      >();
  attachModels(*getContext());
}

Operation *TTTDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                           Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

bool mlir::ttt::isInDecode(Operation *op) {
  auto func = dyn_cast<FunctionOpInterface>(op);
  func = func ? func : op->getParentOfType<FunctionOpInterface>();
  return func && entryKindOf(func) == EntryKind::Decode;
}

Value mlir::ttt::createSplat(OpBuilder &builder, Location loc, RankedTensorType type,
                             double value) {
  auto element = builder.getFloatAttr(type.getElementType(), value);
  return arith::ConstantOp::create(builder, loc, type,
                                   DenseElementsAttr::get(type, Attribute(element)));
}

Value mlir::ttt::broadcastTo(OpBuilder &builder, Location loc, Value value, RankedTensorType type) {
  RankedTensorType from = tensorType(value);
  if (from == type)
    return value;
  SmallVector<int64_t> axes;
  for (int64_t axis = 0, added = type.getRank() - from.getRank(); axis < added; ++axis)
    axes.push_back(axis);
  return BroadcastOp::create(builder, loc, type, value, axes);
}

/// `b` where `better(b, a)` holds, else `a`.
static Value choose(OpBuilder &builder, Location loc, arith::CmpFPredicate better, Value a,
                    Value b) {
  Value second = arith::CmpFOp::create(builder, loc, better, b, a);
  return arith::SelectOp::create(builder, loc, second, b, a);
}

Value mlir::ttt::createMax(OpBuilder &builder, Location loc, Value a, Value b) {
  return choose(builder, loc, arith::CmpFPredicate::OGT, a, b);
}

Value mlir::ttt::createMin(OpBuilder &builder, Location loc, Value a, Value b) {
  return choose(builder, loc, arith::CmpFPredicate::OLT, a, b);
}

std::optional<double> mlir::ttt::splatValue(Value value) {
  DenseElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)) || !attr.isSplat() ||
      !isa<FloatType>(attr.getElementType())) {
    return std::nullopt;
  }
  return attr.getSplatValue<APFloat>().convertToDouble();
}
