//===- client.h - Calls of compiled kernels from C++ ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C++17 on the C ABI of tttc/runtime.h, for programs that have no tensors of their own: the shape
// of each tensor by the signature, elements of the kernel's types, and a call with memory on the
// host or on a device. Nothing throws; what can fail returns false with the reason in `error`.
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

/// Whether the kernel writes it.
bool isOutput(const tttc_tensor_info &info);
/// Which axis is T; -1: none.
int timeAxis(const tttc_tensor_info &info);
/// The shape of a tensor in a call: B, H and T where it has them, then its inner axes. T counts
/// entries of `time_block` tokens.
std::vector<int64_t> shapeOf(const tttc_tensor_info &info, const CallSize &size);
/// "forward", "backward", ...
const char *entryName(tttc_entry_kind kind);

// Elements.

/// Bytes of an element; 0 for a dtype that is not known.
uint64_t elementBytes(uint32_t dtype);
/// Bytes from the first element of a tensor to the end of its last one.
uint64_t bytesOf(const tttc_tensor &tensor);
/// Writes as many elements as `from` has numbers, each rounded to the nearest, of two the even one.
void toElements(const std::vector<double> &from, uint32_t dtype, void *to);
/// Reads as many elements as `to` has numbers.
void fromElements(const void *from, uint32_t dtype, std::vector<double> &to);

// Kernels.

struct CloseKernel {
  void operator()(tttc_kernel *kernel) const { tttc_kernel_close(kernel); }
};
using KernelHandle = std::unique_ptr<tttc_kernel, CloseKernel>;

/// Opens the kernel of a layer in a shared object, of its only layer where `layer` is empty; null
/// with the reason in `error`.
KernelHandle openKernel(const std::string &path, const std::string &layer, std::string &error);

/// Whether it runs on a device.
bool isForDevice(const tttc_kernel *kernel);
/// Opens the first device where the kernel is for one.
bool openDevice(const tttc_kernel *kernel, std::string &error);

/// One call of an entry: its tensors and its workspace. Tensors of a device kernel have a copy on
/// the host; inputs are copied to the device before a run, outputs back after it.
///
/// May be used again: an input given anew replaces the one before, and `prepare` makes a call of
/// another size. A member that fails changes nothing but what `prepare` made.
class KernelCall {
public:
  /// The kernel outlives this object. Its device is open (see openDevice).
  KernelCall(const tttc_kernel *kernel, tttc_entry_kind kind);

  /// Null: the kernel has no such entry; then nothing else but `prepare` may be called.
  const tttc_entry_info *entry() const { return info; }

  /// Gives an input its values, rounded to the kernel's element type. An initial state of shape
  /// [B, H, ...] takes one of [H, ...] for all sequences. With another shape than before, `prepare`
  /// has to follow before the next run.
  bool setInput(const std::string &name, const std::vector<int64_t> &shape,
                const std::vector<double> &values, std::string &error);
  /// Gives a gradient the shape of the array that it belongs to: of an initial state that is one
  /// for all sequences, [H, ...] in place of [B, H, ...], it is the sum over them.
  bool setGradientShape(const std::string &name, const std::vector<int64_t> &shape,
                        std::string &error);
  /// Takes what a call of TTTC_ENTRY_SAVE saves; that call is prepared, is not prepared again, and
  /// outlives this one.
  bool restore(const KernelCall &saving, std::string &error);

  /// Makes room for outputs and the workspace; `threads` 0: one per processor. Cotangents that
  /// were not given are zero; any other input that was not is an error.
  bool prepare(const CallSize &size, uint32_t threads, std::string &error);
  /// May be called again, with the same result. Fails unless `prepare` succeeded.
  bool run(std::string &error);
  /// The same without copies to a device and back. Pre: run.
  bool runAgain(std::string &error);

  /// In the order of the signature, on the host. Pre: prepare.
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
  /// What is known of a tensor before the size of the call is.
  struct Slot {
    bool isGiven = false;  ///< else its shape is the signature's
    bool isShared = false; ///< an initial state without B
    tttc_tensor tensor = {};
    HostMemory memory;
  };

  int find(const std::string &name) const;
  bool makeRoom(HostMemory &memory, uint64_t bytes, uint64_t alignment, std::string &error);
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
  std::vector<tttc_argument> host, device; ///< what `prepare` made of them
  bool isPrepared = false;
  HostMemory workspace;
  std::vector<std::unique_ptr<void, FreeDevice>> deviceMemory;
  tttc_run_options options = {};
};

} // namespace tttc::client

#endif // TTTC_CLIENT_H
