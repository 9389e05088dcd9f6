//===- Clusters.h - Creation of clusters of CTAs ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_LIB_MACHINE_CLUSTERS_H
#define TTTC_PTXEMULATOR_LIB_MACHINE_CLUSTERS_H

#include "PtxEmulator/Machine/Machine.h"

namespace ptxemu {

/// Creates cluster number `linear` of a launch, at the kernel's first instruction.
std::unique_ptr<Cluster> makeCluster(const Launched &launched, uint32_t linear);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_LIB_MACHINE_CLUSTERS_H
