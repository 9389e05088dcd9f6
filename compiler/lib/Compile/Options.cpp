//===- Options.cpp - What a compilation is asked for ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Options.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Compile/Options.h"

#include "Targets.h"

#include "tttc/DSL/Limits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace tttc;
using llvm::StringRef;

static constexpr llvm::StringLiteral forms[] = {"auto", "primal", "dual"};
static constexpr llvm::StringLiteral dtypes[] = {"f32", "f64", "bf16", "f16"};

StringRef tttc::spelled(Form form) { return forms[static_cast<int>(form)]; }
StringRef tttc::spelled(Dtype dtype) { return dtypes[static_cast<int>(dtype)]; }

std::string tttc::alternatives(llvm::ArrayRef<StringRef> words) {
  std::string list;
  for (auto [i, word] : llvm::enumerate(words)) {
    list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + word.str();
  }
  return list;
}

std::string tttc::spelled(const Checkpoint &checkpoint) {
  switch (checkpoint.kind) {
  case Checkpoint::Every:
    return std::to_string(checkpoint.period);
  case Checkpoint::None:
    return "none";
  case Checkpoint::Auto:
    return "auto";
  }
  llvm_unreachable("not a kind of checkpoint");
}

//===----------------------------------------------------------------------===//
// Readers
//===----------------------------------------------------------------------===//

template <auto member> static std::string readText(CompileOptions &options, StringRef text) {
  options.*member = text.str();
  return "";
}

template <auto member> static std::string setFlag(CompileOptions &options, StringRef) {
  options.*member = true;
  return "";
}

template <auto member, int64_t most>
static std::string readCount(CompileOptions &options, StringRef text) {
  int64_t value;
  if (text.getAsInteger(10, value) || value < 1 || value > most) {
    bool isPower = (most & (most - 1)) == 0;
    return "a whole number from 1 to " + (isPower && most > 1 << 16
                                              ? "2^" + std::to_string(std::ilogb(most))
                                              : std::to_string(most));
  }
  options.*member = value;
  return "";
}

template <typename Enum>
static std::string readChoice(Enum &value, llvm::ArrayRef<llvm::StringLiteral> names,
                              StringRef text) {
  const auto *found = llvm::find(names, text);
  if (found != names.end()) {
    value = static_cast<Enum>(found - names.begin());
    return "";
  }
  return alternatives(llvm::SmallVector<StringRef>(names.begin(), names.end()));
}

static std::string readForm(CompileOptions &options, StringRef text) {
  return readChoice(options.form, forms, text);
}

static std::string readDtype(CompileOptions &options, StringRef text) {
  return readChoice(options.dtype, dtypes, text);
}

/// Longer ones take more memory than saving everything does.
static constexpr int64_t maxPeriod = 65536;

static std::string readCheckpoint(CompileOptions &options, StringRef text) {
  Checkpoint checkpoint;
  if (text == "none" || text == "auto") {
    checkpoint.kind = text == "none" ? Checkpoint::None : Checkpoint::Auto;
  } else if (text.getAsInteger(10, checkpoint.period) || checkpoint.period < 1 ||
             checkpoint.period > maxPeriod) {
    return "none, auto or a number of mini-batches up to " + std::to_string(maxPeriod);
  }
  options.checkpoint = checkpoint;
  return "";
}

static std::string readNames(CompileOptions &options, StringRef text) {
  llvm::SmallVector<StringRef> names;
  text.split(names, ',');
  if (llvm::any_of(names, [](StringRef name) { return name.trim().empty(); })) {
    return "names of inputs with a comma between them, q,k,W1";
  }
  options.wrt = text.str();
  return "";
}

