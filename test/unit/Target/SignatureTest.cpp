//===- SignatureTest.cpp - Signatures read from attributes ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Entries and tensors of modules whose functions have `ttt` and `tile` attributes.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Signature.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/runtime.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace tttc;

namespace {

class Signatures : public testing::Test {
protected:
  Signatures() { context.loadDialect<func::FuncDialect, ttt::TTTDialect, tile::TileDialect>(); }

  std::vector<EntrySignature> read(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    return module ? readEntries(*module) : std::vector<EntrySignature>();
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

using Shape = std::vector<int64_t>;

TEST_F(Signatures, TensorsOfAnEntry) {
  auto entries = read(R"(module attributes {ttt.layer = #ttt.layer<causal = true, heads = 3>} {
    func.func @l(%k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT, stored = bf16>},
                 %w: tensor<4xf64> {ttt.tensor = #ttt.tensor<"w", param>},
                 %n: tensor<i64> {ttt.tensor = #ttt.tensor<"position", position, B>},
                 %r: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BT, block = 16>})
        -> (tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"saved_1", saved, BT, block = -5>})
        attributes {ttt.flops_per_token = 7.0 : f64,
                    ttt.entry = #ttt.entry<decode, max_tokens = 9, max_length = 99>} {
      return %r : tensor<?x2xf32>
    }})");
  ASSERT_EQ(entries.size(), 1u);
  const EntrySignature &entry = entries[0];
  EXPECT_EQ(entry.function, "l");
  EXPECT_EQ(entry.kind, uint32_t(TTTC_ENTRY_DECODE));
  EXPECT_EQ(entry.heads, 3);
  EXPECT_EQ(entry.maxTokens, 9);
  EXPECT_EQ(entry.maxLength, 99);
  EXPECT_EQ(entry.flopsPerToken, 7.0);
  EXPECT_EQ(entry.taskAxes, uint32_t(TTTC_AXIS_BATCH | TTTC_AXIS_HEAD));
  ASSERT_EQ(entry.tensors.size(), 5u);
  const SignatureTensor &k = entry.tensors[0], &w = entry.tensors[1], &n = entry.tensors[2],
                        &restored = entry.tensors[3], &saved = entry.tensors[4];
  EXPECT_EQ(k.name, "k");
  EXPECT_EQ(k.role, uint32_t(TTTC_TOKEN));
  EXPECT_EQ(k.dtype, uint32_t(TTTC_BF16)); // as stored, not as computed
  EXPECT_EQ(k.axes, uint32_t(TTTC_AXIS_BATCH | TTTC_AXIS_HEAD | TTTC_AXIS_TIME));
  EXPECT_EQ(k.timeBlock, 1);
  EXPECT_EQ(k.innerShape, Shape{8});
  EXPECT_FALSE(k.isOutput);
  EXPECT_EQ(w.dtype, uint32_t(TTTC_F64));
  EXPECT_EQ(w.axes, 0u);
  EXPECT_EQ(w.innerShape, Shape{4});
  EXPECT_EQ(n.role, uint32_t(TTTC_POSITION));
  EXPECT_EQ(n.dtype, uint32_t(TTTC_I64));
  EXPECT_EQ(n.innerShape, Shape{});
  EXPECT_EQ(restored.role, uint32_t(TTTC_RESTORED));
  EXPECT_EQ(restored.timeBlock, 16);
  EXPECT_EQ(restored.innerShape, Shape{2}); // T is an axis of the call
  EXPECT_EQ(saved.role, uint32_t(TTTC_SAVED));
  EXPECT_EQ(saved.timeBlock, -5);
  EXPECT_TRUE(saved.isOutput);
}

TEST_F(Signatures, EveryRoleAndKind) {
  const std::pair<ttt::Role, uint32_t> roles[] = {
      {ttt::Role::Token, TTTC_TOKEN},         {ttt::Role::Param, TTTC_PARAM},
      {ttt::Role::State, TTTC_STATE_INITIAL}, {ttt::Role::Final, TTTC_STATE_FINAL},
      {ttt::Role::Out, TTTC_OUTPUT},          {ttt::Role::Probe, TTTC_PROBE},
      {ttt::Role::Saved, TTTC_RESTORED},      {ttt::Role::Cotangent, TTTC_COTANGENT},
      {ttt::Role::Gradient, TTTC_GRADIENT},   {ttt::Role::Internal, TTTC_INTERNAL},
      {ttt::Role::Position, TTTC_POSITION},   {ttt::Role::Decay, TTTC_STATE_DECAY},
      {ttt::Role::Map, TTTC_STATE_MAP}};
  ASSERT_EQ(std::size(roles), size_t(ttt::getMaxEnumValForRole()) + 1);
  for (auto [role, expected] : roles) {
    const std::string name = ttt::stringifyRole(role).str();
    auto entries = read("func.func @l(%x: tensor<f32> {ttt.tensor = #ttt.tensor<\"x\", " + name +
                        ", B>}) { return }");
    ASSERT_EQ(entries.size(), 1u) << name;
    // A tensor between stages makes the entry one of stages.
    const auto &tensors =
        role == ttt::Role::Internal ? entries[0].stages.at(0).tensors : entries[0].tensors;
    EXPECT_EQ(tensors.at(0).role, expected) << name;
  }
  const std::pair<ttt::EntryKind, uint32_t> kinds[] = {
      {ttt::EntryKind::Forward, TTTC_ENTRY_FORWARD},
      {ttt::EntryKind::Save, TTTC_ENTRY_SAVE},
      {ttt::EntryKind::Backward, TTTC_ENTRY_BACKWARD},
      {ttt::EntryKind::Prefill, TTTC_ENTRY_PREFILL},
      {ttt::EntryKind::Decode, TTTC_ENTRY_DECODE},
      {ttt::EntryKind::Summary, TTTC_ENTRY_SUMMARY}};
  ASSERT_EQ(std::size(kinds), size_t(ttt::getMaxEnumValForEntryKind()) + 1);
  for (auto [kind, expected] : kinds) {
    const std::string name = ttt::stringifyEntryKind(kind).str();
    auto entries = read("func.func @l(%x: tensor<f32> {ttt.tensor = #ttt.tensor<\"x\", param>}) "
                        "attributes {ttt.entry = #ttt.entry<" +
                        name + ">} { return }");
    ASSERT_EQ(entries.size(), 1u) << name;
    EXPECT_EQ(entries[0].kind, expected) << name;
  }
}

TEST_F(Signatures, StagesAreSortedByWhatTheyPassOn) {
  auto entries = read(R"(
    func.func @l_join(%u: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"u", internal, BT>})
        -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BT>})
        attributes {ttt.entry = #ttt.entry<forward, stage = "join">} {
      return %u : tensor<?x8xf32>
    }
    func.func @l(%x: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
        -> (tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"u", internal, BHT>}) {
      return %x : tensor<?x4xf32>
    })");
  ASSERT_EQ(entries.size(), 1u);
  ASSERT_EQ(entries[0].stages.size(), 2u);
  EXPECT_EQ(entries[0].stages[0].function, "l");
  EXPECT_EQ(entries[0].stages[1].function, "l_join");
  ASSERT_EQ(entries[0].tensors.size(), 2u);
  EXPECT_EQ(entries[0].tensors[0].name, "x");
  EXPECT_EQ(entries[0].tensors[1].name, "out");
  ASSERT_EQ(entries[0].internals.size(), 1u);
  EXPECT_EQ(entries[0].internals[0].innerShape, Shape{8}); // the heads side by side
}

