# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The instructions that a warp executes, in order: machine code followed along the path that the warp
took when the PTX emulator ran the same kernel.

A branch of the machine code has the line of a branch of the PTX text. ptxas may turn it around, so
which way is which is told from the lines of the blocks it leads to. Where ptxas unrolled a loop, one
branch stands for several turns. Branches that ptxas replaced by predicates need no decision. The
products, barriers and shuffles on the path are counted and must be those that the emulator executed.
"""

import collections
import dataclasses
import re

# Opcodes whose number on the path must be the emulator's, with the PTX instructions they implement.
COUNTED = {
    "HMMA": re.compile(r"\bmma\.sync\b"),
    "BAR": re.compile(r"\b(?:bar|barrier)(?:\.cta)?\.sync\b"),
    "HGMMA": re.compile(r"\bwgmma\.mma_async\b"),
    "LDSM": re.compile(r"\bldmatrix\b"),
}
# Opcodes that are not more often on the path: ptxas merges accesses and drops what nobody reads.
AT_MOST = {
    "LDS": re.compile(r"\bld\.shared\b"), "STS": re.compile(r"\bst\.shared\b"),
    "STG": re.compile(r"\bst\.global\b"), "SHFL": re.compile(r"\bshfl\.sync\b"),
}
# PTX instructions that ptxas implements by one instruction of these names.
SINGLE = {
    "LDG": re.compile(r"\bld\.global\b"), "FFMA": re.compile(r"\bfma\.rn\.f32\b"),
    "FMUL": re.compile(r"\bmul\.rn\.f32\b"),
    "FADD": re.compile(r"\b(?:add|sub)\.rn\.f32\b"), **COUNTED, **AT_MOST,
}
# Opcodes that cost more than their issue if their guard holds.
GUARDED = frozenset("BAR LDG LDGSTS LDS LDSM SHFL STG STS STSM".split())
WIDE = 300  # instructions and lines that are compared where blocks do not tell
MOST = 4_000_000  # instructions of a path
PTX_BRANCH = re.compile(r"^\s*@!?%p\d+\s+bra(?:\.uni)?\s+(\S+);")
PTX_ALWAYS = re.compile(r"^\s*bra(?:\.uni)?\s+(\S+);")
PTX_JUMP = re.compile(r"^\s*(?:@!?%p\d+\s+)?(?:bra|ret|exit)\b")
PTX_LABEL = re.compile(r"^\s*(\$\w+):")


class PathError(Exception):
    """The machine code does not follow the emulator's path."""


class Branches:
    """The branches of a kernel's PTX text: where they lead, as ranges of lines."""

    def __init__(self, text):
        self.lines = text.splitlines()
        self.labels = {match[1]: number for number, line in enumerate(self.lines, 1)
                       if (match := PTX_LABEL.match(line))}

    def block(self, line):
        """The lines from `line`, or from where it jumps to, to the next label or jump."""
        for _ in self.labels:
            match = PTX_ALWAYS.match(self.lines[line - 1]) if line <= len(self.lines) else None
            if not match:
                break
            line = self.labels[match[1]]
        end = line
        while end < len(self.lines):
            if end > line and PTX_LABEL.match(self.lines[end - 1]):
                break
            if PTX_JUMP.match(self.lines[end - 1]):
                end += 1
                break
            end += 1
        return range(line, end)

    def targets(self, line):
        """(lines where the branch of `line` jumps to, lines after it), or None for no branch."""
        match = PTX_BRANCH.match(self.lines[line - 1]) if 0 < line <= len(self.lines) else None
        if not match or match[1] not in self.labels:
            return None
        return self.block(self.labels[match[1]]), self.block(line + 1)


def common(block, lines):
    """How many instructions of a block implement one of the lines."""
    return sum(count for line, count in block.items() if line in lines)


