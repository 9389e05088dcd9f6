//===- Frame.cpp - Module around one head's function -----------------------===//
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
  // Python requires parameters with defaults to be last.
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
         const Module &module, bool isDual)
      : layer(layer), dims(dims), arguments(arguments), module(module) {
    // The dual form is specialized for the number of heads if `dims` has it.
    if (isDual && dims.count("heads"))
      heads = pythonNumber(dims.at("heads"));
    // Source of the number of heads if the first argument has no head axis.
    for (const Argument &argument : arguments)
      if (!known && argument.perHead && argument.initial.empty())
        known = &argument;
  }
  Lines text;
  void signature();
  void documentation(const std::string &file, const std::string &form);
  void sizes();
  void states();
  void head();
  void lift();
  /// Emits `initial_values` if the layer declares an `init`.
  void starts();

private:
  std::string shape(const Argument &argument, const std::vector<std::string> &leading);
  Text size(const dsl::Expr &axis);
  /// The value of an axis if it does not depend on the number of heads.
  std::optional<double> withoutHeads(const dsl::Poly &axis) const {
    dsl::DimEnv fixed = dims;
    fixed.erase("heads");
    return axis.evaluate(fixed);
  }
  bool readsHeads(const Argument &argument);
  void expect(const Argument &argument, bool isFirst = false);
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
  const Argument *known = nullptr; ///< the first required argument with a head axis
  std::string heads = "None";      ///< the required number of heads
  bool knowsHeads = false;         ///< the emitted text has defined `heads`
};

std::string bracketed(std::vector<std::string> axes) { return "[" + commaList(axes) + "]"; }

/// `[B, H, T, d]`; for states B is optional.
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
    return plain + " or " + bracketed(axes);
  return argument.batched ? bracketed(axes) : plain;
}

std::string documented(const Argument &argument) {
  return shapeText(argument) + (argument.initial.empty() ? "" : "; may be left out");
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
    const std::string shape = documented(arguments[i]);
    for (; i < arguments.size() && documented(arguments[i]) == shape; ++i)
      same.push_back(arguments[i].name);
    text.line("  " + commaList(same) + ": " + shape);
  }
  text.blank();
  text.line("Returns a dict: `out`, what the states are after the last token, and probes.");
  text.line("\"\"\"");
}

/// An axis as a Python expression of numbers and `heads`; divisions are exact.
Text Writer::size(const dsl::Expr &axis) {
  using dsl::ExprKind;
  switch (axis.kind) {
  case ExprKind::Number:
    return {axis.spelling};
  case ExprKind::Heads:
    return {"heads"};
  case ExprKind::Name:
    return {pythonNumber(dims.at(axis.entity->name))};
  case ExprKind::Power:
    return {size(*axis.operands[0]).as(Binding::Primary) + "**" + axis.spelling, Binding::Power};
  default:
    break;
  }
  const Text a = size(*axis.operands[0]), b = size(*axis.operands[1]);
  const bool sum = axis.kind == ExprKind::Add || axis.kind == ExprKind::Sub;
  const Binding own = sum ? Binding::Sum : Binding::Product;
  const char *symbol = axis.kind == ExprKind::Add   ? " + "
                       : axis.kind == ExprKind::Sub ? " - "
                       : axis.kind == ExprKind::Mul ? " * "
                                                    : " // ";
  return {a.as(own) + symbol + b.as(sum ? Binding::Product : Binding::Minus), own};
}

/// The required sizes of `argument`, after the sizes `leading`.
std::string Writer::shape(const Argument &argument, const std::vector<std::string> &leading) {
  std::vector<std::string> sizes = leading;
  if (argument.entity->growing)
    sizes.push_back("None");
  for (const dsl::ExprPtr &axis : argument.entity->axes) {
    const dsl::Poly &given = argument.entity->type.shape[sizes.size() - leading.size()];
    const std::optional<double> value = withoutHeads(given);
    sizes.push_back(value ? pythonNumber(*value) : knowsHeads ? size(*axis).text : "None");
  }
  return tuple(sizes);
}

bool Writer::readsHeads(const Argument &argument) {
  const dsl::Shape &shape = argument.entity->type.shape;
  return std::any_of(shape.begin(), shape.end(), [&](const dsl::Poly &axis) {
    return !dsl::hasStoredCount({axis}) && !withoutHeads(axis);
  });
}

/// Emits the check of an argument. The first one is checked before the sizes of the call are known.
void Writer::expect(const Argument &argument, bool isFirst) {
  std::vector<std::string> leading;
  if (argument.perHead)
    leading.push_back(knowsHeads ? "heads" : heads);
  if (argument.timed)
    leading.push_back(isFirst ? "None" : "T");
  std::string shapes = shape(argument, leading);
  leading.insert(leading.begin(), isFirst ? "None" : "B");
  if (argument.entity->kind == dsl::EntityKind::State)
    shapes += ", " + shape(argument, leading);
  else if (argument.batched)
    shapes = shape(argument, leading);
  text.line("expect(\"" + argument.name + "\", " + argument.name + ", " + arguments.front().name +
            ", \"" + shapeText(argument) + "\", " + shapes + ")");
}

