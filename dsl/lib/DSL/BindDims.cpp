//===- BindDims.cpp - Dims from arrays, options and defaults ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See bindDims in Sema.h.
//
//===----------------------------------------------------------------------===//

#include "SemaConst.h"
#include "SemaExprWalk.h"
#include "SemaText.h"

#include "tttc/DSL/Fingerprint.h"
#include "tttc/DSL/Spelling.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tttc::dsl {

namespace {

class Binder {
public:
  Binder(const Layer &layer, const ArrayShapes &arrays, Diagnostics &diags, double elements)
      : layer(layer), arrays(arrays), diags(diags), elements(elements) {}

  std::optional<DimEnv> run(const DimEnv &overrides) {
    const size_t before = diags.errors();
    for (const auto &entity : layer.entities)
      bindArray(*entity);
    override(overrides);
    defaults();
    if (diags.errors() != before)
      return std::nullopt;
    for (const auto &entity : layer.entities)
      checkAxes(*entity);
    for (const auto &entity : layer.entities)
      if (entity->trainedFrom)
        checkTrainingStart(*entity->trainedFrom);
    checkProgram();
    if (diags.errors() != before)
      return std::nullopt;
    return dims;
  }

private:
  /// Binds a dim to a value; `source` names its origin for messages.
  void bind(const std::string &name, double value, SourceRange range, const std::string &source) {
    auto [it, isNew] = dims.try_emplace(name, value);
    if (isNew) {
      sources[name] = source;
      if (name == "heads" && !isSize(value))
        diags.error(range, "`heads` must be a whole positive number, found " + exactText(value) +
                               " by " + source);
    } else if (it->second != value) {
      diags.error(range,
                  quoted(name) + " is " + exactText(it->second) + " by " + sources[name] + " and " +
                      exactText(value) + " by " + source,
                  "arrays and `--dim` must agree");
    }
  }

  /// The lengths of the declared axes of the array given for `entity`; nothing
  /// if there is none or its rank is wrong.
  std::optional<std::vector<int64_t>> ownAxes(const Entity &entity, bool report) {
    auto it = arrays.find(entity.name);
    const bool isToken = entity.kind == EntityKind::Token,
               isState = entity.kind == EntityKind::State;
    if (it == arrays.end() || (!isToken && !isState && entity.kind != EntityKind::Param))
      return std::nullopt;
    const std::vector<int64_t> &shape = it->second;
    std::vector<std::string> outer;
    if (isToken)
      outer = {"B", "H", "T"};
    else
      outer = {"H"};
    if (entity.shared)
      outer.erase(std::find(outer.begin(), outer.end(), "H"));
    const size_t own = entity.axes.size() + entity.growing;
    if (isState && (shape.size() == own + 2 || entity.growing))
      outer = {"B", "H"};
    if (shape.size() != outer.size() + own) {
      std::string expected;
      for (const std::string &axis : outer)
        expected += (expected.empty() ? "" : ", ") + axis;
      if (entity.growing)
        expected += ", *";
      for (const ExprPtr &axis : entity.axes)
        expected += (expected.empty() ? "" : ", ") + textOf(diags, axis->range);
      if (report)
        diags.error(entity.range, "the array for " + quoted(entity.name) + " has " +
                                      std::to_string(shape.size()) + " axes, expected [" +
                                      expected + "]");
      return std::nullopt;
    }
    if (report)
      for (size_t i = 0; i < outer.size(); ++i)
        bindOuter(outer[i], shape[i], entity);
    return std::vector<int64_t>(shape.begin() + outer.size() + entity.growing, shape.end());
  }

  void bindOuter(const std::string &axis, int64_t length, const Entity &entity) {
    const std::string source = "the array for " + quoted(entity.name);
    if (axis == "H")
      return bind("heads", static_cast<double>(length), entity.range, source);
    auto [it, isNew] = outerLengths.try_emplace(axis, length);
    if (isNew)
      sources[axis + " axis"] = source;
    else if (it->second != length)
      diags.error(entity.range, source + " has " + std::to_string(length) + " on axis " + axis +
                                    ", expected " + std::to_string(it->second) + " as in " +
                                    sources[axis + " axis"]);
  }

  void bindArray(const Entity &entity) {
    std::optional<std::vector<int64_t>> own = ownAxes(entity, true);
    if (!own)
      return;
    for (size_t i = 0; i < own->size(); ++i) {
      const Expr &axis = *entity.axes[i];
      const bool isDim = axis.kind == ExprKind::Name || axis.kind == ExprKind::Heads;
      if (isDim)
        bind(axis.kind == ExprKind::Heads ? "heads" : axis.spelling, static_cast<double>((*own)[i]),
             axis.range, "the array for " + quoted(entity.name));
    }
  }

