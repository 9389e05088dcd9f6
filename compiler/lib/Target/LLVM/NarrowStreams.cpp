//===- NarrowStreams.cpp - Streams of the caller in 16 bits -------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. A stream is retyped with all values that share its memory: what loops carry,
// results of insertions, arguments of steps. Slices do not, and are converted.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Support/Functions.h"
#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include "llvm/ADT/SetVector.h"

namespace tttc {
#define GEN_PASS_DEF_NARROWSTREAMSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

static RankedTensorType withElement(Value value, Type element) {
  return RankedTensorType::get(ttt::tensorType(value).getShape(), element);
}

//===----------------------------------------------------------------------===//
// Values that share memory
//===----------------------------------------------------------------------===//

namespace {
/// A stream: all values that share its memory.
class Stream {
public:
  /// Collects the values from one of them. Fails, with an error, at an op that is not known to read
  /// or write slices only, and at memory of the caller that is not stored as `element`.
  static FailureOr<Stream> of(Value value, Type element, ModuleOp module);

  /// Returns true if slices are both written and read.
  bool isReadBack() const;
  /// Changes the element type, and converts slices that are read or written.
  void retype() const;

private:
  Stream(Type element, ModuleOp module) : element(element), module(module) {}

  LogicalResult follow(Value value);
  LogicalResult followUse(OpOperand &use);
  LogicalResult followDefinition(Value value);
  LogicalResult checkInterface(func::FuncOp func, ttt::TensorAttr tensor);
  SmallVector<func::CallOp> callsOf(func::FuncOp func);
  func::FuncOp calleeOf(func::CallOp call) {
    return module.lookupSymbol<func::FuncOp>(call.getCallee());
  }

  Type element;
  ModuleOp module;
  llvm::SetVector<Value> values;
};
} // namespace

FailureOr<Stream> Stream::of(Value value, Type element, ModuleOp module) {
  Stream stream(element, module);
  stream.values.insert(value);
  for (size_t i = 0; i < stream.values.size(); ++i) {
    if (failed(stream.follow(stream.values[i]))) {
      return failure();
    }
  }
  return stream;
}

LogicalResult Stream::follow(Value value) {
  for (OpOperand &use : value.getUses()) {
    if (failed(followUse(use))) {
      return failure();
    }
  }
  return followDefinition(value);
}

LogicalResult Stream::followUse(OpOperand &use) {
  Operation *user = use.getOwner();
  const unsigned number = use.getOperandNumber();
  if (isa<tensor::DimOp, tensor::ExtractSliceOp>(user)) {
    return success();
  }
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(user);
      insert && &use == &insert.getDestMutable()) {
    values.insert(insert.getResult());
    return success();
  }
  if (auto loop = dyn_cast<scf::ForOp>(user)) {
    values.insert(loop.getTiedLoopRegionIterArg(&use));
    values.insert(loop.getTiedLoopResult(&use));
    return success();
  }
  if (isa<scf::YieldOp>(user) && isa<scf::ForOp, scf::IfOp>(user->getParentOp())) {
    values.insert(user->getParentOp()->getResult(number));
    return success();
  }
  if (auto call = dyn_cast<func::CallOp>(user)) {
    if (func::FuncOp callee = calleeOf(call)) {
      values.insert(callee.getArgument(number));
      return success();
    }
  }
  if (isa<func::ReturnOp>(user)) {
    auto func = cast<func::FuncOp>(user->getParentOp());
    for (func::CallOp call : callsOf(func)) {
      values.insert(call.getResult(number));
    }
    return checkInterface(func, ttt::resultTensor(func, number));
  }
  return user->emitOpError("expected slices of a stream, found a use of the whole stream");
}

LogicalResult Stream::followDefinition(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    if (auto loop = dyn_cast<scf::ForOp>(parent)) {
      values.insert(loop.getTiedLoopInit(argument)->get());
      values.insert(loop.getTiedLoopYieldedValue(argument)->get());
      return success();
    }
    auto func = cast<func::FuncOp>(parent);
    for (func::CallOp call : callsOf(func)) {
      values.insert(call.getOperand(argument.getArgNumber()));
    }
    return checkInterface(func, ttt::argumentTensor(func, argument.getArgNumber()));
  }
  auto result = cast<OpResult>(value);
  Operation *op = result.getOwner();
  if (isa<tensor::EmptyOp>(op)) {
    return success();
  }
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    values.insert(insert.getDest());
    return success();
  }
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    values.insert(loop.getTiedLoopRegionIterArg(result));
    return success();
  }
  if (auto choice = dyn_cast<scf::IfOp>(op)) {
    for (Region &region : choice->getRegions()) {
      values.insert(region.front().getTerminator()->getOperand(result.getResultNumber()));
    }
    return success();
  }
  if (auto call = dyn_cast<func::CallOp>(op)) {
    if (func::FuncOp callee = calleeOf(call)) {
      values.insert(callee.getBody().front().getTerminator()->getOperand(result.getResultNumber()));
      return success();
    }
  }
  return op->emitOpError("expected a stream made of slices, found another origin");
}

/// The caller's memory has the stored type of its tensor.
LogicalResult Stream::checkInterface(func::FuncOp func, ttt::TensorAttr tensor) {
  if (func.isPrivate() || (tensor && tensor.getStored() == element)) {
    return success();
  }
  return func.emitError("expected '")
         << (tensor ? tensor.getName().getValue() : "a tensor") << "' to be stored as " << element
         << ", because it shares a stream that is";
}

