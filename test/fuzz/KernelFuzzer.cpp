//===- KernelFuzzer.cpp - Random signatures and calls -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws a kernel's info, with valid pointers and arbitrary numbers. If the runtime opens it, the
// fuzzer calls it, with tensors that match or do not. Its tasks access exactly the bytes that the
// ABI lets them access, so that an address sanitizer detects a descriptor that points outside the
// caller's memory.
//
//===----------------------------------------------------------------------===//

#include "tttc/runtime.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fuzzer/FuzzedDataProvider.h>
#include <malloc.h>
#include <memory>
#include <string>
#include <vector>

namespace {

constexpr int64_t maxBytes = 1 << 20;

[[noreturn]] void violated(const char *property) {
  std::fprintf(stderr, "violated: %s\n", property);
  std::abort();
}

//===----------------------------------------------------------------------===//
// Tasks
//===----------------------------------------------------------------------===//

/// Data that the tasks of a stage need; looked up by task number, because tasks get no other
/// argument.
struct TaskInfo {
  const tttc_entry_info *entry = nullptr;
};
constexpr size_t maxTasks = 8;
TaskInfo tasks[maxTasks];
int64_t tokensOfCall = 0;
volatile unsigned char sink;

bool isOutput(uint32_t role) {
  return role == TTTC_STATE_FINAL || role == TTTC_OUTPUT || role == TTTC_PROBE ||
         role == TTTC_SAVED || role == TTTC_GRADIENT || role == TTTC_GRADIENT_PART ||
         role == TTTC_INTERNAL || role == TTTC_STATE_DECAY || role == TTTC_STATE_MAP;
}

size_t bytesOf(uint32_t dtype) {
  return dtype == TTTC_F64 || dtype == TTTC_I64 ? 8 : dtype == TTTC_F32 ? 4 : 2;
}

struct Descriptor {
  char *allocated, *aligned;
  int64_t offset;
};

void touch(const tttc_tensor_info &info, const Descriptor &at, const int64_t *sizes,
           const int64_t *strides, uint32_t rank, int64_t element) {
  if (rank == 0) {
    char *data = at.aligned + element * int64_t(bytesOf(info.dtype));
    for (size_t i = 0; i < bytesOf(info.dtype); ++i)
      if (isOutput(info.role))
        data[i] = 0;
      else
        sink = static_cast<unsigned char>(data[i]);
    return;
  }
  for (int64_t i = 0; i < *sizes; ++i)
    touch(info, at, sizes + 1, strides + 1, rank - 1, element + i * *strides);
}

template <size_t number> void runTask(void *const *args, void *workspace) {
  const tttc_entry_info &entry = *tasks[number].entry;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    const auto *at = static_cast<const Descriptor *>(args[i]);
    const auto rank =
        static_cast<uint32_t>(__builtin_popcount(info.axes & ~entry.task_axes)) + info.inner_rank;
    const auto *sizes = reinterpret_cast<const int64_t *>(at + 1);
    if (at->allocated != at->aligned || at->offset != 0)
      violated("a descriptor's offset is 0");
    // Strides are arbitrary if there are no elements.
    if (std::find(sizes, sizes + rank, 0) == sizes + rank)
      touch(info, *at, sizes, sizes + rank, rank, 0);
  }
  const int64_t alignment = entry.workspace_alignment ? entry.workspace_alignment : 1;
  if (reinterpret_cast<uintptr_t>(workspace) % static_cast<uintptr_t>(alignment))
    violated("the workspace is aligned");
  // The workspace may be null if it has no bytes.
  if (const int64_t bytes = entry.workspace_bytes + entry.workspace_bytes_per_token * tokensOfCall)
    std::memset(workspace, 0xff, size_t(bytes));
}

template <size_t... numbers>
constexpr std::array<tttc_task_fn, maxTasks> allTasks(std::index_sequence<numbers...>) {
  return {runTask<numbers>...};
}
constexpr auto taskFunctions = allTasks(std::make_index_sequence<maxTasks>());

//===----------------------------------------------------------------------===//
// A kernel's info
//===----------------------------------------------------------------------===//

class Draw {
public:
  Draw(const uint8_t *data, size_t size) : bytes(data, size) {}

