//===- RaceTest.cpp - Unordered accesses ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each erroneous text is paired with one whose barrier makes it correct.
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu;
using namespace ptxemu::test;

namespace {
const char *const shared = ".shared .align 16 .b8 s[1024];";
const std::string own = "shl.b32 %r1, %tid, 2; mov.u32 %r2, s; add.u32 %r3, %r1, %r2;\n"
                        "xor.b32 %r4, %r1, 128; add.u32 %r5, %r4, %r2;\n" // element of other warp
                        "xor.b32 %r4, %r1, 4; add.u32 %r6, %r4, %r2;\n";  // neighbour's element

/// Runs with several seeds, which must give the same result.
std::optional<ErrorKind> run(const std::string &body, uint32_t threads = 64) {
  const auto first = runBody(own + body, threads, shared);
  for (uint64_t seed = 1; seed < 6; ++seed)
    EXPECT_EQ(runBody(own + body, threads, shared, seed), first) << body;
  return first;
}
} // namespace

TEST(PtxRace, BetweenWarps) {
  EXPECT_EQ(run("st.shared.u32 [%r3], %tid; ld.shared.u32 %r7, [%r5];"), ErrorKind::SharedRace);
  EXPECT_FALSE(run("st.shared.u32 [%r3], %tid; bar.sync 0; ld.shared.u32 %r7, [%r5];"));
  // Reads before writes, too.
  EXPECT_EQ(run("st.shared.u32 [%r3], %tid; bar.sync 0; ld.shared.u32 %r7, [%r5]; "
                "st.shared.u32 [%r3], %tid;"),
            ErrorKind::SharedRace);
  EXPECT_FALSE(run("st.shared.u32 [%r3], %tid; bar.sync 0; ld.shared.u32 %r7, [%r5]; bar.sync 0; "
                   "st.shared.u32 [%r3], %tid;"));
  EXPECT_EQ(run("st.shared.u32 [s], %tid;"), ErrorKind::WarpRace);
}

TEST(PtxRace, MessagesNameBothSides) {
  std::string message;
  runBody(own + "st.shared.u32 [%r3], %tid;\nld.shared.u32 %r7, [%r5];", 64, shared, 0, &message);
  EXPECT_NE(message.find("[shared-race] write to shared address 128"), std::string::npos)
      << message;
  EXPECT_NE(message.find("which was read by warp 0 lane 0 (line 14)"), std::string::npos)
      << message;
}

TEST(PtxRace, WithinAWarp) {
  EXPECT_EQ(run("st.shared.u32 [%r3], %tid; ld.shared.u32 %r7, [%r6];", 32), ErrorKind::WarpRace);
  EXPECT_FALSE(run("st.shared.u32 [%r3], %tid; bar.warp.sync -1; ld.shared.u32 %r7, [%r6];", 32));
  // Two lanes that synchronise with each other.
  const std::string mask = "and.b32 %r8, %lane, 30; mov.u32 %r9, 3; shl.b32 %r9, %r9, %r8;";
  EXPECT_FALSE(
      run(mask + "st.shared.u32 [%r3], %tid; bar.warp.sync %r9; ld.shared.u32 %r7, [%r6];", 32));
  EXPECT_EQ(run(mask + "st.shared.u32 [%r3], %tid; bar.warp.sync %r9; xor.b32 %r4, %r1, 8;"
                       "add.u32 %r6, %r4, %r2; ld.shared.u32 %r7, [%r6];",
                32),
            ErrorKind::WarpRace);
  // All lanes may write the same value.
  EXPECT_FALSE(run("mov.u32 %r8, 1; st.shared.u32 [s], %r8;", 32));
}

// Without a preceding bar.warp.sync, a lane that arrives for its warp publishes only its
// own writes.
TEST(PtxRace, OneLaneArrivesForItsWarp) {
  const auto text = [](const std::string &sync) {
    return "setp.eq.u32 %p1, %tid, 0; mov.u32 %r10, 1; @%p1 mbarrier.init.shared.b64 [s+512], 1;\n"
           "bar.sync 0; setp.ge.u32 %p2, %tid, 32; @%p2 bra TAKE;\n"
           "st.shared.u32 [%r3], %tid;" +
           sync +
           "@%p1 mbarrier.arrive.shared.b64 _, [s+512]; ret;\n"
           "TAKE: mbarrier.try_wait.parity.shared.b64 %p3, [s+512], 0; @!%p3 bra TAKE;\n"
           "ld.shared.u32 %r7, [%r5]; st.global.u32 [%mine], %r7;";
  };
  EXPECT_FALSE(run(text("bar.warp.sync -1;")));
  EXPECT_EQ(run(text("")), ErrorKind::SharedRace);
}

