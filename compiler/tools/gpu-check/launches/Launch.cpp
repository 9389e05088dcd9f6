//===- Launch.cpp - A kernel launch with its device memory ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads machine code for the architecture of the device if the folder has it and the driver accepts
// it; otherwise the driver compiles the PTX.
//
//===----------------------------------------------------------------------===//

#include "Launch.h"

#include <cstring>

namespace tttc::gpu {

Launch::~Launch() {
  for (DevicePointer pointer : memory)
    cuda.memFree(pointer);
  if (module)
    cuda.moduleUnload(module);
}

bool Launch::loadModule(std::string &error) {
  std::vector<unsigned char> image;
  for (const std::string &file :
       {"modules/" + spec.module + "." + device.architecture() + ".cubin", spec.file}) {
    if (!readFile(folder + "/" + file, image)) {
      error = folder + "/" + file + ": cannot be read";
      continue;
    }
    image.push_back(0); // PTX is a C string
    char log[8192] = "";
    int options[] = {ErrorLog, ErrorLogSize};
    uintptr_t values[] = {reinterpret_cast<uintptr_t>(log), sizeof(log)};
    code = file;
    if (cuda.ok(cuda.moduleLoadDataEx(&module, image.data(), 2, options, values),
                ("loading " + file).c_str(), error)) {
      error.clear(); // of machine code that is missing or rejected
      return cuda.ok(cuda.moduleGetFunction(&function, module, spec.kernel.c_str()),
                     ("finding " + spec.kernel).c_str(), error);
    }
    error += std::string("; ") + log;
  }
  return false;
}

bool Launch::encode(const ArgumentSpec &argument, TensorMap &map, std::string &error) {
  const struct {
    const char *kind;
    int number;
  } types[] = {{"u32", 2}, {"u64", 4}, {"f16", 6}, {"f32", 7}, {"f64", 8}, {"bf16", 9}};
  const MapSpec &wanted = argument.map;
  int type = 0;
  for (const auto &row : types)
    if (wanted.kind == row.kind)
      type = row.number;
  // Dense strides, innermost first; the API takes only the outer ones.
  std::vector<uint64_t> strides(1, sizeOfKind(wanted.kind));
  for (uint64_t dim : wanted.dims)
    strides.push_back(strides.back() * dim);
  std::vector<uint32_t> steps(wanted.dims.size(), 1);
  int swizzle = wanted.swizzle == 128 ? 3 : wanted.swizzle == 64 ? 2 : wanted.swizzle == 32;
  constexpr int wideFetch = 3; // 256 bytes into the L2 cache
  return cuda.ok(cuda.encodeTiled(&map, type, static_cast<uint32_t>(wanted.dims.size()),
                                  memory[argument.buffer], wanted.dims.data(), strides.data() + 1,
                                  wanted.box.data(), steps.data(), 0, swizzle, wideFetch, 0),
                 "cuTensorMapEncodeTiled", error);
}

/// Fills memory with random numbers of an xorshift generator, so that no file is needed.
static void fillRandom(const std::string &kind, std::vector<unsigned char> &bytes) {
  uint64_t state = 0x9e3779b97f4a7c15;
  auto next = [&] {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<uint32_t>(state >> 32);
  };
  if (kind == "bf16") {
    auto *halves = reinterpret_cast<uint16_t *>(bytes.data());
    for (size_t i = 0; i < bytes.size() / 2; ++i) {
      // Uniform in (-1, 1), truncated: bit patterns as varied as those of trained weights.
      float value = static_cast<float>(static_cast<int32_t>(next())) * 0x1p-31f;
      uint32_t word = 0;
      std::memcpy(&word, &value, 4);
      halves[i] = static_cast<uint16_t>(word >> 16);
    }
    return;
  }
  for (size_t i = 0; i + 4 <= bytes.size(); i += 4) {
    uint32_t word = next();
    std::memcpy(&bytes[i], &word, 4);
  }
}

bool Launch::prepare(size_t guardBytes, std::string &error) {
  guard = guardBytes;
  if (!loadModule(error))
    return false;
  for (const BufferSpec &buffer : spec.buffers) {
    DevicePointer pointer = 0;
    if (!cuda.ok(cuda.memAlloc(&pointer, buffer.bytes + guard), "cuMemAlloc", error))
      return false;
    memory.push_back(pointer);
    std::vector<unsigned char> bytes;
    if (buffer.start == BufferSpec::File &&
        (!readFile(folder + "/" + buffer.file, bytes) || bytes.size() != buffer.bytes)) {
      error = folder + "/" + buffer.file + ": expected " + std::to_string(buffer.bytes) +
              " bytes, found " + std::to_string(bytes.size());
      return false;
    }
    if (buffer.start == BufferSpec::Random) {
      bytes.resize(buffer.bytes);
      fillRandom(buffer.kind, bytes);
    }
    initial.push_back(std::move(bytes));
  }
  maps.resize(spec.arguments.size());
  for (size_t i = 0; i < spec.arguments.size(); ++i) {
    const ArgumentSpec &argument = spec.arguments[i];
    if (argument.what == ArgumentSpec::Map && !encode(argument, maps[i], error))
      return false;
    // The API takes pointers to the values but does not modify them.
    parameters.push_back(argument.what == ArgumentSpec::Map ? static_cast<void *>(&maps[i])
                         : argument.what == ArgumentSpec::Pointer
                             ? static_cast<void *>(&memory[argument.buffer])
                             : const_cast<unsigned char *>(argument.bytes.data()));
  }
  cuda.functionGetAttribute(&registers, Registers, function);
  cuda.functionGetAttribute(&localBytes, LocalBytes, function);
  return spec.sharedBytes <= 48 * 1024 ||
         cuda.ok(
             cuda.functionSetAttribute(function, DynamicShared, static_cast<int>(spec.sharedBytes)),
             "asking for shared memory", error);
}

bool Launch::reset(std::string &error) {
  for (size_t i = 0; i < memory.size(); ++i) {
    if (guard && !cuda.ok(cuda.fill(memory[i] + spec.buffers[i].bytes, GuardByte, guard),
                          "filling the guard bytes", error))
      return false;
    Result result = initial[i].empty()
                        ? cuda.fill(memory[i], Ones, spec.buffers[i].bytes)
                        : cuda.copyToDevice(memory[i], initial[i].data(), initial[i].size());
    if (!cuda.ok(result, "filling a buffer", error))
      return false;
  }
  return true;
}

bool Launch::start(std::string &error) {
  LaunchAttribute cluster = {};
  cluster.id = LaunchAttribute::ClusterDimension;
  LaunchConfig config = {};
  bool clusters = false;
  for (int i = 0; i < 3; ++i) {
    config.grid[i] = spec.grid[i];
    config.block[i] = spec.block[i];
    cluster.value[i] = spec.cluster[i];
    clusters |= spec.cluster[i] != 1;
  }
  config.sharedBytes = spec.sharedBytes;
  config.attributes = &cluster;
  config.numAttributes = clusters;
  return cuda.ok(cuda.launch(&config, function, parameters.data(), nullptr),
                 ("launching " + spec.kernel).c_str(), error);
}

bool Launch::wait(std::string &error) {
  return cuda.ok(cuda.contextSynchronize(), ("running " + spec.kernel).c_str(), error);
}

bool Launch::fetch(size_t buffer, std::vector<unsigned char> &bytes, std::string &error) {
  bytes.resize(spec.buffers[buffer].bytes);
  return cuda.ok(cuda.copyToHost(bytes.data(), memory[buffer], bytes.size()), "reading a buffer",
                 error);
}

bool Launch::guarded(std::string &error) {
  std::vector<unsigned char> bytes(guard);
  for (size_t i = 0; guard && i < memory.size(); ++i) {
    if (!cuda.ok(cuda.copyToHost(bytes.data(), memory[i] + spec.buffers[i].bytes, guard),
                 "reading the guard bytes", error))
      return false;
    for (size_t at = 0; at < guard; ++at)
      if (bytes[at] != GuardByte) {
        error = "wrote " + std::to_string(at) + " bytes behind the end of '" +
                spec.buffers[i].name + "'";
        return false;
      }
  }
  return true;
}

} // namespace tttc::gpu
