//===- Npy.h - One array in the .npy format ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this library: the header and the data of one member of an .npz.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_NPY_H
#define TTTC_ARRAYS_NPY_H

#include "tttc/Arrays/Array.h"

#include <optional>
#include <string_view>

namespace tttc::npy {

/// Decodes a whole .npy file; nothing and an error if it is none.
std::optional<Array> decode(std::string_view bytes, std::string &error);

/// Encodes in C order; `array.data` must fill `array.shape`.
std::string encode(const Array &array);

} // namespace tttc::npy

#endif // TTTC_ARRAYS_NPY_H
