//===- OwnInfo.cpp - A kernel's signature in the runtime's structs --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes are checked before the fields they cover are read, so that nothing is read beyond the
// exported structs.
//
//===----------------------------------------------------------------------===//

#include "OwnInfo.h"

#include "Error.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <type_traits>

using namespace tttc::runtime;

bool tttc::runtime::isReadable(const void *data, size_t found, size_t first, size_t known) {
  if (found < first || found > longestStruct)
    return false;
  const auto *bytes = static_cast<const unsigned char *>(data);
  return std::all_of(bytes + std::min(found, known), bytes + found,
                     [](unsigned char byte) { return byte == 0; });
}

void tttc::runtime::copyStruct(void *to, const void *from, size_t found, size_t known) {
  memset(to, 0, known);
  memcpy(to, from, std::min(found, known));
}

/// Initial size of each struct in ABI version 2.
template <typename Struct> static constexpr size_t firstSize = 0;
template <>
constexpr size_t firstSize<tttc_tensor_info> =
    offsetof(tttc_tensor_info, time_block) + sizeof(int64_t);
template <>
constexpr size_t firstSize<tttc_entry_info> =
    offsetof(tttc_entry_info, shared_bytes) + sizeof(uint32_t);
template <> constexpr size_t firstSize<tttc_image> = offsetof(tttc_image, bytes) + sizeof(uint64_t);
template <>
constexpr size_t firstSize<tttc_kernel_info> =
    offsetof(tttc_kernel_info, options) + sizeof(const char *);

namespace {

/// Copies into `memory`; if it is null, only counts the bytes needed.
class Copier {
public:
  explicit Copier(char *memory) : memory(memory) {}

  tttc_status kernel(const tttc_kernel_info *given);

  size_t bytes = 0;

private:
  /// Copies `count` structs of `size` bytes and makes `from` point to the copy; null stays null.
  /// `room` is the number of structs to reserve memory for.
  template <typename Struct>
  tttc_status table(const Struct *&from, uint32_t count, uint32_t size, const char *what,
                    size_t room);
  tttc_status tensors(tttc_entry_info &entry);
  /// `isWhole`: they may have stages; `hasColumns`: they may have columns.
  tttc_status entries(const tttc_entry_info *table, uint32_t count, uint32_t size, bool isWhole,
                      bool hasColumns);

  char *const memory;
  const char *layer = "?";
};

} // namespace

template <typename Struct>
static tttc_status checkSize(const char *layer, const char *what, const void *data, size_t found) {
  if (isReadable(data, found, firstSize<Struct>, sizeof(Struct)))
    return TTTC_OK;
  return fail(TTTC_ERROR_LOAD,
              "kernel '%s': expected %zu bytes of %s, found %zu; it was compiled %s", layer,
              sizeof(Struct), what, found,
              found > sizeof(Struct) ? "for a newer runtime" : "by an incompatible compiler");
}

template <typename Struct>
tttc_status Copier::table(const Struct *&from, uint32_t count, uint32_t size, const char *what,
                          size_t room) {
  static_assert(std::is_trivially_copyable_v<Struct> && alignof(Struct) <= 8);
  if (!from || count == 0)
    return TTTC_OK;
  const auto *source = reinterpret_cast<const char *>(from);
  auto *to = memory ? reinterpret_cast<Struct *>(memory + bytes) : nullptr;
  bytes += (room * sizeof(Struct) + 7) / 8 * 8;
  for (uint32_t i = 0; i < count; ++i) {
    const char *one = source + size_t(i) * size;
    if (tttc_status status = checkSize<Struct>(layer, what, one, size))
      return status;
    if (to)
      copyStruct(&to[i], one, size, sizeof(Struct));
  }
  if (to)
    from = to;
  return TTTC_OK;
}

tttc_status Copier::tensors(tttc_entry_info &entry) {
  const size_t count = entry.num_tensors;
  if (tttc_status status =
          table(entry.tensors, entry.num_tensors, entry.tensor_size, "tttc_tensor_info", 2 * count))
    return status;
  if (memory && entry.tensors) {
    auto *own = const_cast<tttc_tensor_info *>(entry.tensors); // in `memory`
    for (size_t i = 0; i < count; ++i) {
      own[count + i] = own[i];
      own[count + i].axes &= ~uint32_t(TTTC_AXIS_BATCH);
    }
  }
  return table(entry.internals, entry.num_internals, entry.tensor_size, "tttc_tensor_info",
               entry.num_internals);
}

/// Copies the tables of each entry. While counting, the entries are the kernel's own, of `size`
/// bytes.
tttc_status Copier::entries(const tttc_entry_info *table, uint32_t count, uint32_t size,
                            bool isWhole, bool hasColumns) {
  const auto *source = reinterpret_cast<const char *>(table);
  for (uint32_t i = 0; table && i < count; ++i) {
    tttc_entry_info counted;
    auto *entry = memory ? const_cast<tttc_entry_info *>(&table[i]) : &counted;
    if (!memory)
      copyStruct(entry, source + size_t(i) * size, size, sizeof(*entry));
    if (tttc_status status = tensors(*entry))
      return status;
    entry->tensor_size = sizeof(tttc_tensor_info);
    if (hasColumns && entry->columns) {
      if (tttc_status status = this->table(entry->columns, 1, size, "tttc_entry_info", 1))
        return status;
      if (tttc_status status = entries(entry->columns, 1, size, false, false))
        return status;
    }
    if (!isWhole)
      continue;
    if (tttc_status status = this->table(entry->stages, entry->num_stages, size, "tttc_entry_info",
                                         entry->num_stages))
      return status;
    if (tttc_status status = entries(entry->stages, entry->num_stages, size, false, true))
      return status;
  }
  return TTTC_OK;
}

tttc_status Copier::kernel(const tttc_kernel_info *given) {
  if (tttc_status status =
          checkSize<tttc_kernel_info>(layer, "tttc_kernel_info", given, given->struct_size))
    return status;
  tttc_kernel_info counted;
  tttc_kernel_info &own = memory ? *reinterpret_cast<tttc_kernel_info *>(memory) : counted;
  bytes += sizeof(own);
  copyStruct(&own, given, given->struct_size, sizeof(own));
  layer = own.layer ? own.layer : "?";
  if (tttc_status status =
          table(own.images, own.num_images, own.image_size, "tttc_image", own.num_images))
    return status;
  if (tttc_status status =
          table(own.entries, own.num_entries, own.entry_size, "tttc_entry_info", own.num_entries))
    return status;
  if (tttc_status status = entries(own.entries, own.num_entries, own.entry_size, true, true))
    return status;
  own.struct_size = sizeof(own);
  own.entry_size = sizeof(tttc_entry_info);
  own.image_size = sizeof(tttc_image);
  return TTTC_OK;
}

tttc_status tttc::runtime::copyInfo(const tttc_kernel_info *info, tttc_kernel_info *&copy) {
  if (info->abi_version != TTTC_ABI_VERSION)
    return fail(TTTC_ERROR_LOAD, "expected a kernel of abi version %u, found %u", TTTC_ABI_VERSION,
                info->abi_version);
  Copier counter(nullptr);
  if (tttc_status status = counter.kernel(info))
    return status;
  auto *memory = static_cast<char *>(malloc(counter.bytes));
  if (!memory)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "cannot allocate the signature of a kernel");
  if (tttc_status status = Copier(memory).kernel(info)) {
    free(memory);
    return status;
  }
  copy = reinterpret_cast<tttc_kernel_info *>(memory);
  return TTTC_OK;
}
