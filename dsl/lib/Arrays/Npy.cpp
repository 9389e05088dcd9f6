//===- Npy.cpp - One array in the .npy format ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The header is a Python dictionary literal with the keys 'descr',
// 'fortran_order' and 'shape'; only what NumPy itself writes there is accepted.
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include <cstring>

namespace tttc::npy {
namespace {

constexpr std::string_view magic("\x93NUMPY", 6);
constexpr int64_t maxElements = int64_t(1) << 40; // far above memory, far below overflow

struct Header {
  std::string descr;
  bool fortran = false;
  std::vector<int64_t> shape;
};

/// A cursor over the dictionary literal.
class HeaderParser {
public:
  explicit HeaderParser(std::string_view text) : text(text) {}

  bool parse(Header &header) {
    bool seen[3] = {};
    if (!take('{'))
      return false;
    while (!take('}')) {
      std::string key;
      if (!string(key) || !take(':'))
        return false;
      int which = key == "descr" ? 0 : key == "fortran_order" ? 1 : key == "shape" ? 2 : -1;
      if (which < 0 || seen[which])
        return false;
      seen[which] = true;
      bool good = which == 0   ? string(header.descr)
                  : which == 1 ? boolean(header.fortran)
                               : tuple(header.shape);
      if (!good)
        return false;
      if (!take(',') && !peek('}'))
        return false;
    }
    skip();
    return pos == text.size() && seen[0] && seen[1] && seen[2];
  }

private:
  void skip() {
    while (pos < text.size() && (text[pos] == ' ' || text[pos] == '\n'))
      ++pos;
  }
  bool peek(char c) {
    skip();
    return pos < text.size() && text[pos] == c;
  }
  bool take(char c) {
    bool found = peek(c);
    pos += found;
    return found;
  }
  bool word(std::string_view expected) {
    skip();
    if (text.substr(pos, expected.size()) != expected)
      return false;
    pos += expected.size();
    return true;
  }
  bool string(std::string &out) {
    if (!take('\''))
      return false;
    size_t end = text.find('\'', pos);
    if (end == std::string_view::npos)
      return false;
    out = std::string(text.substr(pos, end - pos));
    pos = end + 1;
    return true;
  }
  bool boolean(bool &out) {
    out = word("True");
    return out || word("False");
  }
  bool tuple(std::vector<int64_t> &out) {
    if (!take('('))
      return false;
    while (!take(')')) {
      int64_t axis = 0;
      size_t digits = 0;
      skip();
      for (; pos < text.size() && text[pos] >= '0' && text[pos] <= '9'; ++pos, ++digits) {
        axis = axis * 10 + (text[pos] - '0');
        if (axis > maxElements)
          return false;
      }
      out.push_back(axis);
      if (!digits || out.size() > 32 || (!take(',') && !peek(')')))
        return false;
    }
    return true;
  }

