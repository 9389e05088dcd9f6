//===- Stages.cpp - The stages of a layer in Python -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The views and the states of a head are written as one function, run for all heads of all
// sequences. The join of the heads is a separate function after it, of all heads of one sequence.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

using namespace mlir;
using namespace tttc;

LogicalResult Stages::write(ModuleOp functions) {
  std::set<std::string> taken;
  for (const torch::Argument &argument : arguments) {
    taken.insert(argument.name);
  }
  Writer head(module, source, taken);
  func::FuncOp joined;
  std::vector<std::string> given;
  for (auto func : functions.getOps<func::FuncOp>()) {
    if (ttt::stageOf(func) == "join") {
      joined = func;
      continue;
    }
    given.clear();
    if (failed(head.write(func))) {
      return failure();
    }
    for (unsigned i = 0; i < func.getNumResults(); ++i) {
      ttt::TensorAttr tensor = ttt::resultTensor(func, i);
      if (tensor.getRole() == ttt::Role::Internal) {
        given.push_back(tensor.getName().str());
      }
    }
  }
  module.head.line(
      "# _b: rows of one mini-batch; z: a row per token, s: a number, A: one per pair");
  module.head.paste(head.text);
  module.outputs = head.outputs;
  if (!joined) {
    return success();
  }
  // The join may also read views.
  for (unsigned i = 0; i < joined.getNumArguments(); ++i) {
    std::string name = ttt::argumentTensor(joined, i).getName().str();
    if (head.handed.count(name) && !llvm::is_contained(given, name)) {
      given.push_back(name);
    }
  }
  for (const std::string &name : given) {
    const std::string own = head.handed.at(name);
    module.outputs.push_back({own, own, /*perHead=*/true});
    taken.insert(own);
  }
  Writer all(module, source, taken);
  all.handed = head.handed;
  if (failed(all.write(joined))) {
    return failure();
  }
  join(joined, all, torch::freshName("output", taken));
  return success();
}

/// Writes the join, which takes the rows of all heads of all sequences from `result`.
void Stages::join(func::FuncOp func, const Writer &all, const std::string &name) {
  torch::Lines &after = module.after;
  std::vector<std::string> parameters;
  std::vector<bool> heads, sequences;
  bool isPerHead = false;
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    ttt::TensorAttr tensor = ttt::argumentTensor(func, i);
    auto given = all.handed.find(tensor.getName().str());
    parameters.push_back(given == all.handed.end() ? torch::pythonName(tensor.getName().str())
                                                   : given->second);
    heads.push_back(tensor.has(ttt::Axes::H));
    sequences.push_back(tensor.has(ttt::Axes::B));
    isPerHead |= heads.back();
    if (given != all.handed.end()) {
      // [B, H, T, ...] -> [B, T, H * ...]
      after.line(given->second + " = result.pop(\"" + given->second + "\")" +
                 (heads.back() ? "" : ".movedim(1, 2).flatten(2)  # heads side by side"));
    }
  }
  after.blank();
  after.line("def " + name + "(" + torch::commaList(parameters) + "):  # " +
             (isPerHead ? "one head beside all" : "all heads of one sequence"));
  after.indent();
  after.paste(all.text);
  std::vector<std::string> entries;
  for (const torch::Output &output : all.outputs) {
    entries.push_back("\"" + output.key + "\": " + output.value);
  }
  after.line("return {" + torch::commaList(entries) + "}");
  after.dedent();
  after.blank();
  std::string lifted = name;
  if (isPerHead) {
    after.line(torch::vmapLine("over_heads", lifted, heads));
    lifted = "over_heads";
  }
  after.line(torch::vmapLine("over_batch", lifted, sequences));
  after.line("result.update(over_batch(" + torch::commaList(parameters) + "))");
  for (const torch::Output &output : all.outputs) {
    if (isPerHead && !output.perHead) {
      after.line("result[\"" + output.key + "\"] = result[\"" + output.key +
                 "\"][:, 0]  # the same for all heads");
    }
  }
}
