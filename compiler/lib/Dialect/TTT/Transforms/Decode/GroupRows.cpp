//===- GroupRows.cpp - The new rows of a group that earlier calls began --- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupRows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

static RankedTensorType tensorOrNull(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

static bool isOfTensors(Operation *op) {
  return llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>);
}

//===----------------------------------------------------------------------===//
// What rows depend on
//===----------------------------------------------------------------------===//

bool GroupRows::isUniform(Value value) {
  if (value.getParentRegion() != &loop.getBody()) {
    return true;
  }
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    return value == loop.getStart() || loop.getCarriedNumber(argument);
  }
  if (auto known = uniform.find(value); known != uniform.end()) {
    return known->second;
  }
  Operation *op = value.getDefiningOp();
  bool is = op->getNumRegions() == 0 &&
            llvm::all_of(op->getOperands(), [&](Value operand) { return isUniform(operand); });
  return uniform[value] = is;
}

bool GroupRows::readsTokens(Value value) {
  if (value.getParentRegion() != &loop.getBody()) {
    return false;
  }
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    return loop.getTokenNumber(argument).has_value();
  }
  auto [known, isNew] = tokens.try_emplace(value, false);
  if (isNew) {
    Operation *op = value.getDefiningOp();
    bool reads = op->getNumRegions() != 0 ||
                 llvm::any_of(op->getOperands(), [&](Value v) { return readsTokens(v); });
    return tokens[value] = reads;
  }
  return known->second;
}

/// Whether an op replaces rows past the last token of the group only.
bool GroupRows::isPadding(Operation *op) {
  auto pad = dyn_cast_if_present<PadRowsOp>(op);
  auto valid = dyn_cast_if_present<ValidRowsOp>(op);
  return (pad && pad.getCount() == loop.getCount()) ||
         (valid && valid.getCount() == loop.getCount());
}

/// The extent that is proven if both are.
static Extent weaker(Extent a, Extent b) { return std::max(a, b); }

/// The extent of a product. Its first axis must be the first one of each factor that has it.
static Extent extentOfProduct(ContractOp op, function_ref<Extent(Value)> extent,
                              function_ref<bool(Value)> isUniform) {
  StringRef result = op.resultAxes();
  if (result.empty()) {
    return Extent::Unknown;
  }
  Extent found = Extent::Rows;
  for (auto [factor, axes] : {std::pair<Value, StringRef>(op.getLhs(), op.lhsAxes()),
                              std::pair<Value, StringRef>(op.getRhs(), op.rhsAxes())}) {
    if (axes.contains(result[0])) {
      if (axes[0] != result[0]) {
        return Extent::Unknown;
      }
      Extent own = isUniform(factor) ? Extent::Rows : extent(factor);
      bool keepsColumns = axes.size() > 1 && result.size() > 1 && axes[1] == result[1];
      if (own == Extent::Unknown || (own == Extent::Triangle && !keepsColumns)) {
        return Extent::Unknown;
      }
      found = weaker(found, own);
    } else if (!isUniform(factor)) {
      // Its tokens are the columns of the result.
      bool givesColumns = !axes.empty() && result.size() > 1 && axes[0] == result[1];
      if (!givesColumns || extent(factor) != Extent::Rows) {
        return Extent::Unknown;
      }
      found = Extent::Triangle;
    }
  }
  return found;
}

