//===- SignatureText.cpp - Signatures as text, and their byte counts ------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Signature.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Signature.h"

#include "tttc/runtime.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace tttc;

/// The bytes of one entry along the time axis if the tensor has one, else of the tensor.
static int64_t bytesOf(const SignatureTensor &tensor) {
  const bool isHalf = tensor.dtype == TTTC_BF16 || tensor.dtype == TTTC_F16;
  int64_t size = isHalf ? 2 : tensor.dtype == TTTC_F32 ? 4 : 8;
  for (int64_t extent : tensor.innerShape) {
    size *= extent;
  }
  return size;
}

int64_t tttc::savedBytes(const EntrySignature &backward, int64_t tokens) {
  int64_t bytes = 0;
  for (const SignatureTensor &tensor : backward.tensors) {
    if (tensor.role == TTTC_RESTORED) {
      bool perBlock = tensor.axes & TTTC_AXIS_TIME;
      bytes += bytesOf(tensor) * (perBlock ? llvm::divideCeil(tokens, tensor.timeBlock) : 1);
    }
  }
  return bytes;
}

int64_t tttc::backwardBytes(const EntrySignature &backward, int64_t tokens) {
  int64_t bytes = backward.workspaceBytes + backward.workspaceBytesPerToken * tokens +
                  savedBytes(backward, tokens);
  for (const SignatureTensor &tensor : backward.tensors) {
    // The runtime sums the gradients that tasks compute for a parameter they share.
    constexpr uint32_t perTask = TTTC_AXIS_BATCH | TTTC_AXIS_HEAD;
    if (tensor.role == TTTC_GRADIENT && (tensor.axes & perTask) != perTask) {
      bytes += llvm::alignTo(bytesOf(tensor), cacheLineBytes);
    }
  }
  return bytes;
}

static std::string workspaceText(const EntrySignature &entry) {
  std::string text = std::to_string(entry.workspaceBytes);
  return entry.workspaceBytesPerToken == 0
             ? text
             : text + " + " + std::to_string(entry.workspaceBytesPerToken) + " T";
}

llvm::StringRef tttc::dtypeName(uint32_t dtype) {
  switch (dtype) {
  case TTTC_I64:
    return "i64";
  case TTTC_F64:
    return "f64";
  case TTTC_BF16:
    return "bf16";
  case TTTC_F16:
    return "f16";
  default:
    return "f32";
  }
}

llvm::StringRef tttc::roleName(uint32_t role) {
  static constexpr llvm::StringLiteral names[] = {
      "token", "param", "initial state", "final state",         "output",
      "probe", "saved", "saved",         "cotangent",           "gradient",
      "",      "",      "position",      "factor of the state", "matrix of the state"};
  return names[role];
}

std::vector<std::string> tttc::leadingAxes(const SignatureTensor &tensor) {
  std::vector<std::string> axes;
  for (auto [bit, name] : {std::pair(TTTC_AXIS_BATCH, "B"), std::pair(TTTC_AXIS_HEAD, "H"),
                           std::pair(TTTC_AXIS_TIME, "T")}) {
    if (tensor.axes & bit) {
      axes.push_back(name);
    }
  }
  if (tensor.timeBlock > 1) {
    axes.back() = "ceil(T/" + std::to_string(tensor.timeBlock) + ")";
  } else if (tensor.timeBlock < 0) {
    axes.back() = "min(T, " + std::to_string(-tensor.timeBlock) + ")";
  }
  return axes;
}

llvm::StringRef tttc::entryName(uint32_t kind) {
  static constexpr llvm::StringLiteral names[] = {"forward", "backward", "decode",
                                                  "save",    "prefill",  "summary"};
  return names[kind];
}

