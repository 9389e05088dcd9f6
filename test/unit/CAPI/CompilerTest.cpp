//===- CompilerTest.cpp - The compiler as a C library ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Artifacts in memory, messages as data, invalid calls, calls from several threads.
//
//===----------------------------------------------------------------------===//

#include "tttc/compiler.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

struct Free {
  void operator()(tttc_artifact *artifact) const { tttc_artifact_free(artifact); }
};

struct Compiled {
  Compiled(const std::string &text, const std::vector<tttc_option> &options) {
    tttc_artifact *made = nullptr;
    status =
        tttc_compile(text.data(), text.size(), "total.ttt", options.data(), options.size(), &made);
    artifact.reset(made);
    size_t count = 0, bytes = 0;
    const tttc_diagnostic *first = tttc_artifact_diagnostics(made, &count);
    messages.assign(first, first + count);
    if (const void *data = tttc_artifact_data(made, &bytes))
      this->data.assign(static_cast<const char *>(data), bytes);
  }
  tttc_status status;
  std::unique_ptr<tttc_artifact, Free> artifact;
  std::vector<tttc_diagnostic> messages;
  std::string data;
};

const std::string text = "layer total(d = 4) {\n  token x : [d], g\n  m = 0\n"
                         "  each token {\n    m = m + g * x\n    out = m\n  }\n}\n";

TEST(Compiler, TextsAndObjects) {
  Compiled dual(text, {{"emit", "dual"}, {"dim", "d=8"}});
  EXPECT_EQ(dual.status, TTTC_OK) << tttc_artifact_report(dual.artifact.get());
  EXPECT_NE(dual.data.find("tensor<?x8xf32>"), std::string::npos);
  EXPECT_EQ(std::strlen(dual.data.c_str()), dual.data.size());
  EXPECT_STREQ(tttc_artifact_header(dual.artifact.get()), "");

  Compiled object(text, {{"emit", "obj"}, {"backward", nullptr}});
  EXPECT_EQ(object.status, TTTC_OK) << tttc_artifact_report(object.artifact.get());
  EXPECT_EQ(object.data.substr(0, 4), "\x7f"
                                      "ELF");
  EXPECT_NE(std::strstr(tttc_artifact_header(object.artifact.get()), "tttc_kernel_total"), nullptr);
  EXPECT_TRUE(object.messages.empty());
  EXPECT_STREQ(tttc_artifact_report(object.artifact.get()), "");
}

TEST(Compiler, OnlyBundlesHaveObjects) {
  Compiled object(text, {{"emit", "obj"}});
  size_t count = 1;
  (void)tttc_artifact_objects(object.artifact.get(), &count);
  EXPECT_EQ(count, 0u);
  (void)tttc_artifact_objects(nullptr, &count);
  EXPECT_EQ(count, 0u);
}

TEST(Compiler, MessagesSayWhereAndWhatToDo) {
  std::string wrong = text;
  wrong.replace(wrong.find("g * x"), 5, "g * y");
  Compiled compiled(wrong, {});
  EXPECT_EQ(compiled.status, TTTC_ERROR_COMPILE);
  EXPECT_EQ(compiled.data, "");
  ASSERT_GE(compiled.messages.size(), 1u);
  const tttc_diagnostic &message = compiled.messages[0];
  EXPECT_EQ(message.severity, TTTC_SEVERITY_ERROR);
  EXPECT_STREQ(message.file, "total.ttt");
  EXPECT_EQ(message.line, 5u);
  EXPECT_EQ(message.column, 17u);
  EXPECT_EQ(message.end_line, 5u);
  EXPECT_EQ(message.end_column, 18u);
  EXPECT_STREQ(message.message, "unknown name `y`");
  EXPECT_STRNE(message.hint, "");
  EXPECT_STREQ(message.pass, "");
  EXPECT_NE(std::string(tttc_artifact_report(compiled.artifact.get()))
                .find("total.ttt:5:17: error: unknown name `y`\n    m = m + g * y\n"),
            std::string::npos);

  Compiled explained(text, {{"emit", "dual"}, {"explain", ""}});
  bool isFound = false;
  for (const tttc_diagnostic &remark : explained.messages)
    isFound |= remark.severity == TTTC_SEVERITY_REMARK &&
               std::string(remark.pass) == "ttt-classify-state-maps" && remark.line == 4;
  EXPECT_TRUE(isFound);
}

