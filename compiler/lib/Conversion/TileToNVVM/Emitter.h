//===- Emitter.h - Control flow, and dispatch of ops ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits one kernel: loops, branches, and a dispatch of each op to the class that emits it.
// Loop-carried tiles are split into registers.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_EMITTER_H
#define TTTC_LIB_CONVERSION_TILETONVVM_EMITTER_H

#include "ColumnEmitter.h"
#include "DotEmitter.h"
#include "MemoryEmitter.h"
#include "ValueEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace tttc {

class Emitter {
public:
  Emitter(mlir::func::FuncOp func, mlir::ModuleOp module, bool hasMatrixStores);
  mlir::LogicalResult run();

private:
  mlir::LogicalResult emitLoop(mlir::scf::ForOp op);
  mlir::LogicalResult emitChoice(mlir::scf::IfOp op);
  mlir::LogicalResult checkTiles();
  mlir::LogicalResult emitBlock(mlir::Block &block);
  mlir::LogicalResult emit(mlir::Operation *op);
  void emitBarrier();
  /// Sets the index that `op` gives to `number`.
  mlir::LogicalResult emitOfGrid(mlir::Operation *op, mlir::gpu::Dimension dimension,
                                 mlir::Value number);
  void emitBroadcast(mlir::tile::BroadcastOp op);

  Thread thread;
  KernelFrame frame;
  Addresses addresses;
  MemoryEmitter memory;
  DotEmitter dots;
  ColumnEmitter columns;
  ValueEmitter values;
  mlir::ImplicitLocOpBuilder &b;
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_EMITTER_H
