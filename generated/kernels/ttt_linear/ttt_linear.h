// Written by tttc 0.1.0: layer ttt_linear, dual form, causal, b=4,d=16, for skylake-avx512.
//
// Forward, 2353 floating-point operations per token, 2112 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   gamma [H, 16] f32: param, in, init 1
//   beta [H, 16] f32: param, in, init 0
//   tok [4] f32: param, in, init 1
//   W1 [B, H, 16, 16] f32: initial state, in, init normal(0.02)
//   b1 [B, H, 16] f32: initial state, in, init 0
//   W1_final [B, H, 16, 16] f32: final state, out
//   b1_final [B, H, 16] f32: final state, out
//   out [B, H, T, 16] f32: output
//
// Forward that saves, 2353 floating-point operations per token, 2112 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   gamma [H, 16] f32: param, in, init 1
//   beta [H, 16] f32: param, in, init 0
//   tok [4] f32: param, in, init 1
//   W1 [B, H, 16, 16] f32: initial state, in, init normal(0.02)
//   b1 [B, H, 16] f32: initial state, in, init 0
//   W1_final [B, H, 16, 16] f32: final state, out
//   b1_final [B, H, 16] f32: final state, out
//   out [B, H, T, 16] f32: output
//   saved_0 [B, H, ceil(T/4), 16, 16] f32: saved, out
//   saved_1 [B, H, ceil(T/4), 16] f32: saved, out
//
// Backward, 6380 floating-point operations per token, 7360 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   gamma [H, 16] f32: param, in, init 1
//   beta [H, 16] f32: param, in, init 0
//   tok [4] f32: param, in, init 1
//   W1 [B, H, 16, 16] f32: initial state, in, init normal(0.02)
//   b1 [B, H, 16] f32: initial state, in, init 0
//   saved_0 [B, H, ceil(T/4), 16, 16] f32: saved, in
//   saved_1 [B, H, ceil(T/4), 16] f32: saved, in
//   d_W1_final [B, H, 16, 16] f32: cotangent, in
//   d_b1_final [B, H, 16] f32: cotangent, in
//   d_out [B, H, T, 16] f32: cotangent, in
//   d_q [B, H, T, 16] f32: gradient, out
//   d_k [B, H, T, 16] f32: gradient, out
//   d_v [B, H, T, 16] f32: gradient, out
//   d_lr [B, H, T] f32: gradient, out
//   d_gamma [H, 16] f32: gradient, out
//   d_beta [H, 16] f32: gradient, out
//   d_tok [4] f32: gradient, out
//   d_W1 [B, H, 16, 16] f32: gradient, out
//   d_b1 [B, H, 16] f32: gradient, out
//

#ifndef tttc_kernel_ttt_linear_17fce794a432e55f_H
#define tttc_kernel_ttt_linear_17fce794a432e55f_H

#include "tttc/runtime.h"

#ifdef tttc_kernel_ttt_linear
#error "another kernel of layer ttt_linear is included: use each from a file of its own"
#else

#ifdef __cplusplus
extern "C" {
#endif

/// Give it to tttc_kernel_from_info.
#define tttc_kernel_ttt_linear tttc_kernel_ttt_linear_17fce794a432e55f
extern const tttc_kernel_info tttc_kernel_ttt_linear;

#ifdef __cplusplus
}
#endif

#endif // tttc_kernel_ttt_linear

#endif // tttc_kernel_ttt_linear_17fce794a432e55f_H
