//===- BundleMain.c - Calls the functions of a bundle -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   program ENTRY B H T INPUT OUTPUT
//
// INPUT: for each array of the entry two int64, its bytes and whether it is an output, then the
// elements of an input. OUTPUT: the elements of all outputs. Calls.inc, written for each layer,
// defines `int call(const char *entry, void **arrays, ..., int64_t *bytes)`.
//
//===----------------------------------------------------------------------===//

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Calls.inc"

enum { MOST = 256 };

static void die(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

/// Memory that begins at a multiple of 64 bytes. What surrounds it has a pattern.
static char *allocate(int64_t bytes) {
  char *memory = aligned_alloc(64, (size_t)(bytes + 191) / 64 * 64);
  if (!memory)
    die("out of memory");
  memset(memory, 0x5a, (size_t)(bytes + 191) / 64 * 64);
  return memory + 64;
}

static void checkAround(const char *memory, int64_t bytes) {
  for (int i = 0; i < 64; ++i)
    if (memory[i - 64] != 0x5a || memory[bytes + i] != 0x5a)
      die("written out of bounds");
}

int main(int argc, char **argv) {
  if (argc != 7)
    die("expected ENTRY B H T INPUT OUTPUT");
  const int64_t batch = atoll(argv[2]), heads = atoll(argv[3]), tokens = atoll(argv[4]);
  void *arrays[MOST];
  int64_t sizes[MOST], isOutput[MOST];
  int count = 0;
  FILE *file = fopen(argv[5], "rb");
  if (!file)
    die("cannot read the input");
  int64_t head[2];
  for (; fread(head, sizeof head, 1, file) == 1; ++count) {
    if (count == MOST)
      die("too many arrays");
    sizes[count] = head[0];
    isOutput[count] = head[1];
    arrays[count] = allocate(head[0]);
    if (!head[1] && head[0] && fread(arrays[count], (size_t)head[0], 1, file) != 1)
      die("the input is too short");
  }
  fclose(file);
  int64_t bytes = 0;
  if (call(argv[1], 0, batch, heads, tokens, 0, &bytes))
    die("no such entry");
  char *workspace = allocate(bytes);
  const int status = call(argv[1], arrays, batch, heads, tokens, workspace, 0);
  if (status) {
    fprintf(stderr, "status %d\n", status);
    return 1;
  }
  checkAround(workspace, bytes);
  file = fopen(argv[6], "wb");
  if (!file)
    die("cannot write the output");
  for (int i = 0; i < count; ++i) {
    checkAround(arrays[i], sizes[i]);
    if (isOutput[i] && sizes[i] && fwrite(arrays[i], (size_t)sizes[i], 1, file) != 1)
      die("cannot write the output");
  }
  return fclose(file) != 0;
}
