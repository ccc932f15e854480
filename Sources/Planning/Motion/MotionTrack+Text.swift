import Reporting

extension MotionTrack {
  /// A heading, a plot over the time, and what is most and least.
  ///
  /// - Parameter turns: the times of keyframes, in seconds, which are marked below the plot.
  package func text(turns: [Double]) -> String {
    let heading = "\(name.printable)" + (value.unit.map { ", \($0)" } ?? "")
    guard least.number != greatest.number else {
      return "\(heading)\n  \(words(numbers[0])) in every frame\n"
    }
    return ([heading] + plot(turns) + ["  " + summary]).map { $0 + "\n" }.joined()
  }

  /// The size of the plot in characters.
  private static var size: (columns: Int, rows: Int) { (60, 8) }

  private func plot(_ turns: [Double]) -> [String] {
    let labels = [greatest.number.shortText, least.number.shortText]
    let width = max(labels[0].count, labels[1].count)
    let margin = String(repeating: " ", count: width + 2)
    let lines = dots.lines
    let rows = lines.enumerated().map { row, line in
      let label = row == 0 ? labels[0] : row == lines.count - 1 ? labels[1] : ""
      let blanks = String(repeating: " ", count: width - label.count)
      return "  \(blanks)\(label) │\(line)"
    }
    return rows + ["\(margin) └\(axis(turns))", "\(margin)  \(ends)"]
  }

  private var dots: DotPlot {
    var plot = DotPlot(columns: Self.size.columns, rows: Self.size.rows)
    let (low, range) = (least.number, greatest.number - least.number)
    let places = zip(times, numbers).map { time, number in
      (
        x: Self.place((time - times[0]) / length, among: plot.width),
        y: Self.place((low + range - number) / range, among: plot.height)
      )
    }
    for (start, end) in zip(places, places.dropFirst()) { plot.draw(from: start, to: end) }
    return plot
  }

  /// Of the frames, in seconds; more than one frame has a length.
  private var length: Double { times[times.count - 1] - times[0] }

  private func axis(_ turns: [Double]) -> String {
    var axis = Array(repeating: Character("─"), count: Self.size.columns)
    for turn in turns where turn <= times[times.count - 1] {
      axis[Self.place((turn - times[0]) / length, among: axis.count)] = "▲"
    }
    return String(axis)
  }

  private var ends: String {
    let end = times[times.count - 1].text(decimals: 3) + " s"
    return "0" + String(repeating: " ", count: Self.size.columns - 1 - end.count) + end
  }

  private static func place(_ part: Double, among count: Int) -> Int {
    min(count - 1, max(0, Int((part * Double(count - 1) + 0.5).rounded(.down))))
  }

  private var summary: String {
    var parts = ["from \(words(numbers[0])) to \(words(numbers[numbers.count - 1]))"]
    let ends = [numbers[0], numbers[numbers.count - 1]]
    if !ends.contains(least.number) { parts.append("least \(place(least))") }
    if !ends.contains(greatest.number) { parts.append("greatest \(place(greatest))") }
    if let fastest {
      let unit = value.unit.map { $0 == "°" ? "°/s" : " \($0)/s" } ?? " per second"
      parts.append(
        "fastest \(fastest.speed.text(decimals: 1))\(unit) before frame \(fastest.frame)")
    }
    return parts.joined(separator: "; ")
  }

  private func place(_ extreme: (frame: Int, number: Double)) -> String {
    "\(words(extreme.number)) in frame \(extreme.frame) (\(times[extreme.frame].text(decimals: 3)) s)"
  }

  private func words(_ number: Double) -> String {
    guard let unit = value.unit else { return number.shortText }
    return number.shortText + (unit == "°" ? unit : " " + unit)
  }
}
