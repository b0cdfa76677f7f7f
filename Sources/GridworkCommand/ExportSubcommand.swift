// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument

/// `gridwork export FILE --swift`: writes a layout as Swift code.
struct ExportSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    guard arguments.has(.swift) else {
      throw .usage("export needs --swift, the language to write.")
    }
    guard !arguments.has(.appKit) || !arguments.has(.uiKit) else {
      throw .usage("--appkit and --uikit exclude each other.")
    }
    let file = arguments.inputFiles[0]
    let document = try file.document(on: console).source.document
    let toolkit: LayoutDocument.Toolkit =
      arguments.has(.appKit) ? .appKit : arguments.has(.uiKit) ? .uiKit : .gridwork
    console.output(
      try file.using { () throws(DocumentError) in try document.swiftCode(for: toolkit) })
    return .done
  }
}
