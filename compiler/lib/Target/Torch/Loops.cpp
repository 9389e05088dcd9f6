//===- Loops.cpp - Loops over mini-batches in Python ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over groups becomes a loop over the index of their first tokens. Streams of rows are
// sliced, padded as in ttt.every, and gathered again.
//
//===----------------------------------------------------------------------===//

#include "Writer.h"

using namespace mlir;
using namespace tttc;
using tttc::torch::freshName;

std::string tttc::nameOf(StringRef result) {
  if (result.starts_with("join.") || result.starts_with("row.")) {
    return result.starts_with("join.") ? "joined" : "of_head";
  }
  result.consume_back("_final");
  std::string text = result.str();
  std::replace(text.begin(), text.end(), '.', '_');
  return text;
}

std::string Writer::resultName(Value result) {
  for (OpOperand &use : result.getUses()) {
    if (auto end = dyn_cast<func::ReturnOp>(use.getOwner())) {
      auto func = cast<func::FuncOp>(end->getParentOp());
      return nameOf(ttt::resultTensor(func, use.getOperandNumber()).getName());
    }
    if (auto end = dyn_cast<ttt::YieldOp>(use.getOwner())) {
      if (auto loop = dyn_cast<ttt::EveryOp>(end->getParentOp())) {
        return resultName(loop.getResult(use.getOperandNumber()));
      }
    }
    auto loop = dyn_cast<ttt::EveryOp>(use.getOwner());
    if (loop && !loop.getInits().empty()) {
      size_t first = loop.getInits().getBeginOperandIndex();
      if (use.getOperandNumber() >= first) {
        return resultName(loop.getResult(use.getOperandNumber() - first));
      }
    }
  }
  return "";
}

void Writer::recurrence(ttt::RecurrenceOp op) {
  auto pairs = [&](ArrayRef<int64_t> keys, ValueRange gates) {
    std::vector<std::string> entries;
    for (auto [i, gate] : llvm::enumerate(gates)) {
      entries.push_back("(" + std::to_string(keys[2 * i]) + ", " + std::to_string(keys[2 * i + 1]) +
                        "): " + exprs.whole(gate).text);
    }
    return "{" + torch::commaList(entries) + "}";
  };
  comment(op.getLoc());
  std::vector<std::string> names;
  for (Value result : op.getResults()) {
    names.push_back(result.use_empty() ? "_" : nameFor(result));
    exprs.values[result] = named(result, names.back());
  }
  text.line(torch::commaList(names) + (names.size() == 1 ? ", = " : " = ") +
            exprs.helper("recurrence") + "(" + std::to_string(op.getCarried()) + ", " +
            std::to_string(op.getSources()) + ", " + pairs(op.getTransitions(), op.getGates()) +
            ", " + pairs(op.getInputs(), op.getRates()) + ")");
}

/// A name for a value that a loop carries or gathers.
std::string Writer::loopName(Value result, bool isRows) {
  std::string name = resultName(result);
  return name.empty() && isRows ? nameFor(result) : freshName(name.empty() ? "c" : name, taken);
}

/// `wanted`, a name of the writer, or with a number appended if it is taken.
std::string Writer::unused(const std::string &wanted) {
  std::string name = wanted;
  for (int i = 2; !taken.insert(name).second; ++i) {
    name = wanted + std::to_string(i);
  }
  return name;
}

/// Assigns all carried values in one statement, because they may be permuted. If the line would be
/// too long, assigns them one by one from temporary names.
void Writer::carryOn(const std::vector<std::string> &names, std::vector<std::string> next) {
  constexpr size_t width = 80;
  const std::string all = torch::commaList(names) + " = " + torch::commaList(next);
  if (all.size() <= width) {
    return names.empty() ? void() : text.line(all);
  }
  for (std::string &value : next) {
    bool isOwn = value.find_first_not_of("wzsA0123456789") == std::string::npos;
    if (!isOwn || llvm::is_contained(names, value)) {
      std::string name = unused("next_" + names[&value - next.data()]);
      text.line(name + " = " + value);
      value = name;
    }
  }
  for (auto [name, value] : llvm::zip(names, next)) {
    text.line(name + " = " + value);
  }
}

