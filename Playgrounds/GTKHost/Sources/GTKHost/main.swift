// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Forms of real GTK widgets, laid out by Gridwork.
//
//     swift run --package-path Playgrounds/GTKHost GTKHost
//     swift run --package-path Playgrounds/GTKHost GTKHost --screenshots DIR
//
// The first command shows the forms and ends when the last window is closed. The second one writes
// pictures of them into a folder.

import CGtk
import Foundation
import GTKForms

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || (arguments.first == "--screenshots" && arguments.count == 2) else {
  fail("usage: GTKHost [--screenshots DIR]")
}
guard Appearance.start() else {
  fail("There is no display. Run it in a desktop session or with xvfb-run.")
}

if let folder = arguments.last {
  guard g_mkdir_with_parents(folder, 0o755) == 0 else { fail("\(folder) cannot be made.") }
  do {
    try Screenshots(folder: folder).takeAll()
  } catch {
    fail("\(error.path) cannot be written.")
  }
} else {
  let windows = Form.all().map { FormWindow($0) }
  for window in windows { window.present() }
  MainLoop.runUntilWindowsAreClosed()
}
