//===- Npy.h - Arrays in .npy files, as bytes -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tttc_arrays converts every array to doubles; a kernel's arrays are bits of any type,
// which must be preserved.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_COMMAND_NPY_H
#define TTTC_PTXEMULATOR_COMMAND_NPY_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ptxemu {

/// `descr` is NumPy's: '<f4', '<u2' and so on, little-endian; C order.
struct RawArray {
  std::string descr;
  std::vector<uint64_t> shape;
  std::vector<uint8_t> bytes;
};

std::optional<RawArray> readNpy(const std::string &path, std::string &error);
std::optional<RawArray> decodeNpy(const std::string &file, std::string &error);
bool writeNpy(const std::string &path, const RawArray &array, std::string &error);

/// Bytes per element of f16, bf16, f32, f64, u8, ..., s64, and the descr (bf16 and f16
/// are '<u2'); 0 for other types.
unsigned elementOf(const std::string &dtype, std::string &descr);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_COMMAND_NPY_H