Extent GroupRows::computeExtent(Value value) {
  if (isUniform(value)) {
    return Extent::Rows;
  }
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    return loop.getTokenNumber(argument) ? Extent::Rows : Extent::Unknown;
  }
  Operation *op = value.getDefiningOp();
  auto rank = [](Value v) { return tensorOrNull(v) ? tensorOrNull(v).getRank() : 0; };
  if (rank(value) == 0) {
    return Extent::Unknown;
  }
  auto all = [&](ValueRange operands) {
    Extent found = Extent::Rows;
    for (Value operand : operands) {
      found = weaker(found, extent(operand));
    }
    return found;
  };
  // For ops that read more of an operand than its triangle.
  auto onlyRows = [&](ValueRange operands) {
    return all(operands) == Extent::Rows ? Extent::Rows : Extent::Unknown;
  };
  if (OpTrait::hasElementwiseMappableTraits(op)) {
    return isOfTensors(op) ? all(op->getOperands()) : Extent::Unknown;
  }
  return llvm::TypeSwitch<Operation *, Extent>(op)
      .Case<PadRowsOp, ValidRowsOp>(
          [&](auto rows) { return isPadding(rows) ? extent(rows.getInput()) : Extent::Unknown; })
      .Case([&](BroadcastOp broadcast) {
        ArrayRef<int64_t> axes = broadcast.getAxes();
        Extent own = extent(broadcast.getInput());
        if (!llvm::is_contained(axes, 0)) {
          return own == Extent::Triangle && llvm::is_contained(axes, 1) ? Extent::Unknown : own;
        }
        // The tokens of the input become columns.
        bool isColumn = rank(broadcast.getInput()) > 0 && !llvm::is_contained(axes, 1);
        return isColumn && own == Extent::Rows ? Extent::Triangle : Extent::Unknown;
      })
      .Case<ReduceSumOp, ReduceMaxOp>([&](auto reduce) {
        bool isWithin = true, keepsColumns = true;
        if constexpr (std::is_same_v<decltype(reduce), ReduceSumOp>) {
          isWithin = !llvm::is_contained(reduce.getAxes(), 0);
          keepsColumns = !llvm::is_contained(reduce.getAxes(), 1);
        } else {
          isWithin = rank(reduce.getInput()) > 1;
          keepsColumns = rank(reduce.getInput()) > 2;
        }
        Extent own = extent(reduce.getInput());
        return !isWithin || (own == Extent::Triangle && !keepsColumns) ? Extent::Unknown : own;
      })
      .Case([&](ContractOp product) {
        return extentOfProduct(
            product, [&](Value v) { return extent(v); }, [&](Value v) { return isUniform(v); });
      })
      .Case([&](TrilMatmulOp product) {
        bool isLower = !product.getTranspose() && extent(product.getWeights()) != Extent::Unknown;
        return isLower ? onlyRows(product.getRows()) : Extent::Unknown;
      })
      .Case([&](TrilSolveOp solve) {
        bool isLower = !solve.getTranspose() && extent(solve.getWeights()) != Extent::Unknown;
        return isLower ? onlyRows(solve->getOperands().drop_front()) : Extent::Unknown;
      })
      .Case([&](TrilOp lower) {
        return extent(lower.getInput()) == Extent::Unknown ? Extent::Unknown : Extent::Rows;
      })
      .Case([&](RecurrenceOp recurrence) { return onlyRows(recurrence->getOperands()); })
      .Case([&](DecayedProductsOp products) {
        return onlyRows(products->getOperands()) == Extent::Rows ? Extent::Triangle
                                                                 : Extent::Unknown;
      })
      .Case([&](ShiftRowsOp shift) {
        return isUniform(shift.getFirst()) ? onlyRows(shift.getInput()) : Extent::Unknown;
      })
      .Case([&](RotateHalfOp rotate) {
        return rank(value) > 1 ? onlyRows(rotate.getInput()) : Extent::Unknown;
      })
      .Case([&](tensor::ExtractSliceOp slice) {
        bool keepsRows = rank(slice.getSource()) > 0 && slice.getStaticOffsets()[0] == 0 &&
                         slice.getStaticStrides()[0] == 1 && slice.getOffsets().empty() &&
                         slice.getSizes().empty() && slice.getStrides().empty() &&
                         slice.getStaticSizes()[0] == int64_t(loop.getChunk()) &&
                         !slice.getDroppedDims().test(0) &&
                         slice.getSourceType().getDimSize(0) == int64_t(loop.getChunk());
        return keepsRows ? onlyRows(slice.getSource()) : Extent::Unknown;
      })
      .Case([&](EachTokenOp each) {
        bool isRow = cast<OpResult>(value).getResultNumber() >= each.getInits().size();
        return isRow && canGoOn(each) ? Extent::Rows : Extent::Unknown;
      })
      .Default(Extent::Unknown);
}

