//===- FuncBuilder.cpp - Values of a pipeline as Funcs --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value is an expression of its index. It becomes a Func if it is a sum, is read more than once,
// is an operand of a product or solve, which read each element often, or is repeated along an axis;
// everything else is written where it is read.
//
//===----------------------------------------------------------------------===//

#include "FuncBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cmath>

using namespace mlir;
using namespace tttc;

SmallVector<int64_t> tttc::shapeOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? SmallVector<int64_t>(type.getShape()) : SmallVector<int64_t>();
}

unsigned tttc::bitsOf(Value value) {
  return getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
}

std::string tttc::scalarType(unsigned bits) { return bits == 64 ? "double" : "float"; }

std::string tttc::numberText(double value, unsigned bits) {
  if (!std::isfinite(value)) {
    const std::string limits = "std::numeric_limits<" + scalarType(bits) + ">::";
    return std::isnan(value) ? limits + "quiet_NaN()"
                             : (value < 0 ? "-" : "") + limits + "infinity()";
  }
  char text[40];
  snprintf(text, sizeof text, bits == 64 ? "%.17g" : "%.9g", value);
  std::string number = text;
  if (number.find_first_of(".e") == std::string::npos) {
    number += ".0";
  }
  return number + (bits == 64 ? "" : "f");
}

HalideExpr tttc::numberExpr(double value, unsigned bits) {
  return {numberText(value, bits), std::signbit(value) ? HalideExpr::Unary : HalideExpr::Primary};
}

HalideExpr FuncBuilder::zeroOf(Value value) const { return numberExpr(0, bitsOf(value)); }

std::string tttc::axisName(size_t axis) { return "x" + std::to_string(axis); }

Index tttc::pureIndex(size_t rank) {
  Index index;
  for (size_t axis = 0; axis < rank; ++axis) {
    index.push_back(axisName(axis));
  }
  return index;
}

HalideExpr FuncBuilder::at(llvm::StringRef func, llvm::ArrayRef<HalideExpr> index) const {
  Index reversed = llvm::to_vector(llvm::reverse(index));
  if (pipeline.perTask) {
    reversed.push_back(HalideExpr(taskName.str()));
  }
  return call(func, reversed);
}

Element FuncBuilder::elementOf(const std::string &func, llvm::ArrayRef<int64_t> shape) const {
  Element element;
  element.shape.assign(shape.begin(), shape.end());
  element.at = [this, func](llvm::ArrayRef<HalideExpr> index) { return at(func, index); };
  return element;
}

HalideFunc &FuncBuilder::addFunc(HalideFunc::Kind kind, llvm::StringRef name,
                                 llvm::ArrayRef<int64_t> shape) {
  pipeline.funcs.push_back(std::make_unique<HalideFunc>());
  HalideFunc &func = *pipeline.funcs.back();
  func.kind = kind;
  func.name = name.str() + std::to_string(counter++);
  func.shape.assign(shape.begin(), shape.end());
  return func;
}

Element FuncBuilder::store(Value value, HalideFunc &func) {
  stored[value] = &func;
  return elementOf(func.name, func.shape);
}

void FuncBuilder::define(HalideFunc &func, const Element &element) {
  Index index = pureIndex(func.shape.size());
  func.definitions.push_back(at(func.name, index).text + " = " + element.at(index).text + ";");
  func.fused.assign(element.fused.begin(), element.fused.end());
}

/// The readers of a value, through views. `often` is set if each element is read more than once by
/// one of them.
static unsigned countReaders(Value value, bool &often) {
  unsigned readers = 0;
  for (Operation *user : value.getUsers()) {
    if (isa<ttt::BroadcastOp>(user)) {
      often = true;
    }
    if (isa<ttt::BroadcastOp, tensor::ExtractSliceOp, halide::RowsOp, ttt::ValidRowsOp>(user)) {
      readers += countReaders(user->getResult(0), often);
      continue;
    }
    often |= isa<ttt::ContractOp, ttt::TrilMatmulOp, ttt::TrilSolveOp, ttt::RecurrenceOp,
                 ttt::BandMatmulOp, ttt::DecayedProductsOp, ttt::DecayedRowsOp>(user);
    ++readers;
  }
  return readers;
}

/// Returns true if the only reader is computed element by element in the shape of the value, so
/// that both can share tiles.
static bool hasElementwiseReader(Value value) {
  return value.hasOneUse() &&
         isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp, arith::NegFOp>(
             *value.getUsers().begin());
}

