// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

struct LiveServerTests {
  private let form = """
    {"root": {"id": "row", "kind": "stack", "arranged": [{"id": "field", "intrinsicSize": [60, 20]}]}}
    """

  @Test func `a browser gets the page, and an event when there is another one`() throws {
    let watch = try RunningWatch(form)
    defer { watch.end() }
    let first = try watch.get(watch.path)
    #expect(first.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
    #expect(first.contains("connect-src &#39;self&#39;"))
    #expect(first.contains("\"inputs\":\"width fitting, height fitting, ltr, scale 0\""))
    let length = try #require(first.firstMatch(of: /Content-Length: (\d+)/)?.1)
    let body = try #require(first.firstRange(of: "\r\n\r\n"))
    #expect(first[body.upperBound...].utf8.count == Int(length))

    // The page waits for an event of its own revision.
    let events = try #require(first.firstMatch(of: /data-updates="([^"]*)"/)?.1)
    let waiting = try watch.ask("GET \(events) HTTP/1.1\r\nHost: localhost:\(watch.port)\r\n\r\n")
    #expect(try waiting.readUntil("\r\n\r\n").contains("text/event-stream"))
    // A browser asks again soon when a stream ends without an event.
    #expect(try waiting.readUntil("\n\n") == "retry: 200\n\n")
    try watch.save(form.replacing("60", with: "90"))
    #expect(try waiting.readToEnd().hasPrefix("data: "))
    #expect(try watch.get(watch.path).contains("field: width +30 (60 to 90)"))
    // A page of an earlier revision is told at once.
    #expect(try watch.get(String(events)).contains("\n\ndata: "))

    // What cannot be read is on the page, which waits for the next revision.
    try watch.save("{")
    let broken = try watch.page(containing: "class=\"notice\"")
    #expect(broken.contains("Found the end of the document"))
    #expect(broken.contains("The pictures show the document as it was before."))
    #expect(broken.contains(#""names":["row","field"]"#))
    #expect(broken.contains("data-updates"))
  }

  @Test func `only requests for this machine are answered, and only those that read`() throws {
    let watch = try RunningWatch(form)
    defer { watch.end() }
    let here = "Host: 127.0.0.1:\(watch.port)"
    func status(_ head: String...) throws -> String {
      let answer = try watch.ask(head.joined(separator: "\r\n") + "\r\n\r\n").readToEnd()
      return String(answer.prefix { $0 != "\r\n" }.dropFirst(9))
    }
    let get = "GET \(watch.path) HTTP/1.1"
    #expect(try status(get, here) == "200 OK")
    #expect(try status(get, "host:LOCALHOST:\(watch.port)") == "200 OK")
    // A name that has been made to mean this machine, another port, no host, and two.
    for hosts in [
      ["Host: example.org:\(watch.port)"], ["Host: 127.0.0.1"], ["Host: 127.0.0.1.example.org"], [],
      [here, "Host: example.org"],
    ] {
      let head = ([get] + hosts).joined(separator: "\r\n")
      #expect(try status(head) == "403 Forbidden", "\(hosts)")
    }
    // Pages of other websites, and of other servers on this machine.
    for page in [
      "Origin: https://example.org", "Origin: null", "Origin: http://127.0.0.1:\(watch.port + 1)",
      "Sec-Fetch-Site: cross-site", "sec-fetch-site: same-site",
    ] {
      #expect(try status(get, here, page) == "403 Forbidden", "\(page)")
    }
    for page in [
      "Origin: http://\(here.dropFirst(6))", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: none",
    ] {
      #expect(try status(get, here, page) == "200 OK", "\(page)")
    }
    #expect(try status("POST \(watch.path) HTTP/1.1", here) == "405 Method Not Allowed")
    // A client that does not know the token finds nothing, and is not told the token either.
    for path in ["/", "/events/1", "/favicon.ico", String(watch.path.dropLast())] {
      let answer = try watch.get(path)
      #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"), "\(path)")
      #expect(!answer.contains(watch.path), "\(path)")
    }
    #expect(try status("hello") == "400 Bad Request")
    // The answer arrives although the server reads no further than it must to refuse the request.
    let long = String(repeating: "a", count: 1_000_000)
    #expect(try watch.ask(long).readToEnd().contains("431 "))
    let head = try watch.ask("HEAD \(watch.path) HTTP/1.1\r\n\(here)\r\n\r\n").readToEnd()
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(head.hasSuffix("\r\n\r\n"))
  }

