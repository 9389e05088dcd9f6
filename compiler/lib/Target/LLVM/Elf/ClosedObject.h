//===- ClosedObject.h - An object that needs no linker ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder. A relocatable object for x86-64 that refers to itself, in the few ways
// that the code of kernels does, and calls functions of other libraries.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_LLVM_ELF_CLOSEDOBJECT_H
#define TTTC_LIB_TARGET_LLVM_ELF_CLOSEDOBJECT_H

#include "llvm/ADT/MapVector.h"
#include "llvm/Object/ELF.h"

#include <vector>

namespace tttc::elf {

using Elf = llvm::object::ELF64LE;

/// What it holds lies in the bytes that it was read from.
struct ClosedObject {
  struct Section {
    llvm::StringRef name;
    const Elf::Shdr *header;
    llvm::StringRef bytes; ///< empty where all are zero

    bool isLoaded() const { return header->sh_flags & llvm::ELF::SHF_ALLOC; }
    bool isWritable() const { return header->sh_flags & llvm::ELF::SHF_WRITE; }
  };
  struct Symbol {
    llvm::StringRef name;
    const Elf::Sym *entry;

    bool isAbsolute() const { return entry->st_shndx == llvm::ELF::SHN_ABS; }
    /// A function of another library, that calls alone refer to.
    bool isImported() const { return entry->st_shndx == llvm::ELF::SHN_UNDEF; }
    /// Whether others may see it.
    bool isExported() const;
  };
  struct Relocation {
    unsigned section; ///< that it changes
    const Elf::Rela *entry;
    Symbol symbol;
  };

  /// Those that belong into a shared object, by their numbers. None is empty.
  llvm::MapVector<unsigned, Section> sections;
  /// With those of sections.
  std::vector<Symbol> symbols;
  std::vector<Relocation> relocations;
};

/// Fails, with what stands in the way, for other objects: `the undefined symbol 'x'`.
llvm::Expected<ClosedObject> readClosedObject(llvm::StringRef object);

/// The name of a relocation's kind and symbol: `relocation R_X86_64_64 against 'x'`.
std::string describe(const ClosedObject &object, const ClosedObject::Relocation &relocation);

} // namespace tttc::elf

#endif // TTTC_LIB_TARGET_LLVM_ELF_CLOSEDOBJECT_H
