//===- Signature.h - An entry's tensors as a caller has them -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C ABI has axes in the order B, H, T; callers have the axes of their layout. Shapes and
// strides of a tensor go from one order to the other here, and nowhere else.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_SIGNATURE_H
#define TTTC_PYTHON_CORE_SIGNATURE_H

#include "tttc/runtime.h"

#include <cstdint>

namespace tttc::python {

enum class Layout {
  Bhtd, ///< [B, H, T, ...], as in the C ABI
  Bthd  ///< [B, T, H, ...]
};

/// Lengths that the tensors of a call have in common.
struct Extents {
  int64_t batch = 1, heads = 1, tokens = 0;
  /// Of sequences that lie end to end, `batch` of them: where each begins, on the host; or null
  /// where that is not known.
  const int64_t *offsets64 = nullptr;
  const int32_t *offsets32 = nullptr;
  bool isEndToEnd = false;

  int64_t length(int64_t sequence) const;
};

bool isOutput(const tttc_tensor_info &info);
/// Whether null in place of its elements means something: zeros, or that nobody wants it.
bool mayBeLeftOut(const tttc_tensor_info &info);
/// Axes before the inner ones.
uint32_t leadingAxes(uint32_t axes);
/// Whether an entry of its T axis is a token.
bool tellsTokens(const tttc_tensor_info &info);

/// From the caller's order of axes to that of the ABI, or back: the same exchange.
void exchangeAxes(Layout layout, uint32_t axes, int64_t *lengths);
/// The order of a tensor's axes: that of the caller, but for what is passed from one call to
/// another and nobody looks at.
Layout layoutOf(const tttc_tensor_info &info, Layout caller);
/// The shape of a tensor in a call, in the order `layout`; returns its rank. `axes` are those of
/// `info`, or fewer. Where sequences lie end to end and their lengths are not known, T is long
/// enough for any.
uint32_t shapeOf(const tttc_tensor_info &info, uint32_t axes, Layout layout, const Extents &extents,
                 int64_t *shape);

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_SIGNATURE_H
