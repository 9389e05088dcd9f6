//===- ArraysTool.cpp - Creates and compares arrays for the tests ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that the integration tests need in addition to ttt-run: random inputs, changed or cut
// ones, comparisons with files and with the interpreter.
//
//===----------------------------------------------------------------------===//

#include "ArraysOptions.h"
#include "Compare.h"
#include "Gradients.h"
#include "Leak.h"
#include "SixteenBits.h"

#include "tttc/Arrays/Difference.h"
#include "tttc/Arrays/Npz.h"
#include "tttc/Interpreter/Interpreter.h"
#include "tttc/Interpreter/Rounding.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

using namespace tttc;
using namespace tttc::integration;

namespace {

const char usage[] =
    "usage: test-arrays random LAYER.ttt OUT.npz\n"
    "       test-arrays change LAYER.ttt IN.npz OUT.npz   (tokens from --from on; --value)\n"
    "       test-arrays poison LAYER.ttt IN.npz OUT.npz   (token --from of one head; --value)\n"
    "       test-arrays cut LAYER.ttt IN.npz OUT.npz      (to tokens --from .. --to)\n"
    "       test-arrays resume FINALS.npz IN.npz OUT.npz  (S_final becomes S)\n"
    "       test-arrays join FIRST.npz SECOND.npz OUT.npz (out of two calls; finals of the last)\n"
    "       test-arrays check LAYER.ttt IN.npz ACTUAL.npz...  (with the interpreter; --limit, "
    "--common;\n"
    "                   --limits: of 8 runs in f32 for each array, not only where one fails)\n"
    "       test-arrays causal LAYER.ttt IN.npz           (what the checker says is so)\n"
    "       test-arrays narrow LAYER.ttt IN.npz OUT.npz   (rows of tokens, to --dtype)\n"
    "       test-arrays check-narrow LAYER.ttt IN.npz ACTUAL.npz...   (with the interpreter, at\n"
    "                   what 16 bits explain, SixteenBits.h; --dtype, --times, --draws, --limit,\n"
    "                   --cotangents=COT.npz for gradients)\n"
    "       test-arrays compare EXPECTED.npz ACTUAL.npz   (--limit, --common)\n"
    "       test-arrays cotangents LAYER.ttt IN.npz OUT.npz       (random, of every output)\n"
    "       test-arrays slopes LAYER.ttt IN.npz COT.npz GRAD.npz  (by dual numbers; --limit)\n"
    "       test-arrays cut-cotangents COT.npz OUT.npz            (--from .. --to; --last)\n"
    "       test-arrays mute-cotangents COT.npz OUT.npz           (tokens before --from)\n"
    "       test-arrays add-gradients LAYER.ttt LONGER.npz SHORTER.npz OUT.npz\n"
    "       test-arrays chain LAYER.ttt GRAD.npz COT.npz OUT.npz  (d_S becomes d_S_final)\n"
    "       test-arrays join-gradients LAYER.ttt FIRST.npz SECOND.npz OUT.npz\n"
    "       test-arrays past EXPECTED.npz ACTUAL.npz      (tokens before --to; --others)\n";

bool read(const std::string &path, ArrayMap &arrays) {
  std::string error;
  std::optional<ArrayMap> found = readNpz(path, error);
  if (!found)
    return fail(error);
  arrays = std::move(*found);
  return true;
}

bool write(const std::string &path, const ArrayMap &arrays) {
  std::string error;
  return writeNpz(path, arrays, error) || fail(error);
}

bool makeRandom(const Options &options) {
  LayerFile file;
  ArrayMap arrays;
  if (!readLayer(options.words[1], file))
    return false;
  std::optional<dsl::DimEnv> dims = bindLayer(file, options.dims, {});
  return dims && randomInputs(file.layer(), *dims, options.size, options.seed, arrays) &&
         write(options.words[2], arrays);
}

bool edit(const Options &options) {
  LayerFile file;
  ArrayMap arrays;
  if (!readLayer(options.words[1], file) || !read(options.words[2], arrays))
    return false;
  if (options.words[0] == "change")
    replaceTokens(file.layer(), options.from, options.value, options.seed, arrays);
  else if (options.words[0] == "poison") {
    if (!poisonToken(file.layer(), options.from, options.value.value_or(0), arrays))
      return false;
  } else
    cutTokens(file.layer(), options.from, options.to, arrays);
  return write(options.words[3], arrays);
}

bool makeCotangents(const Options &options) {
  LayerFile file;
  ArrayMap in, cotangents;
  if (!readLayer(options.words[1], file) || !read(options.words[2], in))
    return false;
  std::optional<dsl::DimEnv> dims = bindLayer(file, options.dims, in);
  return dims && randomCotangents(file.layer(), *dims, in, options.seed, cotangents) &&
         write(options.words[3], cotangents);
}

bool slopes(const Options &options) {
  LayerFile file;
  ArrayMap in, cotangents, gradients;
  if (!readLayer(options.words[1], file) || !read(options.words[2], in) ||
      !read(options.words[3], cotangents) || !read(options.words[4], gradients))
    return false;
  std::optional<dsl::DimEnv> dims = bindLayer(file, options.dims, in);
  return dims &&
         checkSlopes(file.layer(), *dims, in, cotangents, gradients, options.seed, options.limit);
}

bool cutOfCotangents(const Options &options) {
  ArrayMap cotangents;
  if (!read(options.words[1], cotangents))
    return false;
  cutCotangents(options.from, options.to, options.last, cotangents);
  return write(options.words[2], cotangents);
}

bool muteOfCotangents(const Options &options) {
  ArrayMap cotangents;
  if (!read(options.words[1], cotangents))
    return false;
  muteCotangents(options.from, cotangents);
  return write(options.words[2], cotangents);
}

bool sumOfGradients(const Options &options) {
  LayerFile file;
  ArrayMap longer, shorter;
  return readLayer(options.words[1], file) && read(options.words[2], longer) &&
         read(options.words[3], shorter) &&
         write(options.words[4], addGradients(file.layer(), longer, shorter));
}

bool chain(const Options &options) {
  LayerFile file;
  ArrayMap gradients, cotangents;
  if (!readLayer(options.words[1], file) || !read(options.words[2], gradients) ||
      !read(options.words[3], cotangents))
    return false;
  chainCotangents(file.layer(), gradients, cotangents);
  return write(options.words[4], cotangents);
}

bool joinOfGradients(const Options &options) {
  LayerFile file;
  ArrayMap first, second;
  return readLayer(options.words[1], file) && read(options.words[2], first) &&
         read(options.words[3], second) &&
         write(options.words[4], joinGradients(file.layer(), first, second));
}

bool resume(const Options &options) {
  ArrayMap finals, arrays;
  if (!read(options.words[1], finals) || !read(options.words[2], arrays))
    return false;
  bool any = false;
  for (auto &[name, array] : finals) {
    auto found = arrays.find(name.substr(0, name.rfind("_final")));
    if (name.rfind("_final") != std::string::npos && found != arrays.end()) {
      found->second = array;
      any = true;
    }
  }
  return any ? write(options.words[3], arrays) : fail("no final state is a state of the inputs");
}

/// Concatenates the calls' outputs along the time axis.
bool join(const Options &options) {
  ArrayMap first, second;
  if (!read(options.words[1], first) || !read(options.words[2], second))
    return false;
  if (!first.count("out") || !second.count("out"))
    return fail("expected an array 'out' in both files");
  const Array a = first.at("out"), b = second.at("out");
  Array &out = second.at("out");
  const size_t time = a.shape.size() > 3 ? 2 : 1; // without H where the heads are joined
  out.shape[time] = a.shape[time] + b.shape[time];
  const size_t sequences = static_cast<size_t>(a.shape[0] * (time == 2 ? a.shape[1] : 1));
  const size_t na = a.data.size() / sequences, nb = b.data.size() / sequences;
  out.data.clear();
  for (size_t i = 0; i < sequences; ++i) {
    out.data.insert(out.data.end(), a.data.begin() + i * na, a.data.begin() + (i + 1) * na);
    out.data.insert(out.data.end(), b.data.begin() + i * nb, b.data.begin() + (i + 1) * nb);
  }
  return write(options.words[3], second);
}

/// Removes from `expected` the arrays that `actual` lacks.
void keepCommon(const ArrayMap &actual, ArrayMap &expected) {
  for (auto it = expected.begin(); it != expected.end();)
    it = actual.count(it->first) ? std::next(it) : expected.erase(it);
}

/// Limits of f32 outputs: --limit, or 8 times the error of the same token program run in f32. One
/// run may be accurate by chance: before an output fails, seven more are measured, on inputs moved
/// by a rounding error (as in the random programs, test/RandomPrograms/Oracle.cpp).
class SingleLimits {
public:
  SingleLimits(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &inputs,
               const ArrayMap &expected, double least)
      : layer(layer), dims(dims), inputs(inputs), expected(expected), least(least) {}

