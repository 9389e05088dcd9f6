//===- Draw.cpp - Programs from a seed ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Draw.h.
//
//===----------------------------------------------------------------------===//

#include "Draw.h"

#include <algorithm>

namespace tttc::random {

uint64_t ProgramGenerator::number() {
  // splitmix64: the state is a counter, so adjacent programs are uncorrelated.
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

int64_t ProgramGenerator::between(int64_t low, int64_t high) {
  return low + static_cast<int64_t>(number() % static_cast<uint64_t>(high - low + 1));
}

bool ProgramGenerator::chance(double probability) {
  return static_cast<double>(number() >> 11) < probability * 9007199254740992.0;
}

Program ProgramGenerator::next() {
  state = seed * 0xd1342543de82ef95 + index++ * 0x2545f4914f6cdd1d;
  Program program;
  drawShape(program);
  makeLegal(program);
  drawRows(program);
  drawCall(program);
  makeLegal(program);
  return program;
}

void ProgramGenerator::drawShape(Program &program) {
  program.units.resize(chance(0.25) ? 2 : 1);
  for (Unit &unit : program.units) {
    unit.slots.resize(static_cast<size_t>(between(1, 3)));
    for (Slot &slot : unit.slots) {
      slot.bias = chance(0.5);
      slot.scale = chance(0.3);
      slot.residual = chance(0.4);
      slot.wide = chance(0.5);
    }
    unit.constantStates = chance(0.3);
  }
  // Full vectors, a remainder, or both.
  program.otherWidth = chance(0.4);
  program.d = between(1, 9);
  program.h = between(1, 9);
  // Wide enough for several blocks of columns, which threads share.
  program.e = chance(0.5) ? 64 : between(1, 9);
  program.twoPasses = chance(0.2);
  program.b = between(2, 5);
  program.groups = between(2, 3);
}

/// Draws row by row; a later choice must not change an earlier one.
void ProgramGenerator::drawRows(Program &program) {
  // Most nonlinear programs have no matrix form, so draw more of those that have one.
  aim = chance(0.15) ? Aim::Online : chance(0.6) ? Aim::FromStart : Aim::Anything;
  for (size_t i = 0; i < fields(program).size(); ++i)
    drawRow(program, i);
  const std::set<std::string> has = write(program).features;
  for (const NamedTable &named : tables)
    for (size_t row = 0; row < named.table->size(); ++row)
      drawn[{named.table, static_cast<int>(row)}] +=
          static_cast<int>(has.count(std::string(named.name) + ": " + (*named.table)[row].name));
}

/// Returns true if a row brings the program nearer to its aim.
bool ProgramGenerator::matchesAim(const Table &table, const Row &row) const {
  if (&table == &frames)
    return !row.has(Batched);
  if (aim == Aim::FromStart)
    return (&table == &points || &table == &steps) && row.has(NeedsStart);
  return (&table == &steps && !row.any(NeedsStart | NeedsMoment | NoLoss)) ||
         (&table == &points && !row.any(NeedsStart | NeedsMoment)) ||
         (&table == &shapes && row.has(NeedsMatrix)) || (&table == &losses && row.has(Quadratic)) ||
         (&table == &arounds && &row == &table[0]);
}

void ProgramGenerator::drawRow(Program &program, size_t index) {
  const Table &table = *fields(program)[index].table;
  if (aim != Aim::Anything && (&table == &clips || &table == &repeats || &table == &penalties))
    return;
  // Not always: batched updates need rows too, and few steps need a start.
  const double often = &table == &steps ? 0.1 : &table == &frames ? 0.6 : 0.7;
  const bool isAimed = aim == Aim::Online || (aim == Aim::FromStart && chance(often));
  // A separate stage adds half a program's compile time: not in most programs.
  const bool isOneStage = (&table == &outs || &table == &keys) && chance(0.65);
  // Least drawn first, with some randomness: otherwise rows would come in a fixed order.
  std::vector<std::pair<double, int>> order;
  for (size_t row = 0; row < table.size(); ++row) {
    const int times = drawn[{&table, static_cast<int>(row)}];
    const bool isFirst =
        (isAimed && matchesAim(table, table[row])) || (isOneStage && !table[row].has(OwnStage));
    const double first = isFirst ? -1e6 : 0;
    order.push_back({times + 0.001 * between(0, 2000) + first, static_cast<int>(row)});
  }
  std::sort(order.begin(), order.end());
  for (auto [weight, row] : order) {
    Program changed = program;
    *fields(changed)[index].row = row;
    makeLegal(changed);
    std::vector<Field> before = fields(program), after = fields(changed);
    bool keeps = *after[index].row == row;
    // Lines that the row adds or removes come after it.
    for (size_t i = 0; keeps && i < index; ++i)
      keeps = *after[i].row == *before[i].row;
    if (keeps) {
      program = changed;
      return;
    }
  }
}

void ProgramGenerator::drawCall(Program &program) {
  program.inputs = number();
  program.batch = between(1, 2);
  program.heads = between(1, 2);
  const int64_t whole = program.b;
  program.lengths = {0, 1, whole - 1, whole, whole + 1, 2 * whole + 3};
  program.backwardLengths = {program.lengths[0], between(whole - 1, whole + 1), 2 * whole + 3};
  static const char *const checkpoints[] = {"1", "2", "3", "none", "auto"};
  Case automatic;
  automatic.chunk = whole;
  automatic.backward = chance(aim == Aim::Online ? 0.8 : 0.5);
  automatic.checkpoint = checkpoints[between(0, 4)];
  Case primal = automatic;
  primal.form = "primal";
  primal.backward = chance(0.1);
  primal.checkpoint = checkpoints[between(0, 4)];
  program.cases = {primal, automatic};
  const bool jumps = std::any_of(program.units.begin(), program.units.end(),
                                 [](const Unit &unit) { return clips[unit.clip].has(Jumps); });
  // Rope angles are float64 in float32 kernels too.
  const bool turns =
      std::string(keys[static_cast<size_t>(program.key)].text).find("rope") != std::string::npos;
  if (!jumps && chance(turns ? 0.6 : 0.3)) {
    program.cases.push_back(automatic);
    program.cases.back().bits = 32;
    program.cases.back().backward = turns || chance(0.3);
  }
  // A different chunk length, chosen by the compiler, must give the same results.
  if (!program.hasGroups() && chance(0.3)) {
    program.cases.push_back(automatic);
    program.cases.back().chunk = chance(0.5) ? 64 : whole + 3;
    program.cases.back().backward = chance(0.3);
  }
  // Segments need updates that are affine in the state.
  if (chance(aim == Aim::Online ? 0.8 : 0.3)) {
    program.cases.push_back(automatic);
    program.cases.back().segments = true;
    program.cases.back().form = chance(0.3) ? "primal" : "auto";
    program.cases.back().backward = chance(0.3);
  }
}

} // namespace tttc::random