/// Is the value one sum or product of a single Func or input, and constants? To compute it again in
/// each reader takes no more loads than to read it, and no stores.
static bool isOneStepFromMemory(Value value) {
  Operation *op = value.getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::NegFOp>(op)) {
    return false;
  }
  llvm::SmallSetVector<Value, 2> operands;
  for (Value operand : op->getOperands()) {
    if (!isa_and_nonnull<arith::ConstantOp>(operand.getDefiningOp())) {
      operands.insert(operand);
    }
  }
  auto inMemory = [](Value operand) {
    return isa<BlockArgument>(operand) || isStored(operand) ||
           (isa<ttt::ContractOp, ttt::ReduceSumOp>(operand.getDefiningOp()) &&
            !operand.hasOneUse());
  };
  return operands.size() == 1 && inMemory(operands.front());
}

bool tttc::isStored(Value value) {
  bool often = false;
  const unsigned readers = countReaders(value, often);
  const bool isMask = getElementTypeOrSelf(value.getType()).isInteger(1);
  if (isMask || shapeOf(value).empty() || (readers <= 1 && !often)) {
    return false;
  }
  const bool isReturned =
      llvm::any_of(value.getUsers(), [](Operation *user) { return isa<func::ReturnOp>(user); });
  return often || isReturned || !isOneStepFromMemory(value);
}

bool tttc::isInTilesOfReader(Value product) {
  return shapeOf(product).size() >= 2 && hasElementwiseReader(product);
}

void FuncBuilder::set(Value value, Element element) {
  element.shape = shapeOf(value);
  // Products in the tiles of a reader go on only to a reader of the same shape.
  const bool isReturned = value.hasOneUse() && isa<func::ReturnOp>(*value.getUsers().begin());
  const bool endsTiles = !element.fused.empty() && !hasElementwiseReader(value) && !isReturned;
  if (!isStored(value) && !endsTiles) {
    values[value] = element;
    return;
  }
  HalideFunc &func = addFunc(HalideFunc::Kind::Elementwise, "value", element.shape);
  define(func, element);
  values[value] = store(value, func);
}

/// Defines an accumulator: its start, then its updates.
void FuncBuilder::defineSums(HalideFunc &func) const {
  const HalideExpr sum = at(func.accumulator, pureIndex(func.shape.size()));
  func.definitions = {sum.text + " = " + func.start.text + ";"};
  auto line = [&](const llvm::Twine &text) { func.definitions.push_back(text.str()); };
  for (const HalideUpdate &update : func.updates) {
    if (update.domain.empty()) {
      line(sum.text + " = " + update.term.text + ";");
      continue;
    }
    std::string ranges;
    for (int64_t extent : update.extents) {
      ranges += ", 0, " + std::to_string(extent);
    }
    line("RDom " + update.domain + "(" + ranges.substr(2) + ");");
    if (!update.where.empty()) {
      line(update.domain + ".where(" + update.where + ");");
    }
    line(func.join.empty() ? sum.text + " += " + update.term.text + ";"
                           : sum.text + " = " + call(func.join, {sum, update.term}).text + ";");
  }
}

Element FuncBuilder::reduce(Value value, HalideFunc::Kind kind, llvm::StringRef name,
                            llvm::ArrayRef<int64_t> extents, const HalideExpr &start,
                            llvm::function_ref<HalideExpr(const Index &, const Index &)> term,
                            llvm::function_ref<HalideExpr(const Index &, const Index &)> where,
                            llvm::StringRef join) {
  HalideFunc &func = addFunc(kind, name, shapeOf(value));
  func.accumulator = func.name + "_sum";
  func.join = join.str();
  func.start = start;
  HalideUpdate sum;
  sum.domain = "r" + std::to_string(counter - 1);
  sum.extents.assign(extents.begin(), extents.end());
  Index index = pureIndex(func.shape.size()), summed;
  for (size_t axis = 0; axis < extents.size(); ++axis) {
    summed.push_back(HalideExpr(sum.domain + "[" + std::to_string(axis) + "]"));
  }
  sum.where = where ? where(index, summed).text : "";
  sum.term = term(index, summed);
  if (llvm::any_of(summed, [&](const HalideExpr &axis) {
        return !StringRef(sum.term.text).contains(axis.text);
      })) {
    // Halide takes the axes of a domain from the term: without them it would be added once.
    HalideFunc &ones = addFunc(HalideFunc::Kind::Elementwise, "ones", extents);
    ones.definitions = {at(ones.name, pureIndex(extents.size())).text + " = " +
                        numberExpr(1, bitsOf(value)).text + ";"};
    sum.term = sum.term * at(ones.name, summed);
    moveToEnd(func);
  }
  func.updates.push_back(std::move(sum));
  if (kind == HalideFunc::Kind::Product && isInTilesOfReader(value)) {
    func.isFused = true;
    return accumulated(func);
  }
  defineSums(func);
  func.definitions.push_back(at(func.name, index).text + " = " + at(func.accumulator, index).text +
                             ";");
  return store(value, func);
}

