//===- Kernel.h - An opened kernel and its signature ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The handle behind tttc_kernel, and queries on signatures that the checks, the
// workspace layout and the descriptors share.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_KERNEL_H
#define TTTC_RUNTIME_LIB_KERNEL_H

#include "tttc/runtime.h"

#include <atomic>
#include <cstdint>

namespace tttc::runtime::cuda {
struct LoadedKernel;
} // namespace tttc::runtime::cuda

/// An opened kernel. `info` is the runtime's copy (OwnInfo.h), `library` the handle of dlopen, null
/// for a kernel that is linked in.
struct tttc_kernel {
  tttc_kernel_info *info;
  void *library;
  /// For device kernels: the loaded code per context, newest first.
  mutable std::atomic<tttc::runtime::cuda::LoadedKernel *> loaded;
};

namespace tttc::runtime {

inline constexpr uint32_t leadingAxes[] = {TTTC_AXIS_BATCH, TTTC_AXIS_HEAD, TTTC_AXIS_TIME};

/// "B", "H" or "T".
inline const char *axisName(uint32_t axis) {
  return axis == TTTC_AXIS_BATCH ? "B" : axis == TTTC_AXIS_HEAD ? "H" : "T";
}

/// Bytes of one element; 0 for an unknown dtype.
inline int64_t elementBytes(uint32_t dtype) {
  switch (dtype) {
  case TTTC_F32:
    return 4;
  case TTTC_F64:
  case TTTC_I64:
    return 8;
  case TTTC_BF16:
  case TTTC_F16:
    return 2;
  }
  return 0;
}

inline const char *dtypeName(uint32_t dtype) {
  static constexpr const char *names[] = {"f32", "f64", "bf16", "f16", "i64"};
  return dtype <= TTTC_I64 ? names[dtype] : "an unknown dtype";
}

inline bool isOutput(uint32_t role) {
  return role == TTTC_STATE_FINAL || role == TTTC_OUTPUT || role == TTTC_PROBE ||
         role == TTTC_SAVED || role == TTTC_GRADIENT || role == TTTC_GRADIENT_PART ||
         role == TTTC_STATE_DECAY || role == TTTC_STATE_MAP;
}

/// Number of leading axes in a set of TTTC_AXIS_*.
inline uint32_t countAxes(uint32_t axes) {
  return static_cast<uint32_t>(
      __builtin_popcount(axes & (TTTC_AXIS_BATCH | TTTC_AXIS_HEAD | TTTC_AXIS_TIME)));
}

/// Rank of a tensor in a call.
inline uint32_t callRank(const tttc_tensor_info &info) {
  return countAxes(info.axes) + info.inner_rank;
}

/// Rank of the descriptor a task sees.
inline uint32_t taskRank(const tttc_entry_info &entry, const tttc_tensor_info &info) {
  return countAxes(info.axes & ~entry.task_axes) + info.inner_rank;
}

/// Number of inner elements; checkKernelInfo has excluded overflow.
inline int64_t innerElements(const tttc_tensor_info &info) {
  int64_t elements = 1;
  for (uint32_t i = 0; i < info.inner_rank; ++i)
    elements *= info.inner_shape[i];
  return elements;
}
inline int64_t rowBytes(const tttc_tensor_info &info) {
  return innerElements(info) * elementBytes(info.dtype);
}

/// Returns true if the T axis has an entry for each token.
inline bool hasTimeCount(const tttc_tensor_info &info) {
  return info.time_block == 0 || info.time_block == 1;
}

/// Entries of the T axis in a call with `tokens` tokens.
inline int64_t timeEntries(const tttc_tensor_info &info, int64_t tokens) {
  const int64_t block = info.time_block;
  if (block < 0)
    return tokens < -block ? tokens : -block;
  return block > 1 ? tokens / block + (tokens % block != 0) : tokens;
}

/// Returns true if the kernel is for CUDA devices, false if it is for CPUs.
inline bool isForDevice(const tttc_kernel_info &info) { return info.num_images != 0; }

/// An entry without stages is its own single stage.
inline uint32_t stageCount(const tttc_entry_info &entry) {
  return entry.num_stages == 0 ? 1 : entry.num_stages;
}
inline const tttc_entry_info *stagesOf(const tttc_entry_info &entry) {
  return entry.num_stages == 0 ? &entry : entry.stages;
}

/// Validates a copy of the data that a kernel exports before any of it is used: the signatures
/// and the required CPU.
tttc_status checkKernelInfo(const tttc_kernel_info *info);

/// The entry of this kind or, with the last error set, null.
const tttc_entry_info *findEntry(const tttc_kernel *kernel, tttc_entry_kind kind);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_KERNEL_H
