//===- ClosedObject.h - An object that needs no linker ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder. A relocatable object that has only the relocations that
// kernels use, and whose undefined symbols are only functions of other libraries.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_LLVM_ELF_CLOSEDOBJECT_H
#define TTTC_LIB_TARGET_LLVM_ELF_CLOSEDOBJECT_H

#include "Machine.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Object/ELF.h"

#include <vector>

namespace tttc::elf {

using Elf = llvm::object::ELF64LE;

/// References the bytes that it was read from.
struct ClosedObject {
  struct Section {
    llvm::StringRef name;
    const Elf::Shdr *header;
    llvm::StringRef bytes; ///< empty if all are zero

    bool isLoaded() const { return header->sh_flags & llvm::ELF::SHF_ALLOC; }
    bool isWritable() const { return header->sh_flags & llvm::ELF::SHF_WRITE; }
  };
  struct Symbol {
    llvm::StringRef name;
    const Elf::Sym *entry;

    bool isAbsolute() const { return entry->st_shndx == llvm::ELF::SHN_ABS; }
    /// True for a function of another library; only calls refer to it.
    bool isImported() const { return entry->st_shndx == llvm::ELF::SHN_UNDEF; }
    /// True if the symbol is visible to other objects.
    bool isExported() const;
  };
  struct Relocation {
    unsigned section; ///< the section to which it applies
    const Elf::Rela *entry;
    Symbol symbol;
  };

  const Machine *machine = nullptr;
  /// The sections that go into a shared object, by number. None is empty.
  llvm::MapVector<unsigned, Section> sections;
  /// Includes section symbols.
  std::vector<Symbol> symbols;
  std::vector<Relocation> relocations;
};

/// Fails for other objects; the message names the unsupported part: `the undefined symbol 'x'`.
llvm::Expected<ClosedObject> readClosedObject(llvm::StringRef object);

/// The type and symbol of a relocation: `relocation R_X86_64_64 against 'x'`.
std::string describe(const ClosedObject &object, const ClosedObject::Relocation &relocation);

} // namespace tttc::elf

#endif // TTTC_LIB_TARGET_LLVM_ELF_CLOSEDOBJECT_H
