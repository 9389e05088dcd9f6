//===- FormKernel.cpp - A function on tensors becomes one on memory and tiles --===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. Here: which memory a stream lies in, and the signature.
//
//===----------------------------------------------------------------------===//

#include "FormTiles.h"

#include "tttc/Dialect/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEFORMKERNELPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

static bool isStream(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() > 0 && tensor.isDynamicDim(0);
}

/// Dense, but for the rows of a stream, which may lie apart.
static MemRefType memoryType(RankedTensorType type, Type element) {
  if (!isStream(type)) {
    return MemRefType::get(type.getShape(), element);
  }
  SmallVector<int64_t> strides(type.getRank(), 1);
  for (int64_t axis = type.getRank() - 2; axis > 0; --axis) {
    strides[axis] = strides[axis + 1] * type.getDimSize(axis + 1);
  }
  strides[0] = ShapedType::kDynamic;
  return MemRefType::get(type.getShape(), element,
                         StridedLayoutAttr::get(type.getContext(), 0, strides));
}

/// Whether the caller has it per token: then it is stored in the caller's type.
static bool isCallers(RankedTensorType type, DictionaryAttr attributes) {
  auto role = attributes ? attributes.getAs<StringAttr>("ttt.role") : StringAttr();
  return role && isStream(type) && isa<FloatType>(type.getElementType()) &&
         llvm::is_contained({"token", "out", "probe", "cotangent", "gradient"}, role.getValue());
}

/// What is read from memory of another type is widened; what is written there is rounded.
static Value readFrom(OpBuilder &b, Location loc, RankedTensorType type, Value memory,
                      ValueRange offsets, Value last, ArrayRef<int64_t> axes) {
  Type stored = cast<MemRefType>(memory.getType()).getElementType();
  auto narrow = RankedTensorType::get(type.getShape(), stored);
  Value tile = ReadOp::create(b, loc, narrow, memory, offsets, last, axes, DenseI64ArrayAttr());
  return narrow == type ? tile : arith::ExtFOp::create(b, loc, type, tile).getResult();
}

static void writeTo(OpBuilder &b, Location loc, Value tile, Value memory, ValueRange offsets,
                    Value count, ArrayRef<int64_t> axes) {
  RankedTensorType type = tensorType(tile);
  Type stored = cast<MemRefType>(memory.getType()).getElementType();
  if (type.getElementType() != stored) {
    auto narrow = RankedTensorType::get(type.getShape(), stored);
    tile = arith::TruncFOp::create(b, loc, narrow, tile);
  }
  WriteOp::create(b, loc, tile, memory, offsets, count, axes, DenseI64ArrayAttr());
}

namespace {
/// Values that are one stream at different times share one memory: a loop carries it, a slice
/// put into it is a write.
class Streams {
public:
  explicit Streams(func::FuncOp func) {
    func.walk([&](Operation *op) {
      if (auto loop = dyn_cast<scf::ForOp>(op)) {
        for (auto [result, init, argument, yielded] :
             llvm::zip(loop.getResults(), loop.getInitArgs(), loop.getRegionIterArgs(),
                       loop.getYieldedValues())) {
          join({result, init, argument, yielded});
        }
      } else if (auto choice = dyn_cast<scf::IfOp>(op)) {
        for (auto [i, result] : llvm::enumerate(choice.getResults())) {
          join({result, choice.thenYield().getOperand(i), choice.elseYield().getOperand(i)});
        }
      } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
        join({insert.getResult(), insert.getDest()});
      }
    });
  }

  Value &memoryOf(Value stream) {
    classes.insert(stream.getAsOpaquePointer());
    return memory[classes.getLeaderValue(stream.getAsOpaquePointer())];
  }

private:
  void join(std::initializer_list<Value> values) {
    if (isStream(values.begin()->getType())) {
      for (Value value : values) {
        classes.unionSets(values.begin()->getAsOpaquePointer(), value.getAsOpaquePointer());
      }
    }
  }

  llvm::EquivalenceClasses<const void *> classes;
  llvm::DenseMap<const void *, Value> memory;
};

