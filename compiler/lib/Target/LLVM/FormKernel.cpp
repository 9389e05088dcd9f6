//===- FormKernel.cpp - The signature of a kernel ------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace tttc {
#define GEN_PASS_DEF_FORMKERNELPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// Dense, but for the time axis of a stream.
static MemRefType memoryOf(RankedTensorType type) {
  if (type.getRank() == 0 || !type.isDynamicDim(0)) {
    return MemRefType::get(type.getShape(), type.getElementType());
  }
  SmallVector<int64_t> strides{ShapedType::kDynamic};
  int64_t dense = 1;
  for (int64_t size : llvm::reverse(type.getShape().drop_front())) {
    strides.insert(strides.begin() + 1, dense);
    dense *= size;
  }
  auto layout = StridedLayoutAttr::get(type.getContext(), 0, strides);
  return MemRefType::get(type.getShape(), type.getElementType(), layout);
}

/// The tensor.empty a stream of results starts from, through loops and branches.
static tensor::EmptyOp startOf(Value stream) {
  while (true) {
    if (auto empty = stream.getDefiningOp<tensor::EmptyOp>()) {
      return empty;
    }
    auto result = dyn_cast<OpResult>(stream);
    if (!result) {
      return {};
    }
    if (auto loop = dyn_cast<scf::ForOp>(result.getOwner())) {
      stream = loop.getInitArgs()[result.getResultNumber()];
    } else if (auto branch = dyn_cast<scf::IfOp>(result.getOwner())) {
      stream = branch.elseYield().getOperand(result.getResultNumber());
    } else {
      return {};
    }
  }
}

/// `value` computed into `place`, unless it already is an update of it.
static Value computedIn(OpBuilder &builder, Value value, Value place) {
  bool isUpdate = value.getDefiningOp<tensor::InsertSliceOp>() || value.getDefiningOp<tensor::InsertOp>() ||
                  value.getDefiningOp<scf::ForOp>() || value == place;
  if (isUpdate || !isa<RankedTensorType>(value.getType())) {
    return value;
  }
  // An elementwise update reads the old value where it writes the new one.
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (generic && generic.getNumDpsInits() == 1 && generic.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>()) {
    OpOperand *init = generic.getDpsInitOperand(0);
    for (OpOperand *input : generic.getDpsInputOperands()) {
      if (input->get() == place && generic.getMatchingIndexingMap(input) == generic.getMatchingIndexingMap(init)) {
        generic.getMatchingBlockArgument(input).replaceAllUsesWith(generic.getMatchingBlockArgument(init));
        init->set(place);
      }
    }
    if (init->get() == place) {
      return value;
    }
  }
  return bufferization::MaterializeInDestinationOp::create(builder, value.getLoc(), place.getType(), value, place)
      .getResult();
}

/// Lets every tensor a loop carries, or a branch replaces, live in one buffer.
static void updateInPlace(func::FuncOp func) {
  func.walk([](scf::ForOp loop) {
    auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
    OpBuilder builder(yield);
    for (auto [operand, place] : llvm::zip(yield->getOpOperands(), loop.getRegionIterArgs())) {
      operand.set(computedIn(builder, operand.get(), place));
    }
  });
  func.walk([](scf::IfOp branch) {
    if (branch.getNumResults() == 0) {
      return;
    }
    OpBuilder builder(branch.thenYield());
    for (auto [operand, place] : llvm::zip(branch.thenYield()->getOpOperands(), branch.elseYield().getOperands())) {
      operand.set(computedIn(builder, operand.get(), place));
    }
  });
}

namespace {
struct FormKernelPass : tttc::impl::FormKernelPassBase<FormKernelPass> {
  using FormKernelPassBase::FormKernelPassBase;

  void runOnOperation() override {
    func::FuncOp func = getOperation();
    Block &body = func.getBody().front();
    auto ret = cast<func::ReturnOp>(body.getTerminator());
    Location loc = func.getLoc();
    updateInPlace(func);
    OpBuilder builder = OpBuilder::atBlockBegin(&body);
    for (BlockArgument argument : llvm::to_vector(body.getArguments())) {
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      if (!type) {
        func.emitError("expected tensors, found argument type ") << argument.getType();
        return signalPassFailure();
      }
      argument.setType(memoryOf(type));
      auto tensor = bufferization::ToTensorOp::create(builder, loc, type, argument, /*restrict=*/true);
      argument.replaceAllUsesExcept(tensor.getResult(), tensor);
    }
    builder.setInsertionPoint(ret);
    SmallVector<DictionaryAttr> attributes;
    func.getAllArgAttrs(attributes);
    for (auto [i, value] : llvm::enumerate(ret.getOperands())) {
      auto type = cast<RankedTensorType>(value.getType());
      BlockArgument out = body.addArgument(memoryOf(type), loc);
      attributes.push_back(func.getResultAttrDict(i));
      if (type.getRank() > 0 && type.isDynamicDim(0)) {
        tensor::EmptyOp start = startOf(value);
        if (!start) {
          func.emitError("result ") << i << " is a stream that does not start at tensor.empty";
          return signalPassFailure();
        }
        OpBuilder atStart(start);
        Value destination = bufferization::ToTensorOp::create(atStart, loc, type, out, /*restrict=*/true, /*writable=*/true);
        start.replaceAllUsesWith(destination);
        start.erase();
      }
      auto store = bufferization::MaterializeInDestinationOp::create(builder, loc, Type(), value, out);
      store.setRestrict(true);
      store.setWritable(true);
    }
    ret->setOperands({});
    func.setType(FunctionType::get(&getContext(), body.getArgumentTypes(), {}));
    func.setAllArgAttrs(attributes);
    func.removeResAttrsAttr();
  }
};
} // namespace
