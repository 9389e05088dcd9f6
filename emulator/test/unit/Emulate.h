//===- Emulate.h - Execution of small PTX texts ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_UNIT_PTXEMULATOR_EMULATE_H
#define TTTC_UNIT_PTXEMULATOR_EMULATE_H

#include "PtxEmulator/Machine/Launch.h"
#include "PtxEmulator/Parse/Module.h"

#include <gtest/gtest.h>

#include <cstring>

namespace ptxemu::test {

/// Wraps `body` in a kernel that declares the registers of these tests and two pointers.
inline std::string kernelText(const std::string &body, const std::string &module = "") {
  return ".version 8.3\n.target sm_90a\n.address_size 64\n" + module +
         "\n.visible .entry k(.param .u64 in, .param .u64 out) {\n"
         ".reg .pred %p<8>; .reg .b16 %h<16>; .reg .b32 %r<32>; .reg .b64 %l<32>;\n"
         ".reg .b64 %in, %out, %mine; .reg .b32 %tid, %lane;\n"
         "ld.param.u64 %in, [in]; ld.param.u64 %out, [out]; mov.u32 %tid, %tid.x;\n"
         "mov.u32 %lane, %laneid; mad.wide.u32 %mine, %tid, 4, %out;\n" +
         body + "\nret;\n}\n";
}

/// One kernel on a separate device, with an array of 64-bit words to read and one of
/// 32-bit words to write.
class Emulation {
public:
  explicit Emulation(const std::string &text, const std::vector<uint64_t> &words = {},
                     size_t results = 1024)
      : count(results) {
    module = parseModule("test.ptx", text, error);
    if (module)
      loaded = LoadedModule::load(device, *module, error);
    in = device.allocate(std::max<size_t>(8 * words.size(), 8), "in");
    out = device.allocate(4 * results, "out");
    device.write(in, words.data(), 8 * words.size());
    config.block = {1};
  }

  /// Runs the kernel; returns the error's kind, or nothing.
  std::optional<ErrorKind> run() {
    if (!loaded) {
      ADD_FAILURE() << error;
      return ErrorKind::BadLaunch;
    }
    ParamPacker params(*loaded->find("k"));
    params.add(in);
    params.add(out);
    result = launch(device, *loaded, "k", config, params.bytes());
    if (!result.error)
      return std::nullopt;
    error = result.error->render(module->source);
    return result.error->kind;
  }

  uint32_t word(size_t index) {
    uint32_t value = 0;
    EXPECT_TRUE(device.read(out + 4 * index, &value, 4));
    EXPECT_EQ(device.firstPoison(out + 4 * index, 4), 4u) << "word " << index;
    return value;
  }

  Device device;
  LaunchConfig config;
  LaunchResult result;
  std::string error;
  std::unique_ptr<Module> module;
  std::unique_ptr<LoadedModule> loaded;
  uint64_t in = 0, out = 0;
  size_t count;
};

/// Runs a body with `threads` threads in one CTA.
inline std::optional<ErrorKind> runBody(const std::string &body, uint32_t threads = 32,
                                        const std::string &module = "", uint64_t seed = 0,
                                        std::string *message = nullptr) {
  Emulation emulation(kernelText(body, module), {0});
  emulation.config.block = {threads};
  emulation.config.scheduleSeed = seed;
  const auto kind = emulation.run();
  if (message)
    *message = emulation.error;
  return kind;
}

/// The result of one instruction: operands are %a, %b, %c (32 bits), %ha.. (16) and
/// %la.. (64) with the given bits; %pa.. are true where the bits are not zero. `suffix`
/// selects the result %d, %hd, %ld or %pd: "", "h", "l" or "p".
inline uint64_t evaluate(const std::string &code, const std::vector<uint64_t> &operands,
                         const std::string &suffix = "") {
  std::string text = ".reg .b32 %d, %e; .reg .b16 %hd, %he; .reg .b64 %ld, %le; .reg .pred %pd, "
                     "%pe;\n";
  std::vector<uint64_t> words = operands;
  for (size_t i = 0; i < operands.size(); ++i) {
    const std::string name(1, static_cast<char>('a' + i));
    text += ".reg .b32 %" + name + "; .reg .b16 %h" + name + "; .reg .b64 %l" + name +
            "; .reg .pred %p" + name + ";\n";
    text += "ld.global.b64 %l" + name + ", [%in+" + std::to_string(8 * i) + "]; cvt.u32.u64 %" +
            name + ", %l" + name + "; cvt.u16.u64 %h" + name + ", %l" + name + "; setp.ne.b64 %p" +
            name + ", %l" + name + ", 0;\n";
  }
  text += code + "\n";
  if (suffix.empty())
    text += "cvt.u64.u32 %ld, %d;\n";
  else if (suffix == "h")
    text += "cvt.u64.u16 %ld, %hd;\n";
  else if (suffix == "p")
    text += "selp.b64 %ld, 1, 0, %pd;\n";
  text += "st.global.b64 [%out], %ld;\n";
  Emulation emulation(kernelText(text), words);
  const auto kind = emulation.run();
  EXPECT_FALSE(kind) << emulation.error << code;
  uint64_t value = 0;
  emulation.device.read(emulation.out, &value, 8);
  return value;
}

/// The error message of a rejected text, without its source lines.
inline std::string refusal(const std::string &text) {
  std::string error;
  const auto module = parseModule("test.ptx", text, error);
  Device device;
  if (module && LoadedModule::load(device, *module, error))
    return "accepted";
  return error.substr(0, error.find('\n'));
}

/// The line number of `needle` in `text`, from 1.
inline uint32_t lineOf(const std::string &text, const std::string &needle) {
  const size_t at = text.find(needle);
  EXPECT_NE(at, std::string::npos) << needle;
  uint32_t line = 1;
  for (size_t i = 0; i < at && at != std::string::npos; ++i)
    line += text[i] == '\n';
  return line;
}

inline uint64_t f32(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

} // namespace ptxemu::test

#endif // TTTC_UNIT_PTXEMULATOR_EMULATE_H
