//===- CarryFile.cpp - Files from which a sequence is resumed -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CarryFile.h.
//
//===----------------------------------------------------------------------===//

#include "CarryFile.h"

#include "KernelRun.h"
#include "Notes.h"
#include "Process.h"
#include "Report.h"
#include "TokenAxis.h"

#include "tttc/Arrays/Npz.h"
#include "tttc/Arrays/Values.h"
#include "tttc/DSL/Fingerprint.h"

#include <cmath>

namespace tttc::run {
namespace {

const std::string prefix = "carry.", sequence = "sequence.", given = "carry.given.";

Array textArray(const std::string &text) {
  Array array;
  array.type = ElementType::I32;
  array.shape = {static_cast<int64_t>(text.size())};
  array.data.assign(text.begin(), text.end());
  return array;
}

/// None if a code is not a printable character.
std::optional<std::string> textOf(const Array &array) {
  std::string text;
  for (double code : array.data) {
    if (!(code >= 32 && code < 127))
      return std::nullopt;
    text += static_cast<char>(code);
  }
  return text;
}

std::string fingerprintOf(const Array &array) {
  dsl::Fingerprint fingerprint;
  fingerprint.add(shapeText(array.shape));
  fingerprint.add(
      {reinterpret_cast<const char *>(array.data.data()), array.data.size() * sizeof(double)});
  return fingerprint.text();
}

const dsl::Entity *findToken(const dsl::Layer &layer, const std::string &name) {
  for (const dsl::Entity *token : layer.tokens)
    if (token->name == name)
      return token;
  return nullptr;
}

/// The fingerprints of the arrays that are constant over the sequence: params and initial states.
std::map<std::string, std::string> fingerprints(const Call &call) {
  std::map<std::string, std::string> texts;
  for (const auto &[name, array] : call.arrays)
    if (!findToken(*call.layer, name))
      texts[given + name] = fingerprintOf(array);
  return texts;
}

/// The compile options that determine what a kernel carries: another kernel can resume only with
/// the same options.
std::string carriedOptions(const tttc_kernel *kernel) {
  const tttc_kernel_info &info = *tttc_kernel_get_info(kernel);
  std::string text = std::string(info.form) + " form";
  for (const char *flag : {"--dtype", "--products", "--invariant"})
    if (std::optional<std::string> value = compiledFlag(info, flag))
      text += std::string(" ") + flag + (value->empty() ? "" : "=" + *value);
  return text;
}

/// Reads one file. Each method returns false, with the error printed, on failure.
class CarryReader {
public:
  CarryReader(const std::string &path, ArrayMap arrays) : path(path), arrays(std::move(arrays)) {}

  bool read(Call &call, Carry &carry) {
    const Array *position = find("carry.position");
    if (!position || !same("carry.layer", call.layer->name, "written for layer ") ||
        !sameProgram(*call.layer) ||
        !same("carry.dims", dsl::dimsText(call.dims), "computed with ") || !sameArrays(call))
      return false;
    if (position->data.size() != 1)
      return wrongPosition("an array of shape " + shapeText(position->shape));
    const double number = position->data[0];
    if (!(number >= 0 && number <= 1e15 && number == std::floor(number)))
      return wrongPosition(numberText(number));
    const std::optional<std::string> compiled = text("carry.options");
    if (!compiled)
      return false;
    carry.position = static_cast<int64_t>(number);
    carry.options = *compiled;
    return takeTokens(call, carry) && takeCarried(carry);
  }

private:
  const Array *find(const std::string &name) {
    auto found = arrays.find(name);
    if (found != arrays.end())
      return &found->second;
    fail("expected an array '" + name + "' in '" + path + "', found none",
         "write the file with ttt-run --split --carry-out; files of earlier versions do not say "
         "what they belong to");
    return nullptr;
  }

  std::optional<std::string> text(const std::string &name) {
    const Array *found = find(name);
    std::optional<std::string> text = found ? textOf(*found) : std::nullopt;
    if (found && !text)
      fail("'" + path + "': expected text in '" + name + "', found numbers that are no characters");
    return text;
  }

