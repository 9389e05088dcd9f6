//===- Sizes.cpp - Limits on the sizes of values --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Sizes.h.
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tttc;

/// Adds the constant that most likely causes the size, and how to raise the limit.
static void explain(InFlightDiagnostic &error, const SizeLimit &limit) {
  auto largest = llvm::max_element(
      limit.dims, [](const auto &left, const auto &right) { return left.second < right.second; });
  if (largest != limit.dims.end()) {
    error << "; the largest constant is " << largest->first << " = " << int64_t(largest->second);
  }
  if (limit.elements < dsl::absoluteMaxElements) {
    error << "; --allow-huge compiles it all the same";
  }
}

/// In floating point, because a product of sizes may overflow 64 bits. Dynamic sizes count as one.
static double countElements(ShapedType type) {
  double count = 1;
  for (int64_t size : type.getShape()) {
    count *= ShapedType::isDynamic(size) ? 1 : double(size);
  }
  return count;
}

/// The first type of more elements than `limit` among the results of `op`; null if there is none.
static ShapedType findTooLarge(Operation *op, const SizeLimit &limit) {
  for (Type type : op->getResultTypes()) {
    auto shaped = dyn_cast<ShapedType>(type);
    if (shaped && shaped.hasRank() && countElements(shaped) > limit.elements) {
      return shaped;
    }
  }
  return {};
}

LogicalResult tttc::checkValues(ModuleOp module, const SizeLimit &limit) {
  Operation *found = nullptr;
  module.walk([&](Operation *op) {
    if (findTooLarge(op, limit)) {
      found = found ? found : op;
      // Prefers an op with a location in the text, which constants do not have.
      if (!isa<UnknownLoc>(op->getLoc())) {
        found = op;
        return WalkResult::interrupt();
      }
    }
    return WalkResult::advance();
  });
  if (!found) {
    return success();
  }
  InFlightDiagnostic error = found->emitError("a value here has ");
  llvm::interleave(findTooLarge(found, limit).getShape(), error, " x ");
  error << " elements, expected at most " << int64_t(limit.elements);
  explain(error, limit);
  return failure();
}

LogicalResult tttc::checkWorkspace(ModuleOp module, const KernelSignature &signature,
                                   int64_t elementBytes, const SizeLimit &limit) {
  for (EntrySignature entry : signature.entries) {
    for (const EntrySignature *part : entry.functions()) {
      int64_t bytes = std::max(part->workspaceBytes, part->workspaceBytesPerToken);
      if (double(bytes) <= limit.elements * double(elementBytes)) {
        continue;
      }
      InFlightDiagnostic error = module.emitError("a task of ");
      error << part->function << " needs " << bytes << " bytes of workspace"
            << (bytes == part->workspaceBytes ? "" : " per token") << ", expected at most "
            << int64_t(limit.elements) * elementBytes;
      explain(error, limit);
      return failure();
    }
  }
  return success();
}
