import AutoLayout
import Primitives
import TestSupport
import Testing
import VisualFormat

/// Rows of kind `layout` in `vfl.json`: formats for the views of one superview, laid out by the
/// engine.
struct VisualFormatLayout {
  /// The names of the views, which come after `root` in this order.
  private let names: [String]
  private var engine: LayoutEngine

  /// The superview's length along an axis that a row does not test; no constraint depends on it.
  private static let anyLength = 1000.0

  /// Expectations that the row's formats leave ambiguous, according to the row's note.
  private static let undetermined = ["al-toJSON": ["child2": ["top"]]]

  /// - Throws: a `VisualFormatError`, or a `VectorError` if the constraints contradict each other.
  init(_ row: VisualFormatLayoutRow, _ options: VisualFormat.Options, metrics: [String: Double])
    throws
  {
    let names = Self.names(in: row)
    let parserNames = VisualFormat.Names(views: names, metrics: metrics)
    let constraints = try row.formats.flatMap {
      try VisualFormat.parse($0, options: options, names: parserNames)
    }
    self.names = names
    engine = LayoutEngine(
      views: [LayoutView(superview: nil)]
        + names.map { LayoutView(superview: .root, content: Self.content(row.intrinsic[$0])) },
      canvas: LayoutCanvas(
        size: Size(
          width: row.container.width ?? Self.anyLength,
          height: row.container.height ?? Self.anyLength)),
      constraints: constraints.map { Self.constraint($0, names) })
    let conflicts = engine.activate(Array(constraints.indices))
    guard conflicts.isEmpty else { throw VectorError("the formats conflict: \(conflicts)") }
  }

  /// Checks a row of `vfl.json`.
  static func check(_ row: VectorRow) throws {
    let layoutRow = try VisualFormatLayoutRow(row)
    var options = VisualFormat.Options()
    options.siblingSpacing = layoutRow.standardSpacing
    options.edgeSpacing = .points(layoutRow.standardSpacing)
    for option in try row.optional("options")?.array() ?? [] {
      let name = try option.string()
      guard options.insert(named: name) else {
        throw VectorError("\(row): unknown option '\(name)'")
      }
    }
    var layout = try VisualFormatLayout(layoutRow, options, metrics: try metrics(of: row))
    try layout.compare(layoutRow, id: try row.string("id"), in: row)
  }

  private static func metrics(of row: VectorRow) throws -> [String: Double] {
    guard let object = try row.optional("metrics")?.object() else { return [:] }
    var metrics: [String: Double] = [:]
    for name in object.keys { metrics[name] = try object.number(name) }
    return metrics
  }

  private mutating func compare(
    _ expected: VisualFormatLayoutRow, id: String, in row: VectorRow
  ) throws {
    let frames = engine.solvedFrames()
    let open = Self.undetermined[id] ?? [:]
    for (name, lengths) in expected.expect.sorted(by: { $0.key < $1.key }) {
      guard let index = names.firstIndex(of: name) else {
        throw VectorError("\(row): no format mentions '\(name)'")
      }
      for (key, length) in lengths.sorted(by: { $0.key < $1.key }) {
        let value = try Self.length(key, of: frames[index + 1], in: row)
        if open[name]?.contains(key) ?? false {
          #expect(isAmbiguous(key, ViewIndex(index + 1)), "\(row): \(name).\(key) is determined")
        } else {
          #expect(abs(value - length) <= expected.tolerance, "\(row): \(name).\(key) = \(value)")
        }
      }
    }
  }

  private static func length(_ key: String, of frame: Rect, in row: VectorRow) throws -> Double {
    switch key {
    case "left": frame.minX
    case "top": frame.minY
    case "width": frame.width
    case "height": frame.height
    default: throw VectorError("\(row): unknown length '\(key)'")
    }
  }

  private mutating func isAmbiguous(_ key: String, _ view: ViewIndex) -> Bool {
    let isHorizontal = key == "left" || key == "width"
    let isPosition = key == "left" || key == "top"
    return engine.ambiguities().contains(
      LayoutAmbiguity(
        view: view, axis: isHorizontal ? .horizontal : .vertical,
        aspect: isPosition ? .position : .size))
  }
}

extension VisualFormatLayout {
  /// The view names of all formats, in the order of their first occurrence.
  private static func names(in row: VisualFormatLayoutRow) -> [String] {
    var names: [String] = []
    for format in row.formats {
      for match in format.matches(of: #/\[([A-Za-z_][A-Za-z0-9_]*)/#) {
        let name = String(match.output.1)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private static func content(_ lengths: [String: Double]?) -> ContentSize {
    ContentSize(
      horizontal: ContentSize.Axis(length: lengths?["width"]),
      vertical: ContentSize.Axis(length: lengths?["height"]))
  }

  private static func constraint(
    _ constraint: VisualFormatConstraint, _ names: [String]
  ) -> LayoutConstraint {
    LayoutConstraint(
      firstItem: item(constraint.first, names), firstAttribute: constraint.firstAttribute,
      relation: constraint.relation, secondItem: constraint.second.map { item($0, names) },
      secondAttribute: constraint.secondAttribute, constant: constraint.constant,
      priority: constraint.priority)
  }

  /// All views are subviews of `root`.
  private static func item(_ item: VisualFormatConstraint.Item, _ names: [String]) -> LayoutItem {
    guard case .view(let name) = item, let index = names.firstIndex(of: name) else {
      return .view(.root)
    }
    return .view(ViewIndex(index + 1))
  }
}