void FuncBuilder::moveToEnd(const HalideFunc &func) {
  auto place = llvm::find_if(pipeline.funcs, [&](auto &other) { return other.get() == &func; });
  std::rotate(place, place + 1, pipeline.funcs.end());
}

/// The elements of an accumulator in the tiles of its reader, with its present updates.
Element FuncBuilder::accumulated(HalideFunc &func) {
  defineSums(func);
  // They may read Funcs that were added after it.
  moveToEnd(func);
  Element element = elementOf(func.accumulator, func.shape);
  element.fused = {&func};
  element.isAccumulator = true;
  return element;
}

static bool isZero(const HalideExpr &value) { return value.text == "0.0f" || value.text == "0.0"; }

static HalideExpr plus(const HalideExpr &a, const HalideExpr &b) {
  return isZero(a) ? b : isZero(b) ? a : a + b;
}

static HalideExpr negated(const HalideExpr &value) { return isZero(value) ? value : -value; }

/// True if an update replaces the elements: what is added to the start is not added to the result.
static bool replacesElements(const HalideFunc &func) {
  return llvm::any_of(func.updates,
                      [](const HalideUpdate &update) { return update.domain.empty(); });
}

/// Adds `value` to the elements of an accumulator.
static void addTo(HalideFunc &func, const HalideExpr &value) {
  auto last = llvm::find_if(llvm::reverse(func.updates),
                            [](const HalideUpdate &update) { return update.domain.empty(); });
  HalideExpr &place = replacesElements(func) ? last->term : func.start;
  place = plus(place, value);
}

std::optional<Element> FuncBuilder::addInTiles(const Element &a, const Element &b,
                                               bool isDifference) {
  // The sums of `next` go on from the elements of `first`.
  auto sums = [](const Element &element) {
    return element.isAccumulator && !replacesElements(*element.fused[0]);
  };
  const bool isNextA = !sums(b);
  const Element &next = isNextA ? a : b, &first = isNextA ? b : a;
  if (!sums(next) || first.fused.size() > 1) {
    return std::nullopt;
  }
  HalideFunc &added = *next.fused[0];
  const Index index = pureIndex(added.shape.size());
  if (isDifference && !isNextA) {
    added.start = negated(added.start);
    for (HalideUpdate &update : added.updates) {
      update.term = -update.term;
    }
  }
  const bool isFirstNegated = isDifference && isNextA;
  if (first.fused.empty()) {
    HalideExpr value = first.at(index);
    added.start = plus(added.start, isFirstNegated ? negated(value) : value);
    return accumulated(added);
  }
  HalideFunc &sum = *first.fused[0];
  if (!first.isAccumulator || isFirstNegated) {
    HalideUpdate replace;
    replace.term = isFirstNegated ? negated(first.at(index)) : first.at(index);
    sum.updates.push_back(std::move(replace));
  }
  addTo(sum, added.start);
  llvm::append_range(sum.updates, added.updates);
  llvm::erase_if(pipeline.funcs, [&](auto &func) { return func.get() == &added; });
  return accumulated(sum);
}

HalideExpr FuncBuilder::scalar(OpFoldResult value) const {
  if (auto attribute = dyn_cast<Attribute>(value)) {
    return cast<IntegerAttr>(attribute).getInt();
  }
  return values.at(cast<Value>(value)).at({});
}

/// `in[t, ...]` where `keep` holds for the index, else `otherwise`.
void FuncBuilder::mask(Value value, Value input, const HalideExpr &otherwise,
                       std::function<HalideExpr(llvm::ArrayRef<HalideExpr>)> keep) {
  Element element;
  element.at = [in = values.at(input), otherwise, keep](llvm::ArrayRef<HalideExpr> index) {
    return call("select", {keep(index), in.at(index), otherwise});
  };
  set(value, element);
}