class Follower:
    """Follows the paths of warps through one function of the machine code."""

    def __init__(self, code, ptx):
        self.code, self.branches = code, Branches(ptx)
        # nvdisasm also labels what no branch leads to.
        targets = {one.target for one in code if one.base in ("BRA", "CALL", "BSSY")}
        self.at = {one.label: number for number, one in enumerate(code) if one.label in targets}
        self.turned = {}  # number of a branch: True if it jumps where the PTX branch does not
        self.idles = {}
        self.unrolled = {}  # number of a backward branch: turns of the PTX loop in one of its turns

    def landing(self, begin):
        """`begin`, or where it jumps to."""
        for _ in self.at:
            if begin == len(self.code) or not self.is_jump(self.code[begin]):
                break
            begin = self.at[self.code[begin].target]
        return begin

    def block(self, begin, is_wide=False):
        """Lines of the straight code from `begin`, or of so many instructions."""
        found = collections.Counter()
        for number in range(begin, min(len(self.code), begin + WIDE)):
            one = self.code[number]
            if not is_wide and number > begin and (one.label in self.at or one.base in ("BRA", "EXIT")):
                break
            found[one.line] += 1
        return found

    def is_jump(self, one):
        """True for a branch without a condition."""
        return one.base == "BRA" and not one.guard and len(one.operands) == 1 and \
            one.target in self.at

    def is_turned(self, number):
        """True if the branch jumps where the PTX branch of its line goes on."""
        if number not in self.turned:
            one = self.code[number]
            jump, fall = self.branches.targets(one.line)
            there, here = self.landing(self.at[one.target]), self.landing(number + 1)
            if jump.start <= one.line and (there <= number) != (here <= number):
                # The branch closes a loop: the side that leads back repeats it.
                self.turned[number] = here <= number
            else:
                self.turned[number] = self.likeness(there, here, fall, jump) > 0
        return self.turned[number]

    def likeness(self, there, here, first, second):
        """How much more the code at two places is like these two blocks of the PTX text than like the
        same the other way round. Where the blocks alone do not tell, by what follows them: one
        instruction may have moved there from the other side."""
        for is_wide, least in ((False, 2), (True, 1)):
            one, two = (self.block(place, is_wide) for place in (there, here))
            if is_wide:
                first, second = (range(block.start, block.start + WIDE)
                                 for block in (first, second))
            found = (common(one, first) + common(two, second) -
                     common(one, second) - common(two, first))
            if abs(found) >= least:
                return found
        return 0

    def turns(self, number):
        """How many turns of a loop of the PTX text one turn of the loop that ends here is: how often
        the instructions that have one counterpart occur in it."""
        if number not in self.unrolled:
            copies = collections.Counter()
            for one in self.code[self.at[self.code[number].target]:number]:
                pattern = SINGLE.get(one.base)
                if pattern and 0 < one.line <= len(self.branches.lines) and \
                        pattern.search(self.branches.lines[one.line - 1]):
                    copies[one.line] += 1
            often = collections.Counter(copies.values()).most_common(1)
            self.unrolled[number] = often[0][0] if often else 1
        return self.unrolled[number]

    def leads_to_call(self, number):
        """True if a call comes in the straight code from `number`: the slow path of a division."""
        for one in self.code[number:]:
            if one.base in ("CALL", "BRA", "EXIT"):
                return one.base == "CALL" and one.target not in self.at
        return False

    def follow(self, path):
        """The instructions of the warp with this record of the emulator."""
        records = collections.defaultdict(collections.deque)
        for line, is_taken, is_passed in path["branches"]:
            records[line].append((is_taken, is_passed))
        found, number, others = [], 0, []
        executed = {line for line, _ in path["lines"]}
        while number < len(self.code):
            one = self.code[number]
            found.append(one if one.line in executed else self.idle(one))
            if len(found) > MOST:
                raise PathError(f"more than {MOST} instructions")
            if others and number == others[-1]:
                others.pop()
            number = self.next(number, records, others)
        self.check(found, path)
        return found

    def idle(self, one):
        """An instruction whose guard is false: where the PTX text branches around it, the warp issues it
        and it does nothing."""
        if not one.guard or one.base not in GUARDED:
            return one
        if one.address not in self.idles:
            self.idles[one.address] = dataclasses.replace(one, opcode="NOP", operands=[], results=[],
                                                          sources=[])
        return self.idles[one.address]

    def next(self, number, records, others):
        """The number of the instruction that follows; `others`: where lanes that parted wait."""
        one = self.code[number]
        if one.base == "EXIT":
            if not one.guard:
                return len(self.code)
            taken = records[one.line].popleft() if records[one.line] else (False, True)
            return len(self.code) if taken == (True, False) else number + 1
        # A call of a label of the kernel is how ptxas jumps out of where lanes converge.
        is_branch = one.base in ("BRA", "CALL") and one.target in self.at
        if one.base in ("CALL", "BRX", "RET") and not is_branch:
            raise PathError(f"the target of {one} is not known")
        if not is_branch or ".DIV" in one.opcode:
            return number + 1
        target = self.at[one.target]
        if self.is_jump(one):
            # Lanes that parted run the other side before they meet.
            if others and number < others[-1] < target:
                return others.pop()
            return target
        if not self.branches.targets(one.line):
            return target if self.leads_to_call(number + 1) else number + 1
        turns = self.turns(number) if target <= number else 1
        if turns > 1:
            # Turns that ptxas took out of the loop have no branch.
            left = 1 + next((place for place, (taken, _) in enumerate(records[one.line])
                             if not taken), 0)
            turns += left % turns
        for _ in range(turns):
            if not records[one.line]:
                raise PathError(f"{one} is executed more often than line {one.line} of the PTX")
            is_taken, is_passed = records[one.line].popleft()
        if self.is_turned(number):
            is_taken, is_passed = is_passed, is_taken
        if is_taken and is_passed and target > number:
            others.append(target)
            return number + 1
        return target if is_taken else number + 1

    def check(self, found, path):
        """Compares the counts of a path with the emulator's."""
        lines = dict(path["lines"])
        # A guarded one may stand for a branch around it.
        executed = collections.Counter(one.base for one in found
                                       if not one.guard or one.base in COUNTED)
        for base, pattern in {**COUNTED, **AT_MOST}.items():
            wanted = sum(count for line, count in lines.items()
                         if pattern.search(self.branches.lines[line - 1]))
            is_right = executed[base] == wanted or base in AT_MOST and executed[base] < wanted
            if not is_right:
                raise PathError(f"{executed[base]} {base} on the path of warp {path['warp']}, the "
                                f"emulator executed {wanted}")


def phases(record):
    """What decides the passes of a launch's accesses, by line of the PTX text: ({line: (phases with
    bank conflicts in those without, share of the words that are different)} of shared memory,
    {line: 128-byte segments of an access} of global memory)."""
    shared = {line: (1 + extra / accesses, words / possible)
              for line, accesses, extra, words, possible in record["shared_of_line"]}
    spread = {line: segments / accesses for line, accesses, segments in record["segments_of_line"]}
    return shared, spread
