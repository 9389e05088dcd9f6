//===- main.cpp - Trains a byte-level language model ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   byte-lm [--steps=N] [--picture=FILE.svg] TEXT-FILE...
//
// Trains the model of Model.h twice from the same initial weights, once with a layer that
// learns while it reads and once with inner rate 0, and compares both with the entropy of
// single bytes.
//
//===----------------------------------------------------------------------===//

#include "Model.h"
#include "Picture.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

using namespace bytelm;

static std::vector<uint8_t> readText(const std::vector<std::string> &files) {
  std::vector<uint8_t> text;
  for (const std::string &file : files) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
      std::fprintf(stderr, "byte-lm: error: cannot read '%s'\n", file.c_str());
      std::exit(1);
    }
    text.insert(text.end(), std::istreambuf_iterator<char>(in), {});
  }
  return text;
}

/// Entropy of single bytes, in nats: the loss of a model that ignores its context.
static double unigramEntropy(const std::vector<uint8_t> &text) {
  std::vector<double> counts(256);
  for (uint8_t byte : text)
    ++counts[byte];
  double entropy = 0;
  for (double count : counts)
    if (count > 0)
      entropy -= count / static_cast<double>(text.size()) *
                 std::log(count / static_cast<double>(text.size()));
  return entropy;
}

static Floats train(const std::vector<uint8_t> &text, Shape shape, float innerRate, int steps) {
  Model model(shape, innerRate, /*seed=*/1);
  std::mt19937 random(2); // same positions in the text for both models
  std::uniform_int_distribution<size_t> place(0, text.size() - shape.tokens - 2);
  Floats losses;
  for (int step = 1; step <= steps; ++step) {
    std::vector<const uint8_t *> sequences;
    for (int i = 0; i < shape.batch; ++i)
      sequences.push_back(text.data() + place(random));
    const float rate = 4e-3f * std::min(1.0f, step / 20.0f) * (1 - 0.9f * step / steps);
    losses.push_back(static_cast<float>(model.train(sequences, rate, step)));
    if (step % 50 == 0 || step == 1)
      std::printf("inner rate %g, step %4d: %.3f nats per byte\n", innerRate, step, losses.back());
    std::fflush(stdout);
  }
  return losses;
}

/// Mean of the last tenth of the losses.
static double finalLoss(const Floats &losses) {
  const size_t count = std::max<size_t>(losses.size() / 10, 1);
  double sum = 0;
  for (size_t i = losses.size() - count; i < losses.size(); ++i)
    sum += losses[i];
  return sum / static_cast<double>(count);
}

int main(int argc, char **argv) {
  int steps = 400;
  bool isUnderstood = true;
  std::string picture;
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i) {
    if (!std::strncmp(argv[i], "--steps=", 8))
      steps = static_cast<int>(std::strtol(argv[i] + 8, nullptr, 10));
    else if (!std::strncmp(argv[i], "--picture=", 10))
      picture = argv[i] + 10;
    else if (!std::strncmp(argv[i], "--", 2))
      isUnderstood = false;
    else
      files.push_back(argv[i]);
  }
  if (files.empty() || steps < 1 || !isUnderstood) {
    std::fputs("usage: byte-lm [--steps=N] [--picture=FILE.svg] TEXT-FILE...\n", stderr);
    return 2;
  }
  const std::vector<uint8_t> text = readText(files);
  const Shape shape;
  if (text.size() < static_cast<size_t>(shape.tokens) + 3) {
    std::fprintf(stderr, "byte-lm: error: expected at least %d bytes of text, found %zu\n",
                 shape.tokens + 3, text.size());
    return 1;
  }
  const auto begin = std::chrono::steady_clock::now();
  const double entropy = unigramEntropy(text);
  const Floats learning = train(text, shape, 1, steps), fixed = train(text, shape, 0, steps);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  std::printf("%zu bytes of text, %d steps of %d tokens, %.0f seconds for both models\n",
              text.size(), steps, shape.rows(), seconds.count());
  std::printf("unigram entropy     %.3f nats per byte\n", entropy);
  std::printf("inner rate 0        %.3f\n", finalLoss(fixed));
  std::printf("learning layer      %.3f\n", finalLoss(learning));
  if (!picture.empty() &&
      !writeCurves(picture, "training loss, nats per byte", entropy, "unigram entropy",
                   {{"learns while it reads", learning}, {"inner rate 0", fixed}}))
    return 1;
  return finalLoss(learning) < entropy && finalLoss(learning) < finalLoss(fixed) ? 0 : 3; // NaN: 3
}
