//===- Signature.h - Tensors of an entry in the caller's layout --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C ABI has axes in the order B, H, T; callers have the axes of their layout. Only this file
// converts shapes and strides between the two orders.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_SIGNATURE_H
#define TTTC_PYTHON_CORE_SIGNATURE_H

#include "tttc/runtime.h"

#include <cstdint>
#include <string>

namespace tttc::python {

enum class Layout {
  Bhtd, ///< [B, H, T, ...], as in the C ABI
  Bthd  ///< [B, T, H, ...]
};

/// Extents that the tensors of a call share.
struct Extents {
  int64_t batch = 1, heads = 1, tokens = 0;
  /// For `batch` packed sequences: the offset of each sequence, on the host; null if it is not
  /// known.
  const int64_t *offsets64 = nullptr;
  const int32_t *offsets32 = nullptr;
  bool isEndToEnd = false;

  int64_t length(int64_t sequence) const;
};

bool isOutput(const tttc_tensor_info &info);
/// Returns true if the tensor may be null: zeros for an input, not requested for an output.
bool mayBeLeftOut(const tttc_tensor_info &info);
/// Number of axes before the inner ones.
uint32_t leadingAxes(uint32_t axes);
/// Returns true if each entry of the T axis is one token.
bool hasTokenCount(const tttc_tensor_info &info);

/// Converts between the caller's and the ABI's order of axes; the conversion is its own inverse.
void exchangeAxes(Layout layout, uint32_t axes, int64_t *lengths);
/// The order of a tensor's axes: that of the caller, except for opaque tensors that are passed
/// from one call to another.
Layout layoutOf(const tttc_tensor_info &info, Layout caller);
/// The shape of a tensor in a call, in the order `layout`; returns its rank. `axes` are those of
/// `info`, or fewer. For packed sequences of unknown lengths, T is long enough for any lengths.
uint32_t shapeOf(const tttc_tensor_info &info, uint32_t axes, Layout layout, const Extents &extents,
                 int64_t *shape);

/// An input of a call in the caller's order of axes; without lengths, one that is left out.
struct InputShape {
  const int64_t *lengths = nullptr;
  uint32_t rank = 0;
  uint32_t axes = 0; ///< the leading axes: those of the signature, or fewer
};

/// A hint for a call with wrong shapes, "\nhint: ...": that they are those of the other layout than
/// the layer's. Empty if they are not. `shapes` has an element for each tensor of the entry.
std::string hintOfLayout(const tttc_entry_info &entry, Layout layout, const InputShape *shapes,
                         bool isEndToEnd);

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_SIGNATURE_H
