//===- Ptx.cpp - Hand-written device kernels ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Ptx.h.
//
//===----------------------------------------------------------------------===//

#include "Ptx.h"

namespace tttc::runtime::test {

std::string ptxHeader(const std::string &target) {
  return ".version 7.0\n.target " + target + "\n.address_size 64\n";
}

std::string ptxElement(const std::string &to, const std::string &tensor, const std::string &b,
                       const std::string &h, const std::string &t, const std::string &i,
                       int bytes) {
  std::string text = "  mov.u64 %e0, " + i + ";\n";
  const std::string indices[] = {b, h, t}, axes[] = {"_b", "_h", "_t"};
  for (int axis = 0; axis < 3; ++axis)
    text += "  ld.param.u64 %e1, [" + tensor + axes[axis] + "];\n  mad.lo.u64 %e0, %e1, " +
            indices[axis] + ", %e0;\n";
  return text + "  mul.lo.u64 %e0, %e0, " + std::to_string(bytes) + ";\n  ld.param.u64 %e1, [" +
         tensor + "];\n  add.u64 " + to + ", %e1, %e0;\n";
}

std::string ptxKernel(const std::string &name, const std::vector<std::string> &tensors,
                      const std::string &body) {
  std::string text = ".visible .entry " + name + "(\n";
  for (const std::string &tensor : tensors)
    for (const char *part : {"", "_b", "_h", "_t"})
      text += "  .param .u64 " + tensor + part + ",\n";
  text += R"(  .param .u64 tokens, .param .u64 cu_seqlens, .param .u64 read_slots,
  .param .u64 write_slots, .param .u64 workspace, .param .u64 block_bytes, .param .u64 zeros,
  .param .u64 offset_bytes
) {
  .reg .pred %p;
  .reg .b32 %r0, %r1;
  .reg .b64 %b, %h, %i, %first, %length, %row, %read, %write, %e<2>, %a<10>, %n<10>;
  .reg .f32 %f<10>;
  .reg .f64 %d<10>;
  mov.u32 %r0, %ctaid.y;
  cvt.u64.u32 %b, %r0;
  mov.u32 %r0, %ctaid.x;
  cvt.u64.u32 %h, %r0;
  mov.u32 %r0, %tid.x;
  cvt.u64.u32 %i, %r0;
  // Its tokens.
  mov.u64 %first, 0;
  mov.u64 %row, %b;
  ld.param.u64 %length, [tokens];
  ld.param.u64 %a0, [cu_seqlens];
  setp.eq.u64 %p, %a0, 0;
  @%p bra TOKENS;
  ld.param.u64 %a1, [offset_bytes];
  mad.lo.u64 %a0, %b, %a1, %a0;
  setp.eq.u64 %p, %a1, 4;
  @%p bra SHORT;
  ld.global.u64 %first, [%a0];
  ld.global.u64 %length, [%a0 + 8];
  bra LONG;
SHORT:
  ld.global.u32 %first, [%a0];
  ld.global.u32 %length, [%a0 + 4];
LONG:
  sub.u64 %length, %length, %first;
  mov.u64 %row, 0;
TOKENS:
  // Its slots.
  mov.u64 %read, %b;
  ld.param.u64 %a0, [read_slots];
  setp.eq.u64 %p, %a0, 0;
  @%p bra READ;
  mad.lo.u64 %a0, %b, 8, %a0;
  ld.global.u64 %read, [%a0];
READ:
  mov.u64 %write, %b;
  ld.param.u64 %a0, [write_slots];
  setp.eq.u64 %p, %a0, 0;
  @%p bra BODY;
  mad.lo.u64 %a0, %b, 8, %a0;
  ld.global.u64 %write, [%a0];
BODY:
)";
  return text + body + "  ret;\n}\n";
}

} // namespace tttc::runtime::test
