//===- StepKernel.h - A step's gradient as machine code -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The phases after the matrix form compile the gradient of a step like any other
// function of tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_AUTODIFF_STEPKERNEL_H
#define TTTC_TEST_UNIT_AUTODIFF_STEPKERNEL_H

#include "StepGradient.h"

#include <map>

namespace tttc::test {

/// Compiles the step to a shared object and runs it through the runtime, once.
/// Arguments by name to results by name; empty, with a failed expectation, on any error.
std::map<std::string, std::vector<double>>
runStepKernel(StepGradient &step, const std::map<std::string, std::vector<double>> &arguments);

} // namespace tttc::test

#endif // TTTC_TEST_UNIT_AUTODIFF_STEPKERNEL_H
