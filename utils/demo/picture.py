# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Curves as an SVG picture, with only Python's standard library."""

import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 44, 52
COLOURS = ["#888888", "#c0392b", "#2471a3"]


def ticks(low, high, about=5):
    """Round numbers between low and high.

    >>> ticks(0, 60)
    [0, 20, 40, 60]
    """
    raw = (high - low) / about
    unit = 10 ** math.floor(math.log10(raw))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= raw)
    first = math.ceil(low / step)
    numbers = [step * i for i in range(first, math.floor(high / step + 1e-9) + 1)]
    return [int(n) if n == int(n) else n for n in numbers]


def curves(title, x_label, y_label, xs, series):
    """An SVG document. `series`: {label: values}, one value per entry of `xs`. The y axis starts
    at 0 and leaves room for the labels."""
    x_high, y_high = max(xs), 1.35 * max(max(values) for values in series.values())

    def at(x, y):
        return (LEFT + (WIDTH - LEFT - RIGHT) * x / x_high,
                HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * y / y_high)

    def text(x, y, content, more=""):
        return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(content)}</text>'

    middle = 'text-anchor="middle"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
             'font-family="sans-serif" font-size="13">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
             text(WIDTH / 2, 24, title, middle + ' font-size="15"')]
    for y in ticks(0, y_high):
        x0, y0 = at(0, y)
        lines.append(f'<path d="M{x0:.1f} {y0:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        lines.append(text(x0 - 8, y0 + 4, str(y), 'text-anchor="end"'))
    for x in ticks(0, x_high):
        x0, y0 = at(x, 0)
        lines.append(text(x0, y0 + 18, str(x), middle))
    lines.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, x_label, middle))
    lines.append(text(0, 0, y_label, middle + f' transform="translate(18 {HEIGHT / 2}) rotate(-90)"'))
    for row, (label, values) in enumerate(series.items()):
        colour = COLOURS[row % len(COLOURS)]
        points = " ".join("%.1f,%.1f" % at(x, y) for x, y in zip(xs, values))
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.8"/>')
        y = TOP + 12 + 20 * row
        lines.append(f'<path d="M{WIDTH - 260} {y}h24" stroke="{colour}" stroke-width="3"/>')
        lines.append(text(WIDTH - 228, y + 4, label))
    return "\n".join(lines + ["</svg>"]) + "\n"
