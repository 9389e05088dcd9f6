//===- MemoryTest.cpp - Loads, stores, and invalid addresses --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu;
using namespace ptxemu::test;

namespace {
const char *const shared = ".shared .align 16 .b8 s[256];";
}

TEST(PtxMemory, VectorsAndWidths) {
  const std::string text =
      "ld.global.v2.b32 {%r1, %r2}, [%in]; ld.global.s8 %r3, [%in+7]; ld.global.u16 %h1, [%in+2];\n"
      "cvt.u32.u16 %r4, %h1; st.global.v4.b32 [%out], {%r1, %r2, %r3, %r4};\n"
      "st.shared.v2.u64 [s+16], {%l0, %l1};";
  Emulation emulation(kernelText("mov.u64 %l0, 1; mov.u64 %l1, 2;" + text, shared),
                      {0xfe22334455667788});
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(0), 0x55667788u);
  EXPECT_EQ(emulation.word(1), 0xfe223344u);
  EXPECT_EQ(emulation.word(2), 0xfffffffeu);
  EXPECT_EQ(emulation.word(3), 0x5566u);
}

TEST(PtxMemory, GenericAddresses) {
  const std::string text =
      "mov.u64 %l1, s; cvta.shared.u64 %l2, %l1; mov.u32 %r1, 5; st.u32 [%l2+8], %r1;\n"
      "ld.shared.u32 %r2, [s+8]; cvta.to.shared.u64 %l3, %l2; ld.shared.u32 %r3, [%l3+8];\n"
      "cvta.global.u64 %l4, %out; isspacep.global %p1, %l4; isspacep.shared %p2, %l2;\n"
      "isspacep.shared %p3, %l4; selp.u32 %r4, 1, 0, %p1; selp.u32 %r5, 2, 0, %p2;\n"
      "selp.u32 %r6, 4, 0, %p3; add.u32 %r4, %r4, %r5; add.u32 %r4, %r4, %r6;\n"
      "st.v2.u32 [%l4], {%r2, %r3}; st.u32 [%l4+8], %r4;";
  Emulation emulation(kernelText(text, shared));
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(0), 5u);
  EXPECT_EQ(emulation.word(1), 5u);
  EXPECT_EQ(emulation.word(2), 3u);
}

TEST(PtxMemory, LocalMemoryIsPerLane) {
  const std::string text =
      ".local .align 4 .b8 a[16]; mov.u64 %l1, a; st.local.u32 [%l1+4], %tid;\n"
      "cvta.local.u64 %l2, %l1; ld.u32 %r1, [%l2+4]; st.global.u32 [%mine], %r1;";
  Emulation emulation(kernelText(text));
  emulation.config.block = {3};
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(2), 2u);
  EXPECT_EQ(runBody(".local .b8 a[4]; mov.u64 %l1, a; ld.local.u32 %r1, [%l1+4];", 1),
            ErrorKind::OutOfBounds);
}

TEST(PtxMemory, OutOfBounds) {
  std::string message;
  EXPECT_EQ(runBody("st.global.u32 [%out+4096], %tid;", 1, "", 0, &message),
            ErrorKind::OutOfBounds);
  EXPECT_NE(message.find("4 bytes at offset 4096 of 'out', which has 4096"), std::string::npos)
      << message;
  EXPECT_FALSE(runBody("st.global.u32 [%out+4092], %tid;", 1));
  EXPECT_EQ(runBody("mov.u64 %l1, 0; ld.global.u32 %r1, [%l1];", 1), ErrorKind::OutOfBounds);
  EXPECT_EQ(runBody("st.shared.u32 [s+256], %tid;", 1, shared), ErrorKind::OutOfBounds);
  EXPECT_FALSE(runBody("st.shared.u32 [s+252], %tid;", 1, shared));
  EXPECT_EQ(runBody("mov.u32 %r1, s; ld.shared.u32 %r2, [%r1+-4];", 1, shared),
            ErrorKind::OutOfBounds);
}

TEST(PtxMemory, Misaligned) {
  EXPECT_EQ(runBody("st.global.u32 [%out+2], %tid;", 1), ErrorKind::Misaligned);
  EXPECT_EQ(runBody("mov.u32 %r1, 0; st.shared.v4.u32 [s+8], {%r1, %r1, %r1, %r1};", 1, shared),
            ErrorKind::Misaligned);
  EXPECT_FALSE(
      runBody("mov.u32 %r1, 0; st.shared.v4.u32 [s+16], {%r1, %r1, %r1, %r1};", 1, shared));
}

TEST(PtxMemory, WrongSpaces) {
  EXPECT_EQ(
      runBody("mov.u64 %l1, s; cvta.shared.u64 %l1, %l1; ld.shared.u32 %r1, [%l1];", 1, shared),
      ErrorKind::WrongSpace);
  EXPECT_EQ(
      runBody("mov.u64 %l1, s; cvta.shared.u64 %l1, %l1; ld.global.u32 %r1, [%l1];", 1, shared),
      ErrorKind::WrongSpace);
  EXPECT_EQ(runBody("mov.u64 %l1, c; ld.global.u32 %r1, [%l1];", 1, ".const .u32 c = 1;"),
            ErrorKind::WrongSpace);
  EXPECT_FALSE(runBody("mov.u64 %l1, c; ld.u32 %r1, [%l1];", 1, ".const .u32 c = 1;"));
  EXPECT_EQ(runBody("mov.u64 %l1, c; st.u32 [%l1], %tid;", 1, ".const .u32 c = 1;"),
            ErrorKind::ReadOnly);
}

