// Written by tttc 0.1.0: layer gated_delta_rule, primal form, dk=16,dv=16, for skylake-avx512.
//
//   q [B, H, T, 16] f32: token, in
//   k [B, H, T, 16] f32: token, in
//   v [B, H, T, 16] f32: token, in
//   lr [B, H, T] f32: token, in
//   alpha [B, H, T] f32: token, in
//   S_final [B, H, 16, 16] f32: final state, out
//   out [B, H, T, 16] f32: output
//
// Workspace: 3136 bytes per running task (see tttc_workspace_bytes).

#ifndef TTTC_KERNEL_GATED_DELTA_RULE_H
#define TTTC_KERNEL_GATED_DELTA_RULE_H

#include "tttc/runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Give it to tttc_kernel_from_info.
extern const tttc_kernel_info tttc_kernel_gated_delta_rule;

#ifdef __cplusplus
}
#endif

#endif // TTTC_KERNEL_GATED_DELTA_RULE_H
