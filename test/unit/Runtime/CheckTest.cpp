//===- CheckTest.cpp - Calls that must be rejected ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One test per rule: the status, the part of the message that tells the caller
// what to change, and that nothing was written.
//
//===----------------------------------------------------------------------===//

#include "TestCall.h"

using namespace tttc::runtime::test;

/// Runs a call and expects an error whose message contains `words`, and no writes.
static void expectRefused(EmaCall &call, tttc_status status, const std::string &words) {
  std::vector<double> out = call.out, final = call.final, group = call.group;
  std::vector<double> x = call.x, initial = call.initial;
  EXPECT_EQ(call.run(), status) << tttc_last_error();
  EXPECT_NE(std::string(tttc_last_error()).find(words), std::string::npos) << tttc_last_error();
  EXPECT_EQ(call.out, out);
  EXPECT_EQ(call.final, final);
  EXPECT_EQ(call.group, group);
  EXPECT_EQ(call.x, x);
  EXPECT_EQ(call.initial, initial);
}

TEST(Check, UnknownName) {
  EmaCall call(1, 1, 2);
  call.args[0].name = "y";
  expectRefused(call, TTTC_ERROR_INVALID_ARGUMENT,
                "ema: expected the tensors x, gate, w, bias, S, S_final, out, group, found 'y'");
}

TEST(Check, NullName) {
  EmaCall call(1, 1, 2);
  call.args[1].name = nullptr;
  expectRefused(call, TTTC_ERROR_INVALID_ARGUMENT, "ema: argument 1 has no name");
}

TEST(Check, NameGivenTwice) {
  EmaCall call(1, 1, 2);
  call.args.push_back(call.args[3]);
  expectRefused(call, TTTC_ERROR_INVALID_ARGUMENT, "ema: tensor 'bias' is given twice");
}

TEST(Check, NamesMissing) {
  EmaCall call(1, 1, 2);
  call.args.erase(call.args.begin() + 1, call.args.begin() + 3);
  expectRefused(call, TTTC_ERROR_INVALID_ARGUMENT,
                "ema: expected 8 tensors, these are not given: gate, w");
}

TEST(Check, Dtype) {
  EmaCall call(1, 1, 2);
  call.tensor("x").dtype = TTTC_F32;
  expectRefused(call, TTTC_ERROR_DTYPE, "ema: tensor 'x': expected dtype f64, found f32");
}

TEST(Check, UnknownDtype) {
  EmaCall call(1, 1, 2);
  call.tensor("x").dtype = 77;
  expectRefused(call, TTTC_ERROR_DTYPE, "expected dtype f64, found an unknown dtype");
}

TEST(Check, Rank) {
  EmaCall call(1, 1, 2);
  call.tensor("x").rank = 3;
  expectRefused(call, TTTC_ERROR_SHAPE,
                "'x': expected rank 4 (an axis for each of B, H, T, and 1 inner ones), found 3");
  EmaCall huge(1, 1, 2);
  huge.tensor("w").rank = 4000000000u;
  expectRefused(huge, TTTC_ERROR_SHAPE, "'w': expected rank 2");
}

TEST(Check, InnerShape) {
  EmaCall call(1, 1, 2);
  call.tensor("w").shape[1] = 5;
  expectRefused(call, TTTC_ERROR_SHAPE, "'w': expected length 4 of inner axis 0, found 5");
}

TEST(Check, LeadingAxesAgree) {
  EmaCall batch(2, 3, 4);
  batch.tensor("S").shape[0] = 1;
  expectRefused(batch, TTTC_ERROR_SHAPE,
                "'S': expected length 2 of axis B to agree with 'x', found 1");
  EmaCall heads(2, 3, 4);
  heads.tensor("w").shape[0] = 4;
  expectRefused(heads, TTTC_ERROR_SHAPE,
                "'w': expected length 3 of axis H to agree with 'x', found 4");
  EmaCall tokens(2, 3, 4);
  tokens.tensor("gate").shape[1] = 3;
  expectRefused(tokens, TTTC_ERROR_SHAPE,
                "'gate': expected length 4 of axis T to agree with 'x', found 3");
  EmaCall groups(2, 3, 5);
  groups.tensor("group").shape[2] = 5;
  expectRefused(groups, TTTC_ERROR_SHAPE,
                "'group': expected length 3 of axis T to agree with 'x', found 5");
}

