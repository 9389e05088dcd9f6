//===- MemoryPlanTest.cpp - Offsets of buffers by lifetime ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans of random buffers: those that are live at the same time do not overlap.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/MemoryPlan.h"

#include <gtest/gtest.h>

#include <random>

using namespace tttc;

namespace {

TEST(MemoryPlan, LiveBuffersDoNotOverlap) {
  std::mt19937 random(20);
  for (int plan = 0; plan < 200; ++plan) {
    std::vector<PlannedBuffer> buffers(random() % 12);
    int64_t sum = 0;
    for (PlannedBuffer &buffer : buffers) {
      buffer.bytes = 16 * int64_t(random() % 5);
      buffer.life.from = int64_t(random() % 20);
      buffer.life.to = buffer.life.from + int64_t(random() % 6);
      sum += buffer.bytes;
    }
    int64_t used = planMemory(buffers), mostLive = 0, end = 0;
    for (int64_t time = 0; time < 26; ++time) {
      int64_t live = 0;
      for (const PlannedBuffer &buffer : buffers)
        live += buffer.life.overlaps({time, time}) ? buffer.bytes : 0;
      mostLive = std::max(mostLive, live);
    }
    for (size_t i = 0; i < buffers.size(); ++i) {
      EXPECT_EQ(buffers[i].offset % 16, 0);
      end = std::max(end, buffers[i].end());
      for (size_t j = 0; j < i; ++j)
        if (buffers[i].life.overlaps(buffers[j].life))
          EXPECT_TRUE(buffers[i].end() <= buffers[j].offset ||
                      buffers[j].end() <= buffers[i].offset);
    }
    EXPECT_EQ(used, end);
    EXPECT_GE(used, mostLive);
    EXPECT_LE(used, sum);
  }
}

TEST(MemoryPlan, FillsTheLowestGap) {
  std::vector<PlannedBuffer> buffers = {{64, {0, 9}}, {32, {0, 3}}, {32, {5, 9}}, {16, {4, 6}}};
  EXPECT_EQ(planMemory(buffers), 112);
  EXPECT_EQ(buffers[0].offset, 0);
  EXPECT_EQ(buffers[1].offset, 64);
  EXPECT_EQ(buffers[2].offset, 64);
  EXPECT_EQ(buffers[3].offset, 96);
}

} // namespace
