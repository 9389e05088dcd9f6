//===- MatrixWgmmaTest.cpp - wgmma in PTX, and common mistakes ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A warpgroup multiplies 64 x 16 and 16 x 8 from shared memory, without a swizzle;
// layouts have separate tests. Then each step that a programmer may forget is omitted.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Launch.h"

#include <gtest/gtest.h>

using namespace ptxemu;

namespace {

constexpr int m = 64, n = 8, k = 16;

int elementA(int row, int column) { return (row * 7 + column * 3) % 11 - 5; }
int elementB(int row, int column) { return (row * 5 + column * 9) % 13 - 6; }

/// Every thread copies 16 bytes of A, 16 threads copy 16 bytes of B, each to its line of
/// its core matrix of 8 x 16 bytes. The core matrix of k = 8 to 15 is at offset 128, that
/// of the next 8 rows at offset 256.
const char *const fill = R"(
mov.u32 %s, tile;
shr.u32 %row, %thread, 1;
and.b32 %t, %thread, 1;
shl.b32 %t, %t, 7;
and.b32 %u, %row, 7;
mad.lo.u32 %t, %u, 16, %t;
shr.u32 %u, %row, 3;
mad.lo.u32 %t, %u, 256, %t;
add.u32 %t, %t, %s;
mul.wide.u32 %x, %thread, 16;
add.u64 %a, %a, %x;
add.u64 %b, %b, %x;
ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%a];
st.shared.v4.b32 [%t], {%r0, %r1, %r2, %r3};
setp.lt.u32 %p, %thread, 16;
@%p ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%b];
@%p st.shared.v4.b32 [%t+2048], {%r0, %r1, %r2, %r3};
)";

const char *const synchronise = R"(
fence.proxy.async.shared::cta;
bar.sync 0;
)";

/// Leading byte offset 128, stride byte offset 256.
const char *const describe = R"(
shr.u32 %t, %s, 4;
cvt.u64.u32 %x, %t;
or.b64 %descA, %x, 0x1000080000;
add.u64 %descB, %descA, 128;
)";

const char *const multiply = R"(
mov.f32 %f0, 0f00000000;
mov.f32 %f1, 0f00000000;
mov.f32 %f2, 0f00000000;
mov.f32 %f3, 0f00000000;
wgmma.fence.sync.aligned;
wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16
  {%f0, %f1, %f2, %f3}, %descA, %descB, 1, 1, 1, 0, 0;
wgmma.commit_group.sync.aligned;
wgmma.wait_group.sync.aligned 0;
)";

const char *const store = R"(
shr.u32 %t, %thread, 5;
shl.b32 %t, %t, 4;
and.b32 %u, %thread, 31;
shr.u32 %u, %u, 2;
add.u32 %t, %t, %u;
mul.lo.u32 %t, %t, 32;
and.b32 %u, %thread, 3;
mad.lo.u32 %t, %u, 8, %t;
cvt.u64.u32 %x, %t;
add.u64 %d, %d, %x;
st.global.v2.f32 [%d], {%f0, %f1};
st.global.v2.f32 [%d+256], {%f2, %f3};
)";

const std::string whole = std::string(fill) + synchronise + describe + multiply + store;

