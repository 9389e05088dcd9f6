//===- Blas.cpp - Times cublasLt, where it is installed -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library is opened at run time; constants of its enumerations are defined here.
//
//===----------------------------------------------------------------------===//

#include "Blas.h"

#include <dlfcn.h>

namespace tttc::gpu {

namespace {

constexpr int Float32 = 0, Bfloat16 = 14, ComputeFloat32 = 68, Transposed = 1;
constexpr int TransposeA = 3, MaxWorkspace = 1; // attributes

struct Algorithm {
  uint64_t opaque[8];
};
struct Heuristic {
  Algorithm algorithm;
  size_t workspaceBytes;
  int state;
  float waves;
  int reserved[4];
};

using Handle = struct BlasHandleTag *;
using Descriptor = struct BlasDescriptorTag *;

struct Blas {
  int (*create)(Handle *) = nullptr;
  int (*descCreate)(Descriptor *, int, int) = nullptr;
  int (*descSet)(Descriptor, int, const void *, size_t) = nullptr;
  int (*layoutCreate)(Descriptor *, int, uint64_t, uint64_t, int64_t) = nullptr;
  int (*preferenceCreate)(Descriptor *) = nullptr;
  int (*preferenceSet)(Descriptor, int, const void *, size_t) = nullptr;
  int (*heuristic)(Handle, Descriptor, Descriptor, Descriptor, Descriptor, Descriptor, Descriptor,
                   int, Heuristic *, int *) = nullptr;
  int (*matmul)(Handle, Descriptor, const void *, DevicePointer, Descriptor, DevicePointer,
                Descriptor, const void *, DevicePointer, Descriptor, DevicePointer, Descriptor,
                const Algorithm *, DevicePointer, size_t, Stream) = nullptr;

  bool open(const std::string &wanted) {
    void *library = nullptr;
    for (const char *name :
         {wanted.c_str(), "libcublasLt.so.13", "libcublasLt.so.12", "libcublasLt.so"})
      if (!library && *name)
        library = dlopen(name, RTLD_NOW);
    if (!library)
      return false;
    bool good = true;
    auto load = [&](auto &function, const char *name) {
      function = reinterpret_cast<std::decay_t<decltype(function)>>(dlsym(library, name));
      good &= function != nullptr;
    };
    load(create, "cublasLtCreate");
    load(descCreate, "cublasLtMatmulDescCreate");
    load(descSet, "cublasLtMatmulDescSetAttribute");
    load(layoutCreate, "cublasLtMatrixLayoutCreate");
    load(preferenceCreate, "cublasLtMatmulPreferenceCreate");
    load(preferenceSet, "cublasLtMatmulPreferenceSetAttribute");
    load(heuristic, "cublasLtMatmulAlgoGetHeuristic");
    load(matmul, "cublasLtMatmul");
    return good;
  }
};

/// Device memory with random bf16 numbers, freed at the end of the scope.
struct Memory {
  explicit Memory(const Cuda &cuda) : cuda(cuda) {}
  ~Memory() {
    if (pointer)
      cuda.memFree(pointer);
  }
  const Cuda &cuda;
  DevicePointer pointer = 0;
};

} // namespace

/// Fills memory with small numbers of either sign: bf16 bit patterns near 0.5.
static bool allocate(Memory &memory, size_t bytes, std::string &error) {
  std::vector<uint16_t> pattern(bytes / 2);
  uint32_t state = 12345;
  for (uint16_t &half : pattern) {
    state = state * 1664525 + 1013904223;
    half = static_cast<uint16_t>(0x3f00 | (state >> 16 & 0x80ff));
  }
  return memory.cuda.ok(memory.cuda.memAlloc(&memory.pointer, bytes), "cuMemAlloc", error) &&
         memory.cuda.ok(memory.cuda.copyToDevice(memory.pointer, pattern.data(), bytes),
                        "cuMemcpyHtoD", error);
}

bool timeBlas(const Cuda &cuda, const Options &options, const ProductSpec &size, Record &record) {
  const uint64_t m = size.m, n = size.n, k = size.k;
  Blas blas;
  if (!blas.open(options.blas)) {
    record.add("state", "skipped");
    record.add("why", "no cublasLt");
    return true;
  }
  std::string error;
  Memory a(cuda), b(cuda), c(cuda), workspace(cuda);
  size_t workspaceBytes = size_t{32} << 20;
  Handle handle = nullptr;
  Descriptor product = nullptr, layoutA = nullptr, layoutB = nullptr, layoutC = nullptr,
             preference = nullptr;
  Heuristic found = {};
  int count = 0, transposed = Transposed;
  float one = 1, zero = 0;
  bool good = allocate(a, m * k * 2, error) && allocate(b, n * k * 2, error) &&
              allocate(c, m * n * 2, error) && allocate(workspace, workspaceBytes, error);
  // The library has column-major matrices: it computes c transposed, as b times a.
  int status = good ? 0 : 1;
  auto then = [&](auto call) {
    if (status == 0)
      status = call();
  };
  then([&] { return blas.create(&handle); });
  then([&] { return blas.descCreate(&product, ComputeFloat32, Float32); });
  then([&] { return blas.descSet(product, TransposeA, &transposed, sizeof(transposed)); });
  then([&] { return blas.layoutCreate(&layoutB, Bfloat16, k, n, static_cast<int64_t>(k)); });
  then([&] { return blas.layoutCreate(&layoutA, Bfloat16, k, m, static_cast<int64_t>(k)); });
  then([&] { return blas.layoutCreate(&layoutC, Bfloat16, n, m, static_cast<int64_t>(n)); });
  then([&] { return blas.preferenceCreate(&preference); });
  then([&] {
    return blas.preferenceSet(preference, MaxWorkspace, &workspaceBytes, sizeof(workspaceBytes));
  });
  then([&] {
    return blas.heuristic(handle, product, layoutB, layoutA, layoutC, layoutC, preference, 1,
                          &found, &count);
  });
  if (status == 0 && count == 0)
    status = -1;
  auto call = [&](std::string &why) {
    int result = blas.matmul(handle, product, &one, b.pointer, layoutB, a.pointer, layoutA, &zero,
                             c.pointer, layoutC, c.pointer, layoutC, &found.algorithm,
                             workspace.pointer, workspaceBytes, nullptr);
    if (result != 0)
      why = "cublasLtMatmul: status " + std::to_string(result);
    return result == 0;
  };
  double flops = 2.0 * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
  if (status == 0 && measure(cuda, options, flops, 0, call, record, error))
    return true;
  record.add("state", "fail");
  record.add("why", error.empty() ? "cublasLt: status " + std::to_string(status) : error);
  return false;
}

} // namespace tttc::gpu
