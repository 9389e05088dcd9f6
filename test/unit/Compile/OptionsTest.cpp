//===- OptionsTest.cpp - The table of options ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Accepted and rejected values of each option, and combinations of options.
//
//===----------------------------------------------------------------------===//

#include "tttc/Compile/Compile.h"

#include <gtest/gtest.h>

using namespace tttc;

TEST(Options, ValuesAreTaken) {
  CompileOptions options;
  for (auto [name, text] : {std::pair("emit", "dual"), {"layer", "l"},       {"dim", "d=64"},
                            {"dim", "b=1e1"},          {"form", "primal"},   {"chunk", "8"},
                            {"dtype", "f16"},          {"products", "bf16"}, {"target", "sm_80"},
                            {"target-cpu", "znver4"},  {"backward", ""},     {"checkpoint", "3"},
                            {"tokens", "77"},          {"wrt", "q,k"},       {"decode", "5"},
                            {"context", "9"},          {"invariant", ""},    {"explain", "json"},
                            {"warpgroups", "64"},      {"allow-huge", ""},   {"time-passes", ""}})
    EXPECT_EQ(setOption(options, name, text), "");
  EXPECT_EQ(options.emit, "dual");
  EXPECT_EQ(options.layer, "l");
  EXPECT_EQ(options.dims, (dsl::DimEnv{{"b", 10}, {"d", 64}}));
  EXPECT_EQ(options.form, Form::Primal);
  EXPECT_EQ(options.chunk, 8);
  EXPECT_EQ(options.dtype, Dtype::F16);
  EXPECT_EQ(options.target, "sm_80");
  EXPECT_EQ(options.targetCpu, "znver4");
  EXPECT_EQ(options.checkpoint->period, 3);
  EXPECT_EQ(options.tokens, 77);
  EXPECT_EQ(options.wrt, "q,k");
  EXPECT_EQ(options.decode, 5);
  EXPECT_EQ(options.context, 9);
  EXPECT_EQ(options.warpgroups, 64);
  EXPECT_TRUE(options.backward && options.invariant && options.explain && options.isJson &&
              options.allowHuge && options.timePasses);
  EXPECT_EQ(describeOptions(options),
            "--dtype=f16 --products=bf16 --form=primal --chunk=8 --warpgroups=64 --backward "
            "--checkpoint=3 --wrt=q,k --decode=5 --context=9 "
            "--invariant");
}

TEST(Options, WhatIsReadIsWrittenAndReadAgain) {
  CompileOptions others; // beside which each option is written
  for (auto [name, text] : {std::pair("backward", ""), {"checkpoint", "auto"}, {"decode", "1"}})
    EXPECT_EQ(setOption(others, name, text), "");
  for (const OptionInfo &info : compileOptions()) {
    int taken = 0;
    for (const char *text : {"", "3", "bf16", "primal", "d=64", "q,k", "json"}) {
      CompileOptions given = others, again = others;
      if (bool(*text) != bool(*info.value) || !setOption(given, info.name, text).empty())
        continue;
      ++taken;
      EXPECT_EQ(info.values(given), std::vector<std::string>{text}) << info.name;
      EXPECT_EQ(setOption(again, info.name, info.values(given).at(0)), "");
      EXPECT_EQ(commandLine(again), commandLine(given)) << info.name;
    }
    EXPECT_GT(taken, 0) << info.name << ": none of the values above is one";
  }
}