Extent GroupRows::extent(Value value) {
  auto [known, isNew] = extents.try_emplace(value, Extent::Unknown);
  if (isNew) {
    Extent found = computeExtent(value);
    return extents[value] = found;
  }
  return known->second;
}

//===----------------------------------------------------------------------===//
// What is cached
//===----------------------------------------------------------------------===//

bool GroupRows::fail(Location loc, const Twine &reason) {
  if (!why) {
    why = NotAlone{loc, reason.str()};
  }
  return false;
}

bool GroupRows::hasRowRule(Operation *op) {
  if (OpTrait::hasElementwiseMappableTraits(op)) {
    return isOfTensors(op);
  }
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<PadRowsOp, ValidRowsOp>([&](auto) { return isPadding(op); })
      .Case<BroadcastOp, EachTokenOp>([](auto) { return true; })
      .Case([](ReduceSumOp reduce) { return !llvm::is_contained(reduce.getAxes(), 0); })
      .Case<ReduceMaxOp, RotateHalfOp>(
          [](auto rows) { return tensorType(rows.getInput()).getRank() > 1; })
      .Case([](PositionOp position) { return tensorType(position.getResult()).getRank() == 1; })
      .Case([](ContractOp product) {
        StringRef result = product.resultAxes();
        return !result.empty() &&
               llvm::all_of(ArrayRef{product.lhsAxes(), product.rhsAxes()}, [&](StringRef axes) {
                 return !axes.contains(result[0]) || axes[0] == result[0];
               });
      })
      .Case([](TrilMatmulOp product) { return !product.getTranspose(); })
      .Case([](TrilOp lower) { return tensorType(lower.getInput()).getRank() == 2; })
      .Default(false);
}

bool GroupRows::operandIsNew(OpOperand &operand) {
  Operation *op = operand.getOwner();
  unsigned number = operand.getOperandNumber();
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<PadRowsOp, ValidRowsOp>([&](auto) { return number == 0; })
      .Case([](BroadcastOp broadcast) { return !llvm::is_contained(broadcast.getAxes(), 0); })
      .Case([&](ContractOp product) {
        StringRef axes = number == 0 ? product.lhsAxes() : product.rhsAxes();
        return axes.contains(product.resultAxes()[0]);
      })
      .Case([&](TrilMatmulOp) { return number == 0; })
      .Default(true);
}

/// The values from outside that a loop starts from or reads.
static SetVector<Value> sources(EachTokenOp each) {
  SetVector<Value> values;
  getUsedValuesDefinedAbove(each.getBody(), values);
  values.insert_range(each.getInits());
  return values;
}

/// Whether a loop stores rows in a tensor that it carries: a second one is not kept.
static bool carriesCache(EachTokenOp each) {
  return llvm::any_of(llvm::enumerate(each.getCarriedArgs()), [&](auto carried) {
    Value next = each.getYield()->getOperand(carried.index());
    auto insert = next.template getDefiningOp<tensor::InsertSliceOp>();
    return insert && insert.getDest() == carried.value();
  });
}

/// Whether a loop runs over the tokens of the group, so that it can go on after the past ones.
bool GroupRows::canGoOn(EachTokenOp each) {
  return !carriesCache(each) && !each.getReverse() && each.getStart() == loop.getStart() &&
         each.getCount() == loop.getCount() &&
         llvm::all_of(each.getTokens(),
                      [&](Value token) { return extent(token) == Extent::Rows; }) &&
         llvm::all_of(sources(each), [&](Value value) { return isUniform(value); });
}

Value GroupRows::unpadded(Value value) {
  while (value.getParentRegion() == &loop.getBody() && isPadding(value.getDefiningOp()) &&
         readsTokens(value)) {
    value = value.getDefiningOp()->getOperand(0);
  }
  return value;
}

