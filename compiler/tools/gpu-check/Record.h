//===- Record.h - One result, as it goes to the report --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names and values in order. A worker process sends records to the one that reports, so
// that results outlive a kernel that takes its process down.
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
  /// A number keeps the digits that a report wants.
  void add(const std::string &name, double value);
  /// The fields of another, but for those that steer the worker.
  void append(const Record &other);

  /// A field's value; empty if there is none.
  std::string get(const std::string &name) const;

  /// Lines "name\tvalue" and an empty one.
  void send(FILE *stream) const;
  /// Reads one; false at the end of the stream.
  bool receive(FILE *stream);

  /// As a JSON object; values that are numbers are written as such.
  std::string json() const;

private:
  std::vector<std::pair<std::string, std::string>> fields;
};

/// A JSON string.
std::string quoted(const std::string &text);

} // namespace tttc::gpu
