//===- KernelInfo.cpp - The exported description of a kernel -------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants with the layout of the structs of runtime.h, and the task function that converts the
// array of descriptors of the runtime to arguments of the kernel.
//
//===----------------------------------------------------------------------===//

#include "KernelInfo.h"

#include "elf/Digest.h"
#include "tttc/runtime.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace tttc;

namespace {
/// Builds constants field by field.
struct Constants {
  llvm::Module &module;
  llvm::LLVMContext &context = module.getContext();
  llvm::PointerType *pointer = llvm::PointerType::get(context, 0);

  llvm::Constant *i32(uint64_t value) {
    return llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), value);
  }
  llvm::Constant *i64(int64_t value) {
    return llvm::ConstantInt::get(llvm::Type::getInt64Ty(context), value, true);
  }
  llvm::Constant *f64(double value) {
    return llvm::ConstantFP::get(llvm::Type::getDoubleTy(context), value);
  }
  llvm::Constant *null() { return llvm::ConstantPointerNull::get(pointer); }
  llvm::Constant *structure(llvm::ArrayRef<llvm::Constant *> fields) {
    return llvm::ConstantStruct::getAnon(context, fields);
  }
  llvm::GlobalVariable *global(llvm::Constant *value, const llvm::Twine &name,
                               bool exported = false) {
    auto *global = new llvm::GlobalVariable(module, value->getType(), /*isConstant=*/true,
                                            exported ? llvm::GlobalValue::ExternalLinkage
                                                     : llvm::GlobalValue::PrivateLinkage,
                                            value, name);
    global->setAlignment(llvm::Align(8));
    return global;
  }
  llvm::Constant *text(llvm::StringRef value) {
    return global(llvm::ConstantDataArray::getString(context, value), "tttc.text");
  }
  llvm::Constant *array(llvm::ArrayRef<llvm::Constant *> values) {
    return llvm::ConstantArray::get(llvm::ArrayType::get(values[0]->getType(), values.size()),
                                    values);
  }
};
} // namespace

/// `void task(void *const *args, void *workspace)`: passes the descriptors and one more for the
/// workspace to the kernel.
static llvm::Function *addTask(llvm::Module &module, const EntrySignature &entry) {
  llvm::LLVMContext &context = module.getContext();
  auto *pointer = llvm::PointerType::get(context, 0);
  auto *i64 = llvm::Type::getInt64Ty(context);
  auto *task = llvm::Function::Create(
      llvm::FunctionType::get(llvm::Type::getVoidTy(context), {pointer, pointer}, false),
      llvm::GlobalValue::InternalLinkage, "tttc.task." + entry.function, module);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "entry", task));
  llvm::SmallVector<llvm::Value *> arguments;
  for (size_t i = 0; i < entry.tensors.size(); ++i) {
    arguments.push_back(
        builder.CreateLoad(pointer, builder.CreateConstGEP1_64(pointer, task->getArg(0), i)));
  }
  auto *descriptor = llvm::StructType::get(pointer, pointer, i64, i64, i64);
  llvm::Value *workspace = builder.CreateAlloca(descriptor);
  llvm::Value *fields[] = {task->getArg(1), task->getArg(1), builder.getInt64(0),
                           builder.getInt64(entry.workspaceBytes), builder.getInt64(1)};
  for (auto [i, field] : llvm::enumerate(fields)) {
    builder.CreateStore(field, builder.CreateStructGEP(descriptor, workspace, i));
  }
  arguments.push_back(workspace);
  llvm::Function *kernel = module.getFunction("_mlir_ciface_" + entry.function);
  builder.CreateCall(kernel, arguments);
  builder.CreateRetVoid();
  return task;
}

static uint32_t initKindOf(dsl::TrainingStart::Kind kind) {
  switch (kind) {
  case dsl::TrainingStart::Kind::Constant:
    return TTTC_INIT_CONSTANT;
  case dsl::TrainingStart::Kind::Normal:
    return TTTC_INIT_NORMAL;
  case dsl::TrainingStart::Kind::Uniform:
    return TTTC_INIT_UNIFORM;
  }
  llvm_unreachable("not a start of training");
}

static llvm::Constant *describe(Constants c, llvm::ArrayRef<SignatureTensor> list) {
  llvm::SmallVector<llvm::Constant *> tensors;
  for (const SignatureTensor &tensor : list) {
    llvm::SmallVector<llvm::Constant *> shape(TTTC_MAX_RANK, c.i64(0));
    for (auto [i, size] : llvm::enumerate(tensor.innerShape)) {
      shape[i] = c.i64(size);
    }
    const std::array<double, 2> start =
        tensor.start ? tensor.start->values : dsl::TrainingStart().values;
    tensors.push_back(c.structure(
        {c.text(tensor.name), c.i32(tensor.role), c.i32(tensor.dtype), c.i32(tensor.axes),
         c.i32(tensor.innerShape.size()), c.array(shape), c.i64(tensor.timeBlock),
         c.i32(tensor.start ? initKindOf(tensor.start->kind) : uint32_t(TTTC_INIT_NONE)), c.i32(0),
         c.array({c.f64(start[0]), c.f64(start[1])})}));
  }
  return tensors.empty() ? c.null() : c.global(c.array(tensors), "tttc.tensors");
}

