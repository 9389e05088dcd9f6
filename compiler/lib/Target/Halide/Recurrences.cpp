//===- Recurrences.cpp - Rows that depend on earlier rows -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Updates of one Func over the tokens of a mini-batch, in their order: an update may read the
// elements that earlier ones have written.
//
//===----------------------------------------------------------------------===//

#include "FuncBuilder.h"

#include <map>

using namespace mlir;
using namespace tttc;

static HalideExpr less(const HalideExpr &a, const HalideExpr &b) {
  return binary(a, "<", b, HalideExpr::Less);
}

static HalideExpr equal(const HalideExpr &a, const HalideExpr &b) {
  return binary(a, "==", b, HalideExpr::Equal);
}

/// `RDom NAME(0, EXTENT, ...);`
static std::string domainText(const HalideFunc &func) {
  std::string ranges;
  for (int64_t extent : func.extents) {
    ranges += (ranges.empty() ? "0, " : ", 0, ") + std::to_string(extent);
  }
  return "RDom " + func.domain + "(" + ranges + ");";
}

static HalideExpr domainVar(const HalideFunc &func, unsigned axis) {
  return HalideExpr(func.domain + "[" + std::to_string(axis) + "]");
}

static void setDomain(HalideFunc &func, llvm::ArrayRef<int64_t> extents) {
  func.domain = "r_" + func.name;
  func.extents.assign(extents.begin(), extents.end());
}

/// `out[t] = rows[t] + gate[t] sum_{s < t} weights[t, s] out[s]`; transposed, from the last row to
/// the first, `out[s] = rows[s] + sum_{t > s} weights[t, s] gate[t] out[t]`.
bool tttc::solve(FuncBuilder &b, ttt::TrilSolveOp op) {
  HalideFunc &func = b.addFunc(HalideFunc::Kind::Solve, "solve", shapeOf(op));
  const int64_t tokens = func.shape[0];
  func.accumulator = func.name + "_rows";
  setDomain(func, {tokens, tokens});
  const bool transpose = op.getTranspose();
  const Index pure = pureIndex(2);
  HalideExpr earlier = domainVar(func, 0), later = domainVar(func, 1);
  // The row that is written and the one that is read.
  HalideExpr to = transpose ? HalideExpr(tokens - 1) - later : later;
  HalideExpr from = transpose ? HalideExpr(tokens - 1) - earlier : earlier;
  HalideExpr weight =
      b.values.at(op.getWeights()).at({transpose ? from : to, transpose ? to : from});
  if (op.getGate()) {
    weight = weight * b.values.at(op.getGate()).at({transpose ? from : to, pure[1]});
  }
  func.definitions = {b.at(func.accumulator, pure).text + " = " +
                          b.values.at(op.getRows()).at(pure).text + ";",
                      domainText(func), func.domain + ".where(" + less(earlier, later).text + ");",
                      b.at(func.accumulator, {to, pure[1]}).text +
                          " += " + (weight * b.at(func.accumulator, {from, pure[1]})).text + ";",
                      b.at(func.name, pure).text + " = " + b.at(func.accumulator, pure).text + ";"};
  b.values[op] = b.store(op, func);
  return true;
}

namespace {
/// Gates by the pair of the tensors that they connect.
using Gates = std::map<std::pair<int64_t, int64_t>, Element>;
} // namespace

static std::string tupleText(llvm::ArrayRef<HalideExpr> parts) {
  return parts.size() == 1 ? parts[0].text : call("Tuple", parts).text;
}

/// Part `i` of an element of a Func whose elements are tuples of `n`.
static HalideExpr partOf(const HalideExpr &element, int64_t i, int64_t n) {
  return n == 1 ? element : HalideExpr(element.text + "[" + std::to_string(i) + "]");
}

