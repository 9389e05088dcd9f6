//===- ImportStages.cpp - A layer as functions that run one after another - ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The states of a head are trained in a function of their own, one task per head. Views
// that are made of tokens of all heads, or of several tokens, are rows that a function
// before it computes (NAME_views), what joins the heads is one after it (NAME_join,
// ImportJoin.cpp). Rows pass from one to the next as tensors of role `internal`.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <functional>

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::Builtin;
using dsl::EntityKind;

bool Importer::isShift(Builtin builtin) {
  return builtin == Builtin::Prev || builtin == Builtin::Next || builtin == Builtin::Conv ||
         builtin == Builtin::Cumsum;
}

void Importer::reach(const dsl::Expr &expr, Reach &into, const CallSite *at) const {
  if (at && !into.seen.insert({&expr, at}).second) {
    return;
  }
  if (const dsl::Entity *entity = streamOf.lookup({&expr, nullptr})) {
    into.entities.insert(entity);
    return;
  }
  for (const dsl::ExprPtr &operand : expr.operands) {
    reach(*operand, into, at);
  }
  for (const dsl::Option &option : expr.options) {
    reach(*option.value, into, at);
  }
  if (isShift(expr.builtin) && !readsParameter(expr)) {
    into.shifts.insert({&expr, nullptr});
  } else if (isShift(expr.builtin) && !into.isNamed) {
    into.shifts.insert({&expr, at});
  } else if (hasSites && expr.kind == dsl::ExprKind::Call && !into.isNamed) {
    reachCall(expr, into, at);
  }
  if (at && expr.entity) {
    const CallSite *outer = at;
    if (const dsl::Expr *argument = argumentOf(*expr.entity, outer)) {
      reach(*argument, into, outer);
    }
  }
  into.joins |= expr.builtin == Builtin::Join;
  into.positions |= expr.kind == dsl::ExprKind::TokenIndex;
  const dsl::Entity *entity = expr.entity;
  if (!entity || !into.entities.insert(entity)) {
    return;
  }
  bool wasNamed = std::exchange(into.isNamed, false);
  if (entity->kind == EntityKind::View && !ahead.contains(entity)) {
    reach(*entity->init, into);
  }
  into.isNamed = true;
  if (entity->kind == EntityKind::Function) {
    reach(*entity->function->body, into);
  }
  // A state's name, and that of a copy, bring what the learner's body reads.
  const dsl::Learner *learner = entity->learner ? entity->learner : entity->type.learner;
  if (learner && (entity == learner->entity || into.entities.insert(learner->entity))) {
    reach(*learner->result, into);
    for (const dsl::LocalDef &local : learner->locals) {
      reach(*local.expr, into);
    }
  }
  into.isNamed = wasNamed;
}

/// Whether the number of heads is in what is compiled: as a value, in a shape, in a join.
bool Importer::readsHeads() const {
  std::function<bool(const dsl::Expr &)> reads = [&](const dsl::Expr &expr) {
    return expr.kind == dsl::ExprKind::Heads || expr.builtin == Builtin::Join ||
           llvm::any_of(expr.operands, [&](const dsl::ExprPtr &part) { return reads(*part); });
  };
  std::function<bool(const dsl::Block &)> inBlock = [&](const dsl::Block &block) {
    return llvm::any_of(block.stmts, [&](const dsl::StmtPtr &stmt) {
      return (stmt->expr && reads(*stmt->expr)) || (stmt->body && inBlock(*stmt->body));
    });
  };
  auto inEntity = [&](const std::unique_ptr<dsl::Entity> &entity) {
    return (entity->init && reads(*entity->init)) ||
           (entity->trainedFrom && reads(*entity->trainedFrom)) ||
           llvm::any_of(entity->axes, [&](const dsl::ExprPtr &axis) { return reads(*axis); });
  };
  return inBlock(layer.body) || llvm::any_of(layer.entities, inEntity) ||
         llvm::any_of(layer.functions, [&](auto &function) { return reads(*function->body); }) ||
         llvm::any_of(layer.learners, [&](auto &learner) {
           return reads(*learner->result) ||
                  llvm::any_of(learner->locals,
                               [&](const dsl::LocalDef &local) { return reads(*local.expr); });
         });
}

