//===- Compilation.cpp - Parts of a compilation that targets share --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/Target/Target.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Target.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace tttc;

static tttc::Diagnostic::Severity severityOf(dsl::Severity severity) {
  switch (severity) {
  case dsl::Severity::Error:
    return tttc::Diagnostic::Error;
  case dsl::Severity::Warning:
    return tttc::Diagnostic::Warning;
  case dsl::Severity::Note:
    return tttc::Diagnostic::Note;
  }
  llvm_unreachable("not a severity");
}

void tttc::report(const dsl::Diagnostics &problems, Observer &observer) {
  const dsl::Source &source = problems.file();
  for (const dsl::Rendered &one : problems.renderEach()) {
    tttc::Diagnostic diagnostic;
    diagnostic.text = one.text;
    if (one.diagnostic) {
      const dsl::SourceRange range = one.diagnostic->range;
      diagnostic.severity = severityOf(one.diagnostic->severity);
      diagnostic.file = source.name();
      diagnostic.begin = source.lineColumn(range.begin);
      diagnostic.end = source.lineColumn(std::max(range.begin + 1, range.end));
      diagnostic.message = one.diagnostic->message;
      diagnostic.hint = one.diagnostic->hint;
    } else {
      diagnostic.severity = tttc::Diagnostic::Note;
      diagnostic.message = llvm::StringRef(one.text).rtrim().str();
    }
    observer.diagnose(diagnostic);
  }
}

std::string tttc::toJson(const tttc::Diagnostic &diagnostic) {
  static constexpr llvm::StringLiteral severities[] = {"error", "warning", "remark", "note"};
  llvm::json::Object object{{"severity", severities[diagnostic.severity]},
                            {"message", llvm::json::fixUTF8(diagnostic.message)},
                            {"text", llvm::json::fixUTF8(diagnostic.text)}};
  if (diagnostic.begin.line) {
    object["file"] = llvm::json::fixUTF8(diagnostic.file);
    object["line"] = diagnostic.begin.line;
    object["column"] = diagnostic.begin.column;
    object["end_line"] = diagnostic.end.line;
    object["end_column"] = diagnostic.end.column;
  }
  for (auto [name, text] :
       {std::pair("pass", &diagnostic.pass), std::pair("hint", &diagnostic.hint)}) {
    if (!text->empty()) {
      object[name] = llvm::json::fixUTF8(*text);
    }
  }
  return llvm::formatv("{0}", llvm::json::Value(std::move(object))).str();
}

LogicalResult Compilation::fail(const llvm::Twine &message, bool isUsage) {
  tttc::Diagnostic diagnostic;
  diagnostic.isUsage = isUsage;
  diagnostic.message = message.str();
  diagnostic.text = "error: " + diagnostic.message + "\n";
  observer.diagnose(diagnostic);
  return failure();
}

void Compilation::remark(const llvm::Twine &message) {
  tttc::Diagnostic diagnostic;
  diagnostic.severity = tttc::Diagnostic::Remark;
  diagnostic.message = message.str();
  diagnostic.text = "remark: " + diagnostic.message + "\n";
  observer.diagnose(diagnostic);
}

SizeLimit Compilation::sizeLimit() const {
  return {options.allowHuge ? dsl::absoluteMaxElements : dsl::defaultMaxElements, dims};
}

OwningOpRef<ModuleOp> Compilation::importToMatrixForm() {
  OwningOpRef<ModuleOp> module = import();
  return module && succeeded(lowerToMatrixForm(*module)) ? std::move(module) : nullptr;
}

ArtifactPtr Compilation::textOf(ModuleOp module) const {
  auto artifact = std::make_unique<Artifact>();
  llvm::raw_string_ostream os(artifact->bytes);
  // Arguments keep the names of the text. Values computed from them have the same location, but
  // must not print with the name.
  module.walk([](Operation *op) {
    if (auto name = dyn_cast<NameLoc>(op->getLoc())) {
      op->setLoc(name.getChildLoc());
    }
  });
  module->print(os, OpPrintingFlags().printNameLocAsPrefix());
  return artifact;
}
