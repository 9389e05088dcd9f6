//===- Program.h - Statements and results in Python --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops become loops over ranges of tokens, assignments become assignments. `out` and
// probes are dicts from a run's index to its entry, stacked at the end. A statement that
// joins the heads is split into the part of each head and the part that reads all heads
// (Results.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TORCH_LIB_PROGRAM_H
#define TTTC_TORCH_LIB_PROGRAM_H

#include "Expressions.h"
#include "tttc/Torch/Frame.h"

#include <optional>

namespace tttc::torch {

class Program {
public:
  Program(const dsl::Layer &layer, const dsl::DimEnv &dims, const dsl::File &file,
          const dsl::Source &source, Needs &needs, Module &module)
      : layer(layer), dims(dims), file(file), source(source), needs(needs), module(module),
        expressions(layer, needs) {}

  /// Fills `module.head`, `module.outputs` and `module.after`.
  void write();
  /// The value of a state that is not given, for one head.
  std::string initial(const dsl::Entity &state);

private:
  /// The loops around a statement, which index its runs.
  struct Path {
    std::string group = "tokens";     ///< the innermost group
    std::string time;                 ///< the index of the group or token; "": none
    bool token = false;               ///< in `each token`
    std::vector<std::string> repeats; ///< variables of the enclosing repeats
    std::vector<std::string> extents; ///< their trip counts
    std::string key() const;
  };

  void block(const dsl::Block &block, const Path &path);
  void statement(const dsl::Stmt &stmt, Path path);
  void assign(const dsl::Stmt &stmt);
  void record(const dsl::Stmt &stmt, const Path &path);
  void recordJoined(const dsl::Stmt &stmt, const Path &path);
  void entries(const std::string &key, const std::string &name, const Value &value,
               const Path &path, bool perHead, bool isProbe);
  void finals();
  std::string stacked(const std::string &rows, const Path &path);
  /// Expands a number to the array or learner value that `want` requires.
  std::string filling(Value value, const dsl::Type &have, const dsl::Type &want);
  std::string axes(const dsl::Shape &shape);
  /// Emits a line with the statement's trailing comment in the source, or with `otherwise`.
  void line(const std::string &content, const dsl::Stmt &stmt, const std::string &otherwise = "");
  Lines views(const std::set<const dsl::Entity *> &read, Expressions &with);

  const dsl::Layer &layer;
  const dsl::DimEnv &dims;
  const dsl::File &file;
  const dsl::Source &source;
  Needs &needs;
  Module &module;
  Expressions expressions;
  Lines text, sinks;
  std::vector<Output> probes;
  std::set<std::string> taken;
};

/// Returns true if `expr` joins heads.
bool joins(const dsl::Expr &expr);
/// Returns true if a value may differ between heads.
bool isPerHead(const dsl::Expr &expr);

} // namespace tttc::torch

#endif // TTTC_TORCH_LIB_PROGRAM_H
