//===- CheckLaunch.cpp - Runs a launch and compares its results -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Results are compared with the reference and, if pack.py had them, with those of the emulator.
// Numbers that only need to be within a bound may differ from the emulator; the number of
// differences is reported.
//
//===----------------------------------------------------------------------===//

#include "CheckLaunch.h"

#include "launches/Compare.h"

#include <cmath>

namespace tttc::gpu {

using Bytes = std::vector<unsigned char>;

static std::string dataFile(const Options &options, const CaseSpec &spec, size_t buffer,
                            const char *ending) {
  return options.folder + "/data/" + spec.name + "." + spec.buffers[buffer].name + ending;
}

/// Compares one range with its reference, and counts differences from the emulator.
static bool agrees(const CaseSpec &spec, const ExpectSpec &expect, const Options &options,
                   const Bytes &found, double &worst, size_t &unlikeEmulator,
                   std::string &difference) {
  const std::string &name = spec.buffers[expect.buffer].name;
  Bytes expected, mask, emulated;
  if (!readFile(dataFile(options, spec, expect.buffer, ".expected"), expected)) {
    difference = "no expected values of " + name;
    return false;
  }
  readFile(dataFile(options, spec, expect.buffer, ".mask"), mask);
  Agreement with = compare(expect, name, expected, mask, found);
  worst = std::fmax(worst, with.worst);
  difference = with.first;
  if (readFile(dataFile(options, spec, expect.buffer, ".emulated"), emulated)) {
    ExpectSpec bits = expect;
    bits.bits = true;
    unlikeEmulator += compare(bits, name, emulated, mask, found).differing;
  }
  return with.agrees;
}

static bool save(const std::string &path, const Bytes &bytes) {
  FILE *file = std::fopen(path.c_str(), "wb");
  if (!file)
    return false;
  bool good = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && good;
}

bool checkCase(const Cuda &cuda, const Device &device, const CaseSpec &spec, const Options &options,
               Record &record) {
  if (!device.runs(spec.target)) {
    record.add("state", "skipped");
    record.add("why", "needs " + spec.target);
    return true;
  }
  std::string error;
  Launch launch(cuda, device, spec, options.folder);
  auto fail = [&](const std::string &why) {
    record.add("state", "fail");
    record.add("why", why);
  };
  if (!launch.prepare(options.guard, error)) {
    fail(error);
    return true;
  }
  std::vector<Bytes> first(spec.expects.size());
  for (int repeat = 0; repeat < options.repeats; ++repeat) {
    if (!launch.reset(error) || !launch.start(error) || !launch.wait(error)) {
      fail(error);
      return false;
    }
    for (size_t i = 0; i < spec.expects.size(); ++i) {
      Bytes found;
      if (!launch.fetch(spec.expects[i].buffer, found, error)) {
        fail(error);
        return false;
      }
      if (repeat == 0)
        first[i] = found;
      else if (first[i] != found)
        error = "'" + spec.buffers[spec.expects[i].buffer].name + "' has other bits in run " +
                std::to_string(repeat + 1);
    }
    if (!error.empty() || !launch.guarded(error)) {
      fail(error);
      return true;
    }
  }
  double worst = 0;
  size_t unlikeEmulator = 0;
  for (size_t i = 0; i < spec.expects.size(); ++i) {
    std::string difference;
    if (!agrees(spec, spec.expects[i], options, first[i], worst, unlikeEmulator, difference) &&
        error.empty())
      error = difference;
    if (!options.save.empty() && !save(options.save + "/" + spec.name + "." +
                                           spec.buffers[spec.expects[i].buffer].name + ".emulated",
                                       first[i]))
      error = options.save + ": cannot be written";
  }
  if (error.empty())
    record.add("state", "pass");
  else
    fail(error);
  record.add("code", launch.code);
  record.add("registers", launch.registers);
  record.add("local_bytes", launch.localBytes);
  record.add("worst_share_of_bound", worst);
  record.add("unlike_emulator", static_cast<double>(unlikeEmulator));
  return true;
}

} // namespace tttc::gpu
