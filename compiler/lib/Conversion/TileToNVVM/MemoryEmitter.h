//===- MemoryEmitter.h - Reads, writes and copies of tiles ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread reads the elements that it holds, including copies; one thread writes each element.
// cp.async copies 16 bytes per thread without using registers; ldmatrix distributes rows of eight
// elements to the threads of a column.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_MEMORYEMITTER_H
#define TTTC_LIB_CONVERSION_TILETONVVM_MEMORYEMITTER_H

#include "Addresses.h"
#include "KernelFrame.h"
#include "Thread.h"

namespace tttc {

/// The read of a tile, register by register.
struct Reader {
  mlir::tile::ReadOp op;
  bool isWalk = false, inPairs = false;
  Walk walk;
  mlir::Value outside, first, last;
  llvm::DenseMap<unsigned, mlir::Value> pairs;

  explicit Reader(mlir::tile::ReadOp op) : op(op) {}
};

class MemoryEmitter {
public:
  MemoryEmitter(Thread &thread, KernelFrame &frame, Addresses &addresses)
      : thread(thread), frame(frame), addresses(addresses), b(thread.b) {}

  mlir::LogicalResult emitRead(mlir::tile::ReadOp op);
  mlir::LogicalResult emitWrite(mlir::tile::WriteOp op);
  mlir::LogicalResult emitCopy(mlir::tile::CopyOp op);
  mlir::LogicalResult emitStore(mlir::tile::StoreOp op);
  mlir::LogicalResult emitStage(mlir::memref::SubViewOp op);
  Reader readerOf(mlir::tile::ReadOp op);
  mlir::Value readRegister(Reader &reader, unsigned number);

private:
  /// Reads a tile of 16-bit elements whose registers pair adjacent rows of memory; returns false if
  /// the tile is not of that form.
  bool readTransposed(mlir::tile::ReadOp op);
  /// Writes a tile of 16-bit elements by matrices; returns false if the GPU or the tile does not
  /// allow it.
  bool writeMatrices(mlir::tile::WriteOp op);
  struct Matrices;
  std::optional<Matrices> matricesOf(mlir::Value memory, mlir::RankedTensorType type,
                                     llvm::ArrayRef<int64_t> axes, mlir::ValueRange offsets);
  struct Chunk;
  static int64_t countChunks(mlir::MemRefType slot);
  Chunk chunkOf(const Place &slot, mlir::Value number);
  mlir::Value ownNumber();
  bool isTogether(mlir::tile::CopyOp op, mlir::tile::CopyOp more);
  mlir::LogicalResult emitAlone(mlir::tile::CopyOp op);
  mlir::LogicalResult emitTogether(llvm::ArrayRef<mlir::tile::CopyOp> copies);
  mlir::Value bytesIf(mlir::Value condition);
  void moveChunk(mlir::Value from, mlir::Value to);
  void forChunks(const Place &slot, llvm::function_ref<void(const Chunk &)> emit);
  void writeAll(mlir::tile::WriteOp op, mlir::Value outside, mlir::Value count);

  Thread &thread;
  KernelFrame &frame;
  Addresses &addresses;
  mlir::ImplicitLocOpBuilder &b;
  llvm::SmallVector<mlir::tile::CopyOp> waitingCopies; ///< which the next one is done with
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_MEMORYEMITTER_H
