//===- SyntaxErrorTest.cpp - Messages and recovery --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each syntax error: message, hint, caret; that
// one error does not cause others; and the limits.
//
//===----------------------------------------------------------------------===//

#include "SyntaxTestUtils.h"

#include <ostream>

using namespace tttc::dsl;
using namespace tttc::dsl::test;

namespace {

struct ErrorCase {
  const char *line, *message, *hint;
};

/// Lines of a layer's body, the only error of each, and its hint.
const ErrorCase cases[] = {
    {"x = a\n  + b", "expected a statement, found '+'",
     "a line that starts with `+` does not go on from the one before: end the line before with it"},
    {"x = a @ b * c", "expected only '@' or only '*', '/', '%' in one product, found both",
     "write `(a @ b) * ...` or put the other part in parentheses"},
    {"x = a * b @ c", "expected only '@' or only '*', '/', '%' in one product, found both",
     "write `(a * b) @ ...` or put the other part in parentheses"},
    {"x = a^0.5", "expected a whole number after '^', found '0.5'", "write `sqrt(a)`"},
    {"x = a^n", "expected a whole number after '^', found 'n'",
     "a power is a whole number written out; use `exp` and `log` for others"},
    {"x = a^-1", "expected a whole number after '^', found '-'", "divide instead, `1 / x^2`"},
    {"x = a^1234567890", "expected an exponent of at most 9 digits, found 10", ""},
    {"x = a b", "expected the end of the statement, found 'b'",
     "a product is written with `*`, a matrix product with `@`"},
    {"x = a^2^3", "expected parentheses: a power of a power may be read in two ways",
     "write `(a^2)^...`"},
    {"x = a^2[1]", "expected the end of the statement, found '['",
     "put what stands before it in parentheses"},
    {"x = y = 1", "expected the end of the statement, found '='",
     "one `=` in a statement, after the name"},
    {"x = (a b)", "expected an operator or ')', found 'b'",
     "a product is written with `*`, a matrix product with `@`"},
    {"x = rms_norm(a, eps 1e-5)", "expected ',' or ')', found '1e-5'",
     "an option is written `eps = 1e-5`; a product is written with `*`, a matrix product with `@`"},
    {"x = f(q)(k)", "expected an operator, found '('",
     "only names are called: assign the learner value to a name first"},
    {"x = 2.5.W", "expected an operator after a number, found '.'", ""},
    {"x = 2[1]", "expected an operator after a number, found '['", ""},
    {"x = k[1, 2]", "expected ']', found ','", "one entry at a time: `k[i][j]`"},
    {"x = np.dot(a, b)",
     "expected the name of a state after '.', found the built-in function 'dot'",
     "functions have no prefix: `dot(...)`"},
    {"x = f.2", "expected the name of a state after '.', found '2'", ""},
    {"x = .5", "expected an expression, found '.'", "a number starts with a digit: `0.5`"},
    {"x = a**2", "expected an expression, found '*'", "a power is written `x^2`"},
    {"x = a, b = c", "expected the end of the statement, found ','", "a line for each name"},
    {"x = +a", "expected an expression, found '+'", "there is no sign `+`"},
    {"x = [1]", "expected an expression, found '['",
     "values are not listed; a row is a token, a param or `zeros(d)`"},
    {"x =", "expected an expression, found '}'", ""},
    {"let x = 1", "expected '=' after 'let', found 'x'",
     "leave out 'let': a value is assigned, `y = ...`, a function defined, `g(x) = ...`"},
    {"for t in tokens {\n    x = 1\n  }", "expected '=' after 'for', found the reserved word 't'",
     "loops are `each token { ... }`, `every n { ... }` and `repeat n { ... }`"},
    {"if a {\n    x = 1\n  }", "expected '=' after 'if', found 'a'",
     "there are no conditions; `max`, `min` and `sign` may do"},
    {"model f(x) {\n    return x\n  }", "expected '=' after 'model', found 'f'",
     "what is trained is a learner, `learner f(x) { ... }`"},
    {"x = y and z", "expected the end of the statement, found 'and'",
     "there are no conditions; `max`, `min` and `sign` may do"},
    {"x = y == z", "expected the end of the statement, found '='",
     "there are no conditions; `max`, `min` and `sign` may do"},
    {"x := y", "expected '=' after 'x', found ':'", "write `x = ...`"},
    {"x = y'", "unexpected character '''", "a transpose is written `W^T`"},
    {"x <- y", "unexpected character '<'", "a value is assigned with `=`"},
    {"x = y < z", "unexpected character '<'",
     "there are no conditions; `max`, `min` and `sign` may do"},
    {"g(y) => y", "unexpected character '>'", "a function is defined as `name(a, b) = ...`"},
    {"x = lambda y", "expected the end of the statement, found 'y'",
     "functions have names: `g(x) = ...`, a line of the layer"},
    {"x = y if z", "expected the end of the statement, found 'if'",
     "there are no conditions; `max`, `min` and `sign` may do"},
    {"import layers", "expected '=' after 'import', found 'layers'",
     "a file is complete by itself: there are no imports"},
    {"x = (a + b)^0.5", "expected a whole number after '^', found '0.5'", "write `sqrt(a + b)`"},
    {"x = zeros", "expected '(' after the built-in function 'zeros', found the end of the line",
     "write `0`, or `zeros(d)` for its shape"},
    {"x = 1e+", "expected an operator after the number, found 'e'",
     "an exponent has digits, `1e-3`"},
    {"x = 0x10", "expected an operator after the number, found 'x10'", "numbers are decimal"},
    {"x = 1e999", "expected a number in the range of float64, found 1e999", ""},
    {"x = exp", "expected '(' after the built-in function 'exp', found the end of the line", ""},
    {"x = f(a = 1, q)", "expected a named option, found 'q'",
     "options stand after all other arguments"},
    {"x = f(a = 1, a = 2)", "expected each option once, found 'a' again", ""},
    {"x = grad(f(x), f)",
     "expected the name of a loss function first in 'grad', found an expression",
     "write `grad(loss, f)`"},
    {"x += 1", "expected '=' after 'x', found '+'", "write `x = x + ...`"},
    {"f.S = 1", "expected '=' after 'f', found '.'",
     "a state is assigned by its own name, `S = ...`"},
    {"x[1] = 1", "expected '=' after 'x', found '['",
     "entries are not assigned; assign the whole value"},
    {"x : [d]", "expected '=' after 'x', found ':'",
     "declare it with `token`, `param` or, in a learner, `state`"},
    {"evry d {\n    x = 1\n  }", "expected '=' after 'evry', found 'd'", "did you mean `every`?"},
    {"exp = 1", "expected a statement, found the built-in function 'exp'",
     "choose another name, the language uses this one"},
    {"state S : [d]", "expected a statement, found the reserved word 'state'",
     "`state` stands in a learner"},
    {"every d {\n    token x\n  }", "expected a statement, found the reserved word 'token'",
     "declarations stand in the layer, outside loops and learners"},
    {"every d {\n    loss(f) = 1\n  }", "expected '=' after 'loss', found '('",
     "functions are defined in the layer, outside loops and learners; a value is assigned, `y = "
     "loss(...)`"},
    {"every d\n  {\n  }", "expected '{' on the line of its loop, found it on a later line", ""},
    {"every d\n  x = 1", "expected '{' after the header of the loop, found the end of the line",
     ""},
    {"each {\n  }", "expected 'token' after 'each', found '{'", ""},
    {"each token backward {\n  }", "expected '{' after the header of the loop, found 'backward'",
     "only `reverse` may stand before the '{'"},
    {"each token 4 {\n  }", "expected '{' after the header of the loop, found '4'",
     "only `reverse` may stand before the '{'"},
    {"every 4 backward {\n  }", "expected '{' after the header of the loop, found 'backward'",
     "only `reverse` may stand before the '{'; a product is written with `*`, a matrix product "
     "with `@`"},
    {"repeat 4 d {\n  }", "expected '{' after the header of the loop, found 'd'",
     "a product is written with `*`, a matrix product with `@`"},
    {"repeat d as sum {\n  }",
     "expected the name of the loop's index after 'as', found the built-in function 'sum'",
     "choose another name, the language uses this one"},
    {"repeat 3 reverse {\n  }",
     "expected '{' or 'as' after the count of 'repeat', found the reserved word 'reverse'",
     "a `repeat` runs on the same tokens; `reverse` is an order of tokens, for `every` and `each "
     "token`"},
    {"reverse each token {\n  }", "expected a statement, found the reserved word 'reverse'",
     "`reverse` stands behind: `each token reverse { ... }`"},
    {"every reverse 3 {\n  }", "expected an expression, found the reserved word 'reverse'",
     "the length stands first: `every n reverse { ... }`"},
    {"each reverse token {\n  }",
     "expected 'token' after 'each', found the reserved word 'reverse'", ""},
    {"token reverse", "expected a name to declare, found the reserved word 'reverse'",
     "choose another name, the language uses this one"},
    {"out f", "expected '=' after 'out', found 'f'", ""},
    {"probe = 1", "expected the probe's name, found '='", ""},
    {"view = 1", "expected the view's name, found '='", ""},
    {"token out", "expected a name to declare, found the reserved word 'out'",
     "choose another name, the language uses this one"},
    {"token q : d", "expected '[' after ':', found 'd'", "a shape is written `[d]` or `[d, e]`"},
    {"token q : []", "expected an axis, found ']'", "a scalar has no shape: leave `: []` out"},
    {"token q : [*, d]", "expected an axis, found '*'",
     "`*` is the first axis of a state: rows that `append` adds"},
    {"token q : [1, 2, 3, 4, 5, 6, 7, 8, 9]", "expected at most 8 axes, found '9'", ""},
    {"param W : [d] = 0", "expected the end of the declaration, found '='",
     "write `init` instead of `=`: a param is trained from there"},
    {"param W : [d] init normal 0.1", "expected the end of the statement, found '0.1'",
     "the numbers of `normal` stand in parentheses"},
    {"token q : [d] init 1", "expected the end of the declaration, found 'init'",
     "`init` is where the training of a param or state begins; a token is not trained"},
    {"learner f(x) {\n    state W : [d] = 0 init 1\n    return x\n  }",
     "expected the end of the declaration, found 'init'",
     "a state with a value always starts at it: `=` or `init`"},
    {"learner f(x) {\n    state W : [d] init 1 = 0\n    return x\n  }",
     "expected the end of the declaration, found '='",
     "a state with a value always starts at it: `=` or `init`"},
    {"param W : [d] init 1 = 0", "expected the end of the declaration, found '='",
     "only states take an initial value; a `view` is a name for an expression"},
    {"param W init 1 : [d]", "expected the end of the declaration, found ':'",
     "the shape stands before `init`"},
    {"param W : [d] init", "expected an expression, found the end of the line", ""},
    {"param W : [d] init 1 init 2", "expected the end of the declaration, found 'init'",
     "one `init` for the names before it"},
    {"param W : [d] inti 1", "expected the end of the declaration, found 'inti'",
     "did you mean `init`?"},
    {"shared view x = 1",
     "expected 'token' or 'param' after 'shared', found the reserved word 'view'", ""},
    {"f(1) = x", "expected the name of a parameter, found '1'",
     "a function is defined as `name(a, b) = ...`; a value is assigned, `y = name(...)`"},
    {"f(x)", "expected '=' after the function's parameters, found the end of the line",
     "a function is defined as `name(a, b) = ...`; a value is assigned, `y = name(...)`"},
    {"learner f(x, y) {\n    return x\n  }",
     "expected ')' after the learner's parameter, found ','", "a learner takes one value: f(x)"},
    {"learner f(x) {\n    y = x\n  }",
     "expected 'return' as the last line of learner 'f', found '}'", ""},
    {"learner f(x) {\n    return x\n    y = x\n  }",
     "expected '}' after the learner's 'return', found 'y'",
     "'return' is the last line of a learner"},
    {"learner f(x) {\n    out = x\n    return x\n  }",
     "expected 'state', an assignment or 'return' in a learner, found the reserved word 'out'", ""},
};

/// Names the case in test listings.
void PrintTo(const ErrorCase &error, std::ostream *stream) { *stream << error.line; }

class SyntaxError : public testing::TestWithParam<ErrorCase> {};

TEST_P(SyntaxError, HasItsMessageAndHint) {
  const Diagnostic error = onlyError(inLayer("  " + std::string(GetParam().line)));
  EXPECT_EQ(error.message, GetParam().message);
  EXPECT_EQ(error.hint, GetParam().hint);
}

INSTANTIATE_TEST_SUITE_P(Lines, SyntaxError, testing::ValuesIn(cases));

/// Errors of headers, which `inLayer` does not reach.
struct HeaderCase {
  const char *text, *message, *hint;
};

std::string repeated(const std::string &text, size_t count) {
  std::string result;
  for (size_t i = 0; i < count; ++i)
    result += text;
  return result;
}

} // namespace

