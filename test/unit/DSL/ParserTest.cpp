//===- ParserTest.cpp - Trees and entities ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the parser's output through the tree and its dump.
//
//===----------------------------------------------------------------------===//

#include "SourceFolder.h"
#include "SyntaxTestUtils.h"
#include "tttc/DSL/Sema.h"

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace tttc::dsl;
using namespace tttc::dsl::test;

/// An expression as nested lists.
static std::string shown(const Expr &expr) {
  static const char *const heads[] = {"number",    "name", "t", "heads", "neg", "pow",
                                      "transpose", "+",    "-", "*",     "/",   "%",
                                      "@",         "[]",   ".", "call"};
  std::string text = "(" + std::string(heads[int(expr.kind)]);
  if (expr.kind == ExprKind::Number || expr.kind == ExprKind::Name)
    return expr.spelling;
  if (!expr.spelling.empty())
    text += " " + expr.spelling;
  for (const ExprPtr &operand : expr.operands)
    text += " " + shown(*operand);
  for (const Option &option : expr.options)
    text += " " + option.name + "=" + shown(*option.value);
  return text + ")";
}

static std::string parsedAs(const std::string &expression) {
  const Parsed parsed(inLayer("  x = " + expression));
  EXPECT_FALSE(parsed.diags.hasErrors()) << parsed.diags.render();
  return parsed.diags.hasErrors() ? "" : shown(*parsed.layer().body.stmts.at(0)->expr);
}

TEST(Parser, Precedence) {
  EXPECT_EQ(parsedAs("a + b * c - d"), "(- (+ a (* b c)) d)");
  EXPECT_EQ(parsedAs("a / b % c * d"), "(* (% (/ a b) c) d)");
  EXPECT_EQ(parsedAs("x @ A @ B + b"), "(+ (@ (@ x A) B) b)");
  EXPECT_EQ(parsedAs("-x^2"), "(neg (pow 2 x))");
  EXPECT_EQ(parsedAs("a * -b"), "(* a (neg b))");
  EXPECT_EQ(parsedAs("(a - b) - (c - d)"), "(- (- a b) (- c d))");
}

TEST(Parser, Postfix) {
  EXPECT_EQ(parsedAs("k[i][j].W^T^2"), "(pow 2 (transpose (. W ([] ([] k i) j))))");
  EXPECT_EQ(parsedAs("grad(loss, f, k[j]).W1"), "(. W1 (call grad loss f ([] k j)))");
}

TEST(Parser, Calls) {
  EXPECT_EQ(parsedAs("rope(x, t % b, base = 1e4)"), "(call rope x (% (t) b) base=1e4)");
  EXPECT_EQ(parsedAs("rope_halves(next(x), cumsum(1))"),
            "(call rope_halves (call next x) (call cumsum 1))");
  EXPECT_EQ(parsedAs("start(q)"), "(call start q)");
  EXPECT_EQ(parsedAs("f()"), "(call f)");
  EXPECT_EQ(parsedAs("heads * 2"), "(* (heads) 2)");
}

TEST(Parser, CallsKnowBuiltins) {
  const Parsed parsed(inLayer("  x = sum(y)\n  z = f(y)"));
  const Block &body = parsed.layer().body;
  EXPECT_EQ(body.stmts.at(0)->expr->builtin, Builtin::Sum);
  EXPECT_EQ(body.stmts.at(1)->expr->builtin, Builtin::None);
}

TEST(Parser, Numbers) {
  const Parsed parsed(inLayer("  x = 1.5e-3"));
  EXPECT_DOUBLE_EQ(parsed.layer().body.stmts.at(0)->expr->number, 1.5e-3);
  EXPECT_EQ(parsed.layer().body.stmts.at(0)->expr->spelling, "1.5e-3");
}

TEST(Parser, StatementsSpreadOverLines) {
  EXPECT_EQ(parsedAs("a +\n  b"), "(+ a b)");
  EXPECT_EQ(parsedAs("sum(\n  a\n  )"), "(call sum a)");
}

TEST(Parser, NameListsAreAsLongAsPossible) {
  const Parsed parsed(inLayer("  token lr, q : [d], alpha\n  shared param W : [4*d, d]"));
  ASSERT_FALSE(parsed.diags.hasErrors()) << parsed.diags.render();
  const Layer &layer = parsed.layer();
  ASSERT_EQ(layer.tokens.size(), 3u);
  EXPECT_EQ(layer.tokens[0]->axes.size(), 1u);
  EXPECT_EQ(layer.tokens[1]->axes.size(), 1u);
  EXPECT_EQ(layer.tokens[2]->axes.size(), 0u);
  ASSERT_EQ(layer.params.size(), 1u);
  EXPECT_TRUE(layer.params[0]->shared);
  EXPECT_EQ(shown(*layer.params[0]->axes.at(0)), "(* 4 d)");
}

TEST(Parser, LearnersOwnTheirParts) {
  const Parsed parsed(inLayer("  learner f(x) {\n    state K, V : [*, d] = 0, b\n    y = x @ K^T\n"
                              "    return y @ V\n  }"));
  ASSERT_FALSE(parsed.diags.hasErrors()) << parsed.diags.render();
  const Learner &learner = *parsed.layer().learners.at(0);
  ASSERT_EQ(learner.states.size(), 3u);
  EXPECT_TRUE(learner.states[1]->growing);
  EXPECT_EQ(learner.states[1]->axes.size(), 1u);
  EXPECT_EQ(shown(*learner.states[1]->init), "0");
  EXPECT_EQ(learner.states[2]->init, nullptr);
  EXPECT_EQ(learner.states[2]->learner, &learner);
  EXPECT_EQ(learner.param->name, "x");
  EXPECT_EQ(learner.locals.at(0).name, "y");
  EXPECT_EQ(shown(*learner.result), "(@ y V)");
}

