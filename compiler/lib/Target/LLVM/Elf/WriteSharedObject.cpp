//===- WriteSharedObject.cpp - Writes a closed object as a shared object --===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the headers, segments and sections of the file.
//
//===----------------------------------------------------------------------===//

#include "SharedObject.h"

#include "tttc/Target/LLVM/Emit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cassert>
#include <cstring>

using namespace llvm;
using namespace tttc;
using namespace tttc::elf;
using namespace llvm::ELF;

/// Adds a segment that spans the sections `in`.
Elf::Phdr &SharedObject::addSegment(unsigned type, unsigned flags, ArrayRef<const Section *> in,
                                    uint64_t align) {
  Elf::Phdr segment = {};
  segment.p_type = type;
  segment.p_flags = flags;
  segment.p_align = align;
  if (!in.empty()) {
    segment.p_offset = in.front()->header.sh_offset;
    segment.p_vaddr = in.front()->header.sh_addr;
    segment.p_paddr = in.front()->header.sh_addr;
    segment.p_memsz = in.back()->end() - segment.p_vaddr;
    for (const Section *section : in) {
      segment.p_filesz = section->isInFile() ? section->end() - segment.p_vaddr : segment.p_filesz;
    }
  }
  segments.push_back(segment);
  return segments.back();
}

void SharedObject::addSegments() {
  std::vector<const Section *> parts[NumParts];
  for (const Section &section : sections) {
    parts[section.part].push_back(&section);
  }
  // The first segment also contains the headers.
  Elf::Phdr &first = addSegment(PT_LOAD, PF_R, parts[Constants], page);
  const uint64_t bytes = first.p_vaddr + first.p_memsz;
  first.p_filesz = bytes;
  first.p_memsz = bytes;
  first.p_offset = 0;
  first.p_vaddr = 0;
  first.p_paddr = 0;
  if (!parts[Code].empty()) {
    addSegment(PT_LOAD, PF_R | PF_X, parts[Code], page);
  }
  // The protection covers whole pages.
  for (auto [type, flags, align] :
       {std::tuple(PT_LOAD, PF_R | PF_W, page), {PT_GNU_RELRO, PF_R, uint64_t(1)}}) {
    Elf::Phdr &segment = addSegment(type, flags, parts[Pointers], align);
    segment.p_memsz = alignTo(segment.p_vaddr + segment.p_memsz, page) - segment.p_vaddr;
  }
  if (!parts[Variables].empty()) {
    addSegment(PT_LOAD, PF_R | PF_W, parts[Variables], page);
  }
  addSegment(PT_DYNAMIC, PF_R | PF_W, &at(dynamic), 8);
  addSegment(PT_GNU_STACK, PF_R | PF_W, {}, 0);
  for (const Section *section : parts[Constants]) {
    if (section->header.sh_type == SHT_NOTE) {
      addSegment(PT_NOTE, PF_R, section, section->header.sh_addralign);
    }
  }
  assert(segments.size() == numSegments);
}

std::string SharedObject::writeFile() {
  Elf::Ehdr header = {};
  std::memcpy(header.e_ident, ElfMagic, 4);
  header.e_ident[EI_CLASS] = ELFCLASS64;
  header.e_ident[EI_DATA] = ELFDATA2LSB;
  header.e_ident[EI_VERSION] = EV_CURRENT;
  header.e_type = ET_DYN;
  header.e_machine = object.machine->number;
  header.e_version = EV_CURRENT;
  header.e_ehsize = sizeof(Elf::Ehdr);
  header.e_phoff = sizeof(Elf::Ehdr);
  header.e_phentsize = sizeof(Elf::Phdr);
  header.e_phnum = segments.size();
  header.e_shoff = fileBytes;
  header.e_shentsize = sizeof(Elf::Shdr);
  header.e_shnum = sections.size() + 1;
  header.e_shstrndx = sectionNames;

  std::string file;
  auto append = [&](const auto &entry) {
    file.append(reinterpret_cast<const char *>(&entry), sizeof(entry));
  };
  append(header);
  llvm::for_each(segments, append);
  for (const Section &section : sections) {
    file.resize(section.isInFile() ? section.header.sh_offset : file.size());
    file += section.bytes;
  }
  file.resize(fileBytes);
  append(Elf::Shdr{});
  for (Section &section : sections) {
    section.header.sh_name = allSectionNames.getOffset(section.name);
    append(section.header);
  }
  return file;
}

Expected<std::string> SharedObject::write() {
  orderSymbols();
  addSections();
  llvm::for_each(sections, [&](const Section &section) { allSectionNames.add(section.name); });
  for (auto [table, builder] : {std::pair(dynamicNames, &exportedNames),
                                {names, &allNames},
                                {sectionNames, &allSectionNames}}) {
    builder->finalize();
    raw_string_ostream os(at(table).bytes);
    builder->write(os);
  }
  writeHash();
  writeTables();
  placeSections();
  writeTables();
  if (Error error = applyRelocations()) {
    return std::move(error);
  }
  addSegments();
  return writeFile();
}

Expected<std::string> tttc::writeSharedObject(StringRef object, StringRef library) {
  Expected<ClosedObject> closed = readClosedObject(object);
  return closed ? SharedObject(*closed, library).write() : closed.takeError();
}