/// What the stage of the states is made of; `withJoined`: that of the joined heads too.
Importer::Reach Importer::reachOfProgram(bool withJoined) const {
  Reach program;
  std::function<void(const dsl::Block &)> visit = [&](const dsl::Block &block) {
    for (const dsl::StmtPtr &stmt : block.stmts) {
      bool isRow = stmt->kind == dsl::StmtKind::Out || stmt->kind == dsl::StmtKind::Probe;
      if (isRow && !withJoined && isJoined(*stmt->expr)) {
        for (const dsl::Expr *part : handedOver(*stmt->expr)) {
          reach(*part, program);
        }
      } else if (stmt->expr) {
        reach(*stmt->expr, program);
      }
      if (stmt->body) {
        visit(*stmt->body);
      }
    }
  };
  visit(layer.body);
  for (const auto &learner : layer.learners) {
    for (const dsl::Entity *state : learner->states) {
      if (state->init) {
        reach(*state->init, program);
      }
    }
  }
  return program;
}

/// Whether the stage of the states would have to know other heads or other tokens to
/// compute a view.
bool Importer::isAhead(const dsl::Entity &view) const {
  Reach made;
  reach(*view.init, made);
  return view.perHead &&
         (!made.shifts.empty() || llvm::any_of(made.entities, [](const dsl::Entity *entity) {
           return entity->kind == EntityKind::Token && entity->shared;
         }));
}

void Importer::addResult(Value value, const std::string &name, StringRef role, StringRef axes,
                         int64_t timeBlock) {
  results.push_back(value);
  NamedAttrList list;
  list.set("ttt.name", builder.getStringAttr(name));
  list.set("ttt.role", builder.getStringAttr(role));
  list.set("ttt.axes", builder.getStringAttr(axes));
  if (timeBlock != 0) {
    list.set("ttt.time_block", builder.getI64IntegerAttr(timeBlock));
  }
  resultAttributes.push_back(list.getDictionary(&context));
}

/// An entity that the text does not name, owned by the importer.
const dsl::Entity *Importer::makeEntity(const std::string &name, dsl::SourceRange range) {
  made.push_back(std::make_unique<dsl::Entity>());
  made.back()->kind = EntityKind::Token;
  made.back()->name = name;
  made.back()->range = range;
  return made.back().get();
}

