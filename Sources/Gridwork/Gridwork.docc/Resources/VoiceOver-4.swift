import Gridwork
import GridworkInspector

/// Text in a font whose characters are 7 points wide.
struct Text: LayoutContent {
  var string: String

  var intrinsicContentSize: LayoutSize { LayoutSize(width: 7 * Double(string.count), height: 16) }
  var firstBaselineOffsetFromTop: Double? { 12 }
  var lastBaselineOffsetFromBottom: Double? { 4 }
}

/// A pop-up button, which has room around its text.
struct PopUp: LayoutContent {
  var string: String

  var intrinsicContentSize: LayoutSize {
    LayoutSize(width: 7 * Double(string.count) + 30, height: 24)
  }
  var firstBaselineOffsetFromTop: Double? { 16 }
  var lastBaselineOffsetFromBottom: Double? { 8 }
}

func named(_ name: String, _ content: any LayoutContent) -> LayoutView {
  let view = LayoutView(content: content)
  view.identifier = name
  for axis in LayoutAxis.allCases { view.setContentHuggingPriority(.defaultHigh, for: axis) }
  return view
}

let brailleLabel = named("brailleLabel", Text(string: "Braille translation:"))
let braillePopUp = named("braillePopUp", PopUp(string: "English (Unified)"))
let contracted = named("contracted", Text(string: "[x] Show contracted braille"))
let eightDot = named("eightDot", Text(string: "[ ] Show eight-dot braille"))
let statusLabel = named("statusLabel", Text(string: "Status cells:"))
let general = named("general", Text(string: "[x] Show general status"))
let textStyle = named("textStyle", Text(string: "[ ] Show text style"))
let alerts = named("alerts", Text(string: "[x] Show alerts in braille"))

let form = GridView(views: [
  [brailleLabel, braillePopUp],
  [nil, contracted],
  [nil, eightDot],
  [statusLabel, general],
  [nil, textStyle],
  [alerts],
])
form.identifier = "form"
form.setContentHuggingPriority(600, for: .horizontal)
form.setContentHuggingPriority(600, for: .vertical)
form.column(at: 0).xPlacement = .trailing
form.rowAlignment = .firstBaseline

let window = LayoutView()
window.identifier = "window"
form.translatesAutoresizingMaskIntoConstraints = false
window.addSubview(form)
LayoutConstraint.activate([
  form.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
  form.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
  window.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: 20),
  window.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: 20),
])

let root = LayoutRoot(window, width: .preferred(560), height: .preferred(240))
print(root.computedLayout.svgPicture())
