// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Grids that programs change while they are shown, with AppKit's calls.
struct GridEditPorts {
  /// Notes that belong to the box above them are indented by constraints; the form is pinned by a format.
  @Test func `settings with notes`() {
    let behavior = Label("Behavior:")
    let buffers = Checkbox("Keep")
    let buffersNote = Label("Tip")
    let terminate = Checkbox("Quit last")
    let empty = GridCell.emptyContentView
    let grid = GridView(views: [
      [behavior, buffers],
      [empty, buffersNote],
      [empty, terminate],
    ])
    grid.translatesAutoresizingMaskIntoConstraints = false
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    grid.row(at: 1).bottomPadding = 12
    let noteCell = grid.cell(for: buffersNote)
    noteCell?.xPlacement = .none
    noteCell?.customPlacementConstraints = [
      buffersNote.leadingAnchor.constraint(equalTo: buffers.leadingAnchor, constant: 21)
    ]

    let contentView = LayoutView()
    contentView.addSubview(grid)
    contentView.addConstraints(
      LayoutConstraint.constraints(
        withVisualFormat: "H:|-[grid]-|", metrics: nil, views: ["grid": grid]))
    contentView.addConstraints(
      LayoutConstraint.constraints(
        withVisualFormat: "V:|-[grid]-|", metrics: nil, views: ["grid": grid]))
    window(contentView)

    // Columns: 63 and, the note not counting, 83. Rows: 18, 16 and 12 below, 18; 6 between them.
    #expect(grid.frame == rect(20, 20, 63 + 6 + 83, 18 + 6 + 16 + 12 + 6 + 18))
    #expect(behavior.frame == rect(0, 1, 63, 16))
    #expect(buffers.frame == rect(69, 0, 48, 18))
    #expect(buffersNote.frame == rect(69 + 21, 24, 21, 16))
    #expect(terminate.frame == rect(69, 58, 83, 18))
    #expect(contentView.frame.size == LayoutSize(width: 192, height: 116))
    #expect(contentView.constraints.count == 4)
  }

  /// A sheet that needs a row less for some services.
  @Test func `a sheet that hides a row`() {
    let fields = (0..<3).map { _ in TextField() }
    for field in fields { field.widthAnchor.constraint(equalToConstant: 150).isActive = true }
    let gridView = GridView(views: [
      [Label("Username:"), fields[0]], [Label("Password:"), fields[1]],
      [Label("API URL:"), fields[2]],
    ])
    // "Username:" is 63 wide; three rows of 22 and two gaps of 6.
    #expect(gridView.fittingSize == LayoutSize(width: 63 + 6 + 150, height: 78))
    gridView.row(at: 2).isHidden = true
    #expect(gridView.fittingSize == LayoutSize(width: 219, height: 50))
    #expect(fields[2].isHidden == false)
    window(gridView)
    #expect(fields[1].frame == rect(69, 28, 150, 22))
  }

  /// Rows that come and go with the kind of a file; they are found by what is in them.
  @Test func `an accessory that exchanges its rows`() {
    let excluded = TextField()
    let folder = TextField()
    let language = Label("Language")
    let gridView = GridView(views: [[language, PopUpButton(width: 90)]])
    for field in [excluded, folder] {
      field.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }
    let labels = [Label("Skip"), Label("Folder")]
    gridView.insertRow(at: 1, with: [labels[0], excluded])
    gridView.insertRow(at: 2, with: [labels[1], folder])
    let root = window(gridView)
    #expect(gridView.frame.height == 24 + 6 + 22 + 6 + 22)
    #expect(folder.frame == rect(62, 58, 90, 22))

    for v in [excluded, folder] {
      if let row = gridView.cell(for: v)?.row {
        gridView.removeRow(at: gridView.index(of: row))
      }
    }
    root.layoutIfNeeded()
    #expect(gridView.numberOfRows == 1)
    #expect(gridView.frame.height == 24)
    #expect(gridView.subviews.contains(folder) == false)
    #expect(labels[0].superview == nil)
  }

