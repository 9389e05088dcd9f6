//===- Runner.h - Runs the program of one sequence ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a layer's statements in order for one batch entry. Heads depend on each other
// only through `join`: without it a run has one head, with it all heads execute the
// statements in lockstep.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_RUNNER_H
#define TTTC_INTERPRETER_RUNNER_H

#include "Evaluator.h"
#include "Layout.h"

namespace tttc::interpreter {

/// One output of a run: an array per head (head 0 only if nothing is per head).
template <typename N> struct Output {
  bool perHead = true;
  bool probe = false;
  std::map<int64_t, Tensor<N>> heads;
};
template <typename N> using Outputs = std::map<std::string, Output<N>>;

template <typename N> class Runner;

/// The values of one head during a run.
template <typename N> class HeadScope final : public Scope<N> {
public:
  HeadScope(Runner<N> &runner, int64_t head) : runner(runner), head(head) {}
  int64_t tokens() const override { return runner.layout.tokens; }
  int64_t position() const override { return runner.layout.position; }
  Value<N> valueAt(const dsl::Expr &expr, const Call *call, int64_t token) override;
  Value<N> sumUpTo(const dsl::Expr &expr, const Call *call, int64_t token) override;
  Value<N> lookup(const dsl::Entity &entity, const Place &place) override;
  Value<N> join(const dsl::Expr &expr, const Place &place) override;

  Runner<N> &runner;
  int64_t head;
  std::map<const dsl::Entity *, Tensor<N>> given; ///< inputs, without the axes B and H
  std::map<const dsl::Entity *, Tensor<N>> states;
  std::map<const dsl::Entity *, Value<N>> variables;

private:
  std::map<std::pair<const dsl::Entity *, int64_t>, Value<N>> views;
  /// Caches of expressions of tokens and views, keyed by pathTo: values, and prefix sums.
  std::map<std::vector<const dsl::Expr *>, std::map<int64_t, Value<N>>> history;
  std::map<std::vector<const dsl::Expr *>, std::vector<Value<N>>> runningSums;
};

template <typename N> class Runner {
public:
  Runner(const Layout &layout, std::vector<int64_t> headNumbers, Status &status);

  /// The scopes of the heads; their `given` is filled before run().
  std::vector<HeadScope<N>> &scopes() { return heads; }
  /// Runs the program; outputs are complete if the status is ok.
  Outputs<N> run();

private:
  friend class HeadScope<N>;

  /// The index of the current run of a block along the axes of a probe.
  struct Path {
    bool timed = false;
    int64_t time = 0, times = 1;
    std::vector<int64_t> repeats, extents;
  };
  /// Collects one `out` or probe.
  struct Sink {
    const dsl::Stmt *stmt = nullptr;
    bool perHead = true;
    std::vector<int64_t> leading;               ///< axes that count runs
    std::vector<std::vector<Value<N>>> entries; ///< per head and run
  };

  Value<N> evaluate(HeadScope<N> &head, const dsl::Expr &expr, const Place &place) {
    return Evaluator<N>(head, *layout.dims, place, status).evaluate(expr);
  }
  void start(HeadScope<N> &head);
  void addSinks(const dsl::Block &block, Path path);
  void block(const dsl::Block &block, const Place &place, const Path &path);
  void statement(const dsl::Stmt &stmt, const Place &place, const Path &path);
  void assign(const dsl::Stmt &stmt, HeadScope<N> &head, const Place &place);
  void record(const dsl::Stmt &stmt, const Place &place, const Path &path);
  int64_t length(const dsl::Stmt &stmt);
  Path inside(const dsl::Stmt &stmt, Path path);

  Tensor<N> shaped(const Value<N> &value, const std::optional<std::vector<int64_t>> &shape);
  Value<N> shaped(const Value<N> &value, const dsl::Type &type);
  void collect(const Sink &sink, Outputs<N> &outputs);
  void collectFinals(Outputs<N> &outputs);

  const Layout &layout;
  Status &status;
  std::vector<HeadScope<N>> heads;
  std::map<const dsl::Entity *, int64_t> repeatIndex;
  std::map<const dsl::Stmt *, Sink> sinks;
};

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_RUNNER_H
