//===- Picture.cpp - Curves as an SVG file --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Picture.h.
//
//===----------------------------------------------------------------------===//

#include "Picture.h"

#include <algorithm>
#include <cstdio>

namespace bytelm {

static constexpr int width = 640, height = 360, left = 50, right = 150, top = 30, bottom = 40;

/// A running mean over the last steps, because single batches vary.
static Floats smoothed(const Floats &values) {
  Floats result;
  float mean = values.empty() ? 0 : values[0];
  for (float value : values)
    result.push_back(mean += 0.1f * (value - mean));
  return result;
}

bool writeCurves(const std::string &path, const std::string &title, double level,
                 const std::string &levelName, const std::vector<Curve> &curves) {
  std::FILE *file = std::fopen(path.c_str(), "w");
  if (!file) {
    std::fprintf(stderr, "byte-lm: error: cannot write '%s'\n", path.c_str());
    return false;
  }
  double low = level, high = level;
  size_t steps = 2;
  for (const Curve &curve : curves)
    for (float value : smoothed(curve.values)) {
      low = std::min<double>(low, value);
      high = std::max<double>(high, value);
      steps = std::max(steps, curve.values.size());
    }
  auto px = [&](size_t step) {
    return left + (width - left - right) * static_cast<double>(step) / double(steps - 1);
  };
  auto py = [&](double value) {
    return top + (height - top - bottom) * (high - value) / std::max(high - low, 1e-9);
  };
  std::fprintf(file,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
               "font-family=\"sans-serif\" font-size=\"12\">\n"
               "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n"
               "<text x=\"%d\" y=\"18\">%s</text>\n",
               width, height, left, title.c_str());
  for (int i = 0; i <= 4; ++i) {
    const double value = low + (high - low) * i / 4;
    std::fprintf(file, "<text x=\"8\" y=\"%.1f\">%.2f</text>\n", py(value) + 4, value);
  }
  std::fprintf(file, "<text x=\"%d\" y=\"%d\">step %zu</text>\n", width - right - 40, height - 12,
               steps);
  const char *colours[] = {"#1f6fb4", "#c0392b", "#2e8b57"};
  for (size_t c = 0; c < curves.size(); ++c) {
    const Floats values = smoothed(curves[c].values);
    std::fprintf(file, "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\" points=\"",
                 colours[c % 3]);
    for (size_t step = 0; step < values.size(); ++step)
      std::fprintf(file, "%.1f,%.1f ", px(step), py(values[step]));
    std::fprintf(file, "\"/>\n<text x=\"%d\" y=\"%.1f\" fill=\"%s\">%s</text>\n", width - right + 6,
                 py(values.empty() ? low : values.back()) + 4, colours[c % 3],
                 curves[c].name.c_str());
  }
  std::fprintf(file,
               "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#555\" "
               "stroke-dasharray=\"4\"/>\n<text x=\"%d\" y=\"%.1f\" fill=\"#555\">%s</text>\n"
               "</svg>\n",
               left, width - right, py(level), py(level), width - right + 6, py(level) + 4,
               levelName.c_str());
  if (std::fclose(file)) {
    std::fprintf(stderr, "byte-lm: error: cannot write '%s'\n", path.c_str());
    return false;
  }
  return true;
}

} // namespace bytelm
