extension EdgeExplanation {
  /// The explanation in the order in which one would argue: what is to be seen, the animations,
  /// then for each of the layouts the constraints that decide, from the edge outward to what is
  /// fixed, and below them those that do not.
  ///
  /// - Parameter path: what the file is called before the lines of constraints.
  public func text(path: String) -> String {
    var text = heading + "\n"
    for motion in motions {
      text += "  \(motion.text)" + (motions.count == 1 ? "" : ", \(motion.wayLeft)") + "\n"
    }
    for remark in remarks { text += "  \(remark.text)\n" }
    guard let earlierLayout else { return text + layout.lines(path).joined() }
    text += "\n\(layout.value.shortText) after \(those)\(layout.roundingRemark(edge)):\n"
    text += layout.lines(path).joined()
    text += "\n\(earlierLayout.value.shortText) before \(those)"
    text += earlierLayout.roundingRemark(edge) + ":\n"
    return text + earlierLayout.lines(path).joined()
  }

  private var heading: String {
    let place = superview.map { edge.isSize ? "" : " in `\($0)`" } ?? ""
    let moment =
      "\(view).\(edge.rawValue) is \(shown.shortText)\(place) at \(time.text(decimals: 9)) s"
    guard !motions.isEmpty else { return moment + layout.roundingRemark(edge) }
    guard motions.count == 1 else {
      return moment + ": \(motions.count) animations add up on the way to \(layout.value.shortText)"
    }
    return moment + ": " + motions[0].way
  }

  private var those: String { motions.count == 1 ? "the animation" : "the animations" }
}

extension EdgeExplanation.Edge {
  fileprivate var isSize: Bool { self == .width || self == .height }
}

extension EdgeExplanation.Motion {
  fileprivate var way: String {
    "\(progress.percent) of the way from \(from.shortText) to \(to.shortText)"
  }

  fileprivate var text: String {
    let start = keyframe.map { keyframe in
      "keyframe \(keyframe.number)" + (keyframe.name.map { " `\($0.printable)`" } ?? "")
    }
    let span = "\(begin.text(decimals: 9)) s … \((begin + duration).text(decimals: 9)) s"
    return (start ?? "an animation") + ", \(span), \(curve): \(elapsed.percent) of the time"
  }

  fileprivate var wayLeft: String { "\(way), \(remaining.shortText) to go" }
}

extension EdgeExplanation.Remark {
  fileprivate var text: String {
    switch self {
    case .hidden(let view): "`\(view)` is hidden, and laid out all the same"
    case .transformed(let transform): "its transform is not part of it: \(transform)"
    case .transformedLayout(let transform):
      "its transform takes part in the layout, as on iOS 7: \(transform)"
    }
  }
}

extension EdgeExplanation.Layout {
  fileprivate func roundingRemark(_ edge: EdgeExplanation.Edge) -> String {
    guard abs(solved - value) > 1e-6 else { return "" }
    let reason = edge.isSize && solved < 0 ? "no size is negative" : "on whole pixels"
    return ", \(reason) (solved: \(solved.shortText))"
  }

  fileprivate func lines(_ path: String) -> [String] {
    var lines = links.isEmpty ? ["  \(reasonWithoutLinks)\n"] : []
    lines += table(
      links.map { link in
        let indent = String(repeating: "  ", count: min(link.depth, 8) + 1)
        return [indent + link.rule.text, link.says, link.rule.called, link.rule.place(path)]
      })
    if let sum { lines.append("  \(sum)\n") }
    guard !rivals.isEmpty else { return lines }
    lines.append("  not decisive:\n")
    return lines
      + table(rivals.map { ["    " + $0.rule.text, $0.says, $0.rule.called, $0.rule.place(path)] })
  }

  private var reasonWithoutLinks: String {
    isGiven ? "its frame is given: no constraint moves it" : "nothing is needed for it"
  }

  /// Nil where the links say as much.
  private var sum: String? {
    let told = links.filter { $0.contribution.shortText != "0" }
    guard told.count > 1 else { return nil }
    let parts = told.filter { $0.contribution > 0 } + told.filter { $0.contribution < 0 }
    var text = fixed.shortText == "0" ? "" : fixed.shortText
    for part in parts {
      let isNegative = part.contribution < 0
      text += text.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      let factor = part.coefficient.magnitude.shortText
      text += (factor == "1" ? "" : "\(factor) × ") + part.rightSide.magnitude.shortText
    }
    return "in all \(solved.shortText) = \(text)"
  }
}

extension EdgeExplanation.Link {
  fileprivate var says: String {
    switch rule.kind {
    case .constraint: arithmetic
    case .hugging, .compressionResistance: "\(arithmetic), its intrinsic content size"
    case .tieRule: "nothing decides it: the tie rule keeps it at 0"
    }
  }
}

extension EdgeExplanation.Rule {
  /// The equation with its priority, unless that is required.
  fileprivate var text: String { equation + strength }

  fileprivate var strength: String {
    guard let priority, priority != 1000 else { return "" }
    return " @\(priority.shortText)"
  }

  fileprivate var called: String {
    switch kind {
    case .constraint: (id ?? "").printable
    case .hugging: "content hugging"
    case .compressionResistance: "compression resistance"
    case .tieRule: ""
    }
  }

  fileprivate func place(_ path: String) -> String {
    line.flatMap { line in column.map { "\(path.printable):\(line):\($0)" } } ?? ""
  }

  fileprivate var name: String { "`\((id ?? equation).printable)`\(strength)" }
}

extension EdgeExplanation.Rival {
  fileprivate var says: String {
    switch state {
    case .missed(let points, let obstacle):
      "missed by \(points.shortText)" + (obstacle.map { ": \(reason($0))" } ?? "")
    case .broken(let rules):
      "broken" + (rules.isEmpty ? "" : ": contradicts " + rules.map(\.name).joined(separator: ", "))
    case .inactive: "inactive"
    case .holds(let spare):
      "holds anyway" + (spare.shortText == "0" ? "" : ", \(spare.shortText) to spare")
    }
  }

  private func reason(_ obstacle: EdgeExplanation.Rule) -> String {
    obstacle.priority == rule.priority
      ? "\(obstacle.name) is as strong, and the tie rule prefers it"
      : "\(obstacle.name) is stronger"
  }
}

extension Double {
  /// Of 1, in whole hundredths.
  fileprivate var percent: String { (self * 100).text(decimals: 0) + " %" }
}

/// Lines of columns that begin below each other, two blanks apart; none at a line's end.
private func table(_ rows: [[String]]) -> [String] {
  guard let first = rows.first else { return [] }
  let widths = first.indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
  return rows.map { row in
    var line = ""
    for (cell, width) in zip(row, widths) where width > 0 {
      line += cell + String(repeating: " ", count: width - cell.count + 2)
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
