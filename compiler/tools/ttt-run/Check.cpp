//===- Check.cpp - Compares a kernel with the interpreter -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Check.h.
//
//===----------------------------------------------------------------------===//

#include "Check.h"

#include "Limits.h"
#include "Report.h"
#include "TokenAxis.h"

#include "tttc/Arrays/Difference.h"
#include "tttc/Arrays/Values.h"
#include "tttc/Interpreter/Rounding.h"
#include "tttc/client.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace tttc::run {
namespace {

/// An error above what rounding explains, but less than this multiple of the error of the
/// interpreter in float32, may still be due to rounding.
constexpr double plausible = 100;

/// At this magnitude, float32 loses most of a small addend.
constexpr double huge = 1e6;

/// An error as text, in two digits.
std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.1e", value);
  return text;
}

class Checker {
public:
  Checker(const Options &options, const CheckedRun &run)
      : options(options), run(run), usualBound(usualLimit(options, run)) {}

  bool check() {
    if (!compareShapes())
      return false;
    bool isGood = true, isFinite = true;
    for (const auto &[name, array] : run.expected) {
      const double error = errors[name] = relativeRms(run.actual.at(name), array);
      isGood &= error <= usualBound; // false for a NaN
      isFinite &= nonFinite(name).empty();
    }
    if (!isFinite) {
      print();
      return failWithoutNumbers();
    }
    if (!isGood && !options.tolerance)
      explain();
    print();
    if (isGood)
      return true;
    if (!areWithinLimits())
      return failAbove();
    noteRounding();
    return true;
  }

private:
  bool compareShapes() {
    std::set<std::string> names;
    for (const ArrayMap *side : {&run.actual, &run.expected})
      for (const auto &output : *side) {
        names.insert(output.first);
        width = std::max(width, output.first.size());
      }
    std::vector<std::string> different;
    for (const std::string &name : names) {
      auto ours = run.actual.find(name), theirs = run.expected.find(name);
      const bool isOurs = ours != run.actual.end();
      std::string problem;
      if (!isOurs || theirs == run.expected.end())
        problem = std::string("only the ") + (isOurs ? "kernel" : "interpreter") + " gives it";
      else if (ours->second.shape != theirs->second.shape)
        problem = "expected shape " + shapeText(theirs->second.shape) + ", found " +
                  shapeText(ours->second.shape);
      if (problem.empty())
        continue;
      std::printf("%s  %s\n", padded(name).c_str(), problem.c_str());
      different.push_back(name);
    }
    return different.empty() ||
           fail("--check: expected the interpreter's arrays, found others: " + listed(different));
  }

  /// Measures the errors that rounding explains.
  void explain() {
    for (int runs : {1, judgingRuns}) {
      explained.clear();
      wasExplained = explainErrors(run, runs, explained);
      if (!wasExplained || areWithinLimits())
        return;
    }
  }

  bool areWithinLimits() const {
    return above([&](const std::string &name) { return limitOf(name); }).empty();
  }

  double limitOf(const std::string &name) const {
    auto found = explained.find(name);
    return found == explained.end() ? usualBound : std::max(usualBound, found->second.limit);
  }

  /// Returns true if the interpreter's own runs in the kernel's element type differ so much that no
  /// limit of the kernel's error follows from them. In float64 that limit is always known.
  bool isDecidedByRounding(const std::string &name) const {
    auto found = explained.find(name);
    return !isDouble(run) && found != explained.end() && !found->second.cancels &&
           found->second.error >= interpreter::roundingDecides;
  }

  /// `the kernel gives nan at [0, 1]`; empty if the array is finite.
  std::string nonFinite(const std::string &name) const {
    std::string text;
    for (const auto &[who, arrays] :
         {std::pair("the kernel", &run.actual), std::pair("the interpreter", &run.expected)})
      if (const std::optional<Element> found = firstNonFinite(arrays->at(name)))
        text += (text.empty() ? "" : ", ") + std::string(who) + " gives " + found->text();
    return text;
  }

