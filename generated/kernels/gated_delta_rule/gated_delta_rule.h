// Written by tttc 0.1.0: layer gated_delta_rule, primal form, causal, dk=16,dv=16, for skylake-avx512.
//
// Forward, 2080 floating-point operations per token, 1088 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   alpha [B, H, T] f32: token, in
//   S_final [B, H, 16, 16] f32: final state, out
//   out [B, H, T, 16] f32: output
//
// Forward that saves, 2080 floating-point operations per token, 2112 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   alpha [B, H, T] f32: token, in
//   S_final [B, H, 16, 16] f32: final state, out
//   out [B, H, T, 16] f32: output
//   saved_0 [B, H, T, 16, 16] f32: saved, out
//
// Backward, 6514 floating-point operations per token, 6528 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   alpha [B, H, T] f32: token, in
//   saved_0 [B, H, T, 16, 16] f32: saved, in
//   d_S_final [B, H, 16, 16] f32: cotangent, in
//   d_out [B, H, T, 16] f32: cotangent, in
//   d_q [B, H, T, 16] f32: gradient, out
//   d_k [B, H, T, 16] f32: gradient, out
//   d_v [B, H, T, 16] f32: gradient, out
//   d_lr [B, H, T] f32: gradient, out
//   d_alpha [B, H, T] f32: gradient, out
//

#ifndef tttc_kernel_gated_delta_rule_9f905673d2f92b1f_H
#define tttc_kernel_gated_delta_rule_9f905673d2f92b1f_H

#include "tttc/runtime.h"

#ifdef tttc_kernel_gated_delta_rule
#error "another kernel of layer gated_delta_rule is included: use each from a file of its own"
#else

#ifdef __cplusplus
extern "C" {
#endif

/// Give it to tttc_kernel_from_info.
#define tttc_kernel_gated_delta_rule tttc_kernel_gated_delta_rule_9f905673d2f92b1f
extern const tttc_kernel_info tttc_kernel_gated_delta_rule;

#ifdef __cplusplus
}
#endif

#endif // tttc_kernel_gated_delta_rule

#endif // tttc_kernel_gated_delta_rule_9f905673d2f92b1f_H
