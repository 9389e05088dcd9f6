//===- Clusters.cpp - CTAs and warps as they begin ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Machine.h"

#include <algorithm>

using namespace ptxemu;

void Machine::initWarp(Warp &warp, Cluster &cluster, Cta &cta) {
  const Dim3 &block = config.block;
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
  const Dim3 &grid = config.grid, &shape = config.cluster;
  const uint32_t clusterCtas = static_cast<uint32_t>(shape.count());
  for (const auto &[which, slot] : program.specials) {
    warp.poison[static_cast<size_t>(slot)] = 0;
    for (uint32_t lane = 0; lane < 32; ++lane) {
      const uint32_t thread = first + lane;
      const uint32_t inCluster[3] = {cta.id[0] % shape.x, cta.id[1] % shape.y, cta.id[2] % shape.z};
      uint64_t value = 0;
      switch (which) {
      case Special::TidX:
        value = thread % block.x;
        break;
      case Special::TidY:
        value = thread / block.x % block.y;
        break;
      case Special::TidZ:
        value = thread / block.x / block.y;
        break;
      case Special::NtidX:
        value = block.x;
        break;
      case Special::NtidY:
        value = block.y;
        break;
      case Special::NtidZ:
        value = block.z;
        break;
      case Special::CtaidX:
        value = cta.id[0];
        break;
      case Special::CtaidY:
        value = cta.id[1];
        break;
      case Special::CtaidZ:
        value = cta.id[2];
        break;
      case Special::NctaidX:
        value = grid.x;
        break;
      case Special::NctaidY:
        value = grid.y;
        break;
      case Special::NctaidZ:
        value = grid.z;
        break;
      case Special::LaneId:
        value = lane;
        break;
      case Special::WarpId:
        value = warp.index;
        break;
      case Special::NwarpId:
        value = cta.warps.size();
        break;
      case Special::SmId:
        value = cluster.index % 132;
        break;
      case Special::NsmId:
        value = 132;
        break;
      case Special::LaneMaskEq:
        value = 1u << lane;
        break;
      case Special::LaneMaskLe:
        value = lane == 31 ? ~0u : (2u << lane) - 1;
        break;
      case Special::LaneMaskLt:
        value = (1u << lane) - 1;
        break;
      case Special::LaneMaskGe:
        value = static_cast<uint32_t>(~((1u << lane) - 1));
        break;
      case Special::LaneMaskGt:
        value = lane == 31 ? 0 : static_cast<uint32_t>(~((2u << lane) - 1));
        break;
      case Special::ClusterIdX:
        value = cluster.id[0];
        break;
      case Special::ClusterIdY:
        value = cluster.id[1];
        break;
      case Special::ClusterIdZ:
        value = cluster.id[2];
        break;
      case Special::NclusterIdX:
        value = clusterGrid[0];
        break;
      case Special::NclusterIdY:
        value = clusterGrid[1];
        break;
      case Special::NclusterIdZ:
        value = clusterGrid[2];
        break;
      case Special::ClusterCtaIdX:
        value = inCluster[0];
        break;
      case Special::ClusterCtaIdY:
        value = inCluster[1];
        break;
      case Special::ClusterCtaIdZ:
        value = inCluster[2];
        break;
      case Special::ClusterNctaIdX:
        value = shape.x;
        break;
      case Special::ClusterNctaIdY:
        value = shape.y;
        break;
      case Special::ClusterNctaIdZ:
        value = shape.z;
        break;
      case Special::ClusterCtaRank:
        value = cta.rank;
        break;
      case Special::ClusterNctaRank:
        value = clusterCtas;
        break;
      case Special::IsExplicitCluster:
        value = clusterCtas > 1;
        break;
      case Special::DynamicSharedSize:
        value = config.dynamicShared;
        break;
      case Special::TotalSharedSize:
        value = cta.shared.size();
        break;
      case Special::GridId:
      case Special::Count:
        break;
      }
      warp.registers[static_cast<size_t>(slot) * 32 + lane] = value;
    }
  }
}

std::unique_ptr<Cluster> Machine::makeCluster(uint32_t linear) {
  auto cluster = std::make_unique<Cluster>();
  cluster->index = firstCluster + linear;
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
      initWarp(*warp, *cluster, *cta);
    cluster->ctas.push_back(std::move(cta));
  }
  return cluster;
}
