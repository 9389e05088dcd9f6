//===- Program.h - A decoded kernel ---------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each instruction is decoded once, into a handler and its operands. The registers
// of all functions that a kernel calls form one register file: recursion is
// rejected, so that a lane is in a function at most once. Instructions are laid out
// so that other lanes join those that wait at the smallest address (Layout.h).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_PROGRAM_H
#define TTTC_PTXEMULATOR_MACHINE_PROGRAM_H

#include "PtxEmulator/Parse/Module.h"
#include "PtxEmulator/Tensor/Formats.h"

#include <memory>
#include <string>
#include <vector>

namespace ptxemu {

struct Step;
struct Inst;
/// Executes an instruction for the active lanes of a warp. Reports errors to the
/// step.
using Handler = void (*)(Step &step, const Inst &inst);

/// Classes by which instructions are counted.
enum class InstClass : uint8_t {
  Mma,
  Wgmma,
  Ldmatrix,
  Stmatrix,
  LoadGlobal,
  StoreGlobal,
  LoadShared,
  StoreShared,
  LoadLocal,
  StoreLocal,
  LoadParam,
  LoadGeneric,
  StoreGeneric,
  Atomic,
  AsyncCopy,
  BulkCopy,
  Prefetch,
  Shuffle,
  Vote,
  Barrier,
  Mbarrier,
  Fence,
  Integer,
  Float,
  Convert,
  Compare,
  Control,
  Move,
  Other,
  Count
};
const char *nameOf(InstClass kind);

/// A register (>= 0) or ~(index of a constant).
using Slot = int32_t;
constexpr Slot noSlot = INT32_MIN;
/// Destination of values written to `_`.
constexpr Slot sinkSlot = 0;

/// The special registers that do not change while a warp runs.
enum class Special : uint8_t {
  TidX,
  TidY,
  TidZ,
  NtidX,
  NtidY,
  NtidZ,
  CtaidX,
  CtaidY,
  CtaidZ,
  NctaidX,
  NctaidY,
  NctaidZ,
  LaneId,
  WarpId,
  NwarpId,
  SmId,
  NsmId,
  GridId,
  LaneMaskEq,
  LaneMaskLe,
  LaneMaskLt,
  LaneMaskGe,
  LaneMaskGt,
  ClusterIdX,
  ClusterIdY,
  ClusterIdZ,
  NclusterIdX,
  NclusterIdY,
  NclusterIdZ,
  ClusterCtaIdX,
  ClusterCtaIdY,
  ClusterCtaIdZ,
  ClusterNctaIdX,
  ClusterNctaIdY,
  ClusterNctaIdZ,
  ClusterCtaRank,
  ClusterNctaRank,
  IsExplicitCluster,
  DynamicSharedSize,
  TotalSharedSize,
  Count
};

struct Inst {
  Handler run = nullptr;
  Slot guard = noSlot;
  bool isGuardNegated = false;
  InstClass kind = InstClass::Other;
  /// Reads or changes memory that other threads wait for. A loop over it may not
  /// terminate by itself, so its lanes yield to others.
  bool isPoll = false;
  bool isStrong = false; ///< volatile, relaxed, acquire, release, atomic
  bool isAcquire = false;
  bool isRelease = false;
  Type type = Type::None, type2 = Type::None, type3 = Type::None;
  Space space = Space::Generic;
  Space space2 = Space::Generic;
  FloatFormat format = FloatFormat::F32, format2 = FloatFormat::F32;
  Rounding rounding = Rounding::Nearest;
  FloatModifiers modifiers;
  uint8_t sub = 0; ///< operation within its family
  uint8_t sub2 = 0;
  uint8_t bytes = 0;  ///< of one element in memory
  uint32_t flags = 0; ///< meaning depends on the family
  Slot d = sinkSlot, d2 = sinkSlot;
  Slot a = noSlot, b = noSlot, c = noSlot, e = noSlot, f = noSlot;
  int64_t offset = 0; ///< of an address operand on `a`
  int64_t offset2 = 0;
  uint64_t imm = 0, imm2 = 0;
  std::vector<Slot> list;       ///< vector operands; meaning depends on the family
  std::vector<uint32_t> counts; ///< lengths of the parts of `list`, or branch targets
  uint32_t target = 0;          ///< branch or call
  uint32_t next = 0;            ///< the instruction after it
  SourcePos pos;
};

/// Instructions [begin, end) that a backward branch repeats; `begin` is the header.
struct Loop {
  uint32_t begin = 0, end = 0;
  unsigned depth = 0;
};

struct ParamLayout {
  std::string name;
  Type type = Type::None;
  uint64_t offset = 0, bytes = 0, align = 1;
};

struct Program {
  std::string name;
  const Module *module = nullptr;
  const Function *function = nullptr;
  std::vector<Inst> insts;
  uint32_t entry = 0;
  uint32_t registers = 1; ///< slots of the register file; 0 is the sink
  /// Registers that the PTX functions declare, without hidden ones.
  uint32_t declaredRegisters = 0;
  std::vector<std::string> registerNames; ///< per slot
  std::vector<uint64_t> constants;
  std::vector<std::pair<Special, Slot>> specials;
  std::vector<ParamLayout> params;
  uint64_t paramBytes = 0;
  uint64_t staticShared = 0; ///< bytes, placed before the dynamic ones
  uint64_t dynamicAlign = 16;
  bool usesDynamicShared = false;
  uint64_t localBytes = 0; ///< of one lane
  std::vector<Loop> loops;

  uint64_t dynamicSharedOffset() const {
    return (staticShared + dynamicAlign - 1) / dynamicAlign * dynamicAlign;
  }
  /// Adds a register that the text does not declare, or one of a frame; `name` is for messages.
  Slot addRegister(const std::string &name);
  /// The name of a slot for messages, such as `%r5`.
  std::string nameOfSlot(Slot slot) const;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_PROGRAM_H
