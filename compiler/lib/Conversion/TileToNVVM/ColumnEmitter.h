//===- ColumnEmitter.h - Ops that are sequential over tokens ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread holds all rows of a column in registers and processes them in order, without waiting for
// other threads.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_COLUMNEMITTER_H
#define TTTC_LIB_CONVERSION_TILETONVVM_COLUMNEMITTER_H

#include "Addresses.h"
#include "KernelFrame.h"
#include "Thread.h"

namespace tttc {

class ColumnEmitter {
public:
  ColumnEmitter(Thread &thread, KernelFrame &frame, Addresses &addresses)
      : thread(thread), frame(frame), addresses(addresses), b(thread.b) {}

  mlir::LogicalResult emitSolve(mlir::tile::SolveOp op);
  mlir::LogicalResult emitDecay(mlir::tile::DecayOp op);
  mlir::LogicalResult emitRecurrence(mlir::tile::RecurrenceOp op);

private:
  /// The registers of an identity matrix.
  Registers identity(mlir::RankedTensorType type);

  Thread &thread;
  KernelFrame &frame;
  Addresses &addresses;
  mlir::ImplicitLocOpBuilder &b;
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_COLUMNEMITTER_H