  bool rarely() { return bytes.ConsumeIntegralInRange(0, 63) == 1; }
  /// Returns one of these values, rarely an arbitrary one.
  template <typename Number> Number number(std::initializer_list<Number> usual) {
    if (rarely())
      return bytes.ConsumeIntegral<Number>();
    return usual.begin()[bytes.ConsumeIntegralInRange<size_t>(0, usual.size() - 1)];
  }
  uint32_t below(uint32_t end) {
    return rarely() ? bytes.ConsumeIntegral<uint32_t>()
                    : bytes.ConsumeIntegralInRange<uint32_t>(0, end - 1);
  }
  size_t count(size_t most) { return bytes.ConsumeIntegralInRange<size_t>(0, most); }
  const char *name() {
    static const char *const names[] = {"x",   "y", "S", "S_final", "out", "z",
                                        "d_x", "t", "u", "v",       ""};
    return rarely() ? nullptr : names[bytes.ConsumeIntegralInRange<size_t>(0, 10)];
  }
  const char *text(const char *usual) { return rarely() ? nullptr : rarely() ? "?,=x" : usual; }
  /// Rarely returns a null pointer instead of the list.
  template <typename Item> const Item *list(const std::vector<Item> &items) {
    return rarely() ? nullptr : items.data();
  }

  FuzzedDataProvider bytes;
};

/// Owns the data that an info points to.
struct Entry {
  std::vector<tttc_tensor_info> tensors, internals;
  std::vector<std::unique_ptr<Entry>> parts;
  std::vector<tttc_entry_info> stages;
};

tttc_tensor_info drawTensor(Draw &draw) {
  tttc_tensor_info info = {};
  info.name = draw.name();
  info.role = draw.below(TTTC_STATE_MAP + 1);
  info.dtype = info.role == TTTC_POSITION ? uint32_t(TTTC_I64) : draw.below(TTTC_I64 + 1);
  info.axes = draw.below(8);
  info.inner_rank = draw.below(4);
  for (int64_t &length : info.inner_shape)
    length = draw.number<int64_t>({1, 2, 3, 4});
  info.time_block = draw.number<int64_t>({1, 1, 0, 2, 3, -2});
  if (info.role == TTTC_PARAM || info.role == TTTC_STATE_INITIAL || draw.rarely()) {
    info.init_kind = draw.below(TTTC_INIT_FIXED + 1);
    info.init_values[1] = draw.rarely() ? draw.bytes.ConsumeFloatingPoint<double>() : 1;
  }
  return info;
}

/// Draws the size of a struct: its own, rarely one below `least`, the minimum of its ABI version,
/// or 5000. Other sizes would change the stride of tables, which the drawn tables do not have.
uint32_t drawSize(Draw &draw, uint32_t size, uint32_t least) {
  return draw.rarely()   ? draw.bytes.ConsumeIntegralInRange<uint32_t>(0, least - 1)
         : draw.rarely() ? 5000
                         : size;
}

std::vector<tttc_tensor_info> drawTensors(Draw &draw, size_t most) {
  std::vector<tttc_tensor_info> tensors(draw.count(most));
  for (tttc_tensor_info &tensor : tensors)
    tensor = drawTensor(draw);
  return tensors;
}

tttc_entry_info drawEntry(Draw &draw, Entry &kept, size_t &taskCount, bool mayHaveStages) {
  tttc_entry_info info = {};
  info.kind = draw.below(TTTC_ENTRY_SUMMARY + 1);
  if (kept.tensors.empty())
    kept.tensors = drawTensors(draw, 6);
  info.workspace_bytes = draw.number<int64_t>({0, 8, 100});
  info.workspace_alignment = draw.number<int64_t>({0, 1, 16, 256});
  info.tensor_size =
      drawSize(draw, sizeof(tttc_tensor_info), offsetof(tttc_tensor_info, init_kind));
  info.task_axes = draw.below(4);
  info.heads = draw.number<int64_t>({0, 1, 2});
  info.workspace_bytes_per_token = draw.number<int64_t>({0, 8});
  info.max_tokens = draw.number<int64_t>({0, 2, 8});
  info.max_length = draw.number<int64_t>({0, 4, 8});
  info.kernel_name = draw.bytes.ConsumeBool() ? "kernel" : nullptr;
  info.block_threads = draw.number<uint32_t>({0, 128});
  info.shared_bytes = draw.number<uint32_t>({0, 1024});
  if (mayHaveStages && draw.bytes.ConsumeBool()) {
    kept.internals = drawTensors(draw, 2);
    kept.parts.resize(draw.count(2));
    for (auto &part : kept.parts) {
      part = std::make_unique<Entry>();
      // Stages refer to the entry's tensors by name.
      for (const auto *whole : {&kept.tensors, &kept.internals})
        for (const tttc_tensor_info &tensor : *whole)
          if (draw.bytes.ConsumeBool())
            part->tensors.push_back(draw.rarely() ? drawTensor(draw) : tensor);
      kept.stages.push_back(drawEntry(draw, *part, taskCount, false));
    }
  }
  info.num_tensors = static_cast<uint32_t>(kept.tensors.size());
  info.tensors = draw.list(kept.tensors);
  info.num_stages = static_cast<uint32_t>(kept.stages.size());
  info.num_internals = static_cast<uint32_t>(kept.internals.size());
  info.stages = draw.list(kept.stages);
  info.internals = draw.list(kept.internals);
  if (taskCount < maxTasks && !draw.rarely())
    info.task = taskFunctions[taskCount++];
  return info;
}

