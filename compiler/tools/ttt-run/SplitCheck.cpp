//===- SplitCheck.cpp - Expected outputs of split runs --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SplitCheck.h.
//
//===----------------------------------------------------------------------===//

#include "SplitCheck.h"

#include "Report.h"
#include "TokenAxis.h"

namespace tttc::run {
namespace {

/// The number of tokens before the group that is still open at the end. None if loops over the
/// sequence disagree, because the states then have different positions.
std::optional<int64_t> closedTokens(const Call &call) {
  std::optional<int64_t> closed;
  for (const dsl::StmtPtr &stmt : call.layer->body.stmts) {
    const bool isGroups = stmt->kind == dsl::StmtKind::Every;
    if (!isGroups && stmt->kind != dsl::StmtKind::EachToken)
      continue;
    const auto length = isGroups ? dsl::evaluate(*stmt->expr, call.dims) : std::optional(1.0);
    const int64_t here = call.tokens - call.tokens % static_cast<int64_t>(length.value_or(1));
    if (closed.value_or(here) != here)
      return std::nullopt;
    closed = here;
  }
  return closed.value_or(call.tokens);
}

/// The outputs of a sequence of the first `tokens` tokens of the call.
bool interpretStart(const Call &call, int64_t tokens, Precision precision, ArrayMap &outputs) {
  Call start = withoutArrays(call);
  start.arrays = call.arrays;
  start.tokens = tokens;
  for (const dsl::Entity *token : call.layer->tokens) {
    Array &array = start.arrays.at(token->name);
    array = cutTokens(array, timeAxis(*token), 0, tokens);
  }
  return interpretCall(start, outputs, precision);
}

bool isStored(const dsl::Layer &layer, const std::string &name) {
  const dsl::Entity *state = dsl::findState(layer, name);
  return state && state->growing;
}

/// The final value of `carry.S_final` or `carry.STAGE.S_final`; null if there is none.
const ArrayMap::value_type *findFinal(const dsl::Layer &layer, const ArrayMap &finals,
                                      const std::string &carried) {
  // Prefers the longest name: `m.S_final` is not `S_final`.
  for (size_t dot = carried.find('.'); dot != std::string::npos; dot = carried.find('.', dot + 1)) {
    const std::string name = carried.substr(dot + 1);
    auto final = finals.find(name);
    if (final != finals.end())
      return isStored(layer, name.substr(0, name.rfind("_final"))) ? nullptr : &*final;
  }
  return nullptr;
}

/// A value shared by all heads, [B, ...], is carried by each head, [B, H, ...].
Array likeCarried(const Array &final, const Array &carried) {
  if (final.shape.size() + 1 != carried.shape.size())
    return final;
  Array spread = final;
  spread.shape.insert(spread.shape.begin() + 1, carried.shape[1]);
  spread.data.clear();
  const size_t row = final.shape[0] ? final.data.size() / static_cast<size_t>(final.shape[0]) : 0;
  for (auto begin = final.data.begin(); begin != final.data.end(); begin += row)
    for (int64_t head = 0; head < carried.shape[1]; ++head)
      spread.data.insert(spread.data.end(), begin, begin + row);
  return spread;
}

} // namespace

bool interpretSplit(const Call &whole, const SplitOutputs &given, Precision precision,
                    ArrayMap &expected) {
  ArrayMap all, finals;
  if (!interpretCall(whole, all, precision))
    return false;
  for (const auto &[name, array] : given.outputs)
    if (auto found = all.find(name); found != all.end()) {
      const int axis = given.timeAxes.at(name);
      const int64_t length = array.shape[static_cast<size_t>(axis)];
      const int64_t total = found->second.shape[static_cast<size_t>(axis)];
      expected.emplace(name, cutTokens(found->second, axis, total - length, length));
    }
  const std::optional<int64_t> closed = closedTokens(whole);
  if (!closed)
    return true;
  if (*closed == whole.tokens)
    finals = std::move(all);
  else if (!interpretStart(whole, *closed, precision, finals))
    return false;
  for (const auto &[name, array] : given.carry)
    if (const ArrayMap::value_type *final = findFinal(*whole.layer, finals, name))
      expected.emplace(name, likeCarried(final->second, array));
  return true;
}

void noteComparison(const Call &whole) {
  if (!closedTokens(whole))
    note("--check: only the outputs are compared: loops over the sequence have groups that end at "
         "different tokens");
}

ArrayMap comparedOfSplit(SplitOutputs given, const ArrayMap &expected) {
  ArrayMap actual = std::move(given.outputs);
  for (auto &[name, array] : given.carry)
    if (expected.count(name))
      actual.emplace(name, std::move(array));
  return actual;
}

} // namespace tttc::run
