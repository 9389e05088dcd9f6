//===- BarrierTest.cpp - Barriers, their misuse, and deadlocks ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu;
using namespace ptxemu::test;

TEST(PtxBarrier, ADivergentBarrier) {
  const std::string half = "setp.lt.u32 %p1, %lane, 16; @!%p1 bra E;\n";
  std::string message;
  EXPECT_EQ(runBody(half + "bar.sync 0; E: bar.sync 1;", 32, "", 0, &message),
            ErrorKind::DivergentBarrier);
  EXPECT_NE(message.find("lanes 0x0000ffff are here, lanes 0xffff0000 at line"), std::string::npos)
      << message;
  EXPECT_EQ(runBody("setp.lt.u32 %p1, %lane, 16; @!%p1 exit; bar.sync 0;"),
            ErrorKind::DivergentBarrier);
  EXPECT_FALSE(runBody(half + "add.u32 %r1, %tid, 1; E: bar.sync 0;"));
  // A whole warp may exit.
  EXPECT_FALSE(runBody("setp.lt.u32 %p1, %tid, 32; @!%p1 exit; bar.sync 0;", 64));
  // The last warp may have fewer lanes.
  EXPECT_FALSE(runBody("bar.sync 0;", 40));
}

TEST(PtxBarrier, BarriersThatAreNotAlignedTakeLanesOneByOne) {
  EXPECT_FALSE(runBody("setp.lt.u32 %p1, %lane, 16; @!%p1 bra E;\n"
                       "barrier.sync 0; bra F; E: barrier.sync 0; F:",
                       64));
}

TEST(PtxBarrier, NamedBarriers) {
  // Warp 0 produces, warp 1 consumes; warp 2 does not take part.
  const std::string text =
      "shr.u32 %r1, %tid, 5; setp.eq.u32 %p1, %r1, 0; setp.eq.u32 %p2, %r1, 1;\n"
      "@%p1 bar.arrive 3, 64; @%p2 bar.sync 3, 64;";
  for (uint64_t seed = 0; seed < 5; ++seed)
    EXPECT_FALSE(runBody(text, 96, "", seed));
  EXPECT_EQ(runBody("shr.u32 %r1, %tid, 5; setp.eq.u32 %p1, %r1, 0; setp.eq.u32 %p2, %r1, 1;\n"
                    "@%p1 bar.arrive 3, 96; @%p2 bar.sync 3, 64;",
                    64),
            ErrorKind::BarrierCount);
  EXPECT_EQ(runBody("bar.sync 16;"), ErrorKind::BadOperand);
  EXPECT_EQ(runBody("bar.sync 1, 33;"), ErrorKind::BadOperand);
}

TEST(PtxBarrier, Reductions) {
  Emulation emulation(kernelText("setp.lt.u32 %p1, %tid, 40; bar.red.popc.u32 %r1, 0, %p1;\n"
                                 "bar.red.and.pred %p2, 0, %p1; bar.red.or.pred %p3, 0, !%p1;\n"
                                 "@%p2 add.u32 %r1, %r1, 100; @%p3 add.u32 %r1, %r1, 200;\n"
                                 "st.global.u32 [%mine], %r1;"));
  emulation.config.block = {64};
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(0), 240u);
  EXPECT_EQ(emulation.word(63), 240u);
}

TEST(PtxBarrier, DeadlocksSayWhoWaits) {
  std::string message;
  EXPECT_EQ(runBody("shr.u32 %r1, %tid, 5; setp.eq.u32 %p1, %r1, 0; @%p1 bar.sync 1, 64;\n"
                    "@!%p1 bar.sync 2, 64;",
                    64, "", 0, &message),
            ErrorKind::Deadlock);
  EXPECT_NE(message.find("barrier 1, 32 of 64 threads arrived"), std::string::npos) << message;
  EXPECT_NE(message.find("barrier 2, 32 of 64 threads arrived"), std::string::npos) << message;
  // A loop that polls memory that no thread writes.
  EXPECT_EQ(runBody("W: ld.volatile.global.u32 %r1, [%in]; setp.eq.u32 %p1, %r1, 0; @%p1 bra W;",
                    32, "", 0, &message),
            ErrorKind::Deadlock);
  EXPECT_NE(message.find("a loop that polls"), std::string::npos) << message;
}

TEST(PtxBarrier, ClusterBarriers) {
  const auto run = [](const std::string &body) {
    Emulation emulation(kernelText(body), {0});
    emulation.config.grid = {4};
    emulation.config.cluster = {2};
    emulation.config.block = {64};
    return emulation.run();
  };
  EXPECT_FALSE(run("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"
                   "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"));
  EXPECT_EQ(run("barrier.cluster.wait.aligned;"), ErrorKind::BarrierCount);
  EXPECT_EQ(run("barrier.cluster.arrive; barrier.cluster.arrive;"), ErrorKind::BarrierCount);
}
