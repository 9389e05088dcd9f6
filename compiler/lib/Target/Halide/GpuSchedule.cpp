//===- GpuSchedule.cpp - The order in which a device computes a pipeline --===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A task, a sequence and a head, is a block. If the Funcs of a pipeline fit in the memory that the
// threads of a block share, the pipeline is one kernel: every Func is computed by all threads of
// the block before its readers. Otherwise every Func is a kernel and has memory of the device.
//
//===----------------------------------------------------------------------===//

#include "Algorithm.h"
#include "Directives.h"
#include "FuncBuilder.h"

using namespace tttc;

namespace {
class GpuSchedule {
public:
  GpuSchedule(HalidePipeline &pipeline, int64_t sharedBytes)
      : pipeline(pipeline), isOneKernel(bytes() <= sharedBytes) {
    for (const auto &func : pipeline.funcs) {
      last = func->isOutput ? func.get() : last;
    }
  }

  /// Bytes of the Funcs that are no outputs. Doubles among floats are rotary positions.
  int64_t bytes() const {
    int64_t sum = 0;
    for (const auto &func : pipeline.funcs) {
      int64_t own = pipeline.floatBits / 8;
      for (int64_t size : func->shape) {
        own *= size;
      }
      if (!func->isOutput && !func->isFused) {
        sum += own * func->parts * (hasOwnAccumulator(*func) ? 2 : 1);
      }
    }
    return sum;
  }

  void run() {
    for (const auto &func : pipeline.funcs) {
      if (!func->isFused) {
        bound(*func);
        schedule(*func);
      }
    }
  }

private:
  using Names = std::vector<std::string>;
  void add(const Directives &directives) { pipeline.schedule.push_back(directives.statement()); }

  /// The accumulator is a Func for itself, not a value of one thread.
  static bool hasOwnAccumulator(const HalideFunc &func) {
    return func.kind == HalideFunc::Kind::Solve ||
           (!func.accumulator.empty() && func.shape.empty());
  }

  void bound(const HalideFunc &func) {
    if (func.isOutput) {
      // One extent for all outputs: their kernel needs no condition on the task.
      Directives directives(func.name);
      directives.add("bound", {taskName.str(), "0", taskCountName.str()});
      if (!func.firstRow.empty()) {
        directives.add("bound", {axisName(0), func.firstRow, func.rowCount});
      }
      return add(directives);
    }
    for (const std::string &name : {func.name, hasOwnAccumulator(func) ? func.accumulator : ""}) {
      if (name.empty() || func.shape.empty()) {
        continue;
      }
      Directives directives(name);
      for (auto [axis, extent] : llvm::enumerate(func.shape)) {
        directives.add("bound", {axisName(axis), "0", std::to_string(extent)});
      }
      add(directives);
    }
  }

  /// Where a Func that is no output is computed and stored.
  Directives place(const std::string &name) const {
    return isOneKernel ? Directives(name)
                             .add("compute_at", {last->name, taskName.str()})
                             .add("store_in", {"MemoryType::GPUShared"})
                       : Directives(name).add("compute_root", {});
  }

  /// Least power of two that is not below `extent`, at most `most`.
  static int64_t power(int64_t extent, int64_t most) {
    int64_t width = 1;
    while (width < extent && width < most) {
      width *= 2;
    }
    return width;
  }

  /// The loops over the last two of `axes` as threads, those over others and over the domain of an
  /// update inside a thread. `isKernel`: the stage is a kernel, with a block for each task or, if
  /// it is not the only one, for each tile of it.
  void spread(Directives stage, llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<size_t> axes,
              bool isKernel, const Names &domain = {}) {
    Names order = domain, threads, blocks;
    static constexpr const char *names[2][2] = {{"xi", "xo"}, {"ti", "to"}};
    const size_t parallel = std::min<size_t>(axes.size(), 2);
    for (size_t i = 0; i < axes.size() - parallel; ++i) {
      order.push_back(axisName(axes[i]));
    }
    for (size_t i = 0; i < parallel; ++i) {
      const size_t axis = axes[axes.size() - 1 - i];
      // A warp reads neighbouring columns; 256 threads are enough for each multiprocessor.
      const int64_t width = power(shape[axis], i == 0 ? 64 : 4);
      stage.add("split", {axisName(axis), names[i][1], names[i][0], std::to_string(width),
                          "TailStrategy::GuardWithIf"});
      threads.push_back(names[i][0]);
      blocks.push_back(names[i][1]);
    }
    blocks.push_back(taskName.str());
    order.insert(order.begin() + domain.size(), threads.begin(), threads.end());
    llvm::append_range(order, blocks);
    if (order.size() > 1) {
      stage.add("reorder", order);
    }
    if (!threads.empty()) {
      stage.add("gpu_threads", threads);
    }
    if (isKernel) {
      stage.add("gpu_blocks", isOneKernel ? Names{taskName.str()} : blocks);
    }
    add(stage);
  }

  static llvm::SmallVector<size_t> allAxes(const HalideFunc &func) {
    return llvm::to_vector(llvm::seq<size_t>(func.shape.size()));
  }

  static Names domainOf(const HalideFunc &func) {
    const std::string &domain = func.updates.empty() ? func.domain : func.updates[0].domain;
    const auto &extents = func.updates.empty() ? func.extents : func.updates[0].extents;
    Names loops;
    for (size_t axis = 0; axis < extents.size(); ++axis) {
      loops.push_back(domain + "[" + std::to_string(axis) + "]");
    }
    return loops;
  }

  void schedule(const HalideFunc &func) {
    using Kind = HalideFunc::Kind;
    using Axes = llvm::SmallVector<size_t>;
    if (hasOwnAccumulator(func)) {
      spread(place(func.accumulator), func.shape, allAxes(func), !isOneKernel);
      // A solve takes the rows in order, each column in a thread.
      spread(Directives(func.accumulator).add("update", {}), func.shape,
             func.kind == Kind::Solve ? Axes{1} : Axes(), !isOneKernel, domainOf(func));
    }
    spread(func.isOutput ? Directives(func.name) : place(func.name), func.shape, allAxes(func),
           func.isOutput || !isOneKernel);
    if (func.kind == Kind::Recurrence) {
      const bool hasChannels = func.shape.size() > func.extents.size();
      spread(Directives(func.name).add("update", {}), func.shape,
             hasChannels ? Axes{func.shape.size() - 1} : Axes(), !isOneKernel, domainOf(func));
    } else if (!func.accumulator.empty() && !hasOwnAccumulator(func)) {
      add(Directives(func.accumulator).add("compute_at", {func.name, "xi"}));
    }
    for (const HalideFunc *product : func.fused) {
      add(Directives(product->accumulator).add("compute_at", {func.name, "xi"}));
    }
    if (func.isOutput && isOneKernel && &func != last) {
      add(Directives(func.name).add("compute_with", {last->name, taskName.str()}));
    }
  }

  HalidePipeline &pipeline;
  bool isOneKernel;
  const HalideFunc *last = nullptr;
};
} // namespace

int64_t tttc::scheduleForGpu(HalidePipeline &pipeline, int64_t sharedBytes) {
  GpuSchedule schedule(pipeline, sharedBytes);
  schedule.run();
  return schedule.bytes();
}
