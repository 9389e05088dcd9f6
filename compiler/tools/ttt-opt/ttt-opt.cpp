//===- ttt-opt.cpp - Runs passes on IR ------------------------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The project's mlir-opt, with all dialects, passes and pipelines.
//
//===----------------------------------------------------------------------===//

#include "tttc/Compile/Compile.h"
#include "tttc/Conversion/TTTToLinalg/TTTToLinalg.h"
#include "tttc/Conversion/TileToNVVM/TileToNVVM.h"
#include "tttc/Dialect/Halide/IR/HalideDialect.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllGPUToLLVMIRTranslations(registry);
  registry.insert<mlir::ttt::TTTDialect, mlir::tile::TileDialect, mlir::halide::HalideDialect>();
  mlir::registerAllPasses();
  mlir::ttt::registerTTTPasses();
  mlir::tile::registerTilePasses();
  tttc::registerTTTToLinalgPasses();
  tttc::registerTileToNVVMPasses();
  tttc::registerTargetPasses();
  tttc::registerPipelines();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "tttc's optimizer driver\n", registry));
}
