//===- Record.cpp - One result of a report --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Record.h.
//
//===----------------------------------------------------------------------===//

#include "Record.h"

#include <cmath>
#include <cstdlib>

namespace tttc::gpu {

void Record::add(const std::string &name, double value) {
  char text[64];
  std::snprintf(text, sizeof(text), "%.6g", value);
  add(name, std::string(text));
}

void Record::append(const Record &other) {
  for (const auto &field : other.fields)
    if (field.first != "item" && field.first != "last")
      fields.push_back(field);
}

std::string Record::get(const std::string &name) const {
  for (const auto &[key, value] : fields)
    if (key == name)
      return value;
  return "";
}

void Record::send(FILE *stream) const {
  for (const auto &[key, value] : fields) {
    std::string line = value;
    for (char &c : line)
      if (c == '\n' || c == '\t' || c == '\r')
        c = ' ';
    std::fprintf(stream, "%s\t%s\n", key.c_str(), line.c_str());
  }
  std::fputc('\n', stream);
  std::fflush(stream);
}

bool Record::receive(FILE *stream) {
  fields.clear();
  std::string line;
  for (int c = std::fgetc(stream); c != EOF; c = std::fgetc(stream)) {
    if (c != '\n') {
      line.push_back(static_cast<char>(c));
      continue;
    }
    if (line.empty())
      return true;
    size_t tab = line.find('\t');
    if (tab != line.npos)
      fields.push_back({line.substr(0, tab), line.substr(tab + 1)});
    line.clear();
  }
  return false;
}

std::string quoted(const std::string &text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    if (static_cast<unsigned char>(c) < 0x20)
      c = ' ';
    result += c;
  }
  return result + "\"";
}

std::string Record::json() const {
  std::string result = "{";
  for (const auto &[key, value] : fields) {
    char *end = nullptr;
    double number = std::strtod(value.c_str(), &end);
    bool digits = !value.empty() && value.find_first_not_of("0123456789+-.e") == value.npos;
    bool isNumber = digits && *end == 0 && std::isfinite(number) && value[0] != '+' &&
                    value.find("..") == value.npos;
    result +=
        (result.size() > 1 ? ", " : "") + quoted(key) + ": " + (isNumber ? value : quoted(value));
  }
  return result + "}";
}

} // namespace tttc::gpu