  void override(const DimEnv &overrides) {
    for (const auto &[name, value] : overrides) {
      const std::string &dim = name; // a lambda cannot capture a structured binding
      auto it = std::find_if(layer.consts.begin(), layer.consts.end(),
                             [&](const Entity *constant) { return constant->name == dim; });
      if (it == layer.consts.end() && name != "heads")
        diags.error(layer.nameRange,
                    "layer " + quoted(layer.name) + " has no constant " + quoted(name),
                    didYouMean(name, settable(),
                               "`--dim` takes the constants in the layer's header, and `heads`"));
      else
        bind(name, value, it == layer.consts.end() ? layer.nameRange : (*it)->range, "`--dim`");
    }
  }

  std::vector<std::string> settable() const {
    std::vector<std::string> names;
    for (const Entity *constant : layer.consts)
      names.push_back(constant->name);
    names.push_back("heads");
    return names;
  }

  void defaults() {
    for (const Entity *constant : layer.consts) {
      if (dims.count(constant->name))
        continue;
      if (!constant->init) {
        diags.error(constant->range, "no value for " + quoted(constant->name),
                    "give an array with this axis, or `--dim " + constant->name + "=...`");
        continue;
      }
      std::optional<double> value = evaluate(*constant->init, dims, Division::Numbers);
      if (value)
        bind(constant->name, *value, constant->range, "its default");
      else
        noValue(*constant->init);
    }
  }

  void checkTrainingStart(const Expr &start) {
    auto hasValue = [&](const Expr &expr) {
      if (evaluate(expr, dims, Division::Numbers))
        return true;
      noValue(expr, "where training begins is a finite number");
      return false;
    };
    bool good = isDistribution(start) || hasValue(start);
    for (size_t i = 0; isDistribution(start) && i < start.operands.size(); ++i)
      good &= hasValue(*start.operands[i]);
    if (good)
      checkStart(start, dims, diags);
  }

  void noValue(const Expr &expr, const char *otherwise = "in sizes a division must come out") {
    bool usesHeads = false, dividesByZero = false;
    walkExpr(&expr, [&](const Expr &part) {
      usesHeads |= part.kind == ExprKind::Heads;
      dividesByZero |= part.kind == ExprKind::Div && evaluate(*part.operands[1], dims) == 0;
      return true;
    });
    if (usesHeads && !dims.count("heads"))
      diags.error(expr.range, "no value for `heads`",
                  "`--dim heads=...` gives it, and so does an array that is per head");
    else
      diags.error(expr.range, "`" + textOf(diags, expr.range) + "` has no value with these dims",
                  dividesByZero ? "it divides by zero" : otherwise);
  }

  /// The value of a size. Reports an error and returns nothing if it is not a valid size.
  std::optional<double> size(const Expr &expr, const std::string &what) {
    std::optional<double> value = evaluate(expr, dims);
    if (!value) {
      noValue(expr);
      return std::nullopt;
    }
    if (isSize(*value))
      return value;
    diags.error(expr.range, what + " must be " + expectedSize(*value) + ", found " +
                                exactText(*value) + " for `" + textOf(diags, expr.range) + "`");
    return std::nullopt;
  }

  void checkAxes(const Entity &entity) {
    std::optional<std::vector<int64_t>> own = ownAxes(entity, false);
    double count = 1;
    for (size_t i = 0; i < entity.axes.size(); ++i) {
      std::optional<double> expected = size(*entity.axes[i], "an axis");
      count *= expected.value_or(1);
      if (expected && own && static_cast<double>((*own)[i]) != *expected)
        diags.error(entity.axes[i]->range, "the array for " + quoted(entity.name) + " has " +
                                               std::to_string((*own)[i]) +
                                               " on this axis, expected " + exactText(*expected));
    }
    if (count > elements)
      tooLarge(entity);
  }

