//===- Causality.cpp - Causality of a layer's output ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Abstract interpretation of the program over a short sequence: the abstract value is
// the last token that a value depends on, its horizon. `out` is causal if its horizon
// is never later than its token. A value depends on a token if other values of the token
// change it, or if it were another one in a sequence that ends before the token: a sum over
// a group has a term for each of its tokens, a counter counts iterations, and before the
// first iteration a variable has another value. Reads.h gives the reads of an expression, so
// a step is the maximum of a few numbers.
//
// Length of the sequence: a dependence on a later token shows in the first groups,
// because a value carried from group to group falls behind the current token, and in a
// reversed loop runs ahead only by as many tokens as it is carried. Groups are shortened
// in the same way, to a number of groups inside them.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Causality.h"

#include "Reads.h"

#include <algorithm>
#include <set>

namespace tttc::dsl {

namespace {

/// Horizon of a value that depends on no token.
constexpr int64_t none = -1;
/// Limit on the steps of a run, a fraction of a second. Only nests of many long loops exceed it.
constexpr int64_t maxSteps = 20'000'000;

/// The last token that a value depends on.
struct Horizon {
  int64_t token = none;
  SourceRange origin; ///< of the construct that makes it, or would make it, depend on a later token

  void join(const Horizon &other) {
    if (other.token > token)
      *this = other;
  }
};

/// A statement with its names resolved to slots.
struct Step {
  const Stmt *stmt = nullptr;
  std::vector<size_t> reads, writes;
  std::optional<Reads::Offset> tokens;
  SourceRange place;                 ///< of a sum over all tokens, or else of the statement
  bool countsTokens = false;         ///< a sum over the group: of as many terms as it has tokens
  std::vector<size_t> writtenAround; ///< of the reads, those that the outermost loop writes
  int64_t length = 1;
  std::vector<Step> body;
};

/// Consecutive tokens.
struct Group {
  int64_t begin, end;
};

class Run {
public:
  Run(const Layer &layer, const DimEnv &dims) : dims(dims) {
    program = compile(layer.body);
    for (Step &step : program)
      if (isLoop(step))
        findWrittenAround(step.body, writtenIn(step.body));
    // If `next` reads k tokens ahead, its effect reaches at most k groups further; after a
    // reversed loop each variable, and each token of a `prev`, adds one group.
    slack = 4 + 2 * ahead;
    if (hasReverse)
      slack += behind + int64_t(slots.size());
    tokens = slack * shorten(program);
    horizons.resize(slots.size());
  }

  Causality run() {
    block(program, {0, tokens}, nullptr);
    return result;
  }

private:
  size_t slotOf(const Entity *entity) {
    return slots.try_emplace(entity, slots.size()).first->second;
  }

  std::vector<Step> compile(const Block &block) {
    std::vector<Step> steps;
    for (const StmtPtr &stmt : block.stmts) {
      Step step;
      step.stmt = stmt.get();
      if (stmt->body) {
        if (stmt->expr)
          step.length = int64_t(evaluate(*stmt->expr, dims).value_or(1));
        hasReverse |= stmt->reverse;
        step.body = compile(*stmt->body);
      } else {
        takeReads(*stmt, step);
      }
      steps.push_back(std::move(step));
    }
    return steps;
  }

  static bool isLoop(const Step &step) {
    return step.stmt->kind == StmtKind::Every || step.stmt->kind == StmtKind::EachToken;
  }

  static std::set<size_t> writtenIn(const std::vector<Step> &steps) {
    std::set<size_t> slots;
    for (const Step &step : steps) {
      slots.insert(step.writes.begin(), step.writes.end());
      slots.merge(writtenIn(step.body));
    }
    return slots;
  }

  static void findWrittenAround(std::vector<Step> &steps, const std::set<size_t> &written) {
    for (Step &step : steps) {
      std::copy_if(step.reads.begin(), step.reads.end(), std::back_inserter(step.writtenAround),
                   [&](size_t slot) { return written.count(slot); });
      findWrittenAround(step.body, written);
    }
  }

