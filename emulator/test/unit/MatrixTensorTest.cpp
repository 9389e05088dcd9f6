//===- MatrixTensorTest.cpp - Tensor copies that feed wgmma, in PTX -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A warpgroup multiplies 64 x 64 by 64 x 8. Tensor copies load both matrices with a
// 128-byte swizzle, which the descriptors specify too. Another kernel moves a tile to
// another tensor through shared memory.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Launch.h"
#include "PtxEmulator/Tensor/TensorMap.h"

#include <gtest/gtest.h>

using namespace ptxemu;

namespace {

constexpr int m = 64, n = 8, k = 64;

int elementA(int row, int column) { return (row * 7 + column * 3) % 11 - 5; }
int elementB(int row, int column) { return (row * 5 + column * 9) % 13 - 6; }

uint16_t bf16(int value) {
  return static_cast<uint16_t>(encodeFloat(FloatFormat::BF16, value, Rounding::Nearest));
}

std::string replaced(std::string text, const std::string &from, const std::string &to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

/// Tiles of A at 0 and of B at 8192; D in the register layout of wgmma.
const char *const multiply = R"(
.version 8.0
.target sm_90a
.address_size 64
.visible .entry kernel(.param .align 64 .b8 mapA[128], .param .align 64 .b8 mapB[128],
                       .param .u64 pd)
{
.reg .b64 %d, %x, %y, %a, %b;
.reg .b32 %thread, %t, %u, %s, %bar;
.reg .f32 %f<4>;
.reg .pred %p, %first;
.shared .align 1024 .b8 tiles[9216];
.shared .align 8 .b64 barrier;
ld.param.u64 %d, [pd];
mov.b64 %x, mapA;
cvta.param.u64 %x, %x;
mov.b64 %y, mapB;
cvta.param.u64 %y, %y;
mov.u32 %thread, %tid.x;
mov.u32 %s, tiles;
mov.u32 %bar, barrier;
setp.eq.u32 %first, %thread, 0;
@%first mbarrier.init.shared::cta.b64 [%bar], 1;
@%first fence.mbarrier_init.release.cluster;
bar.sync 0;
@!%first bra WAIT;
mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 9216;
mov.b32 %t, 0;
cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes
  [%s], [%x, {%t, %t}], [%bar];
add.u32 %u, %s, 8192;
cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes
  [%u], [%y, {%t, %t}], [%bar];
WAIT:
mbarrier.try_wait.parity.shared::cta.b64 %p, [%bar], 0;
@!%p bra WAIT;
shr.u32 %t, %s, 4;
cvt.u64.u32 %a, %t;
or.b64 %a, %a, 0x4000004000010000;
add.u64 %b, %a, 512;
wgmma.fence.sync.aligned;
wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f0, %f1, %f2, %f3}, %a, %b, 0, 1, 1, 0, 0;
add.u64 %a, %a, 2;
add.u64 %b, %b, 2;
wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f0, %f1, %f2, %f3}, %a, %b, 1, 1, 1, 0, 0;
add.u64 %a, %a, 2;
add.u64 %b, %b, 2;
wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f0, %f1, %f2, %f3}, %a, %b, 1, 1, 1, 0, 0;
add.u64 %a, %a, 2;
add.u64 %b, %b, 2;
wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f0, %f1, %f2, %f3}, %a, %b, 1, 1, 1, 0, 0;
wgmma.commit_group.sync.aligned;
wgmma.wait_group.sync.aligned 0;
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
ret;
}
)";

/// Tensors on a device, and a kernel that takes maps of two tensors.
class Tensors {
public:
  explicit Tensors(const std::string &text) {
    std::string error;
    module = parseModule("kernel.ptx", text, error);
    if (module)
      loaded = LoadedModule::load(device, *module, error);
    EXPECT_TRUE(loaded) << error;
  }

