//===- SharedObjectTest.cpp - Shared objects without a linker -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Objects written as assembly. Those that become shared objects are loaded into this
// process or read as files; for the others the test checks the reason.
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__)

#include "tttc/Target/LLVM/Cpu.h"
#include "tttc/Target/LLVM/Emit.h"

#include "llvm/Object/ELF.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/TargetSelect.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

using namespace tttc;
using Elf = llvm::object::ELF64LE;
using Input = llvm::object::ELFFile<Elf>;
namespace ELF = llvm::ELF;

namespace {

std::string objectOf(llvm::StringRef assembly, llvm::StringRef triple = "x86_64-linux-gnu") {
  auto machine = createTargetMachine("native", triple);
  llvm::InitializeAllAsmParsers();
  llvm::LLVMContext context;
  llvm::Module module("test", context);
  module.setTargetTriple((*machine)->getTargetTriple());
  module.setDataLayout((*machine)->createDataLayout());
  module.setModuleInlineAsm(assembly);
  return llvm::cantFail(writeCode(module, **machine, /*assembly=*/false)).str().str();
}

std::string sharedOf(llvm::StringRef assembly, llvm::StringRef library = "") {
  return llvm::cantFail(writeSharedObject(objectOf(assembly), library));
}

/// Returns the reason why no shared object was written.
std::string refused(llvm::StringRef assembly) {
  auto shared = writeSharedObject(objectOf(assembly));
  return shared ? "nothing" : llvm::toString(shared.takeError());
}

/// Owns a temporary folder.
class SharedObject : public testing::Test {
protected:
  void SetUp() override {
    std::string name = testing::TempDir() + "tttc-shared-XXXXXX";
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder = name;
  }
  void TearDown() override {
    for (void *library : libraries)
      dlclose(library);
    std::filesystem::remove_all(folder);
  }

  void *load(const std::string &bytes) {
    const auto path = folder / (std::to_string(libraries.size()) + ".so");
    std::ofstream(path, std::ios::binary) << bytes;
    void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library)
      libraries.push_back(library);
    else
      ADD_FAILURE() << dlerror();
    return library;
  }

  std::filesystem::path folder;
  std::vector<void *> libraries;
};

/// Returns the header of the section `name`; its size is 0 if there is none.
Elf::Shdr findSection(const std::string &file, llvm::StringRef name) {
  const Input input = llvm::cantFail(Input::create(file));
  for (const Elf::Shdr &header : llvm::cantFail(input.sections()))
    if (llvm::cantFail(input.getSectionName(header)) == name)
      return header;
  return {};
}

llvm::StringRef contentsOf(const std::string &file, llvm::StringRef name) {
  const Elf::Shdr header = findSection(file, name);
  return llvm::StringRef(file).substr(header.sh_offset, header.sh_size);
}

std::vector<Elf::Phdr> segments(const std::string &file, unsigned type) {
  const Input input = llvm::cantFail(Input::create(file));
  std::vector<Elf::Phdr> found;
  for (const Elf::Phdr &segment : llvm::cantFail(input.program_headers()))
    if (segment.p_type == type)
      found.push_back(segment);
  return found;
}

uint64_t valueOf(const std::string &file, unsigned table, llvm::StringRef name) {
  const Input input = llvm::cantFail(Input::create(file));
  for (const Elf::Shdr &header : llvm::cantFail(input.sections()))
    if (header.sh_type == table)
      for (const Elf::Sym &symbol : llvm::cantFail(input.symbols(&header)))
        if (llvm::cantFail(symbol.getName(llvm::cantFail(input.getStringTableForSymtab(header)))) ==
            name)
          return symbol.st_value;
  return 0;
}

