//===- Picture.h - Curves as an SVG file ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_EXAMPLES_BYTELM_PICTURE_H
#define TTTC_EXAMPLES_BYTELM_PICTURE_H

#include "Matrix.h"

#include <string>

namespace bytelm {

struct Curve {
  std::string name;
  Floats values;
};

/// Writes smoothed curves over the steps, and a level as a dashed line. Returns false,
/// with the error printed, if the file cannot be written.
bool writeCurves(const std::string &path, const std::string &title, double level,
                 const std::string &levelName, const std::vector<Curve> &curves);

} // namespace bytelm

#endif // TTTC_EXAMPLES_BYTELM_PICTURE_H
