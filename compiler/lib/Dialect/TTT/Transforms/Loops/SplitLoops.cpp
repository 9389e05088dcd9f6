//===- SplitLoops.cpp - What does not read the state, before the loop -----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/AutoDiff/LoopGradient.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Functions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTSPLITLOOPSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// Returns true for ops on rows that depend on each other in order: they take longest in a loop
/// that one block of threads executes. A recurrence with a number per token takes little.
static bool isSequential(Operation *op) {
  auto recurrence = dyn_cast<RecurrenceOp>(op);
  bool isSmall = recurrence && tensorType(op->getOperand(0)).getRank() == 1;
  return !isSmall && isa<TrilSolveOp, RecurrenceOpInterface, TokenLoopOpInterface>(op);
}

/// Returns true for ops worth a stage of their own; others are cheaper to repeat than to read.
static bool isWork(Operation *op) {
  return isSequential(op) ||
         isa<RecurrenceOp, ContractOp, TrilMatmulOp, BandMatmulOp, ReduceSumOp, ReduceMaxOp>(op);
}

/// Returns true for ops of which each thread can repeat its elements.
static bool isRepeated(Operation *op) {
  return op->hasTrait<OpTrait::Elementwise>() ||
         isa<BroadcastOp, ValidRowsOp, arith::ConstantOp>(op);
}

/// Returns true if all uses are operands of products, which round them.
static bool isForProducts(Value value) {
  return llvm::all_of(value.getUsers(),
                      [](Operation *user) { return isa<ContractOp, TrilMatmulOp>(user); });
}

static bool isStored(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && isa<FloatType>(type.getElementType());
}

namespace {
/// A loop over mini-batches, and the values of its body that depend on no state.
class Split {
public:
  /// `rounded`: type of operands of products; null: they are not rounded.
  Split(EveryOp loop, FloatType rounded) : loop(loop), rounded(rounded) { classify(); }

  /// The values to compute in a stage of their own; empty if that is not worth it.
  SmallVector<Value> choose();
  /// Masks weights that depend on no state where they are computed, instead of in the loop.
  void maskEarly();
  /// Multiplies factors of rows that depend on no state with each other, and with the weights of
  /// the product that they scale.
  void gatherFactors();
  /// The ops of the body that compute `values`, in order.
  SmallVector<Operation *> sliceOf(ArrayRef<Value> values);

  /// The type that a value is stored in, if it is narrower than its own; else null.
  FloatType storedType(Value value) const { return isForProducts(value) ? rounded : FloatType(); }

  EveryOp loop;

private:
  void classify();
  int64_t bytesOf(Value value) const;
  bool isFree(Value value); ///< depends on no state
  const SmallVector<Value> &crossing(Value value);
  bool hasWork(Value value);
  bool readsTokens(Value value);
  bool isReadElsewhere(Value factors, Value matrix);
  void erase(Operation *op);
  int64_t tokenBytes();

  FloatType rounded;
  llvm::DenseSet<Value> bound; ///< values of the body that depend on a state
  llvm::DenseMap<Value, SmallVector<Value>> known;
};
} // namespace

/// Returns true if a function with the same arguments can compute `value`, from outside all loops.
static bool isRepeatable(Value value) {
  if (isa<BlockArgument>(value)) {
    return true;
  }
  Operation *op = value.getDefiningOp();
  bool isPlain =
      op->getNumRegions() == 0 && isPure(op) && llvm::all_of(op->getResults(), [](Value result) {
        auto type = dyn_cast<RankedTensorType>(result.getType());
        return !type || type.hasStaticShape();
      });
  return isPlain && llvm::all_of(op->getOperands(), isRepeatable);
}

bool Split::isFree(Value value) {
  if (bound.contains(value)) {
    return false;
  }
  return loop.getBody().isAncestor(value.getParentRegion()) || isRepeatable(value);
}