bool GroupRows::need(Value value, Part part) {
  value = unpadded(value);
  auto argument = dyn_cast<BlockArgument>(value);
  if (value.getParentRegion() != &loop.getBody() || (argument && part == Part::New) ||
      (argument && !loop.getTokenNumber(argument)) ||
      !planned.insert({value, unsigned(part)}).second) {
    return true;
  }
  if (argument) {
    cachedRows.insert(value);
    return true;
  }
  Operation *op = value.getDefiningOp();
  if (part == Part::New && extent(value) != Extent::Rows && extent(value) != Extent::Triangle) {
    return fail(op->getLoc(), "it is not proven that a row depends on no later token");
  }
  auto needAll = [&](ValueRange operands) {
    return llvm::all_of(operands, [&](Value operand) { return need(operand, Part::All); });
  };
  if (auto each = dyn_cast<EachTokenOp>(op)) {
    const bool isRow = cast<OpResult>(value).getResultNumber() >= each.getInits().size();
    if (!canGoOn(each)) {
      return fail(each.getLoc(), "a loop does not run over the tokens of the mini-batch alone");
    }
    cachedLoops.insert(each);
    if (isRow && part == Part::All) {
      cachedRows.insert(value);
    }
    return needAll(sources(each).getArrayRef()) &&
           llvm::all_of(each.getTokens(), [&](Value token) { return need(token, Part::New); });
  }
  if (op->getNumRegions() != 0) {
    return fail(op->getLoc(), "a loop in the mini-batch is no loop over its tokens");
  }
  auto type = tensorOrNull(value);
  if (part == Part::All && readsTokens(value) && type && type.getRank() > 0 &&
      type.getRank() <= 2 && isa<FloatType>(type.getElementType()) && hasRowRule(op) &&
      extent(value) == Extent::Rows) {
    cachedRows.insert(value);
    part = Part::New;
  }
  if (part == Part::All || !hasRowRule(op)) {
    return needAll(op->getOperands());
  }
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    return need(operand.get(), operandIsNew(operand) ? Part::New : Part::All);
  });
}

std::optional<NotAlone> GroupRows::plan() {
  const unsigned carried = loop.getInits().size();
  for (auto [i, value] : llvm::enumerate(loop.getYield()->getOperands())) {
    if (i >= carried && extent(value) == Extent::Triangle) {
      return NotAlone{value.getLoc(), "a result has elements of later tokens"};
    }
    if (!need(value, i < carried ? Part::All : Part::New)) {
      return why;
    }
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Building rows
//===----------------------------------------------------------------------===//

NewRows::NewRows(EveryOp loop, GroupRows &plan, OpBuilder &builder, const Call &call,
                 ArrayRef<Value> streams, Value from, ValueRange states, ValueRange rowCaches,
                 ArrayRef<SmallVector<Value>> loopCaches)
    : loop(loop), plan(plan), builder(builder), call(call), rowCaches(rowCaches),
      loopCaches(loopCaches) {
  for (Value stream : streams) {
    tokens.push_back(take(stream, from));
  }
  for (auto [argument, state] : llvm::zip(loop.getCarriedArgs(), states)) {
    all[argument] = state;
  }
  all[loop.getStart()] = call.start;
}

void NewRows::endGroup(ValueRange states, ValueRange rowCaches) {
  for (auto [argument, state] : llvm::zip(loop.getCarriedArgs(), states)) {
    all[argument] = state;
  }
  for (auto [value, cache] : llvm::zip(plan.rows(), rowCaches)) {
    all[value] = cache;
  }
  isAtEnd = true;
}

RankedTensorType NewRows::narrowType(Value value) const {
  SmallVector<int64_t> shape(tensorType(value).getShape());
  shape[0] = call.most;
  return RankedTensorType::get(shape, tensorType(value).getElementType());
}

/// One row is a slice, which needs no loop.
Value NewRows::take(Value rows, Value first) {
  Location loc = rows.getLoc();
  RankedTensorType type = narrowType(rows);
  if (call.most > 1) {
    return TakeRowsOp::create(builder, loc, type, rows, first, call.count);
  }
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)),
      strides(type.getRank(), builder.getIndexAttr(1)), sizes;
  offsets[0] = getAsOpFoldResult(first);
  for (int64_t size : type.getShape()) {
    sizes.push_back(builder.getIndexAttr(size));
  }
  return tensor::ExtractSliceOp::create(builder, loc, type, rows, offsets, sizes, strides);
}

