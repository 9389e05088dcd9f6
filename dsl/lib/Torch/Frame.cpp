//===- Frame.cpp - What stands around one head's text ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Frame.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Torch/Frame.h"

#include <algorithm>

using namespace tttc;
using namespace tttc::torch;

std::vector<Argument> tttc::torch::argumentsOf(const dsl::Layer &layer) {
  std::vector<Argument> arguments;
  for (const dsl::Entity *token : layer.tokens)
    arguments.push_back({token, pythonName(token->name), true, !token->shared, true, ""});
  for (const dsl::Entity *param : layer.params)
    arguments.push_back({param, pythonName(param->name), false, !param->shared, false, ""});
  // Python wants what may be left out last.
  for (bool optional : {false, true})
    for (const auto &learner : layer.learners)
      for (const dsl::Entity *state : learner->states)
        if ((state->init || state->growing) == optional)
          arguments.push_back({state, pythonName(state->name), false, true, true, ""});
  return arguments;
}

std::string tttc::torch::vmapLine(const std::string &name, const std::string &function,
                                  const std::vector<bool> &mapped) {
  std::vector<std::string> axes;
  for (bool has : mapped)
    axes.push_back(has ? "0" : "None");
  return name + " = torch.vmap(" + function + ", " + tuple(axes) + ")";
}

namespace {

class Writer {
public:
  Writer(const dsl::Layer &layer, const dsl::DimEnv &dims, const std::vector<Argument> &arguments,
         const Module &module)
      : layer(layer), dims(dims), arguments(arguments), module(module) {}
  Lines text;
  void signature();
  void documentation(const std::string &file, const std::string &form);
  void sizes();
  void states();
  void head();
  void lift();

private:
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const Argument &argument : arguments)
      all.push_back(argument.name);
    return all;
  }
  bool anyPerHead() const {
    return std::any_of(arguments.begin(), arguments.end(),
                       [](const Argument &argument) { return argument.perHead; });
  }
  const dsl::Layer &layer;
  const dsl::DimEnv &dims;
  const std::vector<Argument> &arguments;
  const Module &module;
};

std::string bracketed(std::vector<std::string> axes) { return "[" + commaList(axes) + "]"; }

/// `[B, H, T, d]`; states may do without B.
std::string shapeText(const Argument &argument) {
  std::vector<std::string> axes;
  if (argument.perHead)
    axes.push_back("H");
  if (argument.timed)
    axes.push_back("T");
  if (argument.entity->growing)
    axes.push_back("rows");
  for (const dsl::Poly &axis : argument.entity->type.shape)
    if (!dsl::hasStoredCount({axis}))
      axes.push_back(axis.str());
  const std::string plain = bracketed(axes);
  axes.insert(axes.begin(), "B");
  if (argument.entity->kind == dsl::EntityKind::State)
    return plain + " or " + bracketed(axes) + (argument.initial.empty() ? "" : "; may be left out");
  return argument.batched ? bracketed(axes) : plain;
}

} // namespace

void Writer::signature() {
  std::vector<std::string> parameters;
  for (const Argument &argument : arguments)
    parameters.push_back(argument.name + (argument.initial.empty() ? "" : "=None"));
  text.line("def " + pythonName(layer.name) + "(" + commaList(parameters) + "):");
}

void Writer::documentation(const std::string &file, const std::string &form) {
  text.line("\"\"\"" + layer.name + ", " +
            (form == "primal" ? "token by token, as it is defined."
                              : "all tokens of a mini-batch at once."));
  text.blank();
  text.line("Written by `tttc --emit=torch --form=" + form + "` from " + file + ".");
  text.line("B sequences, H heads, T >= 1 tokens:");
  text.blank();
  for (size_t i = 0; i < arguments.size();) {
    std::vector<std::string> same;
    const std::string shape = shapeText(arguments[i]);
    for (; i < arguments.size() && shapeText(arguments[i]) == shape; ++i)
      same.push_back(arguments[i].name);
    text.line("  " + commaList(same) + ": " + shape);
  }
  text.blank();
  text.line("Returns a dict: `out`, what the states are after the last token, and probes.");
  text.line("\"\"\"");
}

