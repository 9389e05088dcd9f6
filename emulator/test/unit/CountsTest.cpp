//===- CountsTest.cpp - Instructions, loops, bank conflicts and bytes -----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

#include "PtxEmulator/Report/Report.h"

using namespace ptxemu;
using namespace ptxemu::test;

namespace {
Counts countsOf(const std::string &body, uint32_t threads = 32) {
  Emulation emulation(kernelText(body, ".shared .align 16 .b8 s[8192];"), {0});
  emulation.config.block = {threads};
  EXPECT_FALSE(emulation.run()) << emulation.error;
  return emulation.result.counts;
}

/// Bank counts of a load in which consecutive lanes are `stride` bytes apart.
BankCounts banksOf(const std::string &load, uint32_t stride) {
  return countsOf("mul.lo.u32 %r1, %lane, " + std::to_string(stride) +
                  "; mov.u32 %r2, s; add.u32 %r3, %r1, %r2;" + load)
      .banks;
}
} // namespace

TEST(PtxCounts, BankConflictsByHand) {
  const std::string word = "ld.shared.u32 %r4, [%r3];";
  EXPECT_EQ(banksOf(word, 4).accesses, 1u);
  EXPECT_EQ(banksOf(word, 4).conflicts, 0u);
  EXPECT_EQ(banksOf(word, 8).conflicts, 1u);
  EXPECT_EQ(banksOf(word, 128).conflicts, 31u);
  EXPECT_EQ(banksOf(word, 132).conflicts, 0u);
  EXPECT_EQ(banksOf(word, 0).conflicts, 0u); // the same word for all
  const std::string two = "ld.shared.v2.u32 {%r4, %r5}, [%r3];";
  EXPECT_EQ(banksOf(two, 8).accesses, 2u);
  EXPECT_EQ(banksOf(two, 8).conflicts, 0u);
  EXPECT_EQ(banksOf(two, 16).conflicts, 2u);
  const std::string four = "ld.shared.v4.u32 {%r4, %r5, %r6, %r7}, [%r3];";
  EXPECT_EQ(banksOf(four, 16).accesses, 4u);
  EXPECT_EQ(banksOf(four, 16).conflicts, 0u);
  EXPECT_EQ(banksOf(four, 128).conflicts, 4u * 7);
  EXPECT_EQ(banksOf(four, 144).conflicts, 0u);
}

TEST(PtxCounts, GlobalBytesAndSectors) {
  const Counts dense = countsOf("st.global.u32 [%mine], %tid;");
  EXPECT_EQ(dense.globalBytesWritten, 128u);
  EXPECT_EQ(dense.globalSectorsWritten, 4u);
  const Counts sparse = countsOf("mad.wide.u32 %l1, %tid, 64, %out; st.global.u32 [%l1], %tid;");
  EXPECT_EQ(sparse.globalSectorsWritten, 32u);
}

TEST(PtxCounts, LoopsOfTheBusiestWarp) {
  const std::string body = "mov.u32 %r1, 0;\n"
                           "HEAD: add.u32 %r1, %r1, 1;\n mov.u32 %r2, %r1;\n"
                           "mul.lo.u32 %r3, %r2, %r2;\n setp.lt.u32 %p1, %r1, 10;\n@%p1 bra HEAD;";
  const Counts counts = countsOf(body, 64);
  ASSERT_EQ(counts.loops.size(), 1u);
  const LoopCount &loop = counts.loops[0];
  EXPECT_EQ(loop.iterations, 10u);
  EXPECT_EQ(loop.instructions, 50u);
  EXPECT_EQ(loop.withoutMoves, 40u);
  EXPECT_EQ(loop.byClass[static_cast<size_t>(InstClass::Control)], 10u);
  const std::string text = kernelText(body, ".shared .align 16 .b8 s[8192];");
  EXPECT_EQ(loop.beginLine, lineOf(text, "HEAD:"));
  EXPECT_EQ(loop.endLine, lineOf(text, "bra HEAD"));
  EXPECT_EQ(counts.warps, 2u);
  EXPECT_EQ(counts.warpInstructions, 2 * counts.busiestInstructions);
}

TEST(PtxCounts, NestedLoops) {
  const Counts counts = countsOf("mov.u32 %r1, 0;\n"
                                 "A: mov.u32 %r2, 0;\n"
                                 "B: add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, 3; @%p1 bra B;\n"
                                 "add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, 4; @%p1 bra A;");
  ASSERT_EQ(counts.loops.size(), 2u);
  EXPECT_EQ(counts.loops[0].iterations, 4u);
  EXPECT_EQ(counts.loops[0].instructions, 4u * (1 + 9 + 3));
  EXPECT_EQ(counts.loops[1].iterations, 12u);
  EXPECT_EQ(counts.loops[1].depth, 2u);
}

TEST(PtxCounts, Reports) {
  Emulation emulation(kernelText("trap;"));
  EXPECT_EQ(emulation.run(), ErrorKind::Trap);
  const std::string json = reportJson("k", emulation.result, emulation.module->source);
  EXPECT_NE(json.find("\"kind\": \"trap\""), std::string::npos) << json;
  EXPECT_NE(json.find("\"warps\": 1"), std::string::npos) << json;
  EXPECT_NE(reportText("k", emulation.result).find("k: 1 warps"), std::string::npos);
}