  bool wrongPosition(const std::string &found) {
    return fail("'" + path +
                "': expected a whole number of at most 10^15 tokens in 'carry.position', found " +
                found);
  }

  /// Checks that the text of the array `name` is `expected`; `words` describe it in the error.
  bool same(const std::string &name, const std::string &expected, const std::string &words) {
    const std::optional<std::string> found = text(name);
    return found && (*found == expected ||
                     fail("'" + path + "' was " + words + *found + ", expected " + expected));
  }

  bool sameProgram(const dsl::Layer &layer) {
    const std::optional<std::string> found = text("carry.program");
    return found &&
           (*found == dsl::programHash(layer) ||
            fail("'" + path + "' was computed with another text of layer '" + layer.name + "'",
                 "begin the sequence again: its states are those of another program"));
  }

  bool sameArrays(const Call &call) {
    for (const auto &[name, fingerprint] : fingerprints(call)) {
      const std::optional<std::string> found = text(name);
      if (!found)
        return false;
      if (*found != fingerprint)
        return fail("'" + path + "' was computed with another array '" + name.substr(given.size()) +
                        "'",
                    "give the params and initial states that the sequence began with");
    }
    return true;
  }

  bool takeTokens(const Call &call, Carry &carry) {
    for (const dsl::Entity *token : call.layer->tokens) {
      auto found = arrays.find(sequence + token->name);
      if (found == arrays.end()) {
        carry.keepsTokens = false;
        carry.tokens.clear();
        return true;
      }
      std::vector<int64_t> expected = call.arrays.at(token->name).shape;
      expected[static_cast<size_t>(timeAxis(*token))] = carry.position;
      if (found->second.shape != expected)
        return fail("'" + path + "': expected shape " + shapeText(expected) + " of '" +
                    found->first + "', found " + shapeText(found->second.shape));
      carry.tokens.emplace(token->name, std::move(found->second));
    }
    return true;
  }

  bool takeCarried(Carry &carry) {
    const std::string end = "_final";
    for (auto &[name, array] : arrays)
      if (name.compare(0, prefix.size(), prefix) == 0 && name.size() > end.size() &&
          name.compare(name.size() - end.size(), end.size(), end) == 0)
        carry.carried.emplace(name, std::move(array));
    return true;
  }