struct TileFormKernelPass : tile::impl::TileFormKernelPassBase<TileFormKernelPass> {
  using TileFormKernelPassBase::TileFormKernelPassBase;
  void runOnOperation() override;

private:
  LogicalResult formSignature(func::FuncOp func, Streams &streams);
  void formAccess(Operation *op, Streams &streams);
  Type stored; ///< null: as computed
  bool raiseGather(scf::ForOp loop, Streams &streams);
  bool raiseScatter(scf::ForOp loop, Streams &streams);
};
} // namespace

/// Whether the loop counts 0, 1, ..
static bool counts(scf::ForOp loop) {
  return isConstantIntValue(loop.getLowerBound(), 0) && isConstantIntValue(loop.getStep(), 1) &&
         loop.getNumResults() == 1;
}

/// The index that row `t` of a slice of one row has, if it is whole rows.
template <typename OpTy> static Value rowIndex(OpTy slice, RankedTensorType whole) {
  for (int64_t axis = 1; axis < whole.getRank(); ++axis) {
    if (slice.getStaticOffsets()[axis] != 0 ||
        slice.getStaticSizes()[axis] != whole.getDimSize(axis)) {
      return {};
    }
  }
  bool isRow = slice.getStaticSizes()[0] == 1 && slice.isDynamicOffset(0);
  return isRow ? slice.getDynamicOffset(0) : Value();
}

/// Rows of a ragged mini-batch, the last one repeated, are one read:
/// `for t: tile[t] = stream[first + min(t, last)]`.
bool TileFormKernelPass::raiseGather(scf::ForOp loop, Streams &streams) {
  auto type =
      counts(loop) ? dyn_cast<RankedTensorType>(loop.getResult(0).getType()) : RankedTensorType();
  if (!type || isStream(type) || !loop.getInitArgs()[0].getDefiningOp<tensor::EmptyOp>() ||
      !isConstantIntValue(loop.getUpperBound(), type.getDimSize(0))) {
    return false;
  }
  auto insert = loop.getYieldedValues()[0].getDefiningOp<tensor::InsertSliceOp>();
  auto row = insert ? insert.getSource().getDefiningOp<tensor::ExtractSliceOp>()
                    : tensor::ExtractSliceOp();
  if (!row || !isStream(row.getSourceType()) || insert.getDest() != loop.getRegionIterArg(0) ||
      rowIndex(insert, type) != loop.getInductionVar()) {
    return false;
  }
  Value at = rowIndex(row, row.getSourceType());
  auto sum = at ? at.getDefiningOp<arith::AddIOp>() : arith::AddIOp();
  auto least = sum ? sum.getRhs().getDefiningOp<arith::MinUIOp>() : arith::MinUIOp();
  if (!least || least.getLhs() != loop.getInductionVar() ||
      !loop.isDefinedOutsideOfLoop(sum.getLhs()) || !loop.isDefinedOutsideOfLoop(least.getRhs())) {
    return false;
  }
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  Value last = arith::AddIOp::create(b, loc, sum.getLhs(), least.getRhs());
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  SmallVector<Value> offsets(type.getRank(), zero);
  offsets[0] = sum.getLhs();
  loop.getResult(0).replaceAllUsesWith(
      readFrom(b, loc, type, streams.memoryOf(row.getSource()), offsets, last, allAxes(type)));
  return true;
}

/// The rows of a ragged mini-batch that there are are one write:
/// `for t < count: stream[first + t] = tile[t]`.
bool TileFormKernelPass::raiseScatter(scf::ForOp loop, Streams &streams) {
  if (!counts(loop) || !isStream(loop.getResult(0).getType())) {
    return false;
  }
  auto insert = loop.getYieldedValues()[0].getDefiningOp<tensor::InsertSliceOp>();
  auto row = insert ? insert.getSource().getDefiningOp<tensor::ExtractSliceOp>()
                    : tensor::ExtractSliceOp();
  if (!row || isStream(row.getSourceType()) || insert.getDest() != loop.getRegionIterArg(0) ||
      !loop.isDefinedOutsideOfLoop(row.getSource()) ||
      rowIndex(row, row.getSourceType()) != loop.getInductionVar()) {
    return false;
  }
  Value at = rowIndex(insert, insert.getDestType());
  auto sum = at ? at.getDefiningOp<arith::AddIOp>() : arith::AddIOp();
  if (!sum || sum.getRhs() != loop.getInductionVar() ||
      !loop.isDefinedOutsideOfLoop(sum.getLhs())) {
    return false;
  }
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  RankedTensorType type = row.getSourceType();
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  SmallVector<Value> offsets(type.getRank(), zero);
  offsets[0] = sum.getLhs();
  writeTo(b, loc, row.getSource(), streams.memoryOf(loop.getResult(0)), offsets,
          loop.getUpperBound(), allAxes(type));
  loop.getResult(0).replaceAllUsesWith(loop.getInitArgs()[0]);
  return true;
}

