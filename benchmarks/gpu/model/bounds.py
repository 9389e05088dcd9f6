# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What one turn of a loop could take: its longest path of dependent instructions, on a multiprocessor
without limits, which is a bound from below, and the order of its instructions that a list scheduler
finds between its barriers, for one warp on its scheduler, which is a goal."""

import collections
import heapq

import machine as machines

SHARED = frozenset(("LDS", "LDSM", "STS", "STSM", "HGMMA", "LDGSTS"))
TURNS = 4


def turn(path):
    """The instructions of one turn of the loop in which the path spends most instructions, from the
    middle of its turns; the whole path if it has no loop of three turns."""
    visits = collections.defaultdict(list)
    for number, one in enumerate(path):
        if one.label:
            visits[one.address].append(number)
    best = max((numbers for numbers in visits.values() if len(numbers) > 2),
               key=lambda numbers: (numbers[-1] - numbers[0], -len(numbers)), default=None)
    if best is None:
        return path
    middle = len(best) // 2
    return path[best[middle - 1]:best[middle]]


def latency(one, table):
    """Cycles from the issue of an instruction to that of one that reads its result."""
    needs = machines.operation(one)
    if needs.latency == "CONTROL":
        return 4
    if needs.latency == "HGMMA":
        ends = table["WGMMA.start"] + table["WGMMA.drain"] if "gsb0" in one.operands else 0
        return machines.product_cycles(one) + ends
    return table[needs.latency]


def longest_path(code, machine):
    """Cycles of a turn along its longest chain: registers, and barriers between accesses to shared
    memory."""
    table = machine.latency
    ready = {}  # register: the time at which it can be read
    barrier, accesses, ends, latest = None, 0.0, [], 0.0
    for _ in range(TURNS):
        for one in code:
            time = max((ready[register] for register in one.sources if register in ready),
                       default=0.0)
            if one.base in SHARED and barrier is not None:
                time = max(time, barrier + table["BAR"])
            if one.base == "BAR":
                # After the accesses before it have been issued.
                time = max(time, accesses, 0.0 if barrier is None else barrier + 1)
                barrier, accesses = time, 0.0
            elif one.base in SHARED:
                accesses = max(accesses, time + 4)
            latest = max(latest, time)
            done = time + latency(one, table)
            for register in one.results:
                ready[register] = done
        ends.append(latest)
    return ends[-1] - ends[-2]


def segments(code):
    """The code between barriers."""
    found = [[]]
    for one in code:
        found[-1].append(one)
        if one.base == "BAR":
            found.append([])
    return [segment for segment in found if segment]


def best_order(code, machine):
    """Cycles of a turn if every piece between two barriers were in the order that a list scheduler
    finds: true dependences only."""
    pieces = segments(code)
    waits = machine.latency["BAR"] * (len(pieces) - 1)
    return sum(schedule(piece, machine) for piece in pieces) + waits


def schedule(code, machine):
    """Cycles of straight code in the order of a list scheduler: the instruction with the longest path
    behind it first."""
    last, uses, needed = {}, [[] for _ in code], [0] * len(code)
    times = []
    for number, one in enumerate(code):
        needs = machines.operation(one)
        is_silent = needs.latency in ("CONTROL", "STS", "STG")
        times.append(1 if is_silent else max(1, latency(one, machine.latency)))
        for register in set(one.sources):
            if register in last:
                uses[last[register]].append(number)
                needed[number] += 1
        for register in one.results:
            last[register] = number
    height = [0.0] * len(code)
    for number in reversed(range(len(code))):
        height[number] = times[number] + max((height[use] for use in uses[number]), default=0.0)
    # By pipe, those whose operands are there, the highest first; the others by time.
    waiting = [(0.0, number) for number, count in enumerate(needed) if not count]
    ready, free, begin = collections.defaultdict(list), collections.defaultdict(float), {}
    now, left = 0.0, len(code)
    heapq.heapify(waiting)
    while left:
        while waiting and waiting[0][0] <= now:
            number = heapq.heappop(waiting)[1]
            heapq.heappush(ready[machines.operation(code[number]).pipe], (-height[number], number))
        pipes = [pipe for pipe, heap in ready.items() if heap and free[pipe] <= now]
        if pipes:
            pipe = min(pipes, key=lambda one: ready[one][0])
            number = heapq.heappop(ready[pipe])[1]
            free[pipe] = now + machine.interval.get(pipe, 0)
            left -= 1
            for use in uses[number]:
                begin[use] = max(begin.get(use, 0.0), now + times[number])
                needed[use] -= 1
                if not needed[use]:
                    heapq.heappush(waiting, (begin[use], use))
        now += 1
    return now