  void print() const {
    for (const auto &[name, error] : errors) {
      std::string text = "relative RMS error " + number(error);
      if (const std::string odd = nonFinite(name); !odd.empty())
        text = "no relative RMS error: " + odd;
      else if (!(error <= limitOf(name)))
        text += isDecidedByRounding(name)
                    ? ", but " + measure(run) + " are off by " + number(explained.at(name).error)
                    : ", expected at most " + number(limitOf(name));
      else if (error > usualBound)
        text += ", of which rounding explains " + number(limitOf(name));
      std::printf("%s  %s\n", padded(name).c_str(), text.c_str());
    }
  }

  /// The names of the arrays above a limit.
  template <typename Limit> std::vector<std::string> above(Limit limit) const {
    std::vector<std::string> names;
    for (const auto &[name, error] : errors)
      if (!(error <= limit(name)))
        names.push_back(name);
    return names;
  }

  void noteRounding() const {
    std::vector<std::string> names = above([&](const std::string &) { return usualBound; });
    note("--check: rounding: above " + number(usualBound) +
         ", but no more than rounding explains, " + "measured by " + measure(run) + ": " +
         listed(names));
    noteArrays(names, &Explained::cancels,
               "numbers that cancel: what is expected is itself what rounding leaves in float64");
    noteArrays(names, &Explained::vanishes,
               "numbers below the range of the element type, which may be zero");
  }

  void noteArrays(std::vector<std::string> names, bool Explained::*property,
                  const std::string &what) const {
    names.erase(
        std::remove_if(names.begin(), names.end(),
                       [&](const std::string &name) { return !(explained.at(name).*property); }),
        names.end());
    if (!names.empty())
      note("--check: " + what + ": " + listed(names));
  }

  bool failAbove() const {
    const auto names = above([&](const std::string &name) { return limitOf(name); });
    std::vector<std::string> comparable, decided;
    double limit = usualBound;
    for (const std::string &name : names) {
      (isDecidedByRounding(name) ? decided : comparable).push_back(name);
      limit = std::max(limit, limitOf(name));
    }
    if (!comparable.empty())
      fail("--check: expected relative RMS errors of at most " + number(limit) +
               ", found larger ones: " + listed(comparable),
           "'--tolerance X' sets the limit; without it the element type decides, or what rounding "
           "explains where that is more");
    if (!decided.empty())
      fail("--check: expected numbers to compare with, but rounding decides what they are in this "
           "element type: " +
               listed(decided),
           "'--dtype=f64' compares where rounding errors are smaller");
    nameHugeNumbers();
    note(verdict(names));
    return false;
  }

  /// Returns true if the kernel agrees when it starts at the first token instead of from the carry
  /// file.
  bool agreesWithoutCarry() const {
    ArrayMap found;
    if (run.carryFile.empty() || !run.repeat(options, run.kernel, found))
      return false;
    return std::all_of(run.expected.begin(), run.expected.end(), [&](const auto &expected) {
      auto array = found.find(expected.first);
      return array != found.end() && array->second.shape == expected.second.shape &&
             relativeRms(array->second, expected.second) <= limitOf(expected.first);
    });
  }

  /// The verdict, rounding or wrong, from the same kernel in float64.
  std::string verdict(const std::vector<std::string> &names) const {
    if (agreesWithoutCarry())
      return "wrong: '" + run.carryFile +
             "' does not hold what the kernel gives for the tokens before in one call: the file, "
             "or "
             "the calls that wrote it, are wrong; from the first token on the same kernel agrees";
    if (!wasExplained && !options.tolerance)
      return "not judged: the interpreter cannot tell how far rounding goes";
    if (isDouble(run))
      return "wrong: the kernel has float64, where rounding explains less";
    std::map<std::string, Explained> own = explained;
    if (!wasExplained && !explainErrors(run, judgingRuns, own))
      return "not judged: the interpreter cannot tell how far rounding goes";
    ArrayMap found;
    std::string why;
    if (!runInDouble(options, run, found, why))
      return "not judged: " + why;
    double most = 0;
    bool isRounding = true;
    for (const std::string &name : names) {
      auto array = found.find(name);
      if (array == found.end() || array->second.shape != run.expected.at(name).shape)
        return "wrong: the float64 kernel gives another '" + name + "'";
      const double error = relativeRms(array->second, run.expected.at(name));
      most = std::isnan(error) ? error : std::max(most, error);
      if (!own.at(name).cancels && !(own.at(name).doubleLimit < interpreter::roundingDecides))
        return "not judged: rounding decides in float64 too what '" + name + "' is";
      if (!(error <= own.at(name).doubleLimit))
        return "wrong: the float64 kernel is off by " + number(error) + " in '" + name +
               "' too, expected at most " + number(own.at(name).doubleLimit);
      isRounding &= (own.at(name).error >= interpreter::roundingDecides && !own.at(name).cancels) ||
                    errors.at(name) <= plausible * own.at(name).error;
    }
    double largest = 0;
    for (const std::string &name : names)
      largest = std::max(largest, own.at(name).error);
    const std::string agrees = "the float64 kernel agrees to " + number(most) + ", and " +
                               measure(run) + " are off by up to " + number(largest);
    return isRounding ? "rounding: " + agrees
                      : "wrong or imprecise in this element type, not in float64: " + agrees;
  }

