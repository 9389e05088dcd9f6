//===- ClosedObject.cpp - An object that needs no linker ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ClosedObject.h.
//
//===----------------------------------------------------------------------===//

#include "ClosedObject.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace tttc;
using namespace tttc::elf;
using namespace llvm::ELF;

static Error refuse(const Twine &what) { return createStringError(inconvertibleErrorCode(), what); }

bool ClosedObject::Symbol::isExported() const {
  const unsigned char visibility = entry->getVisibility();
  return entry->getBinding() != STB_LOCAL && !isImported() &&
         (visibility == STV_DEFAULT || visibility == STV_PROTECTED);
}

std::string elf::describe(const ClosedObject &object, const ClosedObject::Relocation &relocation) {
  StringRef name = relocation.symbol.name;
  if (relocation.symbol.entry->getType() == STT_SECTION) {
    name = object.sections.lookup(relocation.symbol.entry->st_shndx).name;
  }
  const StringRef kind =
      object::getELFRelocationTypeName(object.machine->number, relocation.entry->getType(false));
  return ("relocation " + kind + " against '" + name + "'").str();
}

namespace {
class Reader {
public:
  Reader(const object::ELFFile<Elf> &file, const Machine &machine) : file(file) {
    object.machine = &machine;
  }

  Expected<ClosedObject> read() {
    Expected<Elf::ShdrRange> headers = file.sections();
    if (!headers) {
      return headers.takeError();
    }
    for (const Elf::Shdr &header : *headers) {
      if (Error error = readSection(header, &header - headers->begin())) {
        return std::move(error);
      }
    }
    for (const Elf::Shdr &header : *headers) {
      if (Error error = header.sh_type == SHT_SYMTAB ? readSymbols(header) : Error::success()) {
        return std::move(error);
      }
    }
    for (const Elf::Shdr &header : *headers) {
      if (Error error = header.sh_type == SHT_RELA ? readRelocations(header) : Error::success()) {
        return std::move(error);
      }
    }
    return std::move(object);
  }

private:
  Error readSection(const Elf::Shdr &header, unsigned number);
  Error readSymbols(const Elf::Shdr &table);
  Error readRelocations(const Elf::Shdr &table);
  Error check(const ClosedObject::Symbol &symbol) const;
  Error check(const ClosedObject::Relocation &relocation) const;

  const object::ELFFile<Elf> &file;
  ClosedObject object;
};
} // namespace

/// Adds a section, unless only linkers use it.
Error Reader::readSection(const Elf::Shdr &header, unsigned number) {
  const bool isForLinkers = header.sh_flags & SHF_EXCLUDE;
  const bool isTable = header.sh_type == SHT_SYMTAB || header.sh_type == SHT_STRTAB ||
                       (header.sh_type == SHT_RELA && !(header.sh_flags & SHF_ALLOC));
  if (header.sh_type == SHT_NULL || isTable || isForLinkers) {
    return Error::success();
  }
  Expected<StringRef> name = file.getSectionName(header);
  if (!name) {
    return name.takeError();
  }
  constexpr uint64_t known = SHF_WRITE | SHF_ALLOC | SHF_EXECINSTR | SHF_MERGE | SHF_STRINGS;
  const bool hasKnownType = header.sh_type == SHT_PROGBITS || header.sh_type == SHT_NOBITS ||
                            header.sh_type == SHT_NOTE || header.sh_type == SHT_X86_64_UNWIND;
  // A .note.GNU-stack section without flags requests what every shared object written here
  // declares.
  const bool isStackNote = *name == ".note.GNU-stack";
  if (!hasKnownType || (header.sh_flags & ~known) ||
      (isStackNote && (header.sh_flags & SHF_EXECINSTR))) {
    return refuse("the section '" + *name + "' of type " + Twine(header.sh_type) + " with flags " +
                  Twine(header.sh_flags));
  }
  if (isStackNote || !header.sh_size) {
    return Error::success();
  }
  StringRef bytes;
  if (header.sh_type != SHT_NOBITS) {
    Expected<ArrayRef<uint8_t>> contents = file.getSectionContents(header);
    if (!contents) {
      return contents.takeError();
    }
    bytes = toStringRef(*contents);
  }
  object.sections.insert({number, {*name, &header, bytes}});
  return Error::success();
}

