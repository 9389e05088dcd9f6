//===- LearnerText.cpp - A learner as text --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See UnitText.h: a learner's states and its prediction.
//
//===----------------------------------------------------------------------===//

#include "UnitText.h"

namespace tttc::random {

/// Fills the `{}` of a function's row.
static std::string applied(const char *function, const std::string &argument) {
  std::string text = function;
  return text.replace(text.find("{}"), 2, argument);
}

void UnitText::writeLayers() {
  std::string width = "d";
  value = "x";
  for (size_t i = 0; i < unit.slots.size(); ++i) {
    const Slot &slot = unit.slots[i];
    const std::string to = slot.wide ? "h" : i + 1 == unit.slots.size() ? out : "d";
    states.push_back({state('W', i), "[" + width + ", " + to + "]", ""});
    std::string product = value + " @ " + states.back().name;
    if (i == 0)
      w0 = to;
    if (slot.bias) {
      states.push_back({state('b', i), "[" + to + "]", ""});
      product += " + " + states.back().name;
    }
    product = applied(norms[slot.norm].text, product);
    if (slot.scale) {
      states.push_back({state('s', i), "[" + to + "]", ""});
      product = states.back().name + " * (" + product + ")";
    }
    product = applied(activations[slot.activation].text, product);
    const std::string line = "y" + std::to_string(i);
    lines += line + " = " + (slot.residual ? value + " + " : "") + product + "\n";
    value = line;
    width = to;
  }
}

void UnitText::writeShape() {
  const std::string text = shapes[unit.shape].text;
  w0 = text.find("$W0) * (x @") != std::string::npos || text.find("^T") != std::string::npos ? "h"
                                                                                             : out;
  if (shapes[unit.shape].has(OneNumber))
    states.push_back({state('W', 0), "[d]", ""});
  else
    states.push_back({state('W', 0), "[d, " + w0 + "]", ""});
  if (text.find("$b0") != std::string::npos)
    states.push_back({state('b', 0), "[" + w0 + "]", ""});
  if (text.find("$W2") != std::string::npos)
    states.push_back({state('W', 2), "[d, " + w0 + "]", ""});
  if (text.find("$W1") != std::string::npos)
    states.push_back(
        {state('W', 1), "[" + (w0 == "h" ? w0 : std::string("d")) + ", " + out + "]", ""});
  // `$a(...)` is an activation.
  value = text;
  const size_t at = value.find("$a(");
  if (at != std::string::npos) {
    const size_t end = value.find(')', at);
    const int row = unit.slots[0].activation;
    value.replace(at, end + 1 - at,
                  "(" + applied(activations[row].text, value.substr(at + 3, end - at - 3)) + ")");
  }
  value = fill(value);
}

std::string UnitText::learner() const {
  std::string text = "learner " + name("f") + "(x) {\n";
  for (const State &each : states)
    text += "  state " + each.name + " : " + each.shape +
            (each.value.empty() ? "" : " = " + each.value) + "\n";
  for (size_t begin = 0; begin < lines.size();) {
    const size_t end = lines.find('\n', begin);
    text += "  " + lines.substr(begin, end + 1 - begin);
    begin = end + 1;
  }
  return text + "  return " + fill(arounds[unit.around].text, {{"y", "(" + value + ")"}}) + "\n}\n";
}

} // namespace tttc::random