/// `isCompiled`: the sizes of workspaces are known.
static void describeEntry(llvm::raw_ostream &os, const EntrySignature &entry, bool isCompiled) {
  static constexpr llvm::StringLiteral kinds[] = {
      "Forward", "Backward", "Decode", "Forward that saves", "Prefill", "Map of the states"};
  os << "// " << kinds[entry.kind];
  if (entry.maxTokens != 0) {
    os << " of at most " << entry.maxTokens << " tokens";
  }
  if (entry.maxLength != 0) {
    os << ", of sequences of at most " << entry.maxLength << " tokens";
  }
  if (entry.cutTokens > 1) {
    os << ", of segments that begin after a multiple of " << entry.cutTokens << " tokens";
  }
  if (entry.stages.empty()) {
    os << ", " << llvm::format("%.0f floating-point operations per token", entry.flopsPerToken);
    if (isCompiled) {
      os << ", " << workspaceText(entry)
         << " bytes of\n// workspace per running task (see tttc_workspace_bytes)";
    }
    os << ":\n//\n";
  } else {
    os << ", " << entry.stages.size() << (entry.stages.size() == 1 ? " stage" : " stages")
       << " (operations per token"
       << (isCompiled
               ? ", bytes of workspace per running task, see\n// tttc_workspace_bytes):\n//\n"
               : "):\n//\n");
    for (const EntrySignature &stage : entry.stages) {
      os << "//   " << stage.function << ", per sequence"
         << (stage.taskAxes & TTTC_AXIS_HEAD ? " and head: " : ": ")
         << llvm::format("%.0f", stage.flopsPerToken);
      if (isCompiled) {
        os << ", " << workspaceText(stage);
      }
      os << "\n";
    }
    os << "//\n";
  }
  for (const SignatureTensor &tensor : entry.tensors) {
    std::vector<std::string> axes = leadingAxes(tensor);
    for (int64_t size : tensor.innerShape) {
      axes.push_back(std::to_string(size));
    }
    os << "//   " << tensor.name << " [" << llvm::join(axes, ", ") << "] "
       << dtypeName(tensor.dtype) << ": " << roleName(tensor.role);
    if (tensor.role != TTTC_OUTPUT) {
      os << (tensor.isOutput ? ", out" : ", in");
    }
    if (tensor.start && tensor.start->kind == dsl::TrainingStart::Kind::Fixed) {
      os << ", of a sequence " << dsl::startText(*tensor.start);
    } else if (tensor.start) {
      os << ", init " << dsl::startText(*tensor.start);
    }
    os << "\n";
  }
  os << "//\n";
}

/// `dual form, causal, d=64`.
static std::string formText(const KernelSignature &signature) {
  return signature.form + " form, " + (signature.causal ? "causal" : "not causal") +
         (signature.dims.empty() ? "" : ", " + signature.dims);
}

std::string tttc::describeEntries(const KernelSignature &signature) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "// Layer " << signature.layer << ", " << formText(signature) << ".\n//\n";
  for (const EntrySignature &entry : signature.entries) {
    describeEntry(os, entry, /*isCompiled=*/false);
  }
  return text;
}

std::string tttc::kernelSymbol(const KernelSignature &signature) {
  std::string text;
  for (const std::string *part :
       {&signature.programHash, &signature.dims, &signature.form, &signature.options,
        &signature.targetCpu, &signature.cpuFeatures}) {
    text += *part + '\0';
  }
  return "tttc_kernel_" + signature.layer + "_" +
         llvm::utohexstr(llvm::xxh3_64bits(text), /*LowerCase=*/true, /*Width=*/16);
}

std::string tttc::writeHeader(const KernelSignature &signature) {
  std::string text;
  llvm::raw_string_ostream os(text);
  const std::string symbol = kernelSymbol(signature), name = "tttc_kernel_" + signature.layer,
                    guard = symbol + "_H";
  os << "// Written by tttc " TTTC_VERSION ": layer " << signature.layer << ", "
     << formText(signature) << ", for " << signature.targetCpu << ".\n//\n";
  for (const EntrySignature &entry : signature.entries) {
    describeEntry(os, entry, /*isCompiled=*/true);
  }
  os << "\n"
     << "#ifndef " << guard << "\n#define " << guard << "\n\n#include \"tttc/runtime.h\"\n\n"
     << "#ifdef " << name << "\n#error \"another kernel of layer " << signature.layer
     << " is included: use each from a file of its own\"\n#else\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
     << "/// Give it to tttc_kernel_from_info.\n#define " << name << " " << symbol
     << "\nextern const tttc_kernel_info " << name << ";\n\n"
     << "#ifdef __cplusplus\n}\n#endif\n\n#endif // " << name << "\n\n#endif // " << guard << "\n";
  return text;
}
