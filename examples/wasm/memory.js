// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/** The module memory.wasm, from its bytes. */
export async function load(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports;
}

/** The inner loss of each byte of a text but the first; of a long text its end is read. */
export function learn(memory, text) {
  const bytes = new TextEncoder().encode(text).slice(-memory.most());
  new Uint8Array(memory.memory.buffer, memory.text(), bytes.length).set(bytes);
  const count = memory.learn(bytes.length);
  if (count < 0) throw new Error("learn: not enough memory");
  return new Float32Array(memory.memory.buffer, memory.losses(), count).slice();
}

/** Means over the last `width` values. */
export function smooth(values, width) {
  let sum = 0;
  return values.map((value, i) => {
    sum += value - (i < width ? 0 : values[i - width]);
    return sum / Math.min(i + 1, width);
  });
}