TEST_F(SharedObject, EveryExportIsFound) {
  // More than one hash bucket, and more than one word of the Bloom filter.
  for (int count : {0, 1, 3, 4, 9, 70}) {
    std::string assembly = ".data\n";
    for (int i = 0; i < count; ++i) {
      const std::string name = "value" + std::to_string(i);
      assembly += ".globl " + name + "\n" + name + ": .long " + std::to_string(i) + "\n";
    }
    void *library = load(sharedOf(assembly + ".globl inside\n.hidden inside\ninside: .long 1\n"));
    ASSERT_NE(library, nullptr);
    for (int i = 0; i < count; ++i) {
      const void *value = dlsym(library, ("value" + std::to_string(i)).c_str());
      ASSERT_NE(value, nullptr) << i << " of " << count;
      EXPECT_EQ(*static_cast<const int *>(value), i);
    }
    EXPECT_EQ(dlsym(library, ("value" + std::to_string(count)).c_str()), nullptr);
    EXPECT_EQ(dlsym(library, "inside"), nullptr);
  }
}

TEST_F(SharedObject, ReferencesAreFilledIn) {
  void *library = load(sharedOf(".text\n.globl answer\n.type answer, @function\nanswer:\n"
                                "call half@PLT\naddl table(%rip), %eax\nret\n"
                                "half: movl $20, %eax\nret\n"
                                ".section .rodata,\"a\"\ntable: .long 22\n"
                                ".section .data.rel.ro,\"aw\"\n.globl pointers\n"
                                ".p2align 3\npointers: .quad answer, table + 4, fixed\n"
                                ".globl fixed\nfixed = 0x1234\n"));
  ASSERT_NE(library, nullptr);
  auto *answer = reinterpret_cast<int (*)()>(dlsym(library, "answer"));
  const void *const *pointers = static_cast<void **>(dlsym(library, "pointers"));
  EXPECT_EQ(answer(), 42);
  EXPECT_EQ(pointers[0], reinterpret_cast<void *>(answer));
  EXPECT_EQ(static_cast<const int *>(pointers[1])[-1], 22);
  EXPECT_EQ(pointers[2], reinterpret_cast<void *>(0x1234));
}

TEST_F(SharedObject, VariablesAreWritten) {
  const std::string file =
      sharedOf(".data\n.globl x\nx: .long 3\n.bss\n.globl zero\n.p2align 4\n"
               "zero: .skip 100000\n"
               ".section .data.rel.ro,\"aw\"\n.globl p\n.p2align 3\np: .quad x");
  void *library = load(file);
  ASSERT_NE(library, nullptr);
  int *x = static_cast<int *>(dlsym(library, "x")),
      *zero = static_cast<int *>(dlsym(library, "zero"));
  EXPECT_EQ(*x, 3);
  *x = 4;
  for (int i = 0; i < 25000; ++i)
    EXPECT_EQ(zero[i]++, 0);
  EXPECT_EQ(**static_cast<int **>(dlsym(library, "p")), 4);
  EXPECT_LT(file.size(), 5000u);
  // The RELRO segment ends before them, on a page boundary.
  const std::vector<Elf::Phdr> protectedParts = segments(file, ELF::PT_GNU_RELRO);
  ASSERT_EQ(protectedParts.size(), 1u);
  const uint64_t end = protectedParts[0].p_vaddr + protectedParts[0].p_memsz;
  EXPECT_EQ(end % 4096, 0u);
  EXPECT_LE(end, valueOf(file, ELF::SHT_DYNSYM, "x"));
  EXPECT_GE(valueOf(file, ELF::SHT_DYNSYM, "p"), protectedParts[0].p_vaddr);
}

TEST_F(SharedObject, SegmentsHaveTheRightsOfTheirSections) {
  const std::string file =
      sharedOf(".text\nret\n.section .rodata,\"a\"\n.long 1\n.data\n.long 2\n");
  std::vector<unsigned> rights;
  for (const Elf::Phdr &segment : segments(file, ELF::PT_LOAD)) {
    rights.push_back(segment.p_flags);
    EXPECT_EQ(segment.p_offset % segment.p_align, segment.p_vaddr % segment.p_align);
  }
  EXPECT_EQ(rights, (std::vector<unsigned>{ELF::PF_R, ELF::PF_R | ELF::PF_X, ELF::PF_R | ELF::PF_W,
                                           ELF::PF_R | ELF::PF_W}));
  EXPECT_EQ(segments(file, ELF::PT_GNU_STACK).at(0).p_flags, unsigned(ELF::PF_R | ELF::PF_W));
}

