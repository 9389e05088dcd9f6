//===- TaskTest.cpp - Environment of tasks --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels of one C++ function each: their descriptors and workspace,
// the floating-point state, calls inside tasks, threads, and forks.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include <atomic>
#include <cfenv>
#include <chrono>
#include <limits>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

using namespace tttc::runtime::test;

namespace {

/// A kernel with one f64 output per (batch, head) and the given task.
struct ScalarKernel {
  explicit ScalarKernel(tttc_task_fn task) {
    entry.task = task;
    kernel = openLinked(info);
  }

  tttc_status run(double *out, int64_t batch, int64_t heads, uint32_t threads) {
    const int64_t shape[] = {batch, heads};
    return runWithWorkspace(kernel.get(), {{"out", tttc_tensor_dense(out, TTTC_F64, 2, shape)}},
                            threads, batch, heads, 0);
  }

  tttc_tensor_info tensor = {
      "out", TTTC_OUTPUT, TTTC_F64, TTTC_AXIS_BATCH | TTTC_AXIS_HEAD, 0, {}, 0, 0, 0, {}};
  tttc_entry_info entry = {TTTC_ENTRY_FORWARD,
                           1,
                           &tensor,
                           0,
                           0,
                           nullptr,
                           sizeof(tttc_tensor_info),
                           TTTC_AXIS_BATCH | TTTC_AXIS_HEAD,
                           0,
                           0,
                           0,
                           0,
                           nullptr,
                           nullptr,
                           0,
                           0,
                           nullptr,
                           0,
                           0,
                           nullptr,
                           0,
                           nullptr,
                           0};
  tttc_kernel_info info = infoOf("scalar", entry);
  KernelPtr kernel;
};

struct Memref2 {
  double *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
};

double &scalarOf(void *const *args) { return *static_cast<Memref2 *>(args[0])->aligned; }

} // namespace

TEST(Task, Descriptors) {
  static std::vector<Memref2> seen;
  static std::vector<uintptr_t> workspaces;
  seen.clear();
  workspaces.clear();
  tttc_entry_info entry = tttc_kernel_ema.entries[0];
  entry.task = [](void *const *args, void *workspace) {
    seen.push_back(*static_cast<Memref2 *>(args[0]));
    workspaces.push_back(reinterpret_cast<uintptr_t>(workspace));
  };
  tttc_kernel_info info = tttc_kernel_ema;
  info.entries = &entry;
  EmaCall call(2, 3, 5, Order::TimeOutside);
  ASSERT_EQ(call.run(openLinked(info).get()), TTTC_OK) << tttc_last_error();
  ASSERT_EQ(seen.size(), 6u);
  for (int64_t task = 0; task < 6; ++task) {
    const Memref2 &x = seen[static_cast<size_t>(task)];
    EXPECT_EQ(x.aligned, call.x.data() + task / 3 * 60 + task % 3 * 4);
    EXPECT_EQ(x.allocated, x.aligned);
    EXPECT_EQ(x.offset, 0);
    EXPECT_EQ(x.sizes[0], 5);
    EXPECT_EQ(x.sizes[1], 4);
    EXPECT_EQ(x.strides[0], 12);
    EXPECT_EQ(x.strides[1], 1);
    EXPECT_EQ(workspaces[static_cast<size_t>(task)] % 256, 0u);
  }
}

