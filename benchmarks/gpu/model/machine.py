# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A GPU as the model knows it: a table in JSON with a source for each number, and the class and
pipe of each opcode."""

import json
import os
from dataclasses import dataclass

import sass

FOLDER = os.path.dirname(os.path.abspath(__file__))

# Opcodes by (class of latency, pipe). Those with a size in their name have classes of their own, below.
CLASSES = {
    ("FMA", "FMA"): "FADD FADD32I FFMA FFMA2 FFMA32I FMUL FMUL32I HADD2 HFMA2 HMUL2",
    ("FMA", "IMAD"): "IMAD",
    ("MUFU", "XU"): "MUFU",
    ("CVT", "XU"): "BREV F2F F2I FLO FRND I2F I2I POPC",
    ("CVT", "FP64"): "DADD DFMA DMUL DSETP",
    ("REDUX", "XU"): "CREDUX REDUX",
    ("VOTE", "ALU"): "MATCH VOTE VOTEU",
    ("R2UR", "ALU"): "R2UR",
    ("STS", "MIO"): "STS STSM",
    ("LDS.1", "MIO"): "ATOMS",
    ("SHFL", "MIO"): "SHFL",
    ("MOVM", "MIO"): "MOVM",
    ("LDG", "MIO"): "ATOM ATOMG LDG",
    ("LD", "MIO"): "LD",
    ("LDGSTS", "MIO"): "LDGSTS",
    ("STG", "MIO"): "RED ST STG",
    ("LDL", "MIO"): "LDL STL",
    ("LDC", "MIO"): "LDC",
    ("S2R", "MIO"): "S2R S2UR",
    ("TMA", "MIO"): "UBLKCP UTMACMDFLUSH UTMALDG UTMASTG",
    ("SYNCS", "MIO"): "ARRIVES SYNCS",
    ("CLUSTER", "ALU"): "UCGABAR_ARV UCGABAR_WAIT",
    ("BAR", "ALU"): "BAR",
    ("WARPGROUP", "ALU"): "WARPGROUP",
    ("FENCE", "ALU"): "FENCE",
    ("MEMBAR", "ALU"): "CCTL ERRBAR MEMBAR",
    ("ALU", "UNIFORM"): "UBMSK UFLO UIADD3 UIMAD UISETP ULDC ULEA ULOP3 UMOV UP2UR UPLOP3 UPOPC "
                        "UPRMT USEL USGXT USHF",
    ("CONTROL", None): "BRA BREAK BSSY BSYNC CALL CS2R DEPBAR ELECT EXIT LDGDEPBAR LEPC NOP PMTRIG "
                       "RET USETMAXREG WARPGROUPSET WARPSYNC YIELD",
}
OF_OPCODE = {opcode: pair for pair, opcodes in CLASSES.items() for opcode in opcodes.split()}
# No bytes of shared memory or of the first-level cache are moved.
WITHOUT_DATA = frozenset(("LDC", "S2R", "TMA"))


@dataclass(frozen=True)
class Operation:
    """What an instruction asks of the multiprocessor."""
    latency: str  # class in the table
    pipe: str  # or None
    passes: int  # 128-byte accesses of the memory's data path


def operation(one):
    """The class, pipe and accesses of an instruction. An opcode that no row names is of the ALU."""
    base, words = one.base, one.words
    if base == "HMMA":
        return Operation("HMMA", "HMMA" if "16816" in one.opcode else "HMMA8", 0)
    if base == "HGMMA":
        return Operation("HGMMA", "TENSOR", 0)
    if base == "LDS":
        # `@!PT LDS` is a placeholder of ptxas.
        return Operation(f"LDS.{words}", "MIO", 0 if one.guard == "@!PT" else words)
    if base == "LDSM":
        return Operation(f"LDSM.{words}", "MIO", words)
    if base == "IMAD" and ".MOV" in one.opcode:
        return Operation("FMA", "FMA", 0)
    latency, pipe = OF_OPCODE.get(base, ("ALU", "ALU"))
    if pipe != "MIO" or latency in WITHOUT_DATA:
        return Operation(latency, pipe, 0)
    return Operation(latency, pipe, 1 if latency in ("SHFL", "MOVM", "SYNCS") else words)


def product_cycles(one):
    """Cycles for which a wgmma has the tensor core: papers that measure Hopper, 18 to 128 for 8 to 256
    columns of 16-bit operands."""
    width = sass.columns(one)
    return max(width / 2 if "F16" in one.opcode else width, 16 + width / 4)  # F16 and BF16


class Machine:
    """The table of one GPU. `latency`: cycles until an instruction that depends may issue;
    `interval`: cycles for which a pipe takes no other instruction."""

    def __init__(self, name, memory="hbm", **changes):
        """`memory`: where global memory is read from, "hbm" or "l2"; `changes`: other latencies."""
        with open(os.path.join(FOLDER, name + ".json"), encoding="utf-8") as file:
            table = json.load(file)
        self.name = name
        self.limits = numbers(table["limits"])
        self.latency = {**numbers(table["latency"]), **numbers(table["memory"][memory]), **changes}
        self.interval = numbers(table["interval"])
        self.queue = int(self.limits["queue"])

    def blocks(self, warps, registers, shared):
        """Blocks that a multiprocessor holds at a time."""
        limits = self.limits
        unit = limits["register_unit"]  # of a warp
        of_warp = -(-registers * 32 // unit) * unit
        of_block = shared + limits["shared_of_block"]
        return int(min(limits["warps"] // warps, limits["blocks"],
                       limits["registers"] // (of_warp * warps), limits["shared"] // of_block))


def numbers(rows):
    """{name: number} of rows [number, source]."""
    return {name: row[0] for name, row in rows.items()}
