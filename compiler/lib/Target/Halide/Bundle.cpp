//===- Bundle.cpp - Functions of a bundle ---------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Bundle.h.
//
//===----------------------------------------------------------------------===//

#include "Bundle.h"

#include "tttc/runtime.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace tttc;

static bool isKeyword(llvm::StringRef name) {
  static const llvm::StringSet<> words = {
      "auto",   "break",   "case",   "char",     "const",  "continue", "default",
      "do",     "double",  "else",   "enum",     "extern", "float",    "for",
      "goto",   "if",      "inline", "int",      "long",   "register", "restrict",
      "return", "short",   "signed", "sizeof",   "static", "struct",   "switch",
      "NULL",   "typedef", "union",  "unsigned", "void",   "volatile", "while"};
  return words.contains(name);
}

/// The names of the tensors as members of a struct: `carry.W1` is `carry_W1`.
static std::vector<std::string> memberNames(const EntrySignature &entry) {
  std::vector<std::string> names;
  for (const SignatureTensor &tensor : entry.tensors) {
    std::string name = tensor.name;
    std::replace(name.begin(), name.end(), '.', '_');
    while (isKeyword(name) || llvm::is_contained(names, name)) {
      name += '_';
    }
    names.push_back(std::move(name));
  }
  return names;
}

static std::string shapeText(const SignatureTensor &tensor) {
  std::vector<std::string> axes = leadingAxes(tensor);
  for (int64_t size : tensor.innerShape) {
    axes.push_back(std::to_string(size));
  }
  return "[" + llvm::join(axes, ", ") + "]";
}

static llvm::StringRef cType(uint32_t dtype) {
  return dtype == TTTC_F32 ? "float" : dtype == TTTC_F64 ? "double" : "int64_t";
}

std::string tttc::writeBundleHeader(const KernelSignature &signature, llvm::StringRef machine,
                                    llvm::ArrayRef<ObjectFile> objects) {
  const std::string &layer = signature.layer;
  const std::string guard = "TTTC_BUNDLE_" + llvm::StringRef(layer).upper() + "_H";
  std::string text = "// Written by tttc " TTTC_VERSION ": layer " + layer + ", " + signature.form +
                     " form, for " + machine.str() + ".\n";
  for (const ObjectFile &object : objects) {
    text += Artifact::objectLine.str() + object.name + "\n";
  }
  text += R"(//
// Arrays are dense, axes in the order given: B sequences of T tokens, H heads. All are needed. A call
// returns 0, or another number: 2, H is not the one of the compilation, or T is beyond the limit; 7,
// the workspace is null or not aligned to 64 bytes; 14, a device failed. Calls with workspaces of
// their own may run on several threads at once.

)";
  text += "#ifndef " + guard + "\n#define " + guard +
          "\n\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
  for (const EntrySignature &entry : signature.entries) {
    const std::string function = layer + "_" + entryName(entry.kind).str();
    text += "\nstruct " + function + "_arrays {\n";
    for (auto [tensor, member] : llvm::zip(entry.tensors, memberNames(entry))) {
      text += "  " + std::string(tensor.isOutput ? "" : "const ") + cType(tensor.dtype).str() +
              " *" + member + "; ///< " + (tensor.isOutput ? "out, " : "in, ") + shapeText(tensor) +
              "\n";
    }
    text +=
        "};\n/// Bytes of the workspace, a multiple of 64.\nint64_t " + function +
        "_workspace(int64_t batch, int64_t heads, int64_t tokens);\nint " + function +
        "(const struct " + function +
        "_arrays *arrays, int64_t batch, int64_t heads, int64_t tokens,\n    void *workspace);\n";
  }
  return text + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif // " + guard + "\n";
}

std::string tttc::writeBundleFunctions(const KernelSignature &signature) {
  static constexpr llvm::StringLiteral caller =
#include "Caller.inc"
      ;
  size_t most = 1;
  for (EntrySignature entry : signature.entries) {
    for (EntrySignature *function : entry.functions()) {
      most = std::max(most, function->tensors.size());
    }
  }
  std::string text = "\n#include \"" + signature.layer +
                     ".h\"\n\nenum { tttc_most_tensors = " + std::to_string(most) + " };\n\n" +
                     caller.str();
  for (auto [i, entry] : llvm::enumerate(signature.entries)) {
    const std::string function = signature.layer + "_" + entryName(entry.kind).str();
    const std::string info = "&entries[" + std::to_string(i) + "]";
    text += "\nint64_t " + function +
            "_workspace(int64_t batch, int64_t heads, int64_t tokens) {\n  const int64_t "
            "extents[3] = {batch, heads, tokens};\n  return tttc_entry_bytes(" +
            info + ", extents);\n}\nint " + function + "(const struct " + function +
            "_arrays *arrays, int64_t batch, int64_t heads,\n    int64_t tokens, void *workspace) "
            "{\n  return tttc_call(" +
            info + ", (void *const *)arrays, batch, heads, tokens, workspace);\n}\n";
  }
  return text;
}
