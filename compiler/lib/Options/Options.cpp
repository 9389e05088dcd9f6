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

//===----------------------------------------------------------------------===//
// Parsers of option values, and the inverse functions
//===----------------------------------------------------------------------===//

template <auto member> std::string readText(CompileOptions &options, std::string_view text) {
  options.*member = text;
  return "";
}

/// Omitted if it has its default value.
template <auto member> Values textOf(const CompileOptions &options) {
  return options.*member == CompileOptions().*member ? Values() : Values{options.*member};
}

template <auto member> std::string setFlag(CompileOptions &options, std::string_view) {
  options.*member = true;
  return "";
}

template <auto member> Values flagOf(const CompileOptions &options) {
  return options.*member ? Values{""} : Values();
}

template <auto member, int64_t most>
std::string readCount(CompileOptions &options, std::string_view text) {
  return readInto(options.*member, 1, most)(text);
}

template <auto member, const Values &names>
std::string readChoice(CompileOptions &options, std::string_view text) {
  const auto found = std::find(names.begin(), names.end(), text);
  if (found == names.end())
    return alternatives(names);
  options.*member = static_cast<std::decay_t<decltype(options.*member)>>(found - names.begin());
  return "";
}

template <auto member> Values spelledOf(const CompileOptions &options) {
  return {spelled(options.*member)};
}

Values productsOf(const CompileOptions &options) {
  return options.products == CompileOptions().products ? Values()
                                                       : Values{spelled(options.products)};
}

Values chunkOf(const CompileOptions &options) { return {std::to_string(options.chunk)}; }

std::string readCheckpoint(CompileOptions &options, std::string_view text) {
  Checkpoint checkpoint;
  if (text == "none" || text == "auto") {
    checkpoint.kind = text == "none" ? Checkpoint::None : Checkpoint::Auto;
  } else if (std::optional<int64_t> period = readWhole(text, 1, largestPeriod)) {
    checkpoint.period = *period;
  } else {
    return "none, auto or a number of mini-batches up to " + std::to_string(largestPeriod);
  }
  options.checkpoint = checkpoint;
  return "";
}

Values checkpointOf(const CompileOptions &options) {
  return options.backward ? Values{spelled(options.checkpoint.value_or(Checkpoint()))} : Values();
}

/// Omitted unless the choice of a checkpoint depends on it.
Values tokensOf(const CompileOptions &options) {
  const bool matters =
      options.backward && options.checkpoint && options.checkpoint->kind == Checkpoint::Auto;
  return matters ? Values{std::to_string(options.tokens.value_or(CompileOptions::defaultTokens))}
                 : Values();
}

std::string readNames(CompileOptions &options, std::string_view text) {
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
  options.wrt = text;
  return "";
}

std::string readExplain(CompileOptions &options, std::string_view text) {
  options.explain = true;
  options.isJson = text == "json";
  return text.empty() || options.isJson ? "" : "json, or nothing";
}

Values explainOf(const CompileOptions &options) {
  return options.explain ? Values{options.isJson ? "json" : ""} : Values();
}

Values warpgroupsOf(const CompileOptions &options) {
  return options.warpgroups ? Values{std::to_string(*options.warpgroups)} : Values();
}

Values decodeOf(const CompileOptions &options) {
  return options.decode ? Values{std::to_string(*options.decode)} : Values();
}

Values contextOf(const CompileOptions &options) {
  return options.decode
             ? Values{std::to_string(options.context.value_or(CompileOptions::defaultContext))}
             : Values();
}

std::string readDim(CompileOptions &options, std::string_view text) {
  const size_t equals = std::min(text.find('='), text.size());
  std::optional<double> value = readNumber(text.substr(std::min(equals + 1, text.size())));
  if (equals == 0 || !value)
    return "NAME=NUMBER";
  const std::string name(text.substr(0, equals));
  const auto [dim, isNew] = options.dims.emplace(name, *value);
  return isNew ? ""
               : "each name once; '" + name + "' is " + dsl::exactText(dim->second) + " already";
}

