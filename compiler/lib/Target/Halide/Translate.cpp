//===- Translate.cpp - The algorithm of a pipeline ------------------------===//
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

#include "Translator.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

using namespace mlir;
using namespace tttc;

SmallVector<int64_t> tttc::shapeOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? SmallVector<int64_t>(type.getShape()) : SmallVector<int64_t>();
}

static unsigned bitsOf(Value value) {
  return getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
}

static std::string scalarType(unsigned bits) { return bits == 64 ? "double" : "float"; }

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

static HalideExpr numberExpr(double value, unsigned bits) {
  return {numberText(value, bits), std::signbit(value) ? HalideExpr::Unary : HalideExpr::Primary};
}

HalideExpr Translator::zeroOf(Value value) const { return numberExpr(0, bitsOf(value)); }

//===----------------------------------------------------------------------===//
// Funcs
//===----------------------------------------------------------------------===//

std::string tttc::axisName(size_t axis) { return "x" + std::to_string(axis); }

Index tttc::pureIndex(size_t rank) {
  Index index;
  for (size_t axis = 0; axis < rank; ++axis) {
    index.push_back(axisName(axis));
  }
  return index;
}

HalideExpr tttc::at(llvm::StringRef func, llvm::ArrayRef<HalideExpr> index) {
  return call(func, llvm::to_vector(llvm::reverse(index)));
}

Element Translator::elementOf(const std::string &func, llvm::ArrayRef<int64_t> shape) const {
  Element element;
  element.shape.assign(shape.begin(), shape.end());
  element.at = [func](llvm::ArrayRef<HalideExpr> index) { return ::at(func, index); };
  return element;
}

HalideFunc &Translator::addFunc(HalideFunc::Kind kind, llvm::StringRef name,
                                llvm::ArrayRef<int64_t> shape) {
  result.funcs.push_back(std::make_unique<HalideFunc>());
  HalideFunc &func = *result.funcs.back();
  func.kind = kind;
  func.name = name.str() + std::to_string(result.funcs.size() - 1);
  func.shape.assign(shape.begin(), shape.end());
  return func;
}

Element Translator::materialise(const Element &element, llvm::StringRef name) {
  HalideFunc &func = addFunc(HalideFunc::Kind::Elementwise, name, element.shape);
  define(func, element);
  return elementOf(func.name, element.shape);
}

void Translator::define(HalideFunc &func, const Element &element) {
  Index index = pureIndex(func.shape.size());
  func.definitions.push_back(::at(func.name, index).text + " = " + element.at(index).text + ";");
  func.fused = element.fused;
}

