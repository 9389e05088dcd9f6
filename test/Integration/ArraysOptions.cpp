//===- ArraysOptions.cpp - Command line of test-arrays --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ArraysOptions.h.
//
//===----------------------------------------------------------------------===//

#include "ArraysOptions.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

namespace tttc::integration {
namespace {

/// Digits only: strtoull alone takes a sign, and makes a large number of a negative one.
bool toSeed(const std::string &text, uint64_t &seed) {
  errno = 0;
  seed = std::strtoull(text.c_str(), nullptr, 10);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos && !errno;
}

/// Far above any test, far below overflow.
bool toCount(const std::string &text, int64_t &count) {
  uint64_t value = 0;
  const bool isGood = toSeed(text, value) && value <= 1u << 30;
  count = static_cast<int64_t>(value);
  return isGood;
}

bool toNumber(const std::string &text, double &number) {
  char *end = nullptr;
  number = std::strtod(text.c_str(), &end);
  return !text.empty() && !*end;
}

/// Whether `name` takes a value, and this one is good.
bool setValue(const std::string &name, const std::string &value, Options &options, bool &isKnown) {
  if (name == "--seed")
    return toSeed(value, options.seed);
  if (name == "--batch")
    return toCount(value, options.size.batch);
  if (name == "--tokens")
    return toCount(value, options.size.tokens);
  if (name == "--from")
    return toCount(value, options.from);
  if (name == "--to")
    return toCount(value, options.to);
  if (name == "--draws")
    return toCount(value, options.draws) && options.draws > 0;
  if (name == "--limit")
    return toNumber(value, options.limit);
  if (name == "--times")
    return toNumber(value, options.times);
  if (name == "--value")
    return toNumber(value, options.value.emplace());
  if (name == "--dim") {
    const size_t equals = value.find('=');
    return equals != std::string::npos && equals > 0 &&
           toNumber(value.substr(equals + 1), options.dims[value.substr(0, equals)]);
  }
  if (name == "--dtype")
    options.dtype = value;
  else if (name == "--cotangents")
    options.cotangents = value;
  else
    isKnown = false;
  return !value.empty();
}

} // namespace

bool parseOptions(int argc, char **argv, Options &options) {
  const std::pair<const char *, bool *> flags[] = {
      {"--common", &options.common}, {"--last", &options.last}, {"--others", &options.others}};
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    bool isFlag = false;
    for (auto [name, flag] : flags)
      if (word == name)
        isFlag = *flag = true;
    if (isFlag)
      continue;
    if (word.rfind("--", 0) != 0) {
      options.words.push_back(word);
      continue;
    }
    const size_t equals = std::min(word.find('='), word.size());
    bool isKnown = true;
    const bool isGood = setValue(word.substr(0, equals),
                                 word.substr(std::min(equals + 1, word.size())), options, isKnown);
    if (!isKnown)
      return fail("unknown option '" + word + "'");
    if (!isGood)
      return fail("bad value in '" + word + "'");
  }
  return !options.words.empty();
}

} // namespace tttc::integration