  void tooLarge(const Entity &entity) {
    const Expr *largest = entity.axes.front().get();
    std::string shape, reasons;
    std::set<std::string> named;
    for (const ExprPtr &axis : entity.axes) {
      shape += (shape.empty() ? "" : " x ") + exactText(*evaluate(*axis, dims));
      if (*evaluate(*axis, dims) > *evaluate(*largest, dims))
        largest = axis.get();
      walkExpr(axis.get(), [&](const Expr &part) {
        const std::string name = part.kind == ExprKind::Heads ? "heads" : part.spelling;
        if ((part.kind == ExprKind::Name || part.kind == ExprKind::Heads) && dims.count(name) &&
            named.insert(name).second)
          reasons += (reasons.empty() ? "" : ", ") + quoted(name) + " is " + exactText(dims[name]) +
                     " by " + sources[name];
        return true;
      });
    }
    if (elements < absoluteMaxElements)
      reasons +=
          (reasons.empty() ? "" : "; ") + std::string("`--allow-huge` takes it all the same");
    diags.error(largest->range,
                quoted(entity.name) + " has " + shape + " elements, expected at most " +
                    exactText(elements),
                reasons);
  }

  void checkProgram() {
    loops(layer.body, nullptr);
    forEachRoot(layer, [&](const Expr &root) {
      walkExpr(&root, [&](const Expr &expr) {
        if (expr.kind == ExprKind::Mod)
          size(*expr.operands[1], "the number after `%`");
        for (const Option &option : expr.options)
          if (option.name == "last" || option.name == "steps")
            size(*option.value, quoted(option.name));
          else if (std::optional<double> value = evaluate(*option.value, dims);
                   value && (*value < 0 || (*value == 0 && option.name == "base")))
            diags.error(
                option.value->range,
                "expected " + quoted(option.name) +
                    (option.name == "base" ? " above 0, found " : " of at least 0, found ") +
                    exactText(*value));
        if (expr.builtin == Builtin::Zeros)
          for (const ExprPtr &axis : expr.operands)
            size(*axis, "an axis");
        if (expr.kind == ExprKind::Index)
          index(expr);
        if (expr.builtin == Builtin::Rope || expr.builtin == Builtin::RopeHalves)
          pairs(expr);
        return true;
      });
    });
  }

  void loops(const Block &block, const Expr *outer) {
    for (const StmtPtr &stmt : block.stmts) {
      if (!stmt->body)
        continue;
      const Expr *group = outer;
      if (stmt->expr) {
        const bool isEvery = stmt->kind == StmtKind::Every;
        std::optional<double> length =
            size(*stmt->expr, isEvery ? "the length of `every`" : "the length of `repeat`");
        std::optional<double> around =
            isEvery && outer ? evaluate(*outer, dims) : std::optional<double>();
        if (length && around && std::fmod(*around, *length) != 0)
          diags.error(stmt->expr->range, "an inner `every` must divide the outer one, found " +
                                             exactText(*length) + " in " + exactText(*around));
        if (isEvery)
          group = stmt->expr.get();
      }
      loops(*stmt->body, group);
    }
  }

  /// Checks a constant index into a declared array, `k[2]` or `k[0][2]`.
  void index(const Expr &expr) {
    size_t axis = 0;
    const Expr *base = expr.operands[0].get();
    for (; base->kind == ExprKind::Index; base = base->operands[0].get())
      ++axis;
    if (base->kind != ExprKind::Name || !base->entity || base->entity->growing ||
        axis >= base->entity->axes.size() || !isConstant(*expr.operands[1]))
      return;
    std::optional<double> extent = evaluate(*base->entity->axes[axis], dims),
                          position = evaluate(*expr.operands[1], dims);
    if (extent && (!position || *position < 0 || *position >= *extent))
      diags.error(expr.operands[1]->range, "the index `" + textOf(diags, expr.operands[1]->range) +
                                               "` does not fit an axis of " + exactText(*extent));
  }

  /// Checks that the row that `rope` rotates has an even length. In the body of a function the
  /// length is unknown.
  void pairs(const Expr &expr) {
    const Shape &shape = expr.operands[0]->type.shape;
    const std::optional<double> length = shape.empty() ? std::nullopt : shape.back().evaluate(dims);
    if (length && std::fmod(*length, 2) != 0)
      diags.error(expr.range,
                  quoted(expr.spelling) + " turns pairs of entries, found an odd axis of " +
                      exactText(*length),
                  "its last axis is even");
  }

  const Layer &layer;
  const ArrayShapes &arrays;
  Diagnostics &diags;
  const double elements; ///< limit per array
  DimEnv dims;
  std::map<std::string, std::string> sources;
  std::map<std::string, int64_t> outerLengths;
};

} // namespace

std::optional<DimEnv> bindDims(const Layer &layer, const DimEnv &overrides,
                               const ArrayShapes &arrays, Diagnostics &diags, double elements) {
  return Binder(layer, arrays, diags, elements).run(overrides);
}

} // namespace tttc::dsl