/// Lets tasks find their info.
void nameTasks(const tttc_entry_info &entry) {
  for (size_t i = 0; i < maxTasks; ++i)
    if (entry.task == taskFunctions[i])
      tasks[i].entry = &entry;
  for (uint32_t i = 0; entry.stages && i < entry.num_stages; ++i)
    nameTasks(entry.stages[i]);
}

//===----------------------------------------------------------------------===//
// A call
//===----------------------------------------------------------------------===//

struct Free {
  void operator()(void *memory) const { std::free(memory); }
};
using Memory = std::unique_ptr<void, Free>;

/// Allocates exactly these bytes, for the sanitizer; returns null if they are too many.
Memory allocate(int64_t bytes, uint64_t alignment) {
  void *memory = nullptr;
  if (bytes >= 0 && bytes <= maxBytes && alignment <= uint64_t(maxBytes) &&
      posix_memalign(&memory, std::max<uint64_t>(alignment, 16), size_t(bytes)) == 0)
    std::memset(memory, 1, size_t(bytes));
  return Memory(memory);
}

struct Sizes {
  int64_t batch = 0, heads = 0, tokens = 0;
  std::vector<int64_t> offsets, readSlots, writeSlots;
};

/// Returns the extent of the T axis.
int64_t entriesOf(const tttc_tensor_info &info, const Sizes &sizes) {
  const int64_t block = info.time_block;
  auto count = [&](int64_t tokens) {
    return block < 0   ? std::min(tokens, -block)
           : block < 2 ? tokens
                       : tokens / block + (tokens % block != 0);
  };
  if (sizes.offsets.empty())
    return count(sizes.tokens);
  int64_t sum = 0;
  for (size_t i = 0; i + 1 < sizes.offsets.size(); ++i)
    sum += count(std::max<int64_t>(sizes.offsets[i + 1] - sizes.offsets[i], 0));
  return sum;
}

/// Draws the shape that the ABI requires, or another one; strides dense or with gaps.
tttc_tensor drawCallTensor(Draw &draw, const tttc_tensor_info &info, const Sizes &sizes,
                           Memory &memory) {
  tttc_tensor tensor = {};
  tensor.dtype = draw.rarely() ? draw.below(6) : info.dtype;
  const bool hasTime = info.axes & TTTC_AXIS_TIME, isVarlen = !sizes.offsets.empty();
  const bool isSummed =
      info.role == TTTC_GRADIENT && !hasTime && (info.axes & TTTC_AXIS_BATCH) && draw.count(3) == 0;
  if ((info.axes & TTTC_AXIS_BATCH) && !isSummed)
    tensor.shape[tensor.rank++] = isVarlen && hasTime                                           ? 1
                                  : info.role == TTTC_STATE_INITIAL && !sizes.readSlots.empty() ? 4
                                  : info.role == TTTC_STATE_FINAL && !sizes.writeSlots.empty()
                                      ? 4
                                      : sizes.batch;
  if (info.axes & TTTC_AXIS_HEAD)
    tensor.shape[tensor.rank++] = sizes.heads;
  if (hasTime)
    tensor.shape[tensor.rank++] = entriesOf(info, sizes);
  const uint32_t leading = tensor.rank;
  for (uint32_t i = 0; i < info.inner_rank; ++i)
    tensor.shape[tensor.rank++] = info.inner_shape[i];
  if (draw.rarely())
    tensor.shape[draw.count(TTTC_MAX_RANK - 1)] = draw.number<int64_t>({0, 1, 2, 5});
  if (draw.rarely())
    tensor.rank = draw.below(10);
  const uint32_t rank = std::min<uint32_t>(tensor.rank, TTTC_MAX_RANK);
  int64_t dense = 1, most = 0;
  bool fits = true;
  for (uint32_t i = rank; i-- > 0;) {
    tensor.strides[i] = dense;
    if (i < leading && draw.rarely())
      tensor.strides[i] = draw.number<int64_t>({0, 1, 7, dense});
    fits &= !__builtin_mul_overflow(dense, std::max<int64_t>(tensor.shape[i], 1), &dense) &&
            dense <= maxBytes;
    int64_t span = 0;
    fits &= !__builtin_mul_overflow(tensor.strides[i], std::max<int64_t>(tensor.shape[i], 1) - 1,
                                    &span) &&
            !__builtin_add_overflow(most, span, &most);
  }
  bool isEmpty = false;
  for (uint32_t i = 0; i < rank; ++i)
    isEmpty |= tensor.shape[i] == 0;
  if (fits && most >= 0 && most <= maxBytes)
    memory = allocate(isEmpty ? 0 : (most + 1) * int64_t(bytesOf(tensor.dtype)), 16);
  const bool mayBeLeftOut = info.role == TTTC_COTANGENT || info.role == TTTC_GRADIENT ||
                            info.role == TTTC_STATE_FINAL || info.role == TTTC_PROBE;
  tensor.data = draw.rarely() || (mayBeLeftOut && draw.count(3) == 0) ? nullptr : memory.get();
  return tensor;
}