/// The readers of a value, through views. `often` is set if each element is read more than once by
/// one of them.
static unsigned countReaders(Value value, bool &often) {
  unsigned readers = 0;
  for (Operation *user : value.getUsers()) {
    if (isa<ttt::BroadcastOp>(user)) {
      often = true;
    }
    if (isa<ttt::BroadcastOp, tensor::ExtractSliceOp, ttt::ValidRowsOp>(user)) {
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

void Translator::set(Value value, Element element) {
  element.shape = shapeOf(value);
  bool often = false;
  const unsigned readers = countReaders(value, often);
  bool isMask = getElementTypeOrSelf(value.getType()).isInteger(1);
  bool needsFunc = !isMask && !element.shape.empty() && (readers > 1 || often);
  // Products in the tiles of a reader go on only to a reader of the same shape.
  bool isReturned = value.hasOneUse() && isa<func::ReturnOp>(*value.getUsers().begin());
  needsFunc |= !element.fused.empty() && !hasElementwiseReader(value) && !isReturned;
  values[value] = needsFunc ? materialise(element, "value") : element;
}

Element Translator::reduce(Value value, HalideFunc::Kind kind, llvm::StringRef name,
                           llvm::ArrayRef<int64_t> extents, const HalideExpr &start,
                           llvm::function_ref<HalideExpr(const Index &, const Index &)> term,
                           llvm::function_ref<HalideExpr(const Index &, const Index &)> where,
                           llvm::StringRef join) {
  HalideFunc &func = addFunc(kind, name, shapeOf(value));
  func.accumulator = func.name + "_sum";
  func.domain = "r" + std::to_string(result.funcs.size() - 1);
  func.extents.assign(extents.begin(), extents.end());
  std::string ranges;
  Index index = pureIndex(func.shape.size()), summed;
  for (auto [axis, extent] : llvm::enumerate(extents)) {
    ranges += ", 0, " + std::to_string(extent);
    summed.push_back(HalideExpr(func.domain + "[" + std::to_string(axis) + "]"));
  }
  const std::string sum = ::at(func.accumulator, index).text;
  auto line = [&](const llvm::Twine &text) { func.definitions.push_back(text.str()); };
  line(sum + " = " + start.text + ";");
  line("RDom " + func.domain + "(" + ranges.substr(2) + ");");
  if (where) {
    line(func.domain + ".where(" + where(index, summed).text + ");");
  }
  const HalideExpr addend = term(index, summed);
  line(join.empty() ? sum + " += " + addend.text + ";"
                    : sum + " = " + call(join, {HalideExpr(sum), addend}).text + ";");
  Element element = elementOf(func.accumulator, func.shape);
  if (kind == HalideFunc::Kind::Product && func.shape.size() >= 2 && hasElementwiseReader(value)) {
    func.isFused = true;
    element.fused = {&func};
    return element;
  }
  line(::at(func.name, index).text + " = " + sum + ";");
  return elementOf(func.name, func.shape);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

HalideExpr Translator::scalar(OpFoldResult value) const {
  if (auto attribute = dyn_cast<Attribute>(value)) {
    return cast<IntegerAttr>(attribute).getInt();
  }
  return values.at(cast<Value>(value)).at({});
}

bool Translator::constant(arith::ConstantOp op) {
  Element element;
  element.shape = shapeOf(op);
  HalideExpr text;
  if (auto number = dyn_cast<IntegerAttr>(op.getValue())) {
    text = number.getInt();
  } else if (auto number = dyn_cast<FloatAttr>(op.getValue())) {
    text = numberExpr(number.getValueAsDouble(), bitsOf(op));
  } else {
    auto dense = cast<DenseElementsAttr>(op.getValue());
    if (!isa<FloatType>(dense.getElementType())) {
      return false;
    }
    auto numberOf = [](const APFloat &value) { return value.convertToDouble(); };
    if (!dense.isSplat()) {
      HalideConstant constant;
      constant.name = "c" + std::to_string(result.constants.size());
      constant.type = scalarType(bitsOf(op));
      constant.shape = element.shape;
      for (const APFloat &value : dense.getValues<APFloat>()) {
        constant.values.push_back(numberText(numberOf(value), bitsOf(op)));
      }
      values[op] = elementOf(constant.name, element.shape);
      result.constants.push_back(std::move(constant));
      return true;
    }
    text = numberExpr(numberOf(dense.getSplatValue<APFloat>()), bitsOf(op));
  }
  element.at = [text](llvm::ArrayRef<HalideExpr>) { return text; };
  values[op] = element;
  return true;
}

/// Floats of Halide are as in -ffast-math, where `x != x` is false.
static HalideExpr compare(arith::CmpFPredicate predicate, const HalideExpr &a,
                          const HalideExpr &b) {
  using P = arith::CmpFPredicate;
  StringRef text = predicate == P::OGT   ? ">"
                   : predicate == P::OLT ? "<"
                   : predicate == P::OGE ? ">="
                   : predicate == P::OLE ? "<="
                   : predicate == P::OEQ ? "=="
                                         : "!=";
  bool isEqual = predicate == P::OEQ || predicate == P::UNE;
  return call("strict_float", {binary(a, text, b, isEqual ? HalideExpr::Equal : HalideExpr::Less)});
}

static bool isSupported(arith::CmpFPredicate predicate) {
  using P = arith::CmpFPredicate;
  return llvm::is_contained({P::OGT, P::OLT, P::OGE, P::OLE, P::OEQ, P::UNE}, predicate);
}

bool Translator::elementwise(Operation &op) {
  StringRef name = op.getName().getStringRef();
  SmallVector<Element> operands;
  for (Value operand : op.getOperands()) {
    operands.push_back(values.at(operand));
  }
  const unsigned bits = isa<FloatType>(getElementTypeOrSelf(op.getResult(0).getType()))
                            ? bitsOf(op.getResult(0))
                            : 32;
  using Arguments = llvm::ArrayRef<HalideExpr>;
  std::function<HalideExpr(Arguments)> apply;
  auto function = llvm::StringSwitch<StringRef>(name)
                      .Cases({"arith.maximumf", "arith.maxnumf"}, "max")
                      .Cases({"arith.minimumf", "arith.minnumf"}, "min")
                      .Case("arith.select", "select")
                      .Case("math.absf", "abs")
                      .Case("math.ceil", "ceil")
                      .Case("math.cos", "cos")
                      .Case("math.erf", "erf")
                      .Case("math.exp", "exp")
                      .Case("math.floor", "floor")
                      .Case("math.log", "log")
                      .Case("math.sin", "sin")
                      .Case("math.sqrt", "sqrt")
                      .Default("");
  if (!function.empty()) {
    apply = [function](Arguments x) { return call(function, x); };
  } else if (auto cmp = dyn_cast<arith::CmpFOp>(op)) {
    if (!isSupported(cmp.getPredicate())) {
      return false;
    }
    apply = [p = cmp.getPredicate()](Arguments x) { return compare(p, x[0], x[1]); };
  } else if (isa<arith::ExtFOp, arith::TruncFOp, arith::SIToFPOp>(op)) {
    apply = [bits](Arguments x) { return call("cast<" + scalarType(bits) + ">", x); };
  } else if (name == "math.tanh") {
    // The C library's function is called for each element; that of the prelude is vectorised.
    apply = [bits](Arguments x) { return call(bits == 32 ? "tanh_f32" : "tanh", x); };
  } else if (name == "math.rsqrt") {
    apply = [bits](Arguments x) { return numberExpr(1, bits) / call("sqrt", x); };
  } else if (isa<arith::NegFOp>(op)) {
    apply = [](Arguments x) { return -x[0]; };
  } else if (isa<arith::AddFOp>(op)) {
    apply = [](Arguments x) { return x[0] + x[1]; };
  } else if (isa<arith::SubFOp>(op)) {
    apply = [](Arguments x) { return x[0] - x[1]; };
  } else if (isa<arith::MulFOp>(op)) {
    apply = [](Arguments x) { return x[0] * x[1]; };
  } else if (isa<arith::DivFOp>(op)) {
    apply = [](Arguments x) { return x[0] / x[1]; };
  } else {
    return false;
  }
  Element element;
  for (const Element &operand : operands) {
    llvm::append_range(element.fused, operand.fused);
  }
  SmallVector<bool> isScalar;
  for (Value operand : op.getOperands()) {
    isScalar.push_back(!isa<RankedTensorType>(operand.getType()));
  }
  element.at = [operands, isScalar, apply](llvm::ArrayRef<HalideExpr> index) {
    SmallVector<HalideExpr> arguments;
    for (auto [operand, scalar] : llvm::zip(operands, isScalar)) {
      arguments.push_back(operand.at(scalar ? llvm::ArrayRef<HalideExpr>() : index));
    }
    return apply(arguments);
  };
  set(op.getResult(0), element);
  return true;
}

static Index dropAxes(llvm::ArrayRef<HalideExpr> index, llvm::ArrayRef<int64_t> axes) {
  Index left;
  for (auto [axis, expr] : llvm::enumerate(index)) {
    if (!llvm::is_contained(axes, int64_t(axis))) {
      left.push_back(expr);
    }
  }
  return left;
}

bool Translator::slice(tensor::ExtractSliceOp op) {
  const Element source = values.at(op.getSource());
  SmallVector<HalideExpr> offsets;
  for (auto [axis, offset] : llvm::enumerate(op.getMixedOffsets())) {
    HalideExpr text = scalar(offset);
    // Reads of other elements stay in range: Halide computes no more than the extent.
    const int64_t last = op.getSourceType().getDimSize(axis) - 1;
    offsets.push_back(text.number() ? text : call("clamp", {text, HalideExpr(0), last}));
  }
  SmallVector<int64_t> strides(op.getStaticStrides());
  llvm::SmallBitVector dropped = op.getDroppedDims();
  Element element;
  element.shape = shapeOf(op);
  element.at = [=](llvm::ArrayRef<HalideExpr> index) {
    Index inSource;
    size_t next = 0;
    for (size_t axis = 0; axis < offsets.size(); ++axis) {
      inSource.push_back(dropped.test(axis) ? offsets[axis]
                                            : offsets[axis] + index[next++] * strides[axis]);
    }
    return source.at(inSource);
  };
  values[op] = element;
  return true;
}

bool Translator::insert(tensor::InsertSliceOp op) {
  const Element part = values.at(op.getSource()), rest = values.at(op.getDest());
  SmallVector<HalideExpr> offsets;
  for (OpFoldResult offset : op.getMixedOffsets()) {
    offsets.push_back(scalar(offset));
  }
  SmallVector<int64_t> sizes(op.getStaticSizes()), strides(op.getStaticStrides()),
      shape = shapeOf(op);
  llvm::SmallBitVector dropped = op.getDroppedDims();
  Element element;
  element.at = [=](llvm::ArrayRef<HalideExpr> index) {
    Index inPart;
    std::optional<HalideExpr> inside;
    auto require = [&](const HalideExpr &condition) {
      inside = inside ? binary(*inside, "&&", condition, HalideExpr::And) : condition;
    };
    for (size_t axis = 0; axis < offsets.size(); ++axis) {
      HalideExpr from = index[axis] - offsets[axis];
      const bool isAll = sizes[axis] == shape[axis] && strides[axis] == 1;
      if (!isAll) {
        require(binary(from, ">=", 0, HalideExpr::Less));
        require(binary(from, "<", sizes[axis] * strides[axis], HalideExpr::Less));
      }
      if (strides[axis] != 1) {
        require(binary(binary(from, "%", strides[axis], HalideExpr::Product), "==", 0,
                       HalideExpr::Equal));
      }
      if (!dropped.test(axis)) {
        HalideExpr place = from / strides[axis];
        inPart.push_back(isAll ? place : call("clamp", {place, HalideExpr(0), sizes[axis] - 1}));
      }
    }
    return inside ? call("select", {*inside, part.at(inPart), rest.at(index)}) : part.at(inPart);
  };
  set(op, element);
  return true;
}

/// `in[t, ...]` where `keep` holds for the index, else `otherwise`.
void Translator::mask(Value value, Value input, const HalideExpr &otherwise,
                      std::function<HalideExpr(llvm::ArrayRef<HalideExpr>)> keep) {
  Element element;
  element.at = [in = values.at(input), otherwise, keep](llvm::ArrayRef<HalideExpr> index) {
    return call("select", {keep(index), in.at(index), otherwise});
  };
  set(value, element);
}

static HalideExpr isEarlier(const HalideExpr &a, const HalideExpr &b, bool strict) {
  return binary(a, strict ? "<" : "<=", b, HalideExpr::Less);
}

/// The condition of ttt.band: does row t see column s?
template <typename OpTy>
static HalideExpr sees(OpTy op, const HalideExpr &offset, const HalideExpr &t,
                       const HalideExpr &s) {
  HalideExpr distance = offset + t - s;
  const int64_t from = op.getBefore() ? 1 : 0;
  HalideExpr condition = binary(distance, ">=", from, HalideExpr::Less);
  if (std::optional<int64_t> window = op.getWindow()) {
    condition = binary(condition, "&&", binary(distance, "<", *window + from, HalideExpr::Less),
                       HalideExpr::And);
  }
  return condition;
}

bool Translator::selection(Operation &op) {
  return llvm::TypeSwitch<Operation *, bool>(&op)
      .Case([&](ttt::BroadcastOp op) {
        Element element;
        element.shape = shapeOf(op);
        element.at = [in = values.at(op.getInput()), axes = SmallVector<int64_t>(op.getAxes())](
                         llvm::ArrayRef<HalideExpr> index) { return in.at(dropAxes(index, axes)); };
        values[op] = element;
        return true;
      })
      .Case([&](ttt::ValidRowsOp op) {
        mask(op, op.getInput(), zeroOf(op), [count = scalar(op.getCount())](auto index) {
          return binary(index[0], "<", count, HalideExpr::Less);
        });
        return true;
      })
      .Case([&](ttt::TrilOp op) {
        mask(op, op.getInput(), zeroOf(op), [strict = op.getStrict()](auto index) {
          return isEarlier(index[1], index[0], strict);
        });
        return true;
      })
      .Case([&](ttt::BandOp op) {
        mask(op, op.getInput(), numberExpr(op.getOtherwise().convertToDouble(), bitsOf(op)),
             [op, offset = scalar(op.getOffset())](auto index) mutable {
               return sees(op, offset, index[0], index[1]);
             });
        return true;
      })
      .Case([&](ttt::ShiftRowsOp op) {
        Element element;
        element.at = [in = values.at(op.getInput()),
                      first = values.at(op.getFirst())](llvm::ArrayRef<HalideExpr> index) {
          Index before(index.begin(), index.end());
          before[0] = call("max", {index[0] - 1, HalideExpr(0)});
          return call("select", {binary(index[0], "==", 0, HalideExpr::Equal),
                                 first.at(index.drop_front()), in.at(before)});
        };
        set(op, element);
        return true;
      })
      .Case([&](ttt::RotateHalfOp op) {
        Element element;
        const int64_t n = shapeOf(op).back();
        element.at = [in = values.at(op.getInput()), n,
                      halves = op.getHalves()](llvm::ArrayRef<HalideExpr> index) {
          const HalideExpr &i = index.back();
          Index first(index.begin(), index.end()), second = first;
          HalideExpr isFirst =
              halves ? binary(i, "<", n / 2, HalideExpr::Less)
                     : binary(binary(i, "%", 2, HalideExpr::Product), "==", 0, HalideExpr::Equal);
          // The partner of an entry; clamped where the other case applies.
          const int64_t apart = halves ? n / 2 : 1;
          second.back() = call("min", {i + apart, HalideExpr(n - 1)});
          first.back() = call("max", {i - apart, HalideExpr(0)});
          return call("select", {isFirst, -in.at(second), in.at(first)});
        };
        set(op, element);
        return true;
      })
      .Default(false);
}

/// Reads the matrix `operand` of a product by columns: a transposed copy of it, whose index letters
/// are in the other order.
static bool readsColumns(StringRef letters, StringRef result) {
  return result.size() >= 2 && letters.size() == 2 && letters[0] == result.back();
}

Element Translator::transposed(Value operand) {
  const Element source = values.at(operand);
  SmallVector<int64_t> shape = shapeOf(operand);
  std::swap(shape[0], shape[1]);
  HalideFunc &func = addFunc(HalideFunc::Kind::Transpose, "turned", shape);
  func.accumulator = func.name + "_block";
  Index index = pureIndex(2), swapped = {index[1], index[0]};
  func.definitions = {::at(func.accumulator, index).text + " = " + source.at(swapped).text + ";",
                      ::at(func.name, index).text + " = " + ::at(func.accumulator, index).text +
                          ";"};
  return elementOf(func.name, shape);
}

bool Translator::contract(ttt::ContractOp op) {
  std::string letters[2] = {op.lhsAxes().str(), op.rhsAxes().str()}, out = op.resultAxes().str();
  Value operands[2] = {op.getLhs(), op.getRhs()};
  Element elements[2];
  std::string summed;
  SmallVector<int64_t> extents;
  for (unsigned side : {0u, 1u}) {
    elements[side] = values.at(operands[side]);
    for (auto [letter, size] : llvm::zip(letters[side], shapeOf(operands[side]))) {
      if (!llvm::is_contained(out, letter) && !llvm::is_contained(summed, letter)) {
        summed += letter;
        extents.push_back(size);
      }
    }
  }
  for (unsigned side : {0u, 1u}) {
    if (!summed.empty() && readsColumns(letters[side], out)) {
      elements[side] = transposed(operands[side]);
      std::swap(letters[side][0], letters[side][1]);
    }
  }
  auto term = [=](llvm::ArrayRef<HalideExpr> index, llvm::ArrayRef<HalideExpr> sums) {
    auto read = [&](unsigned side) {
      Index at;
      for (char letter : letters[side]) {
        size_t place = out.find(letter);
        at.push_back(place != std::string::npos ? index[place] : sums[summed.find(letter)]);
      }
      return elements[side].at(at);
    };
    return read(0) * read(1);
  };
  if (extents.empty()) {
    Element element;
    element.at = [term](llvm::ArrayRef<HalideExpr> index) { return term(index, {}); };
    set(op, element);
    return true;
  }
  values[op] = reduce(op, HalideFunc::Kind::Product, "product", extents, zeroOf(op), term);
  return true;
}

bool Translator::reduction(Operation &op) {
  if (auto sum = dyn_cast<ttt::ReduceSumOp>(op)) {
    SmallVector<int64_t> axes(sum.getAxes()), shape = shapeOf(sum.getInput()), extents;
    for (int64_t axis : axes) {
      extents.push_back(shape[axis]);
    }
    auto term = [&](const Index &index, const Index &sums) {
      Index at;
      size_t kept = 0, reduced = 0;
      for (size_t axis = 0; axis < shape.size(); ++axis) {
        at.push_back(llvm::is_contained(axes, int64_t(axis)) ? sums[reduced++] : index[kept++]);
      }
      return values.at(sum.getInput()).at(at);
    };
    const bool isRow = axes.back() == int64_t(shape.size()) - 1;
    values[sum] =
        reduce(sum, isRow ? HalideFunc::Kind::RowReduction : HalideFunc::Kind::ColumnReduction,
               "sum", extents, zeroOf(sum), term);
    return true;
  }
  if (auto max = dyn_cast<ttt::ReduceMaxOp>(op)) {
    auto term = [&](const Index &index, const Index &sums) {
      Index at = index;
      at.push_back(sums[0]);
      return values.at(max.getInput()).at(at);
    };
    values[max] = reduce(
        max, HalideFunc::Kind::RowReduction, "max", {shapeOf(max.getInput()).back()},
        numberExpr(-std::numeric_limits<double>::infinity(), bitsOf(max)), term, nullptr, "max");
    return true;
  }
  if (auto product = dyn_cast<ttt::TrilMatmulOp>(op)) {
    // out[i] sums the entries (t, s) of the triangle with t = i or, transposed, s = i.
    const bool transpose = product.getTranspose();
    Element weights =
        transpose ? transposed(product.getWeights()) : values.at(product.getWeights());
    Element rows = values.at(product.getRows());
    auto term = [&](const Index &i, const Index &r) {
      return weights.at({i[0], r[0]}) * rows.at({r[0], i[1]});
    };
    auto where = [&](const Index &i, const Index &r) {
      return transpose ? isEarlier(i[0], r[0], product.getStrict())
                       : isEarlier(r[0], i[0], product.getStrict());
    };
    values[product] = reduce(product, HalideFunc::Kind::Product, "product", {shapeOf(product)[0]},
                             zeroOf(product), term, where);
    return true;
  }
  if (auto product = dyn_cast<ttt::BandMatmulOp>(op)) {
    Element weights = values.at(product.getWeights()), rows = values.at(product.getRows());
    HalideExpr offset = scalar(product.getOffset());
    auto term = [&](const Index &i, const Index &r) {
      return weights.at({i[0], r[0]}) * rows.at({r[0], i[1]});
    };
    auto where = [&](const Index &i, const Index &r) { return sees(product, offset, i[0], r[0]); };
    Element start = values.at(product.getStart());
    values[product] =
        reduce(product, HalideFunc::Kind::Product, "product", {shapeOf(product.getWeights())[1]},
               start.at(pureIndex(2)), term, where);
    return true;
  }
  return false;
}

bool Translator::other(Operation &op) {
  if (isa<tensor::EmptyOp>(op)) {
    Element element;
    element.shape = shapeOf(op.getResult(0));
    element.at = [zero = zeroOf(op.getResult(0))](llvm::ArrayRef<HalideExpr>) { return zero; };
    values[op.getResult(0)] = element;
    return true;
  }
  if (isa<tensor::FromElementsOp>(op) && op.getNumOperands() == 1) {
    Element element;
    element.shape = shapeOf(op.getResult(0));
    element.at = [in = values.at(op.getOperand(0))](llvm::ArrayRef<HalideExpr>) {
      return in.at({});
    };
    values[op.getResult(0)] = element;
    return true;
  }
  return false;
}

bool Translator::translate(Operation &op) {
  return llvm::TypeSwitch<Operation *, bool>(&op)
      .Case([&](arith::ConstantOp op) { return constant(op); })
      .Case([&](tensor::ExtractSliceOp op) { return slice(op); })
      .Case([&](tensor::InsertSliceOp op) { return insert(op); })
      .Case([&](ttt::ContractOp op) { return contract(op); })
      .Case([&](ttt::TrilSolveOp op) { return solve(op); })
      .Case([&](ttt::RecurrenceOp op) { return recurrence(op); })
      .Case([&](ttt::DecayedProductsOp op) { return decayedProducts(op); })
      .Case([&](ttt::DecayedRowsOp op) { return decayedRows(op); })
      .Default([&](Operation *op) {
        return selection(*op) || reduction(*op) || other(*op) || elementwise(*op);
      });
}

//===----------------------------------------------------------------------===//
// The pipeline
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> stridesOf(Value memory) {
  return cast<MemRefType>(memory.getType()).getStridesAndOffset().first;
}

void Translator::addArgument(BlockArgument argument, Value memory) {
  const std::string number = std::to_string(argument.getArgNumber());
  HalideInput input;
  if (isa<RankedTensorType>(argument.getType())) {
    input.name = "in" + number;
    input.type = "Float(" + std::to_string(bitsOf(argument)) + ")";
    input.shape = shapeOf(argument);
    input.strides = stridesOf(memory);
    values[argument] = elementOf(input.name, input.shape);
    result.inputs.push_back(input);
    return;
  }
  input.name = "p" + number;
  Type type = argument.getType();
  input.type = type.isF32() ? "float" : type.isF64() ? "double" : "int";
  HalideExpr text(input.name);
  if (type.isInteger(1)) {
    text = binary(text, "!=", 0, HalideExpr::Equal);
  }
  Element element;
  element.at = [text](llvm::ArrayRef<HalideExpr>) { return text; };
  values[argument] = element;
  result.parameters.push_back(input);
}

FailureOr<HalidePipeline> Translator::run(func::FuncOp func, halide::RunOp run) {
  result.name = func.getSymName().str();
  for (auto [argument, operand] : llvm::zip(func.getArguments(), run->getOperands())) {
    addArgument(argument, operand);
  }
  for (Operation &op : func.getBody().front().without_terminator()) {
    if (!translate(op)) {
      op.emitError("'") << op.getName() << "' has no form in Halide yet";
      return failure();
    }
  }
  for (auto [i, value] : llvm::enumerate(func.getBody().front().getTerminator()->getOperands())) {
    HalideFunc &out = addFunc(HalideFunc::Kind::Elementwise, "", shapeOf(value));
    out.name = "out" + std::to_string(i);
    out.isOutput = true;
    out.strides = stridesOf(run.getOuts()[i]);
    define(out, values.at(value));
  }
  return std::move(result);
}

FailureOr<HalidePipeline> tttc::translatePipeline(func::FuncOp func, halide::RunOp run) {
  return Translator().run(func, run);
}
