// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import GridworkDocument
import TestSupport
import Testing

/// One mistake in a document that is right: the error is at the mistake.
struct RandomMistakeTests {
  private typealias Step = EditedJSON.Step

  @Test func `a value of a wrong kind is the place of the error`() throws {
    for number in Soak.seeds(8) {
      let (right, places) = try document(number)
      for place in places {
        var wrong = right
        // No list, no word, no number; where an object stands, none of its keys.
        wrong[place[...]] = .object(["nothing like this": .object([:])])
        // Any name is a metric.
        if place == [.key("metrics")] { continue }
        expectError(in: wrong, atOrIn: place, "document \(number)")
      }
    }
  }

  @Test func `a number that leads nowhere is the place of the error`() throws {
    for number in Soak.seeds(8) {
      let (right, places) = try document(number)
      for place in places {
        guard case .number = right[place[...]] else { continue }
        for value in [-1, 0.5, 1_000_000] {
          var wrong = right
          wrong[place[...]] = .number(value)
          // Of the two ends of a range the second is checked against the first.
          let isRange = place.contains(.key("merges"))
          expectErrorOrNone(
            in: wrong, atOrIn: isRange ? place.dropLast() : place, "document \(number)")
        }
      }
    }
  }

  @Test func `a word that names nothing is the place of the error`() throws {
    for number in Soak.seeds(8) {
      let (right, places) = try document(number)
      for place in places {
        guard case .string = right[place[...]] else { continue }
        // What others refer to is missed where they do.
        if place.last == .key("id") || place.last == .key("identifier") { continue }
        var wrong = right
        wrong[place[...]] = .string("nowhere.width == nothing.width")
        let isFree =
          [.key("name"), .key("sizeGroup"), .key("text")].contains(place.last)
          || place.dropLast().last == .key("text")
        if isFree {
          expectErrorOrNone(in: wrong, atOrIn: place, "document \(number)")
        } else {
          expectError(in: wrong, atOrIn: place, "document \(number)")
        }
      }
    }
  }

  @Test func `a key that is unknown is the place of the error`() throws {
    for number in Soak.seeds(8) {
      let (right, places) = try document(number)
      for place in places {
        guard case .key(let key) = place.last, place.dropLast() != [.key("metrics")] else {
          continue
        }
        // Without its kind, a view has none of the keys of that kind.
        if key == "kind" { continue }
        let parent = Array(place.dropLast())
        guard case .object(var members) = right[parent[...]] else { continue }
        members["nowhere"] = members.removeValue(forKey: key)
        var wrong = right
        wrong[parent[...]] = .object(members)
        expectError(in: wrong, atOrIn: parent + [.key("nowhere")], "document \(number)")
      }
    }
  }

  // MARK: Documents and errors

  private func document(_ number: Int) throws -> (EditedJSON, places: [[Step]]) {
    var random = RandomSource(seed: number)
    var json = try EditedJSON(RandomDocument.document(number).json)
    json.shuffleEntries(using: &random)
    _ = try read(json.text)
    return (json, json.paths.filter { !$0.isEmpty })
  }

  private func expectError(
    in json: EditedJSON, atOrIn place: some Sequence<Step>, _ what: String
  ) {
    #expect(
      expectErrorOrNone(in: json, atOrIn: place, what),
      "\(what): no error at \(EditedJSON.text(of: Array(place)))")
  }

  /// An error at a place or inside it, or none.
  @discardableResult
  private func expectErrorOrNone(
    in json: EditedJSON, atOrIn place: some Sequence<Step>, _ what: String
  ) -> Bool {
    do throws(DocumentError) {
      _ = try LayoutDocument(json: json.text)
      return false
    } catch {
      let place = Array(place)
      let path = json[place[...]].paths.map { place + $0 }
        .first { EditedJSON.text(of: $0) == error.path }
      #expect(path != nil, "\(what): \(error), expected at \(EditedJSON.text(of: place))")
      // The column leads to the value or its key.
      if let path, let column = error.column {
        let rest = json.text.utf8.dropFirst(column - 1)
        let value = json[path[...]].text
        var isKey = false
        if case .key(let key) = path.last {
          isKey = rest.starts(with: "\(EditedJSON.string(key).text): \(value)".utf8)
        }
        #expect(rest.starts(with: value.utf8) || isKey, "\(what): \(error)")
      }
      return true
    }
  }
}