/// B, heads and T from the first arrays that have them.
void Writer::sizes() {
  text.paste(module.constants);
  const Argument &token = arguments.front();
  if (token.perHead) {
    text.line("B, heads, T = " + token.name + ".shape[:3]");
  } else {
    text.line("B, T = " + token.name + ".shape[:2]");
    auto known = std::find_if(arguments.begin(), arguments.end(), [](const Argument &argument) {
      return argument.perHead && argument.initial.empty();
    });
    auto given = dims.find("heads");
    if (known != arguments.end())
      text.line("heads = " + known->name + ".shape[" +
                (known->timed ? "1" : "-" + std::to_string(known->entity->type.shape.size() + 1)) +
                "]");
    else
      text.line("heads = " +
                std::to_string(given == dims.end() ? 1 : static_cast<int64_t>(given->second)));
  }
  if (module.tokens)
    text.line("tokens = range(T)");
  if (module.number)
    text.line("number = " + token.name + ".new_tensor");
}

/// Every sequence gets states of its own.
void Writer::states() {
  for (const Argument &argument : arguments) {
    if (argument.entity->kind != dsl::EntityKind::State)
      continue;
    if (!argument.initial.empty()) {
      text.line("if " + argument.name + " is None:");
      text.indent();
      text.line(argument.name + " = " + argument.initial);
      text.dedent();
    }
    const std::string axes(argument.entity->axes.empty()
                               ? ""
                               : ", *" + argument.name + ".shape[-" +
                                     std::to_string(argument.entity->type.shape.size()) + ":]");
    text.line(argument.name + " = " + argument.name + ".expand(B, heads" + axes + ")");
  }
}

void Writer::head() {
  text.blank();
  text.line("def head(" + commaList(names()) + "):  # one head of one sequence");
  text.indent();
  text.paste(module.head);
  std::vector<std::string> entries;
  for (const Output &output : module.outputs)
    entries.push_back("\"" + output.key + "\": " + output.value);
  std::string all = "return {" + commaList(entries) + "}";
  if (all.size() < 80) {
    text.line(all);
  } else {
    text.line("return {");
    text.indent();
    for (const std::string &entry : entries)
      text.line(entry + ",");
    text.dedent();
    text.line("}");
  }
  text.dedent();
}

void Writer::lift() {
  text.blank();
  std::vector<bool> heads, sequences;
  for (const Argument &argument : arguments) {
    heads.push_back(argument.perHead);
    sequences.push_back(argument.batched);
  }
  std::string inner = "head";
  if (anyPerHead()) {
    text.line(vmapLine("over_heads", inner, heads));
    inner = "over_heads";
  }
  text.line(vmapLine("over_batch", inner, sequences));
  const std::string call = "over_batch(" + commaList(names()) + ")";
  const bool more =
      !module.after.empty() || std::any_of(module.outputs.begin(), module.outputs.end(),
                                           [](const Output &o) { return !o.perHead; });
  text.line((more ? "result = " : "return ") + call);
  if (!more)
    return;
  if (anyPerHead())
    for (const Output &output : module.outputs)
      if (!output.perHead)
        text.line("result[\"" + output.key + "\"] = result[\"" + output.key +
                  "\"][:, 0]  # the same for all heads");
  text.paste(module.after);
  text.line("return result");
}

std::string tttc::torch::writeModule(const dsl::Layer &layer, const dsl::DimEnv &dims,
                                     const dsl::Source &source, const std::string &form,
                                     const std::vector<Argument> &arguments, const Module &module) {
  std::string file = source.name().substr(source.name().find_last_of('/') + 1);
  std::replace_if(
      file.begin(), file.end(), [](char c) { return c == '"' || c == '\\' || c == '\n'; }, '_');
  Writer writer(layer, dims, arguments, module);
  writer.signature();
  writer.text.indent();
  writer.documentation(file, form);
  writer.sizes();
  writer.states();
  writer.head();
  writer.lift();
  return helperText(module.helpers, module.imports, module.more) + "\n\n" +
         wrapped(writer.text.str());
}
