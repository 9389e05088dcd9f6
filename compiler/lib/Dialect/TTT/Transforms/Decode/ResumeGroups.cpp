//===- ResumeGroups.cpp - Groups that earlier calls began ----------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "GroupRows.h"

#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTRESUMEGROUPSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

static RankedTensorType withRows(Value rows, int64_t count) {
  SmallVector<int64_t> shape(tensorType(rows).getShape());
  shape[0] = count;
  return RankedTensorType::get(shape, tensorType(rows).getElementType());
}

static Value indexOf(OpBuilder &b, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(b, loc, value);
}

//===----------------------------------------------------------------------===//
// The open group as a loop of its own
//===----------------------------------------------------------------------===//

namespace {
/// What the open group leaves to a decode call.
struct Kept {
  SmallVector<Value> rows;    ///< [chunk, ...], zero past the group's tokens
  SmallVector<Value> carried; ///< by loops over its tokens
};
} // namespace

/// Replaces a loop by two, over full groups and over the open one. The open group gives the rows of
/// `caches` too and, if there are `loops`, their carried tensors; with `hasEnd` it computes the
/// states at its end, which are dropped.
static Kept split(EveryOp loop, bool hasEnd, ArrayRef<Value> caches, ArrayRef<EachTokenOp> loops) {
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  const int64_t size = loop.getChunk();
  const unsigned carried = loop.getInits().size();
  Value rest = arith::RemUIOp::create(b, loc, loop.getLength(), indexOf(b, loc, size));
  Value full = arith::SubIOp::create(b, loc, loop.getLength(), rest);
  auto whole = EveryOp::create(b, loc, loop->getResultTypes(), size, loop.getFirst(), full,
                               loop.getTokens(), loop.getInits(), false);
  IRMapping ofWhole, mapping;
  loop.getBody().cloneInto(&whole.getBody(), ofWhole);

  SmallVector<Value> inits, tokens;
  if (hasEnd) {
    llvm::append_range(inits, whole.getCarriedResults());
  } else {
    mapping.map(loop.getCarriedArgs(), whole.getCarriedResults());
  }
  const size_t states = inits.size();
  for (EachTokenOp each : loops) {
    for (Value value : each.getCarriedResults()) {
      inits.push_back(createSplat(b, loc, tensorType(value), 0));
    }
  }
  SmallVector<Type> types(ValueRange(inits).getTypes());
  for (Value row : loop.getYield()->getOperands().drop_front(carried)) {
    types.push_back(row.getType());
  }
  llvm::append_range(types, ValueRange(caches).getTypes());
  for (Value stream : loop.getTokens()) {
    tokens.push_back(TakeRowsOp::create(b, loc, withRows(stream, size), stream, full, rest));
  }
  Value first = arith::AddIOp::create(b, loc, loop.getFirst(), full);
  auto open = EveryOp::create(b, loc, types, size, first, rest, tokens, inits, false);
  loop.getBody().cloneInto(&open.getBody(), mapping);
  Block &body = open.getBody().front();
  SmallVector<Value> results(body.getTerminator()->getOperands()), yielded;
  if (hasEnd) {
    llvm::append_range(yielded, ArrayRef(results).take_front(carried));
  }
  for (EachTokenOp each : loops) {
    for (Value value : each.getCarriedResults()) {
      body.addArgument(value.getType(), loc);
      yielded.push_back(mapping.lookup(value));
    }
  }
  llvm::append_range(yielded, ArrayRef(results).drop_front(carried));
  for (Value value : caches) {
    yielded.push_back(mapping.lookup(value));
  }
  body.getTerminator()->setOperands(yielded);

  for (auto [old, now] : llvm::zip(loop.getCarriedResults(), whole.getCarriedResults())) {
    old.replaceAllUsesWith(now);
  }
  ValueRange openRows = open.getRowResults();
  for (auto [i, old] : llvm::enumerate(loop.getRowResults())) {
    old.replaceAllUsesWith(
        OverwriteRowsOp::create(b, loc, whole.getRowResults()[i], openRows[i], full, rest));
  }
  Kept kept;
  // Rows past the open group's tokens are zero, so that they are finite.
  for (Value rows : openRows.drop_front(loop.getRowResults().size())) {
    Value none = createSplat(b, loc, tensorType(rows), 0);
    kept.rows.push_back(OverwriteRowsOp::create(b, loc, none, rows, indexOf(b, loc, 0), rest));
  }
  llvm::append_range(kept.carried, open.getCarriedResults().drop_front(states));
  loop.erase();
  return kept;
}

