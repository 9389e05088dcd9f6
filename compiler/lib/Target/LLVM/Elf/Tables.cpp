//===- Tables.cpp - Dynamic-linking tables of a shared object -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables that the loader reads: exported symbols with their hash table (.dynsym, .gnu.hash),
// imported functions with their call stubs (.plt, .got), and the relative relocations (.rela.dyn).
// The full symbol table is for debuggers.
//
//===----------------------------------------------------------------------===//

#include "SharedObject.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace tttc;
using namespace tttc::elf;
using namespace llvm::ELF;

static size_t countBuckets(size_t symbols) { return std::max<size_t>(symbols / 4, 1); }

static uint32_t bucketOf(const ClosedObject::Symbol &symbol, size_t buckets) {
  return object::hashGnu(symbol.name) % buckets;
}

void SharedObject::orderSymbols() {
  for (const ClosedObject::Symbol &symbol : object.symbols) {
    allNames.add(symbol.name);
    if (symbol.isImported()) {
      imports.insert({symbol.name, imports.size()});
      exportedNames.add(symbol.name);
    }
    if (symbol.isExported()) {
      exports.push_back(&symbol);
      exportedNames.add(symbol.name);
    }
  }
  auto isInC = [](const auto &import) {
    return llvm::StringSwitch<bool>(import.first)
        .Cases({"memcpy", "memmove", "memset"}, true)
        .Default(false);
  };
  library = llvm::all_of(imports, isInC) ? "" : library;
  exportedNames.add(library);
  const size_t buckets = countBuckets(exports.size());
  // Symbols of a bucket keep the order of the object, which is also the order in memory.
  llvm::sort(exports, [&](const auto *left, const auto *right) {
    return std::pair(bucketOf(*left, buckets), left) < std::pair(bucketOf(*right, buckets), right);
  });
}

/// A Bloom filter of 12 bits per symbol, the first symbol of each bucket, and the hash of each
/// symbol, whose lowest bit marks the end of its bucket.
void SharedObject::writeHash() {
  constexpr unsigned shift = 26, wordBits = 64;
  const size_t buckets = countBuckets(exports.size());
  std::vector<support::ulittle64_t> filter(NextPowerOf2(exports.size() * 12 / wordBits));
  std::vector<support::ulittle32_t> begins(buckets), hashes;
  for (auto [i, symbol] : enumerate(exports)) {
    const uint32_t value = object::hashGnu(symbol->name), bucket = bucketOf(*symbol, buckets);
    auto &word = filter[value / wordBits % filter.size()];
    word = word | uint64_t(1) << value % wordBits | uint64_t(1) << (value >> shift) % wordBits;
    if (!begins[bucket]) {
      begins[bucket] = imports.size() + i + 1;
    }
    const bool isLast = i + 1 == exports.size() || bucketOf(*exports[i + 1], buckets) != bucket;
    hashes.push_back(support::ulittle32_t((value & ~1u) | isLast));
  }
  Section &table = at(hash);
  // Imported symbols precede those that the hash table contains.
  for (size_t number : {buckets, imports.size() + 1, filter.size(), size_t(shift)}) {
    table.append(support::ulittle32_t(number));
  }
  llvm::for_each(filter, [&](auto word) { table.append(word); });
  llvm::for_each(begins, [&](auto begin) { table.append(begin); });
  llvm::for_each(hashes, [&](auto value) { table.append(value); });
}

void SharedObject::writeSymbols() {
  auto append = [&](unsigned table, const ClosedObject::Symbol &symbol, size_t name,
                    unsigned char binding) {
    Elf::Sym entry = *symbol.entry;
    entry.st_name = name;
    entry.setBindingAndType(binding, symbol.entry->getType());
    entry.st_shndx = placeOf(symbol);
    entry.st_value = symbol.isImported() ? 0 : addressOf(symbol);
    at(table).append(entry);
  };
  at(dynamicSymbols).append(Elf::Sym{});
  at(dynamicSymbols).header.sh_info = 1;
  at(symbols).append(Elf::Sym{});
  for (const ClosedObject::Symbol &symbol : object.symbols) {
    // Skips local labels (.L).
    if (!symbol.isExported() && !symbol.isImported() && symbol.entry->getType() != STT_SECTION &&
        !symbol.name.starts_with(".L")) {
      append(symbols, symbol, allNames.getOffset(symbol.name), STB_LOCAL);
    }
  }
  at(symbols).header.sh_info = at(symbols).bytes.size() / sizeof(Elf::Sym);
  for (const ClosedObject::Symbol &symbol : object.symbols) {
    if (symbol.isImported()) {
      const unsigned char binding = symbol.entry->getBinding();
      append(dynamicSymbols, symbol, exportedNames.getOffset(symbol.name), binding);
      append(symbols, symbol, allNames.getOffset(symbol.name), binding);
    }
  }
  for (const ClosedObject::Symbol *symbol : exports) {
    const unsigned char binding = symbol->entry->getBinding();
    append(dynamicSymbols, *symbol, exportedNames.getOffset(symbol->name), binding);
    append(symbols, *symbol, allNames.getOffset(symbol->name), binding);
  }
}

