# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The example of README gives the documented results."""

import re

import pytest
from conftest import ROOT


def test_the_first_page(capsys, monkeypatch):
    pytest.importorskip("torch")
    monkeypatch.chdir(ROOT)
    code = re.search(r"## From Python.*?```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]
    names = {}
    exec(compile(code, "README.md", "exec"), names)  # noqa: S102
    expected = re.search(r"print\(.*# (.*)\n", code)[1]
    assert capsys.readouterr().out.strip() == expected
    assert names["loss"].isfinite()
