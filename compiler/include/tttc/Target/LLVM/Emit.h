//===- Emit.h - From the LLVM dialect to files ------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translation to LLVM IR, the kernel's exported description, optimisation and code generation.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_LLVM_EMIT_H
#define TTTC_TARGET_LLVM_EMIT_H

#include "tttc/Target/Signature.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

#include <memory>

namespace tttc {

/// Translates the LLVM dialect, adds `tttc_kernel_<layer>`, makes all other symbols internal, and
/// optimises.
llvm::Expected<std::unique_ptr<llvm::Module>> translate(mlir::ModuleOp module,
                                                        llvm::LLVMContext &context,
                                                        const KernelSignature &signature,
                                                        llvm::TargetMachine &machine);

/// Joins the code of one kernel for several CPUs, in the order in which the runtime tries them, and
/// adds `tttc_module`, which lists them. The last one has the exported symbol of `signature`; the
/// functions of the others have names that end in `.CPU`.
std::unique_ptr<llvm::Module> joinVariants(std::vector<std::unique_ptr<llvm::Module>> variants,
                                           llvm::ArrayRef<llvm::StringRef> cpus,
                                           const KernelSignature &signature);

/// A module for `machine` that holds the description of a device kernel, including its images.
std::unique_ptr<llvm::Module> describeDeviceKernel(llvm::LLVMContext &context,
                                                   const KernelSignature &signature,
                                                   llvm::TargetMachine &machine);

/// The bytes of assembly or of an object file.
llvm::Expected<llvm::SmallString<0>> writeCode(llvm::Module &module, llvm::TargetMachine &machine,
                                               bool assembly);

/// Converts the bytes of one object file to those of a shared object. The object must have no
/// external references except calls of functions in other libraries; for other objects, fails
/// with the reason: `the symbol 'x' of type 1 in section 65522`. The file names `library` as the
/// one that defines these functions, if one is called that copies or fills no memory.
llvm::Expected<std::string> writeSharedObject(llvm::StringRef object, llvm::StringRef library = "");

/// Converts an object file to a shared object: by writeSharedObject, or by ld.lld or ld for objects
/// that it does not support. Also writes the digest of a kernel's file. Temporary files have no
/// names, so that a compiler that is killed leaves none behind.
llvm::Expected<std::string> linkSharedObject(llvm::StringRef object, llvm::StringRef library = "");

} // namespace tttc

#endif // TTTC_TARGET_LLVM_EMIT_H
