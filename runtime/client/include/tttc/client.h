//===- client.h - Calls of compiled kernels from C++ ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C++17 on the C ABI of tttc/runtime.h, for programs without a tensor library: the shape of each
// tensor by the signature, elements of the kernel's types, and a call with memory on the host or
// on a device. Nothing throws; functions that can fail return false and set `error`.
//
//   std::string error;
//   KernelHandle kernel = openKernel("./libdelta_rule.so", "delta_rule", error);
//   KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
//   bool good = kernel && call.setInput("q", {B, H, T, d}, q, error) && ... &&
//               call.prepare({B, H, T}, /*threads=*/0, error) && call.run(error);
//   std::vector<double> out = call.values("out");
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_CLIENT_H
#define TTTC_CLIENT_H

#include "tttc/runtime.h"

#include <memory>
#include <string>
#include <vector>

namespace tttc::client {

// Signatures.

/// B, H and T of a call.
struct CallSize {
  int64_t batch = 1, heads = 1, tokens = 0;
};

/// Returns true if the kernel writes the tensor.
bool isOutput(const tttc_tensor_info &info);
/// The index of the axis T; -1 if there is none.
int timeAxis(const tttc_tensor_info &info);
/// The shape of a tensor in a call: those of B, H and T that it has, then its inner axes. T counts
/// entries of `time_block` tokens.
std::vector<int64_t> shapeOf(const tttc_tensor_info &info, const CallSize &size);
/// "forward", "backward", ...
const char *entryName(tttc_entry_kind kind);

// Elements.

/// Bytes of an element; 0 for an unknown dtype.
uint64_t elementBytes(uint32_t dtype);
/// Bytes from the first element of a tensor to the end of its last one.
uint64_t bytesOf(const tttc_tensor &tensor);
/// Writes from.size() elements, rounded to nearest, ties to even.
void toElements(const std::vector<double> &from, uint32_t dtype, void *to);
/// Reads to.size() elements.
void fromElements(const void *from, uint32_t dtype, std::vector<double> &to);

// Kernels.

struct CloseKernel {
  void operator()(tttc_kernel *kernel) const { tttc_kernel_close(kernel); }
};
using KernelHandle = std::unique_ptr<tttc_kernel, CloseKernel>;

/// Opens the kernel of a layer in a shared object, of its only layer if `layer` is empty. Returns
/// null and sets `error` on failure.
KernelHandle openKernel(const std::string &path, const std::string &layer, std::string &error);

/// Returns true if the kernel runs on a device.
bool isForDevice(const tttc_kernel *kernel);
/// Opens the first device if the kernel is a device kernel.
bool openDevice(const tttc_kernel *kernel, std::string &error);

/// One call of an entry: its tensors and its workspace. Tensors of a device kernel have a copy on
/// the host; inputs are copied to the device before a run, outputs back after it.
///
/// Reusable: setting an input again replaces it, and `prepare` changes the size of the call. A
/// member that fails changes nothing except the state set up by `prepare`.
class KernelCall {
public:
  /// The kernel must outlive this object, and its device must be open (see openDevice).
  KernelCall(const tttc_kernel *kernel, tttc_entry_kind kind);

  /// Null if the kernel is null or has no such entry; then every member that can fail says so.
  const tttc_entry_info *entry() const { return info; }

  /// Aligns every other tensor to its elements only, as callers may: those with odd numbers, or
  /// else with even ones. By default all begin at a page. For tests. Pre: no input is set.
  void shiftTensors(bool areOdd) { shifted = areOdd ? Shifted::Odd : Shifted::Even; }

  /// Sets the values of an input, rounded to the kernel's element type. An initial state of shape
  /// [B, H, ...] also accepts [H, ...], shared by all sequences. After a change of shape, `prepare`
  /// must be called before the next run.
  bool setInput(const std::string &name, const std::vector<int64_t> &shape,
                const std::vector<double> &values, std::string &error);
  /// Sets the shape of a gradient to that of its array. For an initial state that all sequences
  /// share, [H, ...] instead of [B, H, ...], the gradient is the sum over the sequences.
  bool setGradientShape(const std::string &name, const std::vector<int64_t> &shape,
                        std::string &error);
  /// Uses the tensors that a call of TTTC_ENTRY_SAVE saves. That call must be prepared, must not be
  /// prepared again, and must outlive this one.
  bool restore(const KernelCall &saving, std::string &error);

  /// Allocates outputs and the workspace; `threads` = 0: see tttc_set_num_threads. Missing
  /// cotangents are zero; any other missing input is an error.
  bool prepare(const CallSize &size, uint32_t threads, std::string &error);
  /// May be called again, with the same result. Fails unless `prepare` succeeded.
  bool run(std::string &error);
  /// The same without copies to a device and back. Pre: run.
  bool runAgain(std::string &error);

  /// The arguments in the order of the signature, on the host. Pre: prepare.
  const std::vector<tttc_argument> &arguments() const { return host; }
  /// The elements of a tensor, in the order of its axes; empty if there is none of this name.
  /// Pre: run.
  std::vector<double> values(const std::string &name) const;

private:
  struct FreeHost {
    void operator()(void *memory) const;
  };
  struct FreeDevice {
    void operator()(void *memory) const;
  };
  struct HostMemory {
    std::unique_ptr<void, FreeHost> data;
    uint64_t bytes = 0;
  };
  /// A tensor before the size of the call is known.
  struct Slot {
    bool isGiven = false;  ///< else its shape is the signature's
    bool isShared = false; ///< an initial state without B
    tttc_tensor tensor = {};
    HostMemory memory;
  };

  bool expectEntry(std::string &error) const;
  int find(const std::string &name) const;
  bool makeRoom(HostMemory &memory, uint64_t bytes, uint64_t alignment, std::string &error);
  bool makeRoom(uint32_t index, tttc_tensor &tensor, std::string &error);
  bool describe(uint32_t index, const std::vector<int64_t> &shape, tttc_tensor &tensor,
                std::string &error) const;
  bool give(uint32_t index, tttc_tensor tensor, std::string &error);
  bool addArgument(uint32_t index, const CallSize &size, std::string &error);
  bool addDeviceCopies(std::string &error);
  bool addWorkspace(uint32_t threads, std::string &error);
  bool copy(bool toDevice, std::string &error);
  bool expectPrepared(std::string &error) const;

  const tttc_kernel *kernel;
  tttc_entry_kind kind;
  const tttc_entry_info *info;
  std::vector<Slot> slots;                 ///< in the order of the signature
  std::vector<tttc_argument> host, device; ///< built from them by `prepare`
  enum class Shifted { None, Even, Odd } shifted = Shifted::None;
  bool isPrepared = false;
  HostMemory workspace;
  std::vector<std::unique_ptr<void, FreeDevice>> deviceMemory;
  tttc_run_options options = {};
};

} // namespace tttc::client

#endif // TTTC_CLIENT_H