TEST_F(SharedObject, EmptySectionsAreLeftOut) {
  const std::string file = sharedOf(".text\n.section .rodata,\"a\"\n.section other,\"a\"\n"
                                    ".globl x\nx: .long 5\n");
  for (const char *name : {".text", ".rodata", ".note.GNU-stack"})
    EXPECT_EQ(findSection(file, name).sh_type, unsigned(ELF::SHT_NULL)) << name;
  EXPECT_EQ(findSection(file, "other").sh_size, 4u);
  EXPECT_EQ(segments(file, ELF::PT_LOAD).size(), 2u); // and .dynamic
  ASSERT_NE(load(file), nullptr);
}

TEST_F(SharedObject, AlignmentIsKept) {
  for (unsigned power : {0, 3, 6, 12, 13, 16}) {
    const std::string align = std::to_string(power);
    const std::string file = sharedOf(
        ".section .rodata,\"a\"\n.byte 1\n.section one,\"a\"\n.p2align " + align +
        "\n.globl x\nx: .byte 7\n.text\n.byte 0xc3\n"
        ".section two,\"ax\"\n.p2align " +
        align + "\n.globl y\ny: .byte 0xc3\n.data\n.p2align " + align + "\n.globl z\nz: .byte 9\n");
    for (const char *name : {"x", "y", "z"})
      EXPECT_EQ(valueOf(file, ELF::SHT_DYNSYM, name) % (uint64_t(1) << power), 0u)
          << name << " " << power;
    void *library = load(file);
    ASSERT_NE(library, nullptr);
    EXPECT_EQ(*static_cast<const char *>(dlsym(library, "x")), 7);
    EXPECT_EQ(*static_cast<const char *>(dlsym(library, "z")), 9);
  }
}

TEST_F(SharedObject, NotesAreSegments) {
  const std::string file =
      sharedOf(".section .note.gnu.build-id,\"a\",@note\n.long 4, 2, 3\n"
               ".asciz \"GNU\"\n.byte 0xab, 0xcd, 0, 0\n"
               ".section .note.other,\"a\",@note\n.p2align 2\n.long 0, 0, 1\n");
  const std::vector<Elf::Phdr> notes = segments(file, ELF::PT_NOTE);
  ASSERT_EQ(notes.size(), 2u);
  EXPECT_EQ(file.substr(notes[0].p_offset, notes[0].p_filesz),
            contentsOf(file, ".note.gnu.build-id"));
  EXPECT_EQ(notes[1].p_filesz, 12u);
}

TEST_F(SharedObject, WhatDebuggersReadIsKept) {
  const std::string file = sharedOf(
      ".file \"source\"\n.text\nlocal: nop\n.Lnobody: nop\n.globl function\nfunction: ret\n"
      ".section .debug_str,\"MS\",@progbits,1\n.asciz \"ab\"\n.Lname: .asciz \"cd\"\n"
      ".section .debug_info,\"\",@progbits\n.long .Lname, .debug_str\n.quad function\n"
      ".reloc ., R_X86_64_32S, .debug_str - 1\n.long 0\n");
  const llvm::StringRef info = contentsOf(file, ".debug_info");
  ASSERT_EQ(info.size(), 20u);
  EXPECT_EQ(llvm::support::endian::read32le(info.data()), 3u);
  EXPECT_EQ(llvm::support::endian::read32le(info.data() + 4), 0u);
  EXPECT_EQ(llvm::support::endian::read64le(info.data() + 8),
            valueOf(file, ELF::SHT_DYNSYM, "function"));
  EXPECT_EQ(llvm::support::endian::read32le(info.data() + 16), ~0u);
  EXPECT_EQ(contentsOf(file, ".debug_str"), llvm::StringRef("ab\0cd\0", 6));
  EXPECT_EQ(findSection(file, ".debug_info").sh_addr, 0u);
  EXPECT_EQ(valueOf(file, ELF::SHT_SYMTAB, "local"), findSection(file, ".text").sh_addr);
  EXPECT_EQ(valueOf(file, ELF::SHT_SYMTAB, "function"), valueOf(file, ELF::SHT_DYNSYM, "function"));
  EXPECT_EQ(valueOf(file, ELF::SHT_SYMTAB, ".Lnobody"), 0u);
}

