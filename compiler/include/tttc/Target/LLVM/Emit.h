//===- Emit.h - From the LLVM dialect to files ------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translation, the kernel's exported description, optimisation, code.
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

/// Translates the LLVM dialect, adds `tttc_kernel_<layer>` (and, in a shared
/// object, `tttc_module`), everything else internal, and optimises.
llvm::Expected<std::unique_ptr<llvm::Module>>
translate(mlir::ModuleOp module, llvm::LLVMContext &context, const KernelSignature &signature,
          llvm::TargetMachine &machine, bool sharedObject);

/// A module for `machine` that holds the description of a device kernel, images and all.
std::unique_ptr<llvm::Module> describeDeviceKernel(llvm::LLVMContext &context,
                                                   const KernelSignature &signature,
                                                   llvm::TargetMachine &machine);

/// Assembly or an object file, its bytes.
llvm::Expected<llvm::SmallString<0>> writeCode(llvm::Module &module, llvm::TargetMachine &machine,
                                               bool assembly);

/// Makes the bytes of a shared object of those of one object file that refers to nothing
/// outside, or only calls functions of other libraries. Fails, with what stands in the way, for
/// other objects: `the symbol 'x' of type 1 in section 65522`.
llvm::Expected<std::string> writeSharedObject(llvm::StringRef object);

/// The same, with the digest of a kernel's file, and with ld.lld or ld for those other objects. No
/// file has a name meanwhile: nothing is left of a compiler that is killed.
llvm::Expected<std::string> linkSharedObject(llvm::StringRef object);

} // namespace tttc

#endif // TTTC_TARGET_LLVM_EMIT_H
