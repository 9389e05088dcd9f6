//===- compile.c - A program that compiles layers -----------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In memory: a signature, an object with its header, and a mistake.
//
//===----------------------------------------------------------------------===//

#include "tttc/compiler.h"

#include <stdio.h>
#include <string.h>

static const char text[] = "layer total(d = 4) {\n  token x : [d]\n  m = 0\n"
                           "  each token {\n    m = m + x\n    out = m\n  }\n}\n";

static tttc_artifact *compile(const char *program, const char *emit) {
  const tttc_option options[] = {{"emit", emit}};
  tttc_artifact *artifact;
  const tttc_status status =
      tttc_compile(program, strlen(program), "total.ttt", options, 1, &artifact);
  printf("%s: status %d\n", emit, status);
  fputs(tttc_artifact_report(artifact), stdout);
  return artifact;
}

int main(void) {
  tttc_artifact *artifact = compile(text, "signature");
  fputs(tttc_artifact_data(artifact, NULL), stdout);
  tttc_artifact_free(artifact);

  size_t bytes;
  artifact = compile(text, "obj");
  const char *object = tttc_artifact_data(artifact, &bytes);
  printf("%s %s\n", bytes > 4 && !memcmp(object + 1, "ELF", 3) ? "ELF" : "none",
         strstr(tttc_artifact_header(artifact), "tttc_kernel_total") ? "with a header" : "alone");
  tttc_artifact_free(artifact);

  tttc_artifact_free(
      compile("layer total {\n  token x : [4]\n  each token { out = y }\n}\n", "obj"));
  printf("%zu digits\n", strlen(tttc_build_id()));
  return 0;
}