TEST(SyntaxErrors, OfHeaders) {
  for (const HeaderCase &each : {
           HeaderCase{"def mine(d = 8) {\n  x = 1\n}\n", "expected 'layer', found 'def'",
                      "a file holds layers, `layer name(d = 64) { ... }`"},
           HeaderCase{"layr mine(d = 8) {\n  x = 1\n}\n", "expected 'layer', found 'layr'",
                      "did you mean `layer`?"},
           HeaderCase{"layer my-layer(d = 8) {\n  x = 1\n}\n",
                      "expected '{' after the header of the layer, found '-'",
                      "a name has letters, digits and `_`"},
           HeaderCase{"layer a(d = 8) causal {\n  x = 1\n}\n",
                      "expected '{' after the header of the layer, found 'causal'",
                      "only `noncausal` may stand before the '{'"},
           HeaderCase{"layer a(d = 8) heads {\n  x = 1\n}\n",
                      "expected '{' after the header of the layer, found the reserved word 'heads'",
                      "only `noncausal` may stand before the '{'"},
           HeaderCase{"layer a(d = 8) {\n  learner f(x) fast {\n    return x\n  }\n}\n",
                      "expected '{' after the header of the learner, found 'fast'",
                      "nothing stands between the parameter and the '{'"},
           HeaderCase{"layer a(d: 8) {\n  x = 1\n}\n", "expected ',' or ')', found ':'",
                      "the default of a constant follows `=`, `d = 64`"},
       }) {
    const Diagnostic error = onlyError(each.text);
    EXPECT_EQ(error.message, each.message);
    EXPECT_EQ(error.hint, each.hint);
  }
}