/// Emits the checks of the arguments; B, heads and T come from the first arrays that have them.
void Writer::sizes() {
  text.paste(module.constants);
  const Argument &token = arguments.front();
  expect(token, /*isFirst=*/true);
  text.line((token.perHead ? "B, heads, T = " : "B, T = ") + token.name +
            ".shape[:" + (token.perHead ? "3]" : "2]"));
  if (!token.perHead) {
    auto given = dims.find("heads");
    if (known) {
      expect(*known);
      text.line("heads = " + known->name + ".shape[" +
                (known->timed ? "1" : "-" + std::to_string(known->entity->type.shape.size() + 1)) +
                "]");
    } else {
      text.line("heads = " +
                std::to_string(given == dims.end() ? 1 : static_cast<int64_t>(given->second)));
    }
  }
  text.line("if B == 0 or heads == 0 or T == 0:");
  text.indent();
  text.line("raise ValueError(\"expected a sequence, a head and a token at least, found \"");
  text.line("                 f\"{B} sequences, {heads} heads, {T} tokens\")");
  text.dedent();
  knowsHeads = true;
  for (const Argument &argument : arguments) {
    const bool isChecked = &argument == &token || (&argument == known && !token.perHead);
    if (argument.initial.empty() && (!isChecked || readsHeads(argument)))
      expect(argument);
  }
  if (module.tokens)
    text.line("tokens = range(T)");
  if (module.number)
    text.line("number = " + token.name + ".new_tensor");
  if (module.positions) {
    text.blank();
    text.line("def positions(*span):  # as numbers");
    text.line("    return torch.arange(*span, dtype=" + token.name +
              ".dtype, device=" + token.name + ".device)");
    text.blank();
  }
}

/// Emits default states, and expands all states to one per sequence and head.
void Writer::states() {
  for (const Argument &argument : arguments) {
    if (argument.entity->kind != dsl::EntityKind::State)
      continue;
    if (!argument.initial.empty()) {
      text.line("if " + argument.name + " is None:");
      text.indent();
      text.line(argument.name + " = " + argument.initial);
      text.dedent();
      text.line("else:");
      text.indent();
      expect(argument);
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
      !module.after.empty() ||
      std::any_of(module.outputs.begin(), module.outputs.end(),
                  [&](const Output &output) { return output.perHead != anyPerHead(); });
  text.line((more ? "result = " : "return ") + call);
  if (!more)
    return;
  for (const Output &output : module.outputs) {
    if (output.perHead == anyPerHead())
      continue;
    const std::string result = "result[\"" + output.key + "\"]";
    text.line(result + " = " +
              (output.perHead
                   ? "torch.stack([" + result + "] * heads, 1)  # nothing differs by head"
                   : result + "[:, 0]  # the same for all heads"));
  }
  text.paste(module.after);
  text.line("return result");
}

/// The call that fills an array in Python.
static std::string filledWith(const dsl::TrainingStart &start) {
  const std::string first = pythonNumber(start.values[0]), second = pythonNumber(start.values[1]);
  const std::string drawn = "_(" + first + ", " + second + ", generator=generator)";
  switch (start.kind) {
  case dsl::TrainingStart::Kind::Constant:
  case dsl::TrainingStart::Kind::Fixed:
    return "fill_(" + first + ")";
  case dsl::TrainingStart::Kind::Normal:
    return "normal" + drawn;
  case dsl::TrainingStart::Kind::Uniform:
    return "uniform" + drawn;
  }
  return "";
}

void Writer::starts() {
  std::vector<std::string> arrays;
  for (const Argument &argument : arguments)
    if (std::optional<dsl::TrainingStart> start = dsl::trainingStart(*argument.entity, dims)) {
      const std::string sizes = shape(argument, argument.perHead ? std::vector<std::string>{"heads"}
                                                                 : std::vector<std::string>());
      arrays.push_back("\"" + argument.name + "\": empty(" + sizes + ")." + filledWith(*start));
    }
  if (arrays.empty())
    return;
  text.blank();
  text.blank();
  text.line("def initial_values(heads, generator=None, dtype=None, device=None):");
  text.indent();
  text.line(
      "\"\"\"Where training begins: a dict of the arguments whose `init` the layer gives.\"\"\"");
  text.blank();
  text.line("def empty(shape):");
  text.indent();
  text.line("return torch.empty(shape, dtype=dtype, device=device)");
  text.dedent();
  text.blank();
  text.line("return {");
  text.indent();
  for (const std::string &array : arrays)
    text.line(array + ",");
  text.dedent();
  text.line("}");
  text.dedent();
}

/// The name of a file with '_' for what a docstring cannot hold as it is.
static std::string inDocstring(std::string_view name) {
  std::string shown;
  for (size_t i = 0, bytes = 0; i < name.size(); i += bytes) {
    const size_t length = dsl::utf8Length(name.substr(i));
    bytes = std::max<size_t>(length, 1);
    const char c = name[i];
    const bool isPlain =
        length != 0 && c != '"' && c != '\\' && c != '\n' && c != '\r' && c != '\0';
    shown += isPlain ? name.substr(i, bytes) : "_";
  }
  return shown;
}

std::string tttc::torch::writeModule(const dsl::Layer &layer, const dsl::DimEnv &dims,
                                     const dsl::Source &source, const std::string &form,
                                     const std::vector<Argument> &arguments, const Module &module) {
  Writer writer(layer, dims, arguments, module, form == "dual");
  writer.signature();
  writer.text.indent();
  writer.documentation(inDocstring(source.name().substr(source.name().find_last_of('/') + 1)),
                       form);
  writer.sizes();
  writer.states();
  writer.head();
  writer.lift();
  writer.text.dedent();
  writer.starts();
  std::set<std::string> helpers = module.helpers;
  helpers.insert("expect");
  return helperText(helpers, module.imports, module.more) + "\n\n" + wrapped(writer.text.str());
}