static llvm::Constant *describe(Constants c, const EntrySignature &entry) {
  llvm::SmallVector<llvm::Constant *> stages;
  for (const EntrySignature &stage : entry.stages) {
    stages.push_back(describe(c, stage));
  }
  bool isDevice = entry.blockThreads > 0;
  llvm::Constant *task = stages.empty() && !isDevice ? addTask(c.module, entry) : c.null();
  return c.structure({c.i32(entry.kind),
                      c.i32(entry.tensors.size()),
                      describe(c, entry.tensors),
                      c.i64(entry.workspaceBytes),
                      c.i64(entry.workspaceAlignment),
                      task,
                      c.i32(sizeof(tttc_tensor_info)),
                      c.i32(entry.taskAxes),
                      c.i64(entry.heads),
                      c.i64(entry.workspaceBytesPerToken),
                      c.i32(stages.size()),
                      c.i32(entry.internals.size()),
                      stages.empty() ? c.null() : c.global(c.array(stages), "tttc.stages"),
                      describe(c, entry.internals),
                      c.i64(entry.maxTokens),
                      c.i64(entry.maxLength),
                      isDevice ? c.text(entry.function) : c.null(),
                      c.i32(entry.blockThreads),
                      c.i32(entry.sharedBytes),
                      c.null()});
}

/// The note in which the digest of the file is stored when it is linked.
static void addDigestNote(Constants c) {
  llvm::StringRef note(runtime::digestNote, sizeof(runtime::digestNote));
  llvm::GlobalVariable *global = c.global(
      llvm::ConstantDataArray::getString(c.context, note, /*AddNull=*/false), "tttc.digest");
  global->setSection(runtime::digestSection);
  global->setAlignment(llvm::Align(4)); // the alignment of ELF notes
  llvm::appendToCompilerUsed(c.module, global);
}

/// Renames functions of layers whose name the runtime looks up (`tttc_module`) or the linker knows
/// (`_GLOBAL_OFFSET_TABLE_`), to names that no layer can have.
static void renameReserved(llvm::Module &module) {
  for (llvm::Function &function : module) {
    llvm::StringRef name = function.getName();
    if (name.starts_with("tttc_") ||
        (name.starts_with("_") && !name.starts_with("_mlir_ciface_"))) {
      function.setName("layer." + name);
    }
  }
}

void tttc::addKernelInfo(llvm::Module &module, const KernelSignature &signature,
                         bool sharedObject) {
  Constants c{module};
  llvm::SmallVector<llvm::Constant *> entries;
  for (const EntrySignature &entry : signature.entries) {
    entries.push_back(describe(c, entry));
  }
  renameReserved(module);
  llvm::SmallVector<llvm::Constant *> images;
  for (const SignatureImage &image : signature.images) {
    llvm::Constant *data = c.global(
        llvm::ConstantDataArray::getString(c.context, image.data, /*AddNull=*/false), "tttc.image");
    images.push_back(c.structure({c.text(image.target), c.i32(image.kind), c.i32(0), data,
                                  c.i64(int64_t(image.data.size()))}));
  }
  llvm::Constant *info = c.structure(
      {c.i32(TTTC_ABI_VERSION), c.i32(sizeof(tttc_kernel_info)), c.text(signature.layer),
       c.text("tttc " TTTC_VERSION), c.text(signature.form), c.text(signature.dims),
       c.text(signature.targetCpu), c.text(signature.cpuFeatures), c.i32(entries.size()),
       c.i32(sizeof(tttc_entry_info)), c.global(c.array(entries), "tttc.entries"),
       c.i32(images.size()), c.i32(sizeof(tttc_image)),
       images.empty() ? c.null() : c.global(c.array(images), "tttc.images"),
       c.text(signature.programHash), c.text(signature.options)});
  llvm::GlobalVariable *kernel = c.global(info, kernelSymbol(signature), /*exported=*/true);
  if (sharedObject) {
    llvm::Constant *list = c.global(c.array({kernel}), "tttc.kernels");
    c.global(c.structure({c.i32(TTTC_ABI_VERSION), c.i32(1), list}), "tttc_module",
             /*exported=*/true);
    addDigestNote(c);
  }
}
