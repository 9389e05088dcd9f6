// Written by tttc 0.1.0: layer ttt_mlp, dual form, causal, b=4,d=16,h=64, for skylake-avx512.
//
// Forward, 19033 floating-point operations per token, 12096 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   gamma [H, 16] f32: param, in, init 1
//   beta [H, 16] f32: param, in, init 0
//   tok [4] f32: param, in, init 1
//   W1 [B, H, 16, 64] f32: initial state, in, init normal(0.02)
//   b1 [B, H, 64] f32: initial state, in, init 0
//   W2 [B, H, 64, 16] f32: initial state, in, init normal(0.02)
//   b2 [B, H, 16] f32: initial state, in, init 0
//   W1_final [B, H, 16, 64] f32: final state, out
//   b1_final [B, H, 64] f32: final state, out
//   W2_final [B, H, 64, 16] f32: final state, out
//   b2_final [B, H, 16] f32: final state, out
//   out [B, H, T, 16] f32: output
//
// Forward that saves, 19033 floating-point operations per token, 12096 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   gamma [H, 16] f32: param, in, init 1
//   beta [H, 16] f32: param, in, init 0
//   tok [4] f32: param, in, init 1
//   W1 [B, H, 16, 64] f32: initial state, in, init normal(0.02)
//   b1 [B, H, 64] f32: initial state, in, init 0
//   W2 [B, H, 64, 16] f32: initial state, in, init normal(0.02)
//   b2 [B, H, 16] f32: initial state, in, init 0
//   W1_final [B, H, 16, 64] f32: final state, out
//   b1_final [B, H, 64] f32: final state, out
//   W2_final [B, H, 64, 16] f32: final state, out
//   b2_final [B, H, 16] f32: final state, out
//   out [B, H, T, 16] f32: output
//   saved_0 [B, H, ceil(T/4), 16, 64] f32: saved, out
//   saved_1 [B, H, ceil(T/4), 64] f32: saved, out
//   saved_2 [B, H, ceil(T/4), 64, 16] f32: saved, out
//   saved_3 [B, H, ceil(T/4), 16] f32: saved, out
//
// Backward, 52112 floating-point operations per token, 38272 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   gamma [H, 16] f32: param, in, init 1
//   beta [H, 16] f32: param, in, init 0
//   tok [4] f32: param, in, init 1
//   W1 [B, H, 16, 64] f32: initial state, in, init normal(0.02)
//   b1 [B, H, 64] f32: initial state, in, init 0
//   W2 [B, H, 64, 16] f32: initial state, in, init normal(0.02)
//   b2 [B, H, 16] f32: initial state, in, init 0
//   saved_0 [B, H, ceil(T/4), 16, 64] f32: saved, in
//   saved_1 [B, H, ceil(T/4), 64] f32: saved, in
//   saved_2 [B, H, ceil(T/4), 64, 16] f32: saved, in
//   saved_3 [B, H, ceil(T/4), 16] f32: saved, in
//   d_W1_final [B, H, 16, 64] f32: cotangent, in
//   d_b1_final [B, H, 64] f32: cotangent, in
//   d_W2_final [B, H, 64, 16] f32: cotangent, in
//   d_b2_final [B, H, 16] f32: cotangent, in
//   d_out [B, H, T, 16] f32: cotangent, in
//   d_q [B, H, T, 16] f32: gradient, out
//   d_k [B, H, T, 16] f32: gradient, out
//   d_v [B, H, T, 16] f32: gradient, out
//   d_lr [B, H, T] f32: gradient, out
//   d_gamma [H, 16] f32: gradient, out
//   d_beta [H, 16] f32: gradient, out
//   d_tok [4] f32: gradient, out
//   d_W1 [B, H, 16, 64] f32: gradient, out
//   d_b1 [B, H, 64] f32: gradient, out
//   d_W2 [B, H, 64, 16] f32: gradient, out
//   d_b2 [B, H, 16] f32: gradient, out
//

#ifndef tttc_kernel_ttt_mlp_f447662f9faec50a_H
#define tttc_kernel_ttt_mlp_f447662f9faec50a_H

#include "tttc/runtime.h"

#ifdef tttc_kernel_ttt_mlp
#error "another kernel of layer ttt_mlp is included: use each from a file of its own"
#else

#ifdef __cplusplus
extern "C" {
#endif

/// Give it to tttc_kernel_from_info.
#define tttc_kernel_ttt_mlp tttc_kernel_ttt_mlp_f447662f9faec50a
extern const tttc_kernel_info tttc_kernel_ttt_mlp;

#ifdef __cplusplus
}
#endif

#endif // tttc_kernel_ttt_mlp

#endif // tttc_kernel_ttt_mlp_f447662f9faec50a_H
