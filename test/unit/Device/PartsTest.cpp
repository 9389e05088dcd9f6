//===- PartsTest.cpp - Outputs that blocks share --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel whose blocks write their number. Checks a gradient that lacks the batch axis, the head
// axis, or both, a final value, and a cotangent.
//
//===----------------------------------------------------------------------===//

#include "DeviceCall.h"

#include <cmath>

using namespace tttc::runtime::test;

namespace {

/// Reads x [B,H] and writes x * (i + 1) to entry i of d_head [H,3], d_batch [B,3], d_all [3].
std::string partsPtx(const char *type, int bytes) {
  const std::string convert = std::string(type) == "f64"    ? "  cvt.f64.f32 %d0, %f0;\n"
                              : std::string(type) == "bf16" ? "  cvt.rn.bf16.f32 %half, %f0;\n"
                              : std::string(type) == "f16"  ? "  cvt.rn.f16.f32 %half, %f0;\n"
                                                            : "";
  const std::string store = bytes == 8   ? "  st.global.f64 [%a1], %d0;\n"
                            : bytes == 4 ? "  st.global.f32 [%a1], %f0;\n"
                                         : "  st.global.b16 [%a1], %half;\n";
  std::string body = "  .reg .b16 %half;\n" + ptxElement("%a0", "x", "%b", "%h", "0", "0") +
                     "  ld.global.f32 %f0, [%a0];\n"
                     "  add.u64 %n0, %i, 1;\n"
                     "  cvt.rn.f32.u64 %f1, %n0;\n"
                     "  mul.rn.f32 %f0, %f0, %f1;\n" +
                     convert;
  for (const char *tensor : {"d_head", "d_batch", "d_all"})
    body += ptxElement("%a1", tensor, "%b", "%h", "0", "%i", bytes) + store;
  return ptxHeader() + ptxKernel("parts", {"x", "d_head", "d_batch", "d_all"}, body);
}

template <typename Element> struct Outputs {
  std::vector<Element> head, perBatch, all;
};

class DeviceParts : public DeviceTest {
protected:
  template <typename Element = float>
  Outputs<Element> run(int64_t batch, int64_t heads, tttc_dtype dtype = TTTC_F32) {
    const char *const types[] = {"f32", "f64", "bf16", "f16"};
    DeviceKernel kernel("parts", partsPtx(types[dtype], sizeof(Element)),
                        {{"x", TTTC_TOKEN, TTTC_F32, B | H, 0, {}, 0, 0, 0, {}},
                         {"d_head", role, uint32_t(dtype), H, 1, {3}, 0, 0, 0, {}},
                         {"d_batch", role, uint32_t(dtype), B, 1, {3}, 0, 0, 0, {}},
                         {"d_all", role, uint32_t(dtype), 0, 1, {3}, 0, 0, 0, {}}},
                        3);
    const KernelPtr opened = kernel.open();
    std::vector<float> numbers(static_cast<size_t>(batch * heads));
    for (size_t i = 0; i < numbers.size(); ++i)
      numbers[i] = i < given.size() ? given[i] : std::ldexp(1.0f, static_cast<int>(i));
    const DeviceArray<float> x(numbers);
    const Element old = Element(5);
    DeviceArray<Element> head(std::vector<Element>(static_cast<size_t>(heads * 3), old)),
        perBatch(std::vector<Element>(static_cast<size_t>(batch * 3), old)),
        all(std::vector<Element>(3, old));
    tttc_run_options options = {};
    options.write_slots = writeSlots;
    calls = callsOf([&] {
      EXPECT_EQ(runOnDevice(opened.get(),
                            {argument("x", x, {batch, heads}),
                             argument("d_head", head, dtype, {heads, 3}),
                             argument("d_batch", perBatch, dtype, {batch, 3}),
                             argument("d_all", all, dtype, {3})},
                            batch, heads, 0, options),
                TTTC_OK)
          << tttc_last_error();
    });
    return {head.values(), perBatch.values(), all.values()};
  }
  uint32_t role = TTTC_GRADIENT;
  std::vector<float> given; ///< the first values of x; powers of two follow
  const int64_t *writeSlots = nullptr;
  std::string calls;
};

} // namespace

