//===- AsyncTest.cpp - cp.async, mbarrier, bulk copies and clusters -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu;
using namespace ptxemu::test;

namespace {
const char *const shared = ".shared .align 128 .b8 s[1024];";

/// Runs `body` on 512 bytes of input, whose 64-bit words count from 0.
std::optional<ErrorKind> run(const std::string &body, uint32_t threads = 32, uint32_t ctas = 1,
                             std::vector<uint32_t> *results = nullptr) {
  std::vector<uint64_t> words;
  for (uint64_t i = 0; i < 64; ++i)
    words.push_back(i);
  std::optional<ErrorKind> first;
  for (uint64_t seed = 0; seed < 6; ++seed) {
    Emulation emulation(kernelText(body, shared), words);
    emulation.config.block = {threads};
    emulation.config.grid = emulation.config.cluster = {ctas};
    emulation.config.scheduleSeed = seed;
    const auto kind = emulation.run();
    if (!seed)
      first = kind;
    EXPECT_EQ(kind, first) << emulation.error;
    if (!kind && results) {
      results->clear();
      for (size_t i = 0; i < 8; ++i)
        results->push_back(emulation.word(i));
    }
  }
  return first;
}

const std::string init = "setp.eq.u32 %p1, %tid, 0; @%p1 mbarrier.init.shared.b64 [s+512], 1;\n"
                         "fence.proxy.async; bar.sync 0;\n";
const std::string await = "W: mbarrier.try_wait.parity.shared.b64 %p3, [s+512], 0; @!%p3 bra W;\n";
const std::string bulkLoad =
    "@%p1 mbarrier.arrive.expect_tx.shared.b64 _, [s+512], 256;\n"
    "@%p1 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%in], 256, "
    "[s+512];\n";
const std::string take = "shl.b32 %r1, %tid, 3; mov.u32 %r2, s; add.u32 %r3, %r1, %r2;\n"
                         "ld.shared.u32 %r4, [%r3]; st.global.u32 [%mine], %r4;\n";
} // namespace

TEST(PtxCpAsync, MustBeWaitedFor) {
  const std::string copy = "shl.b32 %r1, %tid, 3; mov.u32 %r2, s; add.u32 %r3, %r1, %r2;\n"
                           "cvt.u64.u32 %l1, %r1; add.u64 %l2, %in, %l1;\n"
                           "cp.async.ca.shared.global [%r3], [%l2], 8; cp.async.commit_group;\n";
  const std::string read = "ld.shared.u32 %r4, [%r3]; st.global.u32 [%mine], %r4;";
  std::vector<uint32_t> results;
  EXPECT_FALSE(run(copy + "cp.async.wait_group 0;" + read, 32, 1, &results));
  EXPECT_EQ(results[5], 5u);
  EXPECT_FALSE(run(copy + "cp.async.wait_all;" + read));
  EXPECT_EQ(run(copy + read), ErrorKind::AsyncNotWaited);
  EXPECT_EQ(run(copy + "cp.async.wait_group 1;" + read), ErrorKind::AsyncNotWaited);
  EXPECT_EQ(run(copy + "st.shared.u32 [%r3], %tid;"), ErrorKind::AsyncNotWaited);
  // The own thread has waited; others need a barrier as well.
  const std::string other = "xor.b32 %r1, %r1, 8; add.u32 %r3, %r1, %r2;";
  EXPECT_EQ(run(copy + "cp.async.wait_group 0;" + other + read), ErrorKind::WarpRace);
  EXPECT_FALSE(run(copy + "cp.async.wait_group 0; bar.sync 0;" + other + read));
}

TEST(PtxCpAsync, GroupsAreWaitedForInOrder) {
  const std::string two = "cp.async.ca.shared.global [s], [%in+8], 4; cp.async.commit_group;\n"
                          "cp.async.ca.shared.global [s+4], [%in+16], 4; cp.async.commit_group;\n"
                          "cp.async.wait_group 1;";
  EXPECT_FALSE(run(two + "ld.shared.u32 %r1, [s];", 1));
  EXPECT_EQ(run(two + "ld.shared.u32 %r1, [s+4];", 1), ErrorKind::AsyncNotWaited);
}