SmallVector<func::CallOp> Stream::callsOf(func::FuncOp func) {
  SmallVector<func::CallOp> calls;
  if (auto uses = SymbolTable::getSymbolUses(func, module)) {
    for (const SymbolTable::SymbolUse &use : *uses) {
      if (auto call = dyn_cast<func::CallOp>(use.getUser())) {
        calls.push_back(call);
      }
    }
  }
  return calls;
}

bool Stream::isReadBack() const {
  bool isWritten = false, isRead = false;
  for (Value value : values) {
    isWritten |= bool(value.getDefiningOp<tensor::InsertSliceOp>());
    isRead |= llvm::any_of(value.getUsers(), llvm::IsaPred<tensor::ExtractSliceOp>);
  }
  return isWritten && isRead;
}

void Stream::retype() const {
  for (Value value : values) {
    value.setType(withElement(value, element));
    for (OpOperand &use : llvm::make_early_inc_range(value.getUses())) {
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(use.getOwner())) {
        const RankedTensorType wide = slice.getType();
        slice.getResult().setType(withElement(slice.getResult(), element));
        OpBuilder b(slice->getContext());
        b.setInsertionPointAfter(slice);
        auto widened = arith::ExtFOp::create(b, slice.getLoc(), wide, slice.getResult());
        slice.getResult().replaceAllUsesExcept(widened, widened);
      }
    }
    if (auto insert = value.getDefiningOp<tensor::InsertSliceOp>()) {
      OpBuilder b(insert);
      insert.getSourceMutable().assign(arith::TruncFOp::create(
          b, insert.getLoc(), withElement(insert.getSource(), element), insert.getSource()));
    }
  }
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Clones empty streams, so that each has one use: streams that start from one of them do not share
/// its memory.
static void separateStarts(func::FuncOp func) {
  func.walk([](tensor::EmptyOp empty) {
    OpBuilder b(empty);
    for (OpOperand &use : llvm::make_early_inc_range(empty->getUses())) {
      const RankedTensorType type = ttt::tensorType(empty);
      if (type.getRank() > 0 && type.isDynamicDim(0) && !empty->hasOneUse()) {
        use.set(b.clone(*empty)->getResult(0));
      }
    }
  });
}

/// A copy of a stream, row by row, in another type.
static Value copyRows(OpBuilder &b, Location loc, Value stream, Type element) {
  const RankedTensorType type = withElement(stream, element);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value length = tensor::DimOp::create(b, loc, stream, zero);
  Value start = tensor::EmptyOp::create(b, loc, type, length);
  SmallVector<OpFoldResult> sizes{b.getIndexAttr(1)}, zeros(type.getRank(), b.getIndexAttr(0)),
      ones(type.getRank(), b.getIndexAttr(1));
  for (int64_t size : type.getShape().drop_front()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  auto loop = scf::ForOp::create(b, loc, zero, length, one, start);
  OpBuilder inside = OpBuilder::atBlockBegin(loop.getBody());
  SmallVector<OpFoldResult> offsets(zeros);
  offsets[0] = loop.getInductionVar();
  const auto row =
      RankedTensorType::get(type.getShape().drop_front(), ttt::tensorType(stream).getElementType());
  Value slice = tensor::ExtractSliceOp::create(inside, loc, row, stream, offsets, sizes, ones);
  Value rounded = arith::TruncFOp::create(inside, loc, withElement(slice, element), slice);
  Value copied = tensor::InsertSliceOp::create(inside, loc, rounded, loop.getRegionIterArg(0),
                                               offsets, sizes, ones);
  scf::YieldOp::create(inside, loc, copied);
  return loop.getResult(0);
}

static LogicalResult narrow(func::FuncOp func, ModuleOp module) {
  for (BlockArgument argument : func.getArguments()) {
    auto tensor = ttt::argumentTensor(func, argument.getArgNumber());
    if (!tensor || !tensor.getStored() || getElementTypeOrSelf(argument) == tensor.getStored()) {
      continue;
    }
    FailureOr<Stream> stream = Stream::of(argument, tensor.getStored(), module);
    if (failed(stream)) {
      return failure();
    }
    stream->retype();
  }
  Operation *end = func.getBody().front().getTerminator();
  for (OpOperand &result : end->getOpOperands()) {
    auto tensor = ttt::resultTensor(func, result.getOperandNumber());
    if (!tensor || !tensor.getStored() ||
        getElementTypeOrSelf(result.get()) == tensor.getStored()) {
      continue;
    }
    FailureOr<Stream> stream = Stream::of(result.get(), tensor.getStored(), module);
    if (failed(stream)) {
      return failure();
    }
    if (stream->isReadBack()) {
      OpBuilder b(end);
      result.set(copyRows(b, func.getLoc(), result.get(), tensor.getStored()));
    } else {
      stream->retype();
    }
  }
  return success();
}

namespace {
struct NarrowStreamsPass : tttc::impl::NarrowStreamsPassBase<NarrowStreamsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    for (auto func : module.getOps<func::FuncOp>()) {
      if (func.isDeclaration()) {
        continue;
      }
      if (failed(tttc::checkOneBlock(func))) {
        return signalPassFailure();
      }
      separateStarts(func);
    }
    for (auto func : module.getOps<func::FuncOp>()) {
      if (!func.isDeclaration() && failed(narrow(func, module))) {
        return signalPassFailure();
      }
    }
    for (auto func : module.getOps<func::FuncOp>()) {
      if (!func.isDeclaration()) {
        Block &body = func.getBody().front();
        func.setType(FunctionType::get(&getContext(), body.getArgumentTypes(),
                                       body.getTerminator()->getOperandTypes()));
      }
    }
  }
};
} // namespace
