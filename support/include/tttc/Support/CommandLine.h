//===- CommandLine.h - Options of a program ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of flags, from which a command line is read and its help is printed.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_SUPPORT_COMMANDLINE_H
#define TTTC_SUPPORT_COMMANDLINE_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tttc {

/// An option of a program.
struct Flag {
  std::string name;  ///< `chunk` of `--chunk`; of one letter: `o` of `-o`
  std::string value; ///< what it takes, `N`, for the help; `[N]`: if anything; empty: nothing
  std::string help;
  /// Takes the value over; of a flag without a value, the empty text. Returns what is expected
  /// instead, or an empty text.
  std::function<std::string(std::string_view text)> read;
  bool repeats = false; ///< it may be given more than once
  bool ends = false;    ///< what follows is not read, as after `--help`

  /// Whether its value may be left out. One that is given stands behind `=`.
  bool isOptional() const { return !value.empty() && value[0] == '['; }
  /// As it is written: `--chunk`.
  std::string written() const { return (name.size() == 1 ? "-" : "--") + name; }
};

/// What is wrong with a command line; without a message nothing is.
struct UsageError {
  std::string message, hint = {};
  explicit operator bool() const { return !message.empty(); }
};

/// The arguments that are no flags, and the names of flags that are given.
struct Arguments {
  std::vector<std::string> files, flags;
  bool has(std::string_view flag) const;
};

/// Reads the arguments after the program's name: `--name=value` or `--name value`, a file, or `--`,
/// after which all are files. Ends at the first error; the flags before it are read.
UsageError readArguments(const std::vector<Flag> &flags, const std::vector<std::string> &given,
                         Arguments &arguments);

/// Two columns, wrapped at 100.
std::string describeFlags(const std::vector<Flag> &flags);

/// `a, b or c`, for messages.
std::string alternatives(const std::vector<std::string> &words);

/// Readers of flags. What they set outlives the flag.
using Reader = std::function<std::string(std::string_view text)>;
Reader readInto(std::string &place);
Reader readInto(std::string &place, const std::vector<std::string> &choices);
/// Without a value.
Reader readInto(bool &place);
Reader readInto(double &place, double least);
Reader readInto(std::optional<double> &place, double least);

/// A finite decimal number that is all of `text`.
std::optional<double> readNumber(std::string_view text);

/// A whole number from `least` to `most` that is all of `text`, digits only.
std::optional<int64_t> readWhole(std::string_view text, int64_t least, int64_t most);

/// What is expected of such a number, `a whole number from 1 to 2^40`.
std::string describeWhole(int64_t least, int64_t most);

/// A whole number into a number of any type, or an optional one.
template <typename Place> Reader readInto(Place &place, int64_t least, int64_t most) {
  return [&place, least, most](std::string_view text) {
    const std::optional<int64_t> value = readWhole(text, least, most);
    const int64_t number = value.value_or(0);
    if (value)
      place = static_cast<Place>(number);
    return value ? "" : describeWhole(least, most);
  };
}

} // namespace tttc

#endif // TTTC_SUPPORT_COMMANDLINE_H
