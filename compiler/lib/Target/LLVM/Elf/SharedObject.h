//===- SharedObject.h - The sections of a shared object ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder. The sections of a closed object with their addresses and file offsets,
// and the tables that the loader reads.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_LLVM_ELF_SHAREDOBJECT_H
#define TTTC_LIB_TARGET_LLVM_ELF_SHAREDOBJECT_H

#include "ClosedObject.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/MC/StringTableBuilder.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tttc::elf {

/// Classes of sections, in the order of the file.
enum Part {
  Constants, ///< read-only
  Code,      ///< read-only and executable
  Pointers,  ///< written only by the loader
  Variables,
  Unloaded, ///< not loaded
  NumParts
};

struct Section {
  Section(Part part, llvm::StringRef name, unsigned type, uint64_t flags, uint64_t align,
          uint64_t entrySize = 0)
      : part(part), name(name) {
    header.sh_type = type;
    header.sh_flags = flags;
    header.sh_addralign = std::max<uint64_t>(align, 1);
    header.sh_entsize = entrySize;
  }

  bool isInFile() const { return header.sh_type != llvm::ELF::SHT_NOBITS; }
  uint64_t end() const { return header.sh_addr + header.sh_size; }
  template <typename Entry> void append(const Entry &entry) {
    bytes.append(reinterpret_cast<const char *>(&entry), sizeof(entry));
  }

  Part part;
  llvm::StringRef name;
  Elf::Shdr header = {};
  std::string bytes; ///< empty if they are not in the file
};

class SharedObject {
public:
  /// `library` defines the imported functions, unless they are of the C library; empty: unknown.
  SharedObject(const ClosedObject &object, llvm::StringRef library)
      : object(object), library(library) {}

  llvm::Expected<std::string> write();

private:
  void addSections();
  unsigned add(const Section &section) {
    sections.push_back(section);
    return sections.size();
  }
  void addInputs(Part part, llvm::function_ref<bool(const ClosedObject::Section &)> belongs);

  void orderSymbols();
  void writeHash();
  void writeSymbols();
  void writeMoved();
  void writeCalls();
  void writeDynamic();
  void writeTables();
  void placeSections();
  llvm::Error applyRelocations();
  Elf::Phdr &addSegment(unsigned type, unsigned flags, llvm::ArrayRef<const Section *> in,
                        uint64_t align);
  void addSegments();
  std::string writeFile();

  Section &at(unsigned number) { return sections[number - 1]; }
  unsigned placeOf(const ClosedObject::Symbol &symbol) const {
    return symbol.isAbsolute() ? unsigned(llvm::ELF::SHN_ABS)
                               : numbers.lookup(symbol.entry->st_shndx);
  }
  /// The address of a symbol; for an imported function, that of its call stub.
  uint64_t addressOf(const ClosedObject::Symbol &symbol) {
    if (symbol.isImported()) {
      return at(calls).header.sh_addr + imports.lookup(symbol.name) * callBytes;
    }
    return symbol.entry->st_value + (symbol.isAbsolute() ? 0 : at(placeOf(symbol)).header.sh_addr);
  }
  /// Returns true if the loader must add the load address.
  bool isMoved(const ClosedObject::Relocation &relocation) const {
    return object.machine->classify(relocation.entry->getType(false)) == Reference::Pointer &&
           object.sections.lookup(relocation.section).isLoaded();
  }

  const ClosedObject &object;
  llvm::StringRef library;                    ///< empty if it is not needed
  std::vector<Section> sections;              ///< section N at index N - 1; 0: none
  llvm::DenseMap<unsigned, unsigned> numbers; ///< section numbers of the object -> of the file
  unsigned dynamicSymbols = 0, hash = 0, dynamicNames = 0, moved = 0, calls = 0, addresses = 0,
           dynamic = 0, symbols = 0, sectionNames = 0, names = 0;
  std::vector<const ClosedObject::Symbol *> exports; ///< in the order of the hash table
  /// Imported functions by name, with their index in the call stubs and the address table.
  llvm::MapVector<llvm::StringRef, unsigned> imports;
  size_t numMoved = 0;
  llvm::StringTableBuilder exportedNames{llvm::StringTableBuilder::ELF},
      allNames{llvm::StringTableBuilder::ELF}, allSectionNames{llvm::StringTableBuilder::ELF};
  uint64_t fileBytes = 0, page = 0;
  size_t numSegments = 0;
  std::vector<Elf::Phdr> segments;
};

} // namespace tttc::elf

#endif // TTTC_LIB_TARGET_LLVM_ELF_SHAREDOBJECT_H
