//===- ProgramDecoder.h - A kernel and its callees, decoded -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_PROGRAMDECODER_H
#define TTTC_PTXEMULATOR_EXECUTE_PROGRAMDECODER_H

#include "Execute/Decoder.h"

namespace ptxemu {

/// Lays out functions and their blocks one after the other.
class ProgramDecoder {
public:
  ProgramDecoder(const ModuleImage &image, Program &program);
  /// Decodes the kernel and all its callees; false with `error` rendered.
  bool run(const Function &kernel, std::string &error);

private:
  bool decodeFunction(const Function &function);
  bool decodeBody(Frame &frame);

  const ModuleImage &image;
  Program &program;
  DecodeError problem;
  Frames frames;
  Decoder decoder;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_PROGRAMDECODER_H
