//===- Open.cpp - Opens kernels, from files and linked in -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors of loading a file are explained if the cause is known (missing, a directory, cut
// short, no kernel inside); otherwise the message is the loader's.
//
//===----------------------------------------------------------------------===//

#include "Error.h"
#include "Kernel.h"
#include "OwnInfo.h"
#include "WholeFile.h"
#include "cpu/CpuFeatures.h"
#include "cuda/Load.h"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <new>
#include <sys/stat.h>
#include <unistd.h>

using namespace tttc::runtime;

static tttc_status makeKernel(const tttc_kernel_info *info, void *library, tttc_kernel **kernel) {
  tttc_kernel_info *copy = nullptr;
  if (tttc_status status = copyInfo(info, copy))
    return status;
  tttc_status status = checkKernelInfo(copy);
  void *made = status == TTTC_OK ? malloc(sizeof(tttc_kernel)) : nullptr;
  if (status == TTTC_OK && !made)
    status = fail(TTTC_ERROR_OUT_OF_MEMORY, "cannot allocate a kernel handle");
  if (made)
    *kernel = new (made) tttc_kernel{copy, library, {nullptr}};
  else
    free(copy);
  return status;
}

/// An alias of `path` that no other call has passed to the loader: for a known name the loader
/// returns the library that it loaded before, even if the file has been replaced. The number of the
/// call is encoded in `./` and `.//` components. Allocated by malloc; null if out of memory.
static char *newName(const char *path) {
  constexpr int digits = 32;
  static std::atomic<uint32_t> calls{0};
  const uint32_t call = calls.fetch_add(1, std::memory_order_relaxed);
  const char *slash = strrchr(path, '/');
  const size_t folder = slash ? static_cast<size_t>(slash - path) + 1 : 0;
  char *name = static_cast<char *>(malloc(strlen(path) + digits * strlen(".//") + 1));
  if (!name)
    return nullptr;
  memcpy(name, path, folder);
  char *end = name + folder;
  for (int digit = 0; digit < digits; ++digit)
    end = stpcpy(end, call >> digit & 1 ? ".//" : "./");
  strcpy(end, path + folder);
  return name;
}

namespace {
/// A file descriptor, closed at the end of the scope; -1 for none.
struct Descriptor {
  explicit Descriptor(int number) : number(number) {}
  ~Descriptor() {
    if (number >= 0)
      ::close(number);
  }
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  const int number;
};
} // namespace

/// dlopen without a library search: the name contains a slash.
static tttc_status loadLibrary(const char *path, void **library) {
  const Shortened shown(path);
  struct stat file;
  if (stat(path, &file) != 0)
    return fail(TTTC_ERROR_LOAD, "cannot open '%s': %s", shown.text(), strerror(errno));
  if (!S_ISREG(file.st_mode))
    return fail(TTTC_ERROR_LOAD, "cannot open '%s': expected a regular file", shown.text());
  if (tttc_status status = checkWhole(path))
    return status;
  // The loader expands `$ORIGIN` and similar tokens in a name: such a file is opened through its
  // descriptor.
  const Descriptor open(strchr(path, '$') ? ::open(path, O_RDONLY | O_CLOEXEC) : -1);
  char link[32];
  snprintf(link, sizeof(link), "/proc/self/fd/%d", open.number);
  char *name = newName(open.number >= 0 ? link : path);
  if (!name)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "cannot allocate the name of a file");
  *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (*library) {
    free(name);
    return TTTC_OK;
  }
  const char *reason = dlerror();
  const char *hint = reason && strstr(reason, "failed to map segment")
                         ? " (is its file system mounted noexec?)"
                         : "";
  const size_t length = strlen(name);
  if (reason && !strncmp(reason, name, length) && !strncmp(reason + length, ": ", 2))
    reason += length + 2;
  free(name);
  return fail(TTTC_ERROR_LOAD, "cannot load '%s' as a shared object: %s%s", shown.text(),
              reason ? reason : "unknown reason", hint);
}

/// Whether this machine's CPU has the features that a kernel needs.
static bool canRun(const tttc_kernel_info &info) {
  return info.cpu_features && checkCpuFeatures(info.layer, info.cpu_features) == TTTC_OK;
}

