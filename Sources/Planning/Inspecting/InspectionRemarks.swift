import Primitives
import Reporting

extension Inspection.ViewLayout {
  /// What of it is not as usual.
  ///
  /// - Parameter usual: the margins of such a view of which nothing was said.
  func remarks(in view: Inspection.View, usual: Inspection.Insets) -> [String] {
    var remarks: [String] = []
    if alignmentRect != view.frame { remarks.append("alignment rect \(alignmentRect.text)") }
    if layoutMargins.text != (usual + safeAreaInsets).text {
      remarks.append("margins \(layoutMargins.text)")
    }
    if safeAreaInsets.text != Inspection.Insets(EdgeInsets()).text {
      remarks.append("safe area \(safeAreaInsets.text)")
    }
    if !ambiguities.isEmpty {
      remarks.append("ambiguous " + ambiguities.map(\.word).listed)
    }
    return remarks + brokenConstraints.map { "broken `\($0.printable)`" }
  }
}

extension Inspection.Layout {
  /// A line for each broken constraint, under a line that says what they are.
  var brokenLines: [String] {
    guard !brokenConstraints.isEmpty else { return [] }
    return ["broken:"]
      + brokenConstraints.map { broken in
        let equation = broken.equation.map { ": " + $0 } ?? ""
        let place = broken.line.map { " (line \($0))" } ?? ""
        return "  `\(broken.name.printable)`\(place)\(equation)"
      }
  }
}

extension Inspection.View {
  /// UIKit's, from a width of 400 the wider ones.
  var usualRootMargins: Inspection.Insets {
    let side: Double = bounds.width < 400 ? 16 : 20
    return Inspection.Insets(EdgeInsets(left: side, right: side))
  }
}

extension Inspection.Insets {
  /// Of every view but `root`.
  static let usual = Inspection.Insets(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  fileprivate static func + (a: Self, b: Self) -> Self {
    Inspection.Insets(
      EdgeInsets(
        top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
        right: a.right + b.right))
  }

  fileprivate var text: String {
    "(" + [top, left, bottom, right].map(\.shortText).joined(separator: ", ") + ")"
  }
}

extension Inspection.Rect {
  fileprivate var text: String {
    "(" + [x, y, width, height].map(\.shortText).joined(separator: ", ") + ")"
  }
}

extension Inspection.Ambiguity {
  fileprivate var word: String {
    switch (axis, aspect) {
    case (.horizontal, .position): "x"
    case (.vertical, .position): "y"
    case (.horizontal, .size): "width"
    case (.vertical, .size): "height"
    }
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  fileprivate var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
