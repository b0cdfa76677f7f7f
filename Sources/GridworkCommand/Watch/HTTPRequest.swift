// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The head of an HTTP/1.1 request: its request line and its headers.
struct HTTPRequest: Equatable {
  let method: String
  let path: String
  /// The values of the headers by name, both in lower case.
  private let headers: [String: [String]]

  /// The bytes that terminate a head.
  static let end = Array("\r\n\r\n".utf8)

  /// Parses a head without its terminating bytes. Returns nil if it is malformed.
  init?(head: some Sequence<UInt8>) {
    let lines = String(decoding: Array(head), as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    path = String(words[1])
    var headers: [String: [String]] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = String(parts[1].drop { $0 == " " }).lowercased()
      headers[parts[0].lowercased(), default: []].append(value)
    }
    self.headers = headers
  }

  /// Whether the request is for one of several hosts, each with its port, and comes from a page of
  /// that host or from no page at all, as when a user enters the address.
  ///
  /// Browsers tell what page a request comes from in the headers `Origin` and `Sec-Fetch-Site`.
  func isMeant(for hosts: [String]) -> Bool {
    guard let host = headers["host"], host.count == 1, hosts.contains(host[0]) else { return false }
    return headers["origin", default: []].allSatisfy { $0 == "http://\(host[0])" }
      && headers["sec-fetch-site", default: []].allSatisfy { ["same-origin", "none"].contains($0) }
  }
}

/// An HTTP/1.1 response. The server closes the connection after it.
struct HTTPResponse {
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
  /// The body of the response; nil for a stream of events, which follow one at a time.
  let body: String?

  static func page(_ html: String) -> HTTPResponse {
    HTTPResponse(status: .ok, type: "text/html; charset=utf-8", body: html)
  }

  /// The head of a stream of server-sent events.
  static let events = HTTPResponse(status: .ok, type: "text/event-stream", body: nil)

  /// What begins a stream of events: how soon, in milliseconds, a browser asks again after the
  /// stream has ended without an event.
  static let retry = Array("retry: 200\n\n".utf8)

  /// A response that refuses a request, with a sentence that says why.
  static func refusal(_ status: Status, _ sentence: String) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/plain; charset=utf-8", body: sentence + "\n")
  }

  /// The bytes of the head, followed by those of the body unless `isHeadOnly` is true.
  func bytes(isHeadOnly: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "X-Frame-Options: DENY", "Referrer-Policy: no-referrer", "Connection: close",
    ]
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    let head = lines.joined(separator: "\r\n") + "\r\n\r\n"
    return Array(head.utf8) + (isHeadOnly ? [] : Array((body ?? "").utf8))
  }
}
