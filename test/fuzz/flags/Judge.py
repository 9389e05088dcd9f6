#===- Judge.py - Runs a command line and checks its outcome --------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Any command line must terminate within limits of time and memory, with an exit status that --help
# lists; an error message has the expected form; outputs exist if and only if the run succeeded;
# no temporary file is left behind.
#
#===------------------------------------------------------------------------===#

import dataclasses
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile

import Tables

STATUSES = {"tttc": {0, 1, 2}, "ttt-run": {0, 1, 2, 3}}
CRASHES = re.compile("LLVM ERROR|Assertion|PLEASE submit|Stack dump|terminate called|"
                     "UNREACHABLE|AddressSanitizer|runtime error:|std::bad_alloc|Traceback")
# A verifier error: a pass made an invalid op, or a user error is reported in terms of the IR.
BAD_OPS = re.compile(r"error: '\w+\.[\w.]+' op ")
# A location in a text, or the tool.
BEGINS = re.compile(r"(\S.*:\d+:\d+|tttc|ttt-run): (error|warning|note|remark): ")


class Judge:
    """`tools` maps names to paths: tttc, ttt-run, arrays (test-arrays)."""

    def __init__(self, tools, memory, seconds):
        self.tools, self.memory, self.seconds = tools, memory, seconds

    def limit(self):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
        if self.memory:
            resource.setrlimit(resource.RLIMIT_AS, (self.memory, self.memory))

    def run(self, words, folder, temporary):
        """(status, stdout, stderr); after a timeout all processes are killed, the status is None."""
        environment = dict(os.environ, TMPDIR=str(temporary))
        child = subprocess.Popen(words, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                 preexec_fn=self.limit, start_new_session=True)
        try:
            out, err = child.communicate(timeout=self.seconds)
            status = child.returncode
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            out, err = child.communicate()
            status = None
        return status, out.decode("utf-8", "replace"), err.decode("utf-8", "replace")

    def prepare(self, case, folder):
        """Writes the files that the case's words may name."""
        for files in (Tables.ODD_TEXTS, Tables.BAD_NPZ, Tables.BAD_KERNELS):
            for name, data in files.items():
                (folder / name).write_bytes(data)
        if case.tool != "ttt-run" or not case.text:
            return
        dims = [f"--dim={name}={value}" for name, value in case.dims.items()]
        for words in (["random", case.text, "in.npz", "--seed=1", "--batch=2",
                       f"--tokens={case.tokens}", *dims],
                      ["cotangents", case.text, "in.npz", "cotangents.npz", "--seed=2", *dims]):
            # If a text is not a layer the arrays are missing, which is a case too.
            subprocess.run([self.tools["arrays"], *words], cwd=folder, stdin=subprocess.DEVNULL,
                           capture_output=True, timeout=self.seconds, preexec_fn=self.limit)

    def judge(self, case):
        """A description of the problem, or None; the status, and the output."""
        with tempfile.TemporaryDirectory() as holder:
            folder, temporary = pathlib.Path(holder, "here"), pathlib.Path(holder, "temporary")
            folder.mkdir()
            temporary.mkdir()
            self.prepare(case, folder)
            before = {path.name: path.read_bytes() for path in folder.iterdir()}
            status, out, err = self.run([self.tools[case.tool], *case.words()], folder, temporary)
            wrong = self.ended(case, status, out, err) or self.left(
                case, status, out, folder, before, temporary)
            # Code and IR would fill pages.
            return wrong, status, err or out[:400]

    def ended(self, case, status, out, err):
        if status is None:
            return f"ran longer than {self.seconds} s"
        if status < 0:
            return f"ended by signal {-status}"
        if status not in STATUSES[case.tool]:
            return f"exit status {status}"
        crash = CRASHES.search(err)
        if crash:
            return f"printed '{crash.group()}'"
        bad_op = BAD_OPS.search(err)
        if bad_op:
            return f"a pass gave {bad_op.group().split()[1]} what it cannot take"
        if "error: " in err and status == 0:
            return "exit status 0 with an error"
        if status == 1 and "error: " not in err or status == 2 and not err:
            return f"exit status {status} without an error"
        # Timings, if requested, precede the final message.
        said = err.split("  Total\n")[-1]
        if status in (1, 2) and not BEGINS.match(said):
            return "an error that does not begin with a place or the tool"
        return None

    def left(self, case, status, out, folder, before, temporary):
        stayed = [path.name for path in temporary.iterdir()]
        if stayed:
            return f"temporary files stayed: {stayed[0].split('-')[0]}"
        after = {path.name for path in folder.iterdir()}
        for name, data in before.items():
            if name not in after or (folder / name).read_bytes() != data:
                return f"'{name}' was changed"
        made = sorted(after - set(before))
        words = case.words()
        if any(word in ("--help", "-h", "--version", "--build-id") for word in words) and status == 0:
            return "nothing was printed" if not out else f"wrote {made[0]}" if made else None
        if status in (1, 2):
            return f"failed, and wrote {made[0]}" if made else None
        if case.tool == "ttt-run":
            for flag, name in (("--outputs", "out"), ("--carry-out", "carry")):
                asked = f"{flag}={name}" in words or name in words[words.index(flag):] \
                    if flag in words else f"{flag}={name}" in words
                if asked != (name in made):
                    return f"exit status {status}, {name} {'was not' if asked else 'was'} written"
            return None
        if status == 0 and not out.strip() and not made:
            return "exit status 0, and nothing was written"
        if any(not (folder / name).stat().st_size for name in made):
            return "wrote an empty file"
        return None


def shrink(judge, case, wrong):
    """The case without the flags that the same failure does not need."""
    position = 0
    while position < len(case.flags):
        flags = case.flags[:position] + case.flags[position + 1:]
        fewer = dataclasses.replace(case, flags=flags)
        if judge.judge(fewer)[0] == wrong:
            case = fewer
        else:
            position += 1
    return case