TEST(PtxCpAsync, FillsWithZeros) {
  std::vector<uint32_t> results;
  const std::string end = "cp.async.wait_all; ld.shared.v2.u32 {%r1, %r2}, [s]; "
                          "st.global.v4.u32 [%out], {%r1, %r2, %r1, %r1};"
                          "st.global.v4.u32 [%out+16], {%r1, %r2, %r1, %r1};";
  EXPECT_EQ(run("cp.async.ca.shared.global [s], [%in+12], 8, 4;" + end, 1), ErrorKind::Misaligned);
  EXPECT_FALSE(
      run("mov.u32 %r3, 4; cp.async.ca.shared.global [s], [%in+8], 8, %r3;" + end, 1, 1, &results));
  EXPECT_EQ(results[0], 1u);
  EXPECT_EQ(results[1], 0u);
  EXPECT_FALSE(
      run("setp.eq.u32 %p1, %tid, 0; cp.async.ca.shared.global [s], [%in+8], 8, %p1;" + end, 1, 1,
          &results));
  EXPECT_EQ(results[0], 0u);
  EXPECT_EQ(run("mov.u32 %r3, 9; cp.async.ca.shared.global [s], [%in+8], 8, %r3;", 1),
            ErrorKind::BadOperand);
}

TEST(PtxMbarrier, Misuse) {
  EXPECT_EQ(run("mbarrier.arrive.shared.b64 _, [s];", 1), ErrorKind::MbarrierUninitialized);
  const std::string one = "mbarrier.init.shared.b64 [s], 2;";
  EXPECT_EQ(run(one + "st.shared.u32 [s+4], %tid;", 1), ErrorKind::MbarrierUninitialized);
  EXPECT_EQ(run(one + "mbarrier.init.shared.b64 [s], 2;", 1), ErrorKind::MbarrierUninitialized);
  EXPECT_FALSE(run(one + "mbarrier.inval.shared.b64 [s]; mbarrier.init.shared.b64 [s], 1;", 1));
  EXPECT_EQ(run(one + "mbarrier.arrive.shared.b64 _, [s], 3;", 1), ErrorKind::MbarrierArrival);
  EXPECT_EQ(run(one + "mbarrier.arrive.noComplete.shared.b64 %l1, [s], 2;", 1),
            ErrorKind::MbarrierArrival);
  EXPECT_EQ(run(one + "mbarrier.try_wait.parity.shared.b64 %p1, [s], 2;", 1),
            ErrorKind::MbarrierPhase);
  EXPECT_EQ(run(one + "mbarrier.try_wait.parity.shared.b64 %p1, [s], 0;", 1), ErrorKind::Deadlock);
  EXPECT_EQ(run("mbarrier.init.shared.b64 [s], 0;", 1), ErrorKind::BadOperand);
}

TEST(PtxMbarrier, StatesAndPhases) {
  const std::string start =
      "mbarrier.init.shared.b64 [s], 1;\n"
      "mbarrier.arrive.shared.b64 %l1, [s]; mbarrier.arrive.shared.b64 %l2, [s];\n";
  EXPECT_FALSE(run(start + "mbarrier.test_wait.shared.b64 %p1, [s], %l2; @!%p1 trap;", 1));
  // A state from two phases before.
  EXPECT_EQ(run(start + "mbarrier.test_wait.shared.b64 %p1, [s], %l1;", 1),
            ErrorKind::MbarrierPhase);
  EXPECT_FALSE(run("mbarrier.init.shared.b64 [s], 3; mbarrier.arrive.shared.b64 %l1, [s], 2;\n"
                   "mbarrier.pending_count.b64 %r1, %l1; setp.ne.u32 %p1, %r1, 3; @%p1 trap;\n"
                   "mbarrier.test_wait.shared.b64 %p1, [s], %l1; @%p1 trap;",
                   1));
}

TEST(PtxMbarrier, InitialisationMustBeOrdered) {
  EXPECT_EQ(run("setp.eq.u32 %p1, %tid, 0; @%p1 mbarrier.init.shared.b64 [s], 32; "
                "mbarrier.arrive.shared.b64 _, [s];"),
            ErrorKind::WarpRace);
  EXPECT_FALSE(run("setp.eq.u32 %p1, %tid, 0; @%p1 mbarrier.init.shared.b64 [s], 32; bar.sync 0; "
                   "mbarrier.arrive.shared.b64 _, [s];"));
}

