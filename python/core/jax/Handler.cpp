//===- Handler.cpp - Kernels as an XLA custom call ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Handler.h.
//
//===----------------------------------------------------------------------===//

#include "Handler.h"

#include "../Signature.h"
#include "../Workspace.h"

#include "xla/ffi/api/ffi.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <vector>

using namespace tttc::python;
namespace ffi = xla::ffi;

static std::mutex registryMutex;

static std::map<std::string, const tttc_kernel *> &registry() {
  static auto *kernels = new std::map<std::string, const tttc_kernel *>;
  return *kernels;
}

void tttc::python::registerKernel(const std::string &key, const tttc_kernel *kernel) {
  std::lock_guard<std::mutex> lock(registryMutex);
  registry()[key] = kernel;
}

static const tttc_kernel *findKernel(std::string_view key) {
  std::lock_guard<std::mutex> lock(registryMutex);
  auto found = registry().find(std::string(key));
  return found == registry().end() ? nullptr : found->second;
}

static ffi::Error invalid(const std::string &message) {
  return ffi::Error(ffi::ErrorCode::kInvalidArgument, message);
}

namespace {
/// An XLA buffer: dense, with the axes of vmap before its own.
struct Operand {
  char *data = nullptr;
  ffi::DataType type = ffi::DataType::INVALID;
  ffi::Span<const int64_t> lengths;
};

/// Calls an entry for each index of the axes of vmap.
class MappedCall {
public:
  MappedCall(const tttc_kernel *kernel, const tttc_entry_info &entry, Layout layout,
             uint64_t sharedStates)
      : kernel(kernel), entry(entry), layout(layout), sharedStates(sharedStates),
        arguments(entry.num_tensors), operands(entry.num_tensors), mapped(entry.num_tensors),
        steps(entry.num_tensors) {}

  ffi::Error bind(ffi::RemainingArgs args, ffi::RemainingRets results, bool isEndToEnd);
  /// Calls run one after the other, on the CPU or in the stream, and may share a workspace.
  ffi::Error run(const tttc_run_options &memory);

private:
  bool isShared(const tttc_tensor_info &info) const;
  ffi::Error bindTensor(uint32_t i);
  void spreadStates();
  ffi::Error bindOffsets(const Operand &operand);
  void moveTo(int64_t place);
  std::string hintOfLayout() const;

  const tttc_kernel *kernel;
  const tttc_entry_info &entry;
  const Layout layout;
  const uint64_t sharedStates;
  std::vector<tttc_argument> arguments;
  std::vector<Operand> operands;
  std::vector<std::vector<int64_t>> mapped; ///< extents of each tensor's axes of vmap
  std::vector<int64_t> steps;               ///< bytes of each tensor without those axes
  std::vector<int64_t> batch;               ///< extents of the call's axes of vmap
  int64_t numSequences = 1;                 ///< sequences that share a state
  tttc_run_options settings = {};
};
} // namespace

template <typename Buffer> static Operand operandOf(const Buffer &buffer) {
  return {static_cast<char *>(buffer.untyped_data()), buffer.element_type(), buffer.dimensions()};
}

static uint32_t dtypeOf(ffi::DataType type) {
  switch (type) {
  case ffi::DataType::F32:
    return TTTC_F32;
  case ffi::DataType::F64:
    return TTTC_F64;
  case ffi::DataType::BF16:
    return TTTC_BF16;
  case ffi::DataType::F16:
    return TTTC_F16;
  case ffi::DataType::S64:
    return TTTC_I64;
  default:
    return UINT32_MAX;
  }
}

static int64_t bytesOf(uint32_t dtype) {
  return dtype == TTTC_F64 || dtype == TTTC_I64 ? 8 : dtype == TTTC_F32 ? 4 : 2;
}

ffi::Error MappedCall::bind(ffi::RemainingArgs args, ffi::RemainingRets results, bool isEndToEnd) {
  size_t nextArgument = 0, nextResult = 0;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    if (isOutput(entry.tensors[i])) {
      auto result = results.get<ffi::AnyBuffer>(nextResult++);
      if (result.has_error())
        return result.error();
      operands[i] = operandOf(**result);
    } else {
      auto argument = args.get<ffi::AnyBuffer>(nextArgument++);
      if (argument.has_error())
        return argument.error();
      operands[i] = operandOf(*argument);
    }
  }
  if (isEndToEnd) {
    auto offsets = args.get<ffi::AnyBuffer>(nextArgument++);
    if (offsets.has_error())
      return offsets.error();
    if (ffi::Error error = bindOffsets(operandOf(*offsets)); error.failure())
      return error;
  }
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (ffi::Error error = bindTensor(i); error.failure())
      return error;
  spreadStates();
  return ffi::Error::Success();
}

