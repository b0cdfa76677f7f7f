// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// A JSON object with known keys.
struct JSONObject {
  let value: JSONValue
  private var members: [String: JSONValue] = [:]

  /// Checks that the value is an object without duplicate or unknown keys.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - what: The noun for the object in messages, such as `a view`.
  ///   - keys: The known keys.
  ///   - foreign: Returns the message for a key that is known elsewhere but not allowed here; nil
  ///     for any other key.
  /// - Throws: An error at the value or at the offending key.
  init(
    _ value: JSONValue, _ what: String, keys: [String], foreign: (String) -> String? = { _ in nil }
  ) throws(DocumentError) {
    self.value = value
    guard value.kind == .object else {
      throw value.mismatch("\(what) is an object with some of \(Self.list(keys))")
    }
    for member in value.members {
      let key = member.key.decodedString
      guard keys.contains(key) else {
        if let reason = foreign(key) { throw member.key.error(reason) }
        let known = nearestName(to: key, among: keys)
        throw member.key.error(
          "Found the key \(quotation(key)); "
            + (known.map { "did you mean \(quoted($0))?" }
              ?? "\(what) may have \(Self.list(keys))."))
      }
      guard members.updateValue(member.value, forKey: key) == nil else {
        throw member.key.error("The key \(quotation(key)) appears twice.")
      }
    }
  }

  subscript(key: String) -> JSONValue? { members[key] }

  /// The value of a required key. Throws an error if the key is missing; the error mentions the key
  /// that the object could have instead.
  func required(
    _ key: String, or other: String? = nil, _ what: String
  ) throws(DocumentError) -> JSONValue {
    guard let value = members[key] else {
      let keys = [key, other].compactMap { $0 }.map { quoted($0) }
      throw value.error("\(what) needs the key \(keys.joined(separator: " or ")).")
    }
    return value
  }

  private static func list(_ keys: [String]) -> String {
    keys.joined(separator: ", ")
  }
}
