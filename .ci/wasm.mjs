// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0
//
// Compares what the module of `.ci/wasm` answers with what the command prints, byte for byte.
//
//     node .ci/wasm.mjs MODULE COMMAND FILE …
//
// Every file is laid out, with its variants, drawn and verified. Then come fifty documents with one change each,
// many of them wrong, whose errors are compared. Ends with 1 where something differs or the module traps.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [path, program, ...files] = process.argv.slice(2);
const command = resolve(program);
const compiled = await WebAssembly.compile(readFileSync(path));
const folder = mkdtempSync(join(tmpdir(), "wasm-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
let last = "";
let exports = await instantiate();

/** A module of its own, which knows nothing of one that trapped. */
async function instantiate() {
  const report = (start, count) => { last = text(start, count); };
  return (await WebAssembly.instantiate(compiled, { gridwork: { report } })).exports;
}

function text(start, count) {
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, start, count));
}

/** What a function of the module answers to a document: its text, and whether that is an error. */
function ask(name, document) {
  const bytes = new TextEncoder().encode(document);
  const start = exports.gridwork_allocate(bytes.length);
  new Uint8Array(exports.memory.buffer, start, bytes.length).set(bytes);
  const answer = exports[name](start, bytes.length);
  exports.gridwork_free(start);
  const [count, isError] = new Uint32Array(exports.memory.buffer, answer, 2);
  const found = text(answer + 8, count);
  exports.gridwork_free(answer);
  return isError ? `error ${JSON.parse(found).text}` : found;
}

/** What the command prints about the document, or writes into the file that `-o` names. */
function run(...words) {
  const output = words.includes("-o") ? join(folder, words.at(-1)) : null;
  const done = spawnSync(command, words, { cwd: folder, encoding: "utf8" });
  if (done.status === 2) return `error ${done.stderr.trimEnd()}`;
  if (done.status === null || done.status > 2) throw new Error(`${words.join(" ")}: ${done.stderr}`);
  return (output ? readFileSync(output, "utf8") : done.stdout).trimEnd();
}

const questions = {
  gridwork_layout: ["layout", "document", "--json"],
  gridwork_variants: ["layout", "document", "--json", "--variants"],
  gridwork_frames: ["layout", "document"],
  gridwork_picture: ["inspect", "document", "-o", "picture.svg"],
  gridwork_verify: ["verify", "document"],
};

/** Asks both, and says where they differ. */
async function compare(title, document, names) {
  writeFileSync(join(folder, "document"), document);
  for (const name of names) {
    const expected = run(...questions[name]).split("\n");
    let answer;
    try {
      last = "";
      answer = ask(name, document).trimEnd().split("\n");
    } catch (error) {
      answer = [`the module ends with ${error.message} ${last}`];
      exports = await instantiate();
    }
    compared += 1;
    const length = Math.max(answer.length, expected.length);
    const line = [...Array(length).keys()].find((line) => answer[line] !== expected[line]);
    if (line === undefined) continue;
    differences += 1;
    console.error(`wasm: ${name} of ${title}, line ${line + 1}\n  module:  ${answer[line]}\n  command: ${expected[line]}`);
  }
}

let compared = 0;
let differences = 0;
for (const file of files) {
  const document = readFileSync(file, "utf8");
  const names = Object.keys(questions).filter((name) => name !== "gridwork_variants" || hasVariants(document));
  await compare(file, document, names);
}
for (let number = 0; number < 50; number += 1) {
  const file = files[number % files.length];
  await compare(`${file}, change ${number}`, changed(readFileSync(file, "utf8"), number), ["gridwork_layout"]);
}
console.log(`${compared} answers compared, ${differences} different`);
if (differences === 0) console.log(`the median layout takes ${time()} ms`);
process.exitCode = differences === 0 ? 0 : 1;

function hasVariants(document) {
  try {
    return JSON.parse(document).variants?.length > 0;
  } catch {
    return false;
  }
}

/** The document with one number or word in place of another, or one character less. */
function changed(document, number) {
  const numbers = [...document.matchAll(/-?\d+(\.\d+)?/g)];
  const words = [...document.matchAll(/"\w+"/g)];
  const pick = (list) => list[(number * 7919 + 31) % list.length];
  const put = (match, text) =>
    document.slice(0, match.index) + text + document.slice(match.index + match[0].length);
  switch (number % 3) {
    case 0: return put(pick(numbers), ["-1", "0", "0.3333", "3e9", "99999999999", "1e300"][number % 18 / 3]);
    case 1: return put(pick(words), words[(number * 104729 + 7) % words.length][0]);
    default: return put({ index: (number * 7919) % document.length, 0: " " }, "");
  }
}

/** The median time of a layout, read and printed, once the engine has compiled the module. */
function time() {
  const documents = files.map((file) => readFileSync(file, "utf8"));
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    for (const document of documents) {
      const start = performance.now();
      ask("gridwork_layout", document);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b)[times.length >> 1].toFixed(2);
}