TEST_F(SharedObject, SameBytesEachTime) {
  const char *assembly = ".globl a\na: ret\n.globl b\nb: ret\n.data\n.quad a, b\n";
  EXPECT_EQ(sharedOf(assembly), sharedOf(assembly));
}

/// Functions of the C library, resolved by the loader.
TEST_F(SharedObject, CallsOfOtherLibraries) {
  const std::string file = sharedOf(".globl square_root\n.type square_root, @function\n"
                                    "square_root: subq $8, %rsp\ncall sqrt@PLT\n"
                                    "addq $8, %rsp\nret\n"
                                    ".globl distance\n.type distance, @function\n"
                                    "distance: jmp labs@PLT\n");
  EXPECT_EQ(valueOf(file, ELF::SHT_DYNSYM, "sqrt"), 0u);
  EXPECT_EQ(contentsOf(file, ".plt").size(), 32u);
  EXPECT_EQ(contentsOf(file, ".got").size(), 16u);
  void *library = load(file);
  ASSERT_NE(library, nullptr);
  auto root = reinterpret_cast<double (*)(double)>(dlsym(library, "square_root"));
  auto distance = reinterpret_cast<long (*)(long)>(dlsym(library, "distance"));
  ASSERT_TRUE(root && distance);
  EXPECT_EQ(root(2.0), std::sqrt(2.0));
  EXPECT_EQ(distance(-3), 3);
}

/// The loader loads the library that defines what is called, unless only memory is copied.
TEST_F(SharedObject, NeededLibrary) {
  auto needed = [](const std::string &file) {
    const Input input = llvm::cantFail(Input::create(file));
    std::vector<uint64_t> names;
    for (const Elf::Dyn &entry : llvm::cantFail(input.dynamicEntries())) {
      if (entry.d_tag == ELF::DT_NEEDED)
        names.push_back(entry.d_un.d_val);
    }
    const std::string table = contentsOf(file, ".dynstr").str();
    return names.size() == 1 ? std::string(table.c_str() + names[0]) : std::to_string(names.size());
  };
  const char *root = "f: jmp sqrt@PLT", *copy = "f: jmp memcpy@PLT";
  EXPECT_EQ(needed(sharedOf(root, "libm.so.6")), "libm.so.6");
  EXPECT_EQ(needed(sharedOf(root)), "0");
  EXPECT_EQ(needed(sharedOf(copy, "libm.so.6")), "0");
  EXPECT_NE(load(sharedOf(root, "libm.so.6")), nullptr);
}

