//===- ProgramMain.c - Calls an entry of a layer ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   program ENTRY B H T INPUT OUTPUT
//
// INPUT: for each array of the entry 12 int64, its bytes, whether it is an output, tttc_dtype, rank
// and shape, then the elements of an input. OUTPUT: the elements of all outputs. Calls.inc, written
// for each layer, defines `call`, which runs an entry or, if `bytes` is not null, returns the size
// of its workspace there.
//
//===----------------------------------------------------------------------===//

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 256 };

struct Head {
  int64_t bytes, isOutput, dtype, rank, shape[8];
};

struct Array {
  void *data;
  struct Head head;
};

#include "Calls.inc"

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
  struct Array arrays[MOST];
  int count = 0;
  FILE *file = fopen(argv[5], "rb");
  if (!file)
    die("cannot read the input");
  struct Head head;
  for (; fread(&head, sizeof head, 1, file) == 1; ++count) {
    if (count == MOST)
      die("too many arrays");
    arrays[count].head = head;
    arrays[count].data = allocate(head.bytes);
    if (!head.isOutput && head.bytes && fread(arrays[count].data, (size_t)head.bytes, 1, file) != 1)
      die("the input is too short");
  }
  fclose(file);
  int64_t bytes = 0;
  if (call(argv[1], arrays, count, batch, heads, tokens, 0, &bytes))
    die("it has no workspace");
  char *workspace = allocate(bytes);
  const int status = call(argv[1], arrays, count, batch, heads, tokens, workspace, 0);
  if (status) {
    fprintf(stderr, "status %d\n", status);
    return 1;
  }
  checkAround(workspace, bytes);
  file = fopen(argv[6], "wb");
  if (!file)
    die("cannot write the output");
  for (int i = 0; i < count; ++i) {
    const size_t size = (size_t)arrays[i].head.bytes;
    checkAround(arrays[i].data, arrays[i].head.bytes);
    if (arrays[i].head.isOutput && size && fwrite(arrays[i].data, size, 1, file) != 1)
      die("cannot write the output");
  }
  return fclose(file) != 0;
}