std::string replaced(std::string text, const std::string &from, const std::string &to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

class Kernel {
public:
  explicit Kernel(const std::string &body) {
    const std::string text =
        ".version 8.0\n.target sm_90a\n.address_size 64\n"
        ".visible .entry kernel(.param .u64 pa, .param .u64 pb, .param .u64 pd)\n{\n"
        ".reg .b64 %a, %b, %d, %x, %descA, %descB;\n"
        ".reg .b32 %thread, %row, %t, %u, %s, %r<8>;\n.reg .f32 %f<8>;\n.reg .pred %p, %q;\n"
        ".shared .align 128 .b8 tile[4096];\n"
        "ld.param.u64 %a, [pa];\nld.param.u64 %b, [pb];\nld.param.u64 %d, [pd];\n"
        "mov.u32 %thread, %tid.x;\n" +
        body + "ret;\n}\n";
    module = parseModule("kernel.ptx", text, error);
    if (module)
      loaded = LoadedModule::load(device, *module, error);
    if (!loaded)
      return;
    a = device.allocate(m * k * 2, "A");
    b = device.allocate(k * n * 2, "B");
    d = device.allocate(m * n * 4, "D");
    for (int i = 0; i < m * k; ++i)
      put(a, i, elementA(i / k, i % k));
    for (int i = 0; i < k * n; ++i)
      put(b, i, elementB(i % k, i / k));
  }

  std::optional<ErrorKind> run(uint32_t threads = 128) {
    EXPECT_TRUE(loaded) << error;
    if (!loaded)
      return ErrorKind::BadLaunch;
    ParamPacker params(*loaded->find("kernel"));
    params.add(a);
    params.add(b);
    params.add(d);
    LaunchConfig config;
    config.block = {threads, 1, 1};
    const LaunchResult result = launch(device, *loaded, "kernel", config, params.bytes());
    if (!result.error)
      return std::nullopt;
    message = result.error->render(module->source);
    return result.error->kind;
  }

  /// Checks that D is `factor` times the product.
  void expectProduct(int factor = 1) {
    ASSERT_FALSE(run()) << message;
    for (int row = 0; row < m; ++row)
      for (int column = 0; column < n; ++column) {
        int sum = 0;
        for (int i = 0; i < k; ++i)
          sum += elementA(row, i) * elementB(i, column);
        float value = 0;
        ASSERT_TRUE(device.read(d + static_cast<uint64_t>(row * n + column) * 4, &value, 4));
        ASSERT_EQ(value, static_cast<float>(factor * sum)) << row << ", " << column;
      }
  }

  void expectError(ErrorKind kind, const std::string &words) {
    const std::optional<ErrorKind> found = run();
    ASSERT_TRUE(found) << "no error";
    EXPECT_EQ(nameOf(*found), std::string(nameOf(kind))) << message;
    EXPECT_NE(message.find(words), std::string::npos) << message;
  }

  std::string error, message;

private:
  void put(uint64_t at, int index, int value) {
    const auto bits =
        static_cast<uint16_t>(encodeFloat(FloatFormat::BF16, value, Rounding::Nearest));
    device.write(at + static_cast<uint64_t>(index) * 2, &bits, 2);
  }

  Device device;
  std::unique_ptr<Module> module;
  std::unique_ptr<LoadedModule> loaded;
  uint64_t a = 0, b = 0, d = 0;
};

const char *const product = "wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16\n"
                            "  {%f0, %f1, %f2, %f3}, %descA, %descB, 1, 1, 1, 0, 0;\n";

} // namespace

TEST(MatrixWgmma, Product) { Kernel(whole).expectProduct(); }

TEST(MatrixWgmma, AccumulatesWithoutWaits) {
  Kernel(replaced(whole, product, std::string(product) + product + product)).expectProduct(3);
}

TEST(MatrixWgmma, ScaleD) {
  // With a false predicate the accumulator counts as zero, even if it is poison.
  const std::string scaled = replaced(whole, "%descB, 1, 1, 1, 0, 0", "%descB, %q, 1, 1, 0, 0");
  Kernel(replaced(replaced(scaled, "mov.f32 %f0, 0f00000000;\n", ""), "wgmma.fence",
                  "setp.lt.u32 %q, %thread, 0;\nwgmma.fence"))
      .expectProduct();
  Kernel(replaced(scaled, "wgmma.fence", "setp.lt.u32 %q, %thread, 5;\nwgmma.fence"))
      .expectError(ErrorKind::BadOperand, "the scale-d differs between the lanes of the warp");
}

TEST(MatrixWgmma, ImmediateScale) {
  Kernel(replaced(whole, "%descB, 1, 1, 1, 0, 0", "%descB, 1, -1, 1, 0, 0")).expectProduct(-1);
  Kernel(replaced(whole, "%descB, 1, 1, 1, 0, 0", "%descB, 1, -1, -1, 0, 0")).expectProduct(1);
}

TEST(MatrixWgmma, AInRegisters) {
  // A as an mma fragment: the warp's 16 rows.
  const char *const loadA = R"(
shr.u32 %t, %thread, 5;
shl.b32 %t, %t, 4;
and.b32 %u, %thread, 31;
shr.u32 %u, %u, 2;
add.u32 %t, %t, %u;
mul.lo.u32 %t, %t, 32;
and.b32 %u, %thread, 3;
mad.lo.u32 %t, %u, 4, %t;
mul.wide.u32 %x, %thread, 16;
sub.u64 %a, %a, %x;
cvt.u64.u32 %x, %t;
add.u64 %a, %a, %x;
ld.global.b32 %r4, [%a];
ld.global.b32 %r5, [%a+256];
ld.global.b32 %r6, [%a+16];
ld.global.b32 %r7, [%a+272];
wgmma.fence)";
  const std::string registers = replaced(
      replaced(whole, "%descA, %descB, 1, 1, 1, 0, 0", "{%r4, %r5, %r6, %r7}, %descB, 1, 1, 1, 0"),
      "wgmma.fence", loadA);
  Kernel(registers).expectProduct();
  Kernel(replaced(registers, "wgmma.commit", "mov.b32 %r4, %r5;\nwgmma.commit"))
      .expectError(ErrorKind::WgmmaInFlight, "%r4 is in use by wgmma.mma_async of line");
}

TEST(MatrixWgmma, MissingProxyFence) {
  Kernel(replaced(whole, "fence.proxy.async.shared::cta;\n", ""))
      .expectError(ErrorKind::ProxyFence, "without fence.proxy.async");
}

