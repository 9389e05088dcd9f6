//===- Machine.cpp - Relocations and call stubs of a machine --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Machine.h. Sources: "System V ABI, AMD64 Supplement", 4.4; "ELF for the Arm 64-bit
// Architecture", 5.7.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace llvm;
using namespace llvm::support::endian;
using namespace tttc::elf;
using namespace llvm::ELF;

static std::optional<Reference> classifyX86(unsigned relocation) {
  switch (relocation) {
  case R_X86_64_64:
    return Reference::Pointer;
  case R_X86_64_32:
  case R_X86_64_32S:
    return Reference::Number;
  case R_X86_64_PC32:
    return Reference::Distance;
  case R_X86_64_PLT32:
    return Reference::Call;
  default:
    return std::nullopt;
  }
}

static bool applyX86(unsigned relocation, char *bytes, uint64_t target, uint64_t place) {
  const auto distance = int64_t(target - place);
  switch (relocation) {
  case R_X86_64_64:
    write64le(bytes, target);
    return true;
  case R_X86_64_32:
    write32le(bytes, target);
    return isUInt<32>(target);
  case R_X86_64_32S:
    write32le(bytes, target);
    return isInt<32>(int64_t(target));
  case R_X86_64_PC32:
  case R_X86_64_PLT32:
    write32le(bytes, distance);
    return isInt<32>(distance);
  default:
    llvm_unreachable("a relocation that is not classified");
  }
}

static void writeCallX86(char *bytes, uint64_t place, uint64_t slot) {
  constexpr char jump[] = {'\xff', '\x25'}; // jmp *distance(%rip)
  constexpr uint64_t jumpBytes = sizeof(jump) + sizeof(int32_t);
  std::memset(bytes, 0xcc, callBytes);
  std::memcpy(bytes, jump, sizeof(jump));
  write32le(bytes + sizeof(jump), slot - (place + jumpBytes));
}

static std::optional<Reference> classifyAArch64(unsigned relocation) {
  switch (relocation) {
  case R_AARCH64_ABS64:
    return Reference::Pointer;
  case R_AARCH64_ABS32:
    return Reference::Number;
  case R_AARCH64_PREL32:
  case R_AARCH64_PREL64:
  case R_AARCH64_ADR_PREL_PG_HI21:
  case R_AARCH64_ADD_ABS_LO12_NC:
  case R_AARCH64_LDST8_ABS_LO12_NC:
  case R_AARCH64_LDST16_ABS_LO12_NC:
  case R_AARCH64_LDST32_ABS_LO12_NC:
  case R_AARCH64_LDST64_ABS_LO12_NC:
  case R_AARCH64_LDST128_ABS_LO12_NC:
    return Reference::Distance;
  case R_AARCH64_CALL26:
  case R_AARCH64_JUMP26:
    return Reference::Call;
  default:
    return std::nullopt;
  }
}

/// Writes the low `bits` of `value` into an instruction, from bit `shift` on.
static void writeField(char *instruction, uint64_t value, unsigned bits, unsigned shift) {
  const uint32_t mask = maskTrailingOnes<uint32_t>(bits);
  const uint32_t rest = read32le(instruction) & ~(mask << shift);
  write32le(instruction, rest | (uint32_t(value) & mask) << shift);
}

/// Writes the offset of `target` in its 4 KiB into a load or store, in units of the access.
static bool writeOffset(char *instruction, uint64_t target, unsigned logBytes) {
  writeField(instruction, (target & 0xfff) >> logBytes, 12, 10);
  return isAligned(Align(uint64_t(1) << logBytes), target);
}

/// Writes the distance between the 4 KiB of `place` and those of `target` into an ADRP.
static bool writePages(char *instruction, uint64_t target, uint64_t place) {
  const int64_t pages = int64_t(target >> 12) - int64_t(place >> 12);
  writeField(instruction, pages, 2, 29);
  writeField(instruction, pages >> 2, 19, 5);
  return isInt<21>(pages);
}

static bool applyAArch64(unsigned relocation, char *bytes, uint64_t target, uint64_t place) {
  const auto distance = int64_t(target - place);
  switch (relocation) {
  case R_AARCH64_ABS64:
    write64le(bytes, target);
    return true;
  case R_AARCH64_ABS32:
    write32le(bytes, target);
    return isUInt<32>(target);
  case R_AARCH64_PREL64:
    write64le(bytes, distance);
    return true;
  case R_AARCH64_PREL32:
    write32le(bytes, distance);
    return isInt<32>(distance);
  case R_AARCH64_ADR_PREL_PG_HI21:
    return writePages(bytes, target, place);
  case R_AARCH64_ADD_ABS_LO12_NC:
  case R_AARCH64_LDST8_ABS_LO12_NC:
    return writeOffset(bytes, target, 0);
  case R_AARCH64_LDST16_ABS_LO12_NC:
    return writeOffset(bytes, target, 1);
  case R_AARCH64_LDST32_ABS_LO12_NC:
    return writeOffset(bytes, target, 2);
  case R_AARCH64_LDST64_ABS_LO12_NC:
    return writeOffset(bytes, target, 3);
  case R_AARCH64_LDST128_ABS_LO12_NC:
    return writeOffset(bytes, target, 4);
  case R_AARCH64_CALL26:
  case R_AARCH64_JUMP26:
    writeField(bytes, distance >> 2, 26, 0);
    return isInt<28>(distance) && distance % 4 == 0;
  default:
    llvm_unreachable("a relocation that is not classified");
  }
}

static void writeCallAArch64(char *bytes, uint64_t place, uint64_t slot) {
  constexpr uint32_t stub[] = {
      0x90000010, // adrp x16, slot
      0xf9400211, // ldr x17, [x16, slot]
      0xd61f0220, // br x17
      0xd4200000, // brk 0
  };
  static_assert(sizeof(stub) == callBytes);
  for (auto [i, instruction] : llvm::enumerate(stub)) {
    write32le(bytes + 4 * i, instruction);
  }
  writePages(bytes, slot, place);
  writeOffset(bytes + 4, slot, 3);
}

const Machine *tttc::elf::findMachine(uint16_t number) {
  static constexpr Machine machines[] = {
      {EM_X86_64, 4096, R_X86_64_RELATIVE, R_X86_64_GLOB_DAT, classifyX86, applyX86, writeCallX86},
      {EM_AARCH64, 65536, R_AARCH64_RELATIVE, R_AARCH64_GLOB_DAT, classifyAArch64, applyAArch64,
       writeCallAArch64},
  };
  const Machine *found =
      llvm::find_if(machines, [&](const Machine &machine) { return machine.number == number; });
  return found == std::end(machines) ? nullptr : found;
}
