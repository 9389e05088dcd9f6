//===- Legal.cpp - Legal combinations of rows -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Program.h. Of two choices that exclude each other the later one is changed, except
// for the frame, which follows the step and the point of the gradient.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include <algorithm>

namespace tttc::random {

std::vector<Field> fields(Program &program) {
  std::vector<Field> all;
  for (Unit &unit : program.units) {
    all.push_back({&steps, &unit.step});
    all.push_back({&points, &unit.point});
    all.push_back({&shapes, &unit.shape});
  }
  all.push_back({&frames, &program.frame});
  all.push_back({&repeats, &program.repeat});
  for (Unit &unit : program.units) {
    all.push_back({&losses, &unit.loss});
    all.push_back({&decays, &unit.decay});
    all.push_back({&rates, &unit.rate});
    all.push_back({&clips, &unit.clip});
    all.push_back({&penalties, &unit.penalty});
    all.push_back({&arounds, &unit.around});
    const unsigned traits = shapes[unit.shape].traits;
    for (Slot &slot : unit.slots) {
      if (traits & (HasLayers | HasActivation))
        all.push_back({&activations, &slot.activation});
      if (!(traits & HasLayers))
        break;
      all.push_back({&norms, &slot.norm});
    }
  }
  all.push_back({&places, &program.place});
  all.push_back({&reads, &program.read});
  all.push_back({&keys, &program.key});
  all.push_back({&outs, &program.out});
  return all;
}

static bool contains(const char *text, const char *part) {
  return std::string(text).find(part) != std::string::npos;
}

static bool isLines(const Row &row) { return contains(row.text, ";"); }

/// Chooses the frame that the steps and points of all units require.
static void fitFrame(Program &program) {
  bool grouped = false, sequential = false, start = false;
  for (Unit &unit : program.units) {
    const Row &step = steps[unit.step];
    if (points[unit.point].has(NeedsMoment) && !step.has(NeedsMoment))
      unit.point = 0;
    if (step.has(NoLoss))
      unit.point = 0;
    grouped |= step.has(Grouped);
    sequential |= step.has(Sequential);
    start |= step.has(NeedsStart) || points[unit.point].has(NeedsStart);
  }
  const Row &frame = frames[program.frame];
  if ((grouped && !frame.has(Grouped)) || (start && !frame.has(KeepsStart)) ||
      (sequential && frame.has(Batched)))
    program.frame = grouped || start || frame.has(Grouped) ? 1 : 0;
}

static void fitLearner(Program &program, Unit &unit) {
  const Row &step = steps[unit.step];
  if ((step.has(NeedsWeight) && !shapes[unit.shape].has(NeedsWeight)) ||
      (program.otherWidth && shapes[unit.shape].has(EqualWidths)))
    unit.shape = 0;
  const Row &shape = shapes[unit.shape];
  for (size_t i = 0; i < unit.slots.size(); ++i) {
    Slot &slot = unit.slots[i];
    const bool isLast = i + 1 == unit.slots.size();
    if (isLast)
      slot.wide = false;
    const bool fromWide = i > 0 && unit.slots[i - 1].wide;
    if (fromWide != slot.wide || (isLast && program.otherWidth))
      slot.residual = false;
  }
  if (shape.has(OneNumber) || (program.otherWidth && arounds[unit.around].has(EqualWidths)))
    unit.around = 0;
  // Layer norms of zeros have derivatives of 1000, which do not test the compiler.
  if (contains(arounds[unit.around].text, "norm"))
    unit.constantStates = false;
}

static void fitTraining(Program &program, Unit &unit) {
  const Row &step = steps[unit.step], &shape = shapes[unit.shape];
  if (step.has(NoLoss))
    unit.loss = unit.penalty = unit.rate = unit.clip = 0;
  else if (losses[unit.loss].has(OneNumber) != shape.has(OneNumber))
    unit.loss = static_cast<int>(
        std::find_if(losses.begin(), losses.end(),
                     [&](const Row &row) { return row.has(OneNumber) == shape.has(OneNumber); }) -
        losses.begin());
  if (losses[unit.loss].has(NeedsMatrix) && !shape.has(NeedsMatrix))
    unit.loss = 0;
  if (penalties[unit.penalty].has(NeedsWeight) && !shape.has(NeedsWeight))
    unit.penalty = 0;
  const Row &decay = decays[unit.decay];
  // Nothing would read lines before a step that begins with the start again.
  const bool forgets = step.has(NeedsStart) && points[unit.point].has(NeedsStart);
  if ((isLines(decay) ? forgets : !contains(step.text, "$d")) ||
      (decay.has(NeedsWeight) && !shape.has(NeedsWeight)))
    unit.decay = 0;
  if (rates[unit.rate].has(Grouped) && !program.hasGroups())
    unit.rate = 0;
}

/// A normalised row of one element is its sign, one of two elements is two signs: their derivatives
/// are rounding errors.
static void fitWidths(Program &program) {
  const bool hasNorm = write(program).text.find("_norm(") != std::string::npos;
  for (int64_t Program::*width : {&Program::d, &Program::h, &Program::e})
    program.*width = std::max<int64_t>(program.*width, hasNorm ? 3 : 2);
  if (keys[program.key].has(EvenWidth))
    program.d += program.d % 2;
}

void makeLegal(Program &program) {
  fitFrame(program);
  const Row &frame = frames[program.frame];
  bool hasRates = true;
  for (Unit &unit : program.units) {
    fitLearner(program, unit);
    fitTraining(program, unit);
    hasRates &= !steps[unit.step].has(NoLoss);
  }
  if (frame.has(Batched))
    program.place = 0;
  const Row &read = reads[program.read];
  if ((read.has(NeedsStart) && !frame.has(KeepsStart)) ||
      (read.has(EqualWidths) && program.otherWidth))
    program.read = 0;
  if (repeats[program.repeat].has(Sequential) && (frame.has(Batched) || !hasRates))
    program.repeat = 0;
  // The rate then depends on the index of the repetition.
  if (repeats[program.repeat].has(Sequential))
    for (Unit &unit : program.units)
      unit.rate = 0;
  // Only rows can be joined.
  for (const Unit &unit : program.units)
    if (shapes[unit.shape].has(OneNumber))
      program.out = 0;
  fitWidths(program);
}

} // namespace tttc::random