Values dimsOf(const CompileOptions &options) {
  Values texts;
  for (const auto &[name, value] : options.dims)
    texts.push_back(name + "=" + dsl::exactText(value));
  return texts;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

constexpr int64_t maxTokens = int64_t(1) << 40, maxContext = int64_t(1) << 30,
                  maxWarpgroups = 65536;

using O = CompileOptions;
using Info = OptionInfo;

const std::vector<OptionInfo> table = {
    {"emit", "KIND", "what to write: a phase, or a kind of artifact (default: so)", Info::Output,
     readText<&O::emit>, textOf<&O::emit>},
    {"layer", "NAME", "layer of the file (default: the only one)", Info::Program,
     readText<&O::layer>, textOf<&O::layer>},
    {"dim", "NAME=NUMBER", "value of a constant, d=64, or of heads (repeatable)", Info::Program,
     readDim, dimsOf, /*repeats=*/true},
    {"dtype", "TYPE",
     "f32, or on a CPU f64; bf16, f16: of tokens and outputs, in a kernel that computes in f32",
     Info::Kernel, readChoice<&O::dtype, dtypes>, spelledOf<&O::dtype>},
    {"products", "TYPE",
     "f32 or bf16: what a CPU with AVX512-BF16 rounds operands of products of matrices to; sums "
     "stay in f32",
     Info::Kernel, readChoice<&O::products, products>, productsOf},
    {"form", "FORM", "primal, dual or auto", Info::Kernel, readChoice<&O::form, forms>,
     spelledOf<&O::form>},
    {"chunk", "N",
     "tokens at a time where the program has no mini-batches; never changes the function "
     "(default: 16)",
     Info::Kernel, readCount<&O::chunk, dsl::maxGroup>, chunkOf},
    {"target", "NAME",
     "aarch64-linux-gnu: another CPU; sm_90a: a GPU; halide: this CPU, by Halide (default: this "
     "CPU, "
     "by LLVM)",
     Info::Machine, readText<&O::target>, textOf<&O::target>},
    {"target-cpu", "CPU[,CPU...]",
     "CPU to compile for; default: native, this machine's, and a kernel that others may not open. "
     "x86-64-v3: any CPU with AVX2; several: a kernel for each, of which the runtime takes the "
     "first "
     "that this machine can run; help: list the names",
     Info::Machine, readText<&O::targetCpu>, textOf<&O::targetCpu>},
    {"warpgroups", "N",
     "columns and terms from which four warps of sm_90a compute a product together, by wgmma "
     "(default: 128)",
     Info::Kernel, readCount<&O::warpgroups, maxWarpgroups>, warpgroupsOf},
    {"backward", "", "compile the gradient too: entries save and backward", Info::Kernel,
     setFlag<&O::backward>, flagOf<&O::backward>},
    {"checkpoint", "N|none|auto",
     "mini-batches per saved state, none (save products too) or auto (fewest bytes for --tokens); "
     "default: 1",
     Info::Kernel, readCheckpoint, checkpointOf},
    {"tokens", "N",
     "length that --checkpoint=auto is chosen for, and that --explain counts bytes for "
     "(default: 2048)",
     Info::Kernel, readCount<&O::tokens, maxTokens>, tokensOf},
    {"wrt", "NAMES", "inputs whose gradients are asked for, q,k,W1 (default: all)", Info::Kernel,
     readNames, textOf<&O::wrt>},
    {"decode", "N", "compile entries prefill and decode too, for up to N tokens a call",
     Info::Kernel, readCount<&O::decode, dsl::maxDecodeTokens>, decodeOf},
    {"context", "N",
     "tokens of a sequence that --decode stores without a window, at most (default: 4096)",
     Info::Kernel, readCount<&O::context, maxContext>, contextOf},
    {"invariant", "",
     "the same bits however a sequence is cut into calls; with stored tokens (append), forward's "
     "are "
     "others",
     Info::Kernel, setFlag<&O::invariant>, flagOf<&O::invariant>},
    {"explain", "[json]",
     "print remarks: what was found, and what stood in the way; json: those, and all messages, as "
     "JSON, an object per line, and the form that was found",
     Info::Output, readExplain, explainOf},
    {"allow-huge", "", "compile arrays and workspaces of more than 2^31 elements too",
     Info::Program, setFlag<&O::allowHuge>, flagOf<&O::allowHuge>},
    {"time-passes", "", "print the time each pass took", Info::Output, setFlag<&O::timePasses>,
     flagOf<&O::timePasses>},
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
