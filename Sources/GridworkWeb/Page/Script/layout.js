// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The module that lays out, and the inspector page in its frame.
const embedded = (id) => document.getElementById(id).textContent;

const engine = {
  // The most bytes of a document. The command takes more.
  limit: 1_000_000,
  // What the module has said before it stopped.
  reported: [],
  // Why there is no module.
  absence: "The module is starting.",

  async start() {
    const packed = Uint8Array.from(atob(embedded("module")), (letter) => letter.charCodeAt(0));
    const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    this.module = await WebAssembly.compile(await new Response(bytes).arrayBuffer());
    await this.restart();
  },
  async restart() {
    this.reported = [];
    this.ask = await startGridwork(this.module, (text) => this.reported.push(text));
  },
  // Asks about a document. An error in the document is thrown with its place.
  about(question, json, ...values) {
    const size = new Blob([json]).size;
    if (size > this.limit) {
      throw new Error(`The document has ${size} bytes; this page lays out up to ${this.limit}. `
        + "The command gridwork lays out larger ones.");
    }
    if (!this.ask) throw new Error(this.absence);
    try {
      return this.ask(question, json, ...values);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) throw error;
      // What has stopped once cannot be used again.
      const reason = this.reported.pop() ?? "the document is too large for it";
      this.ask = null;
      this.restart();
      throw new Error(`The module has stopped: ${reason}`);
    }
  },
};

// The inspector page. It gets data one after the other, the next after the last is drawn.
const inspector = {
  frame: document.getElementById("layout"),
  isReady: false, isBusy: false, waiting: null,

  load() {
    return new Promise((done) => {
      this.frame.addEventListener("load", () => { this.isReady = true; done(); }, { once: true });
      this.frame.hidden = false;
      this.frame.srcdoc = JSON.parse(embedded("inspector"));
    });
  },
  show(message) {
    if (!this.isReady) return;
    if (this.isBusy) {
      const isOther = message.isOther || this.waiting?.isOther;
      this.waiting = { title: this.waiting?.title, ...message, isOther };
      return;
    }
    this.isBusy = true;
    this.frame.contentWindow.postMessage(message, "*");
  },
  shown() {
    const { waiting } = this;
    this.isBusy = false;
    this.waiting = null;
    if (waiting) this.show(waiting);
  },
};
