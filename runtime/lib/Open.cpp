//===- Open.cpp - Opens kernels, from files and linked in -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loading a file says what is wrong with it in the caller's words where that is
// known (missing, a directory, cut short, no kernel inside) and in the loader's otherwise.
//
//===----------------------------------------------------------------------===//

#include "Error.h"
#include "Kernel.h"
#include "WholeFile.h"
#include "cuda/Load.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <new>
#include <sys/stat.h>

using namespace tttc::runtime;

static tttc_status makeKernel(const tttc_kernel_info *info, void *library, tttc_kernel **kernel) {
  if (tttc_status status = checkKernelInfo(info))
    return status;
  void *made = malloc(sizeof(tttc_kernel));
  if (!made)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "cannot allocate a kernel handle");
  *kernel = new (made) tttc_kernel{info, library, {nullptr}};
  return TTTC_OK;
}

/// dlopen without a search: a name without a slash is a file here.
static tttc_status loadLibrary(const char *path, void **library) {
  struct stat file;
  if (stat(path, &file) != 0)
    return fail(TTTC_ERROR_LOAD, "cannot open '%s': %s", path, strerror(errno));
  if (!S_ISREG(file.st_mode))
    return fail(TTTC_ERROR_LOAD, "cannot open '%s': expected a regular file", path);
  if (tttc_status status = checkWhole(path, static_cast<uint64_t>(file.st_size)))
    return status;
  char *local = nullptr;
  if (!strchr(path, '/')) {
    size_t size = strlen(path) + 3;
    local = static_cast<char *>(malloc(size));
    if (!local)
      return fail(TTTC_ERROR_OUT_OF_MEMORY, "cannot allocate %zu bytes", size);
    snprintf(local, size, "./%s", path);
  }
  *library = dlopen(local ? local : path, RTLD_NOW | RTLD_LOCAL);
  free(local);
  if (*library)
    return TTTC_OK;
  const char *reason = dlerror();
  return fail(TTTC_ERROR_LOAD, "cannot load '%s' as a shared object: %s", path,
              reason ? reason : "unknown reason");
}

static tttc_status findKernel(const char *path, void *library, const char *layer,
                              const tttc_kernel_info **info) {
  auto *module = static_cast<const tttc_module_info *>(dlsym(library, "tttc_module"));
  if (!module)
    return fail(TTTC_ERROR_LOAD, "'%s' holds no kernels: expected the symbol tttc_module", path);
  if (module->abi_version != TTTC_ABI_VERSION)
    return fail(TTTC_ERROR_LOAD, "'%s': expected abi version %u, found %u", path, TTTC_ABI_VERSION,
                module->abi_version);
  if (module->num_kernels == 0 || !module->kernels)
    return fail(TTTC_ERROR_LOAD, "'%s' holds no kernels", path);
  NameList layers;
  for (uint32_t i = 0; i < module->num_kernels; ++i) {
    const tttc_kernel_info *candidate = module->kernels[i];
    // Names are read for messages here; the rest is checked when it is chosen.
    if (!candidate || candidate->abi_version != TTTC_ABI_VERSION || !candidate->layer)
      return fail(TTTC_ERROR_LOAD, "'%s': kernel %u is damaged or of another abi version", path, i);
    layers.add(candidate->layer);
    if (layer ? !strcmp(candidate->layer, layer) : module->num_kernels == 1) {
      *info = candidate;
      return TTTC_OK;
    }
  }
  if (layer)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "'%s' has no layer '%s', it holds: %s", path, layer,
                layers.text());
  return fail(TTTC_ERROR_INVALID_ARGUMENT, "'%s' holds several layers, name one of: %s", path,
              layers.text());
}

tttc_status tttc_kernel_open(const char *path, const char *layer, tttc_kernel **kernel) {
  if (!path || !kernel)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "tttc_kernel_open: expected a path and a place for "
                                             "the kernel, found null");
  *kernel = nullptr;
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
  if (!info || !kernel)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "tttc_kernel_from_info: expected a kernel's info and "
                                             "a place for the kernel, found null");
  *kernel = nullptr;
  return makeKernel(info, nullptr, kernel);
}

void tttc_kernel_close(tttc_kernel *kernel) {
  if (!kernel)
    return;
  cuda::unloadKernel(kernel);
  if (kernel->library)
    dlclose(kernel->library);
  free(kernel);
}

const tttc_kernel_info *tttc_kernel_get_info(const tttc_kernel *kernel) {
  return kernel ? kernel->info : nullptr;
}

const tttc_entry_info *tttc_kernel_entry(const tttc_kernel *kernel, tttc_entry_kind kind) {
  return kernel ? findEntry(kernel, kind) : nullptr;
}

const tttc_entry_info *tttc::runtime::findEntry(const tttc_kernel *kernel, tttc_entry_kind kind) {
  for (uint32_t i = 0; i < kernel->info->num_entries; ++i)
    if (kernel->info->entries[i].kind == static_cast<uint32_t>(kind))
      return &kernel->info->entries[i];
  fail(TTTC_ERROR_UNSUPPORTED, "kernel '%s' has no entry of kind %u", kernel->info->layer,
       static_cast<uint32_t>(kind));
  return nullptr;
}
