// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Serves a page to browsers on this machine, and notifies them when the page changes.
///
/// The server listens on the loopback interface only. Its address contains a random token, so that
/// other users of this machine cannot read the page. It also checks where a request comes from, so
/// that a website cannot ask for the page, not even one whose domain resolves to this machine. The
/// server has no thread of its own; it works while ``serve(for:)`` runs.
///
///     GET /TOKEN/                  the page
///     GET /TOKEN/events/REVISION   an event as soon as the page's revision differs from REVISION
final class LiveServer {
  /// The port to use if the command line does not name one.
  static let usualPort = 4743

  /// The port that the server listens on.
  let port: Int
  /// The path of the page, which cannot be guessed: it contains 128 random bits.
  let path =
    "/" + (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined() + "/"
  private let listener: Int32
  private let accept: (Int32) -> Int32?
  private var connections: [Connection] = []
  private var page: (html: String, revision: String) = ("", "")

  /// The number of connections after which the server accepts no new ones until others close.
  private static let mostConnections = 64
  /// The time a client may take to send its request and to read the response, in seconds.
  private static let patience = 10.0

  /// Starts to listen on a port.
  ///
  /// - Parameters:
  ///   - port: The port; 0 selects any free one.
  ///   - accept: A closure that accepts the next client of a listening socket and returns its
  ///     socket; nil if it cannot.
  /// - Throws: The reason why the server cannot listen on the port.
  init(
    port: Int, accept: @escaping (Int32) -> Int32? = LoopbackSocket.accepted
  ) throws(CommandError) {
    self.accept = accept
    do throws(LoopbackSocket.Failure) {
      (listener, self.port) = try LoopbackSocket.listening(onPort: port)
    } catch {
      throw .other(Self.message(port, error.number))
    }
  }

  deinit {
    for connection in connections { close(connection.descriptor) }
    close(listener)
  }

  var connectionCount: Int { connections.count }

  var address: String { "http://127.0.0.1:\(port)\(path)" }

  /// Replaces the page. Browsers that show an earlier revision load the new one.
  func show(_ html: String, revision: String) {
    page = (html, revision)
    for number in connections.indices { connections[number].tell(revision) }
  }

  /// Accepts connections, reads requests and sends responses for a number of seconds.
  func serve(for seconds: Double) {
    let end = Date().addingTimeInterval(seconds)
    var canAccept = true
    repeat {
      let accepts = canAccept && connections.count < Self.mostConnections
      var polled = [pollfd(fd: listener, events: accepts ? Int16(POLLIN) : 0, revents: 0)]
      polled += connections.map { pollfd(fd: $0.descriptor, events: $0.awaited, revents: 0) }
      let left = max(0, end.timeIntervalSinceNow)
      guard poll(&polled, nfds_t(polled.count), Int32(left * 1000)) >= 0 else {
        if errno == EINTR { continue }
        return Thread.sleep(until: end)
      }
      for (number, result) in polled.dropFirst().enumerated() where result.revents != 0 {
        connections[number].proceed(answer)
        connections[number].tell(page.revision)
      }
      closeConnections(at: Date())
      if polled[0].revents != 0 {
        if let descriptor = accept(listener) {
          connections.append(Connection(descriptor))
        } else {
          // The client is still there when the system has no socket left for it. To try again at
          // once would keep the processor busy.
          canAccept = false
        }
      }
    } while end.timeIntervalSinceNow > 0
  }

  /// Closes the connections that are over or have been idle for too long.
  func closeConnections(at time: Date) {
    let isDone = { (connection: Connection) in
      connection.isDone(at: time, patience: Self.patience)
    }
    for connection in connections where isDone(connection) { close(connection.descriptor) }
    connections.removeAll(where: isDone)
  }

  /// The response to a request; `request` is nil if the client sent something else. If the response
  /// is a stream of events, `awaits` is the revision that the client has.
  private func answer(_ request: HTTPRequest?) -> (HTTPResponse, awaits: String?) {
    guard let request else {
      return (.refusal(.badRequest, "This is not a request of HTTP/1.1."), nil)
    }
    guard request.isMeant(for: ["127.0.0.1:\(port)", "localhost:\(port)"]) else {
      return (.refusal(.forbidden, "Only the address that gridwork watch shows is served."), nil)
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return (.refusal(.methodNotAllowed, "The page can be read only."), nil)
    }
    if request.path == path { return (.page(page.html), nil) }
    let events = path + "events/"
    guard request.path.hasPrefix(events) else {
      return (
        .refusal(
          .notFound, "There is nothing here. The page is at the address that gridwork watch shows."),
        nil
      )
    }
    return (.events, awaits: String(request.path.dropFirst(events.count)))
  }

  /// The error message for a port that the server cannot listen on, with the way out.
  private static func message(_ port: Int, _ number: Int32) -> String {
    let wayOut =
      "Choose another one with --port N; --port 0 takes any port that is free."
    switch number {
    case EADDRINUSE:
      return
        "Port \(port) is taken, perhaps by another gridwork watch that serves a page. \(wayOut)"
    case EACCES, EPERM:
      return "Port \(port) needs administrator rights. \(wayOut)"
    default:
      return
        "Nothing can be served on port \(port): \(String(cString: strerror(number))). \(wayOut)"
    }
  }
}