Error Reader::check(const ClosedObject::Symbol &symbol) const {
  const unsigned char type = symbol.entry->getType();
  if (symbol.isImported()) {
    const bool isFunction = type == STT_NOTYPE || type == STT_FUNC;
    return isFunction ? Error::success()
                      : refuse("the undefined symbol '" + symbol.name + "' of type " +
                               Twine(unsigned(type)));
  }
  // Section symbols are checked only if a relocation refers to them.
  const bool hasPlace =
      symbol.isAbsolute() || type == STT_SECTION || object.sections.count(symbol.entry->st_shndx);
  if (type > STT_FILE || !hasPlace) {
    return refuse("the symbol '" + symbol.name + "' of type " + Twine(unsigned(type)) +
                  " in section " + Twine(symbol.entry->st_shndx));
  }
  return Error::success();
}

Error Reader::readSymbols(const Elf::Shdr &table) {
  Expected<Elf::SymRange> entries = file.symbols(&table);
  Expected<StringRef> names = file.getStringTableForSymtab(table);
  if (!entries || !names) {
    return joinErrors(entries.takeError(), names.takeError());
  }
  for (const Elf::Sym &entry : entries->drop_front()) {
    Expected<StringRef> name = entry.getName(*names);
    if (!name) {
      return name.takeError();
    }
    object.symbols.push_back({*name, &entry});
    if (Error error = check(object.symbols.back())) {
      return error;
    }
  }
  return Error::success();
}

/// Checks that the relocation is supported. Its range is checked once all sections have addresses.
Error Reader::check(const ClosedObject::Relocation &relocation) const {
  const ClosedObject::Section &section = object.sections.lookup(relocation.section);
  auto reference = object.machine->classify(relocation.entry->getType(false));
  bool isKnown = false;
  if (reference == Reference::Pointer) {
    // The loader, which resolves it, cannot write to read-only sections.
    isKnown = !section.isLoaded() || section.isWritable();
  } else if (reference) {
    isKnown = section.isLoaded() == (reference != Reference::Number);
  }
  if (relocation.symbol.isImported()) {
    return isKnown && reference == Reference::Call ? Error::success()
                                                   : refuse("a " + describe(object, relocation) +
                                                            ", which is undefined and not called");
  }
  const unsigned target = relocation.symbol.entry->st_shndx;
  const bool reaches = object.sections.count(target) &&
                       (!section.isLoaded() || object.sections.lookup(target).isLoaded());
  return isKnown && reaches
             ? Error::success()
             : refuse("a " + describe(object, relocation) + " in section '" + section.name + "'");
}

Error Reader::readRelocations(const Elf::Shdr &table) {
  if (!object.sections.count(table.sh_info)) {
    return Error::success();
  }
  Expected<Elf::RelaRange> entries = file.relas(table);
  if (!entries) {
    return entries.takeError();
  }
  for (const Elf::Rela &entry : *entries) {
    const unsigned symbol = entry.getSymbol(false);
    if (!symbol) {
      return refuse("a relocation without a symbol");
    }
    object.relocations.push_back({table.sh_info, &entry, object.symbols[symbol - 1]});
    if (Error error = check(object.relocations.back())) {
      return error;
    }
  }
  return Error::success();
}

Expected<ClosedObject> elf::readClosedObject(StringRef object) {
  if (!object.starts_with(ElfMagic) || object.size() <= EI_DATA || object[EI_CLASS] != ELFCLASS64 ||
      object[EI_DATA] != ELFDATA2LSB) {
    return refuse("a format of its own");
  }
  Expected<object::ELFFile<Elf>> file = object::ELFFile<Elf>::create(object);
  if (!file) {
    return file.takeError();
  }
  const Machine *machine = findMachine(file->getHeader().e_machine);
  if (!machine) {
    return refuse("code for machine " + Twine(file->getHeader().e_machine));
  }
  return Reader(*file, *machine).read();
}
