//===- Arguments.h - A kernel's arguments on the command line -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_COMMAND_ARGUMENTS_H
#define TTTC_PTXEMULATOR_COMMAND_ARGUMENTS_H

#include "Npy.h"
#include "PtxEmulator/Machine/Launch.h"

namespace ptxemu {

/// The arguments of one launch: what lies on the device, and what is written after.
class Arguments {
public:
  explicit Arguments(Device &device) : device(device) {}
  /// One --arg; false, with a message, if it cannot be.
  bool add(const std::string &text, std::string &error);
  /// Whether the last failure was a file's, and no mistake of the command line.
  bool lacksFile() const { return fileFailed; }
  /// One --array: memory that only tensor maps lead to.
  bool addHidden(const std::string &text, std::string &error);
  /// Packs them for a kernel; false, with a message, if they do not fit.
  bool pack(const Program &program, std::vector<uint8_t> &params, std::string &error);
  /// Writes the output files.
  bool writeOutputs(std::string &error) const;

private:
  struct Output {
    std::string path;
    uint64_t address;
    RawArray array;
  };
  bool addScalar(const std::string &type, const std::string &value, std::string &error);
  bool addArray(const std::vector<std::string> &parts, std::string &error);
  bool addMap(const std::vector<std::string> &parts, std::string &error);
  uint64_t place(const RawArray &array, const std::string &name, bool isWritten);

  Device &device;
  std::vector<std::vector<uint8_t>> values;
  std::vector<uint64_t> addresses; ///< per argument, 0 for scalars
  std::vector<uint64_t> hidden;    ///< per --array
  std::vector<Output> outputs;
  bool fileFailed = false;
};

extern const char *const argumentHelp;

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_COMMAND_ARGUMENTS_H