TEST(MatrixWgmma, FenceAfterTheBarrier) {
  // Each thread fences its own writes before it signals them.
  Kernel(replaced(whole, "fence.proxy.async.shared::cta;\nbar.sync 0;\n",
                  "bar.sync 0;\nfence.proxy.async.shared::cta;\n"))
      .expectError(ErrorKind::ProxyFence, "before it synchronised");
}

TEST(MatrixWgmma, MissingBarrier) {
  Kernel(replaced(whole, "bar.sync 0;", "bar.warp.sync 0xffffffff;"))
      .expectError(ErrorKind::SharedRace, "without a barrier that orders them");
}

TEST(MatrixWgmma, MissingWait) {
  Kernel(replaced(whole, "wgmma.wait_group.sync.aligned 0;\n", ""))
      .expectError(ErrorKind::WgmmaInFlight, "wgmma.wait_group have to come first");
  Kernel(replaced(whole, "wgmma.wait_group.sync.aligned 0;", "wgmma.wait_group.sync.aligned 1;"))
      .expectError(ErrorKind::WgmmaInFlight, "wgmma.wait_group have to come first");
}

TEST(MatrixWgmma, MissingCommit) {
  Kernel(replaced(whole, "wgmma.commit_group.sync.aligned;\n", ""))
      .expectError(ErrorKind::WgmmaInFlight, "wgmma.commit_group and wgmma.wait_group");
}

TEST(MatrixWgmma, MissingFence) {
  Kernel(replaced(whole, "wgmma.fence.sync.aligned;\n", ""))
      .expectError(ErrorKind::WgmmaFence, "no wgmma.fence before the first wgmma.mma_async");
  Kernel(replaced(whole, "wgmma.fence.sync.aligned;\n",
                  "wgmma.fence.sync.aligned;\nmov.f32 %f2, 0f00000000;\n"))
      .expectError(ErrorKind::WgmmaFence, "%f2 was written after the last wgmma.fence");
}

TEST(MatrixWgmma, SourceOverwritten) {
  Kernel(
      replaced(whole, "wgmma.wait_group",
               "setp.eq.u32 %q, %thread, 0;\n@%q st.shared.b32 [%s], %thread;\nwgmma.wait_group"))
      .expectError(ErrorKind::AsyncSource, "is still read by wgmma.mma_async of line");
}

TEST(MatrixWgmma, OverlappingAccumulators) {
  const std::string other = "wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16\n"
                            "  {%f1, %f0, %f2, %f3}, %descA, %descB, 1, 1, 1, 0, 0;\n";
  Kernel(replaced(whole, product, product + other))
      .expectError(ErrorKind::WgmmaInFlight, "which has another shape or use for it");
}

TEST(MatrixWgmma, BadDescriptors) {
  Kernel(replaced(whole, "add.u64 %descB, %descA, 128;", "add.u64 %descB, %descA, 0x4000;"))
      .expectError(ErrorKind::BadOperand, "descriptor of B: bit 14");
  Kernel(replaced(whole, "add.u64 %descB, %descA, 128;", "add.u64 %descB, %descA, 256;"))
      .expectError(ErrorKind::OutOfBounds, "of 'shared memory'");
}

TEST(MatrixWgmma, PartOfAWarpgroup) {
  Kernel kernel(replaced(replaced(whole, "fence.proxy.async.shared::cta;\n", ""), "bar.sync 0;\n",
                         "fence.proxy.async;\nbar.sync 0;\n"));
  EXPECT_EQ(kernel.run(96), ErrorKind::DivergentBarrier) << kernel.message;
  EXPECT_NE(kernel.message.find("fewer than 128 threads"), std::string::npos) << kernel.message;
}

static void expectRefused(const std::string &body, const std::string &words) {
  const Kernel kernel(body);
  EXPECT_NE(kernel.error.find(words), std::string::npos) << kernel.error;
}

TEST(MatrixWgmma, RejectedInstructions) {
  expectRefused(replaced(whole, "m64n8k16", "m64n12k16"), "expected n to be a multiple of 8");
  expectRefused(replaced(whole, "m64n8k16", "m32n8k16"), "expected a shape m64nNkK, found m32");
  expectRefused(replaced(whole, "m64n8k16", "m64n16k16"), "expected 8 registers, found 4");
  expectRefused(replaced(whole, "%descB, 1, 1, 1, 0, 0", "%descB, 1, 2, 1, 0, 0"),
                "expected 1 or -1, found 2");
  expectRefused(replaced(whole, "%descB, 1, 1, 1, 0, 0", "%descB, 1, 1, 1, 0, 2"),
                "expected 0 or 1, found 2");
  expectRefused(replaced(whole, "%descB, 1, 1, 1, 0, 0", "%descB, 1, 1, 1, 0"),
                "takes 8 operands here, found 7");
  expectRefused(replaced(whole, "wgmma.fence", "wgmma.defence"), "expected wgmma.mma_async");
}