TEST(PtxLaunch, Refusals) {
  const auto refused = [](const std::string &module, const LaunchConfig &config) {
    Emulation emulation(".version 8.3\n.target sm_90\n.address_size 64\n" + module);
    EXPECT_TRUE(emulation.loaded) << emulation.error;
    emulation.config = config;
    EXPECT_EQ(emulation.run(), ErrorKind::BadLaunch);
    return emulation.error;
  };
  const std::string params = "(.param .u64 a, .param .u64 b)";
  LaunchConfig config;
  config.block = {2000};
  EXPECT_NE(refused(".entry k" + params + " { ret; }", config).find("2000x1x1"), std::string::npos);
  config.block = {64};
  EXPECT_NE(refused(".entry k" + params + " .reqntid 32 { ret; }", config).find("32x1x1"),
            std::string::npos);
  EXPECT_NE(refused(".entry k" + params + " .maxntid 32 { ret; }", config).find("allows"),
            std::string::npos);
  config.cluster = {3};
  EXPECT_NE(refused(".entry k" + params + " { ret; }", config).find("clusters of 3x1x1"),
            std::string::npos);
  config.cluster = {1};
  config.dynamicShared = 300000;
  EXPECT_NE(refused(".entry k" + params + " { ret; }", config).find("shared memory"),
            std::string::npos);
}

TEST(PtxLaunch, ParametersAndDynamicSharedMemory) {
  Emulation emulation(kernelText("mov.u32 %r1, d; st.shared.u32 [%r1+60], %tid; "
                                 "ld.shared.u32 %r2, [d+60]; add.u32 %r2, %r2, %r1; "
                                 "st.global.u32 [%mine], %r2;",
                                 ".shared .b8 s[20];\n.extern .shared .align 64 .b8 d[];\n"));
  emulation.config.dynamicShared = 64;
  ASSERT_FALSE(emulation.run()) << emulation.error;
  EXPECT_EQ(emulation.word(0), 0u); // `s` is not used, so that `d` begins at 0
  emulation.config.dynamicShared = 60;
  EXPECT_EQ(emulation.run(), ErrorKind::OutOfBounds);
}

TEST(PtxCounts, PathsOfWarps) {
  const std::string body = "mov.u32 %r1, 0;\n"
                           "setp.ge.u32 %p1, %tid, 40;\n@%p1 bra HEAD;\nmov.u32 %r1, 1;\n"
                           "HEAD: add.u32 %r1, %r1, 1;\nsetp.lt.u32 %p2, %r1, 3;\n"
                           "@%p2 bra HEAD;\n"
                           "mul.lo.u32 %r2, %tid, 8; mov.u32 %r3, s; add.u32 %r3, %r2, %r3;\n"
                           "st.shared.u32 [%r3], %r1;";
  const std::string text = kernelText(body, ".shared .align 16 .b8 s[8192];");
  Emulation emulation(text, {0});
  emulation.config.block = {96};
  emulation.config.recordsPaths = true;
  EXPECT_FALSE(emulation.run()) << emulation.error;
  const Counts &counts = emulation.result.counts;
  ASSERT_EQ(counts.paths.size(), 3u);
  const uint32_t skip = lineOf(text, "bra HEAD;\nmov"), latch = lineOf(text, "@%p2 bra HEAD");
  // Lanes of warp 1 part at the first branch: both ways in one record.
  const std::vector<std::pair<bool, bool>> firsts = {{false, true}, {true, true}, {true, false}};
  for (const WarpPath &path : counts.paths) {
    ASSERT_FALSE(path.branches.empty());
    const BranchRecord &first = path.branches.front(), &last = path.branches.back();
    EXPECT_EQ(first.line, skip);
    EXPECT_EQ(std::make_pair(first.isTaken, first.isPassed), firsts[path.warp]);
    EXPECT_EQ(last.line, latch);
    EXPECT_FALSE(last.isTaken);
    EXPECT_EQ(path.lines.at(latch) + 1, path.branches.size());
  }
  EXPECT_EQ(counts.paths[0].branches.size(), 3u); // two turns
  EXPECT_EQ(counts.paths[2].branches.size(), 4u); // three
  const uint32_t store = lineOf(text, "st.shared");
  ASSERT_EQ(counts.sharedOfLine.size(), 1u);
  EXPECT_EQ(counts.sharedOfLine.at(store).banks.accesses, 3u);
  EXPECT_EQ(counts.sharedOfLine.at(store).banks.conflicts, 3u);
  EXPECT_EQ(counts.sharedOfLine.at(store).words, 96u);
  EXPECT_EQ(counts.sharedOfLine.at(store).possible, 96u);
  const std::string json = reportJson("kernel", emulation.result, Source{});
  EXPECT_NE(json.find("\"shared_of_line\": [[" + std::to_string(store) + ", 3, 3, 96, 96]]"),
            std::string::npos);
}
