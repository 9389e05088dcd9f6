# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types that a user's type checker sees."""

import importlib.util
import json
import subprocess
import sys
import textwrap

import pytest

basedpyright = pytest.mark.skipif(importlib.util.find_spec("basedpyright") is None, reason="no basedpyright")


def pyright(*arguments):
    command = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable, "--outputjson", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    return json.loads(done.stdout)


@basedpyright
def test_every_public_type_is_known():
    symbols = pyright("--verifytypes", "tttc", "--ignoreexternal")["typeCompleteness"]["symbols"]
    assert len(symbols) > 100
    # In tttc/torch.py the verifier resolves `torch` to the file itself.
    unknown = [symbol["name"] for symbol in symbols if symbol["isExported"] and not symbol["isTypeKnown"]]
    assert [name for name in unknown if not name.startswith(("tttc.torch.Module", "tttc.torch.context_parallel"))] == []


@basedpyright
def test_types_of_calls(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(
        textwrap.dedent("""\
        import tttc
        from tttc.torch import Module
        layer = tttc.compile("ttt_linear.ttt", d=64)
        reveal_type(layer)
        reveal_type(layer(1, output_final_state=True)[1])
        reveal_type(layer.signature["q"])
        reveal_type(Module(layer, 2).forward)
        layer.decode(1)
    """)
    )
    said = [entry["message"] for entry in pyright(str(program))["generalDiagnostics"]]
    assert said[:3] == [f'Type of "{name}" is "{kind}"' for name, kind in (
        ("layer", "Layer"), ("layer(1, output_final_state=True)[1]", "State"), ('layer.signature["q"]', "Tensor"),
    )]  # fmt: skip
    assert "initial_state: State | None" in said[3] and 'Argument missing for parameter "state"' in said[4]
