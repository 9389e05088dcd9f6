//===- KernelInfo.cpp - The exported description of a kernel -------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants with the layout of the structs of runtime.h, and kernels as task functions, which take
// the array of descriptors of the runtime.
//
//===----------------------------------------------------------------------===//

#include "KernelInfo.h"

#include "elf/Digest.h"
#include "tttc/runtime.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/Cloning.h"
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

/// The fields of the descriptors in the array `descriptors`, then those of one for the workspace:
/// the arguments of `kernel`. Nothing writes to descriptors while a task runs, so the fields may be
/// loaded again instead of being spilled.
static llvm::SmallVector<llvm::Value *>
loadFields(llvm::IRBuilder<> &builder, const llvm::Function &kernel, const EntrySignature &entry,
           llvm::Value *descriptors, llvm::Value *workspace) {
  llvm::SmallVector<llvm::Value *> fields;
  auto load = [&](llvm::Type *type, llvm::Value *from, uint64_t index) {
    llvm::LoadInst *value = builder.CreateAlignedLoad(
        type, builder.CreateConstInBoundsGEP1_64(builder.getInt64Ty(), from, index),
        llvm::Align(8));
    value->setMetadata(llvm::LLVMContext::MD_invariant_load,
                       llvm::MDNode::get(builder.getContext(), {}));
    return value;
  };
  for (auto [i, tensor] : llvm::enumerate(entry.tensors)) {
    const uint64_t rank = llvm::popcount(tensor.axes & ~entry.taskAxes) + tensor.innerShape.size();
    llvm::Value *descriptor = load(builder.getPtrTy(), descriptors, i);
    for (uint64_t field = 0; field < 3 + 2 * rank; ++field) {
      fields.push_back(load(kernel.getArg(fields.size())->getType(), descriptor, field));
    }
  }
  fields.append({workspace, workspace, builder.getInt64(0), builder.getInt64(entry.workspaceBytes),
                 builder.getInt64(1)});
  assert(fields.size() == kernel.arg_size() && "the signature has other ranks than the kernel");
  return fields;
}

/// Replaces the kernel, whose arguments are the fields of descriptors, by a function of the same
/// name and debug information with the signature of tttc_task_fn,
///   `void kernel(void *const *descriptors, void *workspace)`
static llvm::Function *makeTask(llvm::Module &module, const EntrySignature &entry) {
  llvm::Function *kernel = module.getFunction(entry.function);
  llvm::IRBuilder<> builder(module.getContext());
  auto *task = llvm::Function::Create(
      llvm::FunctionType::get(builder.getVoidTy(), {builder.getPtrTy(), builder.getPtrTy()}, false),
      llvm::GlobalValue::InternalLinkage, "", module);
  task->addFnAttrs(llvm::AttrBuilder(module.getContext(), kernel->getAttributes().getFnAttrs()));
  builder.SetInsertPoint(llvm::BasicBlock::Create(module.getContext(), "entry", task));
  llvm::CallInst *call = builder.CreateCall(
      kernel, loadFields(builder, *kernel, entry, task->getArg(0), task->getArg(1)));
  builder.CreateRetVoid();
  // The call has no location, so that those of the kernel stay as they are.
  llvm::InlineFunctionInfo info;
  [[maybe_unused]] llvm::InlineResult result = llvm::InlineFunction(*call, info);
  assert(result.isSuccess() && "a kernel has nothing that cannot be inlined");
  task->setSubprogram(kernel->getSubprogram());
  task->takeName(kernel);
  kernel->eraseFromParent();
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
  case dsl::TrainingStart::Kind::Fixed:
    return TTTC_INIT_FIXED;
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
  llvm::Constant *columns = c.null();
  for (const EntrySignature &block : entry.columns) {
    columns = c.global(describe(c, block), "tttc.columns");
  }
  bool isDevice = entry.blockThreads > 0;
  llvm::Constant *task = stages.empty() && !isDevice ? makeTask(c.module, entry) : c.null();
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
                      c.null(),
                      c.i64(entry.blockTokens),
                      columns,
                      c.i64(entry.cutTokens)});
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
    if (name.starts_with("tttc_") || name.starts_with("_")) {
      function.setName("layer." + name);
    }
  }
}

llvm::GlobalVariable *tttc::addKernelInfo(llvm::Module &module, const KernelSignature &signature) {
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
  return c.global(info, kernelSymbol(signature), /*exported=*/true);
}

void tttc::addModuleInfo(llvm::Module &module, llvm::ArrayRef<llvm::GlobalVariable *> kernels) {
  Constants c{module};
  llvm::Constant *list =
      c.global(c.array(llvm::SmallVector<llvm::Constant *>(kernels)), "tttc.kernels");
  c.global(c.structure({c.i32(TTTC_ABI_VERSION), c.i32(kernels.size()), list}), "tttc_module",
           /*exported=*/true);
  addDigestNote(c);
}
