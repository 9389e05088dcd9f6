//===- Machine.h - Relocations and call stubs of a machine ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of a shared object that depend on the instruction set.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_LLVM_ELF_MACHINE_H
#define TTTC_LIB_TARGET_LLVM_ELF_MACHINE_H

#include <cstdint>
#include <optional>

namespace tttc::elf {

/// Uses of an address.
enum class Reference {
  Pointer,  ///< 64 bits, which depend on the load address if they are loaded
  Number,   ///< fewer bits of debug information
  Distance, ///< from the place that holds it; also its low 12 bits, which the load address, a
            ///< multiple of a page, does not change
  Call
};

/// The size of a call stub: a jump through an address table, padded.
inline constexpr uint64_t callBytes = 16;

struct Machine {
  uint16_t number;    ///< EM_*
  uint64_t pageBytes; ///< largest page of memory: parts with different protection are apart
  /// Relocations for the loader: of a pointer into the file, and of a pointer to a symbol of
  /// another file.
  unsigned movedPointer, importedPointer;
  /// The use of the address by a relocation; none if the relocation is not supported.
  std::optional<Reference> (*classify)(unsigned relocation);
  /// Writes the address `target` as `relocation` demands to `bytes`, which are loaded at `place`.
  /// Returns false if the value does not fit.
  bool (*apply)(unsigned relocation, char *bytes, uint64_t target, uint64_t place);
  /// Writes the stub at the address `place`, which jumps to the address in memory at `slot`.
  void (*writeCall)(char *bytes, uint64_t place, uint64_t slot);
};

/// Null if no shared objects are written for the machine.
const Machine *findMachine(uint16_t number);

} // namespace tttc::elf

#endif // TTTC_LIB_TARGET_LLVM_ELF_MACHINE_H