  @Test func `a port that is taken is told, with the way out, and is free after the end`() throws {
    let watch = try RunningWatch(form)
    let run = try CommandRun(
      "watch", "--port=\(watch.port)", "--serve", "4743", documents: ["4743": form])
    #expect(
      run.diagnostics == """
        error: Port \(watch.port) is taken, perhaps by another gridwork watch that serves a page. \
        Choose another one with --port N; --port 0 takes any port that is free.

        """)
    #expect(run.status == 2)
    #expect(watch.end() == .done)
    #expect(
      watch.output == "The page is at http://127.0.0.1:\(watch.port)\(watch.path)\n" + watch.drawing
    )
    #expect(try serverAsSoonAsFree(port: watch.port).port == watch.port)
  }

  @Test func `the address has 128 random bits`() throws {
    let paths = try (0..<100).map { _ in try LiveServer(port: 0).path }
    #expect(Set(paths).count == 100)
    // 25 characters out of 36 are 129 bits; a number may begin with zeros.
    #expect(paths.allSatisfy { $0.wholeMatch(of: /\/[0-9a-z]{16,26}\//) != nil })
  }

  @Test func `a client that waits for events goes after a minute, any other one after ten seconds`()
    throws
  {
    let server = try LiveServer(port: 0)
    server.show("", revision: "1")
    let host = "Host: 127.0.0.1:\(server.port)\r\n\r\n"
    let waiting = try LoopbackClient(port: server.port)
    try waiting.send("GET \(server.path)events/1 HTTP/1.1\r\n" + host)
    let slow = try LoopbackClient(port: server.port)
    try slow.send("GET ")
    func countAfter(seconds: Double) -> Int {
      server.closeConnections(at: Date().addingTimeInterval(seconds))
      return server.connectionCount
    }
    for _ in 0..<100 where server.connectionCount < 2 { server.serve(for: 0.02) }
    server.serve(for: 0.1)
    #expect(countAfter(seconds: 5) == 2)
    #expect(countAfter(seconds: 11) == 1)
    #expect(countAfter(seconds: 55) == 1)
    #expect(countAfter(seconds: 61) == 0)
    #expect(try waiting.readToEnd().hasSuffix("retry: 200\n\n"))
  }

  @Test func `a client that cannot be accepted does not keep the processor busy`() throws {
    final class Count { var value = 0 }
    let count = Count()
    let server = try LiveServer(port: 0) { _ in
      count.value += 1
      return nil
    }
    let client = try LoopbackClient(port: server.port)
    let start = Date()
    server.serve(for: 0.3)
    #expect(count.value == 1)
    #expect(Date().timeIntervalSince(start) >= 0.29)
    withExtendedLifetime(client) {}
  }

  @Test func `the page is served before its widths are laid out, and then with them`() throws {
    let watch = try RunningWatch(form, "--widths", "100...200")
    defer { watch.end() }
    // The first page of the server is one of the two, whichever is asked for in time.
    let first = try watch.get(watch.path)
    #expect(first.contains("laying out widths…") != first.contains("id=\"width\""))
    let complete = try watch.page(containing: "id=\"width\"")
    #expect(!complete.contains("laying out widths…"))
    try watch.save("{")
    // What cannot be read has the pictures of the complete page.
    #expect(try watch.page(containing: "class=\"notice\"").contains("id=\"width\""))
  }

  #if canImport(Glibc)
    @Test func `a program that is started meanwhile does not keep the port`() throws {
      var server: LiveServer? = try LiveServer(port: 0)
      let port = try #require(server?.port)
      var process: pid_t = 0
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
      defer { for word in words { free(word) } }
      // Unlike `Process`, this closes no files that are not marked.
      let result = posix_spawn(&process, "/bin/sleep", nil, nil, &words, environ)
      try #require(result == 0)
      defer {
        kill(process, SIGKILL)
        _ = waitpid(process, nil, 0)
      }
      server = nil
      #expect(try serverAsSoonAsFree(port: port).port == port)
    }
  #endif

  /// A server on a port that was in use until now. A program that is being started has a copy of every
  /// file for a moment.
  private func serverAsSoonAsFree(port: Int) throws -> LiveServer {
    for _ in 0..<100 {
      if let server = try? LiveServer(port: port) { return server }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return try LiveServer(port: port)
  }
}

