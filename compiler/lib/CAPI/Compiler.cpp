//===- Compiler.cpp - The compiler as a C library -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/compiler.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/compiler.h"

#include "tttc/Compile/BuildId.h"
#include "tttc/Compile/Compile.h"

#include "llvm/ADT/STLExtras.h"

#include <deque>
#include <new>

using namespace tttc;

struct tttc_artifact : Observer {
  void diagnose(const Diagnostic &diagnostic) override {
    const Diagnostic &kept = messages.emplace_back(diagnostic);
    isUsage |= kept.isUsage;
    report += kept.text;
    const tttc_severity severity = kept.severity == Diagnostic::Error     ? TTTC_SEVERITY_ERROR
                                   : kept.severity == Diagnostic::Warning ? TTTC_SEVERITY_WARNING
                                   : kept.severity == Diagnostic::Remark  ? TTTC_SEVERITY_REMARK
                                                                          : TTTC_SEVERITY_NOTE;
    diagnostics.push_back({severity, kept.pass.c_str(), kept.file.c_str(), kept.begin.line,
                           kept.begin.column, kept.end.line, kept.end.column, kept.message.c_str(),
                           kept.hint.c_str()});
  }

  /// Reports an error in the arguments of the call.
  void fail(std::string message) {
    Diagnostic diagnostic;
    diagnostic.isUsage = true;
    diagnostic.text = "error: " + message + "\n";
    diagnostic.message = std::move(message);
    diagnose(diagnostic);
  }

  std::deque<Diagnostic> messages; ///< storage that `diagnostics` points into
  std::vector<tttc_diagnostic> diagnostics;
  std::string report;
  bool isUsage = false;
  ArtifactPtr made;
  std::vector<tttc_object> objects; ///< of `made`
};

/// Reads a value of a flag that takes none on a command line. Returns false if it is none of these.
static bool readSwitch(const std::string &value, bool &isSet) {
  isSet = llvm::is_contained({"", "1", "true", "yes", "on"}, value);
  return isSet || llvm::is_contained({"0", "false", "no", "off"}, value);
}

/// Sets an option. Returns an error message, or an empty string.
static std::string readOption(CompileOptions &options, const std::string &name,
                              const std::string &value) {
  const std::vector<OptionInfo> &table = compileOptions();
  const auto info =
      llvm::find_if(table, [&](const OptionInfo &option) { return option.name == name; });
  if (info == table.end() || *info->value) {
    return setOption(options, name, value);
  }
  bool isSet = false;
  if (!readSwitch(value, isSet)) {
    return "--" + name + "=" + value + ": expected 1, true, yes or on, or 0, false, no or off";
  }
  return isSet ? setOption(options, name, "") : "";
}

static bool readOptions(const tttc_option *given, size_t count, CompileOptions &options,
                        tttc_artifact &artifact) {
  for (size_t i = 0; i < count; ++i) {
    if (!given[i].name) {
      artifact.fail("option " + std::to_string(i) + ": expected a name, found null");
      return false;
    }
    std::string problem = readOption(options, given[i].name, given[i].value ? given[i].value : "");
    if (!problem.empty()) {
      artifact.fail(problem);
      return false;
    }
  }
  return true;
}

tttc_status tttc_compile(const char *text, size_t bytes, const char *name,
                         const tttc_option *options, size_t num_options, tttc_artifact **artifact) {
  if (!artifact) {
    return TTTC_ERROR_INVALID_ARGUMENT;
  }
  *artifact = new (std::nothrow) tttc_artifact;
  if (!*artifact) {
    return TTTC_ERROR_OUT_OF_MEMORY;
  }
  tttc_artifact &result = **artifact;
  if (!text || !name || (num_options && !options)) {
    result.fail("tttc_compile: expected a text, its name and options, found null");
    return TTTC_ERROR_INVALID_ARGUMENT;
  }
  CompileOptions read;
  if (!readOptions(options, num_options, read, result)) {
    return TTTC_ERROR_INVALID_ARGUMENT;
  }
  result.made = compile(llvm::StringRef(text, bytes), name, read, result);
  if (result.made) {
    for (const ObjectFile &object : result.made->objects) {
      result.objects.push_back({object.name.c_str(), object.bytes.data(), object.bytes.size()});
    }
  }
  return result.made ? TTTC_OK : result.isUsage ? TTTC_ERROR_INVALID_ARGUMENT : TTTC_ERROR_COMPILE;
}

const void *tttc_artifact_data(const tttc_artifact *artifact, size_t *bytes) {
  const bool isMade = artifact && artifact->made;
  if (bytes) {
    *bytes = isMade ? artifact->made->bytes.size() : 0;
  }
  return isMade ? artifact->made->bytes.c_str() : nullptr;
}

const char *tttc_artifact_header(const tttc_artifact *artifact) {
  return artifact && artifact->made ? artifact->made->header.c_str() : "";
}

const tttc_object *tttc_artifact_objects(const tttc_artifact *artifact, size_t *count) {
  if (count) {
    *count = artifact ? artifact->objects.size() : 0;
  }
  return artifact ? artifact->objects.data() : nullptr;
}

const tttc_diagnostic *tttc_artifact_diagnostics(const tttc_artifact *artifact, size_t *count) {
  if (count) {
    *count = artifact ? artifact->diagnostics.size() : 0;
  }
  return artifact ? artifact->diagnostics.data() : nullptr;
}

const char *tttc_artifact_report(const tttc_artifact *artifact) {
  return artifact ? artifact->report.c_str() : "";
}

void tttc_artifact_free(tttc_artifact *artifact) { delete artifact; }

const char *tttc_build_id(void) { return buildId(); }
