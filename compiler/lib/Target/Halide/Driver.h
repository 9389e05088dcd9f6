//===- Driver.h - The driver of pipelines as C ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_DRIVER_H
#define TTTC_LIB_TARGET_HALIDE_DRIVER_H

#include "tttc/Target/Signature.h"

#include "mlir/IR/BuiltinOps.h"

namespace tttc {

/// The functions of a module of the phase `driver` as C99, after the declarations that they need.
/// Fails, with an error, at an op that has no form in C.
mlir::FailureOr<std::string> writeDriver(mlir::ModuleOp module);

/// The functions of a driver of a device, after `halide-form-launches`, as C99. `api`: as in the
/// names of Halide's functions, `opencl`.
mlir::FailureOr<std::string> writeDeviceDriver(mlir::ModuleOp module, llvm::StringRef api);

/// The task functions and the description of a kernel (runtime.h) as C, which follow the driver.
/// The first `arenaBytes` of each workspace are for the memory that Halide allocates. `isModule`:
/// of a shared object, which exports it.
std::string writeKernelInfo(mlir::ModuleOp driver, const KernelSignature &signature,
                            int64_t arenaBytes, bool isModule);

/// The same after writeDeviceDriver: a call is one task.
std::string writeDeviceKernelInfo(const KernelSignature &signature, bool isModule);

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_DRIVER_H