TEST_F(DeviceParts, OverTheAxesAGradientLacks) {
  const auto found = run(2, 3); // 1 2 4, 8 16 32
  EXPECT_EQ(found.head, (std::vector<float>{9, 18, 27, 18, 36, 54, 36, 72, 108}));
  EXPECT_EQ(found.perBatch, (std::vector<float>{7, 14, 21, 56, 112, 168}));
  EXPECT_EQ(found.all, (std::vector<float>{63, 126, 189}));
}

/// Fewer parts than are loaded at a time, as many, and more.
TEST_F(DeviceParts, AnyNumber) {
  for (int64_t batch = 1; batch <= 10; ++batch) {
    const auto found = run(batch, 1);
    const float sum = std::ldexp(1.0f, static_cast<int>(batch)) - 1;
    EXPECT_EQ(found.head, (std::vector<float>{sum, 2 * sum, 3 * sum})) << batch;
    EXPECT_EQ(found.all, found.head) << batch;
  }
}

TEST_F(DeviceParts, InOtherTypes) {
  const auto doubles = run<double>(2, 3, TTTC_F64);
  EXPECT_EQ(doubles.head, (std::vector<double>{9, 18, 27, 18, 36, 54, 36, 72, 108}));
  EXPECT_EQ(doubles.all, (std::vector<double>{63, 126, 189}));
  // 63, 126 and 189 in either 16-bit format.
  EXPECT_EQ(run<uint16_t>(2, 3, TTTC_BF16).all, (std::vector<uint16_t>{0x427c, 0x42fc, 0x433d}));
  EXPECT_EQ(run<uint16_t>(2, 3, TTTC_F16).all, (std::vector<uint16_t>{0x53e0, 0x57e0, 0x59e8}));
}

/// In f32 the second value would be lost.
TEST_F(DeviceParts, RoundedOnce) {
  given = {1e8f, 1, -1e8f};
  EXPECT_EQ(run(1, 3).all[0], 1);
}

TEST_F(DeviceParts, AddedToWhatAnEarlierStageGave) {
  role = TTTC_GRADIENT_PART;
  const auto found = run(2, 3);
  EXPECT_EQ(found.head, (std::vector<float>{14, 23, 32, 23, 41, 59, 41, 77, 113}));
  EXPECT_EQ(found.all, (std::vector<float>{68, 131, 194}));
}

TEST_F(DeviceParts, AFinalValueIsTheFirstBlocks) {
  role = TTTC_STATE_FINAL;
  const auto found = run(2, 3);
  EXPECT_EQ(found.head, (std::vector<float>{1, 2, 3, 2, 4, 6, 4, 8, 12}));
  EXPECT_EQ(found.perBatch, (std::vector<float>{1, 2, 3, 8, 16, 24}));
  EXPECT_EQ(found.all, (std::vector<float>{1, 2, 3}));
  given = {-0.0f};
  EXPECT_TRUE(std::signbit(run(1, 2).perBatch[0]));
}

TEST_F(DeviceParts, AFinalValueGoesToItsSlot) {
  role = TTTC_STATE_FINAL;
  const DeviceArray<int64_t> swapped(std::vector<int64_t>{1, 0});
  writeSlots = swapped.data();
  const auto found = run(2, 3);
  EXPECT_EQ(found.perBatch, (std::vector<float>{8, 16, 24, 1, 2, 3}));
  EXPECT_EQ(found.head, (std::vector<float>{1, 2, 3, 2, 4, 6, 4, 8, 12}));
}

