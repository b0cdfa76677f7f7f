// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The document in the address: `#recipe=NAME`, or `#document=` and its text, compressed.
const recipes = JSON.parse(embedded("recipes"));
const address = {
  // The most letters of an address: some programs cut longer ones.
  limit: 100_000,

  async packed(bytes, stream) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  },
  async fragment(text) {
    const recipe = recipes.find((it) => it.document === text);
    if (recipe) return "#recipe=" + recipe.name;
    const bytes = await this.packed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
    const letters = btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(""));
    return "#document=" + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  },
  // The document of a fragment; null if it has none.
  async document(fragment) {
    const [, key, value] = /^#(recipe|document)=(.*)$/.exec(fragment) ?? [];
    if (!key) return null;
    if (key === "recipe") {
      const recipe = recipes.find((it) => it.name === value);
      if (!recipe) throw new Error(`There is no recipe ${value}.`);
      return recipe.document;
    }
    try {
      const letters = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
      const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
      return new TextDecoder().decode(await this.packed(bytes, new DecompressionStream("deflate-raw")));
    } catch {
      throw new Error("The document in the address is damaged.");
    }
  },
  // Makes the address that of a document, so that the page shows it when it is loaded again. Returns whether an
  // address has room for it.
  async keep(text) {
    const fragment = await this.fragment(text);
    // Not if the text has changed meanwhile: its own address follows.
    if (text !== editor.text) return true;
    if (fragment.length > this.limit) {
      history.replaceState(null, "", "#");
      say("The document is too large for an address.", true);
      return false;
    }
    if (fragment !== location.hash) history.replaceState(null, "", fragment);
    return true;
  },
};
