//===- compiler.h - The compiler as a C library -------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the text of a program to an artifact in memory, with messages as data. Nothing is printed,
// and no file is written. Calls from several threads are independent of each other, but for those
// with a GPU as their target: the first of these sets options of LLVM for the process.
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

/// What a call of tttc_compile gave: an artifact, its messages, or both.
typedef struct tttc_artifact tttc_artifact;

/// A flag of tttc without its dashes, {"emit", "so"}, {"dim", "d=64"}, {"backward", ""}:
/// `tttc --help` lists them; "layer", "dim" and what else the command line takes, but what is about
/// files and messages: "o", "name", "header", "format", "diagnostics" and "progress".
typedef struct tttc_option {
  const char *name;
  const char *value; ///< "" or null: takes none
} tttc_option;

typedef enum tttc_severity {
  TTTC_SEVERITY_ERROR = 0,
  TTTC_SEVERITY_WARNING = 1,
  TTTC_SEVERITY_REMARK = 2, ///< only with the option "explain"
  TTTC_SEVERITY_NOTE = 3    ///< belongs to the message before it
} tttc_severity;

/// A message. No string is null.
typedef struct tttc_diagnostic {
  uint32_t severity;     ///< a tttc_severity
  const char *pass;      ///< that says it, `ttt-rewrite-dual-form`; empty: none
  const char *file;      ///< the name that tttc_compile was given; empty where the line is 0
  uint32_t line, column; ///< from 1, in bytes; 0: it belongs nowhere in the text
  uint32_t end_line, end_column; ///< the first place behind it
  const char *message, *hint;    ///< `hint`: what to do about it; may be empty
} tttc_diagnostic;

/// Compiles a layer of the `bytes` bytes at `text`, which messages call `name`. `*artifact` is set
/// in every case but TTTC_ERROR_OUT_OF_MEMORY, for its messages; tttc_artifact_free frees it.
/// Returns TTTC_ERROR_INVALID_ARGUMENT if options or null pointers make no sense, and
/// TTTC_ERROR_COMPILE if the program has an error or a linker failed.
tttc_status tttc_compile(const char *text, size_t bytes, const char *name,
                         const tttc_option *options, size_t num_options, tttc_artifact **artifact);

/// The artifact: an object, machine code, or text, then with a 0 behind its `*bytes` bytes. Null
/// if there was an error.
const void *tttc_artifact_data(const tttc_artifact *artifact, size_t *bytes);

/// C declarations of what an object defines; empty if it is none.
const char *tttc_artifact_header(const tttc_artifact *artifact);

/// All messages, in the order in which they were given.
const tttc_diagnostic *tttc_artifact_diagnostics(const tttc_artifact *artifact, size_t *count);

/// The same as text, each with its line of the program and a caret.
const char *tttc_artifact_report(const tttc_artifact *artifact);

/// Null is nothing.
void tttc_artifact_free(tttc_artifact *artifact);

/// Of the binary that holds the compiler, in hexadecimal digits; empty if it was linked without.
/// With the text and the options (of which target-cpu=native is another one on each machine) it
/// is a key for caches.
const char *tttc_build_id(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TTTC_COMPILER_H
