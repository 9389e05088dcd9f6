//===- Clusters.cpp - Creation of clusters of CTAs ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Clusters.h.
//
//===----------------------------------------------------------------------===//

#include "Clusters.h"

#include <algorithm>

using namespace ptxemu;

/// The value of a special register for a thread of `warp`.
static uint64_t specialValue(Special which, const Launched &launched, const Cluster &cluster,
                             const Cta &cta, const Warp &warp, uint32_t lane) {
  const Dim3 &block = launched.config.block, &grid = launched.config.grid,
             &shape = launched.config.cluster;
  const uint32_t thread = warp.index * 32 + lane;
  const uint32_t inCluster[3] = {cta.id[0] % shape.x, cta.id[1] % shape.y, cta.id[2] % shape.z};
  const auto clusterCtas = static_cast<uint32_t>(shape.count());
  switch (which) {
  case Special::TidX:
    return thread % block.x;
  case Special::TidY:
    return thread / block.x % block.y;
  case Special::TidZ:
    return thread / block.x / block.y;
  case Special::NtidX:
    return block.x;
  case Special::NtidY:
    return block.y;
  case Special::NtidZ:
    return block.z;
  case Special::CtaidX:
    return cta.id[0];
  case Special::CtaidY:
    return cta.id[1];
  case Special::CtaidZ:
    return cta.id[2];
  case Special::NctaidX:
    return grid.x;
  case Special::NctaidY:
    return grid.y;
  case Special::NctaidZ:
    return grid.z;
  case Special::LaneId:
    return lane;
  case Special::WarpId:
    return warp.index;
  case Special::NwarpId:
    return cta.warps.size();
  case Special::SmId:
    return cluster.index % 132;
  case Special::NsmId:
    return 132;
  case Special::LaneMaskEq:
    return 1u << lane;
  case Special::LaneMaskLe:
    return lane == 31 ? ~0u : (2u << lane) - 1;
  case Special::LaneMaskLt:
    return (1u << lane) - 1;
  case Special::LaneMaskGe:
    return static_cast<uint32_t>(~((1u << lane) - 1));
  case Special::LaneMaskGt:
    return lane == 31 ? 0 : static_cast<uint32_t>(~((2u << lane) - 1));
  case Special::ClusterIdX:
    return cluster.id[0];
  case Special::ClusterIdY:
    return cluster.id[1];
  case Special::ClusterIdZ:
    return cluster.id[2];
  case Special::NclusterIdX:
    return launched.clusterGrid[0];
  case Special::NclusterIdY:
    return launched.clusterGrid[1];
  case Special::NclusterIdZ:
    return launched.clusterGrid[2];
  case Special::ClusterCtaIdX:
    return inCluster[0];
  case Special::ClusterCtaIdY:
    return inCluster[1];
  case Special::ClusterCtaIdZ:
    return inCluster[2];
  case Special::ClusterNctaIdX:
    return shape.x;
  case Special::ClusterNctaIdY:
    return shape.y;
  case Special::ClusterNctaIdZ:
    return shape.z;
  case Special::ClusterCtaRank:
    return cta.rank;
  case Special::ClusterNctaRank:
    return clusterCtas;
  case Special::IsExplicitCluster:
    return clusterCtas > 1;
  case Special::DynamicSharedSize:
    return launched.config.dynamicShared;
  case Special::TotalSharedSize:
    return cta.shared.size();
  case Special::GridId:
  case Special::Count:
    break;
  }
  return 0;
}

static void initWarp(const Launched &launched, Warp &warp, const Cluster &cluster, const Cta &cta) {
  const Program &program = launched.program;
  const uint32_t first = warp.index * 32;
  const uint32_t lanes = std::min(32u, cta.threads - first);
  warp.exists = warp.alive = lanes == 32 ? ~0u : (1u << lanes) - 1;
  warp.registers.assign(size_t(program.registers) * 32, 0);
  warp.poison.assign(program.registers, ~0u);
  warp.groups = {{program.entry, warp.exists, Wait::None, 0, 0}};
  warp.local.name = "local memory";
  warp.local.reset(program.localBytes * 32);
  warp.executed.assign(program.insts.size(), 0);
  const auto empty = std::make_shared<const Clock>();
  warp.clocks.fill(empty);
  for (const auto &[which, slot] : program.specials) {
    warp.poison[static_cast<size_t>(slot)] = 0;
    for (uint32_t lane = 0; lane < 32; ++lane)
      warp.registers[static_cast<size_t>(slot) * 32 + lane] =
          specialValue(which, launched, cluster, cta, warp, lane);
  }
}

std::unique_ptr<Cluster> ptxemu::makeCluster(const Launched &launched, uint32_t linear) {
  const LaunchConfig &config = launched.config;
  const Program &program = launched.program;
  const uint32_t (&clusterGrid)[3] = launched.clusterGrid;
  auto cluster = std::make_unique<Cluster>();
  cluster->index = launched.firstCluster + linear;
  cluster->id[0] = linear % clusterGrid[0];
  cluster->id[1] = linear / clusterGrid[0] % clusterGrid[1];
  cluster->id[2] = linear / clusterGrid[0] / clusterGrid[1];
  const Dim3 &shape = config.cluster;
  const auto threads = static_cast<uint32_t>(config.block.count());
  const uint32_t warps = (threads + 31) / 32;
  const auto ctas = static_cast<uint32_t>(shape.count());
  cluster->threads = ctas * warps * 32;
  for (uint32_t rank = 0; rank < ctas; ++rank) {
    auto cta = std::make_unique<Cta>();
    cta->rank = rank;
    cta->id[0] = cluster->id[0] * shape.x + rank % shape.x;
    cta->id[1] = cluster->id[1] * shape.y + rank / shape.x % shape.y;
    cta->id[2] = cluster->id[2] * shape.z + rank / shape.x / shape.y;
    cta->threads = cta->alive = threads;
    cta->shared.name = "shared memory";
    cta->shared.reset(program.usesDynamicShared || config.dynamicShared
                          ? program.dynamicSharedOffset() + config.dynamicShared
                          : program.staticShared);
    for (uint32_t index = 0; index < warps; ++index) {
      cta->warps.push_back(std::make_unique<Warp>());
      cta->warps.back()->cta = cta.get();
      cta->warps.back()->index = index;
      cta->warps.back()->firstThread = (rank * warps + index) * 32;
    }
    for (auto &warp : cta->warps)
      initWarp(launched, *warp, *cluster, *cta);
    cluster->ctas.push_back(std::move(cta));
  }
  return cluster;
}
