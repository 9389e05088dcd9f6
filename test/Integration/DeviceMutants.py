#===- DeviceMutants.py - Errors injected into compiled kernels ------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Each row changes the PTX that tttc wrote as a wrong pass might have. Patterns match
# instructions and shapes of code, never registers, so that they survive changes of the
# compiler. A place is the loop over whole mini-batches, the one over the ragged end, or
# anywhere.
#
#===------------------------------------------------------------------------===#

import re
import sys

from Support import EXAMPLES

sys.path.insert(0, str(EXAMPLES.parents[1] / "utils"))
from ptxloops import entries, large_loops

WHOLE, RAGGED, ANYWHERE = "whole", "ragged", "anywhere"
SUMS = "ttt_linear.f32"
PRODUCTS = "ttt_linear.bf16"
# The loop over states, and the stage before it, which has the triangular system.
RULE = "delta_rule.bf16"
SOLVE = "delta_rule.bf16.prepare"

BAR = r"bar\.sync[ \t]+0;"
MMA = (r"(mma\.sync\S+\s+\{[^}]*\},\s*)\{([^,]+), ([^,]+), ([^,]+), ([^}]+)\},"
       r"(\s*)\{([^,]+), ([^}]+)\}")


class Mutant:
    """Replaces the `nth` match of a pattern at a place; all if 0, from the end if negative."""

    def __init__(self, kernel, reason, pattern, replacement, place=WHOLE, nth=1):
        self.kernel, self.reason, self.place, self.nth = kernel, reason, place, nth
        self.pattern, self.replacement = re.compile(pattern, re.S), replacement

    def apply(self, text):
        spans = place_of(text, self.kernel, self.place)
        matches = [match for match in self.pattern.finditer(text)
                   if any(begin <= match.start() < end for begin, end in spans)]
        if len(matches) < max(abs(self.nth), 1):
            raise ValueError(f"'{self.pattern.pattern}' is there {len(matches)} times")
        chosen = matches if self.nth == 0 else [matches[self.nth - (self.nth > 0)]]
        for match in reversed(chosen):
            text = text[:match.start()] + match.expand(self.replacement) + text[match.end():]
        return text


def place_of(text, kernel, place):
    """Spans of the text: a loop of the kernel, of the stage that its name ends with if it does."""
    if place == ANYWHERE:
        return [(0, len(text))]
    stage = kernel.split(".")[2:]
    own = [entry for name, entry in entries(text).items()
           if name.endswith(f"_{stage[0]}" if stage else kernel.split(".")[0])]
    if len(own) != 1:
        raise ValueError(f"expected one entry of '{kernel}', found {len(own)}")
    begin = text.index(own[0])
    large = [[(begin + first, begin + last) for first, last in spans]
             for spans in large_loops(own[0])]
    if len(large) != 2:
        raise ValueError(f"expected a loop over mini-batches and one for the rest, found "
                         f"{len(large)}")
    return large[0 if place == WHOLE else 1]


def dropped(kernel, reason, pattern, place=WHOLE, nth=1):
    return Mutant(kernel, reason, pattern, "", place, nth)


