#===- CyclesTest.py - The model of a multiprocessor -----------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# benchmarks/gpu/model: paths and code made by hand whose cycles are known, and laws that hold for any.
#
#===------------------------------------------------------------------------===#

import doctest
import json
import pathlib
import random
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODEL = ROOT / "benchmarks/gpu/model"
sys.path[:0] = [str(MODEL), str(MODEL.parent)]

import bounds  # noqa: E402
import machine as machines  # noqa: E402
import paths  # noqa: E402
import sass  # noqa: E402
import simulator  # noqa: E402
from Support import SEED, main  # noqa: E402

HOPPER = machines.Machine("sm_90")
NONE = sass.NO_SCOREBOARD


def control(stall=1, yields=False, sets=NONE, sets_read=NONE, waits=0):
    """The upper word of an instruction."""
    return (stall | (not yields) << 4 | sets << 5 | sets_read << 8 | waits << 11) << sass.CONTROL_BIT


def code(*rows):
    """Instructions of (text, fields of the upper word)."""
    return [sass.instruction(16 * place, text, control(**fields))
            for place, (text, fields) in enumerate(rows)]


def cycles(*warps, blocks=1, machine=HOPPER, phases=({}, {})):
    return simulator.simulate(list(warps), machine, blocks, phases).cycles


END = ("EXIT", {})


class ReaderTest(unittest.TestCase):
    def test_instructions_of_a_listing(self):
        text = """.text.kernel:
.L_x_1:
\t//## File ".nv_debug_ptx_txt", line 12
        /*0010*/              @!P0 LDS.64 R4, [R2+0x10] ;  /* 0x0000100002048984 */
                                                         /* 0x000e620000000a00 */
\t//## File ".nv_debug_ptx_txt", line 13
        /*0020*/                   BRA `(.L_x_1) ;       /* 0xfffffffc00fc7947 */
                                                         /* 0x000fea000383ffff */
"""
        load, branch = sass.read(text)["kernel"]
        self.assertEqual((load.guard, load.opcode, load.words, load.line, load.label),
                         ("@!P0", "LDS.64", 2, 12, ".L_x_1"))
        # 0x000e62: scoreboard 1 is set when the result is there; the next one may follow at once.
        self.assertEqual((load.stall, load.yields, load.sets, load.sets_read, load.waits),
                         (1, False, 1, 7, 0))
        self.assertEqual((branch.stall, branch.target, branch.line), (5, ".L_x_1", 13))

    def test_registers(self):
        for text, results, sources in (
                ("HMMA.16816.F32.BF16 R8, R4, R2, R8", 4, 4 + 2 + 4),
                ("STS.128 [R3+0x20], R12", 0, 1 + 4),
                ("LDSM.16.M88.4 R20, [R3]", 4, 1),
                ("IMAD.WIDE R6, R2, R3, R8", 2, 1 + 1 + 2),
                ("SHFL.BFLY PT, R6, R5, 0x1, 0x1f", 1, 1),
                ("ISETP.GE.AND P0, PT, R5, R6, PT", 1, 2)):
            one, = code((text, {}))
            self.assertEqual((len(one.results), len(one.sources)), (results, sources), text)


class SimulatorTest(unittest.TestCase):
    def test_stall_counts(self):
        self.assertEqual(cycles(code(("MOV R1, R2", {"stall": 7}), END)), 8)

    def test_scoreboards(self):
        load = ("LDS R4, [R2]", {"sets": 0})
        self.assertEqual(cycles(code(load, ("FADD R5, R4, R4", {"waits": 1}), END)),
                         HOPPER.latency["LDS.1"] + 2)
        # Nothing waits for it.
        self.assertEqual(cycles(code(load, ("FADD R5, R4, R4", {}), END)), 3)

    def test_operands_of_stores(self):
        """A register may be written when the store has read it."""
        further = HOPPER.interval["GLOBAL"] - 1  # passes of a word
        for text, latency in (("STG.E [R2.64], R4", HOPPER.latency["READ.global"] + further),
                              ("STS [R2], R4", HOPPER.latency["READ"])):
            path = code((text, {"sets_read": 2}), ("MOV R4, R5", {"waits": 4}), END)
            self.assertEqual(cycles(path), latency + 2)

    def test_spread_of_accesses(self):
        """An access to 32 segments holds the data path of memory, so that the next one is late."""
        path = code(("STG.E [R2.64], R4", {}), ("LDS R4, [R2]", {"sets": 0}),
                    ("FADD R5, R4, R4", {"waits": 1}), END)
        path[0].line = 3
        self.assertGreater(cycles(path, phases=({}, {3: 32})), cycles(path) + 20)

    def test_groups_of_copies(self):
        copies = [("LDGSTS.E.128 [R2], [R4.64]", {}), ("LDGDEPBAR", {"sets": 0})]
        for left, waits in ((0, True), (1, False)):
            path = code(*copies, (f"DEPBAR.LE SB0, 0x{left:x}", {}), END)
            self.assertEqual(cycles(path) > HOPPER.latency["LDGSTS"], waits)

    def test_barriers(self):
        short = code(("BAR.SYNC.DEFER_BLOCKING 0x0", {}), END)
        late = code(("MOV R1, R2", {"stall": 15}), *[("MOV R1, R2", {"stall": 15})] * 3,
                    ("BAR.SYNC.DEFER_BLOCKING 0x0", {}), END)
        self.assertEqual(cycles(short, late), 60 + HOPPER.latency["BAR"] + 1)

    def test_deadlocks(self):
        barrier = code(("BAR.SYNC.DEFER_BLOCKING 0x0", {}), END)
        with self.assertRaises(simulator.Deadlock):
            cycles(barrier, code(END))

    def test_pipes_are_shared_by_the_warps_of_a_scheduler(self):
        products = code(*[("HMMA.16816.F32 R8, R4, R2, R8", {})] * 10, END)
        alone = cycles(products)
        # Warps 0 and 4 have one scheduler; the others have nothing to do.
        idle = code(END)
        both = cycles(products, idle, idle, idle, products)
        self.assertGreaterEqual(alone, 9 * HOPPER.interval["HMMA"])
        self.assertGreaterEqual(both, 19 * HOPPER.interval["HMMA"])
        self.assertEqual(cycles(products, products, products, products), alone)

    def test_bank_conflicts(self):
        path = code(*[("LDS R4, [R2]", {"sets": 0})] * 8, ("FADD R5, R4, R4", {"waits": 1}), END)
        for one in path:
            one.line = 3
        conflicts = {3: (8, 1)}, {}
        self.assertGreaterEqual(cycles(path, phases=conflicts) - cycles(path), 8 * 8 - 8 * 4)

    def drawn(self, draws):
        """A path of dependent and independent instructions with their scoreboards."""
        rows, board = [], 0
        for _ in range(draws.randint(5, 60)):
            kind = draws.choice(("LDS", "FFMA", "SHFL", "MUFU", "HMMA", "ALU"))
            register = draws.randint(2, 9) * 4
            waits = draws.choice((0, 0, 1 << draws.randint(0, 5)))
            if kind in ("LDS", "SHFL", "MUFU"):
                text = {"LDS": f"LDS R{register}, [R1]", "MUFU": f"MUFU.RCP R{register}, R1",
                        "SHFL": f"SHFL.BFLY PT, R{register}, R1, 0x1, 0x1f"}[kind]
                rows.append((text, {"sets": board, "waits": waits, "stall": draws.randint(1, 3)}))
                board = (board + 1) % 6
            else:
                text = {"FFMA": f"FFMA R{register}, R1, R1, R1", "ALU": f"IADD3 R{register}, R1, R1, R1",
                        "HMMA": f"HMMA.16816.F32 R{register}, R4, R8, R{register}"}[kind]
                rows.append((text, {"waits": waits, "stall": draws.randint(1, 6)}))
        return rows

    def test_laws(self):
        """More latency, or one more instruction, takes no less; each instruction takes a cycle."""
        draws = random.Random(SEED)
        slow = machines.Machine("sm_90", **{name: 1.3 * value
                                            for name, value in HOPPER.latency.items()})
        for _ in range(60):
            rows = self.drawn(draws)
            path = code(*rows, END)
            least = cycles(path)
            self.assertGreaterEqual(least, len(path))
            self.assertGreaterEqual(cycles(path, machine=slow), least)
            place = draws.randint(0, len(rows))
            more = rows[:place] + [("FADD R3, R1, R1", {"stall": 2})] + rows[place:]
            # Scoreboards may have been set later, never earlier.
            self.assertGreaterEqual(cycles(code(*more, END)), least)
            # Another warp of the same scheduler never makes it faster.
            idle = code(END)
            self.assertGreaterEqual(cycles(path, idle, idle, idle, path), least)


class BoundsTest(unittest.TestCase):
    def test_longest_path(self):
        chain = code(("HMMA.16816.F32 R8, R4, R2, R8", {}), ("FADD R1, R1, R2", {}))
        self.assertEqual(bounds.longest_path(chain, HOPPER), HOPPER.latency["HMMA"])

    def test_best_order(self):
        # A use that waits for its load, before another load: the best order has both loads first.
        rows = [("LDS R4, [R2]", {}), ("FADD R5, R4, R4", {}), ("LDS R6, [R2]", {}),
                ("FADD R7, R6, R6", {})]
        best = bounds.best_order(code(*rows), HOPPER)
        self.assertLess(best, HOPPER.latency["LDS.1"] + 10)
        self.assertGreaterEqual(best, HOPPER.latency["LDS.1"] + HOPPER.interval["MIO"])


class PathsTest(unittest.TestCase):
    PTX = """kernel
\tmov.b32 %r1, 0;
$L1:
\tadd.rn.f32 %r2, %r2, %r3;
\t@%p1 bra $L2;
\tmma.sync.x %r5;
$L2:
\tadd.s32 %r1, %r1, 1;
\t@%p2 bra $L1;
\tret;
"""

    def follower(self, *rows):
        """A function of (label, line, text)."""
        found = code(*[(text, {}) for _, _, text in rows])
        for one, (label, line, _) in zip(found, rows):
            one.label, one.line = label, line
        return paths.Follower(found, self.PTX)

    RECORD = {"warp": 0, "branches": [[5, 1, 0], [9, 1, 0], [5, 0, 1], [9, 0, 1]],
              "lines": [[4, 2], [6, 1], [8, 2]]}
    ROWS = [(".L_x_1", 4, "FADD R2, R2, R3"), ("", 5, "@P1 BRA `(.L_x_2)"),
            ("", 6, "HMMA.16816.F32 R8, R4, R2, R8"), (".L_x_2", 8, "IADD3 R1, R1, 0x1, RZ"),
            ("", 9, "@P2 BRA `(.L_x_1)"), ("", 10, "EXIT")]

    def opcodes(self, follower, record=RECORD):
        return [one.base for one in follower.follow(record)]

    EXPECTED = "FADD BRA IADD3 BRA FADD BRA HMMA IADD3 BRA EXIT".split()

    def test_branches(self):
        self.assertEqual(self.opcodes(self.follower(*self.ROWS)), self.EXPECTED)

    def test_a_branch_that_was_turned_around(self):
        rows = [(".L_x_1", 4, "FADD R2, R2, R3"), ("", 5, "@!P1 BRA `(.L_x_3)"),
                (".L_x_2", 8, "IADD3 R1, R1, 0x1, RZ"), ("", 9, "@P2 BRA `(.L_x_1)"),
                ("", 10, "EXIT"), (".L_x_3", 6, "HMMA.16816.F32 R8, R4, R2, R8"),
                ("", 6, "BRA `(.L_x_2)")]
        wanted = "FADD BRA IADD3 BRA FADD BRA HMMA BRA IADD3 BRA EXIT".split()
        self.assertEqual(self.opcodes(self.follower(*rows)), wanted)

    def test_an_unrolled_loop(self):
        rows = [(".L_x_1", 4, "FADD R2, R2, R3"), ("", 6, "@P1 HMMA.16816.F32 R8, R4, R2, R8"),
                ("", 4, "FADD R2, R2, R3"), ("", 6, "@P1 HMMA.16816.F32 R8, R4, R2, R8"),
                ("", 9, "@P2 BRA `(.L_x_1)"), ("", 10, "EXIT")]
        record = {"warp": 0, "branches": [[9, 1, 0]] * 3 + [[9, 0, 1]], "lines": [[4, 4], [6, 4]]}
        self.assertEqual(len(self.opcodes(self.follower(*rows), record)), 2 * 5 + 1)

    def test_lanes_that_part_take_both_ways(self):
        record = {**self.RECORD, "branches": [[5, 1, 1], [9, 0, 1]], "lines": [[4, 1], [6, 1]]}
        self.assertEqual(self.opcodes(self.follower(*self.ROWS), record),
                         "FADD BRA HMMA IADD3 BRA EXIT".split())

    def test_what_the_text_branches_around_does_nothing(self):
        rows = [("", 4, "FADD R2, R2, R3"), ("", 6, "@P1 BAR.SYNC.DEFER_BLOCKING 0x0"),
                ("", 10, "EXIT")]
        for lines, opcode in (([[4, 1]], "NOP"), ([[4, 1], [6, 1]], "BAR")):
            ptx = self.PTX.replace("mma.sync.x %r5", "bar.sync 0")
            follower = self.follower(*rows)
            follower.branches = paths.Branches(ptx)
            record = {"warp": 0, "branches": [], "lines": lines}
            self.assertEqual(self.opcodes(follower, record), ["FADD", opcode, "EXIT"])

    def test_turns_before_an_unrolled_loop(self):
        """ptxas takes one of seven turns out of the loop and unrolls the others by three."""
        body = [("", 4, "FADD R2, R2, R3")] * 3
        rows = [("", 4, "FADD R2, R2, R3"), (".L_x_1", 4, "FADD R2, R2, R3"), *body[1:],
                ("", 9, "@P2 BRA `(.L_x_1)"), ("", 10, "EXIT")]
        record = {"warp": 0, "branches": [[9, 1, 0]] * 6 + [[9, 0, 1]], "lines": [[4, 7]]}
        self.assertEqual(self.opcodes(self.follower(*rows), record).count("FADD"), 7)

    def test_another_number_of_products_is_an_error(self):
        record = {**self.RECORD, "lines": [[4, 2], [6, 2], [8, 2]]}
        with self.assertRaisesRegex(paths.PathError, "1 HMMA .* the emulator executed 2"):
            self.opcodes(self.follower(*self.ROWS), record)

    def test_more_branches_than_recorded_are_an_error(self):
        record = {**self.RECORD, "branches": [[5, 1, 0], [9, 1, 0]]}
        with self.assertRaisesRegex(paths.PathError, "executed more often"):
            self.opcodes(self.follower(*self.ROWS), record)


class TablesTest(unittest.TestCase):
    def test_tables(self):
        """Each number has a source, and each class and pipe that an opcode may ask for its number."""
        for name in ("sm_80", "sm_90"):
            text = json.loads((MODEL / f"{name}.json").read_text())
            parts = [text["limits"], text["latency"], text["interval"], *text["memory"].values()]
            for number, source in (row for part in parts for row in part.values()):
                self.assertGreaterEqual(number, 0)
                self.assertGreater(len(source), 3)
            for memory in ("hbm", "l2"):
                table = machines.Machine(name, memory)
                for latency, pipe in machines.CLASSES:
                    if latency not in ("LDS", "LDSM"):
                        self.assertIn(latency, table.latency)
                    self.assertTrue(pipe is None or pipe in table.interval, pipe)

    def test_examples_in_docs(self):
        self.assertEqual(doctest.testmod(sass).failed, 0)


if __name__ == "__main__":
    main()