/// Instructions that hold an address, and a call stub.
TEST_F(SharedObject, AArch64) {
  const std::string file =
      llvm::cantFail(writeSharedObject(objectOf("adrp x0, far\n"
                                                "add x0, x0, :lo12:far\n"
                                                "ldr q0, [x0, :lo12:far]\n"
                                                "bl sqrt\n"
                                                ".bss\n.balign 16\n"
                                                ".skip 1 << 20\nfar: .skip 16\n",
                                                "aarch64-linux-gnu")));
  const Input input = llvm::cantFail(Input::create(file));
  EXPECT_EQ(input.getHeader().e_machine, ELF::EM_AARCH64);
  const uint64_t far = findSection(file, ".bss").sh_addr + (1 << 20),
                 text = findSection(file, ".text").sh_addr;
  const llvm::StringRef code = contentsOf(file, ".text"), stub = contentsOf(file, ".plt");
  auto word = [](llvm::StringRef bytes, size_t i) {
    return llvm::support::endian::read32le(bytes.data() + 4 * i);
  };
  // ADRP: two low bits of the number of pages at bit 29, the others at bit 5.
  auto pages = [](uint32_t adrp) { return (adrp >> 5 & 0x7ffff) << 2 | (adrp >> 29 & 3); };
  EXPECT_EQ(pages(word(code, 0)), (far >> 12) - (text >> 12));
  EXPECT_EQ(word(code, 1) >> 10 & 0xfff, far & 0xfff);
  EXPECT_EQ(word(code, 2) >> 10 & 0xfff, (far & 0xfff) / 16);
  EXPECT_EQ(text + 12 + 4 * uint64_t(word(code, 3) & 0x3ffffff), findSection(file, ".plt").sh_addr);
  EXPECT_EQ(pages(word(stub, 0)),
            (findSection(file, ".got").sh_addr >> 12) - (findSection(file, ".plt").sh_addr >> 12));
  EXPECT_EQ(word(stub, 1) >> 10 & 0xfff, (findSection(file, ".got").sh_addr & 0xfff) / 8);
}

TEST_F(SharedObject, AArch64Refusals) {
  auto reason = [](llvm::StringRef assembly) {
    auto shared = writeSharedObject(objectOf(assembly, "aarch64-linux-gnu"));
    return shared ? "nothing" : llvm::toString(shared.takeError());
  };
  EXPECT_EQ(reason("x: adrp x0, :got:x"),
            "a relocation R_AARCH64_ADR_GOT_PAGE against 'x' in section '.text'");
  EXPECT_EQ(reason("ldr q0, [x0, :lo12:x]\n.data\n.balign 16\n.skip 8\nx: .skip 16"),
            "a relocation R_AARCH64_LDST128_ABS_LO12_NC against '.data' whose value does not fit");
  EXPECT_EQ(reason("adrp x0, x\n.bss\n.skip 5 << 30\nx: .byte 0"),
            "a relocation R_AARCH64_ADR_PREL_PG_HI21 against '.bss' whose value does not fit");
}

TEST_F(SharedObject, OtherSymbols) {
  EXPECT_EQ(refused(".weak elsewhere\n.data\n.quad elsewhere"),
            "a relocation R_X86_64_64 against 'elsewhere', which is undefined and not called");
  EXPECT_EQ(refused(".type elsewhere, @object\nmovl elsewhere(%rip), %eax"),
            "the undefined symbol 'elsewhere' of type 1");
  EXPECT_EQ(refused(".comm common, 4, 4"), "the symbol 'common' of type 1 in section 65522");
  EXPECT_EQ(refused(".type f, @gnu_indirect_function\nf: ret"),
            "the symbol 'f' of type 10 in section 2");
  EXPECT_EQ(refused(".section empty,\"a\"\n.globl x\nx:\n").find("the symbol 'x' of type 0 in "),
            0u);
}

TEST_F(SharedObject, OtherSections) {
  EXPECT_EQ(refused(".section .tdata,\"awT\",@progbits\n.long 1\n"),
            "the section '.tdata' of type 1 with flags 1027");
  EXPECT_EQ(refused(".section .init_array,\"aw\",@init_array\n.quad 1\n"),
            "the section '.init_array' of type 14 with flags 3");
  EXPECT_EQ(refused(".section .text.f,\"axG\",@progbits,f,comdat\nf: ret\n"),
            "the section '.group' of type 17 with flags 0");
  EXPECT_EQ(refused(".section .note.GNU-stack,\"x\",@progbits\n"),
            "the section '.note.GNU-stack' of type 1 with flags 4");
}

