//===- Fit.cpp - GPU resources of a kernel, and sizes that fit ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Fit.h.
//
//===----------------------------------------------------------------------===//

#include "Fit.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace tttc;

Fit tttc::readFit(ModuleOp module) {
  Fit worst;
  for (func::FuncOp func : module.getOps<func::FuncOp>()) {
    tile::LaunchAttr launch = tile::launchOf(func);
    if (!launch) {
      continue;
    }
    Fit fit;
    fit.function = func.getName().str();
    fit.threads = launch.getThreads();
    fit.elements = launch.getElements();
    fit.spilledBytes = launch.getSpilled();
    fit.sharedBytes = launch.getShared() + fit.spilledBytes;
    if (std::pair(std::max(fit.load(), 1.0), fit.spilledBytes) >
        std::pair(std::max(worst.load(), 1.0), worst.spilledBytes)) {
      worst = fit;
    }
  }
  return worst;
}

static void collectNames(const dsl::Expr &expr, const dsl::DimEnv &dims,
                         std::vector<std::string> &names) {
  if (expr.kind == dsl::ExprKind::Name && dims.count(expr.spelling)) {
    names.push_back(expr.spelling);
  }
  for (const dsl::ExprPtr &operand : expr.operands) {
    collectNames(*operand, dims, names);
  }
}

/// The constants to shrink, best candidate first.
static std::vector<std::string> constantsToShrink(const dsl::Layer &layer, const dsl::DimEnv &dims,
                                                  dsl::SourceRange &place) {
  std::vector<std::string> names;
  place = layer.nameRange;
  for (const dsl::StmtPtr &stmt : layer.body.stmts) {
    if (stmt->kind == dsl::StmtKind::Every) {
      place = stmt->expr->range;
      collectNames(*stmt->expr, dims, names);
      break;
    }
  }
  std::vector<std::pair<double, std::string>> others;
  for (const dsl::Entity *constant : layer.consts) {
    auto found = dims.find(constant->name);
    if (found != dims.end() && !llvm::is_contained(names, constant->name)) {
      others.push_back({-found->second, constant->name});
    }
  }
  llvm::sort(others);
  for (const auto &[size, name] : others) {
    names.push_back(name);
  }
  return names;
}

/// `size` divided by powers of two, the smallest first.
static std::vector<double> smallerSizes(double size) {
  constexpr int64_t least = 8;
  std::vector<double> sizes;
  for (int64_t half = int64_t(size) / 2; half >= least; half /= 2) {
    sizes.insert(sizes.begin(), double(half));
  }
  return sizes;
}

std::string tttc::findSize(
    const dsl::Layer &layer, const dsl::DimEnv &dims, dsl::SourceRange &place,
    llvm::function_ref<std::optional<Fit>(const std::string &name, double size)> measure) {
  auto text = [](const std::string &name, double size) {
    return name + " = " + std::to_string(int64_t(size));
  };
  std::string tried;
  for (const std::string &name : constantsToShrink(layer, dims, place)) {
    // From the smallest up, because small sizes compile fastest.
    double largest = 0;
    for (double size : smallerSizes(dims.at(name))) {
      std::optional<Fit> fit = measure(name, size);
      if (!fit) { // not a size that the layer can have
        continue;
      }
      if (!fit->fits()) {
        tried += largest ? "" : (tried.empty() ? "" : ", ") + text(name, size);
        break;
      }
      largest = size;
    }
    if (largest) {
      return text(name, largest) + " fits";
    }
  }
  return tried.empty() ? "no constant of the layer can be made smaller"
                       : "none of these fits either: " + tried;
}

std::string tttc::describe(const Fit &fit, const Gpu &gpu) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "`" << fit.function << "` does not fit " << gpu.name << ": ";
  if (fit.spilledBytes) {
    os << "a block wants " << fit.sharedBytes << " bytes of shared memory, of " << gpu.sharedBytes
       << " that it has; " << fit.spilledBytes << " lie in global memory";
  }
  if (fit.load() > 1) {
    os << (fit.spilledBytes ? "; and " : "") << "each of its " << fit.threads
       << " threads holds about " << fit.elements << " numbers at a time, and has "
       << fit.registers() << " registers for them";
  }
  return text;
}
