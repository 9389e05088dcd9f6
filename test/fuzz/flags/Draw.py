#===- Draw.py - Draws a command line -------------------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Most flags of most command lines are valid: errors usually occur one at a time, and as
# often not at all.
#
#===------------------------------------------------------------------------===#

import dataclasses

import Tables


@dataclasses.dataclass
class Case:
    tool: str  # tttc or ttt-run
    text: str  # the .ttt file, with its folder or a name of the case's folder
    flags: list  # lists of words, dropped one by one to reduce a failure
    dims: dict  # the valid ones that were given; for the arrays
    tokens: int  # of the arrays
    early: bool  # true if no machine code is requested

    def words(self):
        return [self.text] * (self.text is not None) + [word for flag in self.flags for word in flag]


class Draw:
    """Draws command lines; `listed` are the flags that each tool's --help lists."""

    def __init__(self, random, examples, listed):
        self.random, self.examples, self.listed = random, examples, listed

    def case(self, early):
        random = self.random
        tool = "ttt-run" if random.random() < 0.3 else "tttc"
        self.is_tttc = tool == "tttc"
        text, source = self.text()
        self.head = Tables.head(source) or ("none", [])
        self.inputs = Tables.declared(source) or ["q"]
        dims = self.dims(source, early)
        tokens = random.choice([0, 1, 3, 8, 13])
        self.tokens = tokens
        flags = [["--dim", f"{name}={value}"] if random.random() < 0.5 else
                 [f"--dim={name}={value}"] for name, value in dims.items()]
        flags += (self.of_run if tool == "ttt-run" else self.of_tttc)(early)
        if random.random() < 0.03:
            flags.append([random.choice(["--nonesuch", "-x", "--", "extra.ttt", "--emit", "-"])])
        random.shuffle(flags)
        if random.random() < 0.02:
            text = None
        return Case(tool, text, flags, dims, tokens, early)

    def text(self):
        """A file name and the file's text."""
        random = self.random
        if random.random() < 0.85:
            path = random.choice(self.examples)
            return str(path), path.read_text()
        if random.random() < 0.2:
            return random.choice(Tables.MISSING_TEXTS), ""
        name = random.choice(list(Tables.ODD_TEXTS))
        return name, Tables.ODD_TEXTS[name].decode("utf-8", "replace")

    def dims(self, source, early):
        """Small values of all constants that are lengths, and of heads. Repetitions are
        unrolled: with more than a few, LLVM alone takes minutes."""
        random = self.random
        most = {name: 8 if early else 4 for name in Tables.repeated(source)}
        dims = {name: random.randint(1, most.get(name, 8)) for name, value in self.head[1]
                if "." not in value}
        if "width" in dims or not self.is_tttc:
            dims["heads"] = random.randint(1, 3)
        if "width" in dims and "d" in dims and random.random() < 0.8:
            dims["width"] = dims["heads"] * dims["d"]
        if "segment" in dims and random.random() < 0.8:
            dims["segment"] = dims["chunk"] * random.randint(1, 2)
        return dims

    def value(self, table, flag, good=None):
        """One or two words: the flag with a value of its row."""
        random = self.random
        goods, bads = table.get(flag, Tables.OTHERS)
        value = random.choice(good or goods) if random.random() < 0.98 else random.choice(bads)
        if value is None:
            return [flag]
        names = [name for name, _ in self.head[1]] or ["d"]
        for word, draw in [("LAYER", lambda: self.head[0]), ("INPUT", lambda: random.choice(self.inputs)),
                           ("NAME", lambda: random.choice(names)), ("SPLIT", self.split),
                           ("SIZE", lambda: str(random.randint(1, 8)))]:
            while word in value and not value.endswith("S"):
                value = value.replace(word, draw(), 1)
        value = value.replace("BADNPZ", random.choice(list(Tables.BAD_NPZ)))
        value = value.replace("BADKERNEL", random.choice(list(Tables.BAD_KERNELS)))
        value = value.replace("INPUTS", "in.npz").replace("COTANGENTS", "cotangents.npz")
        return [f"{flag}={value}"] if flag != "-o" and random.random() < 0.7 else [flag, value]

    def split(self):
        left, pieces = self.tokens, []
        while left:
            pieces.append(self.random.randint(1, left))
            left -= pieces[-1]
        return ",".join(map(str, pieces)) or "0"

    def some(self, table, often, among):
        """Each flag of `among` with this probability."""
        return [self.value(table, flag) for flag in among if self.random.random() < often
                or flag not in table and self.random.random() < 0.1]

    def of_tttc(self, early):
        random, table = self.random, Tables.TTTC
        flags = []
        if early or random.random() < 0.7:  # otherwise a shared object
            flags.append(self.value(table, "--emit", Tables.EARLY if early else Tables.LATE))
        emit = flags[0][-1].split("=")[-1] if flags else "so"
        is_gpu = random.random() < (0.9 if emit in Tables.GPU else 0.02 if emit in Tables.CPU
                                    else 0.2)
        if is_gpu:
            flags.append(self.value(table, "--target"))
        if random.random() < 0.3:
            flags.append(self.value(table, "--dtype", ["f32", "bf16", "f16"] if is_gpu else
                                    ["f32", "f64"]))
        # Flags that need others are seldom drawn without them.
        backward = random.random() < (0.02 if emit == "torch" else 0.35)
        if backward:
            flags.append(self.value(table, "--backward"))
        seldom = ["--help", "--version", "--build-id", "--format", "--time-passes", "--dim"]
        if not backward and emit != "backward":
            seldom += ["--wrt", "--checkpoint", "--tokens"]
        if emit == "torch":
            seldom += ["--decode", "--invariant"]
        done = ["--emit", "--target", "--dtype", "--backward"]
        often = random.choice([0.1, 0.3])
        flags += self.some(table, often, [flag for flag in self.listed["tttc"]
                                          if flag not in done + seldom])
        if not any(flag[0] == "--decode" for flag in flags):
            flags = [flag for flag in flags if flag[0] != "--context" or random.random() < 0.1]
        return flags + self.some(table, 0.01, seldom)

    def of_run(self, early):
        random, table = self.random, Tables.TTT_RUN
        draws = random.random() < 0.2
        flags = [self.value(table, "--random" if draws else "--inputs")]
        if draws:
            flags += self.some(table, 0.4, ["--batch", "--heads", "--tokens"])
        if random.random() < 0.9:
            flags.append(self.value(table, "--outputs"))
        if early:
            flags.append(self.value(table, "--interpret" if random.random() < 0.8 else "--kernel"))
        backward = random.random() < 0.3
        if backward:
            flags += [["--backward"]] + [self.value(table, "--cotangents")] * (not draws)
        of_kernels = ["--form", "--chunk", "--dtype", "--target-cpu", "--threads", "--time",
                      "--split", "--invariant", "--check", "--tolerance"]
        if random.random() < 0.9:
            # Flags that can be combined.
            among = ["--position", "--layer"] if early else ["--layer", *of_kernels]
            if backward and not early:
                among += ["--checkpoint", "--wrt"]
            return flags + self.some(table, 0.2, among)
        fixed = ["--inputs", "--outputs", "--interpret", "--kernel", "--backward", "--cotangents"]
        return flags + self.some(table, 0.08, [flag for flag in self.listed["ttt-run"]
                                                          if flag not in fixed])
