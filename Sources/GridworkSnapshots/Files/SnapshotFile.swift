// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of a snapshot: `__Snapshots__/<TestFile>/<test>.txt`, or `<test>.<name>.txt` if the
/// snapshot has a name.
struct SnapshotFile: Sendable {
  var url: URL
  /// The path relative to the folder of the test file, for messages.
  var shownPath: String
  /// The file name without its extension.
  var stem: String

  static let folderName = "__Snapshots__"
  static let fileExtension = "txt"
  static let adviceOnNewFolder =
    "The folder \(folderName) is new. Commit it, and write exclude: [\"\(folderName)\"] into the "
    + "target of these tests in Package.swift, because the package manager does not know its files."

  init(place: TestPlace, name: String?) {
    let function = Self.stem(place.functionName)
    stem = name.map { "\(function).\(Self.stem($0))" } ?? function
    shownPath = "\(Self.folderName)/\(place.fileName)/\(stem).\(Self.fileExtension)"
    url = place.folder.appendingPathComponent(shownPath)
  }

  /// A form of the name that is valid in file names on every system. Letters, digits and
  /// underscores are kept, and a dash replaces each run of other characters. A name that is too
  /// long is shortened and ends in a hash of the whole name.
  static func stem(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let stem = words.joined(separator: "-")
    guard stem.utf8.count > 120 else { return stem.isEmpty ? "-" : stem }
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var cut = ""
    for character in stem where cut.utf8.count + character.utf8.count <= 100 {
      cut.append(character)
    }
    return "\(cut)-\(String(hash, radix: 16))"
  }

  /// The text of the snapshot with line breaks as LF, or nil if there is no such file.
  func read() throws(SnapshotError) -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      let text = try String(contentsOf: url, encoding: .utf8)
      return text.replacingOccurrences(of: "\r\n", with: "\n").trimmedEnd
    } catch {
      throw SnapshotError("\(shownPath) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Writes the snapshot, and creates its folder if necessary.
  ///
  /// - Returns: Advice if the write created a folder in the package; otherwise nil.
  func write(_ text: String) throws(SnapshotError) -> String? {
    let folder = url.deletingLastPathComponent().deletingLastPathComponent()
    let isNew = !FileManager.default.fileExists(atPath: folder.path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: url, options: .atomic)
      return isNew ? Self.adviceOnNewFolder : nil
    } catch {
      throw SnapshotError("\(shownPath) cannot be written: \(error.localizedDescription)")
    }
  }
}

extension String {
  /// The text without trailing line breaks.
  var trimmedEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