LogicalResult Writer::every(ttt::EveryOp loop) {
  if (hasSeparateRows(loop)) {
    return rows(loop);
  }
  const std::string n = std::to_string(loop.getChunk());
  std::string first = "0", last = "T", length = "T";
  if (loop.getFirst()) {
    first = exprs.get(loop.getFirst()).text.text;
    length = exprs.get(loop.getLength()).text.text;
    last = first + " + " + length;
  }
  // A carried value has one name before, in and after the loop, unless its initial value is needed
  // later.
  std::vector<std::string> carried, rows;
  for (auto [init, argument, result] :
       llvm::zip(loop.getInits(), loop.getCarriedArgs(), loop.getCarriedResults())) {
    std::string start = exprs.whole(init).text;
    bool same = init.hasOneUse() && taken.count(start);
    carried.push_back(same ? start : loopName(result, /*isRows=*/false));
    if (!same) {
      text.line(carried.back() + " = " + start);
    }
    exprs.values[argument] = named(argument, carried.back());
    exprs.values[result] = named(result, carried.back());
  }
  for (Value result : loop.getRowResults()) {
    rows.push_back(loopName(result, /*isRows=*/true));
    text.line(rows.back() + " = {}");
  }
  const std::string start = unused("start"), count = unused("count");
  std::vector<std::string> inside = {start, count};
  exprs.values[loop.getStart()] = named(loop.getStart(), start);
  exprs.values[loop.getCount()] = named(loop.getCount(), count);
  const std::string groups = exprs.helper("starts") + "(" + first + ", " + length + ", " + n + ")";
  text.line("for " + start + " in " + (loop.getReverse() ? "reversed(" + groups + ")" : groups) +
            ":  # mini-batches of " + n + " tokens");
  text.indent();
  text.line(count + " = min(" + n + ", " + last + " - " + start + ")");
  int64_t outer = std::exchange(chunk, loop.getChunk());
  for (auto [stream, argument] : llvm::zip(loop.getTokens(), loop.getTokenArgs())) {
    if (argument.use_empty()) {
      continue;
    }
    const std::string whole = exprs.whole(stream).text;
    const std::string name = freshName(whole + "_b", taken);
    inside.push_back(name);
    text.line(name + " = " + exprs.helper("padded") + "(" + whole + ", " + start +
              (loop.getFirst() ? " - " + first : "") + ", " + count + ", " + n + ")");
    exprs.values[argument] = named(argument, name);
  }
  commented = 0;
  if (failed(block(loop.getBody().front()))) {
    return failure();
  }
  chunk = outer;
  ValueRange yielded = loop.getBody().front().getTerminator()->getOperands();
  std::vector<std::string> next, changed;
  for (auto [name, value] : llvm::zip(carried, yielded)) {
    const std::string text = exprs.whole(value).text;
    if (text != name) {
      changed.push_back(name);
      next.push_back(text);
    }
  }
  for (auto [name, value] : llvm::zip(rows, yielded.drop_front(carried.size()))) {
    text.line(name + "[" + start + "] = " + exprs.whole(value).text);
  }
  carryOn(changed, next);
  text.dedent();
  for (const std::string &name : inside) {
    taken.erase(name);
  }
  for (auto [name, result] : llvm::zip(rows, loop.getRowResults())) {
    int64_t size = cast<RankedTensorType>(result.getType()).getDimSize(0);
    std::string all = exprs.helper("gathered") + "(" + name + ", " + length + ")";
    if (!ShapedType::isDynamic(size)) {
      all =
          exprs.helper("padded") + "(" + all + ", 0, " + length + ", " + std::to_string(size) + ")";
    }
    text.line(name + " = " + all);
    exprs.values[result] = named(result, name);
  }
  return success();
}