  /// No limit applies to NaNs: reports where they come from.
  bool failWithoutNumbers() const {
    std::vector<std::string> names;
    for (const auto &output : run.expected)
      if (!nonFinite(output.first).empty())
        names.push_back(output.first);
    std::string why;
    for (const ArrayMap *given : {&run.call.arrays, &run.call.cotangents})
      for (const auto &[name, array] : *given)
        if (const std::optional<Element> odd = firstNonFinite(array); why.empty() && odd)
          why = "the input '" + name + "' holds " + odd->text();
    if (why.empty())
      why = whereTheInterpreterStops();
    for (const std::string &name : names) {
      const std::optional<Element> odd = firstNonFinite(run.actual.at(name));
      if (why.empty() && odd)
        why = "the kernel's '" + name + "' holds " + odd->text() +
              ", the interpreter's numbers are finite";
    }
    fail("--check: expected finite numbers, found others: " + listed(names), why);
    nameHugeNumbers();
    return false;
  }

  std::string whereTheInterpreterStops() const {
    auto out = run.expected.find("out");
    const int axis = timeAxisOf("out");
    if (out != run.expected.end() && axis >= 0)
      if (const auto first = firstNonFiniteIndex(out->second, static_cast<size_t>(axis))) {
        const int64_t before = run.call.tokens - out->second.shape[static_cast<size_t>(axis)];
        return "the interpreter's own 'out' is not finite from token " +
               std::to_string(before + *first) + " on";
      }
    for (const auto &[name, array] : run.expected)
      if (const std::optional<Element> odd = firstNonFinite(array))
        return "the interpreter's own '" + name + "' holds " + odd->text();
    return "";
  }

  /// The T axis of an output of the kernel, or -1.
  int timeAxisOf(const std::string &name) const {
    const tttc_entry_info &entry = *tttc_kernel_entry(run.kernel, run.kind);
    for (uint32_t i = 0; i < entry.num_tensors; ++i)
      if (entry.tensors[i].name == name)
        return client::timeAxis(entry.tensors[i]);
    return -1;
  }

  /// Names very large numbers, which may be the reason for errors.
  void nameHugeNumbers() const {
    for (const ArrayMap *given : {&run.call.arrays, &run.call.cotangents})
      for (const auto &[name, array] : *given)
        if (nameHugeNumber("input", name, array))
          return;
    for (const auto &[name, array] : run.expected)
      if (nameHugeNumber("interpreter's", name, array))
        return;
  }

  static bool nameHugeNumber(const char *whose, const std::string &name, const Array &array) {
    const std::optional<Element> largest = largestElement(array);
    if (!largest || std::fabs(largest->value) < huge)
      return false;
    note(std::string("--check: the values of the ") + whose + " '" + name + "' reach " +
         largest->text());
    return true;
  }

  std::string padded(std::string name) const {
    name.resize(std::max(width, name.size()), ' ');
    return name;
  }

  const Options &options;
  const CheckedRun &run;
  const double usualBound; ///< limit of the error without what rounding explains
  size_t width = 0;
  std::map<std::string, double> errors;
  std::map<std::string, Explained> explained;
  bool wasExplained = false;
};

} // namespace

bool checkRun(const Options &options, const CheckedRun &run) {
  return Checker(options, run).check();
}

} // namespace tttc::run