  std::string_view text;
  size_t pos = 0;
};

template <typename Stored> double load(const char *at) {
  Stored value;
  std::memcpy(&value, at, sizeof(Stored));
  return static_cast<double>(value);
}

double loadAs(ElementType type, const char *at) {
  switch (type) {
  case ElementType::F32:
    return load<float>(at);
  case ElementType::F64:
    return load<double>(at);
  case ElementType::I32:
    return load<int32_t>(at);
  case ElementType::I64:
    return load<int64_t>(at);
  }
  return 0;
}

template <typename Stored> void append(std::string &bytes, double number) {
  Stored value = static_cast<Stored>(number);
  bytes.append(reinterpret_cast<const char *>(&value), sizeof(Stored));
}

/// From Fortran order (first axis fastest) to C order (last axis fastest).
std::vector<double> transposed(const std::vector<double> &data, const std::vector<int64_t> &shape) {
  std::vector<double> out(data.size());
  std::vector<int64_t> index(shape.size(), 0);
  for (double value : data) {
    int64_t at = 0;
    for (size_t axis = 0; axis < shape.size(); ++axis)
      at = at * shape[axis] + index[axis];
    out[static_cast<size_t>(at)] = value;
    for (size_t axis = 0; axis < shape.size() && ++index[axis] == shape[axis]; ++axis)
      index[axis] = 0;
  }
  return out;
}

/// A header for a message: one line, not the whole page that a damaged one may be.
std::string shown(std::string_view header) {
  std::string text(header.substr(0, 80));
  for (char &c : text)
    if (c < ' ' || c > '~')
      c = '?';
  return "'" + text.substr(0, text.find_last_not_of(" ?") + 1) + "'";
}

} // namespace

std::optional<Array> decode(std::string_view bytes, std::string &error) {
  auto fail = [&](const std::string &why) {
    error = why;
    return std::nullopt;
  };
  if (bytes.size() < 10 || bytes.substr(0, 6) != magic)
    return fail("expected a .npy array, found " + std::to_string(bytes.size()) +
                " bytes of other data");
  auto byte = [&](size_t at) { return size_t(static_cast<unsigned char>(bytes[at])); };
  size_t version = byte(6), start = version == 1 ? 10 : 12;
  if (version < 1 || version > 3)
    return fail("expected .npy version 1 to 3, found " + std::to_string(version));
  if (bytes.size() < start)
    return fail("expected a .npy header, found the end of the data");
  size_t headerSize = byte(8) | byte(9) << 8;
  if (version > 1)
    headerSize |= byte(10) << 16 | byte(11) << 24;
  if (headerSize > bytes.size() - start)
    return fail("expected a .npy header of " + std::to_string(headerSize) + " bytes, found " +
                std::to_string(bytes.size() - start));
  Header header;
  if (!HeaderParser(bytes.substr(start, headerSize)).parse(header))
    return fail("expected a .npy header with one type in 'descr', with 'fortran_order' and "
                "'shape', found " +
                shown(bytes.substr(start, headerSize)));

  Array array;
  if (header.descr == "<f4")
    array.type = ElementType::F32;
  else if (header.descr == "<f8")
    array.type = ElementType::F64;
  else if (header.descr == "<i4")
    array.type = ElementType::I32;
  else if (header.descr == "<i8")
    array.type = ElementType::I64;
  else
    return fail("expected elements of type <f4, <f8, <i4 or <i8, found " + header.descr);
  size_t width = array.type == ElementType::F32 || array.type == ElementType::I32 ? 4 : 8;
  int64_t count = 1;
  bool empty = false;
  for (int64_t axis : header.shape) {
    empty |= axis == 0;
    if (axis && count > maxElements / axis)
      return fail("expected at most 2^40 elements, found shape " + shapeText(header.shape));
    count *= axis ? axis : 1;
  }
  size_t elements = empty ? 0 : static_cast<size_t>(count);
  std::string_view data = bytes.substr(start + headerSize);
  if (data.size() != elements * width)
    return fail("expected " + std::to_string(elements * width) + " bytes for shape " +
                shapeText(header.shape) + " of " + header.descr + ", found " +
                std::to_string(data.size()));
  array.data.resize(elements);
  for (size_t i = 0; i < elements; ++i)
    array.data[i] = loadAs(array.type, data.data() + i * width);
  if (header.fortran)
    array.data = transposed(array.data, header.shape);
  array.shape = std::move(header.shape);
  return array;
}

std::string encode(const Array &array) {
  static const char *const names[] = {"<f4", "<f8", "<i4", "<i8"};
  std::string header = std::string("{'descr': '") + names[static_cast<int>(array.type)] +
                       "', 'fortran_order': False, 'shape': (";
  for (size_t i = 0; i < array.shape.size(); ++i)
    header += (i ? ", " : "") + std::to_string(array.shape[i]);
  header += array.shape.size() == 1 ? ",), }" : "), }";
  // The format asks for data that starts at a multiple of 64.
  header.append(63 - (10 + header.size()) % 64, ' ');
  header += '\n';

  std::string bytes(magic);
  bytes += '\x01';
  bytes += '\0';
  bytes += static_cast<char>(header.size() & 0xff);
  bytes += static_cast<char>(header.size() >> 8);
  bytes += header;
  for (double value : array.data) {
    switch (array.type) {
    case ElementType::F32:
      append<float>(bytes, value);
      break;
    case ElementType::F64:
      append<double>(bytes, value);
      break;
    case ElementType::I32:
      append<int32_t>(bytes, value);
      break;
    case ElementType::I64:
      append<int64_t>(bytes, value);
      break;
    }
  }
  return bytes;
}

} // namespace tttc::npy
