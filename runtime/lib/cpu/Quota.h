//===- Quota.h - CPU quota of a container -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CPU_QUOTA_H
#define TTTC_RUNTIME_LIB_CPU_QUOTA_H

namespace tttc::runtime {

/// The CPU quota of the control groups of this process (version 1 or 2), in processors, rounded up;
/// 0 if there is no limit. `groups` is /proc/self/cgroup, `root` /sys/fs/cgroup.
unsigned processorsOfQuota(const char *groups, const char *root);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_CPU_QUOTA_H