TEST(Check, NegativeLength) {
  EmaCall call(1, 1, 2);
  call.tensor("x").shape[2] = -2;
  expectRefused(call, TTTC_ERROR_SHAPE, "'x': axis T has negative length -2");
}

TEST(Check, HeadsTheKernelWasCompiledFor) {
  KernelPtr kernel = openLinked(tttc_kernel_head_sum);
  float x[4] = {}, out[1] = {-1};
  const int64_t xShape[] = {1, 4, 1}, outShape[] = {1, 1};
  EXPECT_EQ(runWithWorkspace(kernel.get(),
                             {{"x", tttc_tensor_dense(x, TTTC_F32, 3, xShape)},
                              {"out", tttc_tensor_dense(out, TTTC_F32, 2, outShape)}},
                             1, 1, 4, 1),
            TTTC_ERROR_SHAPE);
  EXPECT_STREQ(tttc_last_error(), "head_sum: expected length 3 of axis H, which the kernel was "
                                  "compiled for, found 4");
  EXPECT_EQ(out[0], -1);
}

TEST(Check, InnerAxesDense) {
  EmaCall call(1, 1, 2);
  call.tensor("x").strides[3] = 2;
  expectRefused(call, TTTC_ERROR_STRIDE,
                "'x': expected dense inner axes, so stride 1 on inner axis 0, found 2");
}

TEST(Check, NegativeStride) {
  EmaCall call(2, 2, 2);
  call.tensor("gate").strides[1] = -1;
  expectRefused(call, TTTC_ERROR_STRIDE,
                "'gate': expected strides of at least 0, found -1 on axis T");
}

TEST(Check, OutputOverlapsItself) {
  EmaCall zero(2, 2, 2);
  zero.tensor("out").strides[1] = 0;
  expectRefused(zero, TTTC_ERROR_STRIDE,
                "output 'out' overlaps itself: expected a stride of at least 1 on axis H, found 0");
  EmaCall window(2, 2, 2);
  window.tensor("out").strides[2] = 3;
  expectRefused(window, TTTC_ERROR_STRIDE,
                "output 'out' overlaps itself: expected a stride of at least 4 on axis T, found 3");
}

TEST(Check, BeyondTheAddressSpace) {
  EmaCall product(3, 2, 2);
  product.tensor("x").strides[0] = INT64_MAX / 2 + 1;
  expectRefused(product, TTTC_ERROR_STRIDE, "'x' reaches beyond the address space");
  EmaCall bytes(2, 2, 2);
  bytes.tensor("x").strides[0] = INT64_MAX / 4;
  expectRefused(bytes, TTTC_ERROR_STRIDE, "'x' reaches beyond the address space");
}

TEST(Check, NullData) {
  EmaCall call(1, 1, 2);
  call.tensor("bias").data = nullptr;
  expectRefused(call, TTTC_ERROR_INVALID_ARGUMENT, "'bias': expected data, found null");
}

TEST(Check, Alignment) {
  EmaCall call(1, 1, 2);
  call.tensor("w").data = reinterpret_cast<char *>(call.w.data()) + 4;
  expectRefused(call, TTTC_ERROR_ALIGNMENT, "'w': expected data aligned to 8 bytes");
}

TEST(Check, OutputOverlapsInput) {
  EmaCall call(1, 1, 4);
  call.tensor("out").data = call.x.data();
  expectRefused(call, TTTC_ERROR_OVERLAP,
                "ema: output 'out' overlaps 'x' in memory, or lies between its rows (only a final "
                "state may share its initial "
                "state's buffer, exactly)");
}

