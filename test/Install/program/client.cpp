//===- client.cpp - The same calls from C++ ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Squares, and what is said of a call that does not fit.
//
//===----------------------------------------------------------------------===//

#include <tttc/client.h>

#include <cstdio>

using namespace tttc::client;

int main() {
  std::string error;
  KernelHandle kernel = openKernel(PRODUCT, "product", error);
  if (!kernel || !openDevice(kernel.get(), error)) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 1;
  }
  const std::vector<double> x = {1, 10, 2, 20, 3, 30};
  const CallSize size = {1, 1, 3};
  KernelCall call(kernel.get(), TTTC_ENTRY_FORWARD);
  if (!call.setInput("x", {1, 1, 3, 2}, x, error) || !call.setInput("y", {1, 1, 3, 2}, x, error) ||
      !call.prepare(size, /*threads=*/1, error) || !call.run(error)) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 1;
  }
  for (double value : call.values("out"))
    std::printf("%g\n", value);
  KernelCall half(kernel.get(), TTTC_ENTRY_FORWARD);
  if (half.setInput("x", {1, 1, 3, 2}, x, error) && !half.prepare(size, 1, error))
    std::printf("%s\n", error.c_str());
  return 0;
}
