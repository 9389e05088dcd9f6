//===- ParserTest.cpp - Accepted texts and positions of errors ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu;
using namespace ptxemu::test;

namespace {
const std::string head = ".version 8.3\n.target sm_80\n.address_size 64\n";

/// The error message for a kernel with one line of code, which is line 5.
std::string ofLine(const std::string &line) {
  return refusal(head + ".visible .entry k() {\n" + line + "\nret; }");
}
} // namespace

TEST(PtxParser, ErrorsAreWhereTheyAre) {
  EXPECT_EQ(ofLine("  frob.s32 1;"), "test.ptx:5:3: error: unknown instruction 'frob'");
  EXPECT_EQ(ofLine(".reg .b32 %r; add.s32.wild %r, %r, 1;"),
            "test.ptx:5:22: error: 'add' has no modifier '.wild' here");
  EXPECT_EQ(ofLine(".reg .b32 %r; add.s32 %r, %q, 1;"),
            "test.ptx:5:27: error: unknown special register or undeclared register '%q'");
  EXPECT_EQ(ofLine(".reg .b32 %r; add.s32 %r, x, 1;"), "test.ptx:5:27: error: unknown name 'x'");
  EXPECT_EQ(ofLine("bra nowhere;"), "test.ptx:5:5: error: unknown name 'nowhere'");
  EXPECT_EQ(ofLine(".reg .b32 %r; add.s32 %r, 1"),
            "test.ptx:6:1: error: expected ';', found 'ret'");
  EXPECT_EQ(ofLine(".tex .b32 x;"),
            "test.ptx:5:1: error: expected a directive of a function, found "
            "'.tex'");
  EXPECT_EQ(ofLine("#"), "test.ptx:5:1: error: no token begins with '#'");
  EXPECT_EQ(ofLine("/* "), "test.ptx:5:1: error: expected '*/' at the end of this comment");
  EXPECT_EQ(ofLine(".reg .b32 %r; mov.b32 %r, 0f12;"),
            "test.ptx:5:27: error: expected 8 hexadecimal digits");
  EXPECT_EQ(ofLine(".reg .b32 %r; mov.b32 %r, 99999999999999999999;"),
            "test.ptx:5:27: error: an integer of more than 64 bits");
}

TEST(PtxParser, OperandsMustFitTheInstruction) {
  const std::string regs =
      ".reg .b16 %h; .reg .b32 %r; .reg .b64 %l; .reg .f32 %f; .reg .pred %p; ";
  EXPECT_NE(ofLine(regs + "add.s32 %l, %r, 1;").find("register '%l' is .b64"), std::string::npos);
  EXPECT_NE(ofLine(regs + "add.s32 %r, %h, 1;").find("register '%h' is .b16"), std::string::npos);
  EXPECT_NE(ofLine(regs + "add.s32 %r, %r;").find("'add' takes 3 operands"), std::string::npos);
  EXPECT_NE(ofLine(regs + "add.f32 %f, %f, 1;").find("this literal is no .f32"), std::string::npos);
  EXPECT_NE(ofLine(regs + "selp.b32 %r, %r, %r, %r;").find("expected a predicate"),
            std::string::npos);
  EXPECT_NE(ofLine(regs + "@%r bra L; L:").find("not a predicate register"), std::string::npos);
  EXPECT_NE(ofLine(regs + "ld.global.u32 %r, [%r];").find("no address of .global"),
            std::string::npos);
  EXPECT_NE(ofLine(regs + "ld.shared.v2.u32 {%r}, [%r];").find("expected 2 elements"),
            std::string::npos);
  EXPECT_NE(ofLine(regs + "cvt.s32.f32 %r, %f;").find("rounding mode"), std::string::npos);
  EXPECT_NE(ofLine(regs + "add.b32 %r, %r, 1;").find("no type .b32"), std::string::npos);
  EXPECT_NE(ofLine(regs + "mov.b32 1, %r;").find("a register as destination"), std::string::npos);
  EXPECT_NE(ofLine(regs + "match.any.sync.b32 %r|%p, %r, -1;").find("a register as destination"),
            std::string::npos);
}

TEST(PtxParser, HeadersAndDeclarations) {
  EXPECT_NE(refusal("hello").find("expected '.version'"), std::string::npos);
  EXPECT_NE(refusal(".version 8.3\n.target sm_80\n.address_size 32").find("address_size 64"),
            std::string::npos);
  EXPECT_NE(refusal(head + ".global .b32 a;\n.global .b32 a;").find(":5:14: error: 'a' is already"),
            std::string::npos);
  EXPECT_NE(refusal(head + ".global .b8 a[999999999];").find("256 MiB"), std::string::npos);
  EXPECT_NE(refusal(head + ".global .b8 a[2] = {1, 2, 3};").find("more initial values"),
            std::string::npos);
  EXPECT_NE(refusal(head + ".extern .global .b8 a[4];").find("no other module"), std::string::npos);
  EXPECT_NE(refusal(head + ".entry k() { .reg .b32 %r<300000>; }").find("registers"),
            std::string::npos);
  EXPECT_NE(refusal(head + ".entry k() { {").find("expected '}'"), std::string::npos);
  EXPECT_NE(refusal(head + ".func f() { call f; ret; }\n.entry k() { call f; ret; }")
                .find("recursion is not supported"),
            std::string::npos);
  EXPECT_EQ(refusal(head + std::string(".entry k() ") + std::string(5000, '{')).substr(0, 24),
            "test.ptx:4:77: error: ex");
}

TEST(PtxParser, DebugAndScopes) {
  const std::string text = kernelText(
      ".loc 1 2 3\n"
      "{ .reg .b32 %t; mov.u32 %t, 3; L: add.u32 %t, %t, 1; setp.lt.u32 %p1, %t, 5; @%p1 bra L;\n"
      "  mov.u32 %r1, %t; }\n"
      "{ .reg .b32 %t; mov.u32 %t, 7; L: add.u32 %r1, %r1, %t; }\n"
      "st.global.u32 [%mine], %r1;",
      ".file 1 \"x.cu\"\n.section .debug_str { L: .b8 1,2,3 }\n");
  Emulation emulation(text);
  EXPECT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(0), 12u);
}

TEST(PtxParser, InitializersAndVariables) {
  const std::string text =
      kernelText("ld.global.u32 %r1, [table+8]; ld.const.u16 %h1, [half]; cvt.u32.u16 %r2, %h1;\n"
                 "ld.global.u64 %l1, [pointer]; ld.global.u32 %r3, [%l1];\n"
                 "mov.u64 %l2, table; ld.global.u32 %r4, [%l2+12];\n"
                 "st.global.v4.u32 [%out], {%r1, %r2, %r3, %r4};",
                 ".global .align 4 .u32 table[4] = {1, 2, 0x10};\n.const .u16 half = 513;\n"
                 ".global .u64 pointer = table+4;\n");
  Emulation emulation(text);
  EXPECT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(0), 16u);
  EXPECT_EQ(emulation.word(1), 513u);
  EXPECT_EQ(emulation.word(2), 2u);
  EXPECT_EQ(emulation.word(3), 0u);
}
