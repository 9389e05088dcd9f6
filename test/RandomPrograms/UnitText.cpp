//===- UnitText.cpp - A learner and its training as text ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See UnitText.h.
//
//===----------------------------------------------------------------------===//

#include "UnitText.h"

namespace tttc::random {

UnitText::UnitText(const Program &program, size_t index)
    : program(program), unit(program.units[index]), index(index) {
  out = program.otherWidth ? "e" : "d";
  if (shapes[unit.shape].has(HasLayers))
    writeLayers();
  else
    writeShape();
  // The last weight and bias are not constant, so that not all gradients are zero.
  const bool isWhole = shapes[unit.shape].any(NeedsMatrix | OneNumber);
  if (unit.constantStates)
    for (State &each : states) {
      const char letter = each.name[0];
      if (letter == 's' || letter == 'r')
        each.value = "1";
      else if (letter == 'b' || letter == 'c' || isWhole ||
               (&each == &states.back() && states.size() > 1))
        each.value = "0";
    }
}

std::string UnitText::name(const std::string &base) const {
  return index == 0 ? base : base == "f" ? "other" : base + "_other";
}

std::string UnitText::state(char letter, size_t number) const {
  static const std::map<char, char> others = {{'W', 'V'}, {'b', 'c'}, {'s', 'r'}};
  return (index == 0 ? letter : others.at(letter)) + std::to_string(number);
}

/// Replaces `$word`.
std::string UnitText::fill(const std::string &text, const Words &more) const {
  std::string result;
  for (size_t at = 0; at < text.size();) {
    if (text[at] != '$') {
      result += text[at++];
      continue;
    }
    size_t end = at + 1;
    while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])))
      ++end;
    const std::string word = text.substr(at + 1, end - at - 1);
    auto given = more.find(word);
    if (given != more.end())
      result += given->second;
    else if (word.size() == 2 && std::isdigit(static_cast<unsigned char>(word[1])))
      result += state(word[0], static_cast<size_t>(word[1] - '0'));
    else if (word == "k")
      result += program.key ? "key" : "k";
    else
      result += name(word);
    at = end;
  }
  return result;
}

std::string UnitText::loss() const {
  if (steps[unit.step].has(NoLoss))
    return "";
  const Words words = {{"p", fill("$f($k)")}, {"v", "v"}};
  return name("loss") + "(" + name("f") + ") = " + fill(losses[unit.loss].text, words) +
         fill(penalties[unit.penalty].text) + "\n";
}

/// A scalar of the token; its mean over the group if the update runs once per group.
std::string UnitText::gate(const std::string &token) const {
  return program.isBatched() ? "mean_tokens(" + token + ")" : token;
}

std::string UnitText::rate() const {
  return repeats[program.repeat].has(Sequential) ? "lr_j[j]" : rates[unit.rate].text;
}

std::string UnitText::update() const {
  const Row &step = steps[unit.step];
  // Rows as wide as W0: values and gates.
  const std::string row = w0 == "h" ? "u" : w0 == out ? "v" : "q";
  const std::string rowGate = w0 == "h" ? "sigmoid(u)" : w0 == out ? "w" : "a";
  Words words = {{"alpha", gate("alpha")}, {"lr", gate("lr")}, {"mom", gate("mom")},
                 {"a", gate("a")},         {"u", row},         {"w", gate(rowGate)}};
  std::string text;
  const std::string decay = fill(decays[unit.decay].text, words);
  const bool isLine = decay.find(';') != std::string::npos;
  text += isLine ? decay : "";
  words["d"] = isLine ? name("f") : decay;
  if (!step.has(NoLoss)) {
    std::string gradient = "grad(" + name("loss") + ", " + fill(points[unit.point].text) + ")";
    const bool isSum = program.frame == 5 || program.frame == 6;
    if (program.isBatched())
      gradient = std::string(isSum ? "sum" : "mean") + "_tokens(" + rate() + " * " + gradient + ")";
    const bool perState = step.text == std::string("$states");
    if (unit.clip || perState) {
      text += name("g") + " = " + gradient + ";";
      gradient = name("g");
      if (unit.clip) {
        text += name("clipped") + " = " + fill(clips[unit.clip].text, {{"g", gradient}}) + ";";
        gradient = name("clipped");
      }
    }
    words["rg"] = program.isBatched() ? gradient : rate() + " * " + gradient;
    static const char *const factors[] = {"", "0.5 * ", "0.3 * "};
    for (size_t i = 0; perState && i < states.size(); ++i)
      words["states"] += states[i].name + " = " + states[i].name + " - " + factors[i % 3] +
                         words["rg"] + "." + states[i].name + ";";
  }
  text += fill(step.text, words);
  for (char &c : text)
    c = c == ';' ? '\n' : c;
  return text;
}

void UnitText::count(std::set<std::string> &features) const {
  auto add = [&](const std::string &table, const Table &rows, int row) {
    features.insert(table + ": " + rows[row].name);
  };
  add("learner", shapes, unit.shape);
  add("around", arounds, unit.around);
  add("step", steps, unit.step);
  add("decay", decays, unit.decay);
  if (!steps[unit.step].has(NoLoss)) {
    add("loss", losses, unit.loss);
    add("penalty", penalties, unit.penalty);
    add("gradient at", points, unit.point);
    add("clip", clips, unit.clip);
    if (!repeats[program.repeat].has(Sequential))
      add("rate", rates, unit.rate);
  }
  if (unit.constantStates)
    features.insert("states: constants");
  const Row &shape = shapes[unit.shape];
  for (const Slot &slot : unit.slots) {
    if (shape.any(HasLayers | HasActivation))
      add("activation", activations, slot.activation);
    if (!shape.has(HasLayers))
      break;
    add("norm", norms, slot.norm);
    for (auto [has, part] : {std::pair(slot.bias, "bias"), std::pair(slot.scale, "scale"),
                             std::pair(slot.residual, "residual"), std::pair(slot.wide, "wide")})
      if (has)
        features.insert(std::string("slot: ") + part);
  }
}

} // namespace tttc::random
