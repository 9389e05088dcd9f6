//===- Precompiled.cpp - Owner of the precompiled headers -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An executable, because the tests are executables too and precompiled headers must be built with
// the same code generation options.
//
//===----------------------------------------------------------------------===//

int main() { return 0; }