  /// A matrix of BF16, row-major, and a map of it with boxes of `height` x `width`.
  template <typename Element>
  TensorMap matrix(const char *name, int rows, int columns, int height, int width,
                   Element element) {
    TensorMap map;
    map.element = TensorElement::BFloat16;
    map.rank = 2;
    map.address = device.allocate(static_cast<uint64_t>(rows) * columns * 2, name);
    map.dims = {static_cast<uint64_t>(columns), static_cast<uint64_t>(rows)};
    map.strides = {static_cast<uint64_t>(columns) * 2};
    map.box = {static_cast<uint32_t>(width), static_cast<uint32_t>(height)};
    map.swizzle = SwizzleMode::B128;
    EXPECT_EQ(checkTensorMap(map), "");
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        const uint16_t bits = bf16(element(row, column));
        device.write(map.address + static_cast<uint64_t>(row * columns + column) * 2, &bits, 2);
      }
    return map;
  }

  std::optional<ErrorKind> run(const TensorMap &first, const TensorMap &second, uint64_t d,
                               uint64_t seed = 0) {
    const EncodedTensorMap firstBytes = encodeTensorMap(first),
                           secondBytes = encodeTensorMap(second);
    ParamPacker params(*loaded->find("kernel"));
    params.add(firstBytes.data(), firstBytes.size());
    params.add(secondBytes.data(), secondBytes.size());
    params.add(d);
    LaunchConfig config;
    config.block = {128, 1, 1};
    config.scheduleSeed = seed;
    const LaunchResult result = launch(device, *loaded, "kernel", config, params.bytes());
    if (!result.error)
      return std::nullopt;
    message = result.error->render(module->source);
    return result.error->kind;
  }

  Device device;
  std::string message;

private:
  std::unique_ptr<Module> module;
  std::unique_ptr<LoadedModule> loaded;
};

/// The product computed by `text`: its error, or whether it was correct.
struct Outcome {
  std::optional<ErrorKind> error;
  bool isRight = false;
  std::string message;
};

Outcome product(const std::string &text, uint64_t seed = 0) {
  Tensors tensors(text);
  const TensorMap a = tensors.matrix("A", m, k, m, k, elementA);
  const TensorMap b =
      tensors.matrix("B", n, k, n, k, [](int row, int column) { return elementB(column, row); });
  const uint64_t d = tensors.device.allocate(m * n * 4, "D");
  Outcome outcome;
  outcome.error = tensors.run(a, b, d, seed);
  outcome.message = tensors.message;
  if (outcome.error)
    return outcome;
  outcome.isRight = true;
  for (int row = 0; row < m; ++row)
    for (int column = 0; column < n; ++column) {
      int sum = 0;
      for (int i = 0; i < k; ++i)
        sum += elementA(row, i) * elementB(i, column);
      float value = 0;
      tensors.device.read(d + static_cast<uint64_t>(row * n + column) * 4, &value, 4);
      outcome.isRight &= value == static_cast<float>(sum);
    }
  return outcome;
}

void expectError(const std::string &text, ErrorKind kind, const std::string &words) {
  const Outcome outcome = product(text);
  ASSERT_TRUE(outcome.error) << "no error";
  EXPECT_EQ(nameOf(*outcome.error), std::string(nameOf(kind))) << outcome.message;
  EXPECT_NE(outcome.message.find(words), std::string::npos) << outcome.message;
}

} // namespace

TEST(MatrixTensor, ProductUnderAnySchedule) {
  for (uint64_t seed = 0; seed < 8; ++seed) {
    const Outcome outcome = product(multiply, seed);
    EXPECT_FALSE(outcome.error) << outcome.message;
    EXPECT_TRUE(outcome.isRight) << "seed " << seed;
  }
}

TEST(MatrixTensor, AnotherSwizzleIsAWrongProduct) {
  // A 64-byte swizzle in the descriptors, 128 bytes in the maps.
  const Outcome outcome = product(replaced(multiply, "0x4000004000010000", "0x8000004000010000"));
  EXPECT_FALSE(outcome.error) << outcome.message;
  EXPECT_FALSE(outcome.isRight);
}

TEST(MatrixTensor, AnotherStrideIsAWrongProduct) {
  // Rows 8 to 15 are read at the position of rows 4 to 11.
  const Outcome outcome = product(replaced(multiply, "0x4000004000010000", "0x4000002000010000"));
  EXPECT_FALSE(outcome.error) << outcome.message;
  EXPECT_FALSE(outcome.isRight);
}

TEST(MatrixTensor, MissingWait) {
  // Only the first warp runs after the copies, which are still in flight; the others may
  // run before, when nothing has been written yet.
  const std::string once = replaced(multiply, "@!%p bra WAIT;\n", "@!%first bra END;\n");
  const std::string first =
      replaced(replaced(once, "mbarrier.try_wait", "mbarrier.test_wait"), "shr.u32 %t, %s, 4;",
               "ld.shared.b32 %u, [%s];\nshr.u32 %t, %s, 4;");
  expectError(replaced(first, "ret;", "END:\nret;"), ErrorKind::AsyncNotWaited,
              "was written by an asynchronous copy (line");
  expectError(replaced(multiply,
                       "mbarrier.try_wait.parity.shared::cta.b64 %p, [%bar], 0;\n"
                       "@!%p bra WAIT;\n",
                       ""),
              ErrorKind::Poison, "stored to global memory ('D'");
}