TEST(PtxMbarrier, CpAsyncArrivesOnIt) {
  const std::string copy =
      "setp.eq.u32 %p1, %tid, 0; @%p1 mbarrier.init.shared.b64 [s+512], 32; bar.sync 0;\n"
      "shl.b32 %r1, %tid, 3; mov.u32 %r2, s; add.u32 %r3, %r1, %r2;\n"
      "cvt.u64.u32 %l1, %r1; add.u64 %l2, %in, %l1;\n"
      "cp.async.ca.shared.global [%r3], [%l2], 8; "
      "cp.async.mbarrier.arrive.noinc.shared.b64 [s+512];\n";
  const std::string other = "xor.b32 %r1, %r1, 8; add.u32 %r3, %r1, %r2; ld.shared.u32 %r4, [%r3]; "
                            "st.global.u32 [%mine], %r4;";
  EXPECT_FALSE(run(copy + await + other));
  EXPECT_EQ(run(copy + other), ErrorKind::AsyncNotWaited);
}

TEST(PtxBulk, LoadsCompleteOnTheirMbarrier) {
  std::vector<uint32_t> results;
  EXPECT_FALSE(run(init + bulkLoad + await + take, 32, 1, &results));
  EXPECT_EQ(results[7], 7u);
  EXPECT_EQ(run(init + bulkLoad + take), ErrorKind::AsyncNotWaited);
  // The wait for the wrong phase succeeds immediately.
  EXPECT_EQ(run(init + bulkLoad +
                "W: mbarrier.try_wait.parity.shared.b64 %p3, [s+512], 1; @!%p3 bra W;\n" + take),
            ErrorKind::AsyncNotWaited);
}

TEST(PtxBulk, BytesMustMatchWhatIsExpected) {
  std::string fewer = bulkLoad, more = bulkLoad;
  fewer.replace(fewer.find("[s+512], 256"), 12, "[s+512], 512");
  EXPECT_EQ(run(init + fewer + await), ErrorKind::Deadlock);
  more.replace(more.find("[s+512], 256"), 12, "[s+512], 128");
  EXPECT_EQ(run(init + more + await), ErrorKind::MbarrierArrival);
}

TEST(PtxBulk, BadSizesAndAlignments) {
  std::string odd = bulkLoad;
  odd.replace(odd.find("[%in], 256"), 10, "[%in], 200");
  EXPECT_EQ(run(init + odd), ErrorKind::BadOperand);
  std::string shifted = bulkLoad;
  shifted.replace(shifted.find("[%in]"), 5, "[%in+8]");
  EXPECT_EQ(run(init + shifted), ErrorKind::Misaligned);
}

TEST(PtxBulk, StoresNeedAFenceAndAWait) {
  const std::string fill = "shl.b32 %r1, %tid, 2; mov.u32 %r2, s; add.u32 %r3, %r1, %r2;\n"
                           "setp.eq.u32 %p1, %tid, 0; st.shared.u32 [%r3], %tid;\n";
  const std::string fence = "fence.proxy.async.shared::cta;", sync = "bar.sync 0;";
  const std::string store = "@%p1 cp.async.bulk.global.shared::cta.bulk_group [%out], [s], 128;\n"
                            "@%p1 cp.async.bulk.commit_group;\n";
  const std::string waited = "@%p1 cp.async.bulk.wait_group.read 0; bar.sync 0;";
  const std::string again = "st.shared.u32 [%r3], %tid;";
  std::vector<uint32_t> results;
  EXPECT_FALSE(run(fill + fence + sync + store + waited + again, 32, 1, &results));
  EXPECT_EQ(results[6], 6u);
  EXPECT_EQ(run(fill + sync + store + waited), ErrorKind::ProxyFence);
  // The writer must execute the fence before the barrier.
  EXPECT_EQ(run(fill + sync + "@%p1 " + fence + store + waited), ErrorKind::ProxyFence);
  EXPECT_EQ(run(fill + fence + store + waited), ErrorKind::WarpRace);
  EXPECT_EQ(run(fill + fence + sync + store + again), ErrorKind::AsyncSource);
  EXPECT_EQ(run(fill + fence + sync + store), ErrorKind::AsyncSource);
  // Only the storing thread has waited: a write by another warp needs a barrier.
  EXPECT_EQ(run(fill + fence + sync + store + "@%p1 cp.async.bulk.wait_group.read 0;" + again),
            ErrorKind::WarpRace);
}