TEST(Parser, FunctionsAndViews) {
  const Parsed parsed(inLayer("  view u = q / 2\n  loss(f, k) = sum(f(k))"));
  ASSERT_FALSE(parsed.diags.hasErrors()) << parsed.diags.render();
  const Function &loss = *parsed.layer().functions.at(0);
  EXPECT_EQ(loss.paramNames, (std::vector<std::string>{"f", "k"}));
  EXPECT_EQ(loss.params.at(1)->kind, EntityKind::Parameter);
  EXPECT_EQ(loss.entity->function, &loss);
  EXPECT_EQ(shown(*parsed.layer().views.at(0)->init), "(/ q 2)");
}

TEST(Parser, BlocksKnowTheirParents) {
  const Parsed parsed(inLayer("  every d {\n    repeat 2*d as j { x = j }\n  }\n  probe p = x"));
  ASSERT_FALSE(parsed.diags.hasErrors()) << parsed.diags.render();
  const Block &sequence = parsed.layer().body;
  const Stmt &every = *sequence.stmts.at(0), &repeat = *every.body->stmts.at(0);
  EXPECT_EQ(every.kind, StmtKind::Every);
  EXPECT_EQ(repeat.name, "j");
  EXPECT_EQ(repeat.body->parent, every.body.get());
  EXPECT_EQ(repeat.body->stmt, &repeat);
  EXPECT_EQ(every.body->parent, &sequence);
  EXPECT_EQ(sequence.stmts.at(1)->kind, StmtKind::Probe);
}

TEST(Parser, LoopsInReverse) {
  const Parsed parsed(inLayer("  every 2*d reverse {\n    each token reverse { out = q }\n"
                              "    each token { x = q }\n  }"));
  ASSERT_FALSE(parsed.diags.hasErrors()) << parsed.diags.render();
  const Stmt &every = *parsed.layer().body.stmts.at(0);
  EXPECT_TRUE(every.reverse);
  EXPECT_EQ(shown(*every.expr), "(* 2 d)");
  EXPECT_TRUE(every.body->stmts.at(0)->reverse);
  EXPECT_FALSE(every.body->stmts.at(1)->reverse);
  const std::string tree = dump(*parsed.file, parsed.source);
  EXPECT_NE(tree.find("every reverse @"), std::string::npos) << tree;
  EXPECT_NE(tree.find("each-token reverse @"), std::string::npos) << tree;
}

TEST(Parser, SeveralLayers) {
  EXPECT_EQ(Parsed("layer a {\n}\nlayer b {\n}").file->layers.size(), 2u);
  EXPECT_EQ(Parsed("").file->layers.size(), 0u);
}

TEST(Parser, RangesCoverParentheses) {
  const std::string text = inLayer("  x = (a + b) * c");
  const Parsed parsed(text);
  const Expr &product = *parsed.layer().body.stmts.at(0)->expr;
  EXPECT_EQ(text.substr(product.range.begin, product.range.end - product.range.begin),
            "(a + b) * c");
  EXPECT_EQ(text[product.opRange.begin], '*');
  EXPECT_TRUE(product.operands.at(0)->parenthesised);
}

TEST(Parser, DumpShowsTheTree) {
  const Parsed parsed(
      "layer a(d = 2) {\n  token q : [d]\n  each token { out = sum(q, x = 1)^2 }\n}\n");
  EXPECT_EQ(dump(*parsed.file, parsed.source), "layer a @1:7\n"
                                               "  const d @1:9\n"
                                               "    number 2\n"
                                               "  token q : [d] @2:9\n"
                                               "  program\n"
                                               "    each-token @3:3\n"
                                               "      do\n"
                                               "        out @3:16\n"
                                               "          power 2\n"
                                               "            call sum (built in)\n"
                                               "              name q\n"
                                               "              option x\n"
                                               "                number 1\n");
}

TEST(Parser, StartsOfTrainingAreOfAllNamesOfAGroup) {
  const Parsed parsed("layer a {\n  param v, w init normal(0.5), init\n}\n");
  EXPECT_EQ(dump(*parsed.file, parsed.source), "layer a @1:7\n"
                                               "  param v @2:9\n"
                                               "    init\n"
                                               "      call normal\n"
                                               "        number 0.5\n"
                                               "  param w @2:12\n"
                                               "    init\n"
                                               "      call normal\n"
                                               "        number 0.5\n"
                                               "  param init @2:32\n"
                                               "  program\n");
}

TEST(Parser, DumpShowsTypesOfACheckedTree) {
  Parsed parsed("layer a(d) {\n  token q : [d]\n  each token { out = q }\n}\n");
  EXPECT_EQ(dump(*parsed.file, parsed.source).find("name q : [d]"), std::string::npos);
  ASSERT_TRUE(check(*parsed.file, parsed.diags)) << parsed.diags.render();
  EXPECT_NE(dump(*parsed.file, parsed.source).find("name q : [d]\n"), std::string::npos);
}

TEST(Parser, EveryExampleIsInCanonicalLayout) {
  size_t count = 0;
  for (const auto &entry :
       std::filesystem::directory_iterator(tttc::sourceFolder() + "/dsl/examples")) {
    if (entry.path().extension() != ".ttt") {
      continue; // maps of official parameter names
    }
    std::ifstream stream(entry.path());
    std::stringstream text;
    text << stream.rdbuf();
    EXPECT_EQ(formatted(text.str()), text.str()) << entry.path();
    ++count;
  }
  EXPECT_GE(count, 33u);
}