TEST(Recovery, EveryStatementReportsItsOwnError) {
  EXPECT_EQ(errorsOf(inLayer("  a = 4d\n  token\n  every d {\n    b = )\n    c = 1\n    d = (\n"
                             "  }\n  e = f f")),
            (std::vector<std::string>{
                "2: expected an operator after the number, found 'd'",
                "4: expected a name to declare, found the reserved word 'every'",
                "5: expected an expression, found ')'",
                "7: expected ')' to close this '(', found '}'",
                "9: expected the end of the statement, found 'f'",
            }));
}

TEST(Recovery, AMissingBraceEndsAtTheNextLayer) {
  EXPECT_EQ(errorsOf("layer a {\n  every 2 {\n    x = 1\nlayer b {\n  y = )\n}\n"),
            (std::vector<std::string>{
                "4: expected '}', found the reserved word 'layer'",
                "5: expected an expression, found ')'",
            }));
}

TEST(Recovery, AMissingBraceIsPutToTheBlockThatLacksIt) {
  const Parsed parsed("layer a {\n  every 2 {\n    each token {\n      out = q\n  }\n}\n");
  const std::vector<Diagnostic> &all = parsed.diags.all();
  ASSERT_EQ(all.size(), 3u) << parsed.diags.render();
  EXPECT_EQ(all[0].message, "expected '}', found the end of the file");
  EXPECT_EQ(parsed.source.lineColumn(all[0].range.begin).line, 6u);
  EXPECT_EQ(all[1].message, "to close this '{'");
  EXPECT_EQ(parsed.source.lineColumn(all[1].range.begin).line, 1u);
  EXPECT_EQ(all[2].message, "this '{' may lack its own: the '}' on line 5 stands further left than "
                            "this line");
  EXPECT_EQ(parsed.source.lineColumn(all[2].range.begin).line, 3u);
}

