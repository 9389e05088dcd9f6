//===- Precompiled.h - Precompiled headers of the unit tests ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Headers that all unit tests include and whose parsing dominates the compile time of a test. Every
// file still includes the headers that it uses.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_PRECOMPILED_H
#define TTTC_TEST_PRECOMPILED_H

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#endif // TTTC_TEST_PRECOMPILED_H
