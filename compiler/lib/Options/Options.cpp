//===- Options.cpp - Options of a compilation -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Options.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Options/Options.h"

#include "tttc/DSL/Fingerprint.h"
#include "tttc/DSL/Limits.h"

#include <algorithm>
#include <set>

namespace tttc {
namespace {

using Values = std::vector<std::string>;

const Values forms = {"auto", "primal", "dual"};
const Values dtypes = {"f32", "f64", "bf16", "f16"};
const Values products = {"f32", "bf16"};

constexpr int64_t maxTokens = int64_t(1) << 40, maxContext = int64_t(1) << 30,
                  maxWarpgroups = 65536;

//===----------------------------------------------------------------------===//
// Readers: parsers of option values, and the inverse functions
//===----------------------------------------------------------------------===//

/// Omitted if it has its default value.
struct Text {
  template <auto member> static std::string read(CompileOptions &options, std::string_view text) {
    options.*member = text;
    return "";
  }
  template <auto member> static Values values(const CompileOptions &options) {
    return options.*member == CompileOptions().*member ? Values() : Values{options.*member};
  }
};

struct Switch {
  template <auto member> static std::string read(CompileOptions &options, std::string_view) {
    options.*member = true;
    return "";
  }
  template <auto member> static Values values(const CompileOptions &options) {
    return options.*member ? Values{""} : Values();
  }
};

template <int64_t most> struct Count {
  template <auto member> static std::string read(CompileOptions &options, std::string_view text) {
    return readInto(options.*member, 1, most)(text);
  }
  template <auto member> static Values values(const CompileOptions &options) {
    return {std::to_string(options.*member)};
  }
};

template <int64_t most> struct OptionalCount : Count<most> {
  template <auto member> static Values values(const CompileOptions &options) {
    return options.*member ? Values{std::to_string(*(options.*member))} : Values();
  }
};

template <const Values &names> struct Choice {
  template <auto member> static std::string read(CompileOptions &options, std::string_view text) {
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end())
      return alternatives(names);
    options.*member = static_cast<std::decay_t<decltype(options.*member)>>(found - names.begin());
    return "";
  }
  template <auto member> static Values values(const CompileOptions &options) {
    return {spelled(options.*member)};
  }
};

template <const Values &names> struct OptionalChoice : Choice<names> {
  template <auto member> static Values values(const CompileOptions &options) {
    return options.*member == CompileOptions().*member ? Values()
                                                       : Values{spelled(options.*member)};
  }
};

struct Checkpoints {
  template <auto member> static std::string read(CompileOptions &options, std::string_view text) {
    Checkpoint checkpoint;
    if (text == "none" || text == "auto") {
      checkpoint.kind = text == "none" ? Checkpoint::None : Checkpoint::Auto;
    } else if (std::optional<int64_t> period = readWhole(text, 1, largestPeriod)) {
      checkpoint.period = *period;
    } else {
      return "none, auto or a number of mini-batches up to " + std::to_string(largestPeriod);
    }
    options.*member = checkpoint;
    return "";
  }
  template <auto member> static Values values(const CompileOptions &options) {
    return options.backward ? Values{spelled((options.*member).value_or(Checkpoint()))} : Values();
  }
};

struct Tokens : Count<maxTokens> {
  /// Omitted unless the choice of a checkpoint depends on it.
  template <auto member> static Values values(const CompileOptions &options) {
    const bool matters =
        options.backward && options.checkpoint && options.checkpoint->kind == Checkpoint::Auto;
    return matters
               ? Values{std::to_string((options.*member).value_or(CompileOptions::defaultTokens))}
               : Values();
  }
};

struct Context : Count<maxContext> {
  template <auto member> static Values values(const CompileOptions &options) {
    return options.decode
               ? Values{std::to_string((options.*member).value_or(CompileOptions::defaultContext))}
               : Values();
  }
};

struct Names : Text {
  template <auto member> static std::string read(CompileOptions &options, std::string_view text) {
    std::set<std::string_view> names;
    for (size_t begin = 0, end = 0; end < text.size(); begin = end + 1) {
      end = std::min(text.find(',', begin), text.size());
      std::string_view name = text.substr(begin, end - begin);
      name.remove_prefix(std::min(name.find_first_not_of(" \t"), name.size()));
      name = name.substr(0, name.find_last_not_of(" \t") + 1);
      if (name.empty())
        return "names of inputs with a comma between them, q,k,W1";
      if (!names.insert(name).second)
        return "each name once; '" + std::string(name) + "' is given twice";
    }
    if (names.empty() || text.back() == ',')
      return "names of inputs with a comma between them, q,k,W1";
    options.*member = text;
    return "";
  }
};

struct Explain {
  template <auto member> static std::string read(CompileOptions &options, std::string_view text) {
    options.*member = true;
    options.isJson = text == "json";
    return text.empty() || options.isJson ? "" : "json, or nothing";
  }
  template <auto member> static Values values(const CompileOptions &options) {
    return options.*member ? Values{options.isJson ? "json" : ""} : Values();
  }
};

/// Each name may be given once.
struct Dims {
  template <auto member> static std::string read(CompileOptions &options, std::string_view text) {
    const size_t equals = std::min(text.find('='), text.size());
    std::optional<double> value = readNumber(text.substr(std::min(equals + 1, text.size())));
    if (equals == 0 || !value)
      return "NAME=NUMBER";
    const std::string name(text.substr(0, equals));
    const auto [dim, isNew] = (options.*member).emplace(name, *value);
    return isNew ? ""
                 : "each name once; '" + name + "' is " + dsl::exactText(dim->second) + " already";
  }
  template <auto member> static Values values(const CompileOptions &options) {
    Values texts;
    for (const auto &[name, value] : options.*member)
      texts.push_back(name + "=" + dsl::exactText(value));
    return texts;
  }
};

const std::vector<OptionInfo> table = {
#define TTTC_OPTION(type, member, initial, kind, name, value, reader, help)                        \
  {name,                                                                                           \
   value,                                                                                          \
   help,                                                                                           \
   OptionInfo::kind,                                                                               \
   reader::read<&CompileOptions::member>,                                                          \
   reader::values<&CompileOptions::member>,                                                        \
   /*repeats=*/std::is_same_v<type, dsl::DimEnv>},
#include "tttc/Options/Options.def"
};

std::string written(const OptionInfo &info, const std::string &value) {
  return std::string("--") + info.name + (value.empty() ? "" : "=" + value);
}

} // namespace

