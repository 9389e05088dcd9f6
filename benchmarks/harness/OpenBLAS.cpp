//===- OpenBLAS.cpp - The linked OpenBLAS ---------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See OpenBLAS.h.
//
//===----------------------------------------------------------------------===//

#include "OpenBLAS.h"

#ifdef TTTC_HAVE_OPENBLAS
#include <cblas.h>

#include <algorithm>
#include <cctype>
#include <set>
#endif

namespace tttc::bench {

#ifdef TTTC_HAVE_OPENBLAS

namespace {

std::string lowered(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// The reason why OpenBLAS's kernels for `core` do not fit this processor; "" if they fit.
std::string coreProblem(const std::string &core, bool avx2) {
#if defined(__x86_64__)
  const std::set<std::string> forAvx512 = {"skylakex", "cooperlake", "sapphirerapids"};
  const std::set<std::string> forAvx2 = {"haswell", "zen", "excavator"};
  const std::string name = lowered(core);
  if (!avx2 && __builtin_cpu_supports("avx512f")) {
    // Versions older than AMD's processors with AVX-512 choose Zen, and have nothing better:
    // this is the OpenBLAS that users have. Haswell on another processor is a wrong choice.
    if (forAvx512.count(name) || (name == "zen" && __builtin_cpu_is("amd")))
      return "";
    return "the processor has AVX-512";
  }
  if (__builtin_cpu_supports("avx2") && !forAvx2.count(name))
    return avx2 ? "the run is the one for AVX2" : "the processor has AVX2";
#else
  (void)core, (void)avx2;
#endif
  return "";
}

} // namespace

bool checkOpenBLAS(bool avx2, std::string &error) {
  openblas_set_num_threads(1);
  for (const char *variable : {"OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"})
    if (!avx2 && std::getenv(variable)) {
      error = "OpenBLAS: expected no " + std::string(variable) + " in the environment, found '" +
              std::getenv(variable) +
              "'\nhint: unset it, so that OpenBLAS is as fast as on a user's machine";
      return false;
    }
  const std::string core = openblas_get_corename();
  if (std::string problem = coreProblem(core, avx2); !problem.empty()) {
    error = "OpenBLAS: expected kernels for this processor, found those of core '" + core + "'; " +
            problem + "\nhint: " +
            (avx2 ? "run with OPENBLAS_CORETYPE=Haswell"
                  : "install an OpenBLAS with DYNAMIC_ARCH that knows the processor");
    return false;
  }
  return true;
}

std::string describeOpenBLAS() {
  std::string config = openblas_get_config();
  config.erase(config.find_last_not_of(' ') + 1);
  return "\"core\": \"" + std::string(openblas_get_corename()) + "\", \"config\": \"" + config +
         "\"";
}

void Sgemm::run() {
  cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, size, size, size, 1.0f, a.floats(), size,
              b.floats(), size, 0.0f, c.floats(), size);
}

#else

bool checkOpenBLAS(bool, std::string &error) {
  error = "OpenBLAS: expected the library, found none\nhint: install it, configure again";
  return false;
}
std::string describeOpenBLAS() { return ""; }
void Sgemm::run() {}

#endif

Sgemm::Sgemm()
    : a(sizeof(float) * size * size), b(sizeof(float) * size * size),
      c(sizeof(float) * size * size) {
  // Row i of a is i % 7 and column j of b is j % 5, so that their product is known exactly.
  for (int i = 0; i < size; ++i)
    for (int j = 0; j < size; ++j) {
      a.floats()[i * size + j] = static_cast<float>(i % 7);
      b.floats()[i * size + j] = static_cast<float>(j % 5);
    }
}

bool Sgemm::isRight() const {
  for (int i = 0; i < size; ++i)
    for (int j = 0; j < size; ++j)
      if (c.floats()[i * size + j] != static_cast<float>(size * (i % 7) * (j % 5)))
        return false;
  return true;
}

} // namespace tttc::bench