ffi::Error MappedCall::bindOffsets(const Operand &operand) {
  // An unmapped operand of a mapped call has leading axes of length 1.
  int64_t elements = 1;
  for (int64_t length : operand.lengths)
    elements *= length;
  if (operand.lengths.size() == 0 || elements != operand.lengths.back() || elements == 0)
    return invalid("tttc: cu_seqlens: expected shape [N + 1], and no vmap over it");
  numSequences = elements - 1;
  settings.num_sequences = static_cast<uint64_t>(numSequences);
  if (operand.type == ffi::DataType::S64)
    settings.cu_seqlens = reinterpret_cast<const int64_t *>(operand.data);
  else if (operand.type == ffi::DataType::S32)
    settings.cu_seqlens_i32 = reinterpret_cast<const int32_t *>(operand.data);
  else
    return invalid("tttc: cu_seqlens: expected i32 or i64");
  return ffi::Error::Success();
}

/// Returns true if a tensor is an initial state, or its gradient, without the axis B.
bool MappedCall::isShared(const tttc_tensor_info &info) const {
  uint64_t bit = 1;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &state = entry.tensors[i];
    if (state.role != TTTC_STATE_INITIAL)
      continue;
    const bool isOfState =
        &state == &info || (info.role == TTTC_GRADIENT &&
                            std::string_view(info.name).substr(strlen("d_")) == state.name);
    if (isOfState)
      return sharedStates & bit;
    bit <<= 1;
  }
  return false;
}

ffi::Error MappedCall::bindTensor(uint32_t i) {
  const tttc_tensor_info &info = entry.tensors[i];
  const Operand &operand = operands[i];
  const uint32_t axes =
      isShared(info) ? info.axes & ~static_cast<uint32_t>(TTTC_AXIS_BATCH) : info.axes;
  const uint32_t rank = leadingAxes(axes) + info.inner_rank;
  const size_t given = operand.lengths.size();
  if (given < rank)
    return invalid(std::string("tttc: '") + info.name + "': expected " + std::to_string(rank) +
                   " axes, found " + std::to_string(given));
  const size_t extra = given - rank;
  const uint32_t dtype = dtypeOf(operand.type);
  if (dtype != info.dtype)
    return invalid(std::string("tttc: '") + info.name + "': wrong element type");
  arguments[i].name = info.name;
  tttc_tensor &tensor = arguments[i].tensor;
  tensor = tttc_tensor_dense(operand.data, static_cast<tttc_dtype>(dtype), rank,
                             operand.lengths.begin() + extra);
  exchangeAxes(layoutOf(info, layout), axes, tensor.shape);
  exchangeAxes(layoutOf(info, layout), axes, tensor.strides);
  if ((info.axes & TTTC_AXIS_BATCH) && !isOutput(info) && info.role != TTTC_STATE_INITIAL &&
      !settings.num_sequences)
    numSequences = tensor.shape[0];
  steps[i] = bytesOf(dtype);
  for (uint32_t axis = 0; axis < rank; ++axis)
    steps[i] *= tensor.shape[axis];
  mapped[i].assign(operand.lengths.begin(), operand.lengths.begin() + extra);
  if (extra > batch.size())
    batch.assign(extra, 1);
  for (size_t axis = 0; axis < extra; ++axis)
    batch[axis] = std::max(batch[axis], mapped[i][axis]);
  return ffi::Error::Success();
}

/// Adds the axis B, with stride 0, to states without it.
void MappedCall::spreadStates() {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    tttc_tensor &tensor = arguments[i].tensor;
    if (entry.tensors[i].role != TTTC_STATE_INITIAL || !isShared(entry.tensors[i]))
      continue;
    for (uint32_t axis = tensor.rank++; axis-- > 0;) {
      tensor.shape[axis + 1] = tensor.shape[axis];
      tensor.strides[axis + 1] = tensor.strides[axis];
    }
    tensor.shape[0] = numSequences;
    tensor.strides[0] = 0;
  }
}

/// Sets the data of all tensors to an index of the axes of vmap, in row-major order. An axis of
/// length 1 is not mapped.
void MappedCall::moveTo(int64_t place) {
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    int64_t step = steps[i], offset = 0, rest = place;
    for (size_t axis = mapped[i].size(); axis-- > 0;) {
      const int64_t index = rest % batch[axis];
      rest /= batch[axis];
      if (mapped[i][axis] > 1)
        offset += index * step;
      step *= mapped[i][axis];
    }
    arguments[i].tensor.data = operands[i].data + offset;
  }
}

ffi::Error MappedCall::run(const tttc_run_options &memory) {
  settings.struct_size = sizeof(settings);
  settings.stream = memory.stream;
  settings.allocate = memory.allocate;
  settings.allocate_context = memory.allocate_context;
  int64_t places = 1;
  for (int64_t length : batch)
    places *= length;
  for (int64_t place = 0; place < places; ++place) {
    moveTo(place);
    const tttc_status status = tttc_run(kernel, static_cast<tttc_entry_kind>(entry.kind),
                                        arguments.data(), arguments.size(), &settings);
    if (status)
      return invalid(std::string("tttc: ") + tttc_last_error() +
                     (status == TTTC_ERROR_SHAPE ? hintOfLayout() : ""));
  }
  return ffi::Error::Success();
}