void Split::classify() {
  bound.insert_range(loop.getCarriedArgs());
  for (auto [argument, stream] : llvm::zip(loop.getTokenArgs(), loop.getTokens())) {
    if (!isa<BlockArgument>(stream)) {
      bound.insert(argument);
    }
  }
  for (Operation &op : loop.getBody().front().without_terminator()) {
    if (!llvm::all_of(tttc::valuesRead(&op), [&](Value value) { return isFree(value); })) {
      bound.insert_range(op.getResults());
    }
  }
}

/// Bytes of a mini-batch's entry.
int64_t Split::bytesOf(Value value) const {
  RankedTensorType type = tensorType(value);
  FloatType stored = storedType(value);
  return type.getNumElements() * (stored ? stored.getWidth() : type.getElementTypeBitWidth()) / 8;
}

bool Split::hasWork(Value value) { return llvm::any_of(sliceOf(value), isWork); }

bool Split::readsTokens(Value value) {
  auto isToken = [&](Value read) { return llvm::is_contained(loop.getTokenArgs(), read); };
  return isToken(value) || llvm::any_of(sliceOf(value), [&](Operation *op) {
           return llvm::any_of(tttc::valuesRead(op), isToken);
         });
}

SmallVector<Operation *> Split::sliceOf(ArrayRef<Value> values) {
  llvm::SmallPtrSet<Operation *, 16> needed;
  SmallVector<Value> work(values);
  while (!work.empty()) {
    Operation *op = work.pop_back_val().getDefiningOp();
    if (op && op->getParentRegion() == &loop.getBody() && needed.insert(op).second) {
      llvm::append_range(work, tttc::valuesRead(op));
    }
  }
  SmallVector<Operation *> slice;
  for (Operation &op : loop.getBody().front()) {
    if (needed.contains(&op)) {
      slice.push_back(&op);
    }
  }
  return slice;
}

/// The values to store so that `value` can be had in the loop without work: itself, or fewer bytes
/// that it is computed from.
const SmallVector<Value> &Split::crossing(Value value) {
  if (auto found = known.find(value); found != known.end()) {
    return found->second;
  }
  SmallVector<Value> stored;
  Operation *op = value.getDefiningOp();
  if (op && op->getParentRegion() == &loop.getBody() && hasWork(value)) {
    llvm::SetVector<Value> before;
    int64_t bytes = 0;
    for (Value operand : tttc::valuesRead(op)) {
      before.insert_range(crossing(operand));
    }
    for (Value operand : before) {
      bytes += bytesOf(operand);
    }
    // If both take the same bytes, the value is stored where the loop would otherwise read tokens
    // to compute it. A product is repeated if its operand is much smaller, such as the weights of
    // pairs of tokens.
    bool ofTokens = llvm::any_of(tttc::valuesRead(op), [&](Value operand) {
      return !hasWork(operand) && readsTokens(operand);
    });
    bool repeats = isRepeated(op) ? bytes < bytesOf(value) + !ofTokens
                                  : isa<ContractOp, TrilMatmulOp>(op) && !before.empty() &&
                                        4 * bytes <= bytesOf(value);
    if (!isStored(value) || repeats) {
      stored = before.takeVector();
    } else {
      stored = {value};
    }
  }
  return known[value] = std::move(stored);
}

/// Bytes of the rows that a mini-batch reads and writes.
int64_t Split::tokenBytes() {
  int64_t bits = 0;
  auto add = [&](Value rows, TensorAttr tensor) {
    RankedTensorType type = tensorType(rows);
    FloatType stored = tensor ? tensor.getStored() : FloatType();
    bits += type.getNumElements() * (stored ? stored.getWidth() : type.getElementTypeBitWidth());
  };
  for (auto [argument, stream] : llvm::zip(loop.getTokenArgs(), loop.getTokens())) {
    add(argument, tensorOf(stream));
  }
  unsigned carried = loop.getInits().size();
  for (Value rows : loop.getBody().front().getTerminator()->getOperands().drop_front(carried)) {
    add(rows, TensorAttr());
  }
  return bits / 8;
}