//===----------------------------------------------------------------------===//
// The new rows alone
//===----------------------------------------------------------------------===//

/// Factors of more rows than this are not merged: they fill the registers by themselves.
constexpr int64_t mostMerged = 4;

namespace {
/// A loop of a decode entry, with what `ttt-derive-decode` has put around it.
struct Resumed {
  EveryOp loop;
  SmallVector<Value> tokens; ///< of the call, [N, ...]
  SmallVector<Value> given;  ///< carried rows of the tokens of the open group: arguments
  Value count;               ///< tokens of the call
};
} // namespace

static std::optional<Resumed> matchStreams(EveryOp loop) {
  Resumed found;
  found.loop = loop;
  for (Value stream : loop.getTokens()) {
    auto both = stream.getDefiningOp<OverwriteRowsOp>();
    auto before = both ? both.getInto().getDefiningOp<TakeRowsOp>() : nullptr;
    if (!before || both.getAt() != loop.getPast() || !isa<BlockArgument>(before.getRows()) ||
        !tensorType(stream).hasStaticShape()) {
      return std::nullopt;
    }
    for (Value rows : loop.getRowResults()) {
      if (!llvm::all_of(rows.getUsers(), llvm::IsaPred<TakeRowsOp>)) {
        return std::nullopt;
      }
    }
    found.tokens.push_back(both.getRows());
    found.given.push_back(before.getRows());
    found.count = both.getCount();
  }
  return found;
}

namespace {
/// Replaces a resumed loop by one over the groups that the call has new tokens of. What a call
/// leaves to the next is in `rowCaches` and `loopCaches`, arguments.
class GroupsOfCall {
public:
  GroupsOfCall(Resumed &resumed, GroupRows &plan, int64_t mostTokens, ValueRange rowCaches,
               ValueRange loopCaches)
      : loop(resumed.loop), resumed(resumed), plan(plan), mostTokens(mostTokens),
        rowCaches(rowCaches), loopCaches(loopCaches), b(resumed.loop), loc(resumed.loop.getLoc()) {}

  /// Returns the states at the start of the open group, then the caches after the call.
  SmallVector<Value> build();

private:
  Value index(int64_t value) { return indexOf(b, loc, value); }
  Value add(Value x, Value y) { return arith::AddIOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return arith::SubIOp::create(b, loc, x, y); }
  SmallVector<Value> step(Value first, ValueRange carried);
  SmallVector<Value> endGroup(NewRows &rows, Value steps, ValueRange values);

  EveryOp loop;
  Resumed &resumed;
  GroupRows &plan;
  int64_t mostTokens;
  ValueRange rowCaches, loopCaches;
  OpBuilder b;
  Location loc;
};
} // namespace