std::string MappedCall::hintOfLayout() const {
  std::vector<InputShape> shapes(entry.num_tensors);
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (const tttc_tensor_info &info = entry.tensors[i]; !isOutput(info))
      shapes[i] = {operands[i].lengths.begin() + mapped[i].size(),
                   static_cast<uint32_t>(operands[i].lengths.size() - mapped[i].size()),
                   isShared(info) ? info.axes & ~static_cast<uint32_t>(TTTC_AXIS_BATCH)
                                  : info.axes};
  return tttc::python::hintOfLayout(entry, layout, shapes.data(), settings.num_sequences > 0);
}

static ffi::Error runCall(const tttc_run_options &memory, bool isOnDevice, std::string_view key,
                          int64_t kind, int64_t isBthd, int64_t isEndToEnd, int64_t sharedStates,
                          ffi::RemainingArgs args, ffi::RemainingRets results) {
  const tttc_kernel *kernel = findKernel(key);
  if (!kernel)
    return ffi::Error(ffi::ErrorCode::kNotFound,
                      "tttc: the kernel " + std::string(key) +
                          " is not loaded in this process: compile or load its layer first");
  if ((tttc_kernel_get_info(kernel)->num_images > 0) != isOnDevice)
    return invalid(std::string("tttc: the kernel was compiled for ") +
                   (isOnDevice ? "the CPU, and the arrays are a CUDA device's"
                               : "a CUDA device, and the arrays are the CPU's"));
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, static_cast<tttc_entry_kind>(kind));
  if (!entry)
    return invalid(std::string("tttc: ") + tttc_last_error());
  MappedCall call(kernel, *entry, isBthd ? Layout::Bthd : Layout::Bhtd,
                  static_cast<uint64_t>(sharedStates));
  if (ffi::Error error = call.bind(args, results, isEndToEnd); error.failure())
    return error;
  return call.run(memory);
}

static ffi::Error runOnHost(std::string_view key, int64_t kind, int64_t isBthd, int64_t isEndToEnd,
                            int64_t sharedStates, ffi::RemainingArgs args,
                            ffi::RemainingRets results) {
  tttc_run_options memory = {};
  memory.allocate = allocateOnHost;
  ffi::Error error =
      runCall(memory, false, key, kind, isBthd, isEndToEnd, sharedStates, args, results);
  trimHostWorkspace();
  return error;
}

namespace {
/// Memory of XLA's allocator, which is freed in stream order.
struct Scratch {
  ffi::ScratchAllocator allocator;
  void *block = nullptr;
  uint64_t bytes = 0;

  static void *allocate(void *context, uint64_t bytes, uint64_t alignment) {
    auto *self = static_cast<Scratch *>(context);
    if (!self->block || self->bytes < bytes) {
      self->block = self->allocator.Allocate(bytes, alignment).value_or(nullptr);
      self->bytes = bytes;
    }
    return self->block;
  }
};
} // namespace

/// XLA has made the device's context current.
static ffi::Error runOnDevice(void *stream, ffi::ScratchAllocator allocator, std::string_view key,
                              int64_t kind, int64_t isBthd, int64_t isEndToEnd,
                              int64_t sharedStates, ffi::RemainingArgs args,
                              ffi::RemainingRets results) {
  Scratch scratch = {std::move(allocator)};
  tttc_run_options memory = {};
  memory.stream = stream;
  memory.allocate = Scratch::allocate;
  memory.allocate_context = &scratch;
  return runCall(memory, true, key, kind, isBthd, isEndToEnd, sharedStates, args, results);
}

/// Attributes, operands and results of a call, identical on each platform.
template <typename Binding> static auto bindCall(Binding binding) {
  return std::move(binding)
      .template Attr<std::string_view>("kernel")
      .template Attr<int64_t>("entry")
      .template Attr<int64_t>("bthd")
      .template Attr<int64_t>("end_to_end")
      .template Attr<int64_t>("shared_states")
      .RemainingArgs()
      .RemainingRets();
}

XLA_FFI_DEFINE_HANDLER(hostHandler, runOnHost, bindCall(ffi::Ffi::Bind()));
XLA_FFI_DEFINE_HANDLER(
    deviceHandler, runOnDevice,
    bindCall(ffi::Ffi::Bind().Ctx<ffi::PlatformStream<void *>>().Ctx<ffi::ScratchAllocator>()));

void *tttc::python::jaxHandler(bool isForDevice) {
  return reinterpret_cast<void *>(isForDevice ? deviceHandler : hostHandler);
}
