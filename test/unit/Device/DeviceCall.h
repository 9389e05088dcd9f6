//===- DeviceCall.h - Calls of device kernels -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Device kernels, memory of the emulated device and calls with exactly the workspace that the
// runtime requests.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_DEVICE_DEVICECALL_H
#define TTTC_TEST_UNIT_DEVICE_DEVICECALL_H

#include "Ptx.h"
#include "tttc/device.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace tttc::runtime::test {

constexpr uint32_t B = TTTC_AXIS_BATCH, H = TTTC_AXIS_HEAD, T = TTTC_AXIS_TIME;

struct CloseKernel {
  void operator()(tttc_kernel *kernel) const { tttc_kernel_close(kernel); }
};
using KernelPtr = std::unique_ptr<tttc_kernel, CloseKernel>;

/// Functions that only the emulated driver has.
struct Emulator {
  void (*trace)(int isOn);
  const char *(*calls)();
  int (*setCurrent)(void *context);
  int (*createContext)(void **context, unsigned flags, int device);
  int (*streamCreate)(void **stream, unsigned flags);
  int (*beginCapture)(void *stream, int mode);
  int (*endCapture)(void *stream, void **graph);
  int (*instantiate)(void **executable, void *graph, unsigned long long flags);
  int (*graphLaunch)(void *executable, void *stream);
};

/// Opens the emulated driver and its device.
class DeviceTest : public testing::Test {
protected:
  static void SetUpTestSuite();
  /// Opens the device before the members of a test are constructed, because they allocate.
  DeviceTest() { EXPECT_EQ(tttc_device_open(0), TTTC_OK) << tttc_last_error(); }
  /// Returns the driver calls that `action` makes.
  template <typename Action> std::string callsOf(Action action) {
    emulator.trace(1);
    action();
    std::string found = emulator.calls();
    emulator.trace(0);
    return found;
  }
  static Emulator emulator;
};

/// An array in device memory.
template <typename Element> class DeviceArray {
public:
  DeviceArray() = default;
  explicit DeviceArray(const std::vector<Element> &values) { *this = values; }
  /// Allocates uninitialized elements.
  explicit DeviceArray(size_t count) { allocate(count); }
  ~DeviceArray() { EXPECT_EQ(tttc_device_free(memory), TTTC_OK) << tttc_last_error(); }
  DeviceArray(const DeviceArray &) = delete;
  DeviceArray &operator=(const DeviceArray &) = delete;
  DeviceArray &operator=(const std::vector<Element> &values) {
    allocate(values.size());
    EXPECT_EQ(tttc_device_write(memory, values.data(), bytes()), TTTC_OK) << tttc_last_error();
    return *this;
  }
  Element *data() const { return static_cast<Element *>(memory); }
  std::vector<Element> values() const {
    std::vector<Element> found(count);
    EXPECT_EQ(tttc_device_read(found.data(), memory, bytes()), TTTC_OK) << tttc_last_error();
    return found;
  }

private:
  uint64_t bytes() const { return count * sizeof(Element); }
  void allocate(size_t wanted) {
    EXPECT_EQ(tttc_device_free(memory), TTTC_OK) << tttc_last_error();
    count = wanted;
    EXPECT_EQ(tttc_device_allocate(bytes(), &memory), TTTC_OK) << tttc_last_error();
  }
  void *memory = nullptr;
  size_t count = 0;
};

/// A kernel with one entry and PTX for one target. Its parts may be changed before it is opened.
struct DeviceKernel {
  DeviceKernel(const char *name, std::string text, std::vector<tttc_tensor_info> list,
               uint32_t threads);
  DeviceKernel(const DeviceKernel &) = delete;

  tttc_status open(KernelPtr &kernel);
  KernelPtr open();

  std::string ptx;
  std::vector<tttc_tensor_info> tensors;
  tttc_entry_info entry = {};
  std::vector<tttc_image> images;
  tttc_kernel_info info = {};
};

/// Runs the forward entry with an uninitialized workspace of exactly the bytes that the runtime
/// requests, and waits.
tttc_status runOnDevice(const tttc_kernel *kernel, const std::vector<tttc_argument> &args,
                        int64_t batch, int64_t heads, int64_t tokens,
                        tttc_run_options options = {});

template <typename Element>
tttc_argument argument(const char *name, const DeviceArray<Element> &array, tttc_dtype dtype,
                       const std::vector<int64_t> &shape) {
  return {name, tttc_tensor_dense(array.data(), dtype, static_cast<uint32_t>(shape.size()),
                                  shape.data())};
}

inline tttc_argument argument(const char *name, const DeviceArray<float> &array,
                              const std::vector<int64_t> &shape) {
  return argument(name, array, TTTC_F32, shape);
}

} // namespace tttc::runtime::test

#endif // TTTC_TEST_UNIT_DEVICE_DEVICECALL_H
