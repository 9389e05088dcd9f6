//===- DecodeOperands.cpp - Operands and modifiers for the families -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Decoder.h"

#include <algorithm>
#include <cstring>

using namespace ptxemu;

bool Decoder::has(std::string_view modifier) const {
  for (size_t i = 0; i < taken.size(); ++i)
    if (!taken[i] && current->modifiers[i].name == modifier)
      return true;
  return false;
}

bool Decoder::take(std::string_view modifier) {
  for (size_t i = 0; i < taken.size(); ++i)
    if (!taken[i] && current->modifiers[i].name == modifier)
      return taken[i] = true;
  return false;
}

int Decoder::takeOneOf(std::initializer_list<std::string_view> names) {
  int index = 0;
  for (const std::string_view name : names) {
    if (take(name))
      return index;
    ++index;
  }
  return -1;
}

std::string Decoder::takeNext() {
  for (size_t i = 0; i < taken.size(); ++i)
    if (!taken[i]) {
      taken[i] = true;
      return current->modifiers[i].name;
    }
  return {};
}

bool Decoder::hasType() const {
  for (size_t i = 0; i < taken.size(); ++i)
    if (!taken[i] && typeFromName(current->modifiers[i].name))
      return true;
  return false;
}

Type Decoder::takeType() {
  for (size_t i = 0; i < taken.size(); ++i) {
    if (taken[i])
      continue;
    const std::optional<Type> type = typeFromName(current->modifiers[i].name);
    if (!type)
      continue;
    taken[i] = true;
    return *type;
  }
  fail("'" + current->opcode + "' needs a type");
  return Type::B32;
}

bool Decoder::takeRounding() {
  const int which = takeOneOf({"rn", "rz", "rm", "rp"});
  if (which >= 0)
    inst.rounding = static_cast<Rounding>(which);
  return which >= 0;
}

const Operand &Decoder::operand(size_t index) {
  static const Operand none;
  if (index < current->operands.size())
    return current->operands[index];
  fail("'" + current->opcode + "' needs more operands");
  return none;
}

bool Decoder::expectOperands(size_t least, size_t most) {
  if (operands() >= least && operands() <= most)
    return true;
  fail("'" + current->opcode + "' takes " + std::to_string(least) +
       (most > least ? " to " + std::to_string(most) : "") + " operands here, found " +
       std::to_string(operands()));
  return false;
}

Slot Decoder::constant(uint64_t bits) {
  const auto [found, isNew] =
      constantSlots.emplace(bits, ~static_cast<Slot>(program.constants.size()));
  if (isNew)
    program.constants.push_back(bits);
  return found->second;
}

Slot Decoder::special(Special which) {
  const auto found = specialSlots.find(which);
  if (found != specialSlots.end())
    return found->second;
  const Slot slot = program.addRegister("special register");
  program.specials.emplace_back(which, slot);
  return specialSlots[which] = slot;
}

Slot Decoder::carry() {
  if (carrySlot == noSlot)
    carrySlot = program.addRegister("the carry");
  return carrySlot;
}

static bool fits(Type declared, Type requested, Width width) {
  const unsigned have = bitsOf(declared), want = bitsOf(requested);
  if ((declared == Type::Pred) != (requested == Type::Pred))
    return false;
  // No register has 8 bits, so a wider one holds the value.
  return width == Width::AtLeast || want == 8 ? have >= want : have == want;
}

Type Decoder::registerType(const Operand &operand) const {
  if (operand.kind != Operand::Kind::Name || operand.ref != Ref::Register)
    return Type::None;
  return frame->function->registers[operand.index].type;
}

Slot Decoder::destination(const Operand &operand, Type type, Width width) {
  if (operand.kind == Operand::Kind::Sink)
    return sinkSlot;
  const Type declared = registerType(operand);
  if (declared == Type::None || operand.isNegated || operand.value) {
    fail(operand.pos, "expected a register as destination");
  } else if (!fits(declared, type, width)) {
    fail(operand.pos, "register '" + operand.name + "' is ." + std::string(nameOf(declared)) +
                          ", the instruction writes ." + std::string(nameOf(type)));
  } else {
    return frame->registers[operand.index];
  }
  return sinkSlot;
}

/// The bits of a literal as a value of `type`.
static bool literal(const Operand &operand, Type type, uint64_t &bits) {
  bits = operand.value;
  const unsigned width = bitsOf(type);
  if (operand.kind == Operand::Kind::Float32)
    return width == 32;
  if (operand.kind == Operand::Kind::Float64) {
    if (width == 64)
      return true;
    bits = f32ToBits(static_cast<float>(bitsToF64(bits)));
    return width == 32;
  }
  if (type == Type::F32 || type == Type::F64 || type == Type::TF32)
    return false;
  if (width < 64)
    bits &= (1ull << width) - 1;
  return true;
}