/// The step of one group: carried are states, caches of rows, of loops, and rows of results.
SmallVector<Value> GroupsOfCall::step(Value first, ValueRange carried) {
  const int64_t size = loop.getChunk();
  NewRows::Call call;
  call.most = std::min(mostTokens, size);
  Value isFirst = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, first, index(0));
  call.past = arith::SelectOp::create(b, loc, isFirst, loop.getPast(), index(0));
  call.start = add(loop.getFirst(), first);
  call.end = arith::MinUIOp::create(b, loc, sub(loop.getLength(), first), index(size));
  call.count = sub(call.end, call.past);
  Value from = sub(add(first, call.past), loop.getPast()); // among the tokens of the call

  const unsigned states = loop.getInits().size();
  ValueRange statesNow = carried.take_front(states);
  ValueRange rowsNow = carried.slice(states, rowCaches.size());
  ValueRange loopsNow = carried.slice(states + rowCaches.size(), loopCaches.size());
  ValueRange outs = carried.drop_front(states + rowCaches.size() + loopCaches.size());
  SmallVector<SmallVector<Value>> ofLoops;
  for (EachTokenOp each : plan.loops()) {
    ofLoops.emplace_back(loopsNow.take_front(each.getInits().size()));
    loopsNow = loopsNow.drop_front(each.getInits().size());
  }
  NewRows rows(loop, plan, b, call, resumed.tokens, from, statesNow, rowsNow, ofLoops);

  ValueRange yielded = loop.getYield()->getOperands();
  SmallVector<Value> given, kept, after;
  for (auto [out, row] : llvm::zip(outs, yielded.drop_front(states))) {
    given.push_back(rows.put(out, rows.newRows(row), from));
  }
  for (Value value : plan.rows()) {
    kept.push_back(rows.whole(value));
  }
  for (EachTokenOp each : plan.loops()) {
    llvm::append_range(after, rows.carriedAfter(each));
  }
  // A loop of one step at the end of a full group, so that states are updated in place.
  Value ends = arith::DivUIOp::create(b, loc, call.end, index(size));
  SmallVector<Value> values(statesNow);
  llvm::append_range(values, kept);
  values = endGroup(rows, ends, values);
  llvm::append_range(values, after);
  llvm::append_range(values, given);
  return values;
}

/// Updates the states, and clears the rows of the group: the next one must not read them, even
/// multiplied by zero.
SmallVector<Value> GroupsOfCall::endGroup(NewRows &rows, Value steps, ValueRange values) {
  const unsigned states = loop.getInits().size();
  auto end = scf::ForOp::create(b, loc, index(0), steps, index(1), values);
  OpBuilder::InsertionGuard guard(b);
  Block *block = end.getBody();
  b.setInsertionPointToStart(block);
  ValueRange now(end.getRegionIterArgs());
  rows.endGroup(now.take_front(states), now.drop_front(states));
  SmallVector<Value> next;
  for (Value state : loop.getYield()->getOperands().take_front(states)) {
    next.push_back(rows.whole(state));
  }
  for (Value kept : now.drop_front(states)) {
    Value none = createSplat(b, loc, tensorType(kept), 0);
    next.push_back(
        OverwriteRowsOp::create(b, loc, kept, none, index(0), index(int64_t(loop.getChunk()))));
  }
  scf::YieldOp::create(b, loc, next);
  return SmallVector<Value>(end.getResults());
}

/// Whether each of `most` rows of the left factor is multiplied with the right one, `ti,ij->tj`.
static bool isProductOfRows(ContractOp product, int64_t most) {
  StringRef left = product.lhsAxes(), right = product.rhsAxes(), result = product.resultAxes();
  return tensorType(product.getLhs()).getDimSize(0) == most && left.size() == 2 &&
         right.size() == 2 && result.size() == 2 && left[0] == result[0] && left[1] == right[0] &&
         right[1] == result[1];
}

/// Makes products of few rows with one matrix, as of the key and the query of a token with a state,
/// one product: the matrix is read once. `most`: rows of a factor.
static void mergeProducts(Block &block, int64_t most) {
  IRRewriter rewriter(block.getParentOp()->getContext());
  SmallVector<ContractOp> products(
      llvm::make_filter_range(block.getOps<ContractOp>(),
                              [&](ContractOp product) { return isProductOfRows(product, most); }));
  for (size_t i = 0; i < products.size(); ++i) {
    ContractOp first = products[i];
    auto second = std::find_if(products.begin() + ptrdiff_t(i) + 1, products.end(),
                               [&](ContractOp other) { return other.getRhs() == first.getRhs(); });
    if (second == products.end() || failed(moveOperationDependencies(rewriter, *second, first))) {
      continue;
    }
    Location loc = first.getLoc();
    rewriter.setInsertionPoint(first);
    const int64_t terms = tensorType(first.getLhs()).getDimSize(1),
                  columns = tensorType(first.getResult()).getDimSize(1);
    Type element = tensorType(first.getLhs()).getElementType();
    auto part = [&](int64_t row, int64_t width, SmallVectorImpl<OpFoldResult> &sizes,
                    SmallVectorImpl<OpFoldResult> &strides) {
      sizes.assign({rewriter.getIndexAttr(most), rewriter.getIndexAttr(width)});
      strides.assign(2, rewriter.getIndexAttr(1));
      return SmallVector<OpFoldResult>{rewriter.getIndexAttr(row), rewriter.getIndexAttr(0)};
    };
    SmallVector<OpFoldResult> sizes, strides;
    Value both = tensor::EmptyOp::create(rewriter, loc, {2 * most, terms}, element);
    for (auto [row, product] : {std::pair(int64_t(0), first), std::pair(most, *second)}) {
      SmallVector<OpFoldResult> offsets = part(row, terms, sizes, strides);
      both = tensor::InsertSliceOp::create(rewriter, loc, product.getLhs(), both, offsets, sizes,
                                           strides);
    }
    Value sums = ContractOp::create(rewriter, loc, first.getSubscripts(), both, first.getRhs());
    for (auto [row, product] : {std::pair(int64_t(0), first), std::pair(most, *second)}) {
      SmallVector<OpFoldResult> offsets = part(row, columns, sizes, strides);
      rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(product, sums, offsets, sizes, strides);
      rewriter.setInsertionPointAfter(sums.getDefiningOp());
    }
    products.erase(second);
  }
}

