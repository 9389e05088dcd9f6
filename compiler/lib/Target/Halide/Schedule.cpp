//===- Schedule.cpp - The order in which a CPU computes a pipeline --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules by the kind of a Func and its shape. Every Func has memory of its own; products are
// computed in tiles whose accumulators stay in registers, in the loops of their reader.
//
//===----------------------------------------------------------------------===//

#include "Algorithm.h"
#include "Directives.h"
#include "FuncBuilder.h"

using namespace tttc;

namespace {
/// Sizes by the number of vector registers.
struct CpuTiles {
  int64_t rows, vectors; ///< of a product; accumulators take half of the registers
  int64_t turned = 8;    ///< rows and columns of a block that is transposed
  int64_t sumWidth = 64; ///< terms of a row that are added as one vector

  explicit CpuTiles(unsigned registers) : rows(4), vectors(registers / 8) {}
};

class CpuSchedule {
public:
  CpuSchedule(HalidePipeline &pipeline, const HalideMachine &machine)
      : pipeline(pipeline), sizes(machine.vectorRegisters),
        lanes(machine.vectorBits / pipeline.floatBits) {}

  void run() {
    for (const auto &func : pipeline.funcs) {
      if (!func->isFused) {
        bound(*func);
        schedule(*func);
      }
    }
  }

private:
  Directives stage(const std::string &func) const { return Directives(func); }
  void add(const Directives &directives) { pipeline.schedule.push_back(directives.statement()); }

  /// Extents as constants: they do not depend on the number of valid rows.
  void bound(const HalideFunc &func) {
    if (func.shape.empty()) {
      return;
    }
    // Those of an output are the bounds of its memory.
    for (const std::string &name :
         {func.isOutput ? "" : func.name, isRoot(func) ? func.accumulator : ""}) {
      if (name.empty()) {
        continue;
      }
      Directives directives(name);
      for (auto [axis, extent] : llvm::enumerate(func.shape)) {
        directives.add("bound", {axisName(axis), "0", std::to_string(extent)});
      }
      add(directives);
    }
  }

  static bool isRoot(const HalideFunc &func) {
    return func.kind == HalideFunc::Kind::Solve || func.kind == HalideFunc::Kind::ColumnReduction;
  }

  /// The largest power of two that divides `extent`, at most `most`.
  static int64_t divisor(int64_t extent, int64_t most) {
    int64_t width = 1;
    while (width * 2 <= most && extent % (width * 2) == 0) {
      width *= 2;
    }
    return width;
  }

  int64_t widthOf(const HalideFunc &func) const { return divisor(func.shape.back(), lanes); }

  void schedule(const HalideFunc &func) {
    using Kind = HalideFunc::Kind;
    if (func.kind == Kind::Transpose) {
      return transpose(func);
    }
    if (func.shape.empty()) {
      add(stage(func.name).add("compute_root", {}));
      if (!func.accumulator.empty()) {
        add(stage(func.accumulator).add("compute_root", {}));
        vectorizeTerms(func);
      }
      return;
    }
    if (!func.fused.empty()) {
      return tiles(func, func.fused);
    }
    const std::string x = axisName(func.shape.size() - 1);
    const std::string width = std::to_string(widthOf(func));
    const bool isShort = func.shape.back() / widthOf(func) <= 8;
    switch (func.kind) {
    case Kind::Elementwise: {
      Directives directives = stage(func.name);
      directives.add("compute_root", {}).add("vectorize", {x, width});
      if (isShort) {
        directives.add("unroll", {x});
      }
      return add(directives);
    }
    case Kind::Recurrence:
      return add(stage(func.name).add("compute_root", {}));
    case Kind::Solve: {
      add(stage(func.accumulator).add("compute_root", {}).add("vectorize", {x, width}));
      Directives update = stage(func.accumulator);
      update.add("update", {})
          .add("reorder", {x, func.domain + "[0]", func.domain + "[1]"})
          .add("vectorize", {x, width});
      if (isShort) {
        update.add("unroll", {x});
      }
      add(update);
      return add(stage(func.name).add("compute_root", {}).add("vectorize", {x, width}));
    }
    case Kind::RowReduction:
      return rowReduction(func);
    case Kind::ColumnReduction:
      return columns(func);
    case Kind::Product:
      return func.shape.size() >= 2 ? tiles(func, {&func}) : columns(func);
    case Kind::Transpose:
      break;
    }
  }

