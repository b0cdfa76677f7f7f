// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A program that embeds the module as the article "Gridwork in a browser" shows: `node embedding.mjs MODULE`.
// Fails if the module says anything else than the command.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { startGridwork } from "../../Sources/GridworkWeb/Page/Script/module.js";

const [, , path] = process.argv;
const fetch = async () => new Response(readFileSync(path));

const response = await fetch("gridwork.wasm");
const module = await WebAssembly.compile(await response.arrayBuffer());
const ask = await startGridwork(module, console.warn);

const form = { root: { kind: "label", id: "greeting", text: "Hello" }, size: [80, null] };
const { frames } = JSON.parse(ask("layout", JSON.stringify(form)));
const svg = ask("picture", JSON.stringify(form));

let place;
try {
  ask("frames", '{"root": {"kind": "gird"}}');
} catch (error) {
  place = [error.line, error.column];
}

// Five letters of 10; the root has the width that it is given.
assert.deepEqual(frames, { greeting: [0, 0, 80, 10] });
assert.match(svg, /^<svg/);
assert.deepEqual(place, [1, 19]);
// A byte order mark, which a decoder takes away unless it is told not to.
assert.equal(ask("set_width", '\ufeff{"root": {}}', 0, 10), '\ufeff{"root": {}, "size": [10, null]}');
