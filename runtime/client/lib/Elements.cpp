//===- Elements.cpp - Elements of the kernel's types ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/client.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/client.h"

#include "tttc/Support/Bf16.h"

namespace tttc::client {
namespace {

template <typename T> void convert(const std::vector<double> &from, void *to) {
  T *elements = static_cast<T *>(to);
  for (size_t i = 0; i < from.size(); ++i)
    elements[i] = static_cast<T>(from[i]);
}

template <typename T> void convertBack(const void *from, std::vector<double> &to) {
  const T *elements = static_cast<const T *>(from);
  for (size_t i = 0; i < to.size(); ++i)
    to[i] = static_cast<double>(elements[i]);
}

} // namespace

uint64_t elementBytes(uint32_t dtype) {
  switch (dtype) {
  case TTTC_F32:
    return 4;
  case TTTC_F64:
  case TTTC_I64:
    return 8;
  case TTTC_BF16:
  case TTTC_F16:
    return 2;
  }
  return 0;
}

uint64_t bytesOf(const tttc_tensor &tensor) {
  uint64_t last = 0;
  for (uint32_t i = 0; i < tensor.rank; ++i) {
    if (tensor.shape[i] == 0)
      return 0;
    last += static_cast<uint64_t>((tensor.shape[i] - 1) * tensor.strides[i]);
  }
  return (last + 1) * elementBytes(tensor.dtype);
}

void toElements(const std::vector<double> &from, uint32_t dtype, void *to) {
  (dtype == TTTC_F32    ? convert<float>
   : dtype == TTTC_I64  ? convert<int64_t>
   : dtype == TTTC_BF16 ? convert<Bf16>
   : dtype == TTTC_F16  ? convert<_Float16>
                        : convert<double>)(from, to);
}

void fromElements(const void *from, uint32_t dtype, std::vector<double> &to) {
  (dtype == TTTC_F32    ? convertBack<float>
   : dtype == TTTC_I64  ? convertBack<int64_t>
   : dtype == TTTC_BF16 ? convertBack<Bf16>
   : dtype == TTTC_F16  ? convertBack<_Float16>
                        : convertBack<double>)(from, to);
}

} // namespace tttc::client