std::string spelled(Form form) { return forms[static_cast<size_t>(form)]; }
std::string spelled(Dtype dtype) { return dtypes[static_cast<size_t>(dtype)]; }
std::string spelled(Products type) { return products[static_cast<size_t>(type)]; }

std::string spelled(const Checkpoint &checkpoint) {
  return checkpoint.kind == Checkpoint::None   ? "none"
         : checkpoint.kind == Checkpoint::Auto ? "auto"
                                               : std::to_string(checkpoint.period);
}

const std::vector<OptionInfo> &compileOptions() { return table; }

Flag OptionInfo::flag(CompileOptions &options) const {
  auto take = [read = read, &options](std::string_view text) { return read(options, text); };
  return {name, value, help, take, repeats};
}

std::string setOption(CompileOptions &options, std::string_view name, std::string_view text) {
  const auto info = std::find_if(table.begin(), table.end(),
                                 [&](const OptionInfo &row) { return row.name == name; });
  const std::string flag = "--" + std::string(name) + (text.empty() ? "" : "=" + std::string(text));
  if (info == table.end())
    return flag + ": there is no such option";
  const std::string expected = info->read(options, text);
  return expected.empty() ? "" : flag + ": expected " + expected;
}

std::string checkOptions(const CompileOptions &options) {
  const bool isTorch = options.emit == "torch", differentiates = options.differentiates(),
             rounds = options.products == Products::BF16;
  struct Rule {
    bool isBroken;
    std::string flag, expected;
  };
  const Rule rules[] = {
      {isTorch && options.backward, "--backward",
       "no --emit=torch beside it; PyTorch differentiates what is written"},
      {isTorch && options.decode, "--decode",
       "no --emit=torch beside it; what is written takes whole sequences"},
      {isTorch && options.invariant, "--invariant",
       "no --emit=torch beside it; what is written takes whole sequences"},
      {rounds && options.dtype == Dtype::F64, "--products=bf16", "no --dtype=f64 beside it"},
      // A product of few rows is not rounded: its operands would be read once.
      {rounds && options.invariant, "--products=bf16",
       "no --invariant beside it: rounding depends on the number of rows"},
      {options.warpgroups && options.invariant,
       "--warpgroups=" + std::to_string(options.warpgroups.value_or(0)),
       "no --invariant beside it: the order of sums depends on the number of rows"},
      {!options.wrt.empty() && !differentiates, "--wrt=" + options.wrt, "--backward beside it"},
      {options.checkpoint && !differentiates,
       "--checkpoint=" + spelled(options.checkpoint.value_or(Checkpoint())),
       "--backward beside it"},
      {options.tokens && !differentiates, "--tokens=" + std::to_string(options.tokens.value_or(0)),
       "--backward beside it"},
      {options.context && !options.decode,
       "--context=" + std::to_string(options.context.value_or(0)), "--decode beside it"},
  };
  for (const Rule &rule : rules)
    if (rule.isBroken)
      return rule.flag + ": expected " + rule.expected;
  return "";
}

std::vector<std::string> commandLine(const CompileOptions &options) {
  std::vector<std::string> flags;
  for (const OptionInfo &info : table)
    for (const std::string &value : info.values(options))
      flags.push_back(written(info, value));
  return flags;
}

std::string describeOptions(const CompileOptions &options) {
  std::string text;
  for (const OptionInfo &info : table)
    if (info.kind == OptionInfo::Kernel)
      for (const std::string &value : info.values(options))
        text += (text.empty() ? "" : " ") + written(info, value);
  return text;
}

} // namespace tttc
