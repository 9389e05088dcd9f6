//===- Type.cpp - Symbolic shapes and types -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arithmetic of polynomials over dims, with every overflow caught, and the
// spelling of shapes in messages.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Type.h"

#include "tttc/DSL/Limits.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace tttc::dsl {

namespace {

using Rational = Poly::Rational;

constexpr char storedMark = '*';

/// Reduces num/den and makes den > 0. Returns false if INT64_MIN would have to be negated.
bool reduce(Rational &r) {
  if (r.num == INT64_MIN || r.den == INT64_MIN)
    return false;
  int64_t g = std::gcd(r.num, r.den);
  if (g > 1) {
    r.num /= g;
    r.den /= g;
  }
  if (r.den < 0) {
    r.num = -r.num;
    r.den = -r.den;
  }
  return true;
}

bool addTo(Rational &a, const Rational &b) {
  int64_t left, right, num, den;
  if (__builtin_mul_overflow(a.num, b.den, &left) || __builtin_mul_overflow(b.num, a.den, &right) ||
      __builtin_add_overflow(left, right, &num) || __builtin_mul_overflow(a.den, b.den, &den))
    return false;
  a = {num, den};
  return reduce(a);
}

bool multiplyBy(Rational &a, const Rational &b) {
  int64_t num, den;
  if (__builtin_mul_overflow(a.num, b.num, &num) || __builtin_mul_overflow(a.den, b.den, &den))
    return false;
  a = {num, den};
  return reduce(a);
}

std::string spell(const Poly::Monomial &monomial) {
  std::string text;
  for (size_t i = 0; i < monomial.size();) {
    size_t end = i;
    while (end < monomial.size() && monomial[end] == monomial[i])
      ++end;
    if (!text.empty())
      text += '*';
    text += monomial[i][0] == storedMark ? std::string(1, storedMark) : monomial[i];
    if (end - i > 1)
      text += '^' + std::to_string(end - i);
    i = end;
  }
  return text;
}

} // namespace

void Poly::addTerm(const Monomial &monomial, Rational coefficient) {
  auto [it, isNew] = terms.try_emplace(monomial, coefficient);
  if (!isNew && !addTo(it->second, coefficient))
    overflow = true;
  if (it->second.num == 0)
    terms.erase(it);
}

void Poly::checkSize() {
  if (terms.size() > maxSizeTerms)
    overflow = true;
  for (const auto &[monomial, coefficient] : terms)
    if (monomial.size() > maxSizeDegree)
      overflow = true;
  if (overflow)
    terms.clear();
}

Poly Poly::constant(int64_t value) {
  Poly p;
  if (value == INT64_MIN)
    p.overflow = true;
  else if (value != 0)
    p.terms[{}] = {value, 1};
  return p;
}

Poly Poly::dim(const std::string &name) {
  Poly p;
  p.terms[{name}] = {1, 1};
  return p;
}

Poly Poly::operator+(const Poly &o) const {
  Poly result = *this;
  result.overflow |= o.overflow;
  for (const auto &[monomial, coefficient] : o.terms)
    result.addTerm(monomial, coefficient);
  result.checkSize();
  return result;
}

Poly Poly::operator-(const Poly &o) const { return *this + o * constant(-1); }

Poly Poly::operator*(const Poly &o) const {
  Poly result;
  result.overflow = overflow || o.overflow;
  for (const auto &[left, leftCoefficient] : terms)
    for (const auto &[right, rightCoefficient] : o.terms) {
      Monomial monomial;
      std::merge(left.begin(), left.end(), right.begin(), right.end(),
                 std::back_inserter(monomial));
      Rational coefficient = leftCoefficient;
      if (!multiplyBy(coefficient, rightCoefficient))
        result.overflow = true;
      else
        result.addTerm(monomial, coefficient);
    }
  result.checkSize();
  return result;
}

bool Poly::divideBy(const Poly &o) {
  if (overflow || o.overflow || o.terms.size() != 1)
    return false;
  const auto &[divisor, coefficient] = *o.terms.begin();
  Rational inverse{coefficient.den, coefficient.num};
  if (!reduce(inverse))
    return false;
  std::map<Monomial, Rational> quotient;
  for (const auto &[monomial, numerator] : terms) {
    if (!std::includes(monomial.begin(), monomial.end(), divisor.begin(), divisor.end()))
      return false;
    Monomial rest;
    std::set_difference(monomial.begin(), monomial.end(), divisor.begin(), divisor.end(),
                        std::back_inserter(rest));
    Rational value = numerator;
    if (!multiplyBy(value, inverse))
      return false;
    quotient[rest] = value;
  }
  terms = std::move(quotient);
  return true;
}

bool Poly::isConstant() const {
  return !overflow && (terms.empty() || (terms.size() == 1 && terms.begin()->first.empty()));
}

int64_t Poly::constantValue() const { return terms.empty() ? 0 : terms.begin()->second.num; }

bool Poly::neverNegative() const {
  if (overflow)
    return false;
  // Every dim is at least 1, so a term with a positive coefficient is at least its
  // coefficient, and the sum of all coefficients is a lower bound of the polynomial. A
  // negative term with a dim has no lower bound.
  Rational least;
  for (const auto &[monomial, coefficient] : terms) {
    if (coefficient.num < 0 && !monomial.empty())
      return false;
    if (!addTo(least, coefficient))
      return false;
  }
  return least.num >= 0;
}

bool Poly::usesDimStartingWith(char first) const {
  return std::any_of(terms.begin(), terms.end(), [&](const auto &term) {
    return std::any_of(term.first.begin(), term.first.end(),
                       [&](const std::string &name) { return name[0] == first; });
  });
}

std::optional<double> Poly::evaluate(const std::map<std::string, double> &dims) const {
  if (overflow)
    return std::nullopt;
  double sum = 0;
  for (const auto &[monomial, coefficient] : terms) {
    double product = static_cast<double>(coefficient.num) / static_cast<double>(coefficient.den);
    for (const std::string &name : monomial) {
      auto it = dims.find(name);
      if (it == dims.end())
        return std::nullopt;
      product *= it->second;
    }
    sum += product;
  }
  return sum;
}

std::string Poly::str() const {
  if (overflow)
    return "(too large)";
  std::string text;
  // The constant is first in the map and last in the text: `d + 1`.
  auto append = [&](const Monomial &monomial, const Rational &coefficient) {
    int64_t size = std::llabs(coefficient.num);
    if (text.empty())
      text = coefficient.num < 0 ? "-" : "";
    else
      text += coefficient.num < 0 ? " - " : " + ";
    std::string name = spell(monomial);
    if (size != 1 || name.empty())
      text += std::to_string(size) + (name.empty() ? "" : "*");
    text += name;
    if (coefficient.den != 1)
      text += "/" + std::to_string(coefficient.den);
  };
  for (const auto &[monomial, coefficient] : terms)
    if (!monomial.empty())
      append(monomial, coefficient);
  auto it = terms.find({});
  if (it != terms.end())
    append({}, it->second);
  return text.empty() ? "0" : text;
}

std::string str(const Shape &shape) {
  if (shape.empty())
    return "scalar";
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + shape[i].str();
  return text + "]";
}

Poly storedCount(const std::string &learner) { return Poly::dim(storedMark + learner); }

bool hasStoredCount(const Shape &shape) {
  return std::any_of(shape.begin(), shape.end(),
                     [](const Poly &axis) { return axis.usesDimStartingWith(storedMark); });
}

} // namespace tttc::dsl
