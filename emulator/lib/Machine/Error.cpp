//===- Error.cpp - Errors of a launch -------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Error.h"

#include <iterator>

using namespace ptxemu;

const char *ptxemu::nameOf(ErrorKind kind) {
  static const char *const names[] = {"bad-launch",
                                      "bad-operand",
                                      "poison",
                                      "out-of-bounds",
                                      "misaligned",
                                      "wrong-space",
                                      "read-only",
                                      "divergent-barrier",
                                      "sync-mask",
                                      "barrier-count",
                                      "deadlock",
                                      "step-limit",
                                      "shared-race",
                                      "warp-race",
                                      "global-race",
                                      "async-not-waited",
                                      "async-source",
                                      "proxy-fence",
                                      "mbarrier-uninitialized",
                                      "mbarrier-arrival",
                                      "mbarrier-phase",
                                      "wgmma-in-flight",
                                      "wgmma-fence",
                                      "trap"};
  static_assert(std::size(names) == static_cast<size_t>(ErrorKind::Trap) + 1, "a name per kind");
  return names[static_cast<unsigned>(kind)];
}

std::string RunError::render(const Source &source) const {
  std::string text = "kernel '" + kernel + "'";
  if (warp)
    text += ", CTA (" + std::to_string(cta[0]) + "," + std::to_string(cta[1]) + "," +
            std::to_string(cta[2]) + "), warp " + std::to_string(*warp);
  if (lane)
    text += ", lane " + std::to_string(*lane);
  text += std::string(": [") + nameOf(kind) + "] " + message;
  if (!pos.line)
    return source.name + ": error: " + text + "\n";
  return source.render(pos, text);
}
