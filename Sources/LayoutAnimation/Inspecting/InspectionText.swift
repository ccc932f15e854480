extension Inspection {
  /// A heading and a table with a line for every view, indented by its depth.
  ///
  /// `x`, `y`, `width` and `height` are those of the frame, lengths have four decimals at most, and
  /// beyond the colour stands what a view has not unless told to: a transform, transparency,
  /// `hidden`.
  public var text: String {
    let rows = [Self.columns] + views.map(\.cells)
    let widths = Self.columns.indices.map { column in
      rows.reduce(0) { max($0, $1[column].utf8.count) }
    }
    let remarks = [""] + views.map(\.remarks)
    var text = heading + "\n"
    for (row, remark) in zip(rows, remarks) {
      text += line(row, widths, remark) + "\n"
    }
    return text
  }

  /// The time, the keyframes of that time, and which values are shown.
  private var heading: String {
    let keyframes = keyframes.map { keyframe in
      "keyframe \(keyframe.number)" + (keyframe.name.map { " `\($0.printable)`" } ?? "")
    }
    let place = isInitial ? ["the initial layout"] : keyframes
    return (["\(time.text(decimals: 9)) s"] + place + [values.rawValue]).joined(separator: ", ")
  }

  private static let columns = [
    "view", "x", "y", "width", "height", "centerX", "centerY", "color",
  ]

  /// Words to the left, numbers to the right, two blanks between; none at the end.
  private func line(_ row: [String], _ widths: [Int], _ remark: String) -> String {
    var line = ""
    for (column, cell) in row.enumerated() {
      let blanks = String(repeating: " ", count: widths[column] - cell.utf8.count)
      switch column {
      case 0: line += cell + blanks
      case row.count - 1: line += "  " + cell + (remark.isEmpty ? "" : blanks + "  " + remark)
      default: line += "  " + blanks + cell
      }
    }
    return line
  }
}

extension Inspection: CustomStringConvertible {
  public var description: String { text }
}

extension Inspection.View {
  fileprivate var cells: [String] {
    let lengths = [frame.x, frame.y, frame.width, frame.height, center.x, center.y]
    return [String(repeating: "  ", count: depth) + id] + lengths.map(\.shortText) + [color]
  }

  private var color: String {
    if backgroundColor.alpha == 0 { return "clear" }
    let text = backgroundColor.description
    return backgroundColor.alpha == 255 ? String(text.dropLast(2)) : text
  }

  fileprivate var remarks: String {
    var remarks: [String] = []
    let transform = transform.description
    if transform != Inspection.Transform.identityName { remarks.append(transform) }
    if alpha != 1 { remarks.append("alpha \(alpha.shortText)") }
    if isHidden { remarks.append("hidden") }
    return remarks.joined(separator: ", ")
  }
}
