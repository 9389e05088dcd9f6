// Written by tttc 0.1.0: layer many_sums, dual form, b=4,d=6, for znver4.
//
// Forward, 1696 floating-point operations per token, 2688 bytes of
// workspace per running task (see tttc_workspace_bytes):
//
//   q [B, H, T, 6] f32: token, in
//   k [B, H, T, 6] f32: token, in
//   v [B, H, T, 6] f32: token, in
//   lr [B, H, T] f32: token, in
//   a [B, H, T] f32: token, in
//   W [B, H, 6, 6] f32: initial state, in
//   c [B, H, 6] f32: initial state, in
//   W_final [B, H, 6, 6] f32: final state, out
//   c_final [B, H, 6] f32: final state, out
//   out [B, H, T, 6] f32: output
//

#ifndef TTTC_KERNEL_MANY_SUMS_H
#define TTTC_KERNEL_MANY_SUMS_H

#include "tttc/runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Give it to tttc_kernel_from_info.
extern const tttc_kernel_info tttc_kernel_many_sums;

#ifdef __cplusplus
}
#endif

#endif // TTTC_KERNEL_MANY_SUMS_H