SmallVector<Value> GroupsOfCall::build() {
  SmallVector<Value> values(loop.getInits());
  llvm::append_range(values, rowCaches);
  llvm::append_range(values, loopCaches);
  const size_t kept = values.size();
  for (Value rows : loop.getRowResults()) {
    values.push_back(tensor::EmptyOp::create(b, loc, withRows(rows, ShapedType::kDynamic),
                                             ValueRange(resumed.count)));
  }
  Value isNone = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, resumed.count, index(0));
  Value length = arith::SelectOp::create(b, loc, isNone, index(0), loop.getLength());
  auto groups =
      scf::ForOp::create(b, loc, index(0), length, index(int64_t(loop.getChunk())), values);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(groups.getBody());
    SmallVector<Value> next = step(groups.getInductionVar(), groups.getRegionIterArgs());
    scf::YieldOp::create(b, loc, next);
    if (const int64_t most = std::min(mostTokens, int64_t(loop.getChunk())); most <= mostMerged) {
      mergeProducts(*groups.getBody(), most);
    }
  }
  for (auto [old, rows] : llvm::zip(loop.getRowResults(), groups.getResults().drop_front(kept))) {
    for (Operation *user : llvm::make_early_inc_range(old.getUsers())) {
      cast<TakeRowsOp>(user).getResult().replaceAllUsesWith(rows);
      user->erase();
    }
  }
  return SmallVector<Value>(groups.getResults().take_front(kept));
}

//===----------------------------------------------------------------------===//
// Prefill and decode of a layer
//===----------------------------------------------------------------------===//

namespace {
/// A cache in the signatures: argument of decode, result of both.
struct Cache {
  std::string name;
  Type type;
};

/// The prefill and decode entries of a layer, or of a stage of it. Decode computes new rows alone
/// if it needs no others of the open group.
class Entries {
public:
  Entries(func::FuncOp prefill, func::FuncOp decode, bool isInvariant)
      : prefill(prefill), decode(decode), isInvariant(isInvariant) {}

  /// Replaces all loops that resume. With `areAlone` a call computes new rows only, where it can.
  void run(bool areAlone);

private:
  void resume(EveryOp before, EveryOp after);
  std::optional<NotAlone> keepRows(EveryOp before, EveryOp after);
  SmallVector<Cache> nameCaches(GroupRows &plan, Resumed &resumed);
  void replaceResults(func::FuncOp func, ArrayRef<std::string> dropped, ArrayRef<Cache> kept,
                      ValueRange values);

  func::FuncOp prefill, decode;
  bool isInvariant, areAlone = false;
};
} // namespace

