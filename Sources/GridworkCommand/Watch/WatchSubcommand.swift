// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork watch FILE`: draws a document each time it is saved, and shows it in browsers.
struct WatchSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let file = arguments.inputFiles[0]
    guard file.path != "-" else { throw .usage("watch needs a file, not standard input.") }
    let widths = try arguments.range(.widths)
    let port = try arguments.port(.port) ?? LiveServer.usualPort
    if !arguments.has(.serve) {
      if widths != nil {
        throw .usage("--widths is for the page of --serve; the terminal shows one width.")
      }
      if arguments.has(.port) { throw .usage("--port is for the page of --serve.") }
    }
    // A missing file is an error only at the start. Later, the file may disappear and come back.
    _ = try file.savedBytes(on: console)
    // From here on, an interrupt ends the loop instead of the process, so that the terminal and the
    // server are cleaned up.
    guard !console.isInterrupted() else { return .done }
    let server = arguments.has(.serve) ? try LiveServer(port: port) : nil
    var watch = Watch(file: file, widths: widths, server: server, console: console)
    watch.run()
    return .done
  }
}

extension InputFile {
  /// The bytes that were last saved. Only a file keeps them to be read again: reading a pipe waits for what
  /// is written next.
  fileprivate func savedBytes(on console: Console) throws(CommandError) -> Data {
    if let kind = PathTarget.irregularKind(of: path) {
      throw .file(name, "This is \(kind), which cannot be watched; name a file that is saved.")
    }
    return try bytes(on: console)
  }
}

/// The loop of `watch`, which reads, draws and serves each change.
private struct Watch {
  let file: InputFile
  let widths: ClosedRange<Double>?
  let server: LiveServer?
  let console: Console
  private var view: WatchScreen
  private var lastBytes: Data?
  /// The number of times in a row that the file could not be read.
  private var missedReads = 0
  /// The page of the document as last read without an error.
  private var page: InspectorPage?
  /// The number of pages so far.
  private var revision = 0
  private let background = BackgroundPages()

  /// The interval between checks of the file and of the terminal's size, in seconds.
  private static let interval = 0.2
  /// The number of times in a row that the file cannot be read until it counts as gone. An editor that
  /// saves a file may replace it by another one.
  private static let mostMissedReads = 3

  init(file: InputFile, widths: ClosedRange<Double>?, server: LiveServer?, console: Console) {
    self.file = file
    self.widths = widths
    self.server = server
    self.console = console
    view = WatchScreen(
      name: visibleName(file.shortName), address: server?.address,
      lineStyle: console.hasUnicodeOutput ? .boxDrawing : .ascii)
  }

  /// Runs until an interrupt arrives.
  mutating func run() {
    var size = console.terminalSize()
    let screen = size.map { _ in TerminalScreen(on: console) }
    defer { screen?.end() }
    if screen == nil, let server { console.print("The page is at \(server.address)") }
    repeat {
      // The terminal is drawn first: a page takes longer.
      let earlier = view.state
      let change = read()
      let newSize = console.terminalSize()
      if let screen, let newSize, change != .none || newSize != size {
        size = newSize
        screen.draw(view.rows(fitting: newSize))
      } else if screen == nil, change != .none {
        console.print(view.text)
      }
      if let server {
        servePage(after: change, since: earlier)
        server.serve(for: Self.interval)
      } else {
        Thread.sleep(forTimeInterval: Self.interval)
      }
    } while !console.isInterrupted()
  }

  /// What has happened to the file since it was read before.
  private enum Change: Equatable {
    case none
    case document(LayoutDocument)
    case error(String)
  }

  /// Reads the file, if its bytes have changed.
  private mutating func read() -> Change {
    do throws(CommandError) {
      let bytes: Data
      do throws(CommandError) {
        bytes = try file.savedBytes(on: console)
        missedReads = 0
      } catch {
        missedReads += 1
        guard missedReads == Self.mostMissedReads else { return .none }
        lastBytes = nil
        throw error
      }
      guard bytes != lastBytes else { return .none }
      lastBytes = bytes
      let tree = try file.document(in: bytes).tree
      let earlier = view.state
      view.state = try file.using { () throws(DocumentError) in
        try WatchedState(tree, since: earlier)
      }
      view.error = nil
      return .document(tree.document)
    } catch {
      view.error = error.text
      return .error(error.text)
    }
  }

  // MARK: The page

  /// Serves the page that belongs to a change, or the one that the background has finished.
  private mutating func servePage(after change: Change, since earlier: WatchedState?) {
    switch change {
    case .none:
      guard let made = background.take() else { return }
      page = made.page
      server?.show(made.html, revision: "\(revision)")
    case .error(let message):
      background.cancel()
      serve(page(with: message))
    case .document(let document):
      let title = file.shortName
      let comparison = comparison(since: earlier)
      guard var page = Self.page(title, document, widths: nil, comparison) else { return }
      self.page = page
      guard let widths else { return serve(page) }
      page.remark = "laying out widths…"
      serve(page)
      let updates = nextUpdates()
      background.make {
        var page = Self.page(title, document, widths: widths, comparison)
        page?.updates = updates
        return page
      }
    }
  }

  /// The page of a document; nil if one of its states cannot be shown.
  private static func page(
    _ title: String, _ document: LayoutDocument, widths: ClosedRange<Double>?,
    _ comparison: InspectorPage.Comparison?
  ) -> InspectorPage? {
    var page = (try? DocumentTree(document)).flatMap {
      try? DocumentVerifier($0).page(title: title, widths: widths).page
    }
    page?.comparison = comparison
    return page
  }

  /// The changes since the previous save; nil if there are none.
  private func comparison(since earlier: WatchedState?) -> InspectorPage.Comparison? {
    guard let earlier, let state = view.state, !state.moved.isEmpty else { return nil }
    return InspectorPage.Comparison(before: earlier.layout, after: state.layout)
  }

  /// A page that shows why the document cannot be read, above the pictures of its last readable
  /// state.
  private func page(with message: String) -> InspectorPage {
    guard var page else {
      var page = InspectorPage(title: file.shortName)
      page.notice = message
      return page
    }
    page.comparison = nil
    page.notice = message + "\n\nThe pictures show the document as it was before."
    return page
  }

  private mutating func serve(_ page: InspectorPage) {
    var page = page
    page.updates = nextUpdates()
    server?.show(page.html, revision: "\(revision)")
  }

  /// The address at which the next page waits for the one after it.
  private mutating func nextUpdates() -> String? {
    revision += 1
    return server.map { "\($0.path)events/\(revision)" }
  }
}