TEST(PtxRace, NamedBarriersOrderArriversBeforeWaiters) {
  const std::string roles = "setp.lt.u32 %p1, %tid, 32; @!%p1 bra TAKE;\n";
  EXPECT_FALSE(run(roles + "st.shared.u32 [%r3], %tid; bar.arrive 1, 64; ret;\n"
                           "TAKE: bar.sync 1, 64; ld.shared.u32 %r7, [%r5];"));
  EXPECT_EQ(run(roles + "bar.arrive 1, 64; st.shared.u32 [%r3], %tid; ret;\n"
                        "TAKE: bar.sync 1, 64; ld.shared.u32 %r7, [%r5];"),
            ErrorKind::SharedRace);
}

TEST(PtxRace, BytesOfAWordAreApart) {
  EXPECT_FALSE(run("cvt.u16.u32 %h1, %tid; add.u32 %r7, %r2, %tid; st.shared.u8 [%r7], %h1;\n"
                   "bar.sync 0; and.b32 %r8, %r1, 60; add.u32 %r8, %r8, %r2;"
                   "ld.shared.u32 %r9, [%r8];"));
  EXPECT_EQ(run("cvt.u16.u32 %h1, %tid; add.u32 %r7, %r2, %tid; st.shared.u8 [%r7], %h1;\n"
                "and.b32 %r8, %r1, 60; add.u32 %r8, %r8, %r2; bar.warp.sync -1;"
                "ld.shared.u32 %r9, [%r8];"),
            ErrorKind::SharedRace);
}

TEST(PtxRace, GlobalMemoryWithinACta) {
  const std::string other = "xor.b32 %r4, %tid, 32; mad.wide.u32 %l1, %r4, 4, %out;\n";
  EXPECT_EQ(run(other + "st.global.u32 [%mine], %tid; ld.global.u32 %r7, [%l1];"),
            ErrorKind::GlobalRace);
  EXPECT_FALSE(run(other + "st.global.u32 [%mine], %tid; bar.sync 0; ld.global.u32 %r7, [%l1];"));
}

TEST(PtxRace, GlobalMemoryBetweenCtas) {
  const auto between = [](const std::string &body) {
    Emulation emulation(kernelText(body), {0});
    emulation.config.grid = {2};
    return emulation.run();
  };
  const std::string roles = "mov.u32 %r1, %ctaid.x; setp.ne.u32 %p1, %r1, 0; mov.u32 %r2, 7;\n"
                            "@%p1 bra TAKE; ";
  EXPECT_EQ(between("mov.u32 %r1, %ctaid.x; st.global.u32 [%out], %r1;"), ErrorKind::GlobalRace);
  // A flag with release and acquire, or with fences around relaxed accesses.
  const std::string end = "; setp.eq.u32 %p2, %r3, 0; @%p2 bra TAKE;";
  EXPECT_FALSE(between(roles +
                       "st.global.u32 [%out], %r2; st.release.gpu.global.u32 [%in], %r2; ret;"
                       "TAKE: ld.acquire.gpu.global.u32 %r3, [%in]" +
                       end + "ld.global.u32 %r4, [%out];"));
  EXPECT_FALSE(between(roles +
                       "st.global.u32 [%out], %r2; membar.gl; "
                       "st.relaxed.gpu.global.u32 [%in], %r2; ret;"
                       "TAKE: ld.relaxed.gpu.global.u32 %r3, [%in]" +
                       end + "fence.acq_rel.gpu; ld.global.u32 %r4, [%out];"));
  EXPECT_EQ(between(roles +
                    "st.global.u32 [%out], %r2; st.relaxed.gpu.global.u32 [%in], %r2; ret;"
                    "TAKE: ld.acquire.gpu.global.u32 %r3, [%in]" +
                    end + "ld.global.u32 %r4, [%out];"),
            ErrorKind::GlobalRace);
  // A compare-and-swap releases if it succeeds; if it fails it is a load.
  const std::string take =
      "ret; TAKE: ld.acquire.gpu.global.u32 %r3, [%in]" + end + "ld.global.u32 %r4, [%out];";
  EXPECT_FALSE(between(roles +
                       "st.global.u32 [%out], %r2; "
                       "atom.release.gpu.global.cas.b32 %r5, [%in], 0, 7; " +
                       take));
  EXPECT_EQ(between(roles +
                    "st.global.u32 [%out], %r2; "
                    "atom.release.gpu.global.cas.b32 %r5, [%in], 5, 7; "
                    "st.relaxed.gpu.global.u32 [%in], %r2; " +
                    take),
            ErrorKind::GlobalRace);
  EXPECT_FALSE(between("red.global.add.u32 [%in], 1;"));
}

TEST(PtxRace, LaunchesAreInOrder) {
  Emulation emulation(kernelText("st.global.u32 [%out], 5; ld.global.u32 %r1, [%out];"));
  EXPECT_FALSE(emulation.run()) << emulation.error;
  EXPECT_FALSE(emulation.run()) << emulation.error;
}
