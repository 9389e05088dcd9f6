//===- StepKernel.cpp - A step's gradient as machine code -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StepKernel.h.
//
//===----------------------------------------------------------------------===//

#include "StepKernel.h"

#include "tttc/Pipelines/Pipelines.h"
#include "tttc/Target/LLVM/Cpu.h"
#include "tttc/Target/LLVM/Emit.h"
#include "tttc/Target/LLVM/Pipeline.h"
#include "tttc/runtime.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <gtest/gtest.h>

using namespace mlir;

namespace tttc::test {
namespace {

constexpr char layerName[] = "step_gradient";
using Values = std::map<std::string, std::vector<double>>;

/// One tensor per argument and result. The step handles one head; B and H only split tasks.
KernelSignature signatureOf(StepGradient &step, llvm::TargetMachine &machine) {
  KernelSignature signature;
  signature.layer = layerName;
  signature.form = "dual";
  signature.targetCpu = machine.getTargetCPU().str();
  signature.cpuFeatures = requiredFeatures(machine);
  EntrySignature entry;
  entry.function = layerName;
  entry.taskAxes = TTTC_AXIS_BATCH | TTTC_AXIS_HEAD;
  auto add = [&](const std::string &name, Type type, uint32_t role) {
    SignatureTensor tensor;
    tensor.name = name;
    tensor.role = role;
    tensor.dtype = TTTC_F64;
    tensor.axes = TTTC_AXIS_BATCH | TTTC_AXIS_HEAD;
    tensor.innerShape = cast<RankedTensorType>(type).getShape().vec();
    entry.tensors.push_back(tensor);
  };
  for (auto [name, type] : llvm::zip_equal(step.arguments, step.func().getArgumentTypes())) {
    add(name, type, TTTC_STATE_INITIAL);
  }
  for (auto [name, type] : llvm::zip_equal(step.results, step.func().getResultTypes())) {
    add(name, type, TTTC_STATE_FINAL);
  }
  signature.entries.push_back(entry);
  return signature;
}

bool compile(StepGradient &step, KernelSignature &signature, llvm::TargetMachine &machine,
             llvm::StringRef library) {
  PassManager manager(step.module->getContext());
  PipelineOptions options;
  options.vectorBits = vectorBits(machine);
  options.compile.dtype = Dtype::F64;
  buildPhases(manager, backwardPhase, llvmPhase, options);
  if (failed(manager.run(*step.module))) {
    return false;
  }
  takeSizes(*step.module, signature);
  llvm::LLVMContext context;
  auto code = translate(*step.module, context, signature, machine);
  if (!code) {
    ADD_FAILURE() << llvm::toString(code.takeError());
    return false;
  }
  std::vector<std::unique_ptr<llvm::Module>> variants;
  variants.push_back(std::move(*code));
  const std::unique_ptr<llvm::Module> joined = joinVariants(std::move(variants), {}, signature);
  auto object = writeCode(*joined, machine, /*assembly=*/false);
  auto linked =
      object ? linkSharedObject(*object) : llvm::Expected<std::string>(object.takeError());
  if (!linked) {
    ADD_FAILURE() << llvm::toString(linked.takeError());
    return false;
  }
  std::error_code problem;
  llvm::raw_fd_ostream(library, problem) << *linked;
  EXPECT_FALSE(problem) << problem.message();
  return !problem;
}

Values run(const KernelSignature &signature, llvm::StringRef library, const Values &arguments) {
  tttc_kernel *kernel = nullptr;
  if (tttc_kernel_open(library.str().c_str(), layerName, &kernel) != TTTC_OK) {
    ADD_FAILURE() << tttc_last_error();
    return {};
  }
  llvm::scope_exit close([&] { tttc_kernel_close(kernel); });
  Values values, results;
  std::vector<tttc_argument> tensors;
  for (const SignatureTensor &tensor : signature.entries[0].tensors) {
    std::vector<int64_t> shape = {1, 1};
    llvm::append_range(shape, tensor.innerShape);
    int64_t count =
        std::accumulate(shape.begin(), shape.end(), int64_t(1), std::multiplies<int64_t>());
    bool isInput = tensor.role == TTTC_STATE_INITIAL;
    std::vector<double> &data = values[tensor.name] =
        isInput ? arguments.at(tensor.name) : std::vector<double>(count);
    EXPECT_EQ(int64_t(data.size()), count) << tensor.name;
    tensors.push_back({tensor.name.c_str(),
                       tttc_tensor_dense(data.data(), TTTC_F64, shape.size(), shape.data())});
  }
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  options.num_threads = 1;
  uint64_t alignment = 1;
  EXPECT_EQ(tttc_workspace_bytes(kernel, TTTC_ENTRY_FORWARD, 1, 1, 1, 0, &options.workspace_bytes,
                                 &alignment),
            TTTC_OK);
  options.workspace_bytes =
      llvm::alignTo(std::max<uint64_t>(options.workspace_bytes, 1), alignment);
  options.workspace = std::aligned_alloc(alignment, options.workspace_bytes);
  llvm::scope_exit release([&] { std::free(options.workspace); });
  if (tttc_run(kernel, TTTC_ENTRY_FORWARD, tensors.data(), tensors.size(), &options) != TTTC_OK) {
    ADD_FAILURE() << tttc_last_error();
    return {};
  }
  for (const SignatureTensor &tensor : signature.entries[0].tensors) {
    if (tensor.role == TTTC_STATE_FINAL) {
      results[tensor.name] = values[tensor.name];
    }
  }
  return results;
}

} // namespace

Values runStepKernel(StepGradient &step, const Values &arguments) {
  auto machine = createTargetMachine("native");
  if (!machine) {
    ADD_FAILURE() << llvm::toString(machine.takeError());
    return {};
  }
  llvm::SmallString<128> library;
  if (llvm::sys::fs::createTemporaryFile("step", "so", library)) {
    ADD_FAILURE() << "no temporary file";
    return {};
  }
  llvm::FileRemover remove(library);
  KernelSignature signature = signatureOf(step, **machine);
  return compile(step, signature, **machine, library) ? run(signature, library, arguments)
                                                      : Values();
}

} // namespace tttc::test