TEST(Recovery, AMissingBraceAtTheEndIsTheLayers) {
  const Parsed parsed("layer a {\n  each token {\n    out = q\n  }\n");
  const std::vector<Diagnostic> &all = parsed.diags.all();
  ASSERT_EQ(all.size(), 2u) << parsed.diags.render();
  EXPECT_EQ(all[0].message, "expected '}', found the end of the file");
  EXPECT_EQ(all[1].message, "to close this '{'");
}

TEST(Recovery, ABraceTooMany) {
  EXPECT_EQ(errorsOf("layer a {\n}\n}\nlayer b {\n  y = )\n}\n"),
            (std::vector<std::string>{
                "3: expected 'layer', found '}'",
                "5: expected an expression, found ')'",
            }));
}

TEST(Recovery, AWrongLayerHeaderStillReadsTheBody) {
  EXPECT_EQ(errorsOf("layer 3 {\n  y = )\n}\nlayer b(d = ) {\n  y = (1\n}\n"),
            (std::vector<std::string>{
                "1: expected the layer's name, found '3'",
                "2: expected an expression, found ')'",
                "4: expected an expression, found ')'",
                "5: expected ')' to close this '(', found '}'",
            }));
}

TEST(Limits, NestedExpressions) {
  EXPECT_TRUE(errorsOf(inLayer("x = " + repeated("(", 150) + "a" + repeated(")", 150))).empty());
  for (const char *opening : {"(", "-", "f(", "a[", "f(x = "})
    EXPECT_EQ(errorsOf(inLayer("x = " + repeated(opening, 50000) + "\ny = 1")).size(), 1u)
        << opening;
}

TEST(Limits, Chains) {
  EXPECT_TRUE(errorsOf(inLayer("x = a" + repeated(" + a", 400))).empty());
  for (const char *link : {" + a", " @ a", "^T", "^2", ".a", "[1]"})
    EXPECT_EQ(errorsOf(inLayer("x = a" + repeated(link, 100000))).size(), 1u) << link;
}

TEST(Limits, NestedBlocks) {
  const std::string open = "every d {\n", close = "}\n";
  EXPECT_TRUE(errorsOf(inLayer(repeated(open, 150) + repeated(close, 150))).empty());
  EXPECT_EQ(errorsOf(inLayer(repeated(open, 50000) + repeated(close, 50000))).size(), 1u);
}

TEST(Limits, CopiesOfShapes) {
  const std::string names = repeated("a, ", 20000) + "a";
  EXPECT_TRUE(errorsOf(inLayer("token " + names + " : [d]")).empty());
  EXPECT_EQ(errorsOf(inLayer("token " + names + " : [f(" + repeated("1, ", 1000) + "1)]")).size(),
            1u);
}
