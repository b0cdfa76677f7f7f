// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of a snapshot: `__Snapshots__/<TestFile>/<test>.txt`, or `<test>.<name>.txt` if the
/// snapshot has a name. A suite inside another one has a folder in between.
struct SnapshotFile: Sendable {
  var url: URL
  /// The path relative to the folder of the test file, for messages.
  var shownPath: String
  /// The file name without its extension.
  var stem: String
  /// What `named:` gives; nil if it gives nothing.
  let name: String?
  private let place: TestPlace

  static let folderName = "__Snapshots__"
  static let fileExtension = "txt"
  static let adviceOnNewFolder =
    "The folder \(folderName) is new. Commit it. Unless the target of these tests in Package.swift "
    + "excludes it already, add exclude: [\"\(folderName)\"], because the package manager does not "
    + "know its files."

  init(place: TestPlace, name: String?) {
    self.place = place
    self.name = name
    let test = Self.stem(test: place.testName)
    stem = name.map { "\(test).\(Self.stem(name: $0))" } ?? test
    let folders = [Self.folderName, place.fileName] + place.innerSuites.map(Self.stem(test:))
    shownPath = (folders + ["\(stem).\(Self.fileExtension)"]).joined(separator: "/")
    url = place.folder.appendingPathComponent(shownPath)
  }

  /// The form of the name of a test or suite in file names.
  static func stem(test: String) -> String { stem(test, separators: " ") }

  /// The form of what `named:` gives. Names that differ only in these separators belong to one test, so
  /// ``SnapshotClaims`` sees both.
  static func stem(name: String) -> String { stem(name, separators: " -.") }

  /// Whether a character is kept in file names.
  static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// A form of the name that is valid in file names on every system. Letters, digits and
  /// underscores are kept, and a dash replaces each run of other characters. An accent is part of its letter,
  /// however the name encodes it.
  ///
  /// Where that would make two names the same, a hash of the whole name follows: if there is anything
  /// but single separators between words, or if the form is too long and was cut.
  private static func stem(_ name: String, separators: String) -> String {
    let name = name.precomposedStringWithCanonicalMapping
    let form = name.split { !isInWord($0) }.joined(separator: "-")
    let isPlain = name.split(omittingEmptySubsequences: false) { separators.contains($0) }
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(isInWord) }
    if isPlain, form.utf8.count <= 120 { return form }
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var cut = ""
    for character in form where cut.utf8.count + character.utf8.count <= 100 {
      cut.append(character)
    }
    return "\(cut)-\(String(hash, radix: 16))"
  }

  /// The text of the snapshot with line breaks as LF, or nil if there is no such file.
  func read() throws(SnapshotError) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      try place.requireSource()
      return nil
    }
    let advice = "Remove it, and record the snapshot again."
    if isFolder.boolValue { throw SnapshotError("\(shownPath) is a folder. \(advice)") }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw SnapshotError("\(shownPath) cannot be read: \(error.localizedDescription)")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw SnapshotError("\(shownPath) is not UTF-8 text. \(advice)")
    }
    return text.replacingOccurrences(of: "\r\n", with: "\n").trimmedEnd
  }

  /// Writes the snapshot, and creates its folder if necessary.
  ///
  /// - Returns: Advice if the write created a folder in the package; otherwise nil.
  func write(_ text: String) throws(SnapshotError) -> String? {
    try place.requireSource()
    let folder = place.folder.appendingPathComponent(Self.folderName)
    let isNew = !FileManager.default.fileExists(atPath: folder.path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw SnapshotError("\(shownPath) cannot be written: \(error.localizedDescription)")
    }
    try url.replaceContents(with: "\(text)\n", shownAs: shownPath)
    return isNew ? Self.adviceOnNewFolder : nil
  }
}

extension URL {
  /// Writes a text to this file in one step. A symbolic link stays, and the file that it leads to is
  /// written. Its permissions stay, too; a file that is read-only is left alone, and so is a link that leads
  /// nowhere.
  func replaceContents(with text: String, shownAs shownPath: String) throws(SnapshotError) {
    let file = resolvingSymlinksInPath()
    if let lost = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
      throw SnapshotError(
        "\(shownPath) cannot be written: it is a link to \(lost), which leads nowhere. Remove the link, or "
          + "restore the file that it leads to, and run the test again.")
    }
    let old = try? FileManager.default.attributesOfItem(atPath: file.path)
    let permissions = old?[.posixPermissions] as? Int
    if let permissions, permissions & 0o222 == 0 {
      // Writing in one step replaces the file, which only its folder could forbid.
      throw SnapshotError(
        "\(shownPath) cannot be written: it is read-only. Make it writable and run the test again.")
    }
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
      guard let permissions else { return }
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: file.path)
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