SmallVector<Value> Split::choose() {
  known.clear();
  llvm::SetVector<Value> chosen;
  auto take = [&](Value value) {
    if (isFree(value)) {
      chosen.insert_range(crossing(value));
    }
  };
  Block &body = loop.getBody().front();
  for (Operation &op : body.without_terminator()) {
    if (llvm::any_of(op.getResults(), [&](Value result) { return bound.contains(result); })) {
      llvm::for_each(tttc::valuesRead(&op), take);
    }
  }
  llvm::for_each(body.getTerminator()->getOperands(), take);
  // A part of what is stored is read from there.
  SmallVector<Value> values;
  int64_t bytes = 0;
  for (Value value : chosen) {
    auto part = value.getDefiningOp<tensor::ExtractSliceOp>();
    if (!part || !chosen.contains(part.getSource())) {
      values.push_back(value);
      bytes += bytesOf(value);
    }
  }
  bool pays = llvm::any_of(sliceOf(values), isSequential) && bytes <= tokenBytes();
  return pays ? values : SmallVector<Value>();
}

/// Erases an op and what is known of it: a later value may have its address.
void Split::erase(Operation *op) {
  bound.erase(op->getResult(0));
  op->erase();
}

void Split::maskEarly() {
  for (auto op : llvm::to_vector(loop.getBody().front().getOps<TrilMatmulOp>())) {
    if (!isFree(op.getWeights()) || !bound.contains(op.getResult())) {
      continue;
    }
    OpBuilder b(op);
    Location loc = op.getLoc();
    Value masked = TrilOp::create(b, loc, op.getWeights(), op.getStrict());
    Value product = ContractOp::create(b, loc, op.getTranspose() ? "ts,tj->sj" : "ts,sj->tj",
                                       masked, op.getRows());
    bound.insert(product);
    op.replaceAllUsesWith(product);
    erase(op);
  }
}

/// The factors by which `op` multiplies the rows of a matrix, its other operand `matrix`; null if
/// it is no such op.
static Value rowFactorsOf(arith::MulFOp op, Value &matrix) {
  for (unsigned i : {0, 1}) {
    auto broadcast = op->getOperand(i).getDefiningOp<BroadcastOp>();
    if (broadcast && tensorType(op.getResult()).getRank() == 2 &&
        broadcast.getAxes() == ArrayRef<int64_t>{1}) {
      matrix = op->getOperand(1 - i);
      return broadcast.getInput();
    }
  }
  return Value();
}

/// Returns true if the loop reads the factors for another matrix too: they would be stored besides
/// what they are gathered into.
bool Split::isReadElsewhere(Value factors, Value matrix) {
  return llvm::any_of(factors.getUsers(), [&](Operation *user) {
    if (!isa<BroadcastOp>(user)) {
      return bound.contains(user->getResult(0));
    }
    return llvm::any_of(user->getUsers(), [&](Operation *scaled) {
      return scaled->getResult(0) != matrix && bound.contains(scaled->getResult(0));
    });
  });
}