/// For each carried tensor j a Func of the tuples A_ij[t], and for each source l one of the tuples
/// L_il[t, s]; with vectors as gates channels are a further axis.
bool tttc::recurrence(FuncBuilder &b, ttt::RecurrenceOp op) {
  const int64_t n = op.getCarried();
  Gates transitions, inputs;
  for (auto [k, gate] : llvm::enumerate(op.getGates())) {
    transitions[{op.getTransitions()[2 * k], op.getTransitions()[2 * k + 1]}] = b.values.at(gate);
  }
  for (auto [k, rate] : llvm::enumerate(op.getRates())) {
    inputs[{op.getInputs()[2 * k], op.getInputs()[2 * k + 1]}] = b.values.at(rate);
  }
  const HalideExpr zero = b.zeroOf(op.getResult(0));
  const HalideExpr one(
      numberText(1, cast<RankedTensorType>(op.getResultTypes()[0]).getElementTypeBitWidth()));
  auto addFuncs = [&](bool isSource, int64_t column) {
    Value first = isSource ? op.getSourceCoefficient(0, column) : op.getStartCoefficient(0, column);
    HalideFunc &func = b.addFunc(HalideFunc::Kind::Recurrence, "recurrence", shapeOf(first));
    func.parts = n;
    const size_t rank = func.shape.size();
    const bool hasChannels = rank == (isSource ? 3u : 2u);
    const int64_t tokens = func.shape[0];
    setDomain(func, isSource ? llvm::ArrayRef<int64_t>({tokens, tokens})
                             : llvm::ArrayRef<int64_t>(tokens));
    const Index pure = pureIndex(rank);
    HalideExpr token = domainVar(func, isSource ? 1 : 0);
    Index now = {token}, before = {call("max", {token - 1, HalideExpr(0)})}, ofGate = {token};
    if (isSource) {
      now.push_back(domainVar(func, 0));
      before.push_back(domainVar(func, 0));
    }
    if (hasChannels) {
      for (Index *index : {&now, &before, &ofGate}) {
        index->push_back(pure.back());
      }
    }
    SmallVector<HalideExpr> start(n, zero), next;
    for (int64_t i = 0; i < n; ++i) {
      std::optional<HalideExpr> sum;
      for (int64_t k = 0; k < n; ++k) {
        auto gate = transitions.find({i, k});
        if (gate == transitions.end()) {
          continue;
        }
        HalideExpr previous = partOf(b.at(func.name, before), k, n);
        if (!isSource) {
          previous = call("select", {equal(token, 0), k == column ? one : zero, previous});
        }
        HalideExpr term = gate->second.at(ofGate) * previous;
        sum = sum ? *sum + term : term;
      }
      HalideExpr value = sum.value_or(zero);
      if (isSource) {
        auto rate = inputs.find({i, column});
        value = call("select", {equal(domainVar(func, 0), token),
                                rate == inputs.end() ? zero : rate->second.at(ofGate), value});
      }
      next.push_back(value);
    }
    func.definitions = {b.at(func.name, pure).text + " = " + tupleText(start) + ";",
                        domainText(func)};
    if (isSource) {
      HalideExpr source = domainVar(func, 0);
      func.definitions.push_back(func.domain + ".where(" +
                                 binary(source, "<=", token, HalideExpr::Less).text + ");");
    }
    func.definitions.push_back(b.at(func.name, now).text + " = " + tupleText(next) + ";");
    for (int64_t i = 0; i < n; ++i) {
      Element element = b.elementOf(func.name, func.shape);
      element.at = [&b, name = func.name, i, n](llvm::ArrayRef<HalideExpr> index) {
        return partOf(b.at(name, index), i, n);
      };
      b.values[isSource ? op.getSourceCoefficient(i, column) : op.getStartCoefficient(i, column)] =
          element;
    }
  };
  for (int64_t j = 0; j < n; ++j) {
    addFuncs(/*isSource=*/false, j);
  }
  for (int64_t l = 0; l < int64_t(op.getSources()); ++l) {
    addFuncs(/*isSource=*/true, l);
  }
  return true;
}

/// The columns as they have decayed at each later token, then their products with the rows: twice
/// the arithmetic of a product.
bool tttc::decayedProducts(FuncBuilder &b, ttt::DecayedProductsOp op) {
  SmallVector<int64_t> rows = shapeOf(op.getRows());
  const int64_t tokens = rows[0], n = rows[1];
  // Axes t, s, channel.
  HalideFunc &func = b.addFunc(HalideFunc::Kind::Recurrence, "decayed", {tokens, tokens, n});
  setDomain(func, {tokens, tokens});
  const Index pure = pureIndex(3);
  HalideExpr s = domainVar(func, 0), t = domainVar(func, 1);
  HalideExpr before = call("max", {t - 1, HalideExpr(0)});
  // Before token t's own gate if strict: the gate of the token before, unless that is s.
  const Element gate = b.values.at(op.getGate()), columns = b.values.at(op.getColumns());
  HalideExpr decay = gate.at({t, pure[2]});
  HalideExpr first = columns.at({s, pure[2]});
  HalideExpr next =
      call("select", {equal(s, t), first, decay * b.at(func.name, {before, s, pure[2]})});
  func.definitions = {b.at(func.name, pure).text + " = " + b.zeroOf(op).text + ";",
                      domainText(func),
                      func.domain + ".where(" + binary(s, "<=", t, HalideExpr::Less).text + ");",
                      b.at(func.name, {t, s, pure[2]}).text + " = " + next.text + ";"};
  const Element left = b.values.at(op.getRows());
  const std::string name = func.name;
  const bool strict = op.getStrict();
  auto term = [&](const Index &index, const Index &sums) {
    HalideExpr at = strict ? call("max", {index[0] - 1, HalideExpr(0)}) : index[0];
    return left.at({index[0], sums[0]}) * b.at(name, {at, index[1], sums[0]});
  };
  b.values[op] = b.reduce(op, HalideFunc::Kind::RowReduction, "products", {n}, b.zeroOf(op), term);
  return true;
}

/// Products of the gates of all later tokens, from the last token to the first.
bool tttc::decayedRows(FuncBuilder &b, ttt::DecayedRowsOp op) {
  SmallVector<int64_t> shape = shapeOf(op);
  HalideFunc &func = b.addFunc(HalideFunc::Kind::Recurrence, "decay", shape);
  const int64_t tokens = shape[0];
  setDomain(func, {std::max<int64_t>(tokens - 1, 1)});
  const Index pure = pureIndex(2);
  const HalideExpr one(numberText(1, op.getType().getElementTypeBitWidth()));
  HalideExpr count = b.scalar(op.getCount()),
             token = HalideExpr(std::max<int64_t>(tokens - 2, 0)) - domainVar(func, 0);
  HalideExpr later = call("min", {token + 1, HalideExpr(tokens - 1)});
  HalideExpr gate =
      call("select", {less(later, count), b.values.at(op.getGate()).at({later, pure[1]}), one});
  func.definitions = {b.at(func.name, pure).text + " = " + one.text + ";", domainText(func)};
  if (tokens > 1) {
    func.definitions.push_back(b.at(func.name, {token, pure[1]}).text + " = " +
                               (gate * b.at(func.name, {later, pure[1]})).text + ";");
  }
  Element element;
  element.at = [&b, rows = b.values.at(op.getRows()), name = func.name, count,
                zero = b.zeroOf(op)](llvm::ArrayRef<HalideExpr> index) {
    return call("select", {less(index[0], count), rows.at(index) * b.at(name, index), zero});
  };
  b.set(op, element);
  return true;
}
