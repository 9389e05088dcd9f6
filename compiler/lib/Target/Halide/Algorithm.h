//===- Algorithm.h - A pipeline as Funcs of Halide --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The algorithm and the schedule of a pipeline as C++ statements of Halide. Private to this folder;
// no header of Halide is needed.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_ALGORITHM_H
#define TTTC_LIB_TARGET_HALIDE_ALGORITHM_H

#include "Accesses.h"
#include "Machine.h"

#include "tttc/Dialect/Halide/IR/HalideDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>
#include <vector>

namespace tttc {

/// An expression of C++, with the precedence of its outermost operator.
struct HalideExpr {
  enum Level { Or, And, Equal, Less, Sum, Product, Unary, Primary };
  std::string text;
  Level level = Primary;

  HalideExpr() = default;
  HalideExpr(std::string text, Level level = Primary) : text(std::move(text)), level(level) {}
  HalideExpr(int64_t number) : text(std::to_string(number)), level(number < 0 ? Unary : Primary) {}

  /// The text as operand of an operator of `outer`, in parentheses where needed.
  std::string in(Level outer, bool isRight = false) const;
  std::optional<int64_t> number() const;
};

HalideExpr operator+(const HalideExpr &a, const HalideExpr &b);
HalideExpr operator-(const HalideExpr &a, const HalideExpr &b);
HalideExpr operator*(const HalideExpr &a, const HalideExpr &b);
HalideExpr operator/(const HalideExpr &a, const HalideExpr &b);
HalideExpr operator-(const HalideExpr &a);
/// `a OP b`, OP a comparison, `%`, `&&`.
HalideExpr binary(const HalideExpr &a, llvm::StringRef op, const HalideExpr &b,
                  HalideExpr::Level level);
HalideExpr call(llvm::StringRef function, llvm::ArrayRef<HalideExpr> arguments);

/// An update of an accumulator: adds the terms of a domain, or without one replaces the element by
/// `term`.
struct HalideUpdate {
  std::string domain;                 ///< name of the RDom
  llvm::SmallVector<int64_t> extents; ///< its first axis first
  std::string where;                  ///< a condition of the terms; empty: all are added
  HalideExpr term;
};

/// A Func, and how it is computed.
struct HalideFunc {
  enum class Kind {
    Elementwise,
    Product,         ///< sums of products over the axes that the operands share
    RowReduction,    ///< over the innermost axis
    ColumnReduction, ///< over an outer axis
    Solve,           ///< rows in order, each reads the ones before
    Recurrence,      ///< along the outermost axis
    Transpose        ///< of a matrix, so that a product reads its columns densely
  };
  Kind kind = Kind::Elementwise;
  std::string name;
  llvm::SmallVector<int64_t> shape; ///< row-major; Halide's order is the reverse
  /// The Func that is updated, or a block of a transposed matrix; empty: there is none, or it is
  /// the Func itself.
  std::string accumulator;
  HalideExpr start;                   ///< of an accumulator
  std::vector<HalideUpdate> updates;  ///< of the accumulator of a product or reduction
  std::string domain;                 ///< name of the RDom of a solve or recurrence
  llvm::SmallVector<int64_t> extents; ///< of the RDom, its first axis first
  std::vector<std::string> definitions;
  /// Products that are computed in tiles of this Func, which is their only reader.
  std::vector<const HalideFunc *> fused;
  bool isFused = false; ///< only the accumulator exists
  std::string join;     ///< function of a reduction, as `max`; empty: terms are added, in any order
  int64_t parts = 1;    ///< values of an element, a tuple
  bool isOutput = false;
  llvm::SmallVector<int64_t> strides; ///< of an output, as of an input
  std::string firstRow, rowCount; ///< parameters of an output that is stored in rows of a tensor
};

/// A Buffer, ImageParam or Param.
struct HalideInput {
  std::string name;
  std::string type;                   ///< `Float(32)`; of a Param `int`
  llvm::SmallVector<int64_t> shape;   ///< ShapedType::kDynamic: any
  llvm::SmallVector<int64_t> strides; ///< in elements; ShapedType::kDynamic: any
};

struct HalideConstant {
  std::string name, type; ///< `float`
  llvm::SmallVector<int64_t> shape;
  std::vector<std::string> values;
};

struct HalidePipeline {
  std::string name;
  bool perTask = false; ///< for a device: all Funcs and inputs have the task as last axis
  unsigned floatBits = 32;
  std::vector<HalideInput> parameters, inputs;
  std::vector<HalideConstant> constants;
  std::vector<std::unique_ptr<HalideFunc>> funcs; ///< after those that they read
  std::vector<const HalideFunc *> outputs;        ///< of `funcs`, in the order of the results
  std::vector<std::string> schedule;              ///< statements

  /// Upper bound of the bytes that a run allocates with halide_malloc: of Funcs that are too large
  /// for the stack.
  int64_t heapBytes() const;
};

/// The algorithm of the pipeline `func`, and the layouts of the memory that `run` passes. Fails,
/// with an error, at an op that has no form in Halide.
mlir::FailureOr<HalidePipeline> translatePipeline(mlir::func::FuncOp func, mlir::halide::RunOp run);

/// The algorithm for a device, whose inputs and outputs are accessed as `accesses` says.
mlir::FailureOr<HalidePipeline> translatePipeline(mlir::func::FuncOp func,
                                                  const PipelineAccesses &accesses);

/// Sets the schedule for a device with `sharedBytes` of memory that the threads of a block share:
/// one kernel if the Funcs fit in it, else a kernel for each. Returns the bytes of the Funcs.
int64_t scheduleForGpu(HalidePipeline &pipeline, int64_t sharedBytes);

/// Sets the schedule for the processor of `machine`.
void scheduleForCpu(HalidePipeline &pipeline, const HalideMachine &machine);

/// Definitions of `exp_f32`, `exp_f64`, `sin_f32` and so on.
llvm::StringRef libraryFunctions();

/// The declarations that stand before all pipelines of a file.
std::string writePrelude();

/// A C++ function that returns the pipeline. `arguments` are set in the order of the call.
std::string writePipeline(const HalidePipeline &pipeline);

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_ALGORITHM_H