void Split::gatherFactors() {
  // The weights are rounded, and f16 has no room for factors.
  const bool scalesWeights = !rounded || rounded.isBF16();
  for (auto op : llvm::to_vector(loop.getBody().front().getOps<arith::MulFOp>())) {
    Value matrix,
        factors = isa<RankedTensorType>(op.getType()) ? rowFactorsOf(op, matrix) : Value();
    if (!factors || !isFree(factors) || !bound.contains(matrix) || !matrix.hasOneUse()) {
      continue;
    }
    OpBuilder b(op);
    Location loc = op.getLoc();
    auto spread = [&](Value rows, Type type, int64_t along) -> Value {
      return BroadcastOp::create(b, loc, type, rows, ArrayRef<int64_t>{along});
    };
    Value gathered;
    if (auto before = matrix.getDefiningOp<arith::MulFOp>()) {
      Value inner, others = rowFactorsOf(before, inner);
      if (!others || !isFree(others) || isReadElsewhere(others, matrix) ||
          isReadElsewhere(factors, op.getResult())) {
        continue;
      }
      Value both = arith::MulFOp::create(b, loc, others, factors);
      gathered = arith::MulFOp::create(b, loc, inner, spread(both, op.getType(), 1));
    } else if (auto product = matrix.getDefiningOp<ContractOp>()) {
      const bool isLeft = product.lhsAxes().contains(product.resultAxes()[0]);
      Value weights = isLeft ? product.getLhs() : product.getRhs();
      StringRef axes = isLeft ? product.lhsAxes() : product.rhsAxes();
      known.clear();
      // Weights that other ops read too would be stored twice; others are not stored themselves.
      if (!scalesWeights || !isFree(weights) || !weights.hasOneUse() || axes.size() != 2 ||
          !llvm::equal(crossing(weights), ValueRange(weights))) {
        continue;
      }
      Value scaled = arith::MulFOp::create(
          b, loc, weights,
          spread(factors, weights.getType(), axes[0] == product.resultAxes()[0] ? 1 : 0));
      gathered =
          ContractOp::create(b, loc, product.getSubscripts(), isLeft ? scaled : product.getLhs(),
                             isLeft ? product.getRhs() : scaled);
    } else {
      continue;
    }
    bound.insert(gathered);
    Operation *inner = matrix.getDefiningOp();
    op.replaceAllUsesWith(gathered);
    erase(op);
    erase(inner);
  }
}

/// Copies `op` and what it is computed from outside the loop.
static void copyOutside(Value value, OpBuilder &b, IRMapping &map) {
  Operation *op = value.getDefiningOp();
  if (!op || map.contains(value)) {
    return;
  }
  for (Value operand : op->getOperands()) {
    copyOutside(operand, b, map);
  }
  b.clone(*op, map);
}

/// The entry of a stream that belongs to the mini-batch that begins at token `start`.
static SmallVector<OpFoldResult> entryOf(OpBuilder &b, Location loc, Value start, int64_t chunk,
                                         unsigned rank) {
  Value length = arith::ConstantIndexOp::create(b, loc, chunk);
  SmallVector<OpFoldResult> offsets(rank + 1, b.getIndexAttr(0));
  offsets[0] = arith::DivUIOp::create(b, loc, start, length).getResult();
  return offsets;
}