TEST(PtxBulk, ReductionsAdd) {
  std::vector<uint32_t> results;
  EXPECT_FALSE(
      run("shl.b32 %r1, %tid, 2; mov.u32 %r2, s; add.u32 %r3, %r1, %r2;\n"
          "mov.b32 %r4, 0f40400000; st.global.u32 [%mine], %r4; st.shared.u32 [%r3], %r4;\n"
          "fence.proxy.async; bar.sync 0; setp.eq.u32 %p1, %tid, 0; @!%p1 bra E;\n"
          "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%out], [s], 128;\n"
          "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%out], [s], 128;\n"
          "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; E:",
          32, 1, &results));
  EXPECT_EQ(results[3], f32(9));
}

TEST(PtxCluster, SharedMemoryOfAnotherCta) {
  const std::string start = "mov.u32 %r1, %cluster_ctarank; xor.b32 %r2, %r1, 1;\n"
                            "mov.u32 %r3, s; mapa.shared::cluster.u32 %r4, %r3, %r2;\n"
                            "getctarank.shared::cluster.u32 %r6, %r4; add.u32 %r7, %r1, 40;\n"
                            "mov.u32 %r9, 0; st.shared.u32 [s], %r9;\n";
  const std::string barrier = "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;\n";
  const std::string push = "st.shared::cluster.u32 [%r4], %r7;\n";
  const std::string pull = "ld.shared.u32 %r5, [s]; mad.wide.u32 %l1, %r1, 4, %out; "
                           "st.global.u32 [%l1], %r5; st.global.u32 [%l1+8], %r6;"
                           "st.global.u32 [%l1+16], %r6; st.global.u32 [%l1+24], %r6;\n";
  std::vector<uint32_t> results;
  EXPECT_FALSE(run(start + barrier + push + barrier + pull, 1, 2, &results));
  EXPECT_EQ(results[0], 41u);
  EXPECT_EQ(results[1], 40u);
  EXPECT_EQ(results[2], 1u);
  EXPECT_EQ(run(start + barrier + push + pull + barrier, 1, 2), ErrorKind::SharedRace);
  EXPECT_EQ(run(start + "st.shared.u32 [%r4], %r7;" + barrier, 1, 2), ErrorKind::WrongSpace);
  EXPECT_EQ(run("mov.u32 %r3, s; mapa.shared::cluster.u32 %r4, %r3, 2;", 1, 2),
            ErrorKind::BadOperand);
}

TEST(PtxCluster, StoresThatArriveOnAnMbarrier) {
  const auto text = [](const std::string &waits) {
    return "mov.u32 %r1, %cluster_ctarank; xor.b32 %r2, %r1, 1; mov.u32 %r3, s;\n"
           "mbarrier.init.shared.b64 [s+512], 1; mbarrier.arrive.expect_tx.shared.b64 _, [s+512], "
           "8;\n"
           "fence.mbarrier_init.release.cluster;\n"
           "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;\n"
           "mapa.shared::cluster.u32 %r4, %r3, %r2; add.u32 %r5, %r4, 512; add.u32 %r6, %r1, 7;\n"
           "st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%r4], {%r6, %r6}, "
           "[%r5];\n" +
           waits +
           "ld.shared.v2.u32 {%r8, %r9}, [s]; mad.wide.u32 %l1, %r1, 16, %out;\n"
           "st.global.v4.u32 [%l1], {%r8, %r9, %r8, %r8};"
           "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;\n";
  };
  std::vector<uint32_t> results;
  EXPECT_FALSE(run(text(await), 1, 2, &results));
  EXPECT_EQ(results[0], 8u);
  EXPECT_EQ(results[5], 7u);
  // A barrier orders the instruction, not the bytes.
  EXPECT_EQ(run(text("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;\n"), 1, 2),
            ErrorKind::AsyncNotWaited);
}
