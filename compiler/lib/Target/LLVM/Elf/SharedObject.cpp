//===- SharedObject.cpp - Section layout and relocation -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SharedObject.h. Sections keep their names and contents, including debug sections. Relocations
// are applied once all sections have addresses.
//
//===----------------------------------------------------------------------===//

#include "SharedObject.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace tttc;
using namespace tttc::elf;
using namespace llvm::ELF;

void SharedObject::addInputs(Part part, function_ref<bool(const ClosedObject::Section &)> belongs) {
  for (const auto &[number, input] : object.sections) {
    if (!belongs(input)) {
      continue;
    }
    const Elf::Shdr &header = *input.header;
    Section section(part, input.name, header.sh_type, header.sh_flags, header.sh_addralign,
                    header.sh_entsize);
    section.header.sh_size = header.sh_size;
    section.bytes = input.bytes.str();
    numbers[number] = add(section);
  }
}

void SharedObject::addSections() {
  using Input = ClosedObject::Section;
  auto partOf = [](const Input &input) {
    return !input.isLoaded()                        ? Unloaded
           : input.header->sh_flags & SHF_EXECINSTR ? Code
           : !input.isWritable()                    ? Constants
           : input.name.starts_with(".data.rel.ro") ? Pointers
                                                    : Variables;
  };
  auto isNote = [](const Input &input) { return input.header->sh_type == SHT_NOTE; };
  auto isZero = [](const Input &input) { return input.header->sh_type == SHT_NOBITS; };
  addInputs(Constants,
            [&](const Input &input) { return partOf(input) == Constants && isNote(input); });
  dynamicSymbols = add({Constants, ".dynsym", SHT_DYNSYM, SHF_ALLOC, 8, sizeof(Elf::Sym)});
  hash = add({Constants, ".gnu.hash", SHT_GNU_HASH, SHF_ALLOC, 8});
  dynamicNames = add({Constants, ".dynstr", SHT_STRTAB, SHF_ALLOC, 1});
  moved = add({Constants, ".rela.dyn", SHT_RELA, SHF_ALLOC, 8, sizeof(Elf::Rela)});
  addInputs(Constants,
            [&](const Input &input) { return partOf(input) == Constants && !isNote(input); });
  addInputs(Code, [&](const Input &input) { return partOf(input) == Code; });
  if (!imports.empty()) {
    calls = add({Code, ".plt", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, callBytes, callBytes});
  }
  addInputs(Pointers, [&](const Input &input) { return partOf(input) == Pointers; });
  if (!imports.empty()) {
    addresses = add({Pointers, ".got", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, 8, sizeof(uint64_t)});
  }
  dynamic = add({Pointers, ".dynamic", SHT_DYNAMIC, SHF_ALLOC | SHF_WRITE, 8, sizeof(Elf::Dyn)});
  // Zero-initialized sections are not in the file, and so come last.
  addInputs(Variables,
            [&](const Input &input) { return partOf(input) == Variables && !isZero(input); });
  addInputs(Variables,
            [&](const Input &input) { return partOf(input) == Variables && isZero(input); });
  addInputs(Unloaded, [&](const Input &input) { return partOf(input) == Unloaded; });
  symbols = add({Unloaded, ".symtab", SHT_SYMTAB, 0, 8, sizeof(Elf::Sym)});
  sectionNames = add({Unloaded, ".shstrtab", SHT_STRTAB, 0, 1});
  names = add({Unloaded, ".strtab", SHT_STRTAB, 0, 1});
  for (auto [from, to] : {std::pair(dynamicSymbols, dynamicNames),
                          {hash, dynamicSymbols},
                          {moved, dynamicSymbols},
                          {dynamic, dynamicNames},
                          {symbols, names}}) {
    at(from).header.sh_link = to;
  }
}

void SharedObject::placeSections() {
  std::vector<Part> parts;
  page = object.machine->pageBytes;
  for (const Section &section : sections) {
    if (section.part != Unloaded) {
      page = std::max<uint64_t>(page, section.header.sh_addralign);
    }
    if (section.part != Unloaded && (parts.empty() || parts.back() != section.part)) {
      parts.push_back(section.part);
    }
    numSegments += section.header.sh_type == SHT_NOTE && section.part != Unloaded;
  }
  numSegments += parts.size() + 3; // .dynamic, relro, and the stack
  uint64_t offset = sizeof(Elf::Ehdr) + numSegments * sizeof(Elf::Phdr), address = offset;
  Part part = Constants;
  for (Section &section : sections) {
    Elf::Shdr &header = section.header;
    if (section.part != part) {
      part = section.part;
      // Starts a new page in memory, but not in the file.
      address = alignTo(address, page) + offset % page;
    }
    const uint64_t padding =
        offsetToAlignment(part == Unloaded ? offset : address, Align(header.sh_addralign));
    offset += padding;
    address += padding;
    header.sh_addr = part == Unloaded ? 0 : address;
    header.sh_offset = offset;
    address += header.sh_size;
    offset += section.isInFile() ? header.sh_size : 0;
  }
  fileBytes = alignTo(offset, alignof(uint64_t));
}

Error SharedObject::applyRelocations() {
  for (const ClosedObject::Relocation &relocation : object.relocations) {
    Section &section = at(numbers.lookup(relocation.section));
    char *bytes = section.bytes.data() + relocation.entry->r_offset;
    const uint64_t target = addressOf(relocation.symbol) + relocation.entry->r_addend;
    const uint64_t place = section.header.sh_addr + relocation.entry->r_offset;
    const bool fits = object.machine->apply(relocation.entry->getType(false), bytes, target, place);
    if (!fits) {
      return createStringError(inconvertibleErrorCode(),
                               "a " + describe(object, relocation) + " whose value does not fit");
    }
  }
  return Error::success();
}