/// Opens the function NAME`suffix`. It takes what `reached` names, and learned states.
bool Importer::beginStage(StringRef suffix, const Reach &reached, bool hasStates) {
  streamed.clear();
  streams.clear();
  streamOf.clear();
  tapped.clear();
  bound.clear();
  results.clear();
  resultAttributes.clear();
  SmallVector<Type> types;
  SmallVector<Location> locations;
  SmallVector<DictionaryAttr> attributes;
  auto declareType = [&](const dsl::Entity &entity, StringRef name, RankedTensorType type,
                         StringRef role, StringRef axes) {
    SmallVector<int64_t> shape(type.getShape());
    if (axes.contains('T')) {
      shape.insert(shape.begin(), ShapedType::kDynamic);
    }
    types.push_back(tensorOf(shape));
    locations.push_back(named(entity));
    attributes.push_back(
        builder.getDictionaryAttr({builder.getNamedAttr("ttt.name", builder.getStringAttr(name)),
                                   builder.getNamedAttr("ttt.role", builder.getStringAttr(role)),
                                   builder.getNamedAttr("ttt.axes", builder.getStringAttr(axes))}));
  };
  auto declare = [&](const dsl::Entity &entity, StringRef role, StringRef axes) {
    if (std::optional<RankedTensorType> type = typeOf(entity)) {
      declareType(entity, entity.name, *type, role, axes);
    }
  };
  for (const dsl::Entity *entity : layer.tokens) {
    if (reached.entities.contains(entity)) {
      declare(*entity, "token", entity->shared ? "BT" : "BHT");
      streamed.push_back(entity);
    }
  }
  if (streamed.empty() && ahead.empty() && joinedRows.empty()) {
    // Of a program of `t` alone the tokens are counted.
    declare(*layer.tokens[0], "token", layer.tokens[0]->shared ? "BT" : "BHT");
    streamed.push_back(layer.tokens[0]);
  }
  for (auto &[view, type] : ahead) {
    if (reached.entities.contains(view)) {
      declareType(*view, view->name, type, "internal", "BHT");
      streamed.push_back(view);
    }
  }
  bool isJoin = suffix == "_join";
  for (const JoinedRow &row : isJoin ? ArrayRef<JoinedRow>(joinedRows) : ArrayRef<JoinedRow>()) {
    RankedTensorType type = row.type;
    if (row.joins) {
      // A head's entries follow each other, head after head.
      type = tensorOf({int64_t(dims.at("heads")) * type.getNumElements()});
    }
    declareType(*row.entity, row.entity->name, type, "internal", row.joins ? "BT" : "BHT");
    streamed.push_back(row.entity);
    streamOf[{row.expr, nullptr}] = row.entity;
  }
  size_t firstParam = types.size();
  SmallVector<const dsl::Entity *> params;
  for (const dsl::Entity *entity : layer.params) {
    if (reached.entities.contains(entity)) {
      declare(*entity, "param", entity->shared ? "" : "H");
      params.push_back(entity);
    }
  }
  for (const auto &learner : layer.learners) {
    for (const dsl::Entity *state : learner->states) {
      if (hasStates && !state->init && !state->growing) {
        declare(*state, "state", "BH");
      }
    }
  }
  if (failed) {
    return false;
  }
  builder.setInsertionPointToEnd(module->getBody());
  stage = func::FuncOp::create(builder, location(layer.nameRange), layer.name + suffix.str(),
                               builder.getFunctionType(types, {}));
  if (!suffix.empty()) {
    stage->setAttr("ttt.stage", builder.getStringAttr(suffix.drop_front()));
  }
  stage.setAllArgAttrs(attributes);
  Block *body = stage.addEntryBlock();
  for (auto [argument, at] : llvm::zip(body->getArguments(), locations)) {
    argument.setLoc(at);
  }
  builder.setInsertionPointToStart(body);
  for (auto [entity, argument] : llvm::zip(streamed, body->getArguments())) {
    streams[entity] = argument;
  }
  unsigned next = firstParam;
  for (const dsl::Entity *entity : params) {
    bound[entity] = Imported::of(body->getArgument(next++));
  }
  for (const auto &learner : layer.learners) {
    for (auto [i, state] : llvm::enumerate(learner->states)) {
      if (!hasStates) {
        continue;
      }
      if (state->growing) {
        slots[{learner->entity, int(i)}] = Imported::of(
            NoRowsOp::create(builder, location(state->range), slotType({learner->entity, int(i)})));
        continue;
      }
      Imported value = state->init ? eval(*state->init) : Imported::of(body->getArgument(next++));
      if (value) {
        slots[{learner->entity, int(i)}] =
            Imported::of(asTensor(value, slotType({learner->entity, int(i)})));
      }
    }
  }
  start = arith::ConstantIndexOp::create(builder, stage.getLoc(), 0);
  count = tensor::DimOp::create(builder, stage.getLoc(), body->getArgument(0), 0);
  importShifts(reached);
  return !failed;
}

void Importer::endStage() {
  func::ReturnOp::create(builder, stage.getLoc(), results);
  stage.setType(builder.getFunctionType(stage.getBody().front().getArgumentTypes(),
                                        ValueRange(results).getTypes()));
  stage.setResAttrsAttr(builder.getArrayAttr(resultAttributes));
  streamOf.clear();
}

void Importer::importViews(const Reach &program) {
  SmallVector<const dsl::Entity *> views;
  for (const dsl::Entity *view : layer.views) {
    if (program.entities.contains(view) && isAhead(*view)) {
      views.push_back(view);
    }
  }
  // What only other views read is written out where they do.
  for (const dsl::Entity *view : views) {
    ahead.insert({view, RankedTensorType()});
  }
  Reach direct = reachOfProgram();
  llvm::erase_if(views, [&](const dsl::Entity *view) { return !direct.entities.contains(view); });
  ahead.clear();
  if (views.empty()) {
    return;
  }
  Reach made;
  for (const dsl::Entity *view : views) {
    reach(*view->init, made);
  }
  if (!beginStage("_views", made, /*hasStates=*/false)) {
    return;
  }
  SmallVector<Value> rows = rowsOfTokens(stage.getLoc(), [&] {
    SmallVector<Value> values;
    for (const dsl::Entity *view : views) {
      Imported value = viewValue(*view);
      if (value.kind != Imported::Tensor) {
        unsupported(view->range, "a view of all heads that is a number");
        return SmallVector<Value>();
      }
      values.push_back(value.tensor);
    }
    return values;
  });
  if (failed) {
    return;
  }
  for (auto [view, value] : llvm::zip(views, rows)) {
    addResult(value, view->name, "internal", "BHT");
    ahead[view] = tensorOf(tensorType(value).getShape().drop_front());
  }
  endStage();
}