MUTANTS = [
    # Copies from global memory while an iteration is computed.
    dropped(SUMS, "copies are not waited for", r"cp\.async\.wait_group[ \t]+\d+;"),
    dropped(PRODUCTS, "copies are not waited for", r"cp\.async\.wait_group[ \t]+\d+;"),
    dropped(RULE, "copies of the ragged end are not waited for",
            r"cp\.async\.wait_group[ \t]+\d+;", RAGGED),
    dropped(PRODUCTS, "copies that belong to no group are not waited for",
            r"cp\.async\.commit_group;"),
    Mutant(RULE, "one group of copies too many may be pending",
           r"cp\.async\.wait_group[ \t]+1;", "cp.async.wait_group 2;"),
    Mutant(PRODUCTS, "one group of copies too many may be pending",
           r"cp\.async\.wait_group[ \t]+0;", "cp.async.wait_group 1;"),
    dropped(SUMS, "a row is not copied", r"cp\.async\.c[ag]\.shared\.global[^;]*;"),
    Mutant(PRODUCTS, "rows are copied from 16 bytes further on",
           r"(cp\.async\.c[ag]\.shared\.global[^;]*?\[%\w+\][^;\[]*\[%rd\w+)(?:\+\d+)?\]",
           r"\g<1>+16]", nth=0),
    # Shuffles.
    Mutant(SUMS, "a sum over lanes adds a lane to itself",
           r"(shfl\.sync\.bfly\.b32[^;]*, )\d+(, \d+, -1;)", r"\g<1>0\2"),
    Mutant(SUMS, "a sum over lanes leaves some out",
           r"(shfl\.sync\.bfly\.b32[^;]*, )1(, \d+, -1;)", r"\g<1>2\2", nth=0),
    Mutant(PRODUCTS, "half of the lanes are no members of a shuffle",
           r"(shfl\.sync\.bfly\.b32[^;]*, )-1;", r"\g<1>65535;"),
    # Tensor cores.
    Mutant(PRODUCTS, "rows and columns of A's fragment are swapped", MMA,
           r"\1{\2, \4, \3, \5},\6{\7, \8}"),
    Mutant(RULE, "rows and columns of A's fragment are swapped", MMA,
           r"\1{\2, \4, \3, \5},\6{\7, \8}", nth=2),
    Mutant(PRODUCTS, "the halves of B's fragment are swapped", MMA,
           r"\1{\2, \3, \4, \5},\6{\8, \7}"),
    Mutant(RULE, "a fragment is not transposed", r"(ldmatrix\S+)\.trans", r"\1"),
    Mutant(PRODUCTS, "a fragment is transposed", r"(ldmatrix\S+x[24])\.shared",
           r"\1.trans.shared"),
    Mutant(PRODUCTS, "products take bf16 for f16", r"f32\.bf16\.bf16\.f32", "f32.f16.f16.f32",
           nth=0),
    dropped(RULE, "a product is left out", r"mma\.sync[^;]*;", nth=3),
    # Shared memory.
    Mutant(SUMS, "a store is shifted by a number",
           r"(st\.shared\.b32[ \t]+\[%rd?\w+)(?:\+\d+)?\]", r"\g<1>+4]"),
    Mutant(PRODUCTS, "a store is shifted",
           r"(st\.shared\.\S+[ \t]+\[%rd?\w+)(?:\+\d+)?\]", r"\g<1>+16]", nth=3),
    Mutant(SOLVE, "a load is shifted",
           r"(ld\.shared\.\S+[ \t]+[^;\[]*\[%rd?\w+)(?:\+\d+)?\]", r"\g<1>+32]", nth=2),
    dropped(SUMS, "a sum of a warp is not stored", r"st\.shared\.[^;]*;", nth=-1),
    Mutant(PRODUCTS, "a matrix is loaded from the row below",
           r"(ldmatrix[^;\[]*\[%rd?\w+)(?:\+\d+)?\]", r"\g<1>+16]"),
    # Global memory.
    Mutant(SUMS, "outputs are stored a row too far",
           r"(st\.global\.\S+[ \t]+\[%rd\w+)(?:\+\d+)?\]", r"\g<1>+256]"),
    Mutant(PRODUCTS, "a state is read from a row too far",
           r"(ld\.global\.b32[ \t]+%r\d+, \[%rd\w+)(?:\+\d+)?\]", r"\g<1>+65536]", ANYWHERE, -1),
    Mutant(SOLVE, "a rate is read from a token too far",
           r"(ld\.global\.\S+[ \t]+%rs\d+, \[%rd\w+)(?:\+\d+)?\]", r"\g<1>+65536]"),
    dropped(PRODUCTS, "outputs are not stored", r"st\.global\.[^;]*;"),
    Mutant(PRODUCTS, "rows are stored 16 bytes further on",
           r"(st\.global\.v4\S+[ \t]+\[%rd\w+)(?:\+\d+)?\]", r"\g<1>+16]"),
    dropped(PRODUCTS, "the last outputs are not finished", r"st\.global\.b16[^;]*;", ANYWHERE, 0),
    # Loops and predicates.
    Mutant(SUMS, "one mini-batch too many",
           r"setp\.lt\.s64([ \t]+%p\w+, %rd\w+, %rd\w+;)", r"setp.le.s64\1"),
    Mutant(RULE, "one mini-batch too many",
           r"setp\.lt\.s64([ \t]+%p\w+, %rd\w+, %rd\w+;)", r"setp.le.s64\1"),
    Mutant(PRODUCTS, "copies go on behind the last mini-batch",
           r"selp\.b32([ \t]+%r\w+), (?:16, 0|0, 16), %p\w+;", r"mov.b32\1, 16;"),
    Mutant(SOLVE, "the triangle has its diagonal, or has not",
           r"setp\.gt\.u32([ \t]+%p\w+, %r\w+, %r\w+;)", r"setp.ge.u32\1", ANYWHERE, 0),
    dropped(PRODUCTS, "all threads do what some should", r"@%p\d+ bra[ \t]+\$\w+;", nth=2),
    Mutant(PRODUCTS, "rows behind the last token are stored",
           r"setp\.le\.u64([ \t]+%p\w+, %rd\w+, %rd\w+;)", r"setp.lt.u64\1", RAGGED, 0),
    Mutant(SUMS, "rows behind the last token take part",
           r"(selp\.(?:f32|b32)[ \t]+%r\w+, )(%r\w+), 0f00000000, %p\w+;",
           r"\1\2, \2, %p1;", RAGGED, 0),
    # Arithmetic.
    Mutant(SUMS, "a factor and a summand are swapped",
           r"(fma\.rn\.f32[ \t]+%r\w+, )(%r\w+), (%r\w+), (%r\w+);", r"\1\2, \4, \3;"),
    Mutant(RULE, "a difference is taken the other way round",
           r"(sub\.\S*f32[ \t]+%r\w+, )(%r\w+), (%r\w+);", r"\1\3, \2;"),
    Mutant(PRODUCTS, "a square root is missing", r"rsqrt\.approx(?:\.ftz)?\.f32", "mov.f32"),
]
