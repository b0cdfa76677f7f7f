// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Starts a compiled module. Returns a function that asks it: `ask("frames", json)`.
export async function startGridwork(module, report) {
  // A byte order mark stays where its author wrote it.
  const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = (start, count) => utf8.decode(new Uint8Array(memory.buffer, start, count));
  const { exports } = await WebAssembly.instantiate(module, {
    gridwork: { report: (start, count) => report(text(start, count)) },
  });
  const { memory, gridwork_allocate: allocate, gridwork_free: free } = exports;
  // A string becomes the place and the number of its bytes; a number stays what it is.
  function word(value) {
    if (typeof value !== "string") return [value];
    const bytes = new TextEncoder().encode(value);
    const start = allocate(bytes.length + 1);
    new Uint8Array(memory.buffer, start).set(bytes);
    return [start, bytes.length];
  }
  return (question, ...values) => {
    const words = values.map(word);
    const answer = exports["gridwork_" + question](...words.flat());
    for (const [start] of words.filter((it) => it.length > 1)) free(start);
    const [count, isError] = new Uint32Array(memory.buffer, answer, 2);
    const result = text(answer + 8, count);
    free(answer);
    if (!isError) return result;
    const { text: message, ...place } = JSON.parse(result);
    throw Object.assign(new Error(message), place);
  };
}
