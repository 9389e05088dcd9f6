//===- CommandLine.cpp - Options of a program -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CommandLine.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Support/CommandLine.h"

#include "tttc/DSL/Spelling.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tttc {
namespace {

constexpr const char *seeHelp = "--help lists the options";

/// The suggestion is an option that takes the given value, or the option of named numbers: `--d=64`
/// is meant as `--dim=d=64`. Readers set their variables; the program ends with the error.
UsageError describeUnknown(const std::vector<Flag> &flags, const std::string &name,
                           const std::string &argument) {
  const std::string bare = name.substr(std::min(name.find_first_not_of('-'), name.size()));
  const bool hasValue = name.size() < argument.size();
  const std::string value = hasValue ? argument.substr(name.size() + 1) : "";
  std::vector<std::string> names;
  std::string ofNumbers;
  for (const Flag &flag : flags) {
    if (!hasValue || (!flag.value.empty() && flag.read(value).empty()))
      names.push_back(flag.written());
    if (flag.value == "NAME=NUMBER" && readNumber(value))
      ofNumbers = flag.written() + "=" + bare;
  }
  std::string near = dsl::nearestName("--" + bare, names);
  if (near.empty())
    near = ofNumbers;
  return {"unknown option '" + name + "'",
          near.empty() ? seeHelp : "did you mean '" + near + argument.substr(name.size()) + "'?"};
}

} // namespace

bool Arguments::has(std::string_view flag) const {
  return std::find(flags.begin(), flags.end(), flag) != flags.end();
}

UsageError readArguments(const std::vector<Flag> &flags, const std::vector<std::string> &given,
                         Arguments &arguments) {
  for (size_t i = 0; i < given.size(); ++i) {
    const std::string &argument = given[i];
    if (argument == "--") {
      arguments.files.insert(arguments.files.end(), given.begin() + static_cast<long>(i) + 1,
                             given.end());
      break;
    }
    if (argument == "-" || argument.empty() || argument[0] != '-') {
      arguments.files.push_back(argument);
      continue;
    }
    const size_t equals = std::min(argument.find('='), argument.size());
    const std::string name = argument.substr(0, equals);
    const auto flag = std::find_if(flags.begin(), flags.end(),
                                   [&](const Flag &one) { return one.written() == name; });
    if (flag == flags.end())
      return describeUnknown(flags, name, argument);
    if (arguments.has(flag->name) && !flag->repeats)
      return {"'" + name + "' is given twice", seeHelp};
    arguments.flags.push_back(flag->name);
    const bool hasValue = equals < argument.size();
    const bool needsValue = !flag->value.empty() && !flag->isOptional();
    std::string value;
    if (hasValue && flag->value.empty())
      return {"'" + name + "' takes no value, found '" + argument + "'", seeHelp};
    if (hasValue)
      value = argument.substr(equals + 1);
    else if (needsValue && i + 1 < given.size())
      value = given[++i];
    const bool isFlag = !hasValue && value.compare(0, 2, "--") == 0;
    if ((needsValue || hasValue) && (value.empty() || isFlag))
      return {"expected " + flag->value + " after '" + name + "', found " +
                  (isFlag ? "'" + value + "'" : "nothing"),
              seeHelp};
    if (const std::string expected = flag->read(value); !expected.empty())
      return {name + (flag->value.empty() ? "" : "=" + value) + ": expected " + expected, seeHelp};
    if (flag->ends)
      break;
  }
  return {};
}

std::string describeFlags(const std::vector<Flag> &flags) {
  constexpr size_t indent = 30, width = 100;
  std::string text;
  for (const Flag &flag : flags) {
    std::string line = "  " + flag.written();
    if (!flag.value.empty())
      line += flag.isOptional()       ? "[=" + flag.value.substr(1)
              : flag.name.size() == 1 ? " " + flag.value
                                      : "=" + flag.value;
    line.resize(std::max(line.size() + 2, indent), ' ');
    for (size_t begin = 0; begin < flag.help.size();) {
      const size_t end = std::min(flag.help.find(' ', begin), flag.help.size());
      const std::string word = flag.help.substr(begin, end - begin);
      if (line.size() + word.size() > width && line.size() > indent) {
        line.resize(line.find_last_not_of(' ') + 1);
        text += line + "\n";
        line.assign(indent, ' ');
      }
      line += word + " ";
      begin = end + 1;
    }
    line.resize(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string alternatives(const std::vector<std::string> &words) {
  std::string list;
  for (size_t i = 0; i < words.size(); ++i)
    list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
  return list;
}

Reader readInto(std::string &place) {
  return [&place](std::string_view text) {
    place = text;
    return std::string();
  };
}

Reader readInto(std::string &place, const std::vector<std::string> &choices) {
  return [&place, choices](std::string_view text) {
    if (std::find(choices.begin(), choices.end(), text) == choices.end())
      return alternatives(choices);
    place = text;
    return std::string();
  };
}

Reader readInto(bool &place) {
  return [&place](std::string_view) {
    place = true;
    return std::string();
  };
}

Reader readInto(std::optional<double> &place, double least) {
  return [&place, least](std::string_view text) {
    if (const std::optional<double> value = readNumber(text); value && *value >= least) {
      place = value;
      return std::string();
    }
    std::string bound = std::to_string(least);
    bound.resize(bound.find_last_not_of('0') + 1);
    bound.resize(bound.find_last_not_of('.') + 1);
    return "a number of at least " + bound;
  };
}

Reader readInto(double &place, double least) {
  return [&place, least](std::string_view text) {
    std::optional<double> value;
    std::string expected = readInto(value, least)(text);
    if (expected.empty())
      place = *value;
    return expected;
  };
}

std::optional<double> readNumber(std::string_view text) {
  // strtod alone would accept blanks, `inf`, `nan` and hexadecimal numbers.
  if (text.empty() || text.find_first_not_of("0123456789+-.eE") != std::string_view::npos)
    return std::nullopt;
  const std::string copy(text);
  char *end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  return *end || !std::isfinite(value) ? std::nullopt : std::optional(value);
}

std::optional<int64_t> readWhole(std::string_view text, int64_t least, int64_t most) {
  // At most 18 digits, which cannot overflow.
  if (text.empty() || text.size() > 18 ||
      text.find_first_not_of("0123456789") != std::string_view::npos)
    return std::nullopt;
  const int64_t value = std::strtoll(std::string(text).c_str(), nullptr, 10);
  return value < least || value > most ? std::nullopt : std::optional(value);
}

std::string describeWhole(int64_t least, int64_t most) {
  const bool isPower = (most & (most - 1)) == 0 && most > 1 << 16;
  return "a whole number from " + std::to_string(least) + " to " +
         (isPower ? "2^" + std::to_string(std::ilogb(static_cast<double>(most)))
                  : std::to_string(most));
}

} // namespace tttc
