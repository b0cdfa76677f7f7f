// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork watch FILE`: draws a document each time it is saved, and shows it in browsers.
struct WatchSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(
      words, flags: ["--help"], options: ["--widths"], numbered: ["--serve"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") {
      console.print(try Help.text(for: "watch"))
      return .done
    }
    let file = InputFile(path: try arguments.files("FILE")[0])
    guard file.path != "-" else { throw .usage("watch needs a file, not standard input.") }
    let widths = try arguments.range("--widths")
    let port = try arguments.port("--serve", usual: LiveServer.usualPort)
    guard widths == nil || port != nil else {
      throw .usage("--widths is for the page of --serve; the terminal shows one width.")
    }
    // A missing file is an error only at the start. Later, the file may disappear and come back.
    _ = try file.bytes(on: console)
    // From here on, an interrupt ends the loop instead of the process, so that the terminal and the
    // server are cleaned up.
    guard !console.isInterrupted() else { return .done }
    let server = try port.map { port throws(CommandError) in try LiveServer(port: port) }
    var watch = Watch(file: file, widths: widths, server: server, console: console)
    watch.run()
    return .done
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
  /// The page of the document as last read without an error.
  private var page: InspectorPage?

  /// The interval between checks of the file and of the terminal's size, in seconds.
  private static let interval = 0.2

  init(file: InputFile, widths: ClosedRange<Double>?, server: LiveServer?, console: Console) {
    self.file = file
    self.widths = widths
    self.server = server
    self.console = console
    view = WatchScreen(name: file.shortName, address: server?.address)
  }

  /// Runs until an interrupt arrives.
  mutating func run() {
    var size = console.terminalSize()
    let screen = size.map { _ in TerminalScreen(on: console) }
    defer { screen?.end() }
    if screen == nil, let server { console.print("The page is at \(server.address)") }
    repeat {
      let isAnother = read()
      let newSize = console.terminalSize()
      if let screen, let newSize, isAnother || newSize != size {
        size = newSize
        screen.draw(view.rows(fitting: newSize))
      } else if screen == nil, isAnother {
        console.print(view.text)
      }
      if let server {
        server.serve(for: Self.interval)
      } else {
        Thread.sleep(forTimeInterval: Self.interval)
      }
    } while !console.isInterrupted()
  }

  /// Reads the file. Returns true if its bytes have changed.
  private mutating func read() -> Bool {
    // An editor may be saving the file at this moment. If it cannot be read now, try again next
    // time.
    guard let bytes = try? file.bytes(on: console), bytes != lastBytes else { return false }
    lastBytes = bytes
    let earlier = view.state
    do throws(CommandError) {
      let tree = try file.tree(reading: bytes)
      do throws(DocumentError) {
        view.state = try WatchedState(tree, since: earlier)
        view.error = nil
        if server != nil {
          let page = try makePage(of: tree, since: earlier)
          self.page = page
          serve(page)
        }
      } catch {
        throw CommandError(message: error.text(inFile: file.name))
      }
    } catch {
      view.error = error.message
      serve(page(with: error))
    }
    return true
  }

  /// The page of the document, with the changes since the previous save.
  private func makePage(
    of tree: DocumentTree, since earlier: WatchedState?
  ) throws(DocumentError) -> InspectorPage {
    var page = try InspectorPage(
      title: file.shortName, of: tree, showing: nil, widths: widths)
    if let earlier, let state = view.state, !state.moved.isEmpty {
      page.comparison = InspectorPage.Comparison(before: earlier.layout, after: state.layout)
    }
    return page
  }

  /// A page that shows why the document cannot be read, above the pictures of its last readable
  /// state.
  private func page(with error: CommandError) -> InspectorPage {
    guard var page else {
      var page = InspectorPage(title: file.shortName)
      page.notice = error.message
      return page
    }
    page.comparison = nil
    page.notice = error.message + "\n\nThe pictures show the document as it was before."
    return page
  }

  /// Serves a page. The revision depends on the page's content only, so it stays valid when the
  /// server is restarted.
  private func serve(_ page: InspectorPage) {
    guard let server else { return }
    let revision = String(page.html.fingerprint, radix: 16)
    var page = page
    page.updates = "/events/\(revision)"
    server.show(page.html, revision: revision)
  }
}

extension String {
  /// The 64-bit FNV-1a hash of the text.
  fileprivate var fingerprint: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
