import Primitives

extension LayoutEngine: CustomStringConvertible {
  /// The canvas, the view tree with solved rectangles and all constraints with their states, for
  /// people who debug a layout:
  ///
  ///     canvas 300×200, leftToRight
  ///     view 0 at (0, 0), 300×200, given
  ///       view 1 at (8, 0), 40×0
  ///     0: view 1.left == view 0.left + 8.0 @1000.0, in force
  ///     1: view 1.width == 40.0 @1000.0, broken
  package var description: String {
    let size = canvas.size
    let head = "canvas \(size.width.short)×\(size.height.short), \(canvas.layoutDirection)"
    let tree = views.indices.filter { superviews[$0] == nil }.flatMap(lines(ofTreeAt:))
    let constraints = installed.indices.filter { !freeIndices.contains($0) }.map(
      line(ofConstraint:))
    return ([head] + tree + constraints).joined(separator: "\n")
  }

  private func lines(ofTreeAt view: Int) -> [String] {
    let subviews = views.indices.filter { superviews[$0]?.rawValue == view }
    return [line(ofView: view)] + subviews.flatMap(lines(ofTreeAt:))
  }

  private func line(ofView view: Int) -> String {
    let frame = solvedFrame(of: ViewIndex(view))
    let states = [
      givenFrames[view] == nil ? nil : "given", isPresent[view] ? nil : "not in the tree",
    ]
    let position = "(\(frame.minX.short), \(frame.minY.short))"
    let text = "view \(view) at \(position), \(frame.width.short)×\(frame.height.short)"
    return String(repeating: "  ", count: depths[view])
      + ([text] + states.compactMap(\.self)).joined(separator: ", ")
  }

  private func line(ofConstraint index: Int) -> String {
    let constraint = installed[index]
    let maker = constraint.system.map { ", \($0.identifier)" } ?? ""
    let state =
      !constraint.isActive ? "inactive" : constraint.row == nil ? "broken" : "in force"
    return "\(index): \(constraint.constraint), \(state)\(maker)"
  }
}

extension SystemConstraint {
  fileprivate var identifier: String {
    switch self {
    case .contentSize: "NSContentSizeLayoutConstraint"
    case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
    case .stack(_, let constraint): constraint.rawValue
    }
  }
}

extension Double {
  /// Without the point of a whole number.
  fileprivate var short: String { Int(exactly: shortened).map { "\($0)" } ?? "\(shortened)" }
}
