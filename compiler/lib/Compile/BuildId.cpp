//===- BuildId.cpp - The build id of the compiler -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the build-id note that the linker writes to the binary.
//
//===----------------------------------------------------------------------===//

#include "tttc/Compile/BuildId.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <link.h>
#include <string>

using namespace tttc;

namespace {
struct Search {
  const char *code; ///< an address in the object to find
  std::string id;
};
} // namespace

static bool holds(const dl_phdr_info &object, ElfW(Addr) address) {
  return llvm::any_of(llvm::ArrayRef(object.dlpi_phdr, object.dlpi_phnum), [&](const auto &part) {
    const ElfW(Addr) begin = object.dlpi_addr + part.p_vaddr;
    return part.p_type == PT_LOAD && address >= begin && address < begin + part.p_memsz;
  });
}

static std::string findBuildId(const char *notes, size_t bytes) {
  auto aligned = [](size_t size) { return (size + 3) & ~size_t(3); };
  for (size_t at = 0; at + sizeof(ElfW(Nhdr)) <= bytes;) {
    const auto *note = reinterpret_cast<const ElfW(Nhdr) *>(notes + at);
    const char *name = notes + at + sizeof(*note), *id = name + aligned(note->n_namesz);
    if (note->n_type == NT_GNU_BUILD_ID &&
        llvm::StringRef(name, note->n_namesz) == llvm::StringRef("GNU\0", 4)) {
      return llvm::toHex(llvm::StringRef(id, note->n_descsz), /*LowerCase=*/true);
    }
    at += sizeof(*note) + aligned(note->n_namesz) + aligned(note->n_descsz);
  }
  return "";
}

static int visitObject(dl_phdr_info *object, size_t, void *data) {
  Search &search = *static_cast<Search *>(data);
  const auto address = reinterpret_cast<ElfW(Addr)>(search.code);
  if (!holds(*object, address)) {
    return 0;
  }
  for (const auto &part : llvm::ArrayRef(object->dlpi_phdr, object->dlpi_phnum)) {
    if (part.p_type == PT_NOTE && search.id.empty()) {
      const auto behind = static_cast<ptrdiff_t>(object->dlpi_addr + part.p_vaddr - address);
      const char *notes = search.code + behind;
      search.id = findBuildId(notes, part.p_memsz);
    }
  }
  return 1;
}

const char *tttc::buildId() {
  static const std::string id = [] {
    Search search{reinterpret_cast<const char *>(&buildId), ""};
    dl_iterate_phdr(visitObject, &search);
    return search.id;
  }();
  return id.c_str();
}