static std::string readDim(CompileOptions &options, StringRef text) {
  auto [name, number] = text.split('=');
  double value;
  bool isGood = !name.empty() && !number.getAsDouble(value) && std::isfinite(value) &&
                options.dims.emplace(name.str(), value).second;
  return isGood ? "" : "NAME=NUMBER, each name once";
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr int64_t maxTokens = int64_t(1) << 40, maxContext = int64_t(1) << 30;

static const OptionInfo table[] = {
    {"emit", "KIND",
     "ast, ttt, grad, dual, backward, signature, tiled, linalg, llvm, asm, obj, so, torch or, for "
     "a GPU, tile, nvvm, ptx, cubin",
     readText<&CompileOptions::emit>},
    {"layer", "NAME", "Layer of the file (default: the only one)",
     readText<&CompileOptions::layer>},
    {"dim", "NAME=NUMBER", "Value of a constant, d=64 (repeatable)", readDim, /*repeats=*/true},
    {"form", "FORM", "primal, dual or auto", readForm},
    {"chunk", "N",
     "Tokens at a time where the program has no mini-batches; never changes the function "
     "(default: 16)",
     readCount<&CompileOptions::chunk, dsl::maxGroup>},
    {"dtype", "TYPE", "f32 or f64; for a GPU f32, bf16 or f16", readDtype},
    {"target", "sm_XX", "GPU to compile for, sm_90a (default: a CPU)",
     readText<&CompileOptions::target>},
    {"target-cpu", "CPU",
     "CPU to compile for; default: native, this machine's, and a kernel that others may not open. "
     "x86-64-v3: any CPU with AVX2; help: list the names",
     readText<&CompileOptions::targetCpu>},
    {"backward", "", "Compile the gradient too: entries save and backward",
     setFlag<&CompileOptions::backward>},
    {"checkpoint", "N|none|auto",
     "Mini-batches per saved state, none (save everything) or auto (fewest bytes for --tokens); "
     "default: 1",
     readCheckpoint},
    {"tokens", "N",
     "Length that --checkpoint=auto is chosen for, and that --explain counts bytes for "
     "(default: 2048)",
     readCount<&CompileOptions::tokens, maxTokens>},
    {"wrt", "NAMES", "Inputs whose gradients are asked for, q,k,W1 (default: all)", readNames},
    {"decode", "N", "Compile entries prefill and decode too, for up to N tokens a call",
     readCount<&CompileOptions::decode, dsl::maxDecodeTokens>},
    {"context", "N",
     "Tokens of a sequence that --decode stores without a window, at most (default: 4096)",
     readCount<&CompileOptions::context, maxContext>},
    {"invariant", "", "The same bits however a sequence is cut into calls",
     setFlag<&CompileOptions::invariant>},
    {"explain", "", "Print remarks: what was found, and what stood in the way",
     setFlag<&CompileOptions::explain>},
    {"allow-huge", "", "Compile arrays and workspaces of more than 2^31 elements too",
     setFlag<&CompileOptions::allowHuge>},
    {"time-passes", "", "Print the time each pass took", setFlag<&CompileOptions::timePasses>},
};

llvm::ArrayRef<OptionInfo> tttc::compileOptions() { return table; }

std::string tttc::setOption(CompileOptions &options, StringRef name, StringRef text) {
  const OptionInfo *info =
      llvm::find_if(table, [&](const OptionInfo &row) { return row.name == name; });
  const std::string flag = "--" + name.str() + (text.empty() ? "" : "=" + text.str());
  if (info == std::end(table)) {
    return flag + ": there is no such option";
  }
  std::string expected = info->read(options, text);
  return expected.empty() ? "" : flag + ": expected " + expected;
}

std::string tttc::checkOptions(const CompileOptions &options) {
  if (std::string problem = checkTarget(options); !problem.empty()) {
    return problem;
  }
  const bool isTorch = options.emit == "torch", differentiates = options.differentiates();
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
      {!options.wrt.empty() && !differentiates, "--wrt=" + options.wrt, "--backward beside it"},
      {options.checkpoint && !differentiates,
       "--checkpoint=" + spelled(options.checkpoint.value_or(Checkpoint())),
       "--backward beside it"},
      {options.tokens && !differentiates, "--tokens=" + std::to_string(options.tokens.value_or(0)),
       "--backward beside it"},
      {options.context && !options.decode,
       "--context=" + std::to_string(options.context.value_or(0)), "--decode beside it"},
  };
  for (const Rule &rule : rules) {
    if (rule.isBroken) {
      return rule.flag + ": expected " + rule.expected;
    }
  }
  return "";
}

std::string tttc::describeOptions(const CompileOptions &options) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "--dtype=" << spelled(options.dtype) << " --form=" << spelled(options.form)
     << " --chunk=" << options.chunk;
  if (options.backward) {
    const Checkpoint checkpoint = options.checkpoint.value_or(Checkpoint());
    os << " --backward --checkpoint=" << spelled(checkpoint);
    if (checkpoint.kind == Checkpoint::Auto) {
      os << " --tokens=" << options.tokens.value_or(CompileOptions::defaultTokens);
    }
    if (!options.wrt.empty()) {
      os << " --wrt=" << options.wrt;
    }
  }
  if (options.decode) {
    os << " --decode=" << *options.decode
       << " --context=" << options.context.value_or(CompileOptions::defaultContext);
  }
  if (options.invariant) {
    os << " --invariant";
  }
  return text;
}