Slot Decoder::source(const Operand &operand, Type type, Width width) {
  switch (operand.kind) {
  case Operand::Kind::Integer:
  case Operand::Kind::Float32:
  case Operand::Kind::Float64: {
    uint64_t bits;
    if (literal(operand, type, bits))
      return constant(bits);
    fail(operand.pos, "this literal is no ." + std::string(nameOf(type)));
    return constant(0);
  }
  case Operand::Kind::Name:
    break;
  default:
    fail(operand.pos, "expected a register or a literal");
    return constant(0);
  }
  if (operand.isNegated) {
    fail(operand.pos, "'!' is for predicates");
  } else if (operand.ref == Ref::Register) {
    const Type declared = registerType(operand);
    if (operand.value)
      fail(operand.pos, "an offset needs an address");
    else if (!fits(declared, type, width))
      fail(operand.pos, "register '" + operand.name + "' is ." + std::string(nameOf(declared)) +
                            ", the instruction reads ." + std::string(nameOf(type)));
    else
      return frame->registers[operand.index];
  } else if (operand.ref == Ref::Local || operand.ref == Ref::Global) {
    Space space;
    return constant(symbolAddress(operand, space));
  } else if (operand.ref == Ref::Special) {
    return specialByName(operand);
  } else {
    fail(operand.pos, "expected a value, found '" + operand.name + "'");
  }
  return constant(0);
}

Slot Decoder::specialByName(const Operand &operand) {
  static const std::pair<std::string_view, Special> names[] = {
      {"%tid.x", Special::TidX},
      {"%tid.y", Special::TidY},
      {"%tid.z", Special::TidZ},
      {"%ntid.x", Special::NtidX},
      {"%ntid.y", Special::NtidY},
      {"%ntid.z", Special::NtidZ},
      {"%ctaid.x", Special::CtaidX},
      {"%ctaid.y", Special::CtaidY},
      {"%ctaid.z", Special::CtaidZ},
      {"%nctaid.x", Special::NctaidX},
      {"%nctaid.y", Special::NctaidY},
      {"%nctaid.z", Special::NctaidZ},
      {"%laneid", Special::LaneId},
      {"%warpid", Special::WarpId},
      {"%nwarpid", Special::NwarpId},
      {"%smid", Special::SmId},
      {"%nsmid", Special::NsmId},
      {"%gridid", Special::GridId},
      {"%lanemask_eq", Special::LaneMaskEq},
      {"%lanemask_le", Special::LaneMaskLe},
      {"%lanemask_lt", Special::LaneMaskLt},
      {"%lanemask_ge", Special::LaneMaskGe},
      {"%lanemask_gt", Special::LaneMaskGt},
      {"%clusterid.x", Special::ClusterIdX},
      {"%clusterid.y", Special::ClusterIdY},
      {"%clusterid.z", Special::ClusterIdZ},
      {"%nclusterid.x", Special::NclusterIdX},
      {"%nclusterid.y", Special::NclusterIdY},
      {"%nclusterid.z", Special::NclusterIdZ},
      {"%cluster_ctaid.x", Special::ClusterCtaIdX},
      {"%cluster_ctaid.y", Special::ClusterCtaIdY},
      {"%cluster_ctaid.z", Special::ClusterCtaIdZ},
      {"%cluster_nctaid.x", Special::ClusterNctaIdX},
      {"%cluster_nctaid.y", Special::ClusterNctaIdY},
      {"%cluster_nctaid.z", Special::ClusterNctaIdZ},
      {"%cluster_ctarank", Special::ClusterCtaRank},
      {"%cluster_nctarank", Special::ClusterNctaRank},
      {"%is_explicit_cluster", Special::IsExplicitCluster},
      {"%dynamic_smem_size", Special::DynamicSharedSize},
      {"%total_smem_size", Special::TotalSharedSize},
  };
  for (const auto &[name, which] : names)
    if (operand.name == name)
      return special(which);
  fail(operand.pos, "unknown special register or undeclared register '" + operand.name + "'");
  return constant(0);
}

Slot Decoder::predicate(const Operand &operand, bool &isNegated) {
  isNegated = operand.isNegated;
  if (operand.kind == Operand::Kind::Integer)
    return constant(operand.value != 0);
  if (registerType(operand) == Type::Pred)
    return frame->registers[operand.index];
  fail(operand.pos, "expected a predicate");
  return constant(0);
}