  void takeReads(const Stmt &stmt, Step &step) {
    const Reads reads = analysis.of(*stmt.expr);
    for (const Entity *value : reads.values)
      step.reads.push_back(slotOf(value));
    step.tokens = reads.tokens;
    step.place = reads.sum ? reads.sum->range : stmt.range;
    // The mean of equal values is this value.
    step.countsTokens =
        reads.sum && (reads.sum->builtin == Builtin::SumTokens || reads.tokens.has_value());
    if (reads.tokens) {
      ahead = std::max<int64_t>(ahead, reads.tokens->tokens);
      behind = std::max<int64_t>(behind, -reads.tokens->tokens);
    }
    if (reads.next && !result.next)
      result.next = reads.next->range;
    if (stmt.kind != StmtKind::Assign)
      return;
    if (stmt.target->kind != EntityKind::Learner)
      return step.writes.push_back(slotOf(stmt.target));
    for (const Entity *state : stmt.target->learner->states)
      step.writes.push_back(slotOf(state));
  }

  /// Shortens groups to their minimal lengths; returns the length of the longest one.
  int64_t shorten(std::vector<Step> &steps) const {
    int64_t longest = 1;
    for (Step &step : steps) {
      const int64_t inner = shorten(step.body);
      if (step.stmt->kind == StmtKind::Every)
        step.length = std::min(step.length, slack * inner);
      longest = std::max({longest, inner, step.stmt->kind == StmtKind::Every ? step.length : 1});
    }
    return longest;
  }

  /// Runs statements in a group; `token` is null outside `each token`.
  void block(const std::vector<Step> &steps, Group group, const int64_t *token) {
    for (const Step &step : steps) {
      if (result.later)
        return;
      if (++count > maxSteps) {
        result.later = step.stmt->range;
        result.isCut = true;
        return;
      }
      switch (step.stmt->kind) {
      case StmtKind::Every:
        groups(step, group, step.length);
        break;
      case StmtKind::EachToken:
        groups(step, group, 1);
        break;
      case StmtKind::Repeat:
        repeat(step, group, token);
        break;
      case StmtKind::Assign: {
        const Horizon value = horizonOf(step, group, token);
        for (size_t slot : step.writes)
          assign(slot, step, value, token ? *token : group.begin);
        break;
      }
      case StmtKind::Out: {
        const Horizon value = horizonOf(step, group, token);
        if (value.token > *token)
          result.later = value.origin;
        break;
      }
      case StmtKind::Probe: {
        const Horizon value = horizonOf(step, group, token);
        if (value.token > (token ? *token : group.end - 1) && !result.probe) {
          result.probe = value.origin;
          result.probeName = step.stmt->name;
        }
        break;
      }
      }
    }
  }

  void groups(const Step &step, Group group, int64_t length) {
    const int64_t number = (group.end - group.begin + length - 1) / length;
    const bool isToken = step.stmt->kind == StmtKind::EachToken;
    for (int64_t i = 0; i < number; ++i) {
      const int64_t begin = group.begin + (step.stmt->reverse ? number - 1 - i : i) * length;
      iterations.push_back(++numIterations);
      block(step.body, {begin, std::min(begin + length, group.end)}, isToken ? &begin : nullptr);
      iterations.pop_back();
    }
  }

  /// Assigns in an iteration whose first token is `begin`.
  void assign(size_t slot, const Step &step, const Horizon &value, int64_t begin) {
    Written &last = written[slot];
    if (iterations.empty())
      last = {};
    else if (last.by == &step)
      last.since = std::min(last.since, begin);
    else
      last = {&step, begin};
    last.iteration = iterations.empty() ? 0 : iterations.back();
    horizons[slot] = value;
    // It would be what another statement has written, had no iteration taken place.
    horizons[slot].join({last.since, step.place});
  }

  /// Returns true if the value of a slot is from an earlier iteration of a loop around.
  bool isCarried(size_t slot) const {
    auto last = written.find(slot);
    return last == written.end() || std::find(iterations.begin(), iterations.end(),
                                              last->second.iteration) == iterations.end();
  }

