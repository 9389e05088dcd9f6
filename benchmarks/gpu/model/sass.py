# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Machine code (SASS) as instructions, from the text that `nvdisasm -c -hex -gp` prints.

The upper bits of an instruction's 128 hold what ptxas knows of its timing: how long its warp waits
before it issues the next one (`stall`), and which of six scoreboards it sets and waits for. The line
is that of the PTX instruction it implements, in code assembled with `--generate-line-info`.
"""

import re
from dataclasses import dataclass, field

NO_SCOREBOARD = 7
CONTROL_BIT = 41  # of the upper word
LABEL = re.compile(r"^(\.L\w+):")
SECTION = re.compile(r"^\.text\.(\S+):")
LINE = re.compile(r'//## File "\.nv_debug_ptx_txt", line (\d+)')
CODE = re.compile(r"\s+/\*([0-9a-f]{4,})\*/\s+(.*?)\s*;\s*/\* 0x[0-9a-f]{16} \*/")
UPPER = re.compile(r"\s+/\* 0x([0-9a-f]{16}) \*/")
PARTS = re.compile(r"(@!?U?P\w+\s+)?([\w.]+)\s*(.*)")
REGISTER = re.compile(r"(?<![\w.])(UR|UP|R|P)(\d+)(\.64)?")

WITHOUT_RESULT = frozenset(
    "ARRIVES BAR BRA BREAK BSSY BSYNC CALL CCTL DEPBAR ERRBAR EXIT FENCE LDGDEPBAR LDGSTS MEMBAR "
    "NANOSLEEP NOP RED RET ST STG STL STS STSM UBLKCP UCGABAR_ARV UCGABAR_WAIT USETMAXREG UTMACCTL "
    "UTMACMDFLUSH UTMALDG UTMASTG WARPGROUP WARPGROUPSET WARPSYNC YIELD".split())
LOADS = frozenset("CS2R LD LDC LDG LDL LDS ULDC".split())
STORES = frozenset("ST STG STL STS".split())


@dataclass(eq=False)
class Instruction:
    """One instruction. Two of a kind at different addresses are different."""
    address: int
    guard: str  # "", "@P0", "@!P4"
    opcode: str  # "HMMA.16816.F32.BF16"
    operands: list
    stall: int  # cycles before the warp's next instruction
    yields: bool  # the scheduler prefers another warp then
    sets: int  # scoreboard, until the result is there; NO_SCOREBOARD: none
    sets_read: int  # scoreboard, until the operands have been read
    waits: int  # mask of scoreboards
    label: str = ""
    line: int = 0  # of the PTX text
    results: list = field(default_factory=list)
    sources: list = field(default_factory=list)

    @property
    def base(self):
        """The opcode without its modifiers."""
        return self.opcode.split(".", 1)[0]

    @property
    def words(self):
        """32-bit registers that it moves."""
        if ".128" in self.opcode or self.opcode.endswith(".4"):
            return 4
        return 2 if ".64" in self.opcode or self.opcode.endswith(".2") else 1

    @property
    def target(self):
        """The label that it jumps to, or ''."""
        found = re.findall(r"\.L\w+", self.operands[-1]) if self.operands else []
        return found[0] if found else ""

    def __str__(self):
        return f"{self.address:05x} {self.guard:5}{self.opcode} {', '.join(self.operands)}"


def read(text):
    """{function: its instructions}."""
    functions, code, label, line, begun = {}, None, "", 0, None
    for row in text.splitlines():
        if match := SECTION.match(row):
            code = functions.setdefault(match[1], [])
        elif match := LABEL.match(row):
            label = match[1]
        elif match := LINE.search(row):
            line = int(match[1])
        elif match := CODE.match(row):
            begun = (int(match[1], 16), match[2])
        elif (match := UPPER.match(row)) and begun and code is not None:
            code.append(instruction(*begun, int(match[1], 16), label, line))
            begun, label = None, ""
    return functions


def instruction(address, text, upper, label="", line=0):
    """The instruction with this text and upper word.

    >>> one = instruction(0, "@!P0 LDS.64 R4, [R2+0x10]", 0x000e220000000800)
    >>> one.guard, one.stall, one.sets, one.sets_read, one.waits, one.results, one.sources
    ('@!P0', 1, 0, 7, 0, ['R4', 'R5'], ['R2', 'P0', 'R4', 'R5'])
    """
    control = upper >> CONTROL_BIT
    guard, opcode, rest = PARTS.match(text).groups()
    operands = [one.strip() for one in re.split(r",\s*(?![^\[{]*[\]}])", rest) if one.strip()]
    made = Instruction(address, (guard or "").strip(), opcode, operands, control & 15,
                       not control >> 4 & 1, control >> 5 & 7, control >> 8 & 7, control >> 11 & 63,
                       label, line)
    made.results, made.sources = registers(made)
    return made


def named(operand, count):
    """The registers of an operand: `count` of them if it is data, not an address."""
    is_address = operand.startswith("[") or "desc" in operand
    found = []
    for kind, number, wide in REGISTER.findall(operand):
        for offset in range(max(1 if is_address else count, 2 if wide else 1)):
            found.append(f"{kind}{int(number) + offset}")
    return found


def counts(one):
    """(registers of the result, [registers of each operand])."""
    base, sizes = one.base, [1] * max(len(one.operands), 8)
    result = one.words if base in LOADS else 1
    if base == "CS2R" and ".32" not in one.opcode:
        result = 2
    elif base in STORES or base == "STSM":
        sizes[len(one.operands) - 1] = one.words
    elif base == "LDSM":
        result = one.words
    elif base == "HMMA":
        is_large, is_single = "16816" in one.opcode, ".F32" in one.opcode
        result = 4 if is_single else 2
        sizes[1:4] = [4 if is_large else 2, 2 if is_large else 1, result]
    elif base == "HGMMA":
        result = columns(one) // (2 if ".F32" in one.opcode else 4)
        sizes = [result, 4, 1] + [result] * 8
    if "WIDE" in one.opcode:
        result, sizes[len(one.operands) - 1] = 2, 2
    return result, sizes


def columns(one):
    """Columns of the product of a HGMMA."""
    return int(re.search(r"64x(\d+)x", one.opcode)[1])


def registers(one):
    """(registers it writes, registers it reads)."""
    size, sizes = counts(one)
    results, first = [], 0
    if one.base not in WITHOUT_RESULT and one.operands:
        results, first = named(one.operands[0], size), 1
        # Further results: predicates of comparisons, the value of a shuffle.
        while first < min(len(one.operands) - 1, 3):
            operand = one.operands[first]
            is_predicate = re.fullmatch(r"U?P\w+", operand)
            is_logic = (first == 1 and one.base in ("LOP3", "ULOP3") and "P" in one.operands[0] and
                       one.operands[0][0] in "PU")
            if not (is_predicate or is_logic or one.base == "SHFL" and first == 1):
                break
            results += named(operand, 1)
            first += 1
    sources = []
    for number in range(first, len(one.operands)):
        operand = one.operands[number]
        is_data = one.base != "HGMMA" or operand.startswith("R")
        sources += named(operand, sizes[number] if is_data and number < len(sizes) else 1)
    if one.guard:
        # A result that is not written keeps its value.
        sources += named(one.guard.lstrip("@!"), 1) + results
    return results, sources
