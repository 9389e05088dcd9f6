//===- DriverTest.cpp - Missing and failing drivers -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each test runs in a separate process: an open driver cannot be closed, and a kernel's error
// invalidates its context.
//
//===----------------------------------------------------------------------===//

#include "Sums.h"

#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

using namespace tttc::runtime::test;

namespace {

class DriverDeathTest : public testing::Test {
protected:
  void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }

  /// Prints the message of tttc_device_open with this library.
  static void open(const char *library) {
    setenv("TTTC_CUDA_LIBRARY", library, 1);
    const tttc_status status = tttc_device_open(0);
    fprintf(stderr, "%s: %s\n", tttc_status_name(status), tttc_last_error());
    exit(0);
  }
};

/// Runs a kernel that writes out of bounds.
void runFaulty() {
  const std::string ptx = ptxHeader() + ptxKernel("faulty", {"out"},
                                                  "  mov.f32 %f0, 0f3f800000;\n"
                                                  "  st.global.f32 [4096], %f0;\n");
  DeviceKernel kernel("faulty", ptx, {{"out", TTTC_OUTPUT, TTTC_F32, B | H, 0, {}, 0, 0, 0, {}}},
                      1);
  const KernelPtr opened = kernel.open();
  DeviceArray<float> out(std::vector<float>{0});
  const tttc_argument args[] = {argument("out", out, {1, 1})};
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  const tttc_status put = tttc_run(opened.get(), TTTC_ENTRY_FORWARD, args, 1, &options);
  const tttc_status waited = tttc_device_wait();
  fprintf(stderr, "%s, then %s: %s\n", tttc_status_name(put), tttc_status_name(waited),
          tttc_last_error());
  exit(0);
}

const testing::ExitedWithCode done(0);

} // namespace

TEST_F(DriverDeathTest, NoLibrary) {
  EXPECT_EXIT(open("./no-such-driver.so"), done,
              "no device: cannot open the CUDA driver's library './no-such-driver.so': .*No such "
              "file");
}

/// Opening it would wait for a writer. The process that dies runs this function from its start: it
/// gets the name from its parent, which removes the file.
TEST_F(DriverDeathTest, AFifo) {
  const char *given = getenv("TTTC_TEST_FIFO");
  const std::string path =
      given ? given : testing::TempDir() + "/tttc-driver-" + std::to_string(getpid());
  if (!given) {
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    setenv("TTTC_TEST_FIFO", path.c_str(), 1);
  }
  EXPECT_EXIT(open(path.c_str()), done, "no device: .*expected a regular file");
  unlink(path.c_str());
}

TEST_F(DriverDeathTest, AnotherLibrary) {
  EXPECT_EXIT(open(TTTC_TEST_NO_DRIVER), done,
              "no device: '.*no_driver.so' has no cu[A-Za-z0-9_]*: expected the library of a CUDA "
              "driver");
}

TEST_F(DriverDeathTest, NoDevice) {
  EXPECT_EXIT(open(TTTC_TEST_NO_DEVICE), done,
              "no device: the CUDA driver '.*no_device.so' does not start: CUDA_ERROR_NO_DEVICE "
              "\\(100\\)");
}

TEST_F(DriverDeathTest, TheUsualNameWithoutAVariable) {
  EXPECT_EXIT(open(""), done, "'?libcuda.so.1'?|ok: ");
}

/// A kernel's error is reported where the caller waits for it.
TEST_F(DriverDeathTest, AKernelsError) {
  setenv("TTTC_CUDA_LIBRARY", TTTC_TEST_DRIVER, 1);
  EXPECT_EXIT((void)tttc_device_open(0);
              runFaulty(), done,
              "ok, then device: cuCtxSynchronize: CUDA_ERROR_LAUNCH_FAILED \\(719\\): .*");
}
