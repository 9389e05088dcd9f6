//===- Pipelines.cpp - The pipelines, phase by phase ---------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per shared phase. Comments mark the places where the order of passes matters.
//
//===----------------------------------------------------------------------===//

#include "tttc/Pipelines/Pipelines.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace tttc;

static void cleanUp(OpPassManager &pm) {
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

// ttt on tokens -> ttt on tokens with gradients as code
static void buildGrad(OpPassManager &pm, const PipelineOptions &) {
  // First the composites in losses: the derivative table only has rows for the ops that they
  // decompose to. Composites that are applied to gradients are decomposed after
  // ttt-factor-updates, which recognises them.
  ttt::TTTDecomposePassOptions inGradients;
  inGradients.onlyGradients = true;
  pm.addPass(ttt::createTTTDecomposePass(inGradients));
  pm.addPass(ttt::createTTTDeriveInnerGradientPass());
  pm.addPass(ttt::createTTTFactorUpdatesPass());
  pm.addPass(ttt::createTTTDecomposePass());
  pm.addPass(ttt::createTTTPullGatesPass());
  cleanUp(pm); // CSE merges the forward part of the loss with that of the program
  pm.addPass(ttt::createTTTMergeReductionsPass());
  cleanUp(pm);
}

// ttt on tokens -> ttt on mini-batches
static void buildDual(OpPassManager &pm, const PipelineOptions &options) {
  // Before loops are cut into mini-batches: decode works on the loops of the program.
  if (options.compile.decode) {
    ttt::TTTDeriveDecodePassOptions decode;
    decode.tokens = *options.compile.decode;
    decode.invariant = options.compile.invariant;
    // On a CPU `ttt-resume-groups` finds them, and more.
    decode.wholeGroups = options.fixesRows() || options.isCpu;
    decode.context = options.compile.context.value_or(CompileOptions::defaultContext);
    pm.addPass(ttt::createTTTDeriveDecodePass(decode));
    cleanUp(pm);
  }
  if (options.compile.segments) {
    // After decode, which starts sequences itself.
    pm.addPass(ttt::createTTTOpenStartsPass());
    cleanUp(pm);
    pm.addPass(ttt::createTTTDeriveSummaryPass());
    cleanUp(pm);
  }
  pm.addPass(ttt::createTTTHoistAttentionPass());
  cleanUp(pm); // removes the unused parts of copied loops
  ttt::TTTChunkTokensPassOptions chunk;
  chunk.chunk = options.compile.chunk;
  // The primal form gives the same bits however many tokens a call has.
  chunk.onlyMaps = options.compile.form == Form::Primal || options.compile.invariant;
  if (!options.fixesRows()) {
    pm.addPass(ttt::createTTTChunkTokensPass(chunk));
  }
  ttt::TTTRewriteDualFormPassOptions form;
  form.form = options.compile.form;
  form.vectorCoefficients = options.vectorCoefficients;
  pm.addPass(ttt::createTTTRewriteDualFormPass(form));
  cleanUp(pm);
  // Again, because predictions now have their own row sums.
  pm.addPass(ttt::createTTTMergeReductionsPass());
  cleanUp(pm);
  if (options.compile.decode) {
    // After the dual form, whose ops tell what a row depends on.
    ttt::TTTResumeGroupsPassOptions groups;
    groups.newRows = options.isCpu;
    groups.invariant = options.compile.invariant;
    pm.addPass(ttt::createTTTResumeGroupsPass(groups));
    cleanUp(pm);
  }
  pm.addPass(ttt::createTTTClassifyStateMapsPass());
}

// ttt on mini-batches -> ttt on mini-batches with save and backward functions
static void buildBackward(OpPassManager &pm, const PipelineOptions &options) {
  if (options.compile.differentiates()) {
    ttt::TTTDeriveOuterGradientPassOptions gradient;
    const Checkpoint checkpoint = options.compile.checkpoint.value_or(Checkpoint());
    gradient.checkpoint = checkpoint.kind;
    gradient.period = checkpoint.period;
    gradient.tokens = options.compile.tokens.value_or(CompileOptions::defaultTokens);
    gradient.wrt = options.compile.wrt;
    pm.addPass(ttt::createTTTDeriveOuterGradientPass(gradient));
    cleanUp(pm);
    pm.addPass(ttt::createTTTMergeReductionsPass());
    cleanUp(pm);
  }
  // Before `expand`, which adds sums to remove dependences between them.
  pm.addPass(ttt::createTTTCountFlopsPass());
  if (!options.productType().empty() && !options.compile.invariant) {
    ttt::TTTMergeReductionsPassOptions oneRound;
    oneRound.expand = true;
    pm.addPass(ttt::createTTTMergeReductionsPass(oneRound));
    cleanUp(pm); // merges equal sums
    pm.addPass(ttt::createTTTMergeReductionsPass());
    cleanUp(pm);
  }
  if (options.isCpu) {
    pm.addPass(ttt::createTTTSplitColumnsPass());
  }
  if (options.splitsLoops()) {
    if (!options.productType().empty()) {
      pm.addPass(ttt::createTTTInvertSolvesPass());
    }
    ttt::TTTSplitLoopsPassOptions split;
    split.productType = options.productType();
    pm.addPass(ttt::createTTTSplitLoopsPass(split));
    cleanUp(pm);
    // After the split: what is left to the loop takes long. There are more blocks than on a CPU,
    // because a GPU has more multiprocessors than a CPU threads.
    ttt::TTTSplitColumnsPassOptions columns;
    columns.blocks = 8;
    pm.addPass(ttt::createTTTSplitColumnsPass(columns));
  }
}

// ttt in loops over time -> ttt in scf loops
static void buildTiled(OpPassManager &pm, const PipelineOptions &options) {
  ttt::TTTTileAttentionPassOptions attention;
  attention.tile = 64; // rows of a tile, on every target
  pm.addPass(ttt::createTTTTileAttentionPass(attention));
  pm.addPass(ttt::createTTTOutlineStepsPass());
  // A separate first step gives other bits for non-finite values; on a GPU the code of the second
  // step costs more than the products that it saves once.
  if (!options.compile.invariant && options.isCpu) {
    pm.addPass(ttt::createTTTSpecializeZeroStatesPass());
  }
  pm.addPass(ttt::createTTTMergeStepsPass());
  pm.addPass(ttt::createTTTTileMiniBatchesPass());
  cleanUp(pm);
}

static void buildNothing(OpPassManager &, const PipelineOptions &) {}

static bool removedByGrad(Operation *op) {
  return isa<ttt::GradOp, ttt::DecomposableOpInterface>(op);
}

static bool removedByDual(Operation *op) {
  auto every = dyn_cast<ttt::EveryOp>(op);
  return isa<ttt::AppendOp, ttt::AttendOp>(op) || (every && every.getPast());
}

/// Returns true for loops over tokens and ops on streams of a whole sequence.
static bool removedByTiled(Operation *op) {
  return isa<ttt::TokenLoopOpInterface, ttt::PositionOp, ttt::RowAtOp, ttt::DelayOp,
             ttt::TakeRowsOp, ttt::OverwriteRowsOp, ttt::AttentionOp, ttt::AttentionGradientOp,
             ttt::PadRowsOp, ttt::StoredRowsOp, ttt::SpreadRowsOp>(op);
}

constexpr Phase tttc::tttPhase = {"ttt", nullptr, buildNothing, nullptr};
constexpr Phase tttc::gradPhase = {"grad", &tttPhase, buildGrad, removedByGrad};
constexpr Phase tttc::dualPhase = {"dual", &gradPhase, buildDual, removedByDual};
constexpr Phase tttc::backwardPhase = {"backward", &dualPhase, buildBackward, nullptr};
constexpr Phase tttc::tiledPhase = {"tiled", &backwardPhase, buildTiled, removedByTiled};

llvm::ArrayRef<const Phase *> tttc::sharedPhases() {
  static constexpr const Phase *list[] = {&tttPhase, &gradPhase, &dualPhase, &backwardPhase,
                                          &tiledPhase};
  return list;
}

bool Phase::includes(const Phase &other) const {
  return this == &other || (before && before->includes(other));
}

void tttc::buildPhases(OpPassManager &pm, const Phase &from, const Phase &to,
                       const PipelineOptions &options) {
  assert(to.includes(from) && "no way from one phase to the other");
  if (&from != &to) {
    buildPhases(pm, from, *to.before, options);
    to.build(pm, options);
    if (to.removes) {
      pm.addPass(createVerifyPhasePass(to));
    }
  }
}