uint64_t Decoder::immediate(size_t index) {
  const Operand &given = operand(index);
  if (given.kind != Operand::Kind::Integer)
    fail(given.pos, "expected an integer constant");
  return given.value;
}

uint64_t Decoder::symbolAddress(const Operand &operand, Space &space) {
  if (operand.ref == Ref::Local) {
    const Variable &variable = frame->function->variables[operand.index];
    const auto &params = frame->function->params;
    const bool isParam = std::find(params.begin(), params.end(), operand.index) != params.end();
    space = variable.space;
    // Parameters of functions and of calls are in the frame of a lane.
    if (space == Space::Param && !(isEntry() && isParam))
      space = Space::Local;
    return frame->addresses[operand.index] + operand.value;
  }
  space = image.module->variables[operand.index].space;
  return frames.globalAddress(operand.index) + operand.value;
}

void Decoder::address(const Operand &operand, Slot &base, int64_t &offset, Space &space) {
  base = constant(0);
  if (operand.kind != Operand::Kind::Address) {
    fail(operand.pos, "expected an address in brackets");
    return;
  }
  const Operand &inner = operand.parts[0];
  if (inner.kind == Operand::Kind::Integer) {
    base = constant(inner.value);
    return;
  }
  if (inner.ref == Ref::Register) {
    const Type declared = registerType(inner);
    const unsigned bits = bitsOf(declared);
    const bool isNarrow = space == Space::Shared || space == Space::SharedCluster ||
                          space == Space::Local || space == Space::Const || space == Space::Param;
    if (isFloatingPoint(declared) || !(bits == 64 || (bits == 32 && isNarrow)))
      fail(inner.pos, "register '" + inner.name + "' (." + std::string(nameOf(declared)) +
                          ") is no address of ." + std::string(nameOf(space)));
    base = frame->registers[inner.index];
    offset = static_cast<int64_t>(inner.value);
    // 32-bit addresses wrap; wider registers carry the whole address.
    if (space == Space::Param && !isEntry())
      space = Space::Local;
    return;
  }
  if (inner.ref != Ref::Local && inner.ref != Ref::Global) {
    fail(inner.pos, "'" + inner.name + "' has no address");
    return;
  }
  Space own;
  uint64_t at = symbolAddress(inner, own);
  const bool isSame = own == space || (space == Space::Param && own == Space::Local) ||
                      (space == Space::SharedCluster && own == Space::Shared);
  if (space == Space::Generic) {
    if (own == Space::Shared)
      at += sharedWindow;
    else if (own == Space::Local)
      at += localWindow;
    else if (own == Space::Param)
      at += paramWindow;
  } else if (!isSame) {
    fail(inner.pos, "'" + inner.name + "' is not in ." + std::string(nameOf(space)));
  } else if (space == Space::Param) {
    space = own;
  }
  base = constant(at);
}

unsigned Decoder::vector(const Operand &operand, Type type, bool isDestination,
                         std::vector<Slot> &list, Width width) {
  if (operand.kind != Operand::Kind::Vector) {
    list.push_back(isDestination ? destination(operand, type, width)
                                 : source(operand, type, width));
    return 1;
  }
  for (const Operand &part : operand.parts)
    list.push_back(isDestination ? destination(part, type, width) : source(part, type, width));
  return static_cast<unsigned>(operand.parts.size());
}

uint32_t Decoder::label(const Operand &operand) {
  if (operand.kind == Operand::Kind::Name && operand.ref == Ref::Label)
    return operand.index;
  fail(operand.pos, "expected a label");
  return 0;
}

const Function *Decoder::callee(const Operand &operand) {
  if (operand.kind == Operand::Kind::Name && operand.ref == Ref::Function)
    return &image.module->functions[operand.index];
  fail(operand.pos, "expected a function; calls through registers are not supported");
  return nullptr;
}

Slot Decoder::returnSlot(const Function &function) { return frames.of(function).returnSlot; }

uint32_t Decoder::entryOf(const Function &function) { return frames.of(function).entry; }

uint64_t Decoder::frameOffset(const Function &function, uint32_t variable) {
  return frames.of(function).addresses[variable];
}

Slot Program::addRegister(const std::string &name) {
  registerNames.push_back(name);
  return static_cast<Slot>(registers++);
}

std::string Program::nameOfSlot(Slot slot) const {
  if (slot < 0)
    return "a constant";
  return registerNames[static_cast<size_t>(slot)];
}
