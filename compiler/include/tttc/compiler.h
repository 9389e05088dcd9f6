//===- compiler.h - The compiler as a C library -------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles the text of a program to an artifact in memory and returns messages as data. Writes
// no files, except temporary ones for the programs that some targets need (ptxas; Halide and the C
// compiler), and prints nothing but what `time-passes` asks for, to stderr. Calls from several
// threads are independent of each other, except that the first call with a GPU as its target sets
// LLVM options for the whole process.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_COMPILER_H
#define TTTC_COMPILER_H

#include "tttc/runtime.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The result of tttc_compile: an artifact, its messages, or both.
typedef struct tttc_artifact tttc_artifact;

/// A flag of tttc without its dashes: {"emit", "so"}, {"dim", "d=64"}, {"backward", ""}.
/// `tttc --help` lists them. All flags of the command line are accepted, except those for files and
/// messages ("o", "name", "header", "format", "diagnostics", "progress") and those that only print
/// something ("help", "version", "build-id"). A flag that takes
/// no value there, such as "backward", is set by "1", "true", "yes" and "on" too, and not by "0",
/// "false", "no" and "off"; any other value is an error.
typedef struct tttc_option {
  const char *name;
  const char *value; ///< "" or null for a flag without a value
} tttc_option;

typedef enum tttc_severity {
  TTTC_SEVERITY_ERROR = 0,
  TTTC_SEVERITY_WARNING = 1,
  TTTC_SEVERITY_REMARK = 2, ///< only with the option "explain"
  TTTC_SEVERITY_NOTE = 3    ///< belongs to the message before it
} tttc_severity;

/// A message. No string is null.
typedef struct tttc_diagnostic {
  uint32_t severity;             ///< a tttc_severity
  const char *pass;              ///< that emitted it, `ttt-rewrite-dual-form`; empty: none
  const char *file;              ///< `name` of tttc_compile; empty if the line is 0
  uint32_t line, column;         ///< from 1, columns in bytes; 0: no location in the text
  uint32_t end_line, end_column; ///< the first position after it
  const char *message, *hint;    ///< `hint`: what to do about it; may be empty
} tttc_diagnostic;

/// Compiles a layer of the program in the `bytes` bytes at `text`, which messages call `name`.
/// `*artifact` is set in all cases except TTTC_ERROR_OUT_OF_MEMORY, so that its messages can be
/// read; tttc_artifact_free frees it. Returns TTTC_ERROR_INVALID_ARGUMENT for invalid options or
/// null pointers, and TTTC_ERROR_COMPILE if the program has an error or a linker failed.
tttc_status tttc_compile(const char *text, size_t bytes, const char *name,
                         const tttc_option *options, size_t num_options, tttc_artifact **artifact);

/// The artifact: an object, machine code or text. After the `*bytes` bytes of a text follows a 0.
/// Null after an error.
const void *tttc_artifact_data(const tttc_artifact *artifact, size_t *bytes);

/// C declarations of the symbols that an object defines; empty for other artifacts.
const char *tttc_artifact_header(const tttc_artifact *artifact);

/// An object file of a bundle, which is compiled for another machine: the artifact is a C file, its
/// header the one that tttc_artifact_header returns, in a file LAYER.h beside it.
typedef struct tttc_object {
  const char *name; ///< of the file
  const void *data;
  size_t bytes;
} tttc_object;

/// The objects to link with the artifact; none if it is no bundle.
const tttc_object *tttc_artifact_objects(const tttc_artifact *artifact, size_t *count);

/// All messages, in the order in which they were emitted.
const tttc_diagnostic *tttc_artifact_diagnostics(const tttc_artifact *artifact, size_t *count);

/// All messages as text, each with its line of the program and a caret.
const char *tttc_artifact_report(const tttc_artifact *artifact);

/// Frees the artifact; null is ignored.
void tttc_artifact_free(tttc_artifact *artifact);

/// Build ID of the binary that contains the compiler, in hexadecimal digits; empty if it was linked
/// without one. Together with the text and the options it is a key for caches; note that
/// target-cpu=native stands for a different CPU on each machine.
const char *tttc_build_id(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TTTC_COMPILER_H
