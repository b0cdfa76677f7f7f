// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a path leads to.
enum PathTarget: Equatable {
  case file, folder, nothing
  /// Whatever lies in a folder that the user may not search.
  case hidden
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
    let failure = errno
    guard failure != EACCES else {
      self = .hidden
      return
    }
    guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      self = .nothing
      return
    }
    self = failure == ELOOP ? .circularLink : .danglingLink(to: destination)
  }

  /// What a path leads to, in words, if that is no regular file; nil if it is one, and if there is nothing.
  static func irregularKind(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return "a directory"
    case S_IFIFO: return "a pipe"
    case S_IFSOCK: return "a socket"
    default: return "a device"
    }
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
    if target == .folder {
      return canList(path)
        ? "it is a directory" : "it is a directory, and permission to read it is denied"
    }
    if target == .hidden { return "permission to search \(hidingFolder(of: path)) is denied" }
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

  private static func canList(_ folder: String) -> Bool {
    guard let stream = opendir(folder) else { return errno != EACCES }
    closedir(stream)
    return true
  }

  /// The folder that hides what a path leads to, or the link that leads into such a folder.
  private static func hidingFolder(of path: String) -> String {
    var path = path
    var status = stat()
    while lstat(path, &status) != 0 {
      guard let folder = folder(around: path) else { return "the folder of \(path)" }
      path = folder
    }
    return status.st_mode & S_IFMT == S_IFLNK
      ? "the folder that the link \(path) leads into" : "the folder \(path)"
  }

  private var linkFault: String? {
    switch self {
    case .file, .folder, .nothing, .hidden: nil
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
