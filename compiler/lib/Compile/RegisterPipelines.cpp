//===- RegisterPipelines.cpp - The phases for ttt-opt ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pipeline per phase, with the compile options that kernels depend on.
//
//===----------------------------------------------------------------------===//

#include "Targets.h"

#include "tttc/Compile/Compile.h"
#include "tttc/Support/Options.h"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"

#include <list>

using namespace mlir;
using namespace tttc;

namespace {
/// Reports invalid options of a pipeline when it runs, because only a pass can fail.
struct RefusePass : PassWrapper<RefusePass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RefusePass)
  explicit RefusePass(std::string message) : message(std::move(message)) {}

  void runOnOperation() override {
    getOperation()->emitError(message);
    signalPassFailure();
  }

  std::string message;
};
} // namespace

namespace {
/// The kernel and machine options of the option table, and the other options in PipelineOptions.
struct PipelineFlags : PassPipelineOptions<PipelineFlags> {
  PipelineFlags() {
    for (const OptionInfo &info : compileOptions()) {
      if (info.kind != OptionInfo::Kernel && info.kind != OptionInfo::Machine) {
        continue;
      }
      if (*info.value) {
        values.emplace_back(info, *this, info.name, llvm::cl::desc(info.help));
      } else {
        flags.emplace_back(info, *this, info.name, llvm::cl::desc(info.help));
      }
    }
  }

  /// Copies the flags to `options`. Returns an error message, or an empty string.
  std::string read(PipelineOptions &options) const {
    for (const auto &[info, flag] : flags) {
      if (flag) {
        setOption(options.compile, info.name, "");
      }
    }
    for (const auto &[info, value] : values) {
      if (value.hasValue()) {
        if (std::string problem = setOption(options.compile, info.name, value.getValue());
            !problem.empty()) {
          return problem;
        }
      }
    }
    options.vectorBits = vectorBits;
    options.vectorRegisters = vectorRegisters ? vectorRegisters : vectorBits >= 512 ? 32 : 16;
    options.vectorCoefficients = vectorCoefficients;
    options.warps = warps;
    const std::string given = "--vector-bits=" + std::to_string(options.vectorBits);
    if (options.vectorBits < options.elementBits()) {
      return given + ": expected at least the bits of an element, " +
             std::to_string(options.elementBits());
    }
    if (options.vectorBits > largestVector) {
      return given + ": expected at most " + std::to_string(largestVector);
    }
    std::string problem = checkTogether(options.compile);
    if (problem.empty()) {
      options.isCpu = isForCpu(options.compile);
      options.sharesLoops = sharesLoops(options.compile);
    }
    return problem;
  }

  Option<int64_t> vectorBits{*this, "vector-bits",
                             llvm::cl::desc("width of the CPU's vector registers"),
                             llvm::cl::init(PipelineOptions().vectorBits)};
  Option<int64_t> vectorRegisters{
      *this, "vector-registers",
      llvm::cl::desc("the CPU's vector registers; 0: as x86-64 has of this width"),
      llvm::cl::init(0)};
  Option<VectorCoefficients> vectorCoefficients{
      *this, "vector-coefficients",
      llvm::cl::desc("loops for which auto takes a dual form whose coefficients are vectors"),
      llvm::cl::init(PipelineOptions().vectorCoefficients),
      llvm::cl::values(
          clEnumValN(VectorCoefficients::None, "none", "no loop"),
          clEnumValN(VectorCoefficients::Matrices, "matrices", "loops that carry a matrix"),
          clEnumValN(VectorCoefficients::All, "all", "all loops"))};
  Option<int64_t> warps{*this, "warps", llvm::cl::desc("warps of a block; 0: chosen"),
                        llvm::cl::init(PipelineOptions().warps)};

private:
  template <typename Value> struct Row {
    template <typename... Args>
    explicit Row(const OptionInfo &info, Args &&...args)
        : info(info), option(std::forward<Args>(args)...) {}
    const OptionInfo &info;
    Option<Value> option;
  };
  // std::list, because pass options cannot be moved.
  std::list<Row<bool>> flags;
  std::list<Row<std::string>> values;
};
} // namespace

static void registerPipeline(const Phase &phase) {
  PassPipelineRegistration<PipelineFlags>(
      ("ttt-to-" + phase.name).str(), "All phases from the imported program to this one",
      [&phase](OpPassManager &pm, const PipelineFlags &flags) {
        PipelineOptions options;
        if (std::string wrong = flags.read(options); !wrong.empty()) {
          return pm.addPass(std::make_unique<RefusePass>(wrong));
        }
        buildPhases(pm, tttPhase, phase, options);
      });
}

void tttc::registerTargetPasses() {
  for (const TargetInfo &target : targets()) {
    if (target.registerPasses) {
      target.registerPasses();
    }
  }
}

void tttc::registerPipelines() {
  for (const Phase *phase : sharedPhases().drop_front()) {
    registerPipeline(*phase);
  }
  for (const TargetInfo &target : targets()) {
    llvm::for_each(target.phases, [](const Phase *phase) { registerPipeline(*phase); });
  }
}