Value NewRows::put(Value rows, Value fresh, Value first) {
  Location loc = fresh.getLoc();
  RankedTensorType type = tensorType(fresh);
  if (call.most > 1) {
    return OverwriteRowsOp::create(builder, loc, rows, fresh, first, call.count);
  }
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)),
      strides(type.getRank(), builder.getIndexAttr(1)), sizes;
  offsets[0] = getAsOpFoldResult(first);
  for (int64_t size : type.getShape()) {
    sizes.push_back(builder.getIndexAttr(size));
  }
  return tensor::InsertSliceOp::create(builder, loc, fresh, rows, offsets, sizes, strides);
}

Value NewRows::newRows(Value value) {
  Value found = fresh.lookup(value);
  if (!found) {
    found = buildNew(value);
    fresh[value] = found;
  }
  return found;
}

/// The new rows of a triangle, zero elsewhere.
Value NewRows::lowerPart(Value rows, bool isStrict) {
  return BandOp::create(builder, rows.getLoc(), rows, call.past, builder.getF64FloatAttr(0),
                        IntegerAttr(), isStrict ? builder.getUnitAttr() : UnitAttr());
}

Value NewRows::buildNew(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && value.getParentRegion() == &loop.getBody()) {
    if (std::optional<unsigned> number = loop.getTokenNumber(argument)) {
      return tokens[*number];
    }
  }
  if (std::optional<double> splat = splatValue(value)) {
    return createSplat(builder, value.getLoc(), narrowType(value), *splat);
  }
  Operation *op = value.getDefiningOp();
  if (value.getParentRegion() != &loop.getBody() || !op || !plan.hasRowRule(op)) {
    return take(whole(value), call.past);
  }
  Location loc = op->getLoc();
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<PadRowsOp, ValidRowsOp>([&](auto rows) { return newRows(rows.getInput()); })
      .Case([&](PositionOp position) -> Value {
        Value token = arith::AddIOp::create(builder, loc, whole(position.getToken()), call.past);
        return PositionOp::create(builder, loc, narrowType(value), token, position.getModuloAttr());
      })
      .Case([&](TrilMatmulOp product) -> Value {
        Value weights = newRows(product.getWeights()), rows = whole(product.getRows());
        if (call.most == 1) {
          return ContractOp::create(builder, loc, "ts,sj->tj",
                                    lowerPart(weights, product.getStrict()), rows);
        }
        // Later rows of the call need not be finite: they are not multiplied by zero.
        Value none = createSplat(builder, loc, narrowType(value), 0);
        return BandMatmulOp::create(builder, loc, weights, rows, call.past, none, IntegerAttr(),
                                    product.getStrict() ? builder.getUnitAttr() : UnitAttr());
      })
      .Case([&](TrilOp lower) -> Value {
        return lowerPart(newRows(lower.getInput()), lower.getStrict());
      })
      .Case([&](EachTokenOp each) -> Value {
        return narrow(each)->getResult(cast<OpResult>(value).getResultNumber());
      })
      .Default([&](Operation *) -> Value {
        // Not by a mapping of values: a product of a value with itself has one part of each.
        SmallVector<Value> operands;
        for (OpOperand &operand : op->getOpOperands()) {
          operands.push_back(GroupRows::operandIsNew(operand) ? newRows(operand.get())
                                                              : whole(operand.get()));
        }
        Operation *copy = op->clone();
        copy->setOperands(operands);
        copy->getResult(0).setType(narrowType(value));
        builder.insert(copy);
        return copy->getResult(0);
      });
}