/// Pointers to which the loader adds the load address.
void SharedObject::writeMoved() {
  std::vector<std::pair<uint64_t, uint64_t>> pointers;
  for (const ClosedObject::Relocation &relocation : object.relocations) {
    if (isMoved(relocation)) {
      pointers.emplace_back(at(numbers.lookup(relocation.section)).header.sh_addr +
                                relocation.entry->r_offset,
                            addressOf(relocation.symbol) + relocation.entry->r_addend);
    }
  }
  llvm::sort(pointers);
  for (auto [place, value] : pointers) {
    Elf::Rela entry = {};
    entry.r_offset = place;
    entry.setSymbolAndType(0, object.machine->movedPointer, false);
    entry.r_addend = value;
    at(moved).append(entry);
  }
  numMoved = pointers.size();
  for (auto [name, place] : imports) {
    Elf::Rela entry = {};
    entry.r_offset = at(addresses).header.sh_addr + place * sizeof(uint64_t);
    entry.setSymbolAndType(place + 1, object.machine->importedPointer, false);
    at(moved).append(entry);
  }
}

/// Call stubs, which jump to the addresses that the loader has resolved.
void SharedObject::writeCalls() {
  if (imports.empty()) {
    return;
  }
  at(addresses).bytes.assign(imports.size() * sizeof(uint64_t), 0);
  at(calls).bytes.assign(imports.size() * callBytes, 0);
  for (auto [name, place] : imports) {
    const uint64_t offset = place * callBytes;
    object.machine->writeCall(at(calls).bytes.data() + offset, at(calls).header.sh_addr + offset,
                              at(addresses).header.sh_addr + place * sizeof(uint64_t));
  }
}

void SharedObject::writeDynamic() {
  const Elf::Shdr &relative = at(moved).header;
  std::vector<std::pair<int64_t, uint64_t>> entries = {
      // DF_SYMBOLIC: the file binds to its own symbols in a program that has symbols of the same
      // name.
      {DT_FLAGS, DF_BIND_NOW | DF_SYMBOLIC},
      {DT_FLAGS_1, DF_1_NOW},
      {DT_RELA, relative.sh_addr},
      {DT_RELASZ, at(moved).bytes.size()},
      {DT_RELAENT, sizeof(Elf::Rela)},
      {DT_RELACOUNT, numMoved},
      {DT_SYMTAB, at(dynamicSymbols).header.sh_addr},
      {DT_SYMENT, sizeof(Elf::Sym)},
      {DT_STRTAB, at(dynamicNames).header.sh_addr},
      {DT_STRSZ, at(dynamicNames).bytes.size()},
      {DT_GNU_HASH, at(hash).header.sh_addr},
  };
  if (!library.empty()) {
    entries.emplace_back(DT_NEEDED, exportedNames.getOffset(library));
  }
  entries.emplace_back(DT_NULL, 0);
  for (auto [tag, value] : entries) {
    Elf::Dyn entry = {};
    entry.d_tag = tag;
    entry.d_un.d_val = value;
    at(dynamic).append(entry);
  }
}

/// Writes the tables whose contents depend on addresses; addresses depend only on the sizes of
/// tables.
void SharedObject::writeTables() {
  for (unsigned table : {dynamicSymbols, moved, symbols, dynamic}) {
    at(table).bytes.clear();
  }
  writeSymbols();
  writeMoved();
  writeCalls();
  writeDynamic();
  for (Section &section : sections) {
    if (section.isInFile()) {
      section.header.sh_size = section.bytes.size();
    }
  }
}