  double limitFor(const std::string &name, double error) {
    double limit = least;
    for (int runs : {1, 8}) {
      if (error <= limit || (runs > measured && !measure(runs)))
        break;
      // A run that overflows sets no limit.
      if (std::isfinite(errors.at(name)))
        limit = std::max(limit, interpreter::outputRounding(errors.at(name), true));
    }
    return limit;
  }

private:
  bool measure(int runs) {
    constexpr uint64_t seed = 1;
    auto run = [&](const ArrayMap &moved, ArrayMap &single) {
      std::string error;
      return interpreter::interpretF32(layer, dims, moved, single, error) || fail(error);
    };
    measured = runs;
    return interpreter::roundingErrors(inputs, expected, runs, interpreter::roundingError(true),
                                       seed, run, errors);
  }

  const dsl::Layer &layer;
  const dsl::DimEnv &dims;
  const ArrayMap &inputs, &expected;
  double least;
  int measured = 0; ///< runs behind `errors`
  std::map<std::string, double> errors;
};

bool checkAgainstInterpreter(const Options &options) {
  LayerFile file;
  ArrayMap in, expected;
  if (!readLayer(options.words[1], file) || !read(options.words[2], in))
    return false;
  std::optional<dsl::DimEnv> dims = bindLayer(file, options.dims, in);
  std::string error;
  if (!dims || !interpreter::interpret(file.layer(), *dims, in, expected, error))
    return fail(error);
  SingleLimits singles(file.layer(), *dims, in, expected, options.limit);
  bool good = true;
  for (size_t i = 3; i < options.words.size(); ++i) {
    ArrayMap actual;
    if (!read(options.words[i], actual))
      return false;
    if (options.common)
      keepCommon(actual, expected);
    std::printf("%s\n", options.words[i].c_str());
    good &= compareArrays(actual, expected, false, [&](const std::string &name) {
      const Array &array = actual.at(name);
      return array.type == ElementType::F32
                 ? singles.limitFor(name, options.limits ? std::numeric_limits<double>::infinity()
                                                         : relativeRms(array, expected.at(name)))
                 : options.limit;
    });
  }
  return good;
}

bool causal(const Options &options) {
  LayerFile file;
  ArrayMap in;
  if (!readLayer(options.words[1], file) || !read(options.words[2], in))
    return false;
  std::optional<dsl::DimEnv> dims = bindLayer(file, options.dims, in);
  const std::string error = dims ? checkCausality(file.layer(), *dims, in) : "no dims";
  return error.empty() || fail("'" + options.words[1] + "': " + error);
}

bool narrow(const Options &options) {
  LayerFile file;
  ArrayMap arrays;
  const std::optional<SixteenBits> type = sixteenBitsOf(options.dtype);
  if (!type || !readLayer(options.words[1], file) || !read(options.words[2], arrays))
    return false;
  roundTokens(file.layer(), *type, arrays);
  return write(options.words[3], arrays);
}

/// Returns true if all arrays that both maps have are within their limits.
bool isWithin(const ArrayMap &actual, const ArrayMap &expected,
              const std::map<std::string, double> &limits) {
  return std::all_of(expected.begin(), expected.end(), [&](const auto &entry) {
    const auto found = actual.find(entry.first);
    return found == actual.end() || found->second.shape != entry.second.shape ||
           relativeRms(found->second, entry.second) <= limits.at(entry.first);
  });
}

bool checkNarrow(const Options &options) {
  LayerFile file;
  ArrayMap in, cotangents, expected;
  const std::optional<SixteenBits> type = sixteenBitsOf(options.dtype);
  const bool isBackward = !options.cotangents.empty();
  if (!type || !readLayer(options.words[1], file) || !read(options.words[2], in) ||
      (isBackward && !read(options.cotangents, cotangents)))
    return false;
  std::optional<dsl::DimEnv> dims = bindLayer(file, options.dims, in);
  if (!dims)
    return false;
  keepOutputs(cotangents); // golden files also hold the gradients
  const Reference reference{file.layer(), *dims, in, isBackward ? &cotangents : nullptr};
  std::vector<ArrayMap> actual(options.words.size() - 3);
  for (size_t i = 0; i < actual.size(); ++i)
    if (!read(options.words[i + 3], actual[i]))
      return false;
  if (!reference.run(expected))
    return false;
  std::map<std::string, double> limits;
  for (int64_t count : {options.draws, 16 * options.draws}) {
    const Draws draws{static_cast<int>(count), options.times, options.limit, options.seed};
    if (!measureLimits(reference, expected, *type, draws, limits))
      return false;
    if (std::all_of(actual.begin(), actual.end(),
                    [&](const ArrayMap &arrays) { return isWithin(arrays, expected, limits); }))
      break;
  }
  bool good = true;
  for (size_t i = 0; i < actual.size(); ++i) {
    std::printf("%s\n", options.words[i + 3].c_str());
    ArrayMap common = expected;
    keepCommon(actual[i], common);
    good &= compareArrays(actual[i], common, false,
                          [&](const std::string &name) { return limits.at(name); });
  }
  return good;
}

bool compareFiles(const Options &options) {
  ArrayMap expected, actual;
  if (!read(options.words[1], expected) || !read(options.words[2], actual))
    return false;
  if (options.words[0] == "past")
    return samePast(actual, expected, options.to, options.others);
  if (options.common)
    keepCommon(actual, expected);
  return compareArrays(actual, expected, options.common,
                       [&](const std::string &) { return options.limit; });
}

} // namespace

int main(int argc, char **argv) {
  struct Command {
    const char *name;
    size_t words;
    bool (*run)(const Options &);
  };
  static const Command commands[] = {
      {"random", 3, makeRandom},
      {"change", 4, edit},
      {"poison", 4, edit},
      {"cut", 4, edit},
      {"resume", 4, resume},
      {"join", 4, join},
      {"cotangents", 4, makeCotangents},
      {"slopes", 5, slopes},
      {"cut-cotangents", 3, cutOfCotangents},
      {"mute-cotangents", 3, muteOfCotangents},
      {"add-gradients", 5, sumOfGradients},
      {"chain", 5, chain},
      {"join-gradients", 5, joinOfGradients},
      {"check", 4, checkAgainstInterpreter},
      {"causal", 3, causal},
      {"narrow", 4, narrow},
      {"check-narrow", 4, checkNarrow},
      {"compare", 3, compareFiles},
      {"past", 3, compareFiles},
  };
  Options options;
  if (parseOptions({argv + 1, argv + argc}, options))
    for (const Command &command : commands)
      if (options.words[0] == command.name && options.words.size() >= command.words)
        return command.run(options) ? 0 : 1;
  std::fputs(usage, stderr);
  return 2;
}