static tttc_status findKernel(const char *given, void *library, const char *layer,
                              const tttc_kernel_info **info) {
  const Shortened shown(given);
  const char *path = shown.text();
  auto *module = static_cast<const tttc_module_info *>(dlsym(library, "tttc_module"));
  if (!module)
    return fail(TTTC_ERROR_LOAD, "'%s' holds no kernels: expected the symbol tttc_module", path);
  if (module->abi_version != TTTC_ABI_VERSION)
    return fail(TTTC_ERROR_LOAD, "'%s': expected abi version %u, found %u", path, TTTC_ABI_VERSION,
                module->abi_version);
  if (module->num_kernels == 0 || !module->kernels)
    return fail(TTTC_ERROR_LOAD, "'%s' holds no kernels", path);
  NameList layers;
  bool hasOneLayer = true;
  *info = nullptr;
  for (uint32_t i = 0; i < module->num_kernels; ++i) {
    const tttc_kernel_info *candidate = module->kernels[i];
    // Only names are read here, for messages; the chosen kernel is checked later.
    if (!candidate || candidate->abi_version != TTTC_ABI_VERSION || !candidate->layer)
      return fail(TTTC_ERROR_LOAD, "'%s': kernel %u is damaged or of another abi version", path, i);
    const bool isFirst = i == 0 || strcmp(candidate->layer, module->kernels[i - 1]->layer);
    hasOneLayer &= i == 0 || !isFirst;
    if (isFirst)
      layers.add(candidate->layer);
    // The last one of a layer also if this CPU cannot run it: its check says what is missing.
    if ((!layer || !strcmp(candidate->layer, layer)) && (!*info || !canRun(**info)))
      *info = candidate;
  }
  if (layer ? *info != nullptr : hasOneLayer)
    return TTTC_OK;
  if (layer)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "'%s' has no layer '%s', it holds: %s", path,
                Shortened(layer).text(), layers.text());
  return fail(TTTC_ERROR_INVALID_ARGUMENT, "'%s' holds several layers, name one of: %s", path,
              layers.text());
}

tttc_status tttc_kernel_open(const char *path, const char *layer, tttc_kernel **kernel) {
  if (kernel)
    *kernel = nullptr;
  if (!path || !kernel)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "tttc_kernel_open: expected a path and a place for "
                                             "the kernel, found null");
  void *library = nullptr;
  if (tttc_status status = loadLibrary(path, &library))
    return status;
  const tttc_kernel_info *info = nullptr;
  tttc_status status = findKernel(path, library, layer, &info);
  if (status == TTTC_OK)
    status = makeKernel(info, library, kernel);
  if (status != TTTC_OK)
    dlclose(library);
  return status;
}

tttc_status tttc_kernel_from_info(const tttc_kernel_info *info, tttc_kernel **kernel) {
  if (kernel)
    *kernel = nullptr;
  if (!info || !kernel)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "tttc_kernel_from_info: expected a kernel's info and "
                                             "a place for the kernel, found null");
  return makeKernel(info, nullptr, kernel);
}

void tttc_kernel_close(tttc_kernel *kernel) {
  if (!kernel)
    return;
  cuda::unloadKernel(kernel);
  if (kernel->library)
    dlclose(kernel->library);
  free(kernel->info);
  free(kernel);
}

const tttc_kernel_info *tttc_kernel_get_info(const tttc_kernel *kernel) {
  return kernel ? kernel->info : nullptr;
}

const tttc_entry_info *tttc_kernel_entry(const tttc_kernel *kernel, tttc_entry_kind kind) {
  return kernel ? findEntry(kernel, kind) : nullptr;
}

/// Reports a missing entry with its name and the compiler option that generates it.
static void failWithoutEntry(const char *layer, uint32_t kind) {
  struct Words {
    const char *entry, *remedy;
  };
  static const Words words[] = {{"forward", ""},
                                {"backward", ": compile the layer with --backward"},
                                {"decode", ": compile the layer with --decode=N"},
                                {"save", ": compile the layer with --backward"},
                                {"prefill", ": compile the layer with --decode=N"},
                                {"summary", ": compile the layer with --segments"}};
  if (kind < sizeof(words) / sizeof(*words))
    fail(TTTC_ERROR_UNSUPPORTED, "kernel '%s' has no %s entry%s", layer, words[kind].entry,
         words[kind].remedy);
  else
    fail(TTTC_ERROR_UNSUPPORTED,
         "kernel '%s': expected the kind of an entry, a number from 0 to %zu, found %u", layer,
         sizeof(words) / sizeof(*words) - 1, kind);
}

const tttc_entry_info *tttc::runtime::findEntry(const tttc_kernel *kernel, tttc_entry_kind kind) {
  for (uint32_t i = 0; i < kernel->info->num_entries; ++i)
    if (kernel->info->entries[i].kind == static_cast<uint32_t>(kind))
      return &kernel->info->entries[i];
  failWithoutEntry(kernel->info->layer, static_cast<uint32_t>(kind));
  return nullptr;
}
