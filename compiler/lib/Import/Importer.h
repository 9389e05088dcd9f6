//===- Importer.h - The importer's state ------------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_IMPORT_IMPORTER_H
#define TTTC_LIB_IMPORT_IMPORTER_H

#include "tttc/DSL/Limits.h"
#include "tttc/Import/Import.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/SaveAndRestore.h"

#include <map>
#include <set>
#include <vector>

namespace tttc {

/// What an expression of the language is while it is imported.
struct Imported {
  enum Kind {
    Error,      ///< reported
    Number,     ///< known at compile time
    Tensor,     ///< a scalar, row or matrix
    Transposed, ///< the transpose of `tensor`: beside `@`, or in functions of its entries
    Diagonal,   ///< diag(`tensor`), only beside `@`
    Learner,    ///< one value per state
    Scores,     ///< products of the row `tensor` with the stored rows `keys`
    Weights     ///< their softmax
  };
  Kind kind = Error;
  double number = 0;
  std::optional<dsl::SourceRange> place; ///< Number: of a literal
  mlir::Value tensor;
  mlir::Value keys; ///< Scores, Weights
  const dsl::Learner *learner = nullptr;
  std::vector<Imported> states; ///< Learner: Number or Tensor each

  explicit operator bool() const { return kind != Error; }
  static Imported of(double number) {
    Imported v;
    v.kind = Number;
    v.number = number;
    return v;
  }
  static Imported of(mlir::Value tensor, Kind kind = Tensor) {
    Imported v;
    v.kind = kind;
    v.tensor = tensor;
    return v;
  }
};

class Importer {
public:
  Importer(mlir::MLIRContext &context, const dsl::Layer &layer, const dsl::DimEnv &dims,
           unsigned bits, dsl::Diagnostics &diags, std::vector<WrittenOut> *writtenOut);
  mlir::OwningOpRef<mlir::ModuleOp> import();

private:
  /// A tensor that lives across statements: a variable, or one state of a
  /// learner or of a variable that is a learner value (else `state` is -1).
  using Slot = std::pair<const dsl::Entity *, int>;

  /// In place of a state: the last tokens of a stream.
  static constexpr int window = -2;
  /// In place of a state: what a probe gave for the groups so far.
  static constexpr int groupProbe = -3;

  // Program (ImportProgram.cpp, ImportLoop.cpp).
  void importBlock(const dsl::Block &block);
  void importStmt(const dsl::Stmt &stmt);
  void noteWrittenOut(const dsl::Stmt &stmt, mlir::Operation *before);
  void importLoop(const dsl::Stmt &stmt);
  void importRepeat(const dsl::Stmt &stmt);
  void assign(const dsl::Stmt &stmt);
  void emitRows(const std::string &name, const dsl::Expr &expr);
  void collectAssigned(const dsl::Block &block, llvm::SetVector<Slot> &slots);
  void addSlots(const dsl::Entity *target, llvm::SetVector<Slot> &slots);
  mlir::Value slotValue(Slot slot);
  mlir::RankedTensorType slotType(Slot slot);
  void finish();

  // Stages (ImportStages.cpp, ImportJoin.cpp): functions of their own for what all heads of a
  // token, or several tokens, have to do with.

  /// A call around an expression, which says what parameters stand for (ImportSites.cpp).
  struct CallSite {
    const dsl::Expr *call;
    const CallSite *caller; ///< null outside of functions and learners
  };
  /// The site is null where it does not matter: no parameter is read.
  using AtSite = std::pair<const dsl::Expr *, const CallSite *>;
  struct Callee {
    const dsl::Function *function;
    const dsl::Learner *learner;
  };
  static bool isShift(dsl::Builtin builtin);
  static bool readsParameter(const dsl::Expr &expr);
  bool shiftsParameters() const;
  const CallSite *siteOf(const dsl::Expr &call, const CallSite *caller) const;
  Callee calleeOf(const CallSite &at) const;
  const dsl::Expr *argumentOf(const dsl::Entity &name, const CallSite *&site) const;

