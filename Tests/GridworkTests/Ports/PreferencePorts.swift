// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Panes of preferences, sheets and accessories of the kind that programs make of NSGridView.
struct PreferencePorts {
  /// A pane is a grid in a host that is as large as the grid and its margins.
  private func pane(_ rows: [[LayoutView]]) -> (host: LayoutView, grid: GridView) {
    let grid = GridView(views: rows)
    grid.translatesAutoresizingMaskIntoConstraints = false
    grid.rowSpacing = 12
    grid.columnSpacing = 12
    grid.column(at: 0).xPlacement = .trailing
    grid.rowAlignment = .firstBaseline
    let host = LayoutView()
    host.addSubview(grid)
    LayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: host.topAnchor, constant: 26),
      grid.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 26),
      grid.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor, constant: -26),
      grid.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -26),
    ])
    return (host, grid)
  }

  private func row(_ label: String, _ control: LayoutView) -> [LayoutView] {
    let text = Label(label)
    text.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return [text, control]
  }

  @Test func `a pane with margins`() {
    let popUp = PopUpButton(width: 120)
    let (host, grid) = pane([row("Font:", popUp), row("Size:", Button("Choose"))])
    let root = window(host)
    // 26 + 35 + 12 + 120 + 26 by 26 + 24 + 12 + 20 + 26.
    #expect(host.frame.size == LayoutSize(width: 219, height: 108))
    #expect(popUp.frame == rect(47, 0, 120, 24))
    #expect(grid.subviews.map(\.frame.minY) == [4, 0, 38, 36])
    // In a wider window the form stays as it is.
    root.width = .exact(400)
    root.layoutIfNeeded()
    #expect(grid.frame == rect(26, 26, 167, 56))
  }

  /// Headings run across both columns; those after the first have air above them.
  private func addSectionHeader(_ text: String, to grid: GridView, isFirst: Bool = false) {
    let row = grid.addRow(with: [Label(text), GridCell.emptyContentView])
    row.mergeCells(in: 0..<2)
    row.topPadding = isFirst ? 0 : 10
    grid.cell(atColumnIndex: 0, rowIndex: grid.numberOfRows - 1).xPlacement = .leading
  }

  @Test func `sections with headings`() {
    let grid = GridView(numberOfColumns: 2, rows: 0)
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .leading
    grid.rowAlignment = .firstBaseline
    addSectionHeader("FILES", to: grid, isFirst: true)
    grid.addRow(with: row("Zoom:", PopUpButton(width: 90)))
    addSectionHeader("VIEW", to: grid)
    grid.addRow(with: row("Sidebar:", PopUpButton(width: 90)))
    window(grid)
    // Rows: 16, 24, 10 and 16, 24, with 6 between them. The longest label is 56.
    #expect(
      grid.subviews.map(\.frame) == [
        rect(0, 0, 35, 16), rect(21, 26, 35, 16), rect(62, 22, 90, 24), rect(0, 62, 28, 16),
        rect(0, 88, 56, 16), rect(62, 84, 90, 24),
      ])
    #expect(grid.frame.size == LayoutSize(width: 152, height: 108))
  }

  /// A control that is a grid itself has no line of text to share: its label is level with its first row.
  @Test func `themes in a grid inside the form`() {
    let themes = GridView(views: [
      [ImageView(20, 20), ImageView(20, 20)], [ImageView(20, 20), ImageView(20, 20)],
    ])
    themes.rowSpacing = 4
    themes.columnSpacing = 4
    let rows: [(LayoutView, LayoutView)] = [
      (Label("Themes"), themes), (Label("Icon"), PopUpButton(width: 80)),
    ]
    let grid = GridView(views: rows.map { [$0.0, $0.1] })
    grid.column(at: 0).xPlacement = .trailing
    grid.rowAlignment = .firstBaseline
    for (index, (_, control)) in rows.enumerated() where control is GridView {
      let row = grid.row(at: index)
      row.rowAlignment = .none
      row.cell(at: 1).yPlacement = .top
      let label = row.cell(at: 0)
      label.yPlacement = .none
      if let view = label.contentView {
        label.customPlacementConstraints = [
          view.topAnchor.constraint(equalTo: control.topAnchor, constant: 10)
        ]
      }
    }
    window(grid)
    #expect(rows.map(\.0.frame) == [rect(0, 10, 42, 16), rect(14, 54, 28, 16)])
    #expect(themes.frame == rect(48, 0, 44, 44))
    #expect(grid.frame.size == LayoutSize(width: 42 + 6 + 80, height: 44 + 6 + 24))
  }

  /// Cards made elsewhere, in a row of equal heights.
  @Test func `cards in a row`() {
    var pingCard: LayoutView!
    var downloadCard: LayoutView!
    func metricContainer(width: Double, height: Double) -> LayoutView {
      let card = LayoutView()
      card.translatesAutoresizingMaskIntoConstraints = false
      card.widthAnchor.constraint(equalToConstant: width).isActive = true
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
      return card
    }
    pingCard = metricContainer(width: 80, height: 40)
    downloadCard = metricContainer(width: 100, height: 60)
    let metrics = GridView(views: [[pingCard!, downloadCard!]])
    metrics.rowSpacing = 0
    metrics.columnSpacing = 16
    metrics.yPlacement = .fill
    metrics.translatesAutoresizingMaskIntoConstraints = false
    window(metrics)
    #expect(pingCard.frame == rect(0, 0, 80, 60))
    #expect(downloadCard.frame == rect(96, 0, 100, 60))
  }

  /// What an alert shows below its text: a grid that is as large as it wants to be, without a window.
  @Test func `an accessory of an alert`() {
    let fields = [TextField(), TextField()]
    let gridView = GridView(views: [[Label("Width:"), fields[0]], [Label("Height:"), fields[1]]])
    gridView.column(at: 1).width = 80
    gridView.setFrameSize(gridView.fittingSize)
    gridView.layoutSubtreeIfNeeded()
    #expect(gridView.frame == rect(0, 0, 49 + 6 + 80, 22 + 6 + 22))
    #expect(fields[1].frame == rect(55, 28, 80, 22))
  }

  /// Four columns, of which a control takes three.
  @Test func `an editor of pictures`() {
    let location = Button("Remove")
    let quality = Label("80%")
    let grid = GridView(views: [
      [Label("Width"), PopUpButton(width: 60), Label("Height"), PopUpButton(width: 60)],
      [Label("Type"), PopUpButton(width: 90), Label("Quality"), quality],
      [
        GridCell.emptyContentView, location, GridCell.emptyContentView, GridCell.emptyContentView,
      ],
    ])
    grid.rowSpacing = 10
    grid.columnSpacing = 8
    grid.column(at: 1).width = 150
    grid.column(at: 3).width = 150
    grid.mergeCells(
      inHorizontalRange: 1..<4,
      verticalRange: 2..<3)
    grid.cell(for: location)?.xPlacement = .trailing
    window(grid)
    // 35, 150, 49, 150 with 8 between them; the button ends with the last column.
    #expect(grid.frame.size == LayoutSize(width: 35 + 8 + 150 + 8 + 49 + 8 + 150, height: 88))
    #expect(quality.frame.origin == LayoutPoint(x: 258, y: 34))
    #expect(location.frame == rect(408 - 66, 68, 66, 20))
  }

  /// Columns come and go; rows change places.
  @Test func `a table of sizes`() {
    let first = [Label("A"), Label("BB")]
    let second = [Label("CCC"), Label("D")]
    let gridView = GridView()
    gridView.addColumn(with: first)
    gridView.addColumn(with: second)
    let middle = gridView.insertColumn(at: 1, with: [Label("x"), Label("y")])
    middle.isHidden = true
    gridView.moveRow(at: 1, to: 0)
    let root = window(gridView)
    #expect(gridView.index(of: middle) == 1)
    // 14 and 6 and 21; what was below is now above.
    #expect(gridView.frame.size == LayoutSize(width: 41, height: 38))
    #expect(first[1].frame == rect(0, 0, 14, 16))
    #expect(second[0].frame == rect(20, 22, 21, 16))
    gridView.removeColumn(at: gridView.numberOfColumns - 1)
    middle.isHidden = false
    root.layoutIfNeeded()
    #expect(gridView.frame.width == 14 + 6 + 7)
  }

  /// A form that is a property of a view, made when it is first asked for.
  final class ControlsView: LayoutView {
    private let titles = ["Language", "Mode"].map { Label($0) }
    private let popUps = [PopUpButton(width: 100), PopUpButton(width: 80)]
    private(set) lazy var controlsGrid: GridView = {
      let grid = GridView(views: [[titles[0], popUps[0]], [titles[1], popUps[1]]])
      grid.translatesAutoresizingMaskIntoConstraints = false
      grid.rowSpacing = 12
      grid.columnSpacing = 12
      grid.column(at: 0).xPlacement = .trailing
      grid.column(at: 1).xPlacement = .leading
      for rowIndex in 0..<grid.numberOfRows {
        grid.row(at: rowIndex).yPlacement = .center
      }
      return grid
    }()

    convenience init() {
      self.init(frame: .zero)
      addSubview(controlsGrid)
      LayoutConstraint.activate([
        controlsGrid.centerXAnchor.constraint(equalTo: centerXAnchor),
        controlsGrid.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
  }

  @Test func `a form in the middle`() {
    let view = ControlsView()
    window(view, width: .exact(268), height: .exact(100))
    // 56 + 12 + 100 by 24 + 12 + 24.
    #expect(view.controlsGrid.frame == rect(50, 20, 168, 60))
    #expect(view.controlsGrid.subviews.map(\.frame.minY) == [4, 0, 40, 36])
  }
}
