//===- OutputsImpl.h - Outputs of a run --------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions of Runner's members for `out`, probes and final values.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_OUTPUTSIMPL_H
#define TTTC_INTERPRETER_OUTPUTSIMPL_H

#include "Runner.h"

namespace tttc::interpreter {

/// Allocates a sink for every `out` and probe, including those that never run.
template <typename N> void Runner<N>::addSinks(const dsl::Block &block, Path path) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (stmt->body)
      addSinks(*stmt->body, inside(*stmt, path));
    if (stmt->kind != dsl::StmtKind::Out && stmt->kind != dsl::StmtKind::Probe)
      continue;
    Sink sink;
    sink.stmt = stmt.get();
    sink.perHead = isPerHead(*stmt->expr);
    if (path.timed)
      sink.leading.push_back(path.times);
    sink.leading.insert(sink.leading.end(), path.extents.begin(), path.extents.end());
    sink.entries.resize(heads.size());
    for (auto &entries : sink.entries)
      entries.resize(static_cast<size_t>(elementCount(sink.leading)));
    sinks[stmt.get()] = std::move(sink);
  }
}

template <typename N>
void Runner<N>::record(const dsl::Stmt &stmt, const Place &place, const Path &path) {
  Sink &sink = sinks[&stmt];
  int64_t run = path.time;
  for (size_t i = 0; i < path.repeats.size(); ++i)
    run = run * path.extents[i] + path.repeats[i];
  for (size_t i = 0; i < heads.size(); ++i)
    if (sink.perHead || heads[i].head == 0)
      sink.entries[i][static_cast<size_t>(run)] = evaluate(heads[i], *stmt.expr, place);
}

/// Stacks the entries of a sink along the axes that count its runs.
template <typename N> void Runner<N>::collect(const Sink &sink, Outputs<N> &outputs) {
  bool isOut = sink.stmt->kind == dsl::StmtKind::Out;
  std::string name = isOut ? "out" : sink.stmt->name;
  for (size_t head = 0; head < heads.size(); ++head) {
    if (!sink.perHead && heads[head].head != 0)
      continue;
    // For an empty sequence the shape comes from the type.
    const std::vector<Value<N>> &entries = sink.entries[head];
    Value<N> first =
        entries.empty() ? shaped(Value<N>::number(0), sink.stmt->expr->type) : entries[0];
    for (size_t part = 0; part < first.parts.size(); ++part) {
      std::vector<N> numbers;
      for (const Value<N> &entry : entries) {
        const std::vector<N> &data = entry.parts[part].data();
        if (entry.parts[part].shape() != first.parts[part].shape())
          return status.fail("'" + name + "' has entries of different shapes");
        numbers.insert(numbers.end(), data.begin(), data.end());
      }
      std::vector<int64_t> shape = sink.leading;
      const std::vector<int64_t> &inner = first.parts[part].shape();
      shape.insert(shape.end(), inner.begin(), inner.end());
      std::string full = name;
      if (first.learner)
        full += "." + first.learner->states[part]->name;
      Output<N> &output = outputs[full];
      output.perHead = sink.perHead;
      output.probe = !isOut;
      output.heads[heads[head].head] = Tensor<N>(std::move(shape), std::move(numbers));
    }
  }
}

/// Values after the last token and what follows it (docs/Language.md, "Loops and lifetimes").
template <typename N> void Runner<N>::collectFinals(Outputs<N> &outputs) {
  for (HeadScope<N> &head : heads) {
    for (const auto &[state, value] : head.states)
      outputs[state->name + "_final"].heads[head.head] = value;
    for (const auto &[variable, value] : head.variables) {
      if (variable->owner != &layout.layer->body || (!variable->perHead && head.head != 0))
        continue;
      for (size_t part = 0; part < value.parts.size(); ++part) {
        std::string name = variable->name;
        if (value.learner)
          name += "." + value.learner->states[part]->name;
        Output<N> &output = outputs[name + "_final"];
        output.perHead = variable->perHead;
        output.heads[head.head] = value.parts[part];
      }
    }
  }
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_OUTPUTSIMPL_H
