package import JSONText
import Reporting

extension MotionChart {
  /// A line for every row with its bars, and below them the keyframes and the times in which nothing
  /// moves.
  public var text: String {
    guard !rows.isEmpty else { return "nothing is animated in \(words(end)) s\n" }
    let labels = rows.map { [$0.view.printable, $0.properties.joined(separator: ", ")] }
    let widths = (0..<2).map { column in labels.map { $0[column].count }.max() ?? 0 }
    let margin = String(repeating: " ", count: widths[0] + widths[1] + 4)
    let lines = zip(rows, labels).enumerated().map { index, row in
      let isRepeated = index > 0 && rows[index - 1].view == row.0.view
      let cells = [isRepeated ? "" : row.1[0], row.1[1]]
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return padded.joined(separator: "  ") + "  " + line(row.0)
    }
    return ([margin + scale] + lines + [margin + marks, stillness]).map { $0 + "\n" }.joined()
  }

  private static var columns: Int { 48 }

  private var scale: String {
    let last = "\(words(end)) s"
    return "0" + String(repeating: " ", count: Self.columns - 1 - last.count) + last
  }

  private func line(_ row: Row) -> String {
    var cells = Array(repeating: Character(" "), count: Self.columns)
    for bar in row.bars {
      for column in columns(bar.start, bar.begin) where cells[column] == " " { cells[column] = "·" }
      for column in columns(bar.begin, bar.end) { cells[column] = "━" }
    }
    return String(cells) + "  " + spans(row)
  }

  /// Those that a span of time overlaps, at least one.
  private func columns(_ start: Double, _ end: Double) -> Range<Int> {
    guard start < end else { return 0..<0 }
    let first = column(start)
    return first..<max(first + 1, column(end) + (self.end > end ? 0 : 1))
  }

  private func column(_ time: Double) -> Int {
    min(Self.columns - 1, Int((time / end * Double(Self.columns)).rounded(.down)))
  }

  /// Of the first bars; the others are in the picture.
  private func spans(_ row: Row) -> String {
    var spans: [String] = []
    for bar in row.bars {
      let words = "\(words(bar.begin))–\(words(bar.end))"
      if spans.last != words { spans.append(words) }
    }
    let more = spans.count > 3 ? ", and \(spans.count - 3) more" : ""
    return spans.prefix(3).joined(separator: ", ") + " s" + more
  }

  private var marks: String {
    var marks = Array(repeating: Character(" "), count: Self.columns)
    for turn in turns where turn <= end { marks[column(turn)] = "▲" }
    while marks.last == " " { marks.removeLast() }
    return String(marks) + " keyframes"
  }

  private var stillness: String {
    let still = self.still
    guard !still.isEmpty else { return "something moves all the time" }
    let shown = still.prefix(4).map { "\(words($0.lowerBound))–\(words($0.upperBound))" }
    let more = still.count > 4 ? ", and \(counted(still.count - 4, "more time"))" : ""
    return "nothing moves in " + shown.joined(separator: ", ") + " s" + more
  }

  /// The times in which nothing is animated, in order.
  public var still: [Range<Double>] {
    var still: [Range<Double>] = []
    var reached = 0.0
    for bar in rows.flatMap(\.bars).sorted(by: { $0.begin < $1.begin }) {
      if bar.begin > reached { still.append(reached..<bar.begin) }
      reached = max(reached, bar.end)
    }
    return reached < end ? still + [reached..<end] : still
  }

  private func words(_ time: Double) -> String { time.text(decimals: 3) }

  /// A JSON object `{"end", "turns": […], "rows": [{"view", "properties", "bars": […]}]}`, without a
  /// line break at its end.
  public var jsonText: String {
    var json = JSONWriter()
    json.object {
      $0.member("end", end)
      $0.member("turns", turns)
      $0.member("rows") { $0.array(rows, .lines) }
    }
    return json.text
  }
}

extension MotionChart.Row: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("view", view)
      $0.member("properties", properties)
      $0.member("bars") { $0.array(bars) }
    }
  }
}

extension MotionChart.Bar: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.memberIfPresent("keyframe", keyframe?.number)
      $0.member("start", start)
      $0.member("begin", begin)
      $0.member("end", end)
      $0.member("curve", curve)
    }
  }
}
