//===- ControlTest.cpp - Branches, calls, divergence ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu;
using namespace ptxemu::test;

TEST(PtxControl, LoopsWithLaneDependentTripCounts) {
  const std::string text = "mov.u32 %r1, 0; mov.u32 %r2, 0;\n"
                           "LOOP: setp.ge.u32 %p1, %r1, %tid; @%p1 bra DONE;\n"
                           "add.u32 %r2, %r2, %r1; add.u32 %r1, %r1, 1; bra LOOP;\n"
                           "DONE: st.global.u32 [%mine], %r2;";
  Emulation emulation(kernelText(text));
  emulation.config.block = {40};
  ASSERT_FALSE(emulation.run()) << emulation.error;
  for (uint32_t i = 0; i < 40; ++i)
    EXPECT_EQ(emulation.word(i), i ? i * (i - 1) / 2 : 0);
}

// The block of the rare case is placed after the end, as compilers do; the lanes must
// still reconverge before the barrier.
TEST(PtxControl, LanesMeetAfterABlockPlacedLast) {
  EXPECT_FALSE(runBody("setp.lt.u32 %p1, %lane, 3; @%p1 bra RARE;\n"
                       "BACK: bar.sync 0; ret;\n"
                       "RARE: add.u32 %r1, %lane, 1; bra BACK;\n"));
}

TEST(PtxControl, LanesThatLeaveALoopEarlyWaitBehindIt) {
  EXPECT_FALSE(runBody("mov.u32 %r1, 0; bra HEAD;\n"
                       "OUT: bar.sync 0; ret;\n"
                       "HEAD: setp.eq.u32 %p1, %r1, %lane; @%p1 bra OUT;\n"
                       "add.u32 %r1, %r1, 1; bra HEAD;\n",
                       64));
}

TEST(PtxControl, FunctionsWithParametersAndResults) {
  const std::string function =
      ".func (.param .b32 result) twice(.param .b32 x) {\n"
      ".reg .b32 %a; ld.param.b32 %a, [x]; shl.b32 %a, %a, 1; st.param.b32 [result], %a; ret; }\n"
      ".func (.param .b32 result) four(.param .b32 x) {\n"
      ".reg .b32 %a; ld.param.b32 %a, [x];\n"
      "{ .param .b32 p; .param .b32 q; st.param.b32 [p], %a; call.uni (q), twice, (p);\n"
      "ld.param.b32 %a, [q]; }\n"
      "{ .param .b32 p; .param .b32 q; st.param.b32 [p], %a; call (q), twice, (p);\n"
      "ld.param.b32 %a, [q]; }\n"
      "st.param.b32 [result], %a; ret; }\n";
  const std::string text = "setp.lt.u32 %p1, %lane, 5; mov.u32 %r1, %tid;\n"
                           "{ .param .b32 p; .param .b32 q; @%p1 bra SKIP; st.param.b32 [p], %r1;\n"
                           "call (q), four, (p); ld.param.b32 %r1, [q]; SKIP: }\n"
                           "bar.sync 0; st.global.u32 [%mine], %r1;";
  Emulation emulation(kernelText(text, function));
  emulation.config.block = {32};
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(4), 4u);
  EXPECT_EQ(emulation.word(5), 20u);
  EXPECT_EQ(emulation.word(31), 124u);
}

TEST(PtxControl, BranchTables) {
  const std::string text = "T: .branchtargets A, B, C;\n"
                           "rem.u32 %r1, %tid, 3; mov.u32 %r2, 9; brx.idx %r1, T;\n"
                           "A: mov.u32 %r2, 10; bra E;\nB: mov.u32 %r2, 11; bra E;\n"
                           "C: mov.u32 %r2, 12;\nE: st.global.u32 [%mine], %r2;";
  Emulation emulation(kernelText(text));
  emulation.config.block = {32};
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(0), 10u);
  EXPECT_EQ(emulation.word(4), 11u);
  EXPECT_EQ(emulation.word(5), 12u);
  EXPECT_EQ(runBody("T: .branchtargets A; brx.idx %tid, T; A:", 2), ErrorKind::BadOperand);
}

TEST(PtxControl, AGuardedInstructionChangesOnlyItsLanes) {
  Emulation emulation(kernelText("mov.u32 %r1, 1; setp.lt.u32 %p1, %tid, 2;\n"
                                 "@!%p1 mov.u32 %r1, 2; st.global.u32 [%mine], %r1;"));
  emulation.config.block = {4};
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(1), 1u);
  EXPECT_EQ(emulation.word(2), 2u);
}

// One lane waits for another of its own warp.
TEST(PtxControl, ASpinningLaneDoesNotStarveItsWarp) {
  EXPECT_FALSE(
      runBody("setp.eq.u32 %p1, %lane, 5; mov.u32 %r2, 0; @%p1 st.shared.u32 [flag], %r2;\n"
              "bar.sync 0; @%p1 bra GIVE;\n"
              "WAIT: ld.volatile.shared.u32 %r1, [flag]; setp.ne.u32 %p2, %r1, 7;\n"
              "@%p2 bra WAIT; bra END;\n"
              "GIVE: mov.u32 %r2, 7; st.volatile.shared.u32 [flag], %r2;\n"
              "END: bar.sync 0;",
              32, ".shared .u32 flag;"));
}

TEST(PtxControl, TrapAndStepLimit) {
  EXPECT_EQ(runBody("trap;"), ErrorKind::Trap);
  Emulation endless(kernelText("L: add.u32 %r1, %tid, 1; bra L;"));
  endless.config.maxSteps = 1000;
  EXPECT_EQ(endless.run(), ErrorKind::StepLimit);
}

TEST(PtxControl, SpecialRegisters) {
  const std::string text =
      "mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mad.lo.u32 %r1, %r1, %r2, %tid;\n"
      "mov.u32 %r3, %tid.y; mad.lo.u32 %r1, %r3, 100, %r1; mov.u32 %r4, %lanemask_lt;\n"
      "popc.b32 %r4, %r4; mad.lo.u32 %r1, %r4, 1000, %r1;\n"
      "mov.u32 %r5, %tid.y; mad.lo.u32 %r5, %r5, 8, %tid; mov.u32 %r6, %ctaid.x;\n"
      "mad.lo.u32 %r5, %r6, 16, %r5; mad.wide.u32 %l1, %r5, 4, %out; st.global.u32 [%l1], %r1;";
  Emulation emulation(kernelText(text));
  emulation.config.block = {8, 2};
  emulation.config.grid = {2};
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(0), 0u);
  EXPECT_EQ(emulation.word(9), 9101u);      // lane 9: thread (1, 1)
  EXPECT_EQ(emulation.word(16 + 3), 3011u); // CTA 1
}