  /// Runs the body on the same tokens until the horizons reach a fixpoint.
  void repeat(const Step &step, Group group, const int64_t *token) {
    auto same = [](const Horizon &a, const Horizon &b) { return a.token == b.token; };
    for (int64_t i = 0; i < step.length; ++i) {
      const std::vector<Horizon> before = horizons;
      block(step.body, group, token);
      if (std::equal(before.begin(), before.end(), horizons.begin(), same))
        return;
    }
  }

  Horizon horizonOf(const Step &step, Group group, const int64_t *token) const {
    const int64_t now = token ? *token : group.end - 1;
    Horizon value;
    for (size_t slot : step.reads)
      value.join(horizons[slot]);
    if (step.tokens) {
      const int64_t last = std::min(now + step.tokens->tokens, tokens - 1);
      value.join({last, last > now && step.tokens->by ? step.tokens->by->range : step.place});
    }
    if (step.countsTokens)
      value.join({now, step.place});
    // The iteration takes place if its first token exists.
    if (std::any_of(step.writtenAround.begin(), step.writtenAround.end(),
                    [&](size_t slot) { return isCarried(slot); }))
      value.join({token ? *token : group.begin, step.place});
    // If a token before this one reads the value, this assignment is the origin.
    if (token && value.token <= now)
      value.origin = step.stmt->range;
    return value;
  }

  const DimEnv &dims;
  ReadAnalysis analysis;
  std::map<const Entity *, size_t> slots;
  std::vector<Step> program;
  int64_t ahead = 0, behind = 0, slack = 0, tokens = 0, count = 0;
  bool hasReverse = false;
  std::vector<Horizon> horizons; ///< of the slots
  /// The last assignment to a slot, the first token of all iterations in which it was the last one,
  /// and its iteration.
  struct Written {
    const Step *by = nullptr;
    int64_t since = none, iteration = 0;
  };
  std::map<size_t, Written> written;
  std::vector<int64_t> iterations; ///< that are running, outermost first
  int64_t numIterations = 0;
  Causality result;
};

} // namespace

Causality analyzeCausality(const Layer &layer, const DimEnv &dims) {
  return Run(layer, dims).run();
}

std::string describeCausality(const Causality &causality) {
  if (causality.isCut)
    return "not causal, as far as can be told: the loops around this are too long to follow";
  return causality.later ? "not causal: `out` reads tokens after its own through this"
                         : "causal: `out` reads no token after its own";
}

void reportCausality(const Layer &layer, const Causality &causality, Diagnostics &diags) {
  if (causality.later && !layer.noncausal)
    diags.warning(*causality.later, "the layer is " + describeCausality(causality),
                  "if that is meant, say so: `layer " + layer.name + "(...) noncausal {`");
  if (!causality.later && layer.noncausal)
    diags.warning(*layer.noncausal, "the layer is " + describeCausality(causality),
                  "leave out `noncausal`");
}

bool checkSegments(const Causality &causality, Diagnostics &diags) {
  if (causality.later)
    diags.error(*causality.later,
                "a layer that is compiled for segments must be causal; this one is " +
                    describeCausality(causality),
                "leave out --segments, or let `out` read what the tokens before gave");
  return !causality.later;
}

bool checkDecodable(const Causality &causality, const std::string &flag, Diagnostics &diags) {
  if (causality.later)
    diags.error(*causality.later,
                "a layer that is decoded must be causal; this one is " +
                    describeCausality(causality),
                "leave out " + flag + ", or let `out` read what the tokens before gave");
  else if (causality.next)
    diags.error(*causality.next,
                "decoding has this token's values before the next token is known: `next` "
                "cannot be decoded, though the layer is causal",
                "let the update wait one token: where it reads `k` and `next(v)`, write "
                "`prev(k)` and `v`");
  else if (causality.probe)
    diags.error(*causality.probe,
                "decoding gives a token's probes before the next token is known: probe `" +
                    causality.probeName + "` reads tokens after its own through this",
                "leave out " + flag + ", or the probe");
  return !causality.later && !causality.next && !causality.probe;
}

} // namespace tttc::dsl
