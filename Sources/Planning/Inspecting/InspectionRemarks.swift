import Primitives
import Reporting

extension Inspection.ViewLayout {
  /// Descriptions of non-default values.
  ///
  /// - Parameter usual: the default margins of such a view.
  func remarks(in view: Inspection.View, usual: Inspection.Insets) -> [String] {
    var remarks: [String] = []
    if alignmentRect != view.frame { remarks.append("alignment rect \(alignmentRect.text)") }
    if layoutMargins.isUnlike(usual + safeAreaInsets) {
      remarks.append("margins \(layoutMargins.text)")
    }
    if safeAreaInsets.isUnlike(Inspection.Insets(EdgeInsets())) {
      remarks.append("safe area \(safeAreaInsets.text)")
    }
    if !ambiguities.isEmpty {
      remarks.append("ambiguous " + ambiguities.map(\.word).listed)
    }
    return remarks + brokenConstraints.map { "broken `\($0.printable)`" }
  }
}

extension Inspection.Layout {
  /// A heading and a line for each broken constraint; empty if there is none.
  var brokenLines: [String] {
    guard !brokenConstraints.isEmpty else { return [] }
    return ["broken:"]
      + brokenConstraints.map { broken in
        let equation = broken.equation.map { ": " + $0 } ?? ""
        // The name of a constraint without an id has its line.
        let line = broken.line.map { " (line \($0))" } ?? ""
        let place = broken.name.hasSuffix(line) ? "" : line
        return "  `\(broken.name.printable)`\(place)\(equation)"
      }
  }
}

extension Inspection.View {
  /// UIKit's default margins: 16 points at the sides, 20 from a width of 400 points.
  var usualRootMargins: Inspection.Insets {
    let side: Double = bounds.width < 400 ? 16 : 20
    return Inspection.Insets(EdgeInsets(left: side, right: side))
  }
}

extension Inspection.Insets {
  /// The default margins of every view except `root`.
  static let usual = Inspection.Insets(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  /// Whether they have another text. Equal numbers, which most views have, need none.
  fileprivate func isUnlike(_ other: Self) -> Bool { self != other && text != other.text }

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