/// Limit on sequences; a call with more of them passes no slots.
constexpr int64_t mostSlots = 8;

void drawSizes(Draw &draw, const tttc_entry_info &entry, Sizes &sizes) {
  sizes.batch = int64_t(draw.count(3));
  sizes.heads = entry.heads && entry.heads < 8 ? entry.heads : int64_t(draw.count(2));
  sizes.tokens = int64_t(draw.count(5));
  if (draw.count(3) == 0) {
    sizes.offsets.push_back(draw.number<int64_t>({0}) % 1024);
    for (int64_t i = 0; i < sizes.batch; ++i)
      sizes.offsets.push_back(sizes.offsets.back() + draw.number<int64_t>({0, 1, 3}) % 1024);
    sizes.tokens = sizes.offsets.back();
  }
  for (auto *slots : {&sizes.readSlots, &sizes.writeSlots})
    if (draw.count(3) == 0)
      for (int64_t i = 0; i < mostSlots; ++i)
        slots->push_back(draw.number<int64_t>({0, 1, 2, 3, i}));
}

/// Returns T like the runtime: from cu_seqlens, or from the first tensor with one element per
/// token.
int64_t tokensOf(const Sizes &sizes, const std::vector<tttc_argument> &arguments,
                 const tttc_entry_info &entry) {
  if (!sizes.offsets.empty())
    return sizes.offsets.back();
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const tttc_tensor_info &info = entry.tensors[i];
    if ((info.axes & TTTC_AXIS_TIME) && (info.time_block == 0 || info.time_block == 1))
      return arguments[i].tensor.shape[__builtin_popcount(info.axes & (TTTC_AXIS_TIME - 1))];
  }
  return 0;
}

/// Returns true for an omitted tensor with more elements than the fuzzer would allocate.
bool isLargeAndNull(const tttc_tensor &tensor) {
  int64_t elements = 1;
  for (uint32_t i = 0; i < std::min<uint32_t>(tensor.rank, TTTC_MAX_RANK); ++i)
    if (__builtin_mul_overflow(elements, std::max<int64_t>(tensor.shape[i], 1), &elements))
      return !tensor.data;
  return !tensor.data && elements > maxBytes;
}