TEST(Check, OutputOverlapsOutput) {
  EmaCall call(1, 1, 4);
  call.tensor("group").data = call.out.data() + 14;
  expectRefused(call, TTTC_ERROR_OVERLAP, "output 'out' overlaps 'group'");
}

TEST(Check, NeighboursDoNotOverlap) {
  EmaCall call(1, 1, 4);
  std::vector<double> both(8, 0.5);
  call.tensor("S").data = both.data();
  call.tensor("S_final").data = both.data() + 4;
  EXPECT_EQ(call.run(), TTTC_OK) << tttc_last_error();
}

TEST(Check, FinalStateInPlaceOnlyExactly) {
  EmaCall shifted(2, 2, 3);
  shifted.initial.resize(20);
  shifted.tensor("S").data = shifted.initial.data();
  shifted.tensor("S_final").data = shifted.initial.data() + 4;
  expectRefused(shifted, TTTC_ERROR_OVERLAP, "output 'S_final' overlaps 'S'");
  EmaCall transposed(2, 2, 3);
  transposed.tensor("S_final").data = transposed.initial.data();
  std::swap(transposed.tensor("S_final").strides[0], transposed.tensor("S_final").strides[1]);
  expectRefused(transposed, TTTC_ERROR_OVERLAP, "output 'S_final' overlaps 'S'");
}

TEST(Check, NullArguments) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall call(1, 1, 1);
  tttc_run_options options = optionsOf(1);
  const tttc_argument *args = call.args.data();
  EXPECT_EQ(tttc_run(nullptr, TTTC_ENTRY_FORWARD, args, 8, &options), TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, nullptr, 8, &options),
            TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args, 8, nullptr),
            TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(), "tttc_run: expected a kernel, arguments and options, found null");
  options.struct_size = 8;
  EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args, 8, &options),
            TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(), "tttc_run: expected options of 88 bytes, found 8");
}

/// A caller that was compiled with a newer runtime.h but uses none of its new fields.
TEST(Check, LongerOptions) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  EmaCall call(1, 1, 1);
  struct {
    tttc_run_options known;
    uint64_t more;
  } options = {optionsOf(1), 0};
  options.known.struct_size = sizeof(options);
  const tttc_argument *args = call.args.data();
  EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args, 8, &options.known),
            TTTC_ERROR_WORKSPACE);
  options.more = 1;
  EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_FORWARD, args, 8, &options.known),
            TTTC_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(tttc_last_error(),
               "tttc_run: expected options of 88 bytes, found 96, of a newer runtime");
}

TEST(Check, EntryTheKernelLacks) {
  KernelPtr kernel = openLinked(tttc_kernel_ema);
  tttc_run_options options = optionsOf(1);
  EXPECT_EQ(tttc_run(kernel.get(), TTTC_ENTRY_BACKWARD, nullptr, 0, &options),
            TTTC_ERROR_UNSUPPORTED);
  EXPECT_STREQ(tttc_last_error(),
               "kernel 'ema' has no backward entry: compile the layer with --backward");
  const std::pair<int, const char *> lacking[] = {
      {TTTC_ENTRY_DECODE, "kernel 'ema' has no decode entry: compile the layer with --decode=N"},
      {TTTC_ENTRY_SAVE, "kernel 'ema' has no save entry: compile the layer with --backward"},
      {TTTC_ENTRY_PREFILL, "kernel 'ema' has no prefill entry: compile the layer with --decode=N"},
      {TTTC_ENTRY_SUMMARY, "kernel 'ema' has no summary entry: compile the layer with --segments"},
      {TTTC_ENTRY_SUMMARY + 1,
       "kernel 'ema': expected the kind of an entry, a number from 0 to 5, found 6"}};
  for (auto [kind, message] : lacking) {
    EXPECT_EQ(tttc_kernel_entry(kernel.get(), static_cast<tttc_entry_kind>(kind)), nullptr);
    EXPECT_STREQ(tttc_last_error(), message);
  }
}