  const std::string &path;
  ArrayMap arrays;
};

/// The cache of a stored state has one row per token, followed by unused rows, whose number depends
/// on the kernel. Returns false if the arrays differ in another way.
bool resizeCache(const tttc_tensor_info &info, int64_t rows, Array &array) {
  const size_t leading = array.shape.size() - std::min<size_t>(info.inner_rank, array.shape.size());
  const std::vector<int64_t> inner(info.inner_shape, info.inner_shape + info.inner_rank);
  const std::vector<int64_t> found(array.shape.begin() + static_cast<int64_t>(leading),
                                   array.shape.end());
  if (found == inner)
    return true;
  if (inner.empty() || found.size() != inner.size() || inner[0] < rows || found[0] < rows ||
      !std::equal(inner.begin() + 1, inner.end(), found.begin() + 1))
    return false;
  Array stored = cutTokens(array, static_cast<int>(leading), 0, rows);
  std::vector<int64_t> room = stored.shape;
  room[leading] = inner[0] - rows;
  appendTokens(stored, zeroArray(room), static_cast<int>(leading));
  array = std::move(stored);
  return true;
}

/// The used rows of a cache; the unused rows have undefined contents.
Array storedRows(const tttc_tensor_info &info, int64_t rows, const Array &cache) {
  const size_t axis = cache.shape.size() - info.inner_rank;
  return cutTokens(cache, static_cast<int>(axis), 0, std::min(rows, cache.shape[axis]));
}

} // namespace

bool readCarry(const Options &options, Call &call, Carry &carry) {
  std::string error;
  std::optional<ArrayMap> found = readNpz(options.carryIn, error);
  if (!found)
    return fail(error);
  if (!CarryReader(options.carryIn, std::move(*found)).read(call, carry))
    return false;
  if (options.position && *options.position != carry.position)
    return fail("--position: expected " + std::to_string(carry.position) + ", where '" +
                    options.carryIn + "' ends, found " + std::to_string(*options.position),
                "leave out --position: the file says where the sequence goes on");
  if (options.check && !carry.keepsTokens)
    return fail("--check: expected the tokens of the sequence so far in '" + options.carryIn +
                    "', found none",
                "write the file without --carry-tokens=none: the interpreter begins with the "
                "first token");
  call.position = carry.position;
  noteNonFinite("'" + options.carryIn + "': token", carry.tokens);
  return true;
}

bool fitCarry(const Options &options, const Call &call, const tttc_kernel *kernel, Carry &carry) {
  const std::string own = carriedOptions(kernel);
  if (carry.options != own)
    return fail("'" + options.carryIn + "' was computed by a kernel of " + carry.options +
                    ", expected " + own,
                "compile the kernel as the one that the sequence began with");
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, TTTC_ENTRY_DECODE);
  ArrayMap stored;
  for (uint32_t i = 0; entry && i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    const std::string name = info.name;
    if (info.role != TTTC_STATE_INITIAL || name.compare(0, prefix.size(), prefix) != 0)
      continue;
    auto found = carry.carried.find(name + "_final");
    if (found == carry.carried.end())
      return fail("expected an array '" + name + "_final' in '" + options.carryIn +
                  "', found none");
    std::vector<int64_t> expected;
    if (info.axes & TTTC_AXIS_BATCH)
      expected.push_back(call.batch);
    if (info.axes & TTTC_AXIS_HEAD)
      expected.push_back(call.heads);
    expected.insert(expected.end(), info.inner_shape, info.inner_shape + info.inner_rank);
    const std::string foundShape = shapeText(found->second.shape);
    const dsl::Entity *state = dsl::findState(*call.layer, name.substr(name.rfind('.') + 1));
    const bool fits = !state || !state->growing || resizeCache(info, carry.position, found->second);
    if (!fits || found->second.shape != expected)
      return fail("'" + options.carryIn + "': expected shape " + shapeText(expected) + " of '" +
                  found->first + "', found " + foundShape);
    stored[found->first] = state && state->growing && info.inner_rank
                               ? storedRows(info, carry.position, found->second)
                               : found->second;
  }
  noteNonFinite("'" + options.carryIn + "':", stored);
  return true;
}

Call wholeSequence(const Call &call, const Carry &carry) {
  Call whole = withoutArrays(call);
  whole.position = 0;
  whole.tokens = carry.position + call.tokens;
  whole.arrays = call.arrays;
  for (const auto &[name, before] : carry.tokens) {
    Array joined = before;
    appendTokens(joined, call.arrays.at(name), timeAxis(*findToken(*call.layer, name)));
    whole.arrays[name] = std::move(joined);
  }
  return whole;
}

bool writeCarry(const Options &options, const Call &call, const tttc_kernel *kernel,
                const Carry &before, const ArrayMap &carried) {
  if (options.carryOut.empty())
    return true;
  ArrayMap file = carried;
  Array position = zeroArray({});
  position.type = ElementType::I64;
  position.data[0] = static_cast<double>(call.position + call.tokens);
  file["carry.position"] = std::move(position);
  std::map<std::string, std::string> texts = fingerprints(call);
  texts["carry.layer"] = call.layer->name;
  texts["carry.program"] = dsl::programHash(*call.layer);
  texts["carry.dims"] = dsl::dimsText(call.dims);
  texts["carry.options"] = carriedOptions(kernel);
  for (const auto &[name, text] : texts)
    file[name] = textArray(text);
  if (options.carryTokens == "all" && before.keepsTokens) {
    Call whole = wholeSequence(call, before);
    for (const dsl::Entity *token : call.layer->tokens)
      file[sequence + token->name] = std::move(whole.arrays.at(token->name));
  } else if (options.carryTokens == "all") {
    note("'" + options.carryOut + "' holds no tokens of the sequence: '" + options.carryIn +
         "' holds none");
  }
  std::string error;
  WriteGuard guard(options.carryOut);
  return writeNpz(options.carryOut, file, error) || fail(error);
}

} // namespace tttc::run