TEST(Task, TensorsWithoutElementsKeepTheirAddress) {
  static std::vector<double *> seen;
  seen.clear();
  tttc_entry_info entry = tttc_kernel_ema.entries[0];
  entry.task = [](void *const *args, void *) {
    seen.push_back(static_cast<Memref2 *>(args[0])->aligned);
  };
  tttc_kernel_info info = tttc_kernel_ema;
  info.entries = &entry;
  EmaCall call(2, 1, 0);
  double anything = 0;
  call.tensor("x").data = &anything;
  call.tensor("x").strides[0] = INT64_MAX;
  ASSERT_EQ(call.run(openLinked(info).get()), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(seen, (std::vector<double *>{&anything, &anything}));
}

TEST(Task, LengthOfASequence) {
  const tttc_tensor_info tensors[] = {
      {"x", TTTC_TOKEN, TTTC_F64, TTTC_AXIS_BATCH | TTTC_AXIS_TIME, 0, {}, 1, 0, 0, {}},
      {"position", TTTC_POSITION, TTTC_I64, TTTC_AXIS_BATCH, 0, {}, 0, 0, 0, {}},
      {"out", TTTC_OUTPUT, TTTC_F64, TTTC_AXIS_BATCH, 0, {}, 0, 0, 0, {}}};
  ScalarKernel scalar([](void *const *, void *) {});
  scalar.entry.tensors = tensors;
  scalar.entry.num_tensors = 3;
  scalar.entry.task_axes = TTTC_AXIS_BATCH;
  scalar.entry.max_length = 8;
  scalar.kernel = openLinked(scalar.info);
  std::vector<double> x(20), out(2);
  auto run = [&](int64_t tokens, int64_t first, int64_t second) {
    const int64_t shape[] = {2, tokens};
    int64_t positions[] = {first, second};
    return runWithWorkspace(scalar.kernel.get(),
                            {{"x", tttc_tensor_dense(x.data(), TTTC_F64, 2, shape)},
                             {"position", tttc_tensor_dense(positions, TTTC_I64, 1, shape)},
                             {"out", tttc_tensor_dense(out.data(), TTTC_F64, 1, shape)}},
                            1, 2, 1, tokens);
  };
  EXPECT_EQ(run(8, 0, 0), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(run(3, 5, 2), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(run(0, 8, 8), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(run(9, 0, 0), TTTC_ERROR_SHAPE);
  EXPECT_STREQ(tttc_last_error(), "scalar: expected at most 8 tokens in a sequence, found 9");
  EXPECT_EQ(run(3, 5, 6), TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(), "scalar: expected at most 8 tokens in a sequence, found "
                                  "position 6 and 3 more");
  EXPECT_EQ(run(3, 5, INT64_MAX), TTTC_ERROR_INVALID_ARGUMENT);
  // Without a limit, the position after the call has to be a number too.
  scalar.entry.max_length = 0;
  scalar.kernel = openLinked(scalar.info);
  EXPECT_EQ(run(3, 5, INT64_MAX - 3), TTTC_OK) << tttc_last_error();
  EXPECT_EQ(run(3, 5, INT64_MAX - 2), TTTC_ERROR_INVALID_ARGUMENT);
}

TEST(Task, PositionsAreThoseOfSequences) {
  const tttc_tensor_info good = {
      "position", TTTC_POSITION, TTTC_I64, TTTC_AXIS_BATCH, 0, {}, 0, 0, 0, {}};
  tttc_tensor_info wrong[] = {good, good, good, good};
  wrong[0].dtype = TTTC_F64;
  wrong[1].inner_rank = wrong[1].inner_shape[0] = 1;
  wrong[2].axes = 0;
  wrong[3].axes = TTTC_AXIS_BATCH | TTTC_AXIS_HEAD;
  for (const tttc_tensor_info &position : wrong) {
    ScalarKernel scalar([](void *const *, void *) {});
    scalar.entry.tensors = &position;
    scalar.entry.num_tensors = 1;
    tttc_kernel *kernel = nullptr;
    EXPECT_EQ(tttc_kernel_from_info(&scalar.info, &kernel), TTTC_ERROR_LOAD);
    EXPECT_STREQ(tttc_last_error(),
                 "kernel 'scalar': position 'position' is no i64 number per sequence");
  }
}

namespace {

/// A barrier for tasks: proves that they run concurrently.
class Meeting {
public:
  /// The next `expected` tasks to arrive wait for each other.
  static void expect(int expected) {
    arrived = 0;
    awaited = expected;
  }

  /// Waits for the others, up to a time limit; later tasks do not wait.
  static void arrive() {
    ++arrived;
    for (int waited = 0; waited < 5000 && arrived < awaited; ++waited)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    tooLate = tooLate || arrived < awaited;
  }

  static bool complete() { return !tooLate; }

private:
  static std::atomic<int> arrived, awaited;
  static std::atomic<bool> tooLate;
};
std::atomic<int> Meeting::arrived{0}, Meeting::awaited{0};
std::atomic<bool> Meeting::tooLate{false};

} // namespace

TEST(Task, WorkspacesOfThreadsAreApart) {
  tttc_entry_info entry = tttc_kernel_ema.entries[0];
  static std::atomic<int> spoiled, next;
  spoiled = next = 0;
  Meeting::expect(8);
  entry.workspace_bytes = 100;
  entry.task = [](void *const *, void *workspace) {
    auto *bytes = static_cast<unsigned char *>(workspace);
    const auto mine = static_cast<unsigned char>(next.fetch_add(1));
    memset(bytes, mine, 100);
    Meeting::arrive();
    for (int i = 0; i < 100; ++i)
      spoiled += bytes[i] != mine;
  };
  tttc_kernel_info info = tttc_kernel_ema;
  info.entries = &entry;
  EmaCall call(16, 12, 1);
  ASSERT_EQ(call.run(openLinked(info).get(), 8), TTTC_OK) << tttc_last_error();
  EXPECT_TRUE(Meeting::complete());
  EXPECT_EQ(spoiled, 0);
  EXPECT_EQ(next, 16 * 12);
}

TEST(Task, RunsOnAsManyThreadsAsAsked) {
  ScalarKernel kernel([](void *const *args, void *) {
    Meeting::arrive();
    scalarOf(args) = 1;
  });
  double out[8] = {};
  Meeting::expect(4);
  ASSERT_EQ(kernel.run(out, 2, 4, 4), TTTC_OK) << tttc_last_error();
  EXPECT_TRUE(Meeting::complete());
  for (double value : out)
    EXPECT_EQ(value, 1);
}

TEST(Task, CallsInsideTasksFinish) {
  static ScalarKernel *inner = nullptr;
  ScalarKernel innerKernel([](void *const *args, void *) { scalarOf(args) = 0.5; });
  inner = &innerKernel;
  ScalarKernel outer([](void *const *args, void *) {
    double parts[6] = {};
    scalarOf(args) = inner->run(parts, 2, 3, 4) == TTTC_OK ? 0 : 100;
    for (double part : parts)
      scalarOf(args) += part;
  });
  double out[20] = {};
  ASSERT_EQ(outer.run(out, 4, 5, 6), TTTC_OK) << tttc_last_error();
  for (double value : out)
    EXPECT_EQ(value, 3);
}

/// Returns a value that depends on the rounding direction and on whether subnormals are flushed.
static double roundingAndSubnormals() {
  volatile double three = 3, smallest = std::numeric_limits<double>::min();
  return 1 / three + (smallest / 4 == 0 ? 1 : 0);
}

/// Calls `kernel` from a thread that rounds up and flushes subnormals; expects
/// that caller and tasks do not affect each other's state. Each of the threads runs a task.
static void expectFloatingPointStatesApart(ScalarKernel &kernel, int threads) {
  const double expected = roundingAndSubnormals();
  double out[32] = {};
  Meeting::expect(threads);
  fesetround(FE_UPWARD);
#if defined(__x86_64__)
  const unsigned flushing = _mm_getcsr() | 0x8040;
  _mm_setcsr(flushing);
#endif
  const double disturbed = roundingAndSubnormals();
  const tttc_status status = kernel.run(out, 4, 8, static_cast<uint32_t>(threads));
  const int roundingAfter = fegetround();
#if defined(__x86_64__)
  const unsigned controlAfter = _mm_getcsr();
  _mm_setcsr(0x1f80);
  EXPECT_EQ(controlAfter & 0xffc0, flushing & 0xffc0);
#endif
  fesetround(FE_TONEAREST);
  EXPECT_EQ(roundingAfter, FE_UPWARD);
  EXPECT_NE(disturbed, expected);
  ASSERT_EQ(status, TTTC_OK) << tttc_last_error();
  EXPECT_TRUE(Meeting::complete());
  for (double value : out)
    EXPECT_EQ(value, expected);
}

TEST(Task, FloatingPointStateIsTheDefault) {
  ScalarKernel kernel([](void *const *args, void *) {
    Meeting::arrive();
    scalarOf(args) = roundingAndSubnormals();
    // The next task on this thread must not inherit this.
    fesetround(FE_DOWNWARD);
  });
  expectFloatingPointStatesApart(kernel, 1);
  expectFloatingPointStatesApart(kernel, 3);
}

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define TTTC_TEST_NO_FORK // the sanitizer does not support threads after a fork
#endif
#endif
#if defined(__SANITIZE_THREAD__)
#define TTTC_TEST_NO_FORK
#endif

#ifndef TTTC_TEST_NO_FORK
TEST(Task, CallsAfterFork) {
  ScalarKernel kernel([](void *const *args, void *) { scalarOf(args) = 2; });
  // In the child, four tasks must run concurrently: it has a new thread pool.
  ScalarKernel meeting([](void *const *args, void *) {
    Meeting::arrive();
    scalarOf(args) = 3;
  });
  double out[12] = {};
  ASSERT_EQ(kernel.run(out, 3, 4, 4), TTTC_OK) << tttc_last_error();
  // Fork while other threads are in calls.
  std::atomic<bool> stop{false};
  std::thread busy([&] {
    double mine[12];
    while (!stop)
      EXPECT_EQ(kernel.run(mine, 3, 4, 4), TTTC_OK);
  });
  for (int repeat = 0; repeat < 20; ++repeat) {
    pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      alarm(20); // a deadlock ends the child by a signal
      double mine[12] = {};
      Meeting::expect(4);
      bool good = meeting.run(mine, 3, 4, 4) == TTTC_OK && Meeting::complete();
      for (double value : mine)
        good = good && value == 3;
      _exit(good ? 0 : 1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  }
  stop = true;
  busy.join();
}
#endif
