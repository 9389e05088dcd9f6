//===- Ptx.h - Hand-written device kernels ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes kernels that follow the rules of runtime.h for parameters; a test provides the
// body.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_DEVICE_PTX_H
#define TTTC_TEST_UNIT_DEVICE_PTX_H

#include <string>
#include <vector>

namespace tttc::runtime::test {

/// Returns the lines `.version` and `.target`.
std::string ptxHeader(const std::string &target = "sm_80");

/// Returns a kernel with these tensors. Before `body` the registers %b, %h and %i (the thread) are
/// set, %first and %length to the sequence's range in tensors with T, %row to the batch index of
/// such a tensor, %read and %write to its slots. Free are %a0 to %a9, %n0 to %n9 (64 bits), %f0 to
/// %f9 (f32), %d0 to %d9 (f64) and %p.
std::string ptxKernel(const std::string &name, const std::vector<std::string> &tensors,
                      const std::string &body);

/// Sets register `to` to the address of element (b, h, t, i) of a tensor.
std::string ptxElement(const std::string &to, const std::string &tensor, const std::string &b,
                       const std::string &h, const std::string &t, const std::string &i,
                       int bytes = 4);

} // namespace tttc::runtime::test

#endif // TTTC_TEST_UNIT_DEVICE_PTX_H
