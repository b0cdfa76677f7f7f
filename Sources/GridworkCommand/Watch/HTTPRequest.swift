// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The head of a request of HTTP/1.1: its first line and its host.
struct HTTPRequest: Equatable {
  let method: String
  let path: String
  /// The host that the client wants, with its port; nil if it does not say, or says it twice.
  let host: String?

  /// The bytes that end a head.
  static let end = Array("\r\n\r\n".utf8)

  /// Reads a head without its end; nil if it is none.
  init?(head: some Sequence<UInt8>) {
    let lines = String(decoding: Array(head), as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    path = String(words[1])
    let hosts = lines.dropFirst().compactMap { line -> String? in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].lowercased() == "host" else { return nil }
      return String(parts[1].drop { $0 == " " }).lowercased()
    }
    host = hosts.count == 1 ? hosts[0] : nil
  }
}

/// An answer of HTTP/1.1. The connection ends after it.
struct HTTPResponse {
  /// What came of a request.
  enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case headTooLarge = "431 Request Header Fields Too Large"
  }

  let status: Status
  let type: String
  /// What the answer says; nil for events, which come one by one.
  let body: String?

  /// A page.
  static func page(_ html: String) -> HTTPResponse {
    HTTPResponse(status: .ok, type: "text/html; charset=utf-8", body: html)
  }

  /// The beginning of a stream of events.
  static let events = HTTPResponse(status: .ok, type: "text/event-stream", body: nil)

  /// A sentence about a request that is not answered.
  static func refusal(_ status: Status, _ sentence: String) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/plain; charset=utf-8", body: sentence + "\n")
  }

  /// The head of the answer, and its body unless only the head is wanted.
  func bytes(isHeadOnly: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "X-Frame-Options: DENY", "Connection: close",
    ]
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    let head = lines.joined(separator: "\r\n") + "\r\n\r\n"
    return Array(head.utf8) + (isHeadOnly ? [] : Array((body ?? "").utf8))
  }
}