  /// A matrix in blocks that stay in registers: rows are read and columns written as vectors.
  void transpose(const HalideFunc &func) {
    int64_t width = sizes.turned;
    while (func.shape[0] % width || func.shape[1] % width) {
      width /= 2;
    }
    const std::string w = std::to_string(width);
    add(stage(func.name)
            .add("compute_root", {})
            .add("tile", {"x1", "x0", "xo", "to", "xi", "ti", w, w})
            .add("vectorize", {"xi"})
            .add("unroll", {"ti"}));
    add(stage(func.accumulator)
            .add("compute_at", {func.name, "xo"})
            .add("store_in", {"MemoryType::Register"})
            .add("bound_extent", {"x1", w})
            .add("bound_extent", {"x0", w})
            .add("vectorize", {"x1"})
            .add("unroll", {"x0"}));
  }

  /// A sum over a domain: the terms of one row as vectors, or in order.
  void rowReduction(const HalideFunc &func) {
    const std::string x = axisName(func.shape.size() - 1);
    add(stage(func.name).add("compute_root", {}));
    add(stage(func.accumulator).add("compute_at", {func.name, x}));
    vectorizeTerms(func);
  }

  /// Terms along the last summed axis, which is dense in memory, as vectors.
  void vectorizeTerms(const HalideFunc &func) {
    if (!func.join.empty()) {
      return;
    }
    const HalideUpdate &sum = func.updates[0];
    const size_t last = sum.extents.size() - 1;
    const int64_t width = divisor(sum.extents[last], sizes.sumWidth);
    std::string terms = sum.domain + "[" + std::to_string(last) + "]";
    std::vector<std::string> order = {terms};
    Directives update = stage(func.accumulator);
    update.add("update", {});
    if (width < sum.extents[last]) {
      update.add("split", {terms, "ro", "ri", std::to_string(width)});
      terms = "ri";
      order = {"ri", "ro"};
    }
    if (last != 0) {
      for (size_t axis = 0; axis < last; ++axis) {
        order.push_back(sum.domain + "[" + std::to_string(axis) + "]");
      }
      update.add("reorder", order);
    }
    add(update.add("atomic", {}).add("vectorize", {terms}));
  }

  /// Loops over the summed axes around those over `inner`.
  static std::vector<std::string> loopOrder(std::vector<std::string> inner,
                                            const HalideUpdate &sum) {
    for (size_t axis = 0; axis < sum.extents.size(); ++axis) {
      inner.push_back(sum.domain + "[" + std::to_string(axis) + "]");
    }
    return inner;
  }

  /// Columns as vectors, the summed axes as loops around them.
  void columns(const HalideFunc &func) {
    const std::string x = axisName(func.shape.size() - 1);
    const std::string width = std::to_string(widthOf(func));
    add(stage(func.accumulator).add("compute_root", {}).add("vectorize", {x, width}));
    add(stage(func.accumulator)
            .add("update", {})
            .add("reorder", loopOrder({x}, func.updates[0]))
            .add("vectorize", {x, width})
            .add("unroll", {x}));
    add(stage(func.name).add("compute_root", {}).add("vectorize", {x, width}));
  }

  /// Tiles of `func`, in which the accumulators of `products` stay in registers.
  void tiles(const HalideFunc &func, llvm::ArrayRef<const HalideFunc *> products) {
    const size_t rank = func.shape.size();
    const std::string x = axisName(rank - 1), t = axisName(rank - 2);
    const std::string width = std::to_string(widthOf(func));
    int64_t columns = std::min(func.shape.back(), std::max(widthOf(func), sizes.vectors * lanes));
    while (func.shape.back() % columns) {
      columns /= 2;
    }
    // Accumulators of several products share the registers.
    const int64_t rows =
        divisor(func.shape[rank - 2], products.size() > 1 ? sizes.rows / 2 : sizes.rows);
    add(stage(func.name)
            .add("compute_root", {})
            .add("tile",
                 {x, t, "xo", "to", "xi", "ti", std::to_string(columns), std::to_string(rows)})
            .add("vectorize", {"xi", width})
            .add("unroll", {"xi"})
            .add("unroll", {"ti"}));
    for (const HalideFunc *product : products) {
      add(stage(product->accumulator)
              .add("compute_at", {func.name, "xo"})
              .add("store_in", {"MemoryType::Register"})
              .add("bound_extent", {x, std::to_string(columns)})
              .add("vectorize", {x, width})
              .add("unroll", {x})
              .add("unroll", {t}));
      for (auto [number, sum] : llvm::enumerate(product->updates)) {
        add(stage(product->accumulator)
                .add("update", number ? std::vector<std::string>{std::to_string(number)}
                                      : std::vector<std::string>())
                .add("reorder", loopOrder({x, t}, sum))
                .add("vectorize", {x, width})
                .add("unroll", {x})
                .add("unroll", {t}));
      }
    }
  }

  HalidePipeline &pipeline;
  CpuTiles sizes;
  int64_t lanes;
};
} // namespace

void tttc::scheduleForCpu(HalidePipeline &pipeline, const HalideMachine &machine) {
  CpuSchedule(pipeline, machine).run();
}