static SmallVector<OpFoldResult> sizesOf(OpBuilder &b, RankedTensorType type) {
  SmallVector<OpFoldResult> sizes{b.getIndexAttr(1)};
  for (int64_t size : type.getShape()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  return sizes;
}

static RankedTensorType streamOf(Value value) {
  SmallVector<int64_t> shape{ShapedType::kDynamic};
  llvm::append_range(shape, tensorType(value).getShape());
  return RankedTensorType::get(shape, tensorType(value).getElementType());
}

/// The function that computes `values` of every mini-batch of `split.loop`, one stream for each.
static func::FuncOp createStage(func::FuncOp func, Split &split, ArrayRef<Value> values,
                                ArrayRef<TensorAttr> described) {
  EveryOp loop = split.loop;
  MLIRContext *context = func.getContext();
  Location loc = loop.getLoc();
  SmallVector<Operation *> slice = split.sliceOf(values);
  // Arguments of the function that the slice reads, in their order.
  llvm::SetVector<Value> outside;
  llvm::SmallDenseSet<Value> rows;
  for (Operation *op : slice) {
    for (Value value : tttc::valuesRead(op)) {
      if (value.getParentRegion() == &func.getBody()) {
        outside.insert(value);
      }
      rows.insert(value);
    }
  }
  SmallVector<unsigned> streams; // positions among the tokens
  for (auto [i, argument] : llvm::enumerate(loop.getTokenArgs())) {
    if (rows.contains(argument) || (streams.empty() && i + 1 == loop.getTokens().size())) {
      streams.push_back(i);
      outside.insert(loop.getTokens()[i]);
    }
  }
  llvm::SmallDenseSet<Value> read;
  SmallVector<Value> work(outside.begin(), outside.end());
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (read.insert(value).second && value.getDefiningOp()) {
      llvm::append_range(work, value.getDefiningOp()->getOperands());
    }
  }
  SmallVector<Type> inputs, outputs;
  SmallVector<TensorAttr> taken;
  SmallVector<BlockArgument> from;
  for (BlockArgument argument : func.getArguments()) {
    if (read.contains(argument)) {
      from.push_back(argument);
      inputs.push_back(argument.getType());
      taken.push_back(argumentTensor(func, argument.getArgNumber()));
    }
  }
  for (Value value : values) {
    outputs.push_back(streamOf(value));
  }
  OpBuilder b(func);
  auto stage = func::FuncOp::create(b, loc, (func.getSymName() + "_prepare").str(),
                                    FunctionType::get(context, inputs, outputs));
  for (auto [i, tensor] : llvm::enumerate(taken)) {
    stage.setArgAttr(i, tensorAttrName, tensor);
  }
  for (auto [i, tensor] : llvm::enumerate(described)) {
    stage.setResultAttr(i, tensorAttrName, tensor);
  }
  auto entry = func->getAttrOfType<EntryAttr>(entryAttrName);
  std::string name = stageOf(func).empty() ? "prepare" : (stageOf(func) + ".prepare").str();
  if (!entry) {
    entry = EntryAttr::get(context, entryKindOf(func), StringRef());
  }
  stage->setAttr(entryAttrName, entry.withStage(b.getStringAttr(name)));
  b.setInsertionPointToStart(stage.addEntryBlock());
  IRMapping map;
  for (auto [i, argument] : llvm::enumerate(from)) {
    map.map(argument, stage.getArgument(i));
  }
  for (Value value : outside) {
    copyOutside(value, b, map);
  }
  SmallVector<Value> tokens;
  for (unsigned i : streams) {
    tokens.push_back(map.lookup(loop.getTokens()[i]));
  }
  Value length = tensor::DimOp::create(b, loc, tokens[0], 0);
  Value chunk = arith::ConstantIndexOp::create(b, loc, loop.getChunk());
  Value count = arith::CeilDivUIOp::create(b, loc, length, chunk);
  SmallVector<Value> inits;
  for (Type type : outputs) {
    inits.push_back(tensor::EmptyOp::create(b, loc, type, ValueRange{count}));
  }
  auto every = EveryOp::create(b, loc, outputs, loop.getChunk(), Value(), Value(), tokens, inits,
                               /*reverse=*/false);
  func::ReturnOp::create(b, loc, every.getResults());
  SmallVector<Type> types{b.getIndexType(), b.getIndexType()};
  for (unsigned i : streams) {
    types.push_back(loop.getTokenArgs()[i].getType());
  }
  llvm::append_range(types, outputs);
  Block *body =
      b.createBlock(&every.getBody(), {}, types, SmallVector<Location>(types.size(), loc));
  map.map(loop.getStart(), every.getStart());
  map.map(loop.getCount(), every.getCount());
  for (auto [i, stream] : llvm::enumerate(streams)) {
    map.map(loop.getTokenArgs()[stream], body->getArgument(2 + i));
  }
  for (Operation *op : slice) {
    b.clone(*op, map);
  }
  SmallVector<Value> yielded;
  for (auto [i, value] : llvm::enumerate(values)) {
    RankedTensorType type = tensorType(value);
    auto offsets = entryOf(b, loc, every.getStart(), loop.getChunk(), type.getRank());
    SmallVector<OpFoldResult> ones(type.getRank() + 1, b.getIndexAttr(1));
    yielded.push_back(tensor::InsertSliceOp::create(
        b, loc, map.lookup(value), every.getCarriedArgs()[i], offsets, sizesOf(b, type), ones));
  }
  YieldOp::create(b, loc, yielded);
  return stage;
}