  /// What an expression is made of, through views, functions and learners.
  struct Reach {
    llvm::SetVector<const dsl::Entity *> entities;
    llvm::DenseSet<AtSite> seen;           ///< with a site: what arguments share is met once
    llvm::SetVector<AtSite> shifts;        ///< prev(u), conv(u, C), ...; inner ones first
    bool joins = false, positions = false; ///< `join`, `t`
    bool isNamed = false;                  ///< in the body of what is named, not called: no site
  };
  /// A row that the stage of the joined heads reads.
  struct JoinedRow {
    const dsl::Expr *expr;
    const dsl::Entity *entity;   ///< the token that stands for it there
    mlir::RankedTensorType type; ///< of one head
    bool joins;                  ///< the heads side by side, else this head's own
  };
  /// `out` or a probe that is computed once the heads are joined.
  struct JoinedOutput {
    std::string name;
    const dsl::Expr *expr;
    llvm::StringRef role;
  };
  void reach(const dsl::Expr &expr, Reach &into, const CallSite *at = nullptr) const;
  void reachCall(const dsl::Expr &call, Reach &into, const CallSite *caller) const;
  Reach reachOfProgram(bool withJoined = false) const;
  bool readsHeads() const;
  bool isAhead(const dsl::Entity &view) const;
  bool beginStage(llvm::StringRef suffix, const Reach &reached, bool hasStates);
  void endStage();
  void addResult(mlir::Value value, const std::string &name, llvm::StringRef role,
                 llvm::StringRef axes, int64_t timeBlock = 0);
  const dsl::Entity *makeEntity(const std::string &name, dsl::SourceRange range);
  const dsl::Entity *addStream(const std::string &name, dsl::SourceRange range, mlir::Value rows);
  void importViews(const Reach &program);
  bool isJoined(const dsl::Expr &expr) const;
  bool hasHeads() const;
  void emitJoined(const std::string &name, const dsl::Expr &expr, llvm::StringRef role);
  llvm::SmallVector<const dsl::Expr *> handedOver(const dsl::Expr &expr) const;
  void handOver(const dsl::Expr &expr);
  void importJoin();
  Imported evalRope(const dsl::Expr &expr);

  // Probes outside of tokens, and in repetitions (ImportProbe.cpp).
  struct GroupProbe {
    int64_t length = 0; ///< of the groups
    std::string name;
    llvm::SmallVector<Slot> slots; ///< one, or one per state
  };
  mlir::Value insertAt(mlir::Location loc, mlir::Value part, mlir::Value whole,
                       std::optional<mlir::Value> index);
  llvm::SmallVector<int64_t> repeatedShape(mlir::RankedTensorType type) const;
  llvm::SmallVector<std::pair<std::string, mlir::Value>> namedParts(const Imported &value,
                                                                    const dsl::Expr &expr);
  void collectProbes(const dsl::Block &block, int64_t group);
  llvm::SmallVector<int64_t> timesAround(const dsl::Expr &probe) const;
  void startProbes();
  void emitGroupProbe(const std::string &name, const dsl::Expr &expr);
  void finishProbes();

  // Values of other tokens (ImportShift.cpp).
  llvm::SmallVector<mlir::Value>
  rowsOfTokens(mlir::Location loc, llvm::function_ref<llvm::SmallVector<mlir::Value>()> body);
  void importShifts(const Reach &reached);
  mlir::Value runningSum(mlir::Location loc, mlir::Value rows);
  mlir::Value rowsRead(const dsl::Expr &shift);
  mlir::Value shifted(const dsl::Expr &expr);
  std::optional<std::pair<int64_t, int64_t>> matrixSize(const dsl::Expr &expr,
                                                        const CallSite *at) const;
  bool isMatrix(const dsl::Expr &conv, const Imported &taps);
  bool checkTaps(const dsl::Expr &conv, int64_t count);
  llvm::SmallVector<const dsl::Entity *> delays(const dsl::Expr &conv, mlir::Value rows,
                                                int64_t first, int64_t end);
  Imported sumOfTaps(const dsl::Expr &conv, mlir::Value sum,
                     llvm::ArrayRef<const dsl::Entity *> inputs, const Imported &taps,
                     int64_t column);
  Imported evalShift(const dsl::Expr &expr);

  // Expressions (ImportExpr.cpp, ImportCall.cpp, ImportTokens.cpp).
  Imported eval(const dsl::Expr &expr);
  Imported evalName(const dsl::Expr &expr);
  Imported viewValue(const dsl::Entity &view);
  Imported evalMember(const dsl::Expr &expr);
  Imported evalIndex(const dsl::Expr &expr);
  Imported evalBinary(const dsl::Expr &expr);
  Imported evalMatMul(const dsl::Expr &expr);
  Imported evalCall(const dsl::Expr &expr);
  Imported at(const dsl::Expr &call, llvm::function_ref<Imported()> body);
  Imported evalBuiltin(const dsl::Expr &expr);
  Imported evalGrad(const dsl::Expr &expr);
  Imported sumOverTokens(const dsl::Expr &expr);

  // Windows (ImportWindow.cpp).
  static bool reachesTokens(const dsl::Stmt &loop);
  void startWindows();
  void enterWindows(bool atToken);
  Imported sumOverWindow(const dsl::Expr &expr);
  mlir::Value position(mlir::Location loc, mlir::IntegerAttr modulus);
  mlir::Value select(mlir::Location loc, mlir::Value present, double least, mlir::Value then,
                     mlir::Value otherwise);
  Imported ifAtLeast(mlir::Value present, double least, const Imported &value, const dsl::Expr &at);
  Imported callFunction(const dsl::Function &function, llvm::ArrayRef<Imported> arguments);
  Imported callLearner(const Imported &learner, const Imported &argument);
  Imported combine(dsl::ExprKind kind, const Imported &a, const Imported &b, const dsl::Expr &at);
  Imported perState(const Imported &value, llvm::function_ref<Imported(const Imported &)> map);
  Imported extremum(const dsl::Expr &at, const Imported &a, const Imported &b);
  Imported elementwise(const dsl::Expr &at, dsl::Builtin builtin, const Imported &value);
  Imported multiply(const Imported &a, const Imported &b, const dsl::Expr &at);
  Imported sumOf(const Imported &value, const dsl::Expr &at);
  Imported normAlong(const dsl::Expr &expr, const Imported &value);
  /// Says why `value`, which is no tensor, cannot be one here.
  Imported refuse(dsl::SourceRange range, const Imported &value);
  /// Applies the elementwise `map` to transposes and numbers: the transpose of its result on the
  /// matrices themselves.
  Imported ofTransposes(const Imported &a, const Imported &b,
                        llvm::function_ref<Imported(const Imported &, const Imported &)> map,
                        dsl::SourceRange range);

  // Stored tokens (ImportStored.cpp).
  static bool readsStored(const Imported &value);
  Imported refuseStored(dsl::SourceRange range, const std::string &what);
  std::optional<mlir::RankedTensorType> storedType(const dsl::Entity &entity);
  Imported append(const dsl::Expr &expr);
  Imported softmax(const dsl::Expr &expr);
  Imported multiplyStored(const Imported &a, const Imported &b, const dsl::Expr &at);
  Imported combineStored(dsl::ExprKind kind, const Imported &a, const Imported &b,
                         const dsl::Expr &at);
  bool checkInnerGradient(mlir::ttt::GradOp grad, const dsl::Expr &at);

  /// Warns of a number that is infinite or zero in the element type and was not.
  void checkRange(const Imported &value, mlir::FloatType type);
  mlir::Value asTensor(const Imported &value, mlir::RankedTensorType type);
  Imported currentLearner(const dsl::Entity *entity);
  std::optional<double> option(const dsl::Expr &call, llvm::StringRef name, double fallback);

