//===- InfoTest.cpp - Damaged info of device kernels ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opening a kernel checks its images and code, without a driver.
//
//===----------------------------------------------------------------------===//

#include "Sums.h"

using namespace tttc::runtime::test;

namespace {

/// Damages a copy of `sums`.
class DeviceInfo : public testing::Test {
protected:
  void expectRejected(const std::string &message) {
    KernelPtr kernel;
    EXPECT_EQ(sums->open(kernel), TTTC_ERROR_LOAD);
    EXPECT_NE(std::string(tttc_last_error()).find(message), std::string::npos) << tttc_last_error();
  }
  const std::unique_ptr<DeviceKernel> sums = sumsKernel();
  tttc_image &image = sums->images[0];
  DeviceInfo() { EXPECT_NE(sums->open(), nullptr); }
};

} // namespace

TEST_F(DeviceInfo, Targets) {
  for (const char *target : {"sm_", "sm_9", "sm_90b", "sm_90aa", "compute_90", "sm_123456", ""}) {
    image.target = target;
    expectRejected(std::string("expected a target like sm_90a of image 0, found '") + target + "'");
  }
  image.target = nullptr;
  expectRejected("found 'null'");
}

TEST_F(DeviceInfo, Images) {
  image.kind = 2;
  expectRejected("image 0 for sm_80 is of unknown kind 2 or empty");
  image.kind = TTTC_IMAGE_PTX;
  image.bytes -= 1;
  expectRejected("the PTX for sm_80 does not end with a zero");
  image.bytes = 0;
  expectRejected("image 0 for sm_80 is of unknown kind 0 or empty");
  image.bytes = sums->ptx.size() + 1;
  sums->images.push_back(image);
  expectRejected("has two images of one kind for sm_80");
  sums->info.image_size = 8;
  expectRejected("expected 32 bytes of tttc_image, found 8");
}

TEST_F(DeviceInfo, NoCode) {
  sums->entry.kernel_name = nullptr;
  expectRejected("has no code or no signature");
  sums->entry.kernel_name = "sums";
  sums->entry.task = [](void *const *, void *) {};
  expectRejected("has no code or no signature");
}

TEST_F(DeviceInfo, ImagesThatAreNotThere) {
  sums->images.reserve(4);
  sums->info.num_images = 3;
  sums->info.images = nullptr;
  tttc_kernel *kernel = nullptr;
  EXPECT_EQ(tttc_kernel_from_info(&sums->info, &kernel), TTTC_ERROR_LOAD);
  EXPECT_STREQ(tttc_last_error(), "kernel 'sums': expected 3 images, found a null pointer");
}

/// A kernel without images has no code for a CPU.
TEST_F(DeviceInfo, NoImages) {
  sums->images.clear();
  expectRejected("has no code or no signature");
}

TEST_F(DeviceInfo, Blocks) {
  sums->entry.block_threads = 0;
  expectRejected("expected 1 to 1024 threads of 'sums', found 0");
  sums->entry.block_threads = 1025;
  expectRejected("found 1025");
  sums->entry.block_threads = 2;
  sums->entry.shared_bytes = 1u << 31;
  expectRejected("'sums' wants 2147483648 bytes of shared memory");
  sums->entry.shared_bytes = 0;
  sums->entry.block_tokens = -1;
  expectRejected("blocks of -1 tokens");
  sums->entry.block_tokens = 0;
  sums->entry.task_axes = H;
  sums->tensors[2].axes = H;
  for (size_t i : {3u, 4u})
    sums->tensors[i].axes = H | T;
  expectRejected("the blocks of 'sums' do not split B");
}

TEST_F(DeviceInfo, Cotangents) {
  sums->tensors[0] = {"d_x", TTTC_COTANGENT, TTTC_F32, B | T, 0, {}, 1, 0, 0, {}};
  expectRejected("cotangent 'd_x' has a value per token and lacks an axis that the blocks split");
}

TEST_F(DeviceInfo, SharedOutputs) {
  sums->tensors[2] = {"d_n", TTTC_GRADIENT, TTTC_I64, H, 0, {}, 0, 0, 0, {}};
  expectRejected("blocks share output 'd_n', which is i64");
  sums->tensors[2] = {"d_g", TTTC_GRADIENT, TTTC_F32, B | T, 0, {}, 2, 0, 0, {}};
  expectRejected("blocks share output 'd_g', which has a time block");
}