/// Arguments and results become memory: streams as they are used, everything else is read at
/// the start and written at the end.
LogicalResult TileFormKernelPass::formSignature(func::FuncOp func, Streams &streams) {
  Block &body = func.getBody().front();
  auto ret = cast<func::ReturnOp>(body.getTerminator());
  OpBuilder b(&body, body.begin());
  Location loc = func.getLoc();
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  SmallVector<DictionaryAttr> attributes;
  SmallVector<BlockArgument> old(body.getArguments());
  for (BlockArgument argument : old) {
    attributes.push_back(func.getArgAttrDict(argument.getArgNumber()));
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type) {
      return func.emitError("expected tensors, found argument type ") << argument.getType();
    }
    Type element = isCallers(type, attributes.back()) && stored ? stored : type.getElementType();
    BlockArgument memory = body.addArgument(memoryType(type, element), argument.getLoc());
    if (isStream(type)) {
      streams.memoryOf(argument) = memory;
      continue;
    }
    SmallVector<Value> zeros(type.getRank(), zero);
    Value tile =
        ReadOp::create(b, loc, type, memory, zeros, Value(), allAxes(type), DenseI64ArrayAttr());
    argument.replaceAllUsesWith(tile);
  }
  b.setInsertionPoint(ret);
  for (auto [i, value] : llvm::enumerate(ret.getOperands())) {
    auto type = cast<RankedTensorType>(value.getType());
    NamedAttrList named(func.getResultAttrDict(i));
    bool isNarrow = stored && isCallers(type, func.getResultAttrDict(i));
    BlockArgument memory =
        body.addArgument(memoryType(type, isNarrow ? stored : type.getElementType()), loc);
    named.set("tile.output", b.getUnitAttr());
    attributes.push_back(named.getDictionary(&getContext()));
    if (isStream(type)) {
      Value &known = streams.memoryOf(value);
      if (known) {
        return func.emitError("result ") << i << " lies where another argument or result does";
      }
      known = memory;
      continue;
    }
    SmallVector<Value> zeros(type.getRank(), zero);
    WriteOp::create(b, loc, value, memory, zeros, Value(), allAxes(type), DenseI64ArrayAttr());
  }
  ret->setOperands({});
  func.removeResAttrsAttr();
  func.removeArgAttrsAttr();
  // What still passes a stream on has something to pass.
  b.setInsertionPointToStart(&body);
  for (BlockArgument argument : old) {
    if (isStream(argument.getType())) {
      Value none = arith::ConstantIndexOp::create(b, loc, 0);
      Value placeholder = tensor::EmptyOp::create(b, loc, argument.getType(), ValueRange{none});
      streams.memoryOf(placeholder) = streams.memoryOf(argument);
      argument.replaceAllUsesWith(placeholder);
    }
  }
  body.eraseArguments(0, old.size());
  func.setFunctionType(FunctionType::get(&getContext(), body.getArgumentTypes(), {}));
  func.setAllArgAttrs(attributes);
  return success();
}

/// Streams that start alike may share the op they start from: each gets its own.
static void separateStarts(func::FuncOp func) {
  SmallVector<tensor::EmptyOp> starts;
  func.walk([&](tensor::EmptyOp empty) {
    if (isStream(empty.getType())) {
      starts.push_back(empty);
    }
  });
  for (tensor::EmptyOp empty : starts) {
    for (OpOperand &use : llvm::make_early_inc_range(llvm::drop_begin(empty->getUses()))) {
      OpBuilder b(empty);
      use.set(b.clone(*empty)->getResult(0));
    }
  }
}

