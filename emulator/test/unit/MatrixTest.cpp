//===- MatrixTest.cpp - mma, ldmatrix and stmatrix in PTX -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels that multiply matrices of small integers, so that every sum is exact. The
// lanes compute the positions of their elements in PTX.
//
//===----------------------------------------------------------------------===//

#include "Execute/MatrixTypes.h"
#include "PtxEmulator/Machine/Launch.h"

#include <gtest/gtest.h>

using namespace ptxemu;

namespace {

constexpr int m = 16, n = 8, k = 16;

/// A[i][j] and B[i][j]: exact in BF16, with sums of products that are exact in F32.
int elementA(int row, int column) { return (row * 7 + column * 3) % 11 - 5; }
int elementB(int row, int column) { return (row * 5 + column * 9) % 13 - 6; }

int product(int row, int column) {
  int sum = 0;
  for (int i = 0; i < k; ++i)
    sum += elementA(row, i) * elementB(i, column);
  return sum;
}

uint16_t bf16(int value) {
  return static_cast<uint16_t>(encodeFloat(FloatFormat::BF16, value, Rounding::Nearest));
}

/// A kernel of one warp on a device with A (row-major), B by columns (each column
/// contiguous) and room for D.
class Kernel {
public:
  explicit Kernel(const std::string &body) {
    text = ".version 8.0\n.target sm_90a\n.address_size 64\n"
           ".visible .entry kernel(.param .u64 pa, .param .u64 pb, .param .u64 pd)\n{\n"
           ".reg .b64 %a, %b, %d, %x;\n.reg .b32 %lane, %group, %in, %t, %u, %s;\n"
           ".reg .b32 %r<16>;\n.reg .f32 %f<8>;\n.reg .pred %p;\n"
           ".shared .align 128 .b8 tile[2048];\n"
           "ld.param.u64 %a, [pa];\nld.param.u64 %b, [pb];\nld.param.u64 %d, [pd];\n"
           "mov.u32 %lane, %tid.x;\nshr.u32 %group, %lane, 2;\nand.b32 %in, %lane, 3;\n" +
           body + "ret;\n}\n";
    module = parseModule("kernel.ptx", text, error);
    if (!module)
      return;
    loaded = LoadedModule::load(device, *module, error);
    if (!loaded)
      return;
    a = device.allocate(m * k * 2, "A");
    b = device.allocate(k * n * 2, "B");
    d = device.allocate(m * n * 4, "D");
    for (int row = 0; row < m; ++row)
      for (int column = 0; column < k; ++column)
        put(a, row * k + column, elementA(row, column));
    for (int column = 0; column < n; ++column)
      for (int row = 0; row < k; ++row)
        put(b, column * k + row, elementB(row, column));
  }

  /// Runs the kernel; returns the error's kind, or nothing.
  std::optional<ErrorKind> run() {
    EXPECT_TRUE(loaded) << error;
    if (!loaded)
      return ErrorKind::BadLaunch;
    ParamPacker params(*loaded->find("kernel"));
    params.add(a);
    params.add(b);
    params.add(d);
    LaunchConfig config;
    config.block = {32, 1, 1};
    const LaunchResult result = launch(device, *loaded, "kernel", config, params.bytes());
    if (!result.error)
      return std::nullopt;
    message = result.error->render(module->source);
    return result.error->kind;
  }

  /// Returns true if D is the product, after a run without an error.
  bool hasProduct() {
    for (int row = 0; row < m; ++row)
      for (int column = 0; column < n; ++column) {
        float value = 0;
        if (!device.read(d + static_cast<uint64_t>(row * n + column) * 4, &value, 4) ||
            value != static_cast<float>(product(row, column)))
          return false;
      }
    return true;
  }

  void expectProduct() {
    ASSERT_FALSE(run()) << message;
    EXPECT_TRUE(hasProduct());
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
    const uint16_t bits = bf16(value);
    device.write(at + static_cast<uint64_t>(index) * 2, &bits, 2);
  }

  std::string text;
  Device device;
  std::unique_ptr<Module> module;
  std::unique_ptr<LoadedModule> loaded;
  uint64_t a = 0, b = 0, d = 0;
};

/// Fragments of A and B from global memory, by the formulas of m16n8k16.
const char *const loadFragments = R"(
mad.lo.u32 %t, %group, 32, 0;
mad.lo.u32 %t, %in, 4, %t;
cvt.u64.u32 %x, %t;
add.u64 %a, %a, %x;
add.u64 %b, %b, %x;
ld.global.b32 %r0, [%a];
ld.global.b32 %r1, [%a+256];
ld.global.b32 %r2, [%a+16];
ld.global.b32 %r3, [%a+272];
ld.global.b32 %r4, [%b];
ld.global.b32 %r5, [%b+16];
)";