/// `gridwork watch --serve` on a thread of its own.
private final class RunningWatch: @unchecked Sendable {
  private let lock = NSLock()
  private let file: URL
  private var printed = ""
  private var isInterrupted = false
  private var status: GridworkCommand.Status?
  private(set) var port = 0
  /// The path of the page.
  private(set) var path = ""

  init(_ text: String, _ words: String...) throws {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    Thread { [self] in
      let console = Console(
        output: { [self] text in lock.withLock { printed += text } }, diagnostics: { _ in },
        input: { FileHandle.nullDevice },
        isInterrupted: { [self] in lock.withLock { isInterrupted } })
      let status = GridworkCommand.run(
        ["watch", "--serve", "--port=0", file.path] + words, on: console)
      lock.withLock { self.status = status }
    }.start()
    let address = try wait { output.firstMatch(of: /127\.0\.0\.1:(\d+)(\S+)\n/) }
    port = Int(address.1) ?? 0
    path = String(address.2)
  }

  var output: String { lock.withLock { printed } }

  /// What follows the first line.
  var drawing: String { String(output.drop { $0 != "\n" }.dropFirst()) }

  /// Saves the file at once, so that the command never reads a part of it.
  func save(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }

  /// Interrupts the command, and waits until it has ended.
  @discardableResult func end() -> GridworkCommand.Status? {
    lock.withLock { isInterrupted = true }
    let status = try? wait { () -> GridworkCommand.Status? in lock.withLock { self.status } }
    try? FileManager.default.removeItem(at: file)
    return status
  }

  func get(_ path: String) throws -> String {
    try ask("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n").readToEnd()
  }

  /// The page as soon as it contains a text.
  func page(containing text: String) throws -> String {
    try wait {
      let page = try get(path)
      return page.contains(text) ? page : nil
    }
  }

  func ask(_ request: String) throws -> LoopbackClient {
    let client = try LoopbackClient(port: port)
    try client.send(request)
    return client
  }

  private func wait<Value>(for value: () throws -> Value?) throws -> Value {
    for _ in 0..<600 {
      if let value = try value() { return value }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw LoopbackClient.Failure(what: "nothing came")
  }
}

/// A client of a server on this machine, as bare as a client can be.
private final class LoopbackClient {
  struct Failure: Error {
    let what: String
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  init(port: Int) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, kind, 0)
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(what: "cannot connect") }
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Failure(what: "cannot send")
    }
  }

  /// What comes up to the end of a text; the rest is kept for the next call.
  func readUntil(_ end: String) throws -> String {
    while true {
      if let range = received.firstRange(of: Array(end.utf8)) {
        defer { received.removeSubrange(..<range.upperBound) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
      }
      guard try readMore() else { throw Failure(what: "the end came before \(end)") }
    }
  }

  /// Everything up to the end of the connection.
  func readToEnd() throws -> String {
    while try readMore() {}
    return String(decoding: received, as: UTF8.self)
  }

  private func readMore() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw Failure(what: "nothing came for a long time") }
    received += bytes.prefix(count)
    return count > 0
  }
}