/// Reads `values` from streams instead of computing them.
static LogicalResult readStreams(func::FuncOp func, EveryOp loop, ArrayRef<Value> values,
                                 ArrayRef<TensorAttr> described) {
  OpBuilder b = OpBuilder::atBlockBegin(&loop.getBody().front());
  for (auto [value, tensor] : llvm::zip(values, described)) {
    unsigned position = func.getNumArguments();
    if (failed(func.insertArgument(position, streamOf(value),
                                   dictionaryOf(func.getContext(), tensor), value.getLoc()))) {
      return failure();
    }
    RankedTensorType type = tensorType(value);
    auto offsets = entryOf(b, value.getLoc(), loop.getStart(), loop.getChunk(), type.getRank());
    SmallVector<OpFoldResult> ones(type.getRank() + 1, b.getIndexAttr(1));
    Value read = tensor::ExtractSliceOp::create(b, value.getLoc(), type, func.getArgument(position),
                                                offsets, sizesOf(b, type), ones);
    Value(value).replaceAllUsesWith(read);
  }
  return success();
}

namespace {
struct TTTSplitLoopsPass : ttt::impl::TTTSplitLoopsPassBase<TTTSplitLoopsPass> {
  using TTTSplitLoopsPassBase::TTTSplitLoopsPassBase;

  LogicalResult split(func::FuncOp func, SymbolTable &symbols) {
    SmallVector<EveryOp> loops(func.getOps<EveryOp>());
    // The values of a second loop would be those of another stage. A backward function is slower
    // with one: its part that reads no state is mostly loops over tokens.
    if (loops.size() != 1 || loops[0].getFirst() || loops[0].getPast() ||
        loops[0].getInits().empty() || isInDecode(loops[0]) ||
        entryKindOf(func) == EntryKind::Backward) {
      return success();
    }
    bool hasHeads = llvm::any_of(llvm::seq(func.getNumArguments()), [&](unsigned i) {
      TensorAttr tensor = argumentTensor(func, i);
      return tensor && tensor.has(Axes::H);
    });
    Split split(loops[0], rounded);
    SmallVector<Value> values = split.choose();
    if (values.empty()) {
      return success();
    }
    if (rounded) {
      split.maskEarly();
    }
    split.gatherFactors();
    values = split.choose();
    if (values.empty()) {
      return success();
    }
    SmallVector<TensorAttr> described;
    Axes axes = Axes::B | Axes::T | (hasHeads ? Axes::H : Axes::None);
    StringRef stage = stageOf(func);
    std::string prefix = stage.empty() ? "" : (stage + ".").str();
    Builder b(func.getContext());
    for (auto [i, value] : llvm::enumerate(values)) {
      described.push_back(
          TensorAttr::get(b.getContext(), b.getStringAttr(prefix + "prepared." + Twine(i)),
                          Role::Internal, axes, loops[0].getChunk(), split.storedType(value)));
    }
    symbols.insert(createStage(func, split, values, described), func->getIterator());
    emitRemark(loops[0].getLoc(),
               "[ttt-split-loops] computed before the loop, for all mini-batches at once: ")
        << values.size() << (values.size() == 1 ? " value that reads" : " values that read")
        << " no state";
    return readStreams(func, loops[0], values, described);
  }

  FloatType rounded; ///< type of operands of products; null: they are not rounded

  void runOnOperation() override {
    if (productType == "bf16") {
      rounded = BFloat16Type::get(&getContext());
    } else if (productType == "f16") {
      rounded = Float16Type::get(&getContext());
    } else if (!productType.empty()) {
      getOperation().emitError("option product-type: expected bf16 or f16, found ") << productType;
      return signalPassFailure();
    }
    SymbolTable symbols(getOperation());
    for (auto func : llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (!func.isDeclaration() && !func.isPrivate() &&
          (failed(tttc::checkOneBlock(func)) || failed(split(func, symbols)))) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace
