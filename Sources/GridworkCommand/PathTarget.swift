// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a path leads to.
enum PathTarget: Equatable {
  case file, folder, nothing
  /// A link to a path that does not exist.
  case danglingLink(to: String)
  /// A link that leads back to itself.
  case circularLink

  init(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
      return
    }
    let isCircular = errno == ELOOP
    guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      self = .nothing
      return
    }
    self = isCircular ? .circularLink : .danglingLink(to: destination)
  }

  /// The folder that a path names around its last component; nil if it names none, or the topmost one.
  static func folder(around path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }

  /// What keeps a path from leading to a file, as the end of a sentence; nil if the file is there, or only
  /// missing.
  static func obstacle(on path: String) -> String? {
    let target = PathTarget(path)
    if target == .folder { return "it is a directory" }
    if let fault = target.linkFault { return "it is \(fault)" }
    var rest = folder(around: path)
    while let folder = rest {
      let target = PathTarget(folder)
      if target == .file { return "\(folder) is a file, not a folder" }
      if let fault = target.linkFault { return "\(folder) is \(fault)" }
      rest = Self.folder(around: folder)
    }
    return nil
  }

  private var linkFault: String? {
    switch self {
    case .file, .folder, .nothing: nil
    case .danglingLink(let destination): "a link to \(destination), which leads nowhere"
    case .circularLink: "a link that leads in a circle"
    }
  }
}

extension Error {
  /// The system's or Foundation's description of what went wrong with a file, as the end of a sentence
  /// without its period.
  var reason: String {
    if [.fileReadNoPermission, .fileWriteNoPermission].contains((self as? CocoaError)?.code) {
      return "permission is denied"
    }
    let cause = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    if let cause = cause.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(cause.code))).lowercased()
    }
    return String(localizedDescription.reversed().drop { $0 == "." }.reversed())
  }
}