void call(Draw &draw, const tttc_kernel *kernel, const tttc_entry_info &entry) {
  if (entry.heads > mostSlots && entry.num_internals != 0)
    return; // allowed, and slow
  Sizes sizes;
  drawSizes(draw, entry, sizes);
  if (sizes.tokens < 0 || sizes.tokens > 4096)
    sizes.tokens = 1;
  std::vector<Memory> memories(entry.num_tensors);
  std::vector<tttc_argument> arguments;
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    arguments.push_back(
        {entry.tensors[i].name, drawCallTensor(draw, entry.tensors[i], sizes, memories[i])});
    // States may be updated in place, and buffers may overlap, if they are large enough.
    const size_t bytes = i == 0 ? 0 : malloc_usable_size(memories[i - 1].get());
    if (memories[i] && bytes >= malloc_usable_size(memories[i].get()) && draw.rarely())
      arguments[i].tensor.data = arguments[i - 1].tensor.data;
  }
  for (const tttc_argument &argument : arguments)
    if (isLargeAndNull(argument.tensor))
      return; // may be allowed, and slow
  if (draw.rarely() && !arguments.empty())
    arguments[draw.count(arguments.size() - 1)].name = draw.name();
  if (draw.rarely() && !arguments.empty())
    arguments.pop_back();
  for (uint32_t i = 0; i < arguments.size(); ++i)
    if ((entry.tensors[i].axes & TTTC_AXIS_BATCH) && arguments[i].tensor.shape[0] > mostSlots) {
      sizes.readSlots.clear();
      sizes.writeSlots.clear();
    }
  tttc_run_options options = {};
  options.struct_size = drawSize(draw, sizeof(options), sizeof(options));
  options.num_threads = draw.rarely() ? 3 : 1;
  const std::vector<int32_t> shortOffsets(sizes.offsets.begin(), sizes.offsets.end());
  if (!sizes.offsets.empty() && draw.count(1) == 0)
    options.cu_seqlens_i32 = shortOffsets.data();
  else if (!sizes.offsets.empty())
    options.cu_seqlens = sizes.offsets.data();
  options.num_sequences = sizes.offsets.empty() ? 0 : sizes.offsets.size() - 1;
  options.read_slots = sizes.readSlots.empty() ? nullptr : sizes.readSlots.data();
  options.write_slots = sizes.writeSlots.empty() ? nullptr : sizes.writeSlots.data();
  uint64_t bytes = 0, alignment = 1;
  const auto kind = static_cast<tttc_entry_kind>(entry.kind);
  if (tttc_run_workspace_bytes(kernel, kind, arguments.data(), arguments.size(), &options, &bytes,
                               &alignment) == TTTC_OK &&
      bytes > uint64_t(maxBytes))
    return; // allowed, and slow
  if (alignment == 0 || (alignment & (alignment - 1)))
    violated("an alignment is a power of two");
  Memory workspace = allocate(int64_t(bytes), alignment);
  options.workspace = draw.rarely() ? nullptr : workspace.get();
  options.workspace_bytes = draw.rarely() && bytes ? bytes - 1 : bytes;
  tokensOfCall = tokensOf(sizes, arguments, entry);
  if (tttc_run(kernel, kind, arguments.data(), arguments.size(), &options) != TTTC_OK &&
      !*tttc_last_error())
    violated("a refusal has a reason");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Draw draw(data, size);
  size_t taskCount = 0;
  std::vector<std::unique_ptr<Entry>> kept(1 + draw.count(1));
  std::vector<tttc_entry_info> entries;
  for (auto &entry : kept) {
    entry = std::make_unique<Entry>();
    entries.push_back(drawEntry(draw, *entry, taskCount, true));
  }
  static const char code[] = "code";
  std::vector<tttc_image> images(draw.count(7) == 0 ? 1 + draw.count(1) : 0);
  for (tttc_image &image : images)
    image = {draw.text("sm_80"), draw.below(2), 0, draw.rarely() ? nullptr : code,
             draw.rarely() ? 0 : sizeof(code)};
  tttc_kernel_info info = {};
  info.abi_version = draw.number<uint32_t>({TTTC_ABI_VERSION});
  info.struct_size = drawSize(draw, sizeof(info), sizeof(info));
  info.layer = draw.text("layer");
  info.compiler = draw.text("by hand");
  info.form = draw.text("dual");
  info.dims = draw.text("d=4");
  info.target_cpu = draw.text("generic");
  info.cpu_features = draw.text("");
  info.num_entries = static_cast<uint32_t>(entries.size());
  info.entry_size = drawSize(draw, sizeof(tttc_entry_info), offsetof(tttc_entry_info, failure));
  info.entries = draw.list(entries);
  info.num_images = static_cast<uint32_t>(images.size());
  info.image_size = drawSize(draw, sizeof(tttc_image), sizeof(tttc_image));
  info.images = draw.list(images);
  tttc_kernel *kernel = nullptr;
  if (tttc_kernel_from_info(&info, &kernel) != TTTC_OK) {
    if (kernel || !*tttc_last_error())
      violated("a refusal has a reason and gives no kernel");
    return 0;
  }
  for (const tttc_entry_info &entry : entries) {
    if (entry.kind > TTTC_ENTRY_SUMMARY)
      continue; // of a newer compiler: opened, but there is no way to call it
    nameTasks(entry);
    uint64_t bytes = 0, alignment = 0;
    (void)tttc_workspace_bytes(kernel, static_cast<tttc_entry_kind>(entry.kind), draw.below(5),
                               draw.number<int64_t>({0, 1, 3}), draw.number<int64_t>({0, 1, 2}),
                               draw.number<int64_t>({0, 1, 9}), &bytes, &alignment);
    if (images.empty())
      call(draw, kernel, entry);
  }
  tttc_kernel_close(kernel);
  return 0;
}
