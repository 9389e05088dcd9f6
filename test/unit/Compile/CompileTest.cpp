//===- CompileTest.cpp - In-process compilation ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Artifacts in memory, messages as data, and progress callbacks.
//
//===----------------------------------------------------------------------===//

#include "tttc/Compile/Compile.h"

#include <gtest/gtest.h>

using namespace tttc;

namespace {

const std::string text = "layer fast(d = 4) {\n"
                         "  token q, k : [d]\n"
                         "  learner f(x) {\n"
                         "    state S : [d, d] = 0\n"
                         "    return x @ S\n"
                         "  }\n"
                         "  each token {\n"
                         "    S = S + outer(k, k)\n"
                         "    out = f(q)\n"
                         "  }\n"
                         "}\n";

struct Log : Observer {
  void diagnose(const Diagnostic &diagnostic) override { messages.push_back(diagnostic); }
  void stage(const llvm::Twine &name) override {
    if (!name.isTriviallyEmpty())
      stages.push_back(name.str());
  }
  void expectPasses(mlir::OpPassManager &passes) override { expected += passes.size(); }
  std::vector<Diagnostic> messages;
  std::vector<std::string> stages;
  size_t expected = 0;
};

CompileOptions optionsFor(const char *emit) {
  CompileOptions options;
  options.emit = emit;
  options.targetCpu = "x86-64-v3";
  return options;
}

TEST(Compile, ArtifactsLieInMemory) {
  for (auto [emit, suffix, begin] : {std::tuple("ast", "", "layer fast"),
                                     std::tuple("core", "", "stage fast"),
                                     {"dual", "", "module"},
                                     {"tiled", "", "module"},
                                     {"linalg", "", "#map"},
                                     {"signature", "", "// Layer fast"},
                                     {"llvm", "", "; ModuleID"},
                                     {"torch", "", "import"},
                                     {"asm", ".s", "\t"},
                                     {"obj", ".o",
                                      "\x7f"
                                      "ELF"},
                                     {"so", ".so",
                                      "\x7f"
                                      "ELF"}}) {
    Log log;
    ArtifactPtr artifact = compile(text, "fast.ttt", optionsFor(emit), log);
    ASSERT_TRUE(artifact) << emit;
    EXPECT_EQ(artifact->suffix, suffix);
    EXPECT_EQ(artifact->bytes.substr(0, std::string(begin).size()), begin) << emit;
    EXPECT_TRUE(log.messages.empty()) << log.messages[0].text;
    const bool isObject = artifact->suffix == ".o" || artifact->suffix == ".so";
    EXPECT_EQ(artifact->header.find("tttc_kernel_fast") != std::string::npos, isObject) << emit;
  }
}

TEST(Compile, TheSameBytesEachTime) {
  Log log;
  CompileOptions options = optionsFor("obj");
  options.backward = true;
  options.decode = 4;
  ArtifactPtr first = compile(text, "fast.ttt", options, log);
  ASSERT_TRUE(first);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(compile(text, "fast.ttt", options, log)->bytes, first->bytes);
  EXPECT_EQ(first->signature.options, describeOptions(options));
  EXPECT_EQ(first->signature.layer, "fast");
}

TEST(Compile, MessagesSayWhere) {
  Log log;
  std::string wrong = text;
  wrong.replace(wrong.find("outer(k, k)"), 11, "outer(k, z)");
  EXPECT_FALSE(compile(wrong, "fast.ttt", optionsFor("so"), log));
  ASSERT_EQ(log.messages.size(), 1u);
  const Diagnostic &message = log.messages[0];
  EXPECT_EQ(message.severity, Diagnostic::Error);
  EXPECT_FALSE(message.isUsage);
  EXPECT_EQ(message.file, "fast.ttt");
  EXPECT_EQ(message.begin.line, 8u);
  EXPECT_EQ(message.begin.column, 22u);
  EXPECT_EQ(message.end.column, 23u);
  EXPECT_NE(message.message.find("`z`"), std::string::npos) << message.message;
  EXPECT_EQ(message.text.find("fast.ttt:8:22: error: " + message.message + "\n    S = S +"), 0u)
      << message.text;
}

TEST(Compile, RemarksOfPassesSayWhere) {
  Log log;
  CompileOptions options = optionsFor("dual");
  options.explain = true;
  ASSERT_TRUE(compile(text, "fast.ttt", options, log));
  auto found = llvm::find_if(log.messages, [](const Diagnostic &message) {
    return message.message == "dual form: all tokens of a mini-batch at once";
  });
  ASSERT_NE(found, log.messages.end());
  EXPECT_EQ(found->severity, Diagnostic::Remark);
  EXPECT_EQ(found->begin.line, 7u);
  EXPECT_EQ(found->pass, "ttt-rewrite-dual-form");
  EXPECT_EQ(found->text, "fast.ttt:7:3: remark: [ttt-rewrite-dual-form] " + found->message +
                             "\n  each token {\n  ^\n");
}

TEST(Compile, OptionsThatMakeNoSense) {
  for (auto [emit, cpu, problem] : {std::tuple("what", "native", "--emit=what: expected ast"),
                                    {"so", "nonesuch", "--target-cpu: unknown CPU 'nonesuch'"}}) {
    Log log;
    CompileOptions options = optionsFor(emit);
    options.targetCpu = cpu;
    EXPECT_FALSE(compile(text, "fast.ttt", options, log));
    ASSERT_EQ(log.messages.size(), 1u);
    EXPECT_TRUE(log.messages[0].isUsage);
    EXPECT_EQ(log.messages[0].begin.line, 0u);
    EXPECT_EQ(log.messages[0].message.find(problem), 0u) << log.messages[0].message;
    EXPECT_EQ(log.messages[0].text, "error: " + log.messages[0].message + "\n");
  }
}

TEST(Compile, WhoWatches) {
  Log log;
  ASSERT_TRUE(compile(text, "fast.ttt", optionsFor("so"), log));
  EXPECT_EQ(log.stages,
            (std::vector<std::string>{"optimising LLVM IR", "generating machine code", "linking"}));
  EXPECT_GT(log.expected, 20u);
}

} // namespace
