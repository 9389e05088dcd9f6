//===- CpuFeatures.cpp - CPU features of a kernel -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table per architecture, a row per feature: X86Features.def, AArch64Features.def. A feature
// whose registers the system does not save (XCR0) counts as missing: AVX-512 cannot be used
// under a system that does not save zmm registers.
//
//===----------------------------------------------------------------------===//

#include "CpuFeatures.h"

#include "../Error.h"

#include <cstdint>
#include <cstring>
#include <pthread.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

using namespace tttc::runtime;

namespace {
enum class Support { Unknown, Missing, Present };
} // namespace

#if defined(__x86_64__)

namespace {
enum Register { EAX, EBX, ECX, EDX };

struct Feature {
  const char *name; ///< LLVM's
  uint32_t leaf, subleaf;
  Register reg;
  uint32_t bit;
  uint64_t savedState; ///< bits of XCR0 it needs
};
} // namespace

static constexpr uint64_t NoState = 0, YmmState = 0x6, ZmmState = 0xe6, TileState = 0x60000;

static constexpr Feature featureTable[] = {
#define X86_FEATURE(name, leaf, subleaf, reg, bit, state) {name, leaf, subleaf, reg, bit, state},
#include "X86Features.def"
#undef X86_FEATURE
};

/// XCR0, or 0 if the system does not use XSAVE.
static uint64_t readSavedState() {
  uint32_t a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & (1u << 27)))
    return 0;
  uint32_t low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (static_cast<uint64_t>(high) << 32) | low;
}

/// Linux grants AMX's tile registers to a process only on request.
static bool requestTileState() {
#if defined(__linux__) && defined(SYS_arch_prctl)
  constexpr long requestPermission = 0x1023, tileData = 18;
  return syscall(SYS_arch_prctl, requestPermission, tileData) == 0;
#else
  return true;
#endif
}

static Support findFeature(const char *name, size_t length) {
  for (const Feature &feature : featureTable) {
    if (strlen(feature.name) != length || memcmp(feature.name, name, length))
      continue;
    uint32_t regs[4] = {};
    // Subleaf 1 of leaf 7 exists only if subleaf 0 says so; CPUID would answer
    // with another leaf's bits otherwise.
    if (feature.subleaf != 0 &&
        (!__get_cpuid_count(feature.leaf, 0, &regs[0], &regs[1], &regs[2], &regs[3]) ||
         regs[EAX] < feature.subleaf))
      return Support::Missing;
    if (!__get_cpuid_count(feature.leaf, feature.subleaf, &regs[0], &regs[1], &regs[2], &regs[3]) ||
        !(regs[feature.reg] & (1u << feature.bit)) ||
        (readSavedState() & feature.savedState) != feature.savedState ||
        (feature.savedState == TileState && !requestTileState()))
      return Support::Missing;
    return Support::Present;
  }
  return Support::Unknown;
}

/// Writes the names of all present features, each followed by a comma; returns the end.
static char *writeFeatures(char *to) {
  for (const Feature &feature : featureTable) {
    const size_t length = strlen(feature.name);
    if (findFeature(feature.name, length) != Support::Present)
      continue;
    memcpy(to, feature.name, length);
    to[length] = ',';
    to += length + 1;
  }
  return to;
}

#elif defined(__aarch64__)

static constexpr const char *baseline[] = {
#define AARCH64_FEATURE(name) name,
#include "AArch64Features.def"
#undef AARCH64_FEATURE
};

static Support findFeature(const char *name, size_t length) {
  for (const char *known : baseline)
    if (strlen(known) == length && !memcmp(known, name, length))
      return Support::Present;
  return Support::Unknown;
}

static char *writeFeatures(char *to) {
  for (const char *name : baseline) {
    const size_t length = strlen(name);
    memcpy(to, name, length);
    to[length] = ',';
    to += length + 1;
  }
  return to;
}

#else

static Support findFeature(const char *, size_t) { return Support::Unknown; }

static char *writeFeatures(char *to) { return to; }

#endif

static char hostFeatures[1024];
static pthread_once_t isHostKnown = PTHREAD_ONCE_INIT;

const char *tttc_host_features(void) {
  pthread_once(&isHostKnown, [] {
    char *end = writeFeatures(hostFeatures);
    if (end != hostFeatures)
      end[-1] = 0; // the last comma
  });
  return hostFeatures;
}

tttc_status tttc::runtime::checkCpuFeatures(const char *layer, const char *features) {
  for (const char *name = features; *name;) {
    if (*name == ',' || *name == '+') {
      ++name;
      continue;
    }
    size_t length = strcspn(name, ",");
    switch (findFeature(name, length)) {
    case Support::Present:
      break;
    case Support::Missing:
      return fail(TTTC_ERROR_UNSUPPORTED_CPU,
                  "kernel '%s' needs the CPU feature '%.*s', which this machine lacks", layer,
                  static_cast<int>(length), name);
    case Support::Unknown:
      return fail(TTTC_ERROR_UNSUPPORTED_CPU,
                  "kernel '%s' needs the CPU feature '%.*s', which this runtime does not know",
                  layer, static_cast<int>(length), name);
    }
    name += length;
  }
  return TTTC_OK;
}