TEST(Options, ValuesThatMakeNoSense) {
  for (auto [name, text, problem] : {
           std::tuple("form", "both", "--form=both: expected auto, primal or dual"),
           {"dtype", "f8", "--dtype=f8: expected f32, f64, bf16 or f16"},
           {"chunk", "0", "--chunk=0: expected a whole number from 1 to 4096"},
           {"chunk", "x", "--chunk=x: expected a whole number from 1 to 4096"},
           {"decode", "4097", "--decode=4097: expected a whole number from 1 to 4096"},
           {"wrt", "", "--wrt: expected names of inputs with a comma between them, q,k,W1"},
           {"wrt", "q,,k",
            "--wrt=q,,k: expected names of inputs with a comma between them, q,k,W1"},
           {"wrt", "q,", "--wrt=q,: expected names of inputs with a comma between them, q,k,W1"},
           {"wrt", "q, \t",
            "--wrt=q, \t: expected names of inputs with a comma between them, q,k,W1"},
           {"wrt", "q, k ,\tk", "--wrt=q, k ,\tk: expected each name once; 'k' is given twice"},
           {"wrt", "q,k,q", "--wrt=q,k,q: expected each name once; 'q' is given twice"},
           {"tokens", "-1", "--tokens=-1: expected a whole number from 1 to 2^40"},
           {"context", "1073741825",
            "--context=1073741825: expected a whole number from 1 to 2^30"},
           {"checkpoint", "0",
            "--checkpoint=0: expected none, auto or a number of mini-batches "
            "up to 65536"},
           {"dim", "d", "--dim=d: expected NAME=NUMBER"},
           {"dim", "d=nan", "--dim=d=nan: expected NAME=NUMBER"},
           {"what", "x", "--what=x: there is no such option"},
       }) {
    CompileOptions options;
    EXPECT_EQ(setOption(options, name, text), problem);
  }
  CompileOptions options;
  EXPECT_EQ(setOption(options, "dim", "d=4"), "");
  EXPECT_EQ(setOption(options, "dim", "d=4"),
            "--dim=d=4: expected each name once; 'd' is 4 already");
}

TEST(Options, TogetherTheyMakeNoSense) {
  auto problemOf = [](auto... options) {
    CompileOptions all;
    for (auto [name, text] : {options...})
      EXPECT_EQ(setOption(all, name, text), "");
    return checkTogether(all);
  };
  using Pair = std::pair<const char *, const char *>;
  EXPECT_EQ(problemOf(Pair("emit", "dual")), "");
  EXPECT_EQ(problemOf(Pair("wrt", "q")), "--wrt=q: expected --backward beside it");
  EXPECT_EQ(problemOf(Pair("wrt", "q"), Pair("emit", "backward")), "");
  EXPECT_EQ(problemOf(Pair("context", "4")), "--context=4: expected --decode beside it");
  EXPECT_EQ(problemOf(Pair("dtype", "bf16")), "");
  EXPECT_EQ(problemOf(Pair("dtype", "bf16"), Pair("target", "halide")),
            "--dtype=bf16: expected f32 or f64");
  EXPECT_EQ(problemOf(Pair("products", "bf16"), Pair("dtype", "bf16")), "");
  EXPECT_EQ(problemOf(Pair("products", "bf16"), Pair("target", "sm_80")),
            "--products=bf16: is for CPUs by LLVM, not for Halide, PyTorch and GPUs, which round "
            "operands "
            "to --dtype");
  EXPECT_EQ(problemOf(Pair("products", "bf16"), Pair("dtype", "f64")),
            "--products=bf16: expected no --dtype=f64 beside it");
  EXPECT_EQ(problemOf(Pair("products", "bf16"), Pair("invariant", "")),
            "--products=bf16: expected no --invariant beside it: rounding depends on the number of "
            "rows");
  for (const char *target : {"sm_80", "sm_100a", "halide"})
    EXPECT_EQ(problemOf(Pair("warpgroups", "32"), Pair("target", target)),
              "--warpgroups=32: is for GPUs with wgmma; expected --target=sm_90a beside it");
  EXPECT_EQ(problemOf(Pair("warpgroups", "32")),
            "--warpgroups=32: is for GPUs with wgmma; expected --target=sm_90a beside it");
  EXPECT_EQ(problemOf(Pair("warpgroups", "32"), Pair("target", "sm_90a")), "");
  EXPECT_EQ(problemOf(Pair("warpgroups", "32"), Pair("target", "sm_90a"), Pair("invariant", "")),
            "--warpgroups=32: expected no --invariant beside it: the order of sums depends on the "
            "number of rows");
  EXPECT_EQ(problemOf(Pair("emit", "ptx")),
            "--emit=ptx: expected --target=sm_80, sm_86, sm_89, sm_90, sm_90a, sm_100, sm_100a, "
            "sm_120 or sm_120a beside it");
  EXPECT_EQ(problemOf(Pair("emit", "bundle")),
            "--emit=bundle: expected --target=halide or halide:MACHINE beside it");
  EXPECT_EQ(problemOf(Pair("emit", "obj"), Pair("target", "sm_80")),
            "--emit=obj: is not for sm_80; expected tile, nvvm, ptx, cubin or so beside --target");
  EXPECT_EQ(problemOf(Pair("emit", "torch"), Pair("invariant", "")),
            "--invariant: expected no --emit=torch beside it; what is written takes whole "
            "sequences");
}
