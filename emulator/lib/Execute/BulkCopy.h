//===- BulkCopy.h - Pieces of a bulk copy in flight -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_BULKCOPY_H
#define TTTC_PTXEMULATOR_EXECUTE_BULKCOPY_H

#include "Execute/Memory.h"

#include "PtxEmulator/Tensor/TensorMap.h"

namespace ptxemu {

/// How the bytes are combined with the destination.
enum class Reduction : uint8_t { None, Add, Min, Max, Inc, Dec, And, Or, Xor };

/// Bytes that are contiguous in both memories; filled if there is no source.
struct BulkPiece {
  Place to, from;
  uint32_t bytes = 0;
  bool isFilled = false;
};

/// One copy of one lane, before it is issued.
struct BulkCopy {
  std::vector<BulkPiece> pieces;
  const char *what = "cp.async.bulk";
  Reduction reduction = Reduction::None;
  Type type = Type::B8; ///< of the elements, for a reduction
  uint64_t fill = 0;    ///< bits of a fill element
  uint32_t fillBytes = 1;
  /// Completes on this mbarrier, or in the lane's bulk group if it has none.
  Cta *mbarrierCta = nullptr;
  uint64_t mbarrierOffset = 0;
  uint64_t mbarrierBytes = 0;
};

/// Checks both sides and issues the copy.
void issueBulk(Step &step, uint32_t lane, BulkCopy copy);

/// Decodes cp.async.bulk.tensor and its prefetch, after `cp[.reduce].async.bulk.tensor`.
void decodeTensorCopy(Decoder &decoder, bool reduces);

/// Takes .add and so on; fails if none is present.
Reduction takeReduction(Decoder &decoder);
bool isReducible(Reduction reduction, Type type);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_BULKCOPY_H