TEST_F(DeviceParts, WithoutBlocksGradientsAreZero) {
  const auto found = run(0, 2);
  EXPECT_EQ(found.head, std::vector<float>(6, 0));
  EXPECT_EQ(found.all, std::vector<float>(3, 0));
  EXPECT_EQ(calls.find("cuLaunchKernel parts"), std::string::npos);
  role = TTTC_STATE_FINAL;
  EXPECT_EQ(run(0, 2).head, std::vector<float>(6, 0));
  role = TTTC_GRADIENT_PART;
  EXPECT_EQ(run(0, 2).head, std::vector<float>(6, 5));
  EXPECT_EQ(calls.find("cuLaunchKernel"), std::string::npos);
}

namespace {

/// y [B,H] = the sum of a cotangent's elements [3]. Blocks with %b or %h not 0 get zeros for the
/// axes that the cotangent lacks.
class FirstBlock : public DeviceTest {
protected:
  std::vector<float> run(uint32_t axes) {
    std::string lacks = "  mov.u64 %n0, 0;\n";
    if (!(axes & B))
      lacks += "  or.b64 %n0, %n0, %b;\n";
    if (!(axes & H))
      lacks += "  or.b64 %n0, %n0, %h;\n";
    const std::string body =
        ptxElement("%a0", "d_S", "%b", "%h", "0", "0") + lacks +
        "  setp.eq.u64 %p, %n0, 0;\n"
        "  @!%p ld.param.u64 %a0, [zeros];\n"
        "  ld.global.f32 %f0, [%a0];\n  ld.global.f32 %f1, [%a0 + 4];\n"
        "  ld.global.f32 %f2, [%a0 + 8];\n  add.f32 %f0, %f0, %f1;\n  add.f32 %f0, %f0, %f2;\n" +
        ptxElement("%a1", "y", "%b", "%h", "0", "0") + "  st.global.f32 [%a1], %f0;\n";
    DeviceKernel kernel("first", ptxHeader() + ptxKernel("first", {"d_S", "y"}, body),
                        {{"d_S", TTTC_COTANGENT, TTTC_F32, axes, 1, {3}, 0, 0, 0, {}},
                         {"y", TTTC_OUTPUT, TTTC_F32, B | H, 0, {}, 0, 0, 0, {}}},
                        1);
    const KernelPtr opened = kernel.open();
    std::vector<int64_t> shape = {3};
    for (uint32_t axis : {B, H})
      if (axes & axis)
        shape.insert(shape.begin(), 2);
    const std::vector<float> given = {1, 2, 3, 10, 20, 30, 1, 2, 3, 4, 5, 6};
    const DeviceArray<float> cotangent(
        std::vector<float>(given.begin(), given.begin() + (axes == 0         ? 3
                                                           : axes == (B | H) ? 12
                                                                             : 6)));
    DeviceArray<float> y(std::vector<float>(4, -1));
    calls = callsOf([&] {
      EXPECT_EQ(runOnDevice(opened.get(),
                            {argument("d_S", cotangent, shape), argument("y", y, {2, 2})}, 2, 2, 0),
                TTTC_OK)
          << tttc_last_error();
    });
    return y.values();
  }
  std::string calls;
};

} // namespace

TEST_F(FirstBlock, ReadsACotangentThatLacksAxes) {
  EXPECT_EQ(run(0), (std::vector<float>{6, 0, 0, 0}));
  EXPECT_NE(calls.find("cuMemsetD8Async 64"), std::string::npos) << calls;
  EXPECT_EQ(run(B), (std::vector<float>{6, 0, 60, 0}));
  EXPECT_EQ(run(H), (std::vector<float>{6, 60, 0, 0}));
}

TEST_F(FirstBlock, NoZerosWhereNobodyReadsThem) {
  EXPECT_EQ(run(B | H).size(), 4u);
  EXPECT_EQ(calls.find("cuMemsetD8Async"), std::string::npos) << calls;
}
