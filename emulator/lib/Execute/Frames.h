//===- Frames.h - Frames of functions ---------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Locations of the registers and variables of a kernel and of all functions that it
// calls.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_FRAMES_H
#define TTTC_PTXEMULATOR_EXECUTE_FRAMES_H

#include "PtxEmulator/Machine/Memory.h"
#include "PtxEmulator/Machine/Program.h"

#include <map>

namespace ptxemu {

/// Addresses of the .global and .const variables of the module.
struct ModuleImage {
  const Module *module = nullptr;
  std::vector<uint64_t> addresses;
};

/// The first error of decoding.
struct DecodeError {
  std::string message;
  SourcePos pos;

  void fail(SourcePos at, const std::string &text);
  bool hasFailed() const { return !message.empty(); }
};

/// The frame of one function. There is no recursion, so each function has exactly one.
struct Frame {
  const Function *function = nullptr;
  std::vector<Slot> registers;
  std::vector<uint64_t> addresses; ///< of its variables, in their spaces
  Slot returnSlot = noSlot;
  uint32_t entry = 0;
  enum { New, Open, Done } state = New;
};

class Frames {
public:
  Frames(const ModuleImage &image, Program &program, DecodeError &error)
      : image(image), program(program), error(error) {}

  /// Creates the frames of `kernel` and of all its callees; false after an error.
  bool make(const Function &kernel);
  Frame &of(const Function &function) { return frames[&function]; }
  /// The address of a variable of the module.
  uint64_t globalAddress(uint32_t index);

private:
  bool collect(const Function &function, unsigned depth);
  bool collectOperand(const Operand &operand, unsigned depth);
  void placeShared(const Variable &variable, uint64_t &address);
  void place(Frame &made);

  const ModuleImage &image;
  Program &program;
  DecodeError &error;
  std::map<const Function *, Frame> frames;
  uint64_t shared = 0; ///< bytes of shared variables laid out so far
  std::map<const Variable *, uint64_t> sharedAddresses;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_FRAMES_H
