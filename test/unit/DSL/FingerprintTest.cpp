//===- FingerprintTest.cpp - Hashes of programs ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hash by which a kernel is matched to its text.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Fingerprint.h"

#include "tttc/DSL/Parser.h"
#include "tttc/DSL/Sema.h"

#include <gtest/gtest.h>

using namespace tttc::dsl;

/// Returns the hash of the last layer of a text, checked as in a compilation or only parsed.
static std::string hashOf(const std::string &text, bool isChecked = true) {
  Source source("a.ttt", text);
  Diagnostics diags(source);
  std::unique_ptr<File> file = parse(source, diags);
  if (isChecked)
    check(*file, diags);
  EXPECT_FALSE(diags.hasErrors()) << diags.render();
  return programHash(*file->layers.back());
}

static const char *const program = "layer a(d = 4) {\n"
                                   "  token q : [d]\n"
                                   "  learner f(x) {\n"
                                   "    state W : [d]\n"
                                   "    return x * W\n"
                                   "  }\n"
                                   "  each token {\n"
                                   "    W = W + 0.5 * q\n"
                                   "    out = f(q)\n"
                                   "  }\n"
                                   "}\n";

static std::string with(std::string text, const std::string &from, const std::string &to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST(Fingerprint, KnownValues) {
  // FNV-1a of 128 bits as published.
  EXPECT_EQ(Fingerprint().text(), "6c62272e07bb014262b821756295c58d");
  Fingerprint one;
  one.add("a");
  EXPECT_EQ(one.text(), "d228cb696f1a8caf78912b704e4a8964");
  Fingerprint parts, whole;
  parts.add("foo");
  parts.add("bar");
  whole.add("foobar");
  EXPECT_EQ(parts.text(), whole.text());
  EXPECT_EQ(whole.text(), "343e1662793c64bf6f0d3597ba446f18");
}

TEST(Fingerprint, NumbersReadBackInTheFewestDigits) {
  for (auto [value, text] : {std::pair(0.9, "0.9"),
                             {1e-8, "1e-08"},
                             {64.0, "64"},
                             {1e6, "1000000"},
                             {-2.5, "-2.5"},
                             {1.0 / 3, "0.3333333333333333"},
                             {1e20, "1e+20"}}) {
    EXPECT_EQ(exactText(value), text);
    EXPECT_EQ(std::stod(exactText(value)), value);
  }
}

TEST(Fingerprint, CommentsAndLayoutChangeNothing) {
  const std::string hash = hashOf(program);
  EXPECT_EQ(hash, hashOf(program, /*isChecked=*/false));
  EXPECT_EQ(hash,
            hashOf("// first\n\n" + with(program, "each token {", "each token { // why\n\n")));
  EXPECT_EQ(hash, hashOf(with(program, "0.5 * q", "(0.5*q)")));
  EXPECT_EQ(hash,
            hashOf("layer b {\n  token x\n  each token { out = x }\n}\n" + std::string(program)));
  // A comment keeps a short loop on several lines.
  const std::string loop = "layer b {\n  token x\n  each token {\n    out = x\n  }\n}\n";
  EXPECT_EQ(hashOf(loop), hashOf(with(loop, "{\n    out", "{ // why\n    out")));
}

TEST(Fingerprint, AnythingElseDoes) {
  const std::string hash = hashOf(program);
  for (auto [from, to] : {std::pair("0.5", "0.25"),
                          {"d = 4", "d = 8"},
                          {"layer a", "layer b"},
                          {"W + 0.5", "W - 0.5"},
                          {"x * W", "W * x"},
                          {"token q", "token q, k"},
                          {"W : [d]", "W : [d] init 0"}})
    EXPECT_NE(hash, hashOf(with(program, from, to), /*isChecked=*/false)) << to;
}
