//===- QuotaTest.cpp - CPU quota of a container ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Simulated /proc and /sys folders, for control groups of both versions.
//
//===----------------------------------------------------------------------===//

#include "cpu/Quota.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace tttc::runtime;

namespace {

namespace fs = std::filesystem;

class Quota : public testing::Test {
protected:
  Quota() : root(fs::path(testing::TempDir()) / ("tttc-quota-" + std::to_string(getpid()))) {
    fs::create_directories(root);
  }
  ~Quota() override { fs::remove_all(root); }

  void write(const std::string &path, const std::string &text) {
    fs::create_directories((root / path).parent_path());
    std::ofstream(root / path) << text;
  }
  unsigned processors(const std::string &groups) {
    write("groups", groups);
    return processorsOfQuota((root / "groups").c_str(), (root / "fs").c_str());
  }

  const fs::path root;
};

TEST_F(Quota, NoLimit) {
  EXPECT_EQ(processorsOfQuota("/nonexistent", "/nonexistent"), 0u);
  EXPECT_EQ(processors(""), 0u);
  EXPECT_EQ(processors("no colons\n0:/\n"), 0u);
  EXPECT_EQ(processors("0::/a/b\n"), 0u);
  write("fs/a/b/cpu.max", "max 100000\n");
  EXPECT_EQ(processors("0::/a/b\n"), 0u);
  write("fs/cpu/cpu.cfs_quota_us", "-1\n");
  write("fs/cpu/cpu.cfs_period_us", "100000\n");
  EXPECT_EQ(processors("1:cpu:/\n0::/\n"), 0u);
}

TEST_F(Quota, TheLeastOfTheGroupsAround) {
  write("fs/a/b/cpu.max", "350000 100000\n");
  EXPECT_EQ(processors("0::/a/b\n"), 4u); // rounded up
  EXPECT_EQ(processors("0::/a\n"), 0u);
  write("fs/a/cpu.max", "200000 100000\n");
  EXPECT_EQ(processors("0::/a/b\n"), 2u);
  // A container that sees its own control group as the root.
  write("fs/cpu.max", "50000 100000\n");
  EXPECT_EQ(processors("0::/\n"), 1u);
  EXPECT_EQ(processors("0::/elsewhere/outside\n"), 1u);
}

TEST_F(Quota, VersionOne) {
  write("fs/cpu,cpuacct/pod/cpu.cfs_quota_us", "300000\n");
  write("fs/cpu,cpuacct/pod/cpu.cfs_period_us", "100000\n");
  EXPECT_EQ(processors("3:cpuset:/x\n2:cpu,cpuacct:/pod\n0::/\n"), 3u);
  EXPECT_EQ(processors("2:cpuacct:/pod\n"), 0u);
}

TEST_F(Quota, NumbersThatMakeNoSense) {
  for (const char *text : {"", "x y", "1", "0 100000", "100000 0", "-5 -5"}) {
    write("fs/cpu.max", text);
    EXPECT_EQ(processors("0::/\n"), 0u) << text;
  }
}

} // namespace
