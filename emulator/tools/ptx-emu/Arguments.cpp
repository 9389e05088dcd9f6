//===- Arguments.cpp - A kernel's arguments on the command line -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"

#include "PtxEmulator/Tensor/TensorMap.h"

#include <cstdlib>
#include <cstring>

using namespace ptxemu;

const char *const ptxemu::argumentHelp =
    "arguments, in the kernel's order:\n"
    "  --arg=TYPE:VALUE          a scalar: u8..u64, s8..s64, f32, f64, or b16 and b32 bits\n"
    "  --arg=in:X.npy            an array of the file\n"
    "  --arg=out:Y.npy:f32:2x64  an array that was never written; it goes to the file\n"
    "                            afterwards (f16 and bf16 as uint16)\n"
    "  --arg=inout:X.npy:Y.npy   the array of X, written to Y afterwards\n"
    "  --arg=zero:Y.npy:f32:2x64 zeros, written afterwards; an empty file name writes nothing\n"
    "  --arg=null                a null pointer\n"
    "  --arg=map:I:DTYPE:DIMS:STRIDES:BOX[:SWIZZLE[:nan]]\n"
    "                            a tensor map (__grid_constant__, 128 bytes) of the array that\n"
    "                            is argument I, or --array aI, counted from 0 and given\n"
    "                            before: DIMS in elements, innermost\n"
    "                            first, as 64x128; STRIDES in bytes of the dimensions from the\n"
    "                            second on, as 128, or `packed`; BOX in elements; SWIZZLE 0, 32,\n"
    "                            64 or 128; `nan` fills what is out of bounds\n"
    "  --array=in:X.npy          an array as with --arg that is no argument of the kernel; out,\n"
    "                            inout and zero too\n";

static std::vector<std::string> split(const std::string &text, char by) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == by)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

static bool number(const std::string &text, uint64_t &value) {
  char *end;
  errno = 0;
  value = text[0] == '-' ? static_cast<uint64_t>(strtoll(text.c_str(), &end, 0))
                         : strtoull(text.c_str(), &end, 0);
  return !text.empty() && !*end && !errno;
}

static bool shapeOf(const std::string &text, std::vector<uint64_t> &shape) {
  uint64_t count = 1;
  for (const std::string &part : split(text, 'x')) {
    shape.emplace_back();
    if (!number(part, shape.back()) || (shape.back() && count > (1ull << 34) / shape.back()))
      return false;
    count *= shape.back();
  }
  return true;
}

bool Arguments::addScalar(const std::string &type, const std::string &value, std::string &error) {
  std::string descr;
  const bool isBits = type == "b16" || type == "b32";
  const unsigned bytes = isBits ? (type == "b16" ? 2 : 4) : elementOf(type, descr);
  uint64_t bits = 0;
  bool isNumber = false;
  if (type == "f32" || type == "f64") {
    char *end;
    const double parsed = strtod(value.c_str(), &end);
    isNumber = !value.empty() && !*end;
    const auto single = static_cast<float>(parsed);
    if (bytes == 4)
      memcpy(&bits, &single, 4);
    else
      memcpy(&bits, &parsed, 8);
  } else if (type != "f16" && type != "bf16") {
    isNumber = number(value, bits);
  }
  if (!bytes || !isNumber) {
    error = "expected TYPE:VALUE like u32:7 or f32:0.5, found '" + type + ":" + value + "'";
    return false;
  }
  values.emplace_back(reinterpret_cast<uint8_t *>(&bits),
                      reinterpret_cast<uint8_t *>(&bits) + bytes);
  addresses.push_back(0);
  return true;
}

uint64_t Arguments::place(const RawArray &array, const std::string &name, bool isWritten) {
  const uint64_t address = device.allocate(array.bytes.size(), name);
  if (isWritten)
    device.write(address, array.bytes.data(), array.bytes.size());
  std::vector<uint8_t> value(8);
  memcpy(value.data(), &address, 8);
  values.push_back(value);
  addresses.push_back(address);
  return address;
}

bool Arguments::addArray(const std::vector<std::string> &parts, std::string &error) {
  const std::string &kind = parts[0];
  const bool isFile = kind == "in" || kind == "inout";
  RawArray array;
  const std::string name = "argument " + std::to_string(values.size());
  if (isFile) {
    if (parts.size() != (kind == "in" ? 2u : 3u)) {
      error = "expected " + std::string(kind == "in" ? "in:X.npy" : "inout:X.npy:Y.npy");
      return false;
    }
    std::optional<RawArray> read = readNpy(parts[1], error);
    fileFailed = !read;
    if (!read)
      return false;
    array = std::move(*read);
  } else {
    const unsigned bytes = parts.size() == 4 ? elementOf(parts[2], array.descr) : 0;
    if (!bytes || !shapeOf(parts[3], array.shape)) {
      error = "expected " + kind + ":FILE:TYPE:SHAPE like " + kind + ":y.npy:f32:2x64";
      return false;
    }
    uint64_t count = bytes;
    for (const uint64_t axis : array.shape)
      count *= axis;
    array.bytes.assign(count, 0);
  }
  const uint64_t address = place(array, name, kind != "out");
  const std::string &path = parts[kind == "inout" ? 2 : 1];
  if (kind != "in" && !path.empty())
    outputs.push_back({path, address, std::move(array)});
  return true;
}