SmallVector<Cache> Entries::nameCaches(GroupRows &plan, Resumed &resumed) {
  llvm::StringSet<> taken;
  for (BlockArgument argument : decode.getArguments()) {
    taken.insert(tensorOf(argument).getName());
  }
  StringRef given = tensorOf(resumed.given.front()).getName();
  const std::string prefix = given.rsplit("rows.").first.str();
  auto unique = [&](const std::string &kind) {
    for (unsigned i = 0;; ++i) {
      std::string name = prefix + kind + "." + std::to_string(i);
      if (taken.insert(name).second) {
        return name;
      }
    }
  };
  SmallVector<Cache> kept;
  for (Value value : plan.rows()) {
    auto argument = dyn_cast<BlockArgument>(value);
    std::optional<unsigned> token = argument ? resumed.loop.getTokenNumber(argument) : std::nullopt;
    kept.push_back({token ? tensorOf(resumed.given[*token]).getName().str() : unique("rows"),
                    value.getType()});
  }
  for (EachTokenOp each : plan.loops()) {
    for (Value value : each.getCarriedResults()) {
      kept.push_back({unique("open"), value.getType()});
    }
  }
  return kept;
}

/// Drops results by name and appends the caches after the call.
void Entries::replaceResults(func::FuncOp func, ArrayRef<std::string> dropped, ArrayRef<Cache> kept,
                             ValueRange values) {
  auto ret = cast<func::ReturnOp>(func.getBody().front().getTerminator());
  SmallVector<Value> results;
  SmallVector<Attribute> attributes;
  Axes axes = Axes::B;
  for (auto [i, value] : llvm::enumerate(ret.getOperands())) {
    TensorAttr tensor = resultTensor(func, i);
    if (llvm::is_contained(dropped, tensor.getName().getValue())) {
      axes = tensor.getAxes();
      continue;
    }
    results.push_back(value);
    attributes.push_back(func.getResultAttrDict(i));
  }
  for (auto [cache, value] : llvm::zip(kept, values)) {
    auto name = StringAttr::get(func.getContext(), cache.name + "_final");
    results.push_back(value);
    attributes.push_back(
        dictionaryOf(func.getContext(),
                     TensorAttr::get(func.getContext(), name, Role::Final, axes, 1, FloatType())));
  }
  ret->setOperands(results);
  func.setType(FunctionType::get(func.getContext(), func.getArgumentTypes(),
                                 ValueRange(results).getTypes()));
  func.setResAttrsAttr(ArrayAttr::get(func.getContext(), attributes));
}

/// Returns why the loops stay as they are.
std::optional<NotAlone> Entries::keepRows(EveryOp before, EveryOp after) {
  std::optional<Resumed> resumed = matchStreams(after);
  if (!resumed) {
    return NotAlone{after.getLoc(), "its tokens are not those that `ttt-derive-decode` carries"};
  }
  GroupRows inPrefill(before), inDecode(after);
  for (GroupRows *plan : {&inPrefill, &inDecode}) {
    if (std::optional<NotAlone> why = plan->plan()) {
      return why;
    }
  }
  SmallVector<Cache> kept = nameCaches(inDecode, *resumed);
  SmallVector<Type> types(ValueRange(inPrefill.rows()).getTypes());
  for (EachTokenOp each : inPrefill.loops()) {
    llvm::append_range(types, each.getCarriedResults().getTypes());
  }
  // Caches are matched by their number.
  const bool isSame = OperationEquivalence::isRegionEquivalentTo(
      &before.getBody(), &after.getBody(), OperationEquivalence::ignoreValueEquivalence, nullptr,
      OperationEquivalence::IgnoreLocations);
  if (!isSame ||
      !llvm::equal(types, llvm::map_range(kept, [](const Cache &cache) { return cache.type; }))) {
    return NotAlone{after.getLoc(), "prefill and decode would keep different values"};
  }
  SmallVector<std::string> dropped;
  for (Value given : resumed->given) {
    dropped.push_back((tensorOf(given).getName().getValue() + "_final").str());
  }
  emitRemark(after.getLoc()) << "[ttt-resume-groups] a decoded token computes its own row of the "
                                "mini-batch; kept for later ones: "
                             << inDecode.rows().size() << " rows of each token and the values of "
                             << inDecode.loops().size() << " loops";

  Kept left = split(before, isInvariant, inPrefill.rows(), inPrefill.loops());
  SmallVector<Value> values(left.rows);
  llvm::append_range(values, left.carried);
  replaceResults(prefill, dropped, kept, values);

  const Axes axes = tensorOf(resumed->given.front()).getAxes();
  SmallVector<Value> caches;
  for (const Cache &cache : kept) {
    auto name = StringAttr::get(decode.getContext(), cache.name);
    auto tensor = TensorAttr::get(decode.getContext(), name, Role::State, axes, 1, FloatType());
    (void)decode.insertArgument(decode.getNumArguments(), cache.type,
                                dictionaryOf(decode.getContext(), tensor), after.getLoc());
    caches.push_back(decode.getArguments().back());
  }
  const int64_t most = mostTokensOf(decode);
  SmallVector<Value> next =
      GroupsOfCall(*resumed, inDecode, most, ArrayRef(caches).take_front(inDecode.rows().size()),
                   ArrayRef(caches).drop_front(inDecode.rows().size()))
          .build();
  for (auto [old, now] : llvm::zip(after.getCarriedResults(), next)) {
    old.replaceAllUsesWith(now);
  }
  replaceResults(decode, dropped, kept, ArrayRef(next).drop_front(after.getInits().size()));
  SmallVector<Value> streams(after.getTokens());
  after.erase();
  // The rows of tokens that calls carried are no longer read.
  for (Value stream : streams) {
    SmallVector<Operation *> users(stream.getUsers());
    for (Operation *user : users) {
      if (user->use_empty()) {
        user->erase();
      }
    }
    Operation *both = stream.getDefiningOp();
    if (both && both->use_empty()) {
      Operation *taken = cast<OverwriteRowsOp>(both).getInto().getDefiningOp();
      both->erase();
      taken->erase();
    }
  }
  for (unsigned i = decode.getNumArguments(); i-- > 0;) {
    if (llvm::is_contained(resumed->given, decode.getArgument(i))) {
      (void)decode.eraseArgument(i);
    }
  }
  return std::nullopt;
}

