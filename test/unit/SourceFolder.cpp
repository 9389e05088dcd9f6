//===- SourceFolder.cpp - Where this project's sources are ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceFolder.h"

std::string tttc::sourceFolder() { return TTTC_SOURCE_DIR; }