  Imported unsupported(dsl::SourceRange range, const std::string &what,
                       const std::string &hint = "");
  mlir::Location location(dsl::SourceRange range);
  /// The same with what the text calls an argument of a block, by which IR prints it.
  mlir::Location named(llvm::StringRef name, dsl::SourceRange range);
  mlir::Location named(const dsl::Entity &entity);
  mlir::Location named(Slot slot);
  mlir::RankedTensorType tensorOf(llvm::ArrayRef<int64_t> shape);
  std::optional<mlir::RankedTensorType> typeOf(const dsl::Entity &entity);

  mlir::MLIRContext &context;
  const dsl::Layer &layer;
  const dsl::DimEnv &dims;
  dsl::Diagnostics &diags;
  std::vector<WrittenOut> *writtenOut; ///< null: nobody asks
  mlir::FloatType element;
  mlir::OpBuilder builder;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  bool failed = false;
  /// The operator or statement that is imported: where its operands are broadcast.
  dsl::SourceRange here;
  /// Where a number that the element type cannot hold was reported.
  std::set<std::pair<uint32_t, double>> reportedNumbers;

  /// The function that is being written, its arguments and results so far.
  mlir::func::FuncOp stage;
  llvm::SmallVector<mlir::Value> results;
  llvm::SmallVector<mlir::Attribute> resultAttributes;
  /// What the present stage reads token by token: tokens of the layer, views computed
  /// ahead, and entities made up for rows of an expression.
  llvm::SmallVector<const dsl::Entity *> streamed;
  llvm::DenseMap<AtSite, const dsl::Entity *> streamOf;
  /// Convolutions whose taps the program computes: the tokens under them, the own one first.
  llvm::DenseMap<AtSite, llvm::SmallVector<const dsl::Entity *>> tapped;
  mutable std::map<AtSite, CallSite> sites;
  const bool hasSites;
  const CallSite *site = nullptr; ///< of what is being evaluated
  /// Values of parameters ahead of the program, in the present loop.
  llvm::DenseMap<std::pair<const dsl::Entity *, const CallSite *>, Imported> resolved;
  std::vector<std::unique_ptr<dsl::Entity>> made;
  /// Views computed ahead, and their rows' types.
  llvm::MapVector<const dsl::Entity *, mlir::RankedTensorType> ahead;
  std::vector<JoinedRow> joinedRows;
  std::vector<JoinedOutput> joinedOutputs;

  llvm::DenseMap<Slot, Imported> slots; ///< Number or Tensor
  llvm::DenseMap<const dsl::Entity *, Imported>
      bound; ///< tokens, params, parameters, locals, states of a called learner
  llvm::DenseMap<const dsl::Entity *, mlir::Value> streams; ///< tokens of the present block
  using RowName = std::pair<std::string, llvm::StringRef>;  ///< second: its role
  llvm::MapVector<RowName, mlir::Value, std::map<RowName, unsigned>>
      rows;          ///< results per token so far
  mlir::Value token; ///< index of the present token; null outside `each token`
  /// In a term of a sum over the last tokens: the token that the sum is at, how many there are
  /// before it, and how many of them the term goes back.
  struct WindowTerm {
    mlir::Value token, present;
    int64_t back = 0;
  } windowTerm;
  mlir::Value start, count;   ///< first token and number of tokens of the present group
  int64_t windowLength = 0;   ///< of the longest window; 0 without one
  dsl::SourceRange windowSum; ///< the sum over it
  /// The last tokens before those of the present block, or up to the present token.
  llvm::DenseMap<const dsl::Entity *, mlir::Value> windowsBefore;
  int64_t unrolled = 1;                                   ///< product of the repeat counts around
  int64_t mostUnrolled = 1;                               ///< in the outermost `repeat`
  llvm::SmallVector<std::pair<int64_t, int64_t>> repeats; ///< number and count, outermost first
  llvm::MapVector<const dsl::Expr *, GroupProbe> groupProbes;
  llvm::MapVector<std::string, mlir::Value, std::map<std::string, unsigned>> sequenceProbes;
  llvm::DenseMap<const dsl::Entity *, int64_t> windows; ///< of stored states: rows kept
};

} // namespace tttc

#endif // TTTC_LIB_IMPORT_IMPORTER_H
