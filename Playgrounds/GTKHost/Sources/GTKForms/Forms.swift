// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GTKAdapter
package import Gridwork

/// A window with a form.
package struct Form {
  /// The name of its pictures.
  package let name: String
  package let title: String
  package let view: LayoutView

  package static func all() -> [Form] { [voiceOver(), signIn(), settings()] }

  /// The form with the tree's own margins around it.
  private init(_ name: String, title: String, _ grid: GridView) {
    self.name = name
    self.title = title
    view = LayoutView()
    view.identifier = "window"
    view.layoutMargins = LayoutEdgeInsets(all: 20)
    view.addSubview(grid)
    grid.translatesAutoresizingMaskIntoConstraints = false
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      grid.topAnchor.constraint(equalTo: margins.topAnchor),
      grid.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  /// The preferences of a screen reader: labels at the trailing edge, rows on their baselines, a
  /// check button across both columns whose box is in line with those above.
  package static func voiceOver() -> Form {
    let language = dropDown("language", ["English (contracted)", "English", "Nemeth"])
    let textStyle = checkButton("Text style", isOn: true)
    let alert = checkButton("Show alert messages in braille")
    let grid = GridView(views: [
      [label("Braille translation:"), language],
      [nil, checkButton("Contracted braille", isOn: true)],
      [nil, checkButton("Eight-dot braille")],
      [label("Status cells:"), checkButton("General display status")],
      [nil, textStyle],
      [alert],
    ])
    grid.identifier = "form"
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).weight = 1
    if let row = grid.cell(for: language)?.row {
      row.topPadding = 5
      row.bottomPadding = 5
    }
    grid.row(at: 3).topPadding = 6
    let cell = grid.row(at: 5).mergeCells(in: 0..<2)
    cell.xPlacement = .none
    cell.customPlacementConstraints = [
      alert.leadingAnchor.constraint(greaterThanOrEqualTo: grid.leadingAnchor),
      alert.trailingAnchor.constraint(lessThanOrEqualTo: grid.trailingAnchor),
      weak(alert.leadingAnchor.constraint(equalTo: textStyle.leadingAnchor)),
    ]
    return Form("voiceover", title: "Braille", grid)
  }

  /// Two fields that take the width of the window, and a row of buttons.
  package static func signIn() -> Form {
    let buttons = StackView(views: [button("Cancel"), button("Sign in")])
    buttons.identifier = "buttons"
    let grid = GridView(views: [
      [label("Account:"), entry("account", text: "ada@example.org")],
      [label("Password:"), entry("password", text: "lovelace", isSecret: true)],
      [nil, checkButton("Stay signed in", isOn: true)],
      [buttons],
    ])
    grid.identifier = "form"
    grid.rowAlignment = .firstBaseline
    grid.columnSpacing = 12
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .fill
    grid.column(at: 1).weight = 1
    grid.row(at: 3).topPadding = 12
    grid.row(at: 3).mergeCells(in: 0..<2).xPlacement = .trailing
    return Form("sign-in", title: "Sign in", grid)
  }

  /// Settings with a note that wraps, a check button that shows another row, and several lines of text.
  package static func settings() -> Form {
    let proxy = checkButton("Use a proxy server", isOn: true)
    let host = entry("host", text: "proxy.example.org")
    let exceptions = textView("exceptions", text: "localhost\nexample.org\nbuild.example.net")
    let grid = GridView(views: [
      [label("Connection:"), dropDown("connection", ["Ethernet", "Wireless"])],
      [nil, proxy],
      [label("Host:"), host],
      [label("Exceptions:"), exceptions],
      [
        note(
          "A proxy server passes requests on. Addresses that are listed as exceptions are reached "
            + "without it, each on a line of its own.", identifier: "note")
      ],
    ])
    grid.identifier = "form"
    grid.rowAlignment = .firstBaseline
    grid.columnSpacing = 12
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).weight = 1
    grid.cell(for: host)?.xPlacement = .fill
    grid.cell(for: exceptions)?.xPlacement = .fill
    let hostRow = grid.row(at: 2)
    let note = grid.row(at: 4).mergeCells(in: 0..<2)
    note.xPlacement = .fill
    grid.row(at: 4).topPadding = 6
    proxy.onToggle { [unowned proxy] in hostRow.isHidden = !proxy.isActive }
    return Form("settings", title: "Network", grid)
  }
}

/// A constraint that gives way where the window is narrow.
private func weak(_ constraint: LayoutConstraint) -> LayoutConstraint {
  constraint.priority = .defaultLow
  return constraint
}
