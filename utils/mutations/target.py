# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stages of a layer."""

from .kinds import function

FOLDER = "compiler/lib/Target/"
STAGES = FOLDER + "Stages.cpp"

MUTATIONS = [
    function("tttc::joinStages", "every stage gives a gradient of its own", STAGES,
             "tensor.role = TTTC_GRADIENT_PART;", ""),
]
