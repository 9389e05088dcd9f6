//===- scaled.c - scaled.ttt as a device kernel -------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Has every kind of entry: forward, training and decoding. The carry of `decode`
// is a token count, which only the next call reads.
//
//===----------------------------------------------------------------------===//

#include "tttc/runtime.h"

/// Parameters of a tensor, and the parameters of a call after them (runtime.h).
#define TENSOR(t)                                                                                  \
  "  .param .u64 " t ", .param .u64 " t "_b, .param .u64 " t "_h, .param .u64 " t "_t,\n"
#define KERNEL(name, tensors, body)                                                                \
  ".visible .entry " name "(\n" tensors                                                            \
  "  .param .u64 tokens, .param .u64 ends, .param .u64 reads, .param .u64 writes,\n"               \
  "  .param .u64 workspace, .param .u64 block_bytes, .param .u64 zeros\n) {\n"                     \
  "  .reg .pred %p;\n  .reg .b32 %r;\n  .reg .b64 %b, %h, %t, %n, %a, %e, %s;\n"                   \
  "  .reg .f32 %w, %x, %y, %sum;\n"                                                                \
  "  mov.u32 %r, %ctaid.y;\n  cvt.u64.u32 %b, %r;\n"                                               \
  "  mov.u32 %r, %ctaid.x;\n  cvt.u64.u32 %h, %r;\n"                                               \
  "  ld.param.u64 %n, [tokens];\n  mov.u64 %t, 0;\n" body "  ret;\n}\n"
/// %a = the address of an element of four bytes, or of more.
#define ELEMENT(t, shift)                                                                          \
  "  ld.param.u64 %s, [" t "_b];\n  mul.lo.u64 %e, %s, %b;\n"                                      \
  "  ld.param.u64 %s, [" t "_h];\n  mad.lo.u64 %e, %s, %h, %e;\n"                                  \
  "  ld.param.u64 %s, [" t "_t];\n  mad.lo.u64 %e, %s, %t, %e;\n"                                  \
  "  shl.b64 %e, %e, " shift ";\n  ld.param.u64 %a, [" t "];\n  add.u64 %a, %a, %e;\n"
#define LOAD(f, t) ELEMENT(t, "2") "  ld.global.f32 " f ", [%a];\n"
#define STORE(f, t) ELEMENT(t, "2") "  st.global.f32 [%a], " f ";\n"
#define EACH_TOKEN(body)                                                                           \
  "NEXT:\n  setp.ge.u64 %p, %t, %n;\n  @%p bra END;\n" body                                        \
  "  add.u64 %t, %t, 1;\n  bra NEXT;\nEND:\n  mov.u64 %t, 0;\n"

#define SCALE LOAD("%x", "x") "  mul.rn.f32 %y, %x, %w;\n" STORE("%y", "out")
#define COUNT "  cvt.rn.f32.u64 %x, %n;\n  add.rn.f32 %x, %x, %sum;\n" STORE("%x", "carried")

#define FORWARD                                                                                    \
  KERNEL("forward", TENSOR("x") TENSOR("w") TENSOR("out"), LOAD("%w", "w") EACH_TOKEN(SCALE))
#define SAVE                                                                                       \
  KERNEL("save", TENSOR("x") TENSOR("w") TENSOR("out") TENSOR("saved"),                            \
         LOAD("%w", "w") EACH_TOKEN(SCALE STORE("%x", "saved")))
#define MULTIPLY "  fma.rn.f32 %sum, %x, %y, %sum;\n  mul.rn.f32 %y, %y, %w;\n"
#define ADD_GRADIENTS LOAD("%y", "d_out") LOAD("%x", "saved") MULTIPLY STORE("%y", "d_x")
#define BACKWARD                                                                                   \
  KERNEL("backward",                                                                               \
         TENSOR("x") TENSOR("saved") TENSOR("w") TENSOR("d_out") TENSOR("d_x") TENSOR("d_w"),      \
         LOAD("%w", "w") START EACH_TOKEN(ADD_GRADIENTS) STORE("%sum", "d_w"))
#define START "  mov.f32 %sum, 0f00000000;\n"
#define PREFILL                                                                                    \
  KERNEL("prefill", TENSOR("x") TENSOR("w") TENSOR("out") TENSOR("carried"),                       \
         LOAD("%w", "w") START EACH_TOKEN(SCALE) COUNT)