TEST_F(Signatures, SizesOfLaunchesAndWorkspaces) {
  KernelSignature signature;
  signature.entries = read(R"(
    func.func @a(%x: tensor<f32> {ttt.tensor = #ttt.tensor<"x", param>}) attributes {
        tile.launch = #tile.launch<warps = 4, elements = 9, shared = 100, spilled = 8,
                                   workspace = 24, workspace_per_token = 2>} { return }
    func.func @b(%x: tensor<f32> {ttt.tensor = #ttt.tensor<"x", param>}) attributes {
        ttt.entry = #ttt.entry<save>,
        ttt.workspace = #ttt.workspace<64, alignment = 32, per_token = 3>} { return })");
  takeSizes(*module, signature);
  ASSERT_EQ(signature.entries.size(), 2u);
  const EntrySignature &device = signature.entries[0], &cpu = signature.entries[1];
  EXPECT_EQ(device.blockThreads, 128);
  EXPECT_EQ(device.sharedBytes, 100);
  EXPECT_EQ(device.workspaceBytes, 24);
  EXPECT_EQ(device.workspaceBytesPerToken, 2);
  EXPECT_EQ(device.workspaceAlignment, 16);
  EXPECT_EQ(cpu.blockThreads, 0);
  EXPECT_EQ(cpu.workspaceBytes, 64);
  EXPECT_EQ(cpu.workspaceBytesPerToken, 3);
  EXPECT_EQ(cpu.workspaceAlignment, 32);
}

TEST_F(Signatures, OutputsThatHeadsShare) {
  const auto shared = [&](const std::string &role, const std::string &axes) {
    read("func.func @l(%x: tensor<?xf32> {ttt.tensor = #ttt.tensor<\"x\", token, BHT>}) -> "
         "(tensor<?xf32> {ttt.tensor = #ttt.tensor<\"y\", " +
         role + ", " + axes + ">}) { return %x : tensor<?xf32> }");
    return findSharedOutput(*module);
  };
  EXPECT_EQ(shared("out", "BT"), "y");
  EXPECT_EQ(shared("out", "BHT"), std::nullopt);
  EXPECT_EQ(shared("final", "BT"), std::nullopt); // the runtime takes that of the first head
}

} // namespace
