# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One multiprocessor that executes machine code: four schedulers, each of which issues one instruction
a cycle, in the order of each warp.

From the code: fixed latencies, as stall counts, and who waits for whom, as scoreboards. From the
machine's table: when results of variable latency are there, and how often a pipe takes an
instruction. Not modelled: the instruction cache, and the bandwidth of memory beyond the multiprocessor.
"""

import collections
from dataclasses import dataclass, field

import machine as machines
import sass

SCHEDULERS = 4
SCOREBOARDS = 6
# Blocks on one multiprocessor do not start together.
STAGGER = 97
GROUP = 4  # warps of a warpgroup


class Deadlock(Exception):
    """No warp can go on."""


@dataclass(eq=False)
class Step:
    """An instruction of a path, with what it asks of the machine."""
    one: sass.Instruction
    needs: machines.Operation
    latency: float
    read: float  # until its operands have been read
    passes: float  # of the data path
    ideal: float  # passes, were there no bank conflicts and all words different
    is_taken: bool = False  # a branch after which another address follows


@dataclass
class Result:
    """What one run took."""
    cycles: int
    issued: int  # instructions of all warps
    waits: collections.Counter  # {cause: cycles} of the first warp of the first block
    times: list = field(default_factory=list)  # of issue, of each step of that warp


def steps(path, machine, phases):
    """The steps of a path. Equal instructions share what they need."""
    shared, spread = phases
    known, found = {}, []
    for number, one in enumerate(path):
        follows = path[number + 1].address if number + 1 < len(path) else one.address + 16
        key = (one.address, follows == one.address + 16)
        if key not in known:
            needs = machines.operation(one)
            is_global = needs.latency in ("STG", "LDGSTS", "LDG")
            is_shared = one.base in ("LDS", "STS", "LDSM", "STSM", "ATOMS")
            passes = needs.passes
            if is_shared and passes:
                conflicts, different = shared.get(one.line, (1, 1))
                passes = max(1, passes * different) * conflicts
            elif is_global:
                passes = max(passes * machine.interval["GLOBAL"], spread.get(one.line, 1))
            known[key] = Step(one, needs, machine.latency[needs.latency],
                              machine.latency["READ.global" if is_global else "READ"],
                              passes, needs.passes, not key[1])
        found.append(known[key])
    return found


class Warp:
    """A warp and the results it waits for."""

    def __init__(self, code, block, number, begin):
        self.code, self.block, self.number = code, block, number
        self.at, self.free, self.cause = 0, begin, "start"
        self.boards = [[] for _ in range(SCOREBOARDS)]  # (time, class) of what a scoreboard waits for
        self.copies = []  # times of copies that no group has yet
        self.products = []  # times of groups of wgmma
        self.barrier = None
        self.last = begin

    @property
    def is_done(self):
        return self.at == len(self.code)


class Scheduler:
    """A scheduler with its warps and pipes."""

    def __init__(self):
        self.warps = []
        self.free = collections.defaultdict(float)  # by pipe
        self.last = None

    def ready(self, warp, machine):
        """(time at which the warp can issue, what it waits for until then)."""
        step = warp.code[warp.at]
        one, time, cause = step.one, warp.free, warp.cause
        if one.waits:
            for board in range(SCOREBOARDS):
                if one.waits >> board & 1 and warp.boards[board]:
                    last = max(warp.boards[board])
                    if last[0] > time:
                        time, cause = last
        if one.base == "DEPBAR" and one.operands:
            # DEPBAR.LE SB0, N: at most N are left.
            board, left = int(one.operands[0][2:]), int(one.operands[1], 16)
            results = sorted(warp.boards[board], reverse=True)
            if len(results) > left and results[left][0] > time:
                time, cause = results[left]
        elif one.opcode.startswith("WARPGROUP.DEPBAR"):
            left = int(one.operands[1], 16)
            results = sorted(warp.products, reverse=True)
            if len(results) > left and results[left] > time:
                time, cause = results[left], "HGMMA"
        pipe = step.needs.pipe
        if pipe == "MIO":
            queued = self.free["MIO"] - machine.queue * machine.interval["MIO"]
            if queued > time:
                time, cause = queued, "pipe MIO"
        elif pipe and pipe != "TENSOR" and self.free[pipe] > time:
            time, cause = self.free[pipe], "pipe " + pipe
        return time, cause


class Multiprocessor:
    """Runs blocks, each with one path for every warp."""

    def __init__(self, paths, blocks, machine, phases):
        self.machine = machine
        self.warps_of_block = len(paths)
        codes = [steps(path, machine, phases) for path in paths]
        self.warps = [Warp(code, block, number, block * STAGGER)
                      for block in range(blocks) for number, code in enumerate(codes)]
        self.schedulers = [Scheduler() for _ in range(SCHEDULERS)]
        for number, warp in enumerate(self.warps):
            self.schedulers[number % SCHEDULERS].warps.append(warp)
        self.data = 0.0  # time at which the data path of memory is free
        self.tensor = [0.0] * SCHEDULERS
        self.arrived = collections.defaultdict(list)
        self.waits, self.times, self.issued = collections.Counter(), [], 0

    def run(self):
        """The result of running all warps to their end."""
        now = 0
        while True:
            soon = None
            for number, scheduler in enumerate(self.schedulers):
                when = self.issue(number, scheduler, now)
                if when is not None and (soon is None or when < soon):
                    soon = when
            if soon is None:
                break
            now = max(now + 1, -int(-soon // 1))
        if not all(warp.is_done for warp in self.warps):
            raise Deadlock("warps wait for a barrier that others never reach")
        return Result(max(warp.last for warp in self.warps) + 1, self.issued, self.waits, self.times)

    def issue(self, number, scheduler, now):
        """Issues an instruction if one is ready. Returns when the scheduler is to be asked again."""
        best, soon = None, None
        for warp in scheduler.warps:
            if warp.barrier is not None or warp.at == len(warp.code):
                continue
            time, cause = scheduler.ready(warp, self.machine)
            if time > now:
                soon = time if soon is None else min(soon, time)
                continue
            # Greedy, then the one that has waited longest.
            rank = (warp is not scheduler.last, warp.free, warp.number)
            if best is None or rank < best[0]:
                best = (rank, warp, cause)
        if best is None:
            return soon
        scheduler.last = best[1]
        self.execute(number, scheduler, best[1], now, best[2])
        return now + 1

    def execute(self, number, scheduler, warp, now, cause):
        """Issues the warp's next instruction."""
        step, machine = warp.code[warp.at], self.machine
        one, pipe = step.one, step.needs.pipe
        if warp is self.warps[0]:
            self.times.append(now)
            self.waits["issue"] += 1
            if now - warp.last > 1:
                self.waits[cause] += now - warp.last - 1
        self.issued += 1
        warp.last = now
        done, read = now + step.latency, now + step.read
        if pipe == "MIO":
            begin = max(now, scheduler.free["MIO"])
            scheduler.free["MIO"] = begin + machine.interval["MIO"]
            if step.passes:
                begin = max(begin, self.data)
                self.data = begin + step.passes
                begin += max(0, step.passes - step.ideal)
            done, read = begin + step.latency, begin + step.read
            if one.base == "LDGSTS":
                warp.copies.append(done)
        elif pipe == "TENSOR":
            done = read = self.product(number, warp, one, now)
        elif pipe:
            scheduler.free[pipe] = now + machine.interval[pipe]
        result = step.needs.latency
        if one.base == "LDGDEPBAR":
            done, result = max([now + 1] + warp.copies), "LDGSTS"
            warp.copies = []
        if one.sets < SCOREBOARDS:
            self.set(warp, one.sets, now, done, result)
        if one.sets_read < SCOREBOARDS:
            self.set(warp, one.sets_read, now, read, result + " reads")
        warp.free = now + max(1, one.stall, 2 if one.yields and one.stall < 2 else 1)
        warp.cause = "after " + result
        if step.is_taken:
            warp.free, warp.cause = warp.free + machine.latency["branch"], "branch"
        if one.base == "UCGABAR_WAIT":
            warp.free = max(warp.free, now + machine.latency["CLUSTER"])
        warp.at += 1
        self.synchronise(warp, one, now)

    @staticmethod
    def set(warp, board, now, time, result):
        """Lets a scoreboard wait for a result."""
        waiting = [entry for entry in warp.boards[board] if entry[0] > now]
        warp.boards[board] = waiting + [(time, result)]

    def product(self, number, warp, one, now):
        """The time at which a wgmma's result is there."""
        latency = self.machine.latency
        begin = max(now + latency["WGMMA.start"], self.tensor[number])
        self.tensor[number] = begin + machines.product_cycles(one)
        done = self.tensor[number] + latency["WGMMA.drain"]
        if "gsb0" in one.operands:
            warp.products.append(done)
        return done

    def synchronise(self, warp, one, now):
        """Lets a warp wait at a barrier, and those that wait there go on if it was the last."""
        group = warp.number // GROUP
        if one.base == "BAR":
            name = one.operands[0] if one.operands else ""
            count = self.warps_of_block
            if len(one.operands) > 1 and one.operands[1].startswith("0x"):
                count = int(one.operands[1], 16) // 32
            # A number in a register: one barrier for each warpgroup.
            is_of_group = name.startswith("R") and count == GROUP
            key, latency = ("BAR", warp.block, name, group if is_of_group else 0), "BAR"
        elif one.opcode.startswith("WARPGROUP.ARRIVE"):
            count, key, latency = GROUP, ("WARPGROUP", warp.block, "", group), "WARPGROUP"
        else:
            return
        self.arrived[key].append(warp)
        if "ARV" not in one.opcode:
            warp.barrier = key
        if len(self.arrived[key]) < count:
            return
        for other in self.arrived.pop(key):
            if other.barrier == key:
                other.barrier = None
                other.free = max(other.free, now + self.machine.latency[latency])
                other.cause = latency


def simulate(paths, machine, blocks=1, phases=({}, {})):
    """Runs `blocks` blocks with these paths, one for each warp, on one multiprocessor. `phases`:
    paths.phases."""
    return Multiprocessor(paths, blocks, machine, phases).run()
