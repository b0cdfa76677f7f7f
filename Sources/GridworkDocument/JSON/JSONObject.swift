// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// A JSON object with known keys.
struct JSONObject {
  let value: JSONValue
  private var members: [String: JSONValue] = [:]

  /// Checks that the value is an object, that no key comes twice, and that every key is known.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - what: What the object is, such as `a view`.
  ///   - keys: The known keys.
  ///   - foreign: What to say about a key that is known, but not here; nil for any other key.
  /// - Throws: What is wrong, at the value or at the key.
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
        throw member.key.error("The key \(quotation(key)) comes twice.")
      }
    }
  }

  subscript(key: String) -> JSONValue? { members[key] }

  /// The value of a key that has to be there.
  func required(_ key: String, _ what: String) throws(DocumentError) -> JSONValue {
    guard let value = members[key] else {
      throw value.error("\(what) needs the key \(quoted(key)).")
    }
    return value
  }

  private static func list(_ keys: [String]) -> String {
    keys.joined(separator: ", ")
  }
}
