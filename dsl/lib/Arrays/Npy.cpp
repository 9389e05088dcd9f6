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

#include "tttc/Support/Bf16.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace tttc::npy {
namespace {

constexpr std::string_view magic("\x93NUMPY", 6);
constexpr int64_t maxElements = int64_t(1) << 40; // far above memory, far below overflow
constexpr size_t maxHeader = 1 << 16;             // far above 32 axes

/// The entries of the dictionary.
struct Dictionary {
  std::string descr;
  bool fortran = false;
  std::vector<int64_t> shape;
};

/// A cursor over the dictionary literal.
class HeaderParser {
public:
  explicit HeaderParser(std::string_view text) : text(text) {}

  bool parse(Dictionary &header) {
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

  /// Set if `parse` failed because of a negative axis or one above maxElements.
  bool hasBadAxis = false;

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
      hasBadAxis = peek('-');
      for (; pos < text.size() && text[pos] >= '0' && text[pos] <= '9'; ++pos, ++digits) {
        axis = axis * 10 + (text[pos] - '0');
        hasBadAxis = axis > maxElements;
        if (hasBadAxis)
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

/// NumPy's name of an element type in a file. NumPy has no bfloat16; ml_dtypes writes it as two
/// untyped bytes.
struct TypeName {
  const char *descr;
  ElementType type;
};
constexpr TypeName typeNames[] = {
    {"<f4", ElementType::F32},  {"<f8", ElementType::F64}, {"<i4", ElementType::I32},
    {"<i8", ElementType::I64},  {"<f2", ElementType::F16}, {"<V2", ElementType::BF16},
    {"|V2", ElementType::BF16},
};

const TypeName *findType(std::string_view descr) {
  for (const TypeName &name : typeNames)
    if (descr == name.descr)
      return &name;
  return nullptr;
}

/// Describes an unsupported type in words.
std::string describe(std::string_view descr) {
  const char kind = descr.size() > 1 ? descr[1] : 0;
  return !descr.empty() && descr[0] == '>' ? ": big-endian"
         : kind == 'b'                     ? ": bool"
         : kind == 'O'                     ? ": Python objects"
         : kind == 'c'                     ? ": complex numbers"
         : kind == 'S' || kind == 'U'      ? ": text"
                                           : "";
}

/// Calls `visit` with a value of the C++ type of `type`.
template <typename Visit> auto withType(ElementType type, Visit visit) {
  switch (type) {
  case ElementType::F32:
    return visit(float());
  case ElementType::I32:
    return visit(int32_t());
  case ElementType::I64:
    return visit(int64_t());
  case ElementType::F16:
    return visit(_Float16());
  case ElementType::BF16:
    return visit(Bf16());
  case ElementType::F64:
    break;
  }
  return visit(double());
}

size_t widthOf(ElementType type) {
  return withType(type, [](auto value) { return sizeof(value); });
}

void load(ElementType type, const char *from, double *to, size_t count) {
  withType(type, [&](auto value) {
    for (size_t i = 0; i < count; ++i) {
      std::memcpy(&value, from + i * sizeof(value), sizeof(value));
      to[i] = static_cast<double>(value);
    }
  });
}

void save(ElementType type, const double *from, char *to, size_t count) {
  withType(type, [&](auto value) {
    for (size_t i = 0; i < count; ++i) {
      value = static_cast<decltype(value)>(from[i]);
      std::memcpy(to + i * sizeof(value), &value, sizeof(value));
    }
  });
}

/// Returns true if `bytes` can be allocated. The size comes from an untrusted file.
bool canAllocate(uint64_t bytes) {
  void *volatile memory = std::malloc(bytes); // volatile: keeps the call from being optimized out
  const bool good = memory || bytes == 0;
  std::free(memory);
  return good;
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

/// A header for a message, cut to one line: a damaged one may be long.
std::string shown(std::string_view header) {
  std::string text(header.substr(0, 80));
  for (char &c : text)
    if (c < ' ' || c > '~')
      c = '?';
  return "'" + text.substr(0, text.find_last_not_of(" ?") + 1) + "'";
}

/// The number of elements of a shape; nothing if it exceeds maxElements.
std::optional<uint64_t> countElements(const std::vector<int64_t> &shape) {
  int64_t count = 1;
  bool empty = false;
  for (int64_t axis : shape) {
    empty |= axis == 0;
    if (axis && count > maxElements / axis)
      return std::nullopt;
    count *= axis ? axis : 1;
  }
  return empty ? 0 : static_cast<uint64_t>(count);
}

constexpr size_t pieceBytes = 1 << 18;

} // namespace

std::optional<Header> readHeader(zip::MemberReader &member, std::string &error) {
  auto fail = [&](const std::string &why) {
    error = why;
    return std::nullopt;
  };
  char start[12];
  const uint64_t size = member.left();
  if (size >= 10 && !member.read(start, 10, error))
    return std::nullopt;
  if (size < 10 || std::string_view(start, 6) != magic)
    return fail("expected a .npy array, found " + std::to_string(size) + " bytes of other data");
  auto byte = [&](size_t at) { return size_t(static_cast<unsigned char>(start[at])); };
  const size_t version = byte(6);
  if (version < 1 || version > 3)
    return fail("expected .npy version 1 to 3, found " + std::to_string(version));
  if (version > 1 && member.left() < 2)
    return fail("expected a .npy header, found the end of the data");
  if (version > 1 && !member.read(start + 10, 2, error))
    return std::nullopt;
  size_t length = byte(8) | byte(9) << 8;
  if (version > 1)
    length |= byte(10) << 16 | byte(11) << 24;
  if (length > member.left() || length > maxHeader)
    return fail(
        "expected a .npy header of " +
        (length > maxHeader ? "at most " + std::to_string(maxHeader) : std::to_string(length)) +
        " bytes, found " + std::to_string(length > maxHeader ? length : member.left()));
  std::string text(length, '\0');
  if (!member.read(text.data(), length, error))
    return std::nullopt;
  Dictionary dictionary;
  HeaderParser parser(text);
  if (!parser.parse(dictionary))
    return fail((parser.hasBadAxis ? "expected axes of 0 to 2^40 in 'shape', found "
                                   : "expected a .npy header with one type in 'descr', with "
                                     "'fortran_order' and 'shape', found ") +
                shown(text));
  const TypeName *name = findType(dictionary.descr);
  if (!name)
    return fail("expected elements of type <f2, <f4, <f8, <i4, <i8 or <V2 (bfloat16), found " +
                dictionary.descr + describe(dictionary.descr));
  const std::optional<uint64_t> elements = countElements(dictionary.shape);
  if (!elements)
    return fail("expected at most 2^40 elements, found shape " + shapeText(dictionary.shape));
  const uint64_t bytes = *elements * widthOf(name->type);
  if (member.left() != bytes)
    return fail("expected " + std::to_string(bytes) + " bytes for shape " +
                shapeText(dictionary.shape) + " of " + dictionary.descr + ", found " +
                std::to_string(member.left()));
  return Header{std::move(dictionary.shape), name->type, dictionary.fortran};
}

std::optional<Array> readData(zip::MemberReader &member, Header header, std::string &error) {
  const size_t width = widthOf(header.type);
  const auto elements = static_cast<size_t>(member.left() / width);
  // Fortran order is transposed into a second array.
  if (!canAllocate(uint64_t(elements) * sizeof(double) * (header.fortran ? 2 : 1))) {
    error = "memory does not suffice for shape " + shapeText(header.shape);
    return std::nullopt;
  }
  Array array;
  array.type = header.type;
  array.data.resize(elements);
  char piece[pieceBytes];
  for (size_t begin = 0; begin < elements;) {
    const size_t count = std::min(pieceBytes / width, elements - begin);
    if (!member.read(piece, count * width, error))
      return std::nullopt;
    load(header.type, piece, array.data.data() + begin, count);
    begin += count;
  }
  if (header.fortran)
    array.data = transposed(array.data, header.shape);
  array.shape = std::move(header.shape);
  return array;
}

bool write(const Array &array, const zip::Sink &sink) {
  std::string header = "{'descr': '";
  for (const TypeName &name : typeNames)
    if (name.type == array.type) {
      header += name.descr;
      break;
    }
  header += "', 'fortran_order': False, 'shape': (";
  for (size_t i = 0; i < array.shape.size(); ++i)
    header += (i ? ", " : "") + std::to_string(array.shape[i]);
  header += array.shape.size() == 1 ? ",), }" : "), }";
  // The format asks for data that starts at a multiple of 64.
  header.append(63 - (10 + header.size()) % 64, ' ');
  header += '\n';

  std::string start(magic);
  start += '\x01';
  start += '\0';
  start += static_cast<char>(header.size() & 0xff);
  start += static_cast<char>(header.size() >> 8);
  if (!sink(start + header))
    return false;
  const size_t width = widthOf(array.type);
  char piece[pieceBytes];
  for (size_t begin = 0; begin < array.data.size();) {
    const size_t count = std::min(pieceBytes / width, array.data.size() - begin);
    save(array.type, array.data.data() + begin, piece, count);
    if (!sink({piece, count * width}))
      return false;
    begin += count;
  }
  return true;
}

} // namespace tttc::npy
