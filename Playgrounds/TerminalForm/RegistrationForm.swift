// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The registration for a workshop: its controls in a grid, and what they say.
final class RegistrationForm {
  let grid: GridView
  let name = TextField()
  let reading = TextField()
  let email = TextField()
  let seat = ChoiceField(["by the window", "in the middle", "near the door"])
  let representsCompany = Checkbox("I represent a company")
  let company = TextField()
  let remarks = TextField(lines: 3)
  let hint = Label(RegistrationForm.invitation, style: .dim, wraps: true)
  let clearButton = Button("Clear")
  let sendButton = Button("Send")
  /// Told when the form has been filled in and sent.
  var onSend: () -> Void = {}

  private static let invitation =
    "Tab and shift-Tab go from field to field, Enter and Space press what has the focus, and the "
    + "mouse works, too. Control-C leaves without sending."

  init() {
    let buttons = StackView(views: [])
    buttons.spacing = 2
    buttons.setViews([clearButton.makeView(), sendButton.makeView()], in: .trailing)
    let remarksView = remarks.makeView()

    grid = GridView(views: [
      [Label("Workshop registration", style: .bold).makeView().spanning(columns: 2)],
      [Rule().makeView().spanning(columns: 2)],
      [Label("Name").makeView(), name.makeView()],
      [Label("名前 (reading)").makeView(), reading.makeView()],
      [Label("E-mail").makeView(), email.makeView()],
      [Label("Seat").makeView(), seat.makeView().placed(x: .leading)],
      [nil, representsCompany.makeView().placed(x: .leading)],
      [Label("Company").makeView(), company.makeView()],
      [Label("Remarks").makeView(), remarksView],
      [hint.makeView().spanning(columns: 2).placed(x: .fill)],
      [buttons.spanning(columns: 2).placed(x: .fill)],
    ])
    grid.rowSpacing = 0
    grid.columnSpacing = 2
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).leadingPadding = 2
    grid.column(at: 1).trailingPadding = 2
    grid.column(at: 1).xPlacement = .fill
    grid.column(at: 1).weight = 1
    grid.row(at: 0).topPadding = 1
    for index in [1, 5, 8, 9] { grid.row(at: index).bottomPadding = 1 }

    // The remarks take the lines that are left.
    let remarksRow = grid.row(at: 8)
    remarksRow.rowAlignment = .none
    remarksRow.weight = 1
    grid.cell(for: remarksView)?.yPlacement = .fill

    let companyRow = grid.row(at: 7)
    companyRow.isHidden = true
    representsCompany.onChange = { isOn in companyRow.isHidden = !isOn }
    clearButton.onPress = { [unowned self] in clear() }
    sendButton.onPress = { [unowned self] in send() }
  }

  private func clear() {
    for field in [name, reading, email, company, remarks] { field.text = "" }
    seat.selection = 0
    representsCompany.isOn = false
    hint.text = Self.invitation
  }

  private func send() {
    guard !name.text.isEmpty else {
      hint.text = "The name is missing. Type it into the first field, then send again."
      return
    }
    onSend()
  }

  /// What was filled in, a line for each field.
  var answers: [String] {
    [
      "Name: \(name.text)", "Reading: \(reading.text)", "E-mail: \(email.text)",
      "Seat: \(seat.choices[seat.selection])",
      representsCompany.isOn ? "Company: \(company.text)" : nil,
      "Remarks: \(remarks.text)",
    ].compactMap(\.self)
  }
}