bool Arguments::addMap(const std::vector<std::string> &parts, std::string &error) {
  static const struct {
    const char *name;
    unsigned type;
  } types[] = {{"u8", 0},  {"u16", 1}, {"u32", 2}, {"s32", 3}, {"u64", 4},
               {"s64", 5}, {"f16", 6}, {"f32", 7}, {"f64", 8}, {"bf16", 9}};
  static const struct {
    const char *name;
    unsigned mode;
  } swizzles[] = {{"0", 0}, {"32", 1}, {"64", 2}, {"128", 3}};
  uint64_t index = 0;
  const bool isHidden = parts.size() > 1 && parts[1][0] == 'a';
  std::vector<uint64_t> dims, strides, box;
  unsigned type = 99, swizzle = 0;
  for (const auto &known : types)
    if (parts.size() > 2 && parts[2] == known.name)
      type = known.type;
  for (const auto &known : swizzles)
    if (parts.size() > 6 && parts[6] == known.name)
      swizzle = known.mode;
  const bool isRead = parts.size() >= 6 && parts.size() <= 8 &&
                      number(parts[1].substr(isHidden), index) && type != 99 &&
                      shapeOf(parts[3], dims) && shapeOf(parts[5], box) && dims.size() <= 5 &&
                      box.size() == dims.size();
  const std::vector<uint64_t> &arrays = isHidden ? hidden : addresses;
  if (!isRead || index >= arrays.size() || !arrays[index]) {
    error = "expected map:I:DTYPE:DIMS:STRIDES:BOX[:SWIZZLE[:nan]], I an array given before";
    return false;
  }
  const uint64_t elementBytes = tensorElementBytes(static_cast<TensorElement>(type));
  uint64_t packed = elementBytes;
  if (parts[4] == "packed") {
    for (size_t i = 0; i + 1 < dims.size(); ++i)
      strides.push_back(packed *= dims[i]);
  } else if (dims.size() > 1 && !shapeOf(parts[4], strides)) {
    error = "expected strides like 128x4096 or `packed`, found '" + parts[4] + "'";
    return false;
  }
  if (strides.size() + 1 < dims.size()) {
    error = "too few strides";
    return false;
  }
  strides.resize(5);
  std::vector<uint32_t> boxes(box.begin(), box.end()), ones(5, 1);
  TensorMap map;
  const bool fillsNan = parts.size() == 8 && parts[7] == "nan";
  error = makeTensorMap(type, static_cast<unsigned>(dims.size()), arrays[index], dims.data(),
                        strides.data(), boxes.data(), ones.data(), 0, swizzle, fillsNan, map);
  if (!error.empty())
    return false;
  const EncodedTensorMap bytes = encodeTensorMap(map);
  values.emplace_back(bytes.begin(), bytes.end());
  addresses.push_back(0);
  return true;
}

bool Arguments::addHidden(const std::string &text, std::string &error) {
  const std::vector<std::string> parts = split(text, ':');
  const std::string &kind = parts[0];
  if (kind != "in" && kind != "out" && kind != "inout" && kind != "zero") {
    error = "expected in, out, inout or zero";
    return false;
  }
  if (!addArray(parts, error))
    return false;
  hidden.push_back(addresses.back());
  addresses.pop_back();
  values.pop_back();
  return true;
}

bool Arguments::add(const std::string &text, std::string &error) {
  const std::vector<std::string> parts = split(text, ':');
  const std::string &kind = parts[0];
  if (kind == "null" && parts.size() == 1) {
    values.emplace_back(8, 0);
    addresses.push_back(0);
    return true;
  }
  if (kind == "in" || kind == "out" || kind == "inout" || kind == "zero")
    return addArray(parts, error);
  if (kind == "map")
    return addMap(parts, error);
  if (parts.size() == 2)
    return addScalar(kind, parts[1], error);
  error = "unknown argument '" + text + "'";
  return false;
}

bool Arguments::pack(const Program &program, std::vector<uint8_t> &params, std::string &error) {
  if (values.size() != program.params.size()) {
    error = "kernel '" + program.name + "' takes " + std::to_string(program.params.size()) +
            " arguments, found " + std::to_string(values.size());
    return false;
  }
  ParamPacker packer(program);
  for (size_t i = 0; i < values.size(); ++i)
    if (!packer.add(values[i].data(), values[i].size())) {
      error = "argument " + std::to_string(i) + " has " + std::to_string(values[i].size()) +
              " bytes, parameter '" + program.params[i].name + "' has " +
              std::to_string(program.params[i].bytes);
      return false;
    }
  params = packer.bytes();
  return true;
}

bool Arguments::writeOutputs(std::string &error) const {
  for (Output output : outputs) {
    const uint64_t size = output.array.bytes.size();
    const uint64_t poison = device.firstPoison(output.address, size);
    if (poison != size) {
      error = output.path + ": byte " + std::to_string(poison) + " of " + std::to_string(size) +
              " was never written";
      return false;
    }
    device.read(output.address, output.array.bytes.data(), size);
    if (!writeNpy(output.path, output.array, error))
      return false;
  }
  return true;
}
