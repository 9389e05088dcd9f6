// Written by tttc 0.1.0: layer ttt_mlp, dual form, b=4,d=16,h=64, for skylake-avx512.
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   gamma [H, 16] f32: param, in
//   beta [H, 16] f32: param, in
//   tok [4] f32: param, in
//   W1 [B, H, 16, 64] f32: initial state, in
//   b1 [B, H, 64] f32: initial state, in
//   W2 [B, H, 64, 16] f32: initial state, in
//   b2 [B, H, 16] f32: initial state, in
//   W1_final [B, H, 16, 64] f32: final state, out
//   b1_final [B, H, 64] f32: final state, out
//   W2_final [B, H, 64, 16] f32: final state, out
//   b2_final [B, H, 16] f32: final state, out
//   out [B, H, T, 16] f32: output
//
// Workspace: 23872 bytes per running task (see tttc_workspace_bytes).

#ifndef TTTC_KERNEL_TTT_MLP_H
#define TTTC_KERNEL_TTT_MLP_H

#include "tttc/runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Give it to tttc_kernel_from_info.
extern const tttc_kernel_info tttc_kernel_ttt_mlp;

#ifdef __cplusplus
}
#endif

#endif // TTTC_KERNEL_TTT_MLP_H
