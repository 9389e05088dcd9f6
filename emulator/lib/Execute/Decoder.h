//===- Decoder.h - From parsed instructions to decoded ones ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A family's decode function takes the modifiers and operands that it supports; those
// left over are reported as errors at their position.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_DECODER_H
#define TTTC_PTXEMULATOR_EXECUTE_DECODER_H

#include "Execute/Frames.h"

#include <map>
#include <string_view>
#include <unordered_map>

namespace ptxemu {

class Decoder;
using DecodeFn = void (*)(Decoder &decoder);
using DecodeTable = std::unordered_map<std::string_view, DecodeFn>;

/// Permitted width of a register.
enum class Width : uint8_t { Exact, AtLeast };

/// Decodes instructions; each family takes its modifiers and operands.
class Decoder {
public:
  Decoder(const ModuleImage &image, Program &program, Frames &frames, DecodeError &error)
      : image(image), program(program), frames(frames), error(error) {}
  /// Appends the decoded instructions for one of the text; false after an error.
  bool decode(const Instruction &instruction, const Frame &own, std::vector<Inst> &into);

  // For the families: the current instruction.
  Inst inst;
  const Instruction &ast() const { return *current; }
  std::string_view opcode() const { return current->opcode; }
  size_t operands() const { return current->operands.size(); }
  const Operand &operand(size_t index);
  /// Reports an error at an operand, a modifier or the opcode.
  void fail(SourcePos at, const std::string &message) { error.fail(at, message); }
  void fail(const std::string &message) { fail(current->pos, message); }
  bool hasFailed() const { return error.hasFailed(); }

  /// Takes a modifier at any position.
  bool take(std::string_view modifier);
  /// Returns true if the modifier is present, without taking it.
  bool has(std::string_view modifier) const;
  /// Takes the first modifier of `names` that is present; -1 if there is none.
  int takeOneOf(std::initializer_list<std::string_view> names);
  /// The first type not taken so far; an error if there is none.
  Type takeType();
  bool hasType() const;
  /// Takes the next modifier not taken so far; empty if there is none.
  std::string takeNext();
  void takeFtz() { inst.modifiers.ftz = take("ftz"); }
  void takeSat() { inst.modifiers.sat = take("sat"); }
  /// Takes .rn, .rz, .rm or .rp; false if none is present.
  bool takeRounding();

  bool expectOperands(size_t least, size_t most);
  bool expectOperands(size_t count) { return expectOperands(count, count); }
  Slot source(const Operand &operand, Type type, Width width = Width::Exact);
  Slot destination(const Operand &operand, Type type, Width width = Width::Exact);
  Slot predicate(const Operand &operand, bool &isNegated);
  Slot source(size_t index, Type type, Width width = Width::Exact) {
    return source(operand(index), type, width);
  }
  Slot destination(size_t index, Type type, Width width = Width::Exact) {
    return destination(operand(index), type, width);
  }
  /// Decodes [a + offset]; `space` becomes that of a variable if it is Generic or Param.
  void address(const Operand &operand, Slot &base, int64_t &offset, Space &space);
  void address(size_t index, Space &space) { address(operand(index), inst.a, inst.offset, space); }
  /// Appends the registers of {a, b} or of a scalar to `list`.
  unsigned vector(const Operand &operand, Type type, bool isDestination, std::vector<Slot> &list,
                  Width width = Width::Exact);
  /// An operand that must be an integer literal.
  uint64_t immediate(size_t index);
  Slot constant(uint64_t bits);
  Slot special(Special which);
  /// The carry of the condition code.
  Slot carry();
  /// The label's number, resolved to an address after the layout of all blocks.
  uint32_t label(const Operand &operand);
  Type registerType(const Operand &operand) const;

  // For calls.
  const Function *callee(const Operand &operand);
  Slot returnSlot(const Function &function);
  uint32_t entryOf(const Function &function);
  uint64_t frameOffset(const Function &function, uint32_t variable);
  const Function &function() const { return *frame->function; }
  bool isEntry() const { return frame->function->isEntry; }
  const Module &module() const { return *image.module; }
  /// Adds an instruction that runs after the current one.
  void follow(Inst next) { following.push_back(std::move(next)); }

private:
  Slot specialByName(const Operand &operand);
  uint64_t symbolAddress(const Operand &operand, Space &space);

  const ModuleImage &image;
  Program &program;
  Frames &frames;
  DecodeError &error;
  std::map<uint64_t, Slot> constantSlots;
  std::map<Special, Slot> specialSlots;
  Slot carrySlot = noSlot;
  const Frame *frame = nullptr;
  const Instruction *current = nullptr;
  std::vector<bool> taken;
  std::vector<Inst> following;
};

/// All opcodes.
const DecodeTable &decodeTable();

// Opcodes that several families share.
void decodeCarry(Decoder &decoder);
void decodeStoreAsync(Decoder &decoder);
void decodeBulk(Decoder &decoder, bool reduces);

// One per family.
void addInteger(DecodeTable &table);
void addIntegerBits(DecodeTable &table);
void addCarry(DecodeTable &table);
void addFloat(DecodeTable &table);
void addCompare(DecodeTable &table);
void addConvert(DecodeTable &table);
void addMove(DecodeTable &table);
void addControl(DecodeTable &table);
void addLoadStore(DecodeTable &table);
void addAtomics(DecodeTable &table);
void addShuffle(DecodeTable &table);
void addBarriers(DecodeTable &table);
void addFences(DecodeTable &table);
void addAsyncCopy(DecodeTable &table);
void addCluster(DecodeTable &table);
void addMbarrier(DecodeTable &table);
void addMatrix(DecodeTable &table);
void addWgmma(DecodeTable &table);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_DECODER_H
