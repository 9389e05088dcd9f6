//===- Type.h - Symbolic shapes and types ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes are vectors of polynomials over the layer's dims; two shapes are equal
// when they are equal as polynomials (docs/Language.md, "Declarations").
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_TYPE_H
#define TTTC_DSL_TYPE_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tttc::dsl {

struct Learner;

/// A polynomial over dims with rational coefficients (num/den, den > 0, reduced).
/// A monomial is the sorted list of its dims' names, `{"d","d","h"}` for d*d*h.
class Poly {
public:
  using Monomial = std::vector<std::string>;
  struct Rational {
    int64_t num = 0, den = 1;
    bool operator==(const Rational &o) const { return num == o.num && den == o.den; }
  };
  Poly() = default;
  static Poly constant(int64_t value);
  static Poly dim(const std::string &name);
  bool operator==(const Poly &o) const { return !overflow && !o.overflow && terms == o.terms; }
  bool operator!=(const Poly &o) const { return !(*this == o); }
  Poly operator+(const Poly &o) const;
  Poly operator-(const Poly &o) const;
  Poly operator*(const Poly &o) const;
  /// Divides in place by a polynomial of one term (`2`, `d`, `2*d`). Returns
  /// false, with nothing changed, if `o` has more terms or does not divide.
  bool divideBy(const Poly &o);
  /// Set when some operation left the range of int64, or made more terms than
  /// any shape has; such a poly equals nothing.
  bool overflowed() const { return overflow; }
  bool isConstant() const;
  int64_t constantValue() const; ///< pre: isConstant() and whole
  /// True if it is >= 0 for all dims of at least 1. May be false for a polynomial that is
  /// never negative.
  bool neverNegative() const;
  bool usesDimStartingWith(char first) const;
  /// Its value; nothing if a dim has none.
  std::optional<double> evaluate(const std::map<std::string, double> &dims) const;
  std::string str() const; ///< as a user would write it: `4*d`

private:
  void addTerm(const Monomial &monomial, Rational coefficient);
  void checkSize();
  std::map<Monomial, Rational> terms;
  bool overflow = false;
};

using Shape = std::vector<Poly>;
std::string str(const Shape &shape); ///< `[d, 4*d]`, `scalar`

/// The number of rows stored so far in the states of `learner` (the axis `*`).
/// It is a separate dim: equal to itself only, printed as `*`.
Poly storedCount(const std::string &learner);
/// Returns true if one of the axes counts stored tokens.
bool hasStoredCount(const Shape &shape);

enum class TypeKind {
  Unknown, ///< not known (yet), or erroneous: produces no further errors
  Array,   ///< scalar (rank 0), row (1), matrix (2), token-only higher ranks
  Learner, ///< a learner value: one array per state of `learner`, see Type::perState
  /// A learner value holding one number per state (`norm(g)`, `sum(f^2)`).
  LearnerNumbers,
};

struct Type {
  TypeKind kind = TypeKind::Unknown;
  Shape shape;                      ///< Array
  const Learner *learner = nullptr; ///< Learner, LearnerNumbers
  /// Learner: the shape held for each state, in the order of Learner::states.
  /// Empty: the states' own shapes (the only learner values that can be called,
  /// assigned to the learner or given to `grad`). `col_norms(f)` has others.
  std::vector<Shape> perState;
  bool growing = false;  ///< one of its axes is the stored-token count
  bool constant = false; ///< a number known at compile time
  bool perHead = false;  ///< each head has its own (docs/Language.md, "Declarations")

  static Type scalar() { return array({}); }
  static Type array(Shape shape) {
    Type t;
    t.kind = TypeKind::Array;
    t.growing = hasStoredCount(shape);
    t.shape = std::move(shape);
    return t;
  }
  static Type learnerValue(const Learner *l) {
    Type t;
    t.kind = TypeKind::Learner;
    t.learner = l;
    t.perHead = true;
    return t;
  }
  bool isUnknown() const { return kind == TypeKind::Unknown; }
  bool isArray() const { return kind == TypeKind::Array; }
  bool isScalar() const { return kind == TypeKind::Array && shape.empty(); }
  bool isLearner() const { return kind == TypeKind::Learner || kind == TypeKind::LearnerNumbers; }
  /// A learner value with the states' own shapes.
  bool isWholeLearner() const { return kind == TypeKind::Learner && perState.empty(); }
  /// Same kind, shapes and learner; `constant` and `perHead` do not count.
  bool sameShape(const Type &o) const {
    return kind == o.kind && shape == o.shape && learner == o.learner && perState == o.perState;
  }
};

} // namespace tttc::dsl

#endif // TTTC_DSL_TYPE_H