TEST_F(SharedObject, OtherRelocations) {
  EXPECT_EQ(refused("x: movq x@GOTPCREL(%rip), %rax"),
            "a relocation R_X86_64_REX_GOTPCRELX against 'x' in section '.text'");
  EXPECT_EQ(refused(".section .rodata,\"a\"\nx: .quad x"),
            "a relocation R_X86_64_64 against '.rodata' in section '.rodata'");
  EXPECT_EQ(refused(".data\n.globl x\nx: .long x"),
            "a relocation R_X86_64_32 against 'x' in section '.data'");
  EXPECT_EQ(refused(".section .debug_info,\"\",@progbits\nx: .long 1\n.data\n.quad x"),
            "a relocation R_X86_64_64 against '.debug_info' in section '.data'");
  EXPECT_EQ(refused(".data\n.reloc ., R_X86_64_64\n.quad 0"), "a relocation without a symbol");
}

TEST_F(SharedObject, TooFarAway) {
  EXPECT_EQ(refused("leaq end(%rip), %rax\n.bss\n.skip 3 << 30\nend: .byte 0"),
            "a relocation R_X86_64_PC32 against '.bss' whose value does not fit");
  EXPECT_EQ(refused(".bss\n.skip 5 << 30\n.globl x\nx: .byte 0\n"
                    ".section .debug_info,\"\",@progbits\n.long x"),
            "a relocation R_X86_64_32 against 'x' whose value does not fit");
}

TEST_F(SharedObject, OtherFormats) {
  for (std::string object : {std::string("no object"), std::string("\177ELF\1\1")}) {
    auto shared = writeSharedObject(object);
    ASSERT_FALSE(bool(shared));
    EXPECT_EQ(llvm::toString(shared.takeError()), "a format of its own");
  }
  std::string object = objectOf("ret");
  object[offsetof(ELF::Elf64_Ehdr, e_machine)] = char(ELF::EM_RISCV);
  EXPECT_EQ(llvm::toString(writeSharedObject(object).takeError()), "code for machine 243");
}

//===----------------------------------------------------------------------===//
// Objects for which a linker is started
//===----------------------------------------------------------------------===//

class Linker : public SharedObject {
protected:
  void SetUp() override {
    SharedObject::SetUp();
    path = getenv("PATH");
    setenv("PATH", folder.c_str(), 1);
  }
  void TearDown() override {
    setenv("PATH", path.c_str(), 1);
    SharedObject::TearDown();
  }

  void addLinker(const std::string &script) {
    const auto file = folder / "ld.lld";
    std::ofstream(file) << "#!/bin/sh\n" << script << "\n";
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  }

  std::string open = objectOf(".data\n.quad elsewhere"), path;
};

TEST_F(Linker, IsNotNeeded) {
  addLinker("exit 3");
  auto linked = linkSharedObject(objectOf("ret"));
  ASSERT_TRUE(bool(linked)) << llvm::toString(linked.takeError());
}

TEST_F(Linker, IsNotThere) {
  EXPECT_EQ(llvm::toString(linkSharedObject(open).takeError()),
            "no linker found: looked for ld.lld-22, ld.lld and ld in PATH; one is needed for a "
            "relocation R_X86_64_64 against 'elsewhere', which is undefined and not called");
}

TEST_F(Linker, Fails) {
  addLinker("exit 0");
  EXPECT_EQ(llvm::toString(linkSharedObject(open).takeError()),
            "linking with ld.lld failed: it wrote nothing");
  addLinker("echo oops >&2; exit 3");
  EXPECT_EQ(llvm::toString(linkSharedObject(open).takeError()), "linking with ld.lld failed: oops");
}

TEST_F(Linker, IsFoundInPath) {
  setenv("PATH", path.c_str(), 1);
  auto linked = linkSharedObject(open);
  ASSERT_TRUE(bool(linked)) << llvm::toString(linked.takeError());
  EXPECT_GT(findSection(*linked, ".dynsym").sh_size, 0u);
}

TEST_F(Linker, HasNoRoom) {
  struct rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const struct rlimit limit = {100, before.rlim_max};
  auto *handler = std::signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &limit);
  std::string message = llvm::toString(linkSharedObject(open).takeError());
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(message, "cannot write a file in memory: File too large");
}

} // namespace

#endif
