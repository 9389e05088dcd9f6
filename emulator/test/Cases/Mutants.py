#===- Mutants.py - Mistakes in kernels, to be detected --------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Each row changes the PTX of one kernel in the way of a typical programmer's or compiler's
# mistake, and gives the name of the error that the emulator must report, or expects wrong
# results.
#
#===------------------------------------------------------------------------===#

import re

WRONG = "wrong-result"
BAR = r"bar\.sync \t0;"
WAIT = r"\{\n\.reg \.pred done;\nwait:\n.*?\n\}\n"  # of an mbarrier


class Edit:
    """Replaces the `nth` match of a pattern, or all with 0, within the kernel."""

    def __init__(self, pattern, replacement, nth=1):
        self.pattern, self.replacement, self.nth = re.compile(pattern, re.S), replacement, nth

    def apply(self, text):
        matches = list(self.pattern.finditer(text))
        if len(matches) < max(self.nth, 1):
            raise ValueError(f"'{self.pattern.pattern}' is there {len(matches)} times")
        chosen = matches if self.nth == 0 else [matches[self.nth - 1]]
        for match in reversed(chosen):
            text = text[:match.start()] + match.expand(self.replacement) + text[match.end():]
        return text


def drop(pattern, nth=1):
    return Edit(pattern, "// dropped", nth)


def warps_alone(nth):
    """The nth barrier of the block orders the lanes of each warp only."""
    return Edit(BAR, "bar.warp.sync -1;", nth)


def predicate(test):
    """Declares %leave and computes it from the thread index."""
    return (Edit(r"(\t\.reg \.pred)( \t%p<)", r"\1 %leave;\n\1\2"),
            Edit(r"(mov\.u32 \t(%r\d+), %tid\.x;)", "\\1\n\t" + test))


class Mutant:
    def __init__(self, name, case, expected, reason, *edits):
        self.name, self.case, self.expected = name, case, expected
        self.reason, self.edits = reason, edits

    def apply(self, text, kernel):
        begin = text.index(f".entry {kernel}(")
        end = text.find(".entry ", begin + 1)
        end = len(text) if end < 0 else end
        body = text[begin:end]
        for edit in self.edits:
            body = edit.apply(body)
        return text[:begin] + body + text[end:]


MMA = r"(mma\.sync\S+ \{[^}]*\}, )\{(%r\d+), (%r\d+), (%r\d+), (%r\d+)\}, \{(%r\d+), (%r\d+)\}"
DESCRIPTOR = 4611686293305360384  # swizzle 128B, 1024 bytes between groups of rows


def descriptor(swizzle=1, stride=1024, leading=1):
    return Edit(str(DESCRIPTOR), str(swizzle << 62 | stride >> 4 << 32 | leading << 16), 0)


MUTANTS = [
    # Barriers of blocks and warps.
    Mutant("reduce.no-barrier", "reduce.ragged", "poison",
           "partial sums are read before the other warps wrote them", drop(BAR)),
    Mutant("reduce.edge", "reduce.ragged", "out-of-bounds",
           "the last chunk reads one number more",
           Edit(r"setp\.ge\.s32 (\t%p2)", r"setp.gt.s32 \1")),
    Mutant("reduce.butterfly", "reduce.ragged", WRONG, "the first step adds a lane twice",
           Edit(r"(mov\.u32 \t%r\d+, )16;", r"\g<1>8;")),
    Mutant("reduce.stride", "reduce.whole", WRONG, "every iteration reads the same numbers",
           Edit(r"(add\.s64 \t%rd\d+, %rd\d+, )512;", r"\g<1>0;")),
    Mutant("exchange.no-warp-barrier", "reduce.exchange", "warp-race",
           "lanes read what others of the warp wrote, unordered", drop(r"bar\.warp\.sync \t-1;")),
    Mutant("exchange.half-mask", "reduce.exchange", "sync-mask",
           "half of the lanes that come to the barrier are not its members",
           Edit(r"bar\.warp\.sync \t-1", r"bar.warp.sync \t65535")),
    Mutant("exchange.shuffle-width", "reduce.exchange", WRONG,
           "segments of four lanes became segments of eight",
           Edit(r"(mov\.u32 \t%r\d+, )7199;", r"\g<1>6175;")),
    Mutant("matmul.no-first-barrier", "matmul.tile", "warp-race",
           "fragments are loaded while the tile is stored, by lanes of the same warp too",
           drop(BAR, 1)),
    Mutant("matmul.first-barrier-of-warps", "matmul.tile", "shared-race",
           "fragments are loaded while other warps store the tile", warps_alone(1)),
    Mutant("matmul.second-barrier-of-warps", "matmul.ragged", "shared-race",
           "the next tile is stored while other warps load fragments", warps_alone(2)),
    Mutant("matmul.early-exit", "matmul.ragged", "shared-race",
           "one warp leaves instead of coming to the barrier, which no longer waits for it",
           *predicate("setp.lt.u32 %leave, \\2, 32;"),
           Edit(BAR, r"@%leave bra leave;\n\tbar.sync \t0;", 2),
           Edit(r"\tret;", r"leave:\n\tret;")),
    Mutant("matmul.divergent-barrier", "matmul.ragged", "divergent-barrier",
           "half of a warp's lanes do not come to the barrier",
           *predicate("setp.lt.u32 %leave, \\2, 16;"),
           Edit(BAR, r"@%leave bra over;\n\tbar.sync \t0;\nover:", 1)),
    Mutant("histogram.no-clear-barrier", "atomics.histogram", "warp-race",
           "bins are counted in before they are cleared", drop(BAR, 1)),
    Mutant("histogram.clear-barrier-of-warps", "atomics.histogram", "shared-race",
           "other warps count in bins before they are cleared", warps_alone(1)),
    # Fragments and addresses.
    Mutant("matmul.no-trans", "matmul.tile", WRONG, "B's fragment is not transposed",
           Edit(r"x4\.trans", "x4", 1)),
    Mutant("matmul.swapped-a", "matmul.tile", WRONG, "A's second and third register swapped",
           Edit(MMA, r"\1{\2, \4, \3, \5}, {\6, \7}")),
    Mutant("matmul.swapped-b", "matmul.tile", WRONG, "B's registers swapped",
           Edit(MMA, r"\1{\2, \3, \4, \5}, {\7, \6}")),
    Mutant("matmul.misaligned-row", "matmul.tile", "misaligned",
           "rows of ldmatrix begin at multiples of 16 bytes",
           Edit(r"(ldmatrix\S+ \{[^}]*\}, \[%r\d+)\]", r"\1+8]")),
    Mutant("matmul.row-edge", "matmul.ragged", "out-of-bounds",
           "a row behind A's last one is read: wrong predicate",
           Edit(r"setp\.ge\.s32 (\t%p3,)", r"setp.gt.s32 \1")),
    Mutant("matmul.store-edge", "matmul.ragged", "out-of-bounds",
           "a column behind the last one is stored, in the last row behind the array",
           # The odd columns of the second eight.
           Edit(r"setp\.ge\.s32 (\t%p2[0-9], %r\d+, %r37;)", r"setp.gt.s32 \1", 0)),
    Mutant("fragments.tf32-swapped", "fragments.tf32", WRONG,
           "rows and columns of A's fragment swapped", Edit(MMA, r"\1{\2, \4, \3, \5}, {\6, \7}")),
    Mutant("fragments.f16-type", "fragments.bf16", WRONG, "operands taken for f16",
           Edit(r"f32\.bf16\.bf16\.f32", "f32.f16.f16.f32")),
    Mutant("stmatrix.no-trans", "stmatrix.all", WRONG, "matrices are stored untransposed",
           Edit(r"(stmatrix\S+x4)\.trans", r"\1")),
    Mutant("stmatrix.no-warp-barrier", "stmatrix.all", "warp-race",
           "what stmatrix stores belongs to other lanes", drop(r"bar\.warp\.sync \t-1;")),
    Mutant("rows.misaligned-vector", "rows.norm", "misaligned",
           "16 bytes are loaded at an address 4 bytes further",
           Edit(r"(ld\.global\.v4\.f32 \t\{[^}]*\}, \[%rd\d+)\]", r"\1+4]")),
    Mutant("rows.last-row", "rows.norm", "out-of-bounds", "a row behind the last one is read",
           Edit(r"setp\.ge\.s32 (\t%p1,)", r"setp.gt.s32 \1")),
    Mutant("rows.no-mask", "rows.softmax", "out-of-bounds", "columns behind the row's end are read",
           drop(r"@%p5 bra \t\$L__BB0_9;")),
    # cp.async.
    Mutant("pipeline.no-wait", "pipeline.ragged", "async-not-waited",
           "copies are not waited for", drop(r"cp\.async\.wait_group \d;", 0)),
    Mutant("pipeline.late-wait", "pipeline.ragged", "async-not-waited",
           "one group too many may be pending",
           Edit(r"wait_group 1", "wait_group 2")),
    Mutant("pipeline.no-commit", "pipeline.ragged", "async-not-waited",
           "without its group's end a copy belongs to the next one",
           drop(r"cp\.async\.commit_group;", 1)),
    Mutant("pipeline.barrier-of-warps", "pipeline.ragged", "async-not-waited",
           "a thread waits for its own copies alone", warps_alone(1)),
    Mutant("pipeline.last-barrier-of-warps", "pipeline.ragged", "shared-race",
           "the next copy overwrites what other warps still read", warps_alone(2)),
    Mutant("pipeline.no-zero-fill", "pipeline.ragged", WRONG, "edges are not filled with zeros",
           Edit(r"(selp\.b32 \t%r\d+, 16, )0", r"\g<1>16", 0)),
    Mutant("pipeline.short-copy", "pipeline.tile", WRONG, "copies of 12 bytes and zeros",
           Edit(r"(selp\.b32 \t%r\d+, )16, 0", r"\g<1>12, 0", 0)),
    Mutant("pipeline.misaligned", "pipeline.tile", "misaligned",
           "16 bytes from an address 8 bytes further",
           Edit(r"(cp\.async\S+ \[%r\d+\], \[%rd\d+)\]", r"\1+8]")),
    # mbarriers and TMA.
    Mutant("wgmma.no-mbarrier-wait", "wgmma.shared.ragged", "async-not-waited",
           "the product starts before its tiles are there", drop(WAIT)),
    Mutant("wgmma.parity", "wgmma.shared.ragged", "deadlock",
           "the wrong phase is waited for: parity of the step, not of its round",
           Edit(r"shr\.u32 (\t%r\d+, %r\d+), 1;", r"shr.u32 \1, 0;")),
    Mutant("wgmma.too-few-bytes", "wgmma.shared", "mbarrier-arrival",
           "more bytes arrive than are expected", Edit(r"16384;", "16368;")),
    Mutant("wgmma.too-many-bytes", "wgmma.shared", "deadlock",
           "bytes are expected that never come", Edit(r"16384;", "16400;")),
    Mutant("wgmma.two-arrivals", "wgmma.shared", "deadlock",
           "the barrier counts one arrival more than there are",
           Edit(r"(mov\.u32 \t%r\d+, )1;", r"\g<1>2;")),
    Mutant("wgmma.no-init", "wgmma.shared.ragged", "mbarrier-uninitialized",
           "the second stage's barrier is not initialised",
           drop(r"mbarrier\.init\.shared::cta\.b64 \[%r25\], %r26;")),
    Mutant("wgmma.no-init-barrier", "wgmma.shared", "shared-race",
           "others wait for the barrier before it is there", drop(BAR, 1)),
    Mutant("wgmma.coordinates", "wgmma.shared.ragged", WRONG, "the tile's coordinates swapped",
           Edit(r"\{(%r\d+), (%r\d+)\}", r"{\2, \1}", 1)),
    Mutant("wgmma.overwritten-stage", "wgmma.shared.ragged", "shared-race",
           "a stage is loaded while other warps' products read it", drop(BAR, 2)),
    Mutant("wgmma.no-proxy-fence", "wgmma.shared", "proxy-fence",
           "the copy engine may not see what threads stored",
           drop(r"fence\.proxy\.async\.shared::cta;")),
    Mutant("wgmma.store-barrier-of-warps", "wgmma.shared", "poison",
           "the tile is copied out before other warps stored theirs", warps_alone(3)),
    Mutant("wgmma.unread-store", "wgmma.shared", "async-source",
           "the block ends while its tile is copied out",
           drop(r"cp\.async\.bulk\.wait_group 0;")),
    Mutant("bench.early-release", "bench.wgmma", "async-source",
           "a stage is given back while the product that reads it is in flight",
           Edit(r"wgmma\.wait_group\.sync\.aligned 1;", "wgmma.wait_group.sync.aligned 2;")),
    Mutant("bench.no-empty-wait", "bench.wgmma", "mbarrier-arrival",
           "the producer does not wait until a stage was read, and announces bytes twice",
           drop(WAIT, 1)),
    Mutant("bench.arrivals", "bench.wgmma", "deadlock",
           "a stage waits for one warp more than there are",
           Edit(r"(mov\.u32 \t%r\d+, )8;", r"\g<1>9;")),
    # wgmma.
    Mutant("wgmma.no-fence", "wgmma.shared", "wgmma-fence",
           "accumulators are written without a fence before the product",
           drop(r"wgmma\.fence\.sync\.aligned;")),
    Mutant("wgmma.no-wait", "wgmma.shared", "wgmma-in-flight",
           "sums are stored while they are formed",
           drop(r"wgmma\.wait_group\.sync\.aligned 0;")),
    Mutant("wgmma.no-commit", "wgmma.shared", "wgmma-in-flight",
           "a group that is never closed is never waited for",
           drop(r"wgmma\.commit_group\.sync\.aligned;")),
    Mutant("wgmma.swizzle", "wgmma.shared", WRONG, "descriptors ask for the 64-byte swizzle",
           descriptor(swizzle=2)),
    Mutant("wgmma.stride", "wgmma.shared", WRONG, "groups of rows 512 bytes apart",
           descriptor(stride=512)),
    Mutant("wgmma.k-step", "wgmma.shared", WRONG, "the second product repeats the first one's A",
           Edit(r"(add\.s32 \t%r\d+, %r\d+, )32;", r"\g<1>0;", 1)),
    Mutant("wgmma.no-transpose", "wgmma.registers", "async-not-waited",
           "B is taken for K-major: products read on into the other stage",
           Edit(r", 1, 1, 1, 1;", ", 1, 1, 1, 0;", 0)),
    Mutant("wgmma.fragment", "wgmma.registers", WRONG, "A's registers swapped",
           Edit(r"\{(%r\d+), (%r\d+), (%r\d+), (%r\d+)\}(, %rd\d+, 1)", r"{\1, \3, \2, \4}\5", 1)),
    # Clusters.
    Mutant("cluster.no-first-barrier", "cluster.sums", "shared-race",
           "another block's memory is used before it is ready",
           drop(r"barrier\.cluster\.arrive\.release\.aligned;", 1),
           drop(r"barrier\.cluster\.wait\.acquire\.aligned;", 1)),
    Mutant("cluster.no-last-barrier", "cluster.sums", "shared-race",
           "the count is read while other blocks add to it",
           drop(r"barrier\.cluster\.arrive\.release\.aligned;", 2),
           drop(r"barrier\.cluster\.wait\.acquire\.aligned;", 2)),
    Mutant("cluster.no-mbarrier-wait", "cluster.sums", "async-not-waited",
           "sums are read before they arrived", drop(WAIT)),
    Mutant("cluster.too-few-bytes", "cluster.sums", "async-not-waited",
           "three sums are waited for, four read", Edit(r"(mov\.u32 \t%r12, )16;", r"\g<1>12;")),
    Mutant("cluster.plain-sum", "cluster.sums", "shared-race",
           "an atomic sum became a store",
           Edit(r"red\.relaxed\.cluster\.shared::cluster\.add\.u32", "st.shared::cluster.u32")),
    Mutant("cluster.own-memory", "cluster.sums", WRONG, "the neighbour is the block itself",
           Edit(r"add\.s32 (\t%r71, %r6), 1;", r"add.s32 \1, 0;")),
    # Atomics.
    Mutant("histogram.plain-count", "atomics.histogram", "warp-race",
           "an atomic sum in shared memory became a load and a store",
           Edit(r"atom\.shared\.add\.u32 \t(%r\d+), \[(%r\d+)\], 1;",
                r"ld.shared.u32 \1, [\2];\n\tadd.u32 \1, \1, 1;\n\tst.shared.u32 [\2], \1;")),
    Mutant("histogram.plain-sum", "atomics.histogram", "global-race",
           "an atomic sum in global memory became a load and a store",
           Edit(r"atom\.global\.add\.u32 \t(%r\d+), \[(%rd\d+)\], (%r\d+);",
                r"ld.global.u32 \1, [\2];\n\tadd.u32 \1, \1, \3;\n\tst.global.u32 [\2], \1;")),
    Mutant("atomics.plain-max", "atomics.all", "warp-race",
           "an atomic maximum became a store", Edit(r"atom\.global\.max\.u32 \t%r\d+, (\[%rd\d+\])",
                                                    r"st.global.u32 \1")),
    # Named barriers.
    Mutant("roles.short-count", "roles.pipeline", "barrier-count",
           "the two sides expect different numbers of threads",
           Edit(r"(mov\.u32 \t%r36, )384;", r"\g<1>352;")),
    Mutant("roles.no-empty", "roles.pipeline", "shared-race",
           "the producer overwrites a stage that is still read",
           drop(r"bar\.sync %r33, %r34;"), drop(r"bar\.arrive %r24, %r13;")),
    Mutant("roles.no-full", "roles.pipeline", "shared-race",
           "consumers read before the producer wrote", drop(r"bar\.sync %r12, %r13;")),
    Mutant("roles.wrong-stage", "roles.pipeline", "deadlock",
           "the producer signals the other stage", Edit(r"(add\.s32 \t%r35, %r7, )1;", r"\g<1>2;")),
    # Single instructions.
    Mutant("integers.shift", "integers.all", WRONG, "an arithmetic shift became a logical one",
           Edit(r"shr\.s32 (%r\d+, %r\d+, %r\d+;)", r"shr.u32 \1")),
    Mutant("integers.funnel", "integers.all", WRONG, "a shift that clamps became one that wraps",
           Edit(r"shf\.l\.clamp", "shf.l.wrap")),
    Mutant("floats.rounding", "floats.all", WRONG, "nearest became towards zero",
           Edit(r"cvt\.rni\.s32\.f32", "cvt.rzi.s32.f32")),
    Mutant("floats.contraction", "floats.all", WRONG, "subnormals are flushed",
           Edit(r"add\.rn\.f32", "add.rn.ftz.f32")),
    Mutant("halves.rounding", "halves.all", WRONG, "one format taken for the other",
           Edit(r"fma\.rn\.bf16 ", "fma.rn.f16 ")),
]
