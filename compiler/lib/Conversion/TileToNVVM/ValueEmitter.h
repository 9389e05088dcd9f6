//===- ValueEmitter.h - Elementwise ops and reductions ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A register of a tile is a scalar: an elementwise op on tiles becomes one scalar op for each
// register of the thread.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_VALUEEMITTER_H
#define TTTC_LIB_CONVERSION_TILETONVVM_VALUEEMITTER_H

#include "MemoryEmitter.h"

namespace tttc {

class ValueEmitter {
public:
  ValueEmitter(Thread &thread, Addresses &addresses, MemoryEmitter &memory)
      : thread(thread), addresses(addresses), memory(memory), b(thread.b) {}

  mlir::LogicalResult emitReduce(mlir::tile::ReduceOp op);
  mlir::LogicalResult emitConvert(mlir::tile::ConvertOp op);
  mlir::LogicalResult emitElementwise(mlir::Operation *op);
  mlir::LogicalResult emitConstant(mlir::arith::ConstantOp op);

private:
  mlir::Value shuffle(mlir::Value value, mlir::Value other, mlir::NVVM::ShflKind kind);
  mlir::Value registerOfWarp(mlir::tile::ConvertOp op, int64_t element);

  Thread &thread;
  Addresses &addresses;
  MemoryEmitter &memory;
  mlir::ImplicitLocOpBuilder &b;
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_VALUEEMITTER_H
