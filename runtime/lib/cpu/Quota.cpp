//===- Quota.cpp - CPU quota of a container -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Quota.h. The limits of enclosing groups apply to a group too. A container often sees its own
// group as the root, whatever path the kernel reports, so the root is always checked.
//
//===----------------------------------------------------------------------===//

#include "Quota.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace tttc::runtime;

static constexpr int maxPath = 4096;

/// Reads a number at `text` and advances `text` past it. Returns false if there is none.
static bool readNumber(const char *&text, long long &number) {
  char *end = nullptr;
  number = strtoll(text, &end, 10);
  const bool isNumber = end != text;
  text = end;
  return isNumber;
}

/// Reads one or two numbers, in microseconds, from a file. Returns false if there is no limit.
static bool readLimit(const char *folder, const char *name, long long *first, long long *second) {
  char path[maxPath + 64], line[128] = "";
  snprintf(path, sizeof(path), "%s/%s", folder, name);
  FILE *file = fopen(path, "re");
  if (!file)
    return false;
  const char *text = fgets(line, sizeof(line), file);
  fclose(file);
  return text && readNumber(text, *first) && (!second || readNumber(text, *second));
}

static void takeQuota(const char *folder, bool isUnified, unsigned *least) {
  long long quota = 0, period = 0;
  const bool isLimited = isUnified ? readLimit(folder, "cpu.max", &quota, &period)
                                   : readLimit(folder, "cpu.cfs_quota_us", &quota, nullptr) &&
                                         readLimit(folder, "cpu.cfs_period_us", &period, nullptr);
  if (!isLimited || quota <= 0 || period <= 0)
    return;
  const long long processors = (quota + period - 1) / period;
  if (processors < 1 << 20 && (*least == 0 || static_cast<unsigned>(processors) < *least))
    *least = static_cast<unsigned>(processors);
}

/// Applies the quotas of the group at `path` below `root` and of its enclosing groups.
static void takeQuotas(const char *root, const char *path, bool isUnified, unsigned *least) {
  char folder[maxPath];
  if (snprintf(folder, sizeof(folder), "%s%s", root, path) >= static_cast<int>(sizeof(folder)))
    return;
  for (size_t length = strlen(folder); length >= strlen(root); --length)
    if (length == strlen(folder) || folder[length] == '/') {
      folder[length] = 0;
      takeQuota(folder, isUnified, least);
    }
}

/// Returns true if a list such as `cpu,cpuacct` contains the controller.
static bool hasController(const char *list, const char *wanted) {
  const size_t length = strlen(wanted);
  for (const char *word = list; word; word = strchr(word, ',') ? strchr(word, ',') + 1 : nullptr)
    if (!strncmp(word, wanted, length) && (word[length] == ',' || word[length] == 0))
      return true;
  return false;
}

unsigned tttc::runtime::processorsOfQuota(const char *groups, const char *root) {
  FILE *file = fopen(groups, "re");
  if (!file)
    return 0;
  unsigned least = 0;
  char line[maxPath];
  // `4:cpu,cpuacct:/path`; of version 2 `0::/path`.
  while (fgets(line, sizeof(line), file)) {
    char *controllers = strchr(line, ':'),
         *path = controllers ? strchr(controllers + 1, ':') : nullptr;
    if (!path)
      continue;
    *path++ = 0;
    ++controllers;
    path[strcspn(path, "\n")] = 0;
    if (!strcmp(path, "/"))
      *path = 0;
    if (*controllers == 0) {
      takeQuotas(root, path, /*isUnified=*/true, &least);
    } else if (hasController(controllers, "cpu")) {
      char mount[maxPath];
      snprintf(mount, sizeof(mount), "%s/%s", root, controllers);
      takeQuotas(mount, path, /*isUnified=*/false, &least);
    }
  }
  fclose(file);
  return least;
}
