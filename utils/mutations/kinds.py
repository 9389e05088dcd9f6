# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kinds of mutations."""

import collections

# old: text that occurs once in the file, or its first occurrence after the text `after`; layout
# does not matter. near: tests written for this place, which run first: `integration.Halide` or, of one
# case, `integration.Halide test_decode`.
Mutation = collections.namedtuple("Mutation", "name what file old new after near")


def mutation(name, what, file, old, new, after=None, near=()):
    return Mutation(name, what, file, old, new, after, near)


def function(name, what, file, old, new, near=()):
    """A mutation in the body of a function; `name` is the text before its parameters."""
    return mutation(name, what, file, old, new, after=name + "(", near=near)