/// A part of a stream that is read or put into it, or its length.
void TileFormKernelPass::formAccess(Operation *op, Streams &streams) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  auto placeOf = [&](auto slice) {
    SmallVector<Value> offsets = getValueOrCreateConstantIndexOp(b, loc, slice.getMixedOffsets());
    SmallVector<int64_t> axes;
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    for (int64_t axis = 0; axis < int64_t(offsets.size()); ++axis) {
      if (!dropped.test(axis)) {
        axes.push_back(axis);
      }
    }
    return std::pair(offsets, axes);
  };
  if (auto extract = dyn_cast<tensor::ExtractSliceOp>(op)) {
    auto [offsets, axes] = placeOf(extract);
    extract.replaceAllUsesWith(readFrom(
        b, loc, extract.getType(), streams.memoryOf(extract.getSource()), offsets, Value(), axes));
  } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    auto [offsets, axes] = placeOf(insert);
    writeTo(b, loc, insert.getSource(), streams.memoryOf(insert.getDest()), offsets, Value(), axes);
    insert.replaceAllUsesWith(insert.getDest());
  } else {
    auto dim = cast<tensor::DimOp>(op);
    Value length = memref::DimOp::create(b, loc, streams.memoryOf(dim.getSource()), dim.getIndex());
    dim.replaceAllUsesWith(length);
  }
  op->erase();
}

/// The stream that an op reads, or writes a part of.
static bool accessesStream(Operation *op) {
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    return isStream(insert.getDestType());
  }
  return isa<tensor::ExtractSliceOp, tensor::DimOp>(op) && isStream(op->getOperand(0).getType());
}

void TileFormKernelPass::runOnOperation() {
  func::FuncOp func = getOperation();
  if (func.isDeclaration()) {
    return;
  }
  if (storageType == "bf16") {
    stored = BFloat16Type::get(&getContext());
  } else if (storageType == "f16") {
    stored = Float16Type::get(&getContext());
  } else if (!storageType.empty()) {
    func.emitError("option storage-type: expected bf16 or f16, found ") << storageType;
    return signalPassFailure();
  }
  WalkResult known = func.walk([](Operation *op) {
    bool passes =
        isa<scf::ForOp, scf::IfOp, scf::YieldOp, func::ReturnOp, func::FuncOp, tensor::EmptyOp,
            tensor::ExtractSliceOp, tensor::InsertSliceOp, tensor::DimOp>(op);
    if (passes || (llvm::none_of(op->getOperandTypes(), isStream) &&
                   llvm::none_of(op->getResultTypes(), isStream))) {
      return WalkResult::advance();
    }
    op->emitError("'") << op->getName() << "' of a stream has no form on tiles";
    return WalkResult::interrupt();
  });
  if (known.wasInterrupted()) {
    return signalPassFailure();
  }
  separateStarts(func);
  Streams streams(func);
  if (failed(formSignature(func, streams))) {
    return signalPassFailure();
  }
  // What no argument or result is is the function's own.
  func.walk([&](tensor::EmptyOp empty) {
    if (isStream(empty.getType()) && !streams.memoryOf(empty)) {
      OpBuilder b(empty);
      RankedTensorType type = empty.getType();
      auto dense = MemRefType::get(type.getShape(), type.getElementType());
      Value memory = memref::AllocOp::create(b, empty.getLoc(), dense, empty.getDynamicSizes());
      streams.memoryOf(empty) = memref::CastOp::create(
          b, empty.getLoc(), memoryType(type, type.getElementType()), memory);
    }
  });
  SmallVector<scf::ForOp> loops;
  func.walk([&](scf::ForOp loop) { loops.push_back(loop); });
  for (scf::ForOp loop : loops) {
    if (raiseGather(loop, streams) || raiseScatter(loop, streams)) {
      loop.erase();
    }
  }
  TileFormer former(func);
  SmallVector<Operation *> work;
  func.walk([&](Operation *op) {
    if (!op->getParentOfType<linalg::GenericOp>()) {
      work.push_back(op);
    }
  });
  for (Operation *op : work) {
    if (accessesStream(op)) {
      formAccess(op, streams);
    } else if (isa<tensor::EmptyOp>(op) && isStream(op->getResult(0).getType())) {
      continue; // carried around, though what is read lies in memory
    } else if (failed(former.form(op))) {
      return signalPassFailure();
    }
  }
}
