//===- FloatEnvironment.h - Floating-point state around a task --*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A task must compute the same values whatever rounding mode or flush-to-zero
// setting the caller has, and the caller's state must be restored afterwards. The
// registers are read and written directly: the functions of <fenv.h> live in libm
// and some versions leave flush-to-zero alone.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CPU_FLOATENVIRONMENT_H
#define TTTC_RUNTIME_LIB_CPU_FLOATENVIRONMENT_H

#include <cstdint>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace tttc::runtime {

/// Saves this thread's floating-point state, exception flags included, and
/// restores it at the end of its scope.
class FloatEnvironment {
public:
  FloatEnvironment() { save(); }
  ~FloatEnvironment() { restore(); }
  FloatEnvironment(const FloatEnvironment &) = delete;
  FloatEnvironment &operator=(const FloatEnvironment &) = delete;

  /// Round to nearest, no traps, subnormals kept. Called before each task, because
  /// the previous one may have changed the state. Costs some tens of cycles.
  static void setDefault();

private:
  void save();
  void restore();

#if defined(__x86_64__)
  uint32_t control; ///< MXCSR
  uint16_t x87Control;
#elif defined(__aarch64__)
  uint64_t control;     ///< FPCR
  uint64_t statusFlags; ///< FPSR
#endif
};

#if defined(__x86_64__)

inline void FloatEnvironment::save() {
  control = _mm_getcsr();
  __asm__ volatile("fnstcw %0" : "=m"(x87Control));
}

inline void FloatEnvironment::restore() {
  _mm_setcsr(control);
  __asm__ volatile("fldcw %0" : : "m"(x87Control));
}

inline void FloatEnvironment::setDefault() {
  _mm_setcsr(0x1f80);
  const uint16_t defaultX87Control = 0x37f;
  __asm__ volatile("fldcw %0" : : "m"(defaultX87Control));
}

#elif defined(__aarch64__)

inline void FloatEnvironment::save() {
  __asm__ volatile("mrs %0, fpcr" : "=r"(control));
  __asm__ volatile("mrs %0, fpsr" : "=r"(statusFlags));
}

inline void FloatEnvironment::restore() {
  __asm__ volatile("msr fpcr, %0" : : "r"(control));
  __asm__ volatile("msr fpsr, %0" : : "r"(statusFlags));
}

inline void FloatEnvironment::setDefault() {
  const uint64_t zero = 0;
  __asm__ volatile("msr fpcr, %0" : : "r"(zero));
}

#else
#error "no floating-point state for this architecture: add its case here"
#endif

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_CPU_FLOATENVIRONMENT_H
