//===- Module.h - A parsed PTX module -------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names are resolved: an operand refers to a register, variable, label or function
// by its index. Opcodes are not interpreted here; Execute/ decodes them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_PARSE_MODULE_H
#define TTTC_PTXEMULATOR_PARSE_MODULE_H

#include "PtxEmulator/Parse/Diagnostic.h"
#include "PtxEmulator/Parse/Types.h"

#include <memory>
#include <string>
#include <vector>

namespace ptxemu {

/// Kind of entity that a name refers to.
enum class Ref : uint8_t {
  None,
  Register, ///< of the function
  Local,    ///< variable of the function: .param, .local, .shared, ...
  Global,   ///< variable of the module
  Label,
  Function,
  Special, ///< %tid.x and so on, identified by name
  Targets  ///< a list of .branchtargets
};

struct Operand {
  enum class Kind : uint8_t {
    Name,    ///< `ref`, `index`, with `value` as an added offset
    Integer, ///< `value`
    Float32, ///< bits in `value`
    Float64,
    Vector,  ///< {a, b}: `parts`
    Address, ///< [base + value], [map, {c0, c1}]: `parts`, the first one the base
    Pair,    ///< a|b: two `parts`
    List,    ///< (a, b) of a call: `parts`
    Sink     ///< _
  };
  Kind kind = Kind::Name;
  Ref ref = Ref::None;
  bool isNegated = false; ///< !p
  uint32_t index = 0;
  uint64_t value = 0;
  SourcePos pos;
  std::string name;
  std::vector<Operand> parts;
};

struct Modifier {
  std::string name; ///< without the dot
  SourcePos pos;
};

struct Instruction {
  SourcePos pos;
  std::string opcode;
  std::vector<Modifier> modifiers;
  std::vector<Operand> operands;
  Operand guard; ///< @p or @!p; its `ref` is None without one
  uint32_t scope = 0;
};

/// An address in an initialiser.
struct AddressInitializer {
  uint64_t offset; ///< in the variable
  unsigned bytes;
  std::string symbol;
  uint64_t addend;
  bool isGeneric;
  SourcePos pos;
};

struct Variable {
  std::string name;
  Space space = Space::Global;
  Type type = Type::None;
  uint64_t align = 1;
  uint64_t bytes = 0;
  /// Bytes known at parse time; shorter than `bytes` if the rest is zero.
  std::vector<uint8_t> initial;
  std::vector<AddressInitializer> addresses;
  bool isExtern = false;
  bool isInitialized = false;
  SourcePos pos;
};

struct RegisterDecl {
  std::string name;
  Type type = Type::None;
};

struct Label {
  std::string name;
  uint32_t at = 0; ///< index of the instruction that follows it
  SourcePos pos;
};

struct BranchTargets {
  std::string name;
  std::vector<uint32_t> labels;
};

struct Function {
  std::string name;
  bool isEntry = false;
  bool isDefined = false;
  SourcePos pos;
  std::vector<uint32_t> returns, params; ///< indices into `variables`
  std::vector<Variable> variables;
  std::vector<RegisterDecl> registers;
  std::vector<Label> labels;
  std::vector<BranchTargets> targets;
  std::vector<Instruction> body;
  uint32_t requiredBlock[3] = {0, 0, 0}; ///< .reqntid
  uint32_t maximumBlock[3] = {0, 0, 0};  ///< .maxntid
  uint32_t requiredCluster[3] = {0, 0, 0};
};

struct Module {
  Source source;
  std::string version, target;
  std::vector<Variable> variables;
  std::vector<Function> functions;

  const Function *find(const std::string &name) const;
};

/// Parses `text`. Returns null, with a rendered message in `error`, if it is not PTX
/// that the emulator supports.
std::unique_ptr<Module> parseModule(std::string name, std::string text, std::string &error);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_PARSE_MODULE_H