const char *const clearAccumulators = R"(
mov.f32 %f0, 0f00000000;
mov.f32 %f1, 0f00000000;
mov.f32 %f2, 0f00000000;
mov.f32 %f3, 0f00000000;
)";

const char *const multiply = R"(
mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
  {%f0, %f1, %f2, %f3}, {%r0, %r1, %r2, %r3}, {%r4, %r5}, {%f0, %f1, %f2, %f3};
)";

const char *const storeAccumulators = R"(
mad.lo.u32 %t, %group, 32, 0;
mad.lo.u32 %t, %in, 8, %t;
cvt.u64.u32 %x, %t;
add.u64 %d, %d, %x;
st.global.v2.f32 [%d], {%f0, %f1};
st.global.v2.f32 [%d+256], {%f2, %f3};
)";

/// Each lane copies 16 bytes of A to `tile`, rows of 32 bytes, and the first 16 lanes
/// copy 16 bytes of B each to offset 512, columns of 32 bytes.
const char *const fillTile = R"(
mov.u32 %s, tile;
mad.lo.u32 %t, %lane, 16, %s;
mul.wide.u32 %x, %lane, 16;
add.u64 %a, %a, %x;
ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%a];
st.shared.v4.b32 [%t], {%r0, %r1, %r2, %r3};
setp.lt.u32 %p, %lane, 16;
add.u64 %b, %b, %x;
@%p ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%b];
@%p st.shared.v4.b32 [%t+512], {%r0, %r1, %r2, %r3};
)";

/// Loads A as four matrices and B as two, whose columns are stored as rows.
const char *const loadMatrices = R"(
and.b32 %t, %lane, 15;
shr.u32 %u, %lane, 4;
mad.lo.u32 %t, %t, 32, %s;
mad.lo.u32 %t, %u, 16, %t;
ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r0, %r1, %r2, %r3}, [%t];
and.b32 %t, %lane, 7;
shr.u32 %u, %lane, 3;
and.b32 %u, %u, 1;
mad.lo.u32 %t, %t, 32, %s;
mad.lo.u32 %t, %u, 16, %t;
ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16 {%r4, %r5}, [%t+512];
)";

std::string join(std::initializer_list<const char *> parts) {
  std::string text;
  for (const char *part : parts)
    text += part;
  return text;
}

/// `text` with the first occurrence of `from` replaced.
std::string replaced(std::string text, const std::string &from, const std::string &to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

const std::string direct = join({loadFragments, clearAccumulators, multiply, storeAccumulators});
const std::string throughShared = join({fillTile, "bar.warp.sync 0xffffffff;\n", loadMatrices,
                                        clearAccumulators, multiply, storeAccumulators});

} // namespace

TEST(Matrix, MmaFromRegisters) { Kernel(direct).expectProduct(); }

TEST(Matrix, MmaThroughLdmatrix) { Kernel(throughShared).expectProduct(); }

TEST(Matrix, GenericAddressesReachSharedMemory) {
  const std::string generic = replaced(
      throughShared, "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r0, %r1, %r2, %r3}, [%t];",
      "cvt.u64.u32 %x, %t;\ncvta.shared.u64 %x, %x;\n"
      "ldmatrix.sync.aligned.m8n8.x4.b16 {%r0, %r1, %r2, %r3}, [%x];");
  Kernel(generic).expectProduct();
}

TEST(Matrix, StmatrixIsTheInverseOfLdmatrix) {
  // A is copied through registers to another place and back.
  const char *const detour = R"(
and.b32 %t, %lane, 15;
shr.u32 %u, %lane, 4;
mad.lo.u32 %t, %t, 32, %s;
mad.lo.u32 %t, %u, 16, %t;
stmatrix.sync.aligned.m8n8.x4.shared.b16 [%t+1024], {%r0, %r1, %r2, %r3};
bar.warp.sync 0xffffffff;
ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r0, %r1, %r2, %r3}, [%t+1024];
)";
  Kernel(join({fillTile, "bar.warp.sync 0xffffffff;\n", loadMatrices, detour, clearAccumulators,
               multiply, storeAccumulators}))
      .expectProduct();
}

TEST(Matrix, TransposedTwiceIsTheSame) {
  const char *const detour = R"(
stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 [%t+1024], {%r4};
bar.warp.sync 0xffffffff;
ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r4}, [%t+1024];
movmatrix.sync.aligned.m8n8.trans.b16 %r4, %r4;
)";
  Kernel(join({fillTile, "bar.warp.sync 0xffffffff;\n", loadMatrices, detour, clearAccumulators,
               multiply, storeAccumulators}))
      .expectProduct();
}