TEST(Compiler, CallsThatMakeNoSense) {
  for (const auto &[options, words] :
       {std::pair(std::vector<tttc_option>{{"from", "x"}}, "--from=x: there is no such option"),
        {{{"chunk", "0"}}, "--chunk=0: expected a whole number from 1 to 4096"},
        {{{"wrt", "x"}}, "--wrt=x: expected --backward beside it"},
        {{{"layer", "product"}}, "no layer 'product'; the file holds total"},
        {{{"backward", "maybe"}},
         "--backward=maybe: expected 1, true, yes or on, or 0, false, no or off"},
        {{{"allow-huge", "No"}},
         "--allow-huge=No: expected 1, true, yes or on, or 0, false, no or off"},
        {{{nullptr, "0"}}, "option 0: expected a name, found null"}}) {
    Compiled compiled(text, options);
    EXPECT_EQ(compiled.status, TTTC_ERROR_INVALID_ARGUMENT) << words;
    ASSERT_EQ(compiled.messages.size(), 1u);
    EXPECT_STREQ(compiled.messages[0].message, words);
    EXPECT_EQ(compiled.messages[0].line, 0u);
    EXPECT_STREQ(compiled.messages[0].file, "");
  }
  EXPECT_EQ(tttc_compile("", 0, "", nullptr, 0, nullptr), TTTC_ERROR_INVALID_ARGUMENT);
  for (auto [source, name, count] :
       {std::tuple<const char *, const char *, size_t>{nullptr, "n", 0},
        {"", nullptr, 0},
        {"", "n", 1}}) {
    tttc_artifact *artifact = nullptr;
    EXPECT_EQ(tttc_compile(source, 0, name, nullptr, count, &artifact),
              TTTC_ERROR_INVALID_ARGUMENT);
    EXPECT_EQ(tttc_artifact_data(artifact, nullptr), nullptr);
    EXPECT_STRNE(tttc_artifact_report(artifact), "");
    tttc_artifact_free(artifact);
  }
  tttc_artifact_free(nullptr);
}

TEST(Compiler, ValuesOfFlags) {
  const auto signature = [](const char *flag, const char *value) {
    Compiled compiled(text, {{"emit", "signature"}, {flag, value}});
    EXPECT_EQ(compiled.status, TTTC_OK) << tttc_artifact_report(compiled.artifact.get());
    return compiled.data;
  };
  const std::string plain = Compiled(text, {{"emit", "signature"}}).data;
  const std::string backward = signature("backward", nullptr);
  const std::string invariant = signature("invariant", "");
  EXPECT_NE(plain, backward);
  EXPECT_NE(plain, invariant);
  for (const char *value : {"1", "true", "yes", "on"}) {
    EXPECT_EQ(signature("backward", value), backward) << value;
    EXPECT_EQ(signature("invariant", value), invariant) << value;
  }
  for (const char *value : {"0", "false", "no", "off"})
    for (const char *flag : {"backward", "invariant", "allow-huge"})
      EXPECT_EQ(signature(flag, value), plain) << flag << "=" << value;
}

/// Its header includes the runtime's, so a program that links it links the runtime too.
TEST(Compiler, ThePackageRequiresThatOfTheRuntime) {
  std::ifstream package(TTTC_TEST_PACKAGE);
  ASSERT_TRUE(package.is_open()) << TTTC_TEST_PACKAGE;
  std::vector<std::string> required;
  for (std::string line; std::getline(package, line);)
    if (line.rfind("Requires: ", 0) == 0)
      required.push_back(line);
  ASSERT_EQ(required.size(), 1u);
  EXPECT_EQ(required[0].rfind("Requires: tttc = ", 0), 0u) << required[0];
}

TEST(Compiler, SeveralThreads) {
  const std::vector<tttc_option> options = {{"emit", "obj"}, {"decode", "4"}};
  const std::string expected = Compiled(text, options).data;
  std::vector<std::string> found(4);
  std::vector<std::thread> threads;
  for (std::string &mine : found)
    threads.emplace_back([&] { mine = Compiled(text, options).data; });
  for (std::thread &thread : threads)
    thread.join();
  for (const std::string &each : found)
    EXPECT_EQ(each, expected);
}

TEST(Compiler, BuildIdsAreDigits) {
  const std::string id = tttc_build_id();
  EXPECT_EQ(id.size(), 40u);
  EXPECT_EQ(id.find_first_not_of("0123456789abcdef"), std::string::npos) << id;
}

} // namespace