  /// Pictures side by side, as many as there are, all of one size whatever their own is.
  @Test func `panes to compare`() {
    let view = LayoutView()
    let gridView = GridView()
    gridView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(gridView)
    LayoutConstraint.activate([
      gridView.topAnchor.constraint(equalTo: view.topAnchor),
      gridView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      gridView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      gridView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    var equalSizeConstraints: [LayoutConstraint] = []
    func rebuildGrid(_ panes: [LayoutView], columns: Int) {
      while gridView.numberOfRows > 0 { gridView.removeRow(at: 0) }
      for start in stride(from: 0, to: panes.count, by: columns) {
        gridView.addRow(with: Array(panes[start..<start + columns]))
      }
      for col in 0..<columns { gridView.column(at: col).xPlacement = .fill }
      for row in 0..<gridView.numberOfRows { gridView.row(at: row).yPlacement = .fill }
      for pane in panes {
        pane.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        pane.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      }
      LayoutConstraint.deactivate(equalSizeConstraints)
      equalSizeConstraints.removeAll()
      if let first = panes.first {
        for pane in panes.dropFirst() {
          equalSizeConstraints.append(pane.widthAnchor.constraint(equalTo: first.widthAnchor))
          equalSizeConstraints.append(pane.heightAnchor.constraint(equalTo: first.heightAnchor))
        }
      }
      LayoutConstraint.activate(equalSizeConstraints)
    }
    let panes = [ImageView(300, 200), ImageView(100, 50), ImageView(10, 10), ImageView(80, 400)]
    rebuildGrid(panes, columns: 2)
    let root = window(view, width: .exact(400), height: .exact(300))
    // (400 - 6) / 2 by (300 - 6) / 2.
    #expect(panes[0].frame == rect(0, 0, 197, 147))
    #expect(panes[3].frame == rect(203, 153, 197, 147))
    rebuildGrid(Array(panes.prefix(2)), columns: 2)
    root.layoutIfNeeded()
    #expect(panes[1].frame == rect(203, 0, 197, 300))
    #expect(panes[2].superview == nil)
    #expect(root.computedLayout.isSound)
  }

  /// A board: a stone is put into the cell of a click, and all are taken away again.
  @Test func `a board`() {
    let gridView = GridView(numberOfColumns: 8, rows: 8)
    gridView.rowSpacing = 0
    gridView.columnSpacing = 0
    for i in 0..<8 {
      gridView.row(at: i).height = 40
      gridView.column(at: i).width = 40
    }
    gridView.xPlacement = .center
    gridView.yPlacement = .center
    let chip = ImageView(30, 30)
    gridView.cell(atColumnIndex: 2, rowIndex: 5).contentView = chip
    let root = window(gridView)
    #expect(chip.frame == rect(2 * 40 + 5, 5 * 40 + 5, 30, 30))

    guard let cell = gridView.cell(for: chip), let row = cell.row, let column = cell.column else {
      Issue.record("The chip is in no cell.")
      return
    }
    #expect(gridView.index(of: row) == 5)
    #expect(gridView.index(of: column) == 2)
    for i in 0...7 {
      for j in 0...7 {
        gridView.cell(atColumnIndex: i, rowIndex: j).contentView?.removeFromSuperview()
      }
    }
    #expect(cell.contentView == nil)
    gridView.cell(atColumnIndex: 0, rowIndex: 0).contentView = chip
    root.layoutIfNeeded()
    #expect(chip.frame.origin == LayoutPoint(x: 5, y: 5))
  }

  /// What a menu shows in its corner: headings across both columns.
  @Test func `corners`() {
    let title = Label("Cornerflow")
    let quit = Button("Quit")
    let popUps = (0..<4).map { _ in PopUpButton(width: 90) }
    let gridView = GridView(views: [
      [title], [popUps[0], popUps[1]], [popUps[2], popUps[3]], [quit],
    ])
    gridView.column(at: 0).width = 100
    gridView.column(at: 1).width = 100
    gridView.row(at: 0).mergeCells(in: 0..<2)
    gridView.row(at: 3).mergeCells(in: 0..<2)
    gridView.cell(for: title)?.xPlacement = .center
    gridView.cell(for: quit)?.xPlacement = .center
    gridView.row(at: 3).topPadding = 10
    window(gridView)
    // (206 - 70) / 2 and (206 - 52) / 2; rows: 16, 24, 24, and 20 below 10 more.
    #expect(title.frame == rect(68, 0, 70, 16))
    #expect(popUps[3].frame == rect(106, 52, 90, 24))
    #expect(quit.frame == rect(77, 92, 52, 20))
  }

  /// A popup that grows and shrinks by its list: frames all the way down to a grid of sections.
  final class Popup: LayoutView {
    let grid: GridView
    private let processes = LayoutView()
    static let dashboardHeight = 90.0
    static let detailsHeight = 66.0

    init() {
      grid = GridView(frame: LayoutRect(x: 0, y: 0, width: 264, height: 0))
      super.init(
        frame: LayoutRect(
          x: 0, y: 0, width: 264, height: Self.dashboardHeight + Self.detailsHeight))
      setFrameSize(LayoutSize(width: frame.width, height: frame.height + 88))
      grid.setFrameSize(frame.size)
      grid.rowSpacing = 0
      grid.xPlacement = .fill
      grid.yPlacement = .fill
      grid.addRow(with: [LayoutView()])
      grid.addRow(with: [LayoutView()])
      grid.addRow(with: [processes])
      grid.row(at: 0).height = Self.dashboardHeight
      grid.row(at: 1).height = Self.detailsHeight
      addSubview(grid)
    }

    func numberOfProcessesUpdated(_ count: Int) {
      let h = Self.dashboardHeight + Self.detailsHeight + 22 * Double(count)
      setFrameSize(LayoutSize(width: frame.width, height: h))
      grid.setFrameSize(frame.size)
    }

    var processesFrame: LayoutRect { processes.convert(processes.bounds, to: nil) }
  }

  @Test func `a popup of sections`() {
    let popup = Popup()
    let root = window(
      popup, width: .exact(popup.frame.width), height: .exact(popup.frame.height))
    #expect(popup.frame.size == LayoutSize(width: 264, height: 244))
    // The last section has what is left: 244 - 90 - 66.
    #expect(popup.processesFrame == rect(0, 156, 264, 88))
    popup.numberOfProcessesUpdated(2)
    root.height = .exact(popup.frame.height)
    root.layoutIfNeeded()
    #expect(popup.processesFrame == rect(0, 156, 264, 44))
    #expect(root.computedLayout.isSound)
  }
}