TEST(Matrix, MissingBarrier) {
  Kernel(replaced(throughShared, "bar.warp.sync 0xffffffff;\n", ""))
      .expectError(ErrorKind::WarpRace, "without bar.warp.sync between them");
}

TEST(Matrix, TransposeTooManyIsAWrongProduct) {
  // B's columns are stored as rows: with .trans the product differs.
  Kernel wrong(replaced(throughShared, "x2.shared::cta.b16", "x2.trans.shared::cta.b16"));
  EXPECT_FALSE(wrong.run()) << wrong.message;
  EXPECT_FALSE(wrong.hasProduct());
}

TEST(Matrix, RowThatIsNotAligned) {
  Kernel(replaced(throughShared, "mad.lo.u32 %t, %u, 16, %t;\nldmatrix",
                  "mad.lo.u32 %t, %u, 8, %t;\nldmatrix"))
      .expectError(ErrorKind::Misaligned, "is no multiple of 16");
}

TEST(Matrix, RowOutOfBounds) {
  Kernel(replaced(throughShared, "{%r4, %r5}, [%t+512]", "{%r4, %r5}, [%t+2048]"))
      .expectError(ErrorKind::OutOfBounds, "16 bytes at offset 2048 of 'shared memory'");
}

TEST(Matrix, PoisonComesThroughAProduct) {
  Kernel(replaced(direct, "ld.global.b32 %r5, [%b+16];\n", ""))
      .expectError(ErrorKind::Poison, "stored to global memory");
  // Unwritten shared memory is poison for ldmatrix, too.
  Kernel(replaced(throughShared, "@%p st.shared.v4.b32 [%t+512], {%r0, %r1, %r2, %r3};\n", ""))
      .expectError(ErrorKind::Poison, "stored to global memory");
}

TEST(Matrix, PoisonIsOfOneColumn) {
  // Lane 0 holds only elements of column 0 of B: the rest of D is defined.
  const std::string one =
      replaced(direct, "mma.sync",
               "setp.ne.u32 %p, %lane, 0;\nmov.b32 %r6, %r5;\n@%p mov.b32 %r7, %r5;\nmma.sync");
  const std::string some = replaced(replaced(one, "{%r4, %r5}", "{%r4, %r7}"),
                                    "st.global.v2.f32 [%d], {%f0, %f1};\n"
                                    "st.global.v2.f32 [%d+256], {%f2, %f3};\n",
                                    "st.global.f32 [%d+4], %f1;\n"
                                    "setp.ne.u32 %p, %in, 0;\n@%p st.global.f32 [%d], %f0;\n");
  Kernel fine(some);
  EXPECT_FALSE(fine.run()) << fine.message;
  Kernel(replaced(some, "setp.ne.u32 %p, %in, 0;\n@%p st.global", "st.global"))
      .expectError(ErrorKind::Poison, "stored to global memory");
}

TEST(Matrix, LanesThatAreElsewhere) {
  Kernel(replaced(direct, "mma.sync", "setp.lt.u32 %p, %lane, 16;\n@%p mma.sync"))
      .expectError(ErrorKind::DivergentBarrier, "");
}

/// The message of a kernel that must be rejected when it is loaded.
static void expectRefused(const std::string &body, const std::string &words) {
  const Kernel kernel(body);
  EXPECT_NE(kernel.error.find(words), std::string::npos) << kernel.error;
}

TEST(Matrix, RejectedInstructions) {
  expectRefused(replaced(direct, "m16n8k16", "m16n8k32"),
                "expected k of bf16 matrices to be 8, 16, found m16n8k32");
  expectRefused(replaced(direct, "m16n8k16", "m16n8"), "expected a shape like .m16n8k16");
  expectRefused(replaced(direct, "row.col", "row.row"), "expected .row.col");
  expectRefused(replaced(direct, ".sync.aligned", ".sync"), "needs .sync.aligned");
  expectRefused(replaced(direct, "{%r4, %r5}", "{%r4}"),
                "expected 2 registers of matrix B, found 1");
  expectRefused(replaced(direct, "f32.bf16.bf16.f32", "f32.bf16.f16.f32"),
                "expected B to have the type of A, bf16, found f16");
  expectRefused(replaced(direct, "f32.bf16.bf16.f32", "f32.b16.b16.f32"),
                "matrices of .b16 are not supported");
  expectRefused(replaced(throughShared, "m8n8.x4", "m16n16.x4"), "expected the shape .m8n8");
  expectRefused(replaced(throughShared, "m8n8.x4", "m8n8.x3"), "expected .x1, .x2 or .x4");
  expectRefused(replaced(throughShared, "{%r4, %r5}, [%t+512]", "{%r4}, [%t+512]"),
                "expected 2 registers, found 1");
}
