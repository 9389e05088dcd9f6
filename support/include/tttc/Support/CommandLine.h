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
  std::string value; ///< its value, `N`, for the help; `[N]` if optional; empty if none
  std::string help;
  /// Stores the value, which is empty for a flag without one. Returns an empty text, or on error
  /// a description of the expected value.
  std::function<std::string(std::string_view text)> read;
  bool repeats = false; ///< it may be given more than once
  bool ends = false;    ///< the rest is not read, as after `--help`

  /// Returns true if the value is optional; if given, it follows a `=`.
  bool isOptional() const { return !value.empty() && value[0] == '['; }
  /// The flag on a command line: `--chunk`.
  std::string written() const { return (name.size() == 1 ? "-" : "--") + name; }
};

/// An error in a command line; none if the message is empty.
struct UsageError {
  std::string message, hint = {};
  explicit operator bool() const { return !message.empty(); }
};

/// The arguments that are not flags, and the names of the given flags.
struct Arguments {
  std::vector<std::string> files, flags;
  bool has(std::string_view flag) const;
};

/// Reads the arguments after the program's name: `--name=value` or `--name value`, a file, or `--`,
/// after which all are files. Stops at the first error; the flags before it have been read.
UsageError readArguments(const std::vector<Flag> &flags, const std::vector<std::string> &given,
                         Arguments &arguments);

/// Two columns, wrapped at 100.
std::string describeFlags(const std::vector<Flag> &flags);

/// `a, b or c`, for messages.
std::string alternatives(const std::vector<std::string> &words);

/// Readers of flags. The variable that a reader sets must outlive the flag.
using Reader = std::function<std::string(std::string_view text)>;
Reader readInto(std::string &place);
Reader readInto(std::string &place, const std::vector<std::string> &choices);
/// For a flag without a value.
Reader readInto(bool &place);
Reader readInto(double &place, double least);
Reader readInto(std::optional<double> &place, double least);

/// Parses all of `text` as a finite decimal number.
std::optional<double> readNumber(std::string_view text);

/// Parses all of `text` as an integer from `least` to `most`, digits only.
std::optional<int64_t> readWhole(std::string_view text, int64_t least, int64_t most);

/// Describes such a number: `a whole number from 1 to 2^40`.
std::string describeWhole(int64_t least, int64_t most);

/// Reads an integer into a variable of any number type, or an optional one.
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
