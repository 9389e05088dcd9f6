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

#include "Zip.h"
#include "tttc/Arrays/Array.h"

namespace tttc::npy {

struct Header {
  std::vector<int64_t> shape;
  ElementType type = ElementType::F64;
  bool fortran = false;
};

/// Reads the header. On success the bytes left in the member are the data and match the shape;
/// otherwise returns nothing and sets `error`.
std::optional<Header> readHeader(zip::MemberReader &member, std::string &error);

/// Reads the data after a header, in pieces. Returns nothing and sets `error` if it is damaged or
/// memory does not suffice.
std::optional<Array> readData(zip::MemberReader &member, Header header, std::string &error);

/// Writes the array to `sink` in C order; `array.data` must fill `array.shape`. Returns false if
/// the sink does.
bool write(const Array &array, const zip::Sink &sink);

} // namespace tttc::npy

#endif // TTTC_ARRAYS_NPY_H
