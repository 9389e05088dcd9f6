//===- Precompiled.cpp - What holds the precompiled headers ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program, as the tests are: headers are precompiled for one kind of code.
//
//===----------------------------------------------------------------------===//

int main() { return 0; }
