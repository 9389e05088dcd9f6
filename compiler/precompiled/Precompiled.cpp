//===- Precompiled.cpp - Headers that are parsed once ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Empty: a library has a source.
//
//===----------------------------------------------------------------------===//