Value NewRows::recompute(Value value) {
  Operation *op = value.getDefiningOp();
  IRMapping mapping;
  for (Value operand : op->getOperands()) {
    mapping.map(operand, whole(operand));
  }
  Operation *copy = builder.clone(*op, mapping);
  for (auto [result, made] : llvm::zip(op->getResults(), copy->getResults())) {
    if (!plan.isCached(result)) {
      all[result] = made;
    }
  }
  return copy->getResult(cast<OpResult>(value).getResultNumber());
}

Value NewRows::whole(Value value) {
  value = plan.unpadded(value);
  if (value.getParentRegion() != &loop.getBody()) {
    return value;
  }
  if (value == loop.getCount()) {
    return isAtEnd ? Value(arith::ConstantIndexOp::create(builder, loop.getLoc(),
                                                          int64_t(loop.getChunk())))
                   : call.end;
  }
  if (Value found = all.lookup(value)) {
    return found;
  }
  Value made;
  if (plan.isCached(value)) {
    size_t number = llvm::find(plan.rows(), value) - plan.rows().begin();
    made = put(rowCaches[number], newRows(value), call.past);
  } else if (auto each = value.getDefiningOp<EachTokenOp>()) {
    made = narrow(each)->getResult(cast<OpResult>(value).getResultNumber());
  } else {
    made = recompute(value);
  }
  return all[value] = made;
}

/// The carried tensors of the first call of a group are the loop's initial ones, written into the
/// caches in a loop of at most one step, so that they are updated in place.
EachTokenOp NewRows::narrow(EachTokenOp each) {
  if (EachTokenOp known = narrowed.lookup(each)) {
    return known;
  }
  Location loc = each.getLoc();
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  SmallVector<Value> inits, fresh;
  for (Value init : each.getInits()) {
    inits.push_back(whole(init));
  }
  size_t number = llvm::find(plan.loops(), each) - plan.loops().begin();
  SmallVector<Value> kept(loopCaches[number]);
  if (!kept.empty()) {
    Value isFirst =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, call.past, index(0));
    Value steps = arith::SelectOp::create(builder, loc, isFirst, index(1), index(0));
    auto start = scf::ForOp::create(
        builder, loc, index(0), steps, index(1), kept,
        [&](OpBuilder &nested, Location, Value, ValueRange carried) {
          SmallVector<Value> begun;
          for (auto [init, cache] : llvm::zip(inits, carried)) {
            if (tensorType(init).getRank() == 0) {
              Value scalar = tensor::ExtractOp::create(nested, loc, init, ValueRange());
              begun.push_back(tensor::InsertOp::create(nested, loc, scalar, cache, ValueRange()));
              continue;
            }
            Value none = arith::ConstantIndexOp::create(nested, loc, 0);
            Value size =
                arith::ConstantIndexOp::create(nested, loc, tensorType(init).getDimSize(0));
            begun.push_back(OverwriteRowsOp::create(nested, loc, cache, init, none, size));
          }
          scf::YieldOp::create(nested, loc, begun);
        });
    kept.assign(start.getResults().begin(), start.getResults().end());
  }
  SmallVector<Type> types(ValueRange(kept).getTypes());
  for (Value row : each.getRowResults()) {
    types.push_back(narrowType(row));
  }
  for (Value token : each.getTokens()) {
    fresh.push_back(newRows(token));
  }
  IRMapping mapping;
  for (Value value : sources(each)) {
    mapping.map(value, whole(value));
  }
  Value start = arith::AddIOp::create(builder, loc, call.start, call.past);
  auto made = EachTokenOp::create(builder, loc, types, start, call.count, fresh, kept, false);
  each.getBody().cloneInto(&made.getBody(), mapping);
  narrowed[each] = made;
  return made;
}

ValueRange NewRows::carriedAfter(EachTokenOp each) { return narrow(each).getCarriedResults(); }