void Entries::resume(EveryOp before, EveryOp after) {
  std::optional<NotAlone> why;
  if (areAlone) {
    why = keepRows(before, after);
    if (!why) {
      return;
    }
    emitRemark(why->loc) << "[ttt-resume-groups] a decoded token computes all rows of the "
                            "mini-batch so far: "
                         << why->reason;
  }
  (void)split(before, isInvariant, {}, {});
  (void)split(after, isInvariant, {}, {});
}

void Entries::run(bool areAlone) {
  this->areAlone = areAlone;
  auto resumed = [](func::FuncOp func) {
    SmallVector<EveryOp> loops;
    for (auto loop : func.getBody().front().getOps<EveryOp>()) {
      if (loop.getPast()) {
        loops.push_back(loop);
      }
    }
    return loops;
  };
  SmallVector<EveryOp> after = resumed(decode);
  for (EveryOp before : resumed(prefill)) {
    auto same =
        llvm::find_if(after, [&](EveryOp loop) { return loop.getLoc() == before.getLoc(); });
    if (same == after.end()) {
      (void)split(before, /*hasEnd=*/false, {}, {}); // decode computes its new tokens alone
      continue;
    }
    EveryOp loop = *same;
    after.erase(same);
    resume(before, loop);
  }
}

namespace {
struct TTTResumeGroupsPass : ttt::impl::TTTResumeGroupsPassBase<TTTResumeGroupsPass> {
  using TTTResumeGroupsPassBase::TTTResumeGroupsPassBase;

  void runOnOperation() override {
    llvm::MapVector<StringRef, std::pair<func::FuncOp, func::FuncOp>> stages;
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (entryKindOf(func) == EntryKind::Prefill) {
        stages[stageOf(func)].first = func;
      } else if (entryKindOf(func) == EntryKind::Decode) {
        stages[stageOf(func)].second = func;
      }
    }
    for (auto &[stage, entries] : stages) {
      if (!entries.first || !entries.second) {
        func::FuncOp alone = entries.first ? entries.first : entries.second;
        alone.emitError("expected a prefill and a decode entry, found one of them");
        return signalPassFailure();
      }
      Entries(entries.first, entries.second, invariant).run(newRows);
    }
  }
};
} // namespace
