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

/// The arguments of one launch: arrays on the device, and outputs to write afterwards.
class Arguments {
public:
  explicit Arguments(Device &device) : device(device) {}
  /// Adds one --arg; returns false, with a message, if it is invalid.
  bool add(const std::string &text, std::string &error);
  /// Returns true if the last failure came from a file, not from the command line.
  bool lacksFile() const { return fileFailed; }
  /// Adds one --array: memory that only tensor maps refer to.
  bool addHidden(const std::string &text, std::string &error);
  /// Packs the arguments for a kernel; returns false, with a message, if they do not fit.
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
