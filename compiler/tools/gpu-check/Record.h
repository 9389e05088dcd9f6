//===- Record.h - One result of a report ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An ordered list of names and values. A worker process sends records to the parent, so that
// results survive a kernel that crashes the worker.
//
//===----------------------------------------------------------------------===//

#pragma once

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace tttc::gpu {

class Record {
public:
  void add(const std::string &name, const std::string &value) { fields.push_back({name, value}); }
  void add(const std::string &name, const char *value) { add(name, std::string(value)); }
  /// Formats a number with six significant digits.
  void add(const std::string &name, double value);
  /// Appends the fields of another record, except those that control the worker.
  void append(const Record &other);

  /// The value of a field; empty if there is none.
  std::string get(const std::string &name) const;

  /// Writes lines "name\tvalue" and an empty line.
  void send(FILE *stream) const;
  /// Reads one record; returns false at the end of the stream.
  bool receive(FILE *stream);

  /// As a JSON object; values that are numbers are written as such.
  std::string json() const;

private:
  std::vector<std::pair<std::string, std::string>> fields;
};

/// A JSON string.
std::string quoted(const std::string &text);

} // namespace tttc::gpu
