# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cycles of a mini-batch, and the time of a call, of a compiled entry of a layer."""

from dataclasses import dataclass

import bounds
import machine as machines
import simulator

# Mini-batches of the two calls whose difference is the time of a mini-batch.
SHORT, LONG = 8, 16


@dataclass
class Cost:
    """What a launch costs one multiprocessor with so many blocks at a time."""
    first: float  # cycles of a call of SHORT mini-batches; decoding: mean of the tokens of one
    step: float  # and of each further one; 0 for a stage whose blocks share the mini-batches
    issued: float  # share of the schedulers' issue slots that are used
    waits: object  # of the first warp: {cause: cycles}


class Model:
    """The model's view of an entry: its launches in a short and a long call."""

    def __init__(self, compiled):
        self.kernel = compiled.kernel
        self.is_call = self.kernel.entry == "decode"  # one token: there is no loop
        self.short = compiled.launches(SHORT)
        # Calls of one token are alike but for what they execute.
        self.calls = self.short if self.is_call else []
        if self.is_call:
            self.short = self.short[-1:]
        self.long = self.short if self.is_call else compiled.launches(LONG)
        self.table = self.kernel.target.rstrip("a")
        self.known = {}

    def machine(self, memory):
        return machines.Machine(self.table, memory)

    @staticmethod
    def is_divided(launch):
        """True for a stage whose blocks share the mini-batches of a sequence."""
        return launch.blocks > 1 and not launch.is_of_columns

    def is_chosen(self, tasks, whole):
        """True if the runtime computes the columns of so few tasks apart
        (runtime/lib/cuda/Launch.cpp). `whole`: the model of whole tasks."""
        units = self.machine("hbm").limits["multiprocessors"]

        def time(launch, blocks):
            share = -(-blocks // units)
            return max(2, share) if len(launch.paths) <= 2 else 2 * share

        columns = self.short[-1]
        return 3 * time(columns, tasks * columns.blocks) <= 4 * time(whole.short[-1], tasks)

    def most(self, number):
        """Blocks of a launch that a multiprocessor holds at a time."""
        launch = self.short[number]
        return self.machine("hbm").blocks(len(launch.paths), launch.registers, launch.shared)

    def cost(self, number, blocks, memory):
        """The cost of a launch."""
        key = number, blocks, memory
        if key not in self.known:
            machine, launch = self.machine(memory), self.short[number]
            result = simulator.simulate(launch.paths, machine, blocks, launch.phases)
            first, step = result.cycles, 0.0
            if self.calls:
                all_calls = [simulator.simulate(call.paths, machine, blocks, call.phases).cycles
                             for call in self.calls]
                first = sum(all_calls) / len(all_calls)
            if not self.is_call and not self.is_divided(launch):
                longer = self.long[number]
                result = simulator.simulate(longer.paths, machine, blocks, longer.phases)
                step = (result.cycles - first) / (LONG - SHORT)
            self.known[key] = Cost(first, step,
                                   result.issued / simulator.SCHEDULERS / result.cycles,
                                   result.waits)
        return self.known[key]

    def bytes(self, tasks, batches):
        """Bytes that a call moves, of `tasks` sequences and heads."""
        short = sum(launch.bytes for launch in self.short)
        long = sum(launch.bytes for launch in self.long)
        step = 0 if self.is_call else (long - short) / (LONG - SHORT)
        return tasks * (short + step * (0 if self.is_call else batches - SHORT))

    def memory(self, tasks, batches):
        """Where a repeated call finds its arrays. Each half of the cache holds a copy of what its
        multiprocessors read."""
        limit = self.machine("hbm").limits["cache_bytes"] / 2
        return "l2" if self.bytes(tasks, batches) < limit else "hbm"

    def microseconds(self, tasks, tokens):
        """Time of a call: of the model, times its calibration, but no less than memory takes."""
        batches = max(1, tokens // self.kernel.tokens)
        memory = self.memory(tasks, batches)
        limits = self.machine(memory).limits
        units, total = limits["multiprocessors"], 0.0
        for number, launch in enumerate(self.short):
            blocks = tasks * (batches if self.is_divided(launch) else launch.blocks)
            held = min(self.most(number), -(-blocks // units))
            cost = self.cost(number, int(held), memory)
            steps = 0 if self.is_call or self.is_divided(launch) else batches - SHORT
            rounds = max(1.0, blocks / (units * held))
            if not self.is_divided(launch):
                rounds = -(-blocks // (units * held))
            cycles = (cost.first + cost.step * steps) * rounds * limits["calibration"]
            total += cycles / limits["clock_mhz"] + limits["launch_us"]
        floor = self.bytes(tasks, batches) / limits["hbm_bytes_per_second"] * 1e6
        return max(total, floor if memory == "hbm" else 0.0)

    def turn(self, number):
        """What a launch's first warp executes for one mini-batch, or for one call."""
        launch = self.long[number]
        is_whole = self.is_call or self.is_divided(launch)
        return launch.paths[0] if is_whole else bounds.turn(launch.paths[0])
