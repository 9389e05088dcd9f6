//===- ClientTest.cpp - Calls from C++ ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares tttc/client.h with calls of the C ABI.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

#include "tttc/client.h"

#include <cmath>

using namespace tttc::client;
using namespace tttc::runtime::test;

namespace {

using Shape = std::vector<int64_t>;

tttc_tensor_info infoOf(uint32_t axes, int64_t block) {
  tttc_tensor_info info = {};
  info.name = "x";
  info.axes = axes;
  info.time_block = block;
  info.inner_rank = 1;
  info.inner_shape[0] = 5;
  return info;
}

/// Sets all inputs of the kernel `ema` to those of an EmaCall, except for one.
bool setInputs(KernelCall &call, const EmaCall &from, const std::string &but, std::string &error) {
  const std::pair<const char *, const std::vector<double> *> inputs[] = {{"x", &from.x},
                                                                         {"gate", &from.gate},
                                                                         {"w", &from.w},
                                                                         {"bias", &from.bias},
                                                                         {"S", &from.initial}};
  for (const auto &[name, values] : inputs)
    for (const tttc_argument &argument : from.args)
      if (name == std::string(argument.name) && name != but &&
          !call.setInput(name,
                         Shape(argument.tensor.shape, argument.tensor.shape + argument.tensor.rank),
                         *values, error))
        return false;
  return true;
}

TEST(Client, ShapesOfASignature) {
  const CallSize size = {2, 3, 10};
  const uint32_t all = TTTC_AXIS_BATCH | TTTC_AXIS_HEAD | TTTC_AXIS_TIME;
  EXPECT_EQ(shapeOf(infoOf(all, 0), size), Shape({2, 3, 10, 5}));
  EXPECT_EQ(shapeOf(infoOf(all, 4), size), Shape({2, 3, 3, 5}));
  // The last four tokens, or fewer if the sequence is shorter.
  EXPECT_EQ(shapeOf(infoOf(TTTC_AXIS_TIME, -4), size), Shape({4, 5}));
  EXPECT_EQ(shapeOf(infoOf(TTTC_AXIS_TIME, -12), size), Shape({10, 5}));
  EXPECT_EQ(shapeOf(infoOf(0, 0), size), Shape({5}));
  EXPECT_EQ(timeAxis(infoOf(all, 0)), 2);
  EXPECT_EQ(timeAxis(infoOf(TTTC_AXIS_BATCH | TTTC_AXIS_TIME, 0)), 1);
  EXPECT_EQ(timeAxis(infoOf(TTTC_AXIS_BATCH, 0)), -1);
}

TEST(Client, ElementsAreRounded) {
  // Ties round to even, with 8 bits and with 11.
  const std::vector<double> given = {1.00390625, 1.01171875, 1 + 1 / 2048.0, -3};
  std::vector<double> read(4);
  uint16_t shorts[4];
  toElements(given, TTTC_BF16, shorts);
  fromElements(shorts, TTTC_BF16, read);
  EXPECT_EQ(read, std::vector<double>({1, 1.015625, 1, -3}));
  toElements(given, TTTC_F16, shorts);
  fromElements(shorts, TTTC_F16, read);
  EXPECT_EQ(read, std::vector<double>({1.00390625, 1.01171875, 1, -3}));
  EXPECT_EQ(elementBytes(TTTC_BF16), 2u);
  EXPECT_EQ(elementBytes(TTTC_I64), 8u);
  EXPECT_EQ(elementBytes(99), 0u);
}

TEST(Client, GivesWhatTheRuntimeGives) {
  EmaCall expected(2, 3, 5);
  ASSERT_EQ(expected.run(), TTTC_OK) << tttc_last_error();
  const KernelPtr kernel = openLinked(tttc_kernel_ema);
  KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
  std::string error;
  ASSERT_TRUE(setInputs(call, expected, "", error) && call.prepare({2, 3, 5}, 2, error)) << error;
  ASSERT_TRUE(call.run(error) && call.runAgain(error)) << error;
  EXPECT_EQ(call.values("out"), expected.out);
  EXPECT_EQ(call.values("S_final"), expected.final);
  EXPECT_EQ(call.values("group"), expected.group);
  EXPECT_TRUE(call.values("none").empty());
}

TEST(Client, TensorsOfTheLeastAlignment) {
  EmaCall expected(2, 3, 5);
  ASSERT_EQ(expected.run(), TTTC_OK) << tttc_last_error();
  const KernelPtr kernel = openLinked(tttc_kernel_ema);
  for (const bool areOdd : {false, true}) {
    KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
    call.shiftTensors(areOdd);
    std::string error;
    ASSERT_TRUE(setInputs(call, expected, "", error) && call.prepare({2, 3, 5}, 2, error)) << error;
    for (size_t i = 0; i < call.arguments().size(); ++i) {
      const tttc_tensor &tensor = call.arguments()[i].tensor;
      EXPECT_EQ(reinterpret_cast<uintptr_t>(tensor.data) % 64,
                areOdd == (i % 2 != 0) ? elementBytes(tensor.dtype) : 0);
    }
    ASSERT_TRUE(call.run(error)) << error;
    EXPECT_EQ(call.values("out"), expected.out);
  }
}

TEST(Client, OneStateForTheBatch) {
  EmaCall expected(2, 3, 5);
  std::copy_n(expected.initial.begin(), expected.initial.size() / 2,
              expected.initial.begin() + static_cast<int64_t>(expected.initial.size() / 2));
  ASSERT_EQ(expected.run(), TTTC_OK) << tttc_last_error();
  const KernelPtr kernel = openLinked(tttc_kernel_ema);
  KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
  std::string error;
  const std::vector<double> one(expected.initial.begin(),
                                expected.initial.begin() +
                                    static_cast<int64_t>(expected.initial.size() / 2));
  ASSERT_TRUE(setInputs(call, expected, "S", error) &&
              call.setInput("S", {3, EmaCall::d}, one, error) &&
              call.prepare({2, 3, 5}, 1, error) && call.run(error))
      << error;
  EXPECT_EQ(call.values("out"), expected.out);
}

TEST(Client, ACallOfAnotherSize) {
  const KernelPtr kernel = openLinked(tttc_kernel_ema);
  KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
  std::string error;
  for (const int64_t tokens : {5, 3, 3, 7}) {
    EmaCall expected(2, 3, tokens);
    ASSERT_EQ(expected.run(), TTTC_OK) << tttc_last_error();
    ASSERT_TRUE(setInputs(call, expected, "", error)) << error;
    // After sizes that do not fit the arrays the call remains usable.
    EXPECT_FALSE(call.prepare({2, 3, tokens + 1}, 1, error));
    EXPECT_NE(error.find("axis T to agree with"), std::string::npos) << error;
    EXPECT_FALSE(call.run(error));
    EXPECT_EQ(error, "the call is not prepared for its arrays: call `prepare`");
    EXPECT_TRUE(call.values("out").empty());
    ASSERT_TRUE(call.prepare({2, 3, tokens}, 1, error) && call.run(error)) << error;
    EXPECT_EQ(call.values("out"), expected.out);
    EXPECT_EQ(call.values("S_final"), expected.final);
  }
}

TEST(Client, AnInputGivenAnew) {
  EmaCall given(2, 3, 5);
  const KernelPtr kernel = openLinked(tttc_kernel_ema);
  KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
  std::string error;
  ASSERT_TRUE(setInputs(call, given, "", error) && call.prepare({2, 3, 5}, 1, error)) << error;
  const tttc_argument before = call.arguments()[0];
  for (double &value : given.x)
    value = 2 - value;
  for (double &value : given.initial)
    value += 1;
  ASSERT_EQ(given.run(), TTTC_OK) << tttc_last_error();
  // An array of the same shape needs no new `prepare`, and keeps its address.
  ASSERT_TRUE(setInputs(call, given, "", error) && call.run(error)) << error;
  EXPECT_EQ(call.values("out"), given.out);
  EXPECT_EQ(call.arguments()[0].tensor.data, before.tensor.data);
  // A rejected array leaves the previous one in place.
  EXPECT_FALSE(call.setInput("x", {2, 3, 5, EmaCall::d}, {1}, error));
  ASSERT_TRUE(call.run(error)) << error;
  EXPECT_EQ(call.values("out"), given.out);
}

TEST(Client, AStateForTheBatchGivenAnew) {
  const EmaCall given(2, 3, 5);
  const KernelPtr kernel = openLinked(tttc_kernel_ema);
  KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
  std::string error;
  const size_t one = given.initial.size() / 2;
  ASSERT_TRUE(setInputs(call, given, "S", error) &&
              call.setInput("S", {3, EmaCall::d}, std::vector<double>(one), error) &&
              call.prepare({2, 3, 5}, 1, error) &&
              call.setInput("S", {3, EmaCall::d}, std::vector<double>(one, 1), error) &&
              call.run(error))
      << error;
  // Then one state per sequence, of another batch size.
  ASSERT_TRUE(call.setInput("S", {1, 3, EmaCall::d}, std::vector<double>(one), error)) << error;
  EXPECT_FALSE(call.prepare({2, 3, 5}, 1, error));
  EXPECT_NE(error.find("expected length 2 of axis B"), std::string::npos) << error;
}

TEST(Client, WhatDoesNotFit) {
  const EmaCall given(1, 1, 3);
  const KernelPtr kernel = openLinked(tttc_kernel_ema);
  KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
  std::string error;
  EXPECT_FALSE(call.setInput("y", {1}, {1}, error));
  EXPECT_EQ(error, "the kernel takes no array 'y'");
  EXPECT_FALSE(call.setInput("out", {1}, {1}, error));
  EXPECT_EQ(error, "the kernel takes no array 'out'");
  EXPECT_FALSE(call.setInput("x", {2}, {1}, error));
  EXPECT_EQ(error, "the array for 'x' of shape [2] has 1 values");
  EXPECT_FALSE(call.setInput("x", {2, -1}, {1}, error));
  EXPECT_EQ(error, "the array for 'x' of shape [2, -1] has a negative axis");
  EXPECT_FALSE(call.setInput("x", {INT64_MAX, 2}, {1}, error));
  EXPECT_EQ(error, "the array for 'x' of shape [9223372036854775807, 2] is too large");
  EXPECT_FALSE(call.setInput("x", Shape(TTTC_MAX_RANK + 1, 1), {1}, error));
  EXPECT_NE(error.find("axes, expected at most"), std::string::npos);
  EXPECT_FALSE(call.setGradientShape("d_x", {1}, error));
  EXPECT_EQ(error, "the kernel has no gradient 'd_x'");
  ASSERT_TRUE(setInputs(call, given, "gate", error)) << error;
  EXPECT_FALSE(call.prepare({1, 1, 3}, 1, error));
  EXPECT_EQ(error, "the kernel takes an array 'gate', found none");
  KernelCall other(kernel.get(), TTTC_ENTRY_FORWARD);
  EXPECT_FALSE(other.restore(call, error));
  EXPECT_EQ(error, "the call that saves is not prepared");
  KernelCall backward(kernel.get(), TTTC_ENTRY_BACKWARD);
  EXPECT_EQ(backward.entry(), nullptr);
  const char *missing = "kernel 'ema' has no backward entry: compile the layer with --backward";
  EXPECT_FALSE(backward.prepare({1, 1, 3}, 1, error));
  EXPECT_EQ(error, missing);
  error.clear();
  EXPECT_FALSE(backward.setInput("x", {1}, {1}, error));
  EXPECT_EQ(error, missing);
  error.clear();
  EXPECT_FALSE(backward.setGradientShape("d_x", {1}, error));
  EXPECT_EQ(error, missing);
  error.clear();
  EXPECT_FALSE(backward.restore(call, error));
  EXPECT_EQ(error, missing);
  KernelCall unknown(kernel.get(), static_cast<tttc_entry_kind>(7));
  EXPECT_FALSE(unknown.prepare({1, 1, 3}, 1, error));
  EXPECT_EQ(error, "kernel 'ema': expected the kind of an entry, a number from 0 to 5, found 7");
  KernelCall nothing(nullptr, TTTC_ENTRY_FORWARD);
  EXPECT_FALSE(nothing.prepare({1, 1, 3}, 1, error));
  EXPECT_EQ(error, "expected a kernel to call, found null");
  error.clear();
  EXPECT_FALSE(nothing.run(error));
  EXPECT_EQ(error, "expected a kernel to call, found null");
  // Errors of the runtime, with its messages.
  KernelCall shorter(kernel.get(), TTTC_ENTRY_FORWARD);
  ASSERT_TRUE(setInputs(shorter, given, "gate", error) &&
              shorter.setInput("gate", {1, 2}, {1, 1}, error))
      << error;
  EXPECT_FALSE(shorter.prepare({1, 1, 3}, 1, error) && shorter.run(error));
  EXPECT_NE(error.find("gate"), std::string::npos) << error;
  EXPECT_EQ(openKernel("no/such.so", "", error), nullptr);
  EXPECT_NE(error.find("no/such.so"), std::string::npos) << error;
}

} // namespace
