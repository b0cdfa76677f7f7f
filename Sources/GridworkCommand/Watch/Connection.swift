// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A connection to a client of the live page: the request so far, and the bytes still to send.
struct Connection {
  let descriptor: Int32
  private var asked: [UInt8] = []
  private var unsent: ArraySlice<UInt8> = []
  private var stage = Stage.asking
  private var lastActive = Date()

  private enum Stage: Equatable {
    case asking
    /// The connection ends once all bytes are sent.
    case answering
    /// The client waits until the page has a revision other than this one.
    case awaiting(revision: String)
    /// All bytes are sent, and the client has been told so. If the connection were closed while the client
    /// still sends, the client could lose the response.
    case ending
    case done
  }

  /// The length of the longest accepted request head, in bytes.
  private static let longestHead = 16_384
  /// How many times longer a client that waits for events may be idle than any other one. A browser
  /// asks again when its stream of events ends.
  private static let eventPatience = 6.0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The events to wait for, as `poll` defines them. Waiting for input also detects a client that
  /// disconnects.
  var awaited: Int16 { unsent.isEmpty ? Int16(POLLIN) : Int16(POLLOUT) }

  /// Whether the connection can be closed at a time: it is over, or the client has been idle for too
  /// long.
  ///
  /// - Parameters:
  ///   - time: The current time.
  ///   - patience: How long a client may be idle, in seconds. One that waits for events may be idle
  ///     six times as long.
  /// - Returns: Whether the connection can be closed.
  func isDone(at time: Date, patience: Double) -> Bool {
    if stage == .done { return true }
    var patience = patience
    if case .awaiting = stage, unsent.isEmpty { patience *= Self.eventPatience }
    return time.timeIntervalSince(lastActive) > patience
  }

  /// Reads or sends as much as possible without blocking.
  mutating func proceed(
    _ answer: (HTTPRequest?) -> (HTTPResponse, awaits: String?)
  ) {
    if unsent.isEmpty { read(answer) }
    send()
  }

  /// Sends the page's revision if the client is waiting for a new one.
  mutating func tell(_ revision: String) {
    guard case .awaiting(let known) = stage, known != revision else { return }
    unsent += Array("data: \(revision)\n\n".utf8)
    stage = .answering
    lastActive = Date()
    send()
  }

  private mutating func read(_ answer: (HTTPRequest?) -> (HTTPResponse, awaits: String?)) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    // Ignore anything that the client sends after its request.
    guard count > 0, stage == .asking else {
      if count <= 0 { stage = .done }
      return
    }
    lastActive = Date()
    asked += bytes.prefix(count)
    guard let end = asked.firstRange(of: HTTPRequest.end) else {
      if asked.count > Self.longestHead {
        begin(.refusal(.headTooLarge, "The head of the request is too long."), isHeadOnly: false)
      }
      return
    }
    let request = HTTPRequest(head: asked[..<end.lowerBound])
    let (response, awaits) = answer(request)
    begin(response, isHeadOnly: request?.method == "HEAD")
    guard let awaits, request?.method == "GET" else { return }
    unsent += HTTPResponse.retry
    stage = .awaiting(revision: awaits)
  }

  private mutating func begin(_ response: HTTPResponse, isHeadOnly: Bool) {
    stage = .answering
    unsent = response.bytes(isHeadOnly: isHeadOnly)[...]
  }

  private mutating func send() {
    while !unsent.isEmpty, stage != .done {
      let count = LoopbackSocket.send(unsent, to: descriptor)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      if count <= 0 {
        stage = .done
        return
      }
      lastActive = Date()
      unsent = unsent.dropFirst(count)
    }
    if stage == .answering {
      stage = .ending
      LoopbackSocket.endSending(to: descriptor)
    }
  }
}