/// Traps if the position differs from the carried one.
#define COMPARE                                                                                    \
  "  ld.global.u64 %e, [%a];\n  cvt.rzi.u64.f32 %s, %sum;\n  setp.ne.u64 %p, %e, %s;\n"
#define CHECK LOAD("%sum", "carry") ELEMENT("position", "3") COMPARE "  @%p trap;\n"
#define DECODE                                                                                     \
  KERNEL("decode",                                                                                 \
         TENSOR("x") TENSOR("w") TENSOR("position") TENSOR("carry") TENSOR("out")                  \
             TENSOR("carried"),                                                                    \
         LOAD("%w", "w") CHECK EACH_TOKEN(SCALE) COUNT)

static const char ptx[] =
    ".version 7.0\n.target sm_80\n.address_size 64\n" FORWARD SAVE BACKWARD PREFILL DECODE;

#define B TTTC_AXIS_BATCH
#define H TTTC_AXIS_HEAD
#define T TTTC_AXIS_TIME

#define TOKEN(name, role) {name, role, TTTC_F32, B | H | T, 0, {0}, 1, 0, 0, {0}}
#define CARRIED(name, role) {name, role, TTTC_F32, B | H, 0, {0}, 0, 0, 0, {0}}
#define PARAMETER(name, role) {name, role, TTTC_F32, H, 0, {0}, 0, 0, 0, {0}}

static const tttc_tensor_info forward[] = {TOKEN("x", TTTC_TOKEN), PARAMETER("w", TTTC_PARAM),
                                           TOKEN("out", TTTC_OUTPUT)};
static const tttc_tensor_info save[] = {TOKEN("x", TTTC_TOKEN), PARAMETER("w", TTTC_PARAM),
                                        TOKEN("out", TTTC_OUTPUT), TOKEN("saved_0", TTTC_SAVED)};
static const tttc_tensor_info backward[] = {
    TOKEN("x", TTTC_TOKEN),      TOKEN("saved_0", TTTC_RESTORED),
    PARAMETER("w", TTTC_PARAM),  TOKEN("d_out", TTTC_COTANGENT),
    TOKEN("d_x", TTTC_GRADIENT), PARAMETER("d_w", TTTC_GRADIENT)};
static const tttc_tensor_info prefill[] = {TOKEN("x", TTTC_TOKEN), PARAMETER("w", TTTC_PARAM),
                                           TOKEN("out", TTTC_OUTPUT),
                                           CARRIED("carry.n_final", TTTC_STATE_FINAL)};
static const tttc_tensor_info decode[] = {
    TOKEN("x", TTTC_TOKEN),
    PARAMETER("w", TTTC_PARAM),
    {"position", TTTC_POSITION, TTTC_I64, B, 0, {0}, 0, 0, 0, {0}},
    CARRIED("carry.n", TTTC_STATE_INITIAL),
    TOKEN("out", TTTC_OUTPUT),
    CARRIED("carry.n_final", TTTC_STATE_FINAL)};

#define ENTRY(kind, list, name)                                                                    \
  {kind,                                                                                           \
   sizeof(list) / sizeof(*(list)),                                                                 \
   list,                                                                                           \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   sizeof(tttc_tensor_info),                                                                       \
   B | H,                                                                                          \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   name,                                                                                           \
   1,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0}

static const tttc_entry_info entries[] = {
    ENTRY(TTTC_ENTRY_FORWARD, forward, "forward"), ENTRY(TTTC_ENTRY_SAVE, save, "save"),
    ENTRY(TTTC_ENTRY_BACKWARD, backward, "backward"), ENTRY(TTTC_ENTRY_PREFILL, prefill, "prefill"),
    ENTRY(TTTC_ENTRY_DECODE, decode, "decode")};

static const tttc_image images[] = {{"sm_80", TTTC_IMAGE_PTX, 0, ptx, sizeof(ptx)}};

static const tttc_kernel_info scaled = {TTTC_ABI_VERSION,
                                        sizeof(tttc_kernel_info),
                                        "scaled",
                                        "by hand",
                                        "primal",
                                        "",
                                        "sm_80",
                                        "",
                                        sizeof(entries) / sizeof(*entries),
                                        sizeof(tttc_entry_info),
                                        entries,
                                        1,
                                        sizeof(tttc_image),
                                        images,
                                        0,
                                        0};

static const tttc_kernel_info *const kernels[] = {&scaled};

TTTC_API extern const tttc_module_info tttc_module;
const tttc_module_info tttc_module = {TTTC_ABI_VERSION, 1, kernels};