TEST(MatrixTensor, BytesThatDoNotCome) {
  // A phase that expects one byte more never ends.
  expectError(replaced(multiply, "[%bar], 9216", "[%bar], 9217"), ErrorKind::Deadlock, "");
}

TEST(MatrixTensor, TileThatIsNotAligned) {
  expectError(replaced(multiply, "add.u32 %u, %s, 8192;", "add.u32 %u, %s, 8128;"),
              ErrorKind::Misaligned, "address of the tile: expected a multiple of 128");
}

TEST(MatrixTensor, MapOfAnotherRank) {
  expectError(replaced(replaced(multiply, "cp.async.bulk.tensor.2d", "cp.async.bulk.tensor.3d"),
                       "[%x, {%t, %t}]", "[%x, {%t, %t, %t}]"),
              ErrorKind::BadOperand, "the map has 2 dimensions, the instruction 3");
}

TEST(MatrixTensor, CoordinatesOfAnotherRankAreRefused) {
  std::string error;
  const auto module =
      parseModule("kernel.ptx", replaced(multiply, "[%x, {%t, %t}]", "[%x, {%t}]"), error);
  ASSERT_TRUE(module) << error;
  Device device;
  EXPECT_FALSE(LoadedModule::load(device, *module, error));
  EXPECT_NE(error.find("expected [map, {2 coordinates}]"), std::string::npos) << error;
}

/// A tile of 16 x 64 of one matrix goes to shared memory, whose first thread then
/// sends it to another: from row 8 and column 32 to row 4 and column 16.
const char *const move = R"(
.version 8.0
.target sm_90a
.address_size 64
.visible .entry kernel(.param .align 64 .b8 from[128], .param .align 64 .b8 to[128],
                       .param .u64 unused)
{
.reg .b64 %x, %y;
.reg .b32 %thread, %s, %bar, %c<4>;
.reg .pred %p, %first;
.shared .align 1024 .b8 tile[2048];
.shared .align 8 .b64 barrier;
mov.b64 %x, from;
cvta.param.u64 %x, %x;
mov.b64 %y, to;
cvta.param.u64 %y, %y;
mov.u32 %thread, %tid.x;
setp.ne.u32 %p, %thread, 0;
@%p bra END;
mov.u32 %s, tile;
mov.u32 %bar, barrier;
mov.b32 %c0, 32;
mov.b32 %c1, 8;
mov.b32 %c2, 16;
mov.b32 %c3, 4;
mbarrier.init.shared::cta.b64 [%bar], 1;
fence.mbarrier_init.release.cluster;
mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 2048;
cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
  [%s], [%x, {%c0, %c1}], [%bar];
WAIT:
mbarrier.try_wait.parity.shared::cta.b64 %p, [%bar], 0;
@!%p bra WAIT;
cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%y, {%c2, %c3}], [%s];
cp.async.bulk.commit_group;
cp.async.bulk.wait_group 0;
END:
ret;
}
)";

TEST(MatrixTensor, TileToAnotherTensor) {
  Tensors tensors(move);
  auto source = [](int row, int column) { return (row * 64 + column * 3) % 251 - 125; };
  // The source ends in the middle of the tile, at column 72; the destination at row 14.
  const TensorMap from = tensors.matrix("source", 40, 72, 16, 64, source);
  const TensorMap to = tensors.matrix("destination", 14, 96, 16, 64, [](int, int) { return 7; });
  EXPECT_FALSE(tensors.run(from, to, 0)) << tensors.message;
  for (int row = 0; row < 14; ++row)
    for (int column = 0; column < 96; ++column) {
      uint16_t found = 0;
      tensors.device.read(to.address + static_cast<uint64_t>(row * 96 + column) * 2, &found, 2);
      int expected = 7;
      if (row >= 4 && column >= 16 && column < 80) // in the tile: zero beyond the source
        expected = column + 16 < 72 ? source(row + 4, column + 16) : 0;
      ASSERT_EQ(found, bf16(expected)) << row << ", " << column;
    }
}
