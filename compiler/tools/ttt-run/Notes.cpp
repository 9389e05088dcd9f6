//===- Notes.cpp - Notes on infinite numbers and NaNs ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Notes.h.
//
//===----------------------------------------------------------------------===//

#include "Notes.h"

#include "Report.h"

#include "tttc/Arrays/Values.h"

#include <set>

namespace tttc::run {

void noteNonFinite(const std::string &what, const ArrayMap &arrays) {
  for (const auto &[name, array] : arrays)
    if (std::optional<Element> found = firstNonFinite(array))
      note(what + " '" + name + "' holds " + found->text());
}

/// None for types that every float64 number fits.
static std::optional<ElementType> floatTypeOf(uint32_t dtype) {
  switch (dtype) {
  case TTTC_F32:
    return ElementType::F32;
  case TTTC_BF16:
    return ElementType::BF16;
  case TTTC_F16:
    return ElementType::F16;
  }
  return std::nullopt;
}

void noteOverflows(const tttc_kernel_info &kernel, const Call &call) {
  std::set<std::string> seen;
  for (uint32_t e = 0; e < kernel.num_entries; ++e)
    for (uint32_t i = 0; i < kernel.entries[e].num_tensors; ++i) {
      const tttc_tensor_info &tensor = kernel.entries[e].tensors[i];
      const std::optional<ElementType> type = floatTypeOf(tensor.dtype);
      for (const auto &[what, arrays] :
           {std::pair("input", &call.arrays), std::pair("cotangent", &call.cotangents)}) {
        auto given = arrays->find(tensor.name);
        if (given == arrays->end() || !type || !seen.insert(tensor.name).second)
          continue;
        if (std::optional<Element> found = firstOverflow(given->second, *type))
          note(what + std::string(" '") + tensor.name + "' holds " + found->text() +
               ", which is infinite in the kernel's " + nameOf(*type));
      }
    }
}

ArrayMap asType(const std::string &dtype, ArrayMap arrays) {
  const ElementType type = dtype == "f64"   ? ElementType::F64
                           : dtype == "f32" ? ElementType::F32
                           : dtype == "f16" ? ElementType::F16
                                            : ElementType::BF16;
  for (auto &[name, array] : arrays) {
    array.type = type;
    if (std::optional<Element> found = firstOverflow(array, type))
      note("output '" + name + "' holds " + found->text() + ", written as infinite in " +
           nameOf(type));
    if (std::optional<Element> found = firstUnderflow(array, type))
      note("output '" + name + "' holds " + found->text() + ", written as zero in " + nameOf(type));
  }
  return arrays;
}

} // namespace tttc::run
