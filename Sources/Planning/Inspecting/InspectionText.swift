import Reporting

extension Inspection {
  /// A heading and a table with a line for every view, indented by its depth, and for every guide
  /// below the view that owns it; then the broken constraints.
  ///
  /// `x`, `y`, `width` and `height` are those of the frame; lengths have at most four decimals.
  /// Non-default values follow the colour: a transform, transparency, `hidden`, margins, and so on.
  package var text: String {
    let rows = [Row(Self.columns)] + views.indices.flatMap(rows)
    let widths = Self.columns.indices.map { column in
      rows.reduce(0) { max($0, $1.cells[column].utf8.count) }
    }
    // A string that grows by characters took most of the time of a large layout (perf).
    var text: [UInt8] = []
    text.reserveCapacity(rows.count * (2 * widths.count + widths.reduce(0, +)))
    text.append(line: heading)
    for row in rows { row.write(widths, to: &text) }
    for line in layout?.brokenLines ?? [] { text.append(line: line) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The rows of the table, of which the first has the names of the columns. The last cell of each
  /// has the non-default values.
  package var table: [[String]] {
    ([Row(Self.columns)] + views.indices.flatMap(rows)).map { $0.cells + [$0.remarks] }
  }

  fileprivate struct Row {
    var cells: [String]
    var remarks = ""

    init(_ cells: [String], _ remarks: String = "") {
      self.cells = cells
      self.remarks = remarks
    }
  }

  private func rows(_ index: Int) -> [Row] {
    let view = views[index]
    let layout = layout?.views[index]
    let usual = view.superview == nil ? view.usualRootMargins : .usual
    let remarks = view.remarks + (layout?.remarks(in: view, usual: usual) ?? [])
    let own = Row(view.cells, remarks.joined(separator: ", "))
    return [own] + (layout?.guides ?? []).map { Row($0.cells(depth: view.depth + 1), "guide") }
  }

  /// The time, the keyframes at that time, and whether values are model or presentation values.
  private var heading: String {
    let keyframes = keyframes.map { keyframe in
      "keyframe \(keyframe.number)" + (keyframe.name.map { " `\($0.printable)`" } ?? "")
    }
    let place = isInitial ? ["the initial layout"] : keyframes
    return (["\(time.text(decimals: 3)) s"] + place + [values.rawValue]).joined(separator: ", ")
  }

  private static let columns = [
    "view", "x", "y", "width", "height", "centerX", "centerY", "color",
  ]
}

extension Inspection.Row {
  /// Texts aligned left and numbers aligned right, two spaces apart, without trailing spaces.
  fileprivate func write(_ widths: [Int], to text: inout [UInt8]) {
    for (column, cell) in cells.enumerated() {
      let blanks = widths[column] - cell.utf8.count
      if column > 0 { text.append(blanks: 2) }
      if column > 0 && column < cells.count - 1 { text.append(blanks: blanks) }
      text.append(contentsOf: cell.utf8)
      let isFollowed = column == 0 || column == cells.count - 1 && !remarks.isEmpty
      if isFollowed { text.append(blanks: blanks) }
    }
    if !remarks.isEmpty { text.append(blanks: 2) }
    text.append(line: remarks)
  }
}

extension [UInt8] {
  fileprivate mutating func append(blanks count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  fileprivate mutating func append(line: String) {
    append(contentsOf: line.utf8)
    append(UInt8(ascii: "\n"))
  }
}

extension Inspection: CustomStringConvertible {
  public var description: String { text }
}

extension Inspection.View {
  fileprivate var cells: [String] {
    Inspection.cells(id, depth: depth, frame, center) + [color]
  }

  private var color: String {
    if backgroundColor.alpha == 0 { return "clear" }
    let text = backgroundColor.description
    return backgroundColor.alpha == 255 ? String(text.dropLast(2)) : text
  }

  fileprivate var remarks: [String] {
    var remarks: [String] = []
    let transform = transform.description
    if transform != Inspection.Transform.identityName { remarks.append(transform) }
    if anchorPoint != Inspection.Point(x: 0.5, y: 0.5) {
      remarks.append("anchor point (\(anchorPoint.x.shortText), \(anchorPoint.y.shortText))")
    }
    if bounds.x != 0 || bounds.y != 0 {
      remarks.append("content offset (\(bounds.x.shortText), \(bounds.y.shortText))")
    }
    if let gradient { remarks.append("gradient \(gradient)") }
    if let shadow, shadow.opacity > 0 { remarks.append("shadow \(shadow)") }
    if alpha != 1 { remarks.append("alpha \(alpha.shortText)") }
    if isHidden { remarks.append("hidden") }
    if let text { remarks.append(text.remark) }
    if let image { remarks.append("image \(image.words)") }
    return remarks + layer.remarks
  }
}

extension Inspection.Layer {
  fileprivate var remarks: [String] {
    let plain = Self.plain
    var remarks: [String] = []
    if cornerRadius != 0 { remarks.append("corner radius \(cornerRadius.shortText)") }
    if maskedCorners != plain.maskedCorners {
      let names = maskedCorners.isEmpty ? "none" : maskedCorners.joined(separator: " ")
      remarks.append("rounded corners \(names)")
    }
    if borderWidth != 0 { remarks.append("border \(borderWidth.shortText) \(borderColor)") }
    if clipsToBounds { remarks.append("clips to bounds") }
    if zPosition != 0 { remarks.append("z position \(zPosition.shortText)") }
    return remarks
  }
}

extension Inspection {
  fileprivate static func cells(
    _ id: String, depth: Int, _ frame: Rect, _ center: Point
  ) -> [String] {
    let lengths = [frame.x, frame.y, frame.width, frame.height, center.x, center.y]
    return [String(repeating: "  ", count: depth) + id] + lengths.map(\.shortText)
  }
}

extension Inspection.Guide {
  fileprivate func cells(depth: Int) -> [String] {
    let center = Inspection.Point(
      x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    return Inspection.cells(id, depth: depth, frame, center) + [""]
  }
}
