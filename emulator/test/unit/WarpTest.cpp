//===- WarpTest.cpp - Shuffles, votes and member masks --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu;
using namespace ptxemu::test;

namespace {
/// The values of %r1 of all 32 lanes.
std::vector<uint32_t> lanesOf(const std::string &code) {
  Emulation emulation(kernelText(code + "\nst.global.u32 [%mine], %r1;"));
  emulation.config.block = {32};
  EXPECT_FALSE(emulation.run()) << emulation.error;
  std::vector<uint32_t> values;
  for (uint32_t i = 0; i < 32; ++i)
    values.push_back(emulation.word(i));
  return values;
}
} // namespace

TEST(PtxWarp, Shuffles) {
  auto values = lanesOf("shfl.sync.bfly.b32 %r1, %lane, 1, 31, -1;");
  EXPECT_EQ(values[6], 7u);
  values = lanesOf("shfl.sync.down.b32 %r1|%p1, %lane, 4, 31, -1; @!%p1 mov.u32 %r1, 99;");
  EXPECT_EQ(values[0], 4u);
  EXPECT_EQ(values[28], 99u);
  values = lanesOf("shfl.sync.up.b32 %r1|%p1, %lane, 4, 0, -1; @!%p1 mov.u32 %r1, 99;");
  EXPECT_EQ(values[3], 99u);
  EXPECT_EQ(values[4], 0u);
  // Segments of eight lanes: c holds the clamp 31 and the segment mask 24.
  values = lanesOf("shfl.sync.idx.b32 %r1, %lane, 2, 0x181f, -1;");
  EXPECT_EQ(values[0], 2u);
  EXPECT_EQ(values[31], 26u);
  values = lanesOf("shfl.sync.down.b32 %r1|%p1, %lane, 1, 0x181f, -1; selp.u32 %r1, 1, 0, %p1;");
  EXPECT_EQ(values[6], 1u);
  EXPECT_EQ(values[7], 0u);
}

TEST(PtxWarp, VotesMatchesAndReductions) {
  EXPECT_EQ(lanesOf("setp.lt.u32 %p1, %lane, 3; vote.sync.ballot.b32 %r1, %p1, -1;")[9], 7u);
  EXPECT_EQ(
      lanesOf("setp.lt.u32 %p1, %lane, 3; vote.sync.any.pred %p2, %p1, -1; "
              "vote.sync.all.pred %p3, %p1, -1; vote.sync.uni.pred %p4, !%p1, -1;"
              "selp.u32 %r1, 1, 0, %p2; @%p3 add.u32 %r1, %r1, 2; @%p4 add.u32 %r1, %r1, 4;")[5],
      1u);
  EXPECT_EQ(lanesOf("and.b32 %r2, %lane, 1; match.any.sync.b32 %r1, %r2, -1;")[1], 0xaaaaaaaau);
  EXPECT_EQ(lanesOf("match.all.sync.b32 %r1|%p1, 5, -1;")[1], 0xffffffffu);
  EXPECT_EQ(lanesOf("match.all.sync.b32 %r1|%p1, %lane, -1;")[1], 0u);
  EXPECT_EQ(lanesOf("redux.sync.add.u32 %r1, %lane, -1;")[4], 496u);
  EXPECT_EQ(lanesOf("sub.s32 %r2, 3, %lane; redux.sync.min.s32 %r1, %r2, -1;")[0], uint32_t(-28));
  EXPECT_EQ(lanesOf("activemask.b32 %r1;")[0], 0xffffffffu);
  EXPECT_EQ(lanesOf("elect.sync %r2|%p1, -1; selp.u32 %r1, 1, 0, %p1;")[0], 1u);
  EXPECT_EQ(lanesOf("elect.sync %r2|%p1, -1; selp.u32 %r1, 1, 0, %p1;")[1], 0u);
}

TEST(PtxWarp, AShuffleFromALaneThatTakesNoPartIsPoison) {
  const std::string guard = "setp.lt.u32 %p1, %lane, 16; mov.u32 %r1, 0; @!%p1 bra E;\n";
  EXPECT_FALSE(runBody(guard + "shfl.sync.idx.b32 %r1, %lane, 3, 31, 0xffff; "
                               "st.global.u32 [%mine], %r1; E:"));
  EXPECT_EQ(runBody(guard + "shfl.sync.idx.b32 %r1, %lane, 20, 31, 0xffff; "
                            "st.global.u32 [%mine], %r1; E:"),
            ErrorKind::Poison);
}

TEST(PtxWarp, MemberMasksNameLanesThatCome) {
  const std::string half = "setp.lt.u32 %p1, %lane, 16; @!%p1 bra E;\n";
  EXPECT_FALSE(runBody(half + "bar.warp.sync 0xffff; E:"));
  // The other lanes have exited, or wait elsewhere forever.
  EXPECT_EQ(runBody("setp.lt.u32 %p1, %lane, 16; @!%p1 exit; bar.warp.sync -1;"),
            ErrorKind::SyncMask);
  std::string message;
  EXPECT_EQ(
      runBody(half + "shfl.sync.idx.b32 %r1, %lane, 0, 31, -1; bra F; E: bar.warp.sync -1; F:", 32,
              "", 0, &message),
      ErrorKind::SyncMask);
  EXPECT_NE(message.find("0xffff0000"), std::string::npos) << message;
  // A lane that is not in its own mask.
  EXPECT_EQ(runBody("bar.warp.sync 0xfffffffe;"), ErrorKind::SyncMask);
  EXPECT_EQ(runBody("bar.warp.sync %r5;"), ErrorKind::Poison);
}

TEST(PtxWarp, TwoHalvesWithMasksOfTheirOwn) {
  EXPECT_FALSE(runBody("setp.lt.u32 %p1, %lane, 16; selp.b32 %r1, 0xffff, 0xffff0000, %p1;\n"
                       "shfl.sync.bfly.b32 %r2, %lane, 1, 31, %r1; st.global.u32 [%mine], %r2;"));
}