TEST(PtxPoison, PropagatesAndMattersWhereItIsUsed) {
  std::string message;
  EXPECT_EQ(runBody("add.u32 %r1, %r2, 1; st.global.u32 [%mine], %r1;", 1, "", 0, &message),
            ErrorKind::Poison);
  EXPECT_NE(message.find("offset 0"), std::string::npos) << message;
  EXPECT_FALSE(runBody("add.u32 %r1, %r2, 1;", 1));
  EXPECT_EQ(runBody("ld.global.u32 %r1, [%l5];", 1), ErrorKind::Poison);
  EXPECT_EQ(runBody("@%p5 bra L; L:", 1), ErrorKind::Poison);
  EXPECT_EQ(runBody("setp.eq.u32 %p1, %r9, 1; @%p1 mov.u32 %r1, 1;", 1), ErrorKind::Poison);
}

TEST(PtxPoison, SelectionTakesOnlyTheChosenOperand) {
  EXPECT_FALSE(runBody("setp.eq.u32 %p1, %tid, 0; selp.u32 %r1, 5, %r2, %p1; "
                       "st.global.u32 [%mine], %r1;",
                       1));
  EXPECT_EQ(runBody("setp.eq.u32 %p1, %tid, 0; selp.u32 %r1, %r2, 5, %p1; "
                    "st.global.u32 [%mine], %r1;",
                    1),
            ErrorKind::Poison);
}

TEST(PtxPoison, MemoryIsPoisonByteByByte) {
  EXPECT_EQ(runBody("ld.shared.u32 %r1, [s]; st.global.u32 [%mine], %r1;", 1, shared),
            ErrorKind::Poison);
  EXPECT_EQ(runBody("mov.b16 %h1, 1; st.shared.b16 [s], %h1; ld.shared.u32 %r1, [s]; "
                    "st.global.u32 [%mine], %r1;",
                    1, shared),
            ErrorKind::Poison);
  EXPECT_FALSE(runBody("mov.b16 %h1, 1; st.shared.b16 [s], %h1; st.shared.b16 [s+2], %h1; "
                       "ld.shared.u32 %r1, [s]; st.global.u32 [%mine], %r1;",
                       1, shared));
  EXPECT_EQ(runBody("ld.global.u32 %r1, [%out]; st.global.u32 [%out+4], %r1;", 1),
            ErrorKind::Poison);
  // Poison in shared memory is allowed.
  EXPECT_FALSE(runBody("st.shared.u32 [s], %r7;", 1, shared));
}

TEST(PtxAtomics, ReturnTheOldValue) {
  Emulation emulation(kernelText(
      "mov.u32 %r1, 0; setp.eq.u32 %p1, %tid, 0; @%p1 st.shared.u32 [s], %r1; bar.sync 0;\n"
      "atom.shared.add.u32 %r2, [s], 2; st.global.u32 [%mine], %r2; bar.sync 0;\n"
      "ld.shared.u32 %r3, [s]; @%p1 st.global.u32 [%out+400], %r3;",
      shared));
  emulation.config.block = {64};
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(100), 128u);
  uint32_t seen = 0;
  for (uint32_t i = 0; i < 64; ++i)
    seen += emulation.word(i);
  EXPECT_EQ(seen, 2u * 63 * 32);
}

TEST(PtxAtomics, Operations) {
  const auto after = [](const std::string &op, uint64_t before) {
    Emulation emulation(
        kernelText("ld.global.b64 %l1, [%in]; mov.u64 %l2, 0; st.global.b64 [%out], "
                   "%l1; mov.u32 %r1, 5; mov.b32 %r2, 0f40000000; mov.b32 %r3, "
                   "0x3f803f80;" +
                   op),
        {before});
    EXPECT_FALSE(emulation.run()) << emulation.error;
    return emulation.word(0);
  };
  EXPECT_EQ(after("red.global.max.s32 [%out], %r1;", 0xffffffff), 5u);
  EXPECT_EQ(after("red.global.max.u32 [%out], %r1;", 0xffffffff), 0xffffffffu);
  EXPECT_EQ(after("atom.global.cas.b32 %r4, [%out], 7, %r1;", 7), 5u);
  EXPECT_EQ(after("atom.global.cas.b32 %r4, [%out], 7, %r1;", 8), 8u);
  EXPECT_EQ(after("atom.global.exch.b32 %r4, [%out], %r1;", 8), 5u);
  EXPECT_EQ(after("atom.global.inc.u32 %r4, [%out], %r1;", 5), 0u);
  EXPECT_EQ(after("atom.global.dec.u32 %r4, [%out], %r1;", 0), 5u);
  EXPECT_EQ(after("red.global.add.f32 [%out], %r2;", f32(1.5f)), f32(3.5f));
  EXPECT_EQ(after("red.relaxed.gpu.global.add.noftz.bf16x2 [%out], %r3;", 0x40003f80), 0x40404000u);
  EXPECT_EQ(after("red.global.xor.b32 [%out], %r1;", 6), 3u);
}
