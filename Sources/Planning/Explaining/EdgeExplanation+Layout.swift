import Reporting

extension EdgeExplanation.Layout {
  /// Explains why the value differs from the solved one; empty if it does not.
  func roundingRemark(of explanation: EdgeExplanation) -> String {
    let distance = abs(solved - value)
    guard distance > 1e-6 else { return "" }
    let reason =
      if explanation.isLaidOutWithTransform {
        "with its transform reverted"
      } else if explanation.remarks.contains(.alignmentRect) {
        "its frame's"
      } else if distance > 0.5 + 1e-6 || explanation.edge.isSize && solved < 0 {
        "no size is negative"
      } else {
        "on whole pixels"
      }
    return ", \(reason) (solved: \(solved.shortText))"
  }

  func lines(_ path: String) -> [String] {
    var lines = links.isEmpty ? ["  \(reasonWithoutLinks)\n"] : []
    lines += table(
      links.map { link in
        let indent = String(repeating: "  ", count: min(link.depth, 8) + 1)
        return [indent + link.rule.text, link.says, link.rule.called, link.rule.place(path)]
      })
    if let sum { lines.append("  \(sum)\n") }
    guard !rivals.isEmpty else { return lines }
    lines.append("  not decisive:\n")
    let rows = table(
      rivals.map { ["    " + $0.rule.text, $0.says, $0.rule.called, $0.rule.place(path)] })
    for (row, rival) in zip(rows, rivals) {
      lines.append(row)
      if let reason = rival.reason { lines.append("      \(reason)\n") }
    }
    return lines
  }

  private var reasonWithoutLinks: String {
    isGiven ? "its frame is given: no constraint moves it" : "nothing is needed for it"
  }

  /// The solved value as a sum of the links' contributions; nil if there is at most one.
  package var sum: String? {
    let shown = links.filter { $0.contribution.shortText != "0" }
    guard shown.count > 1 else { return nil }
    let parts = shown.filter { $0.contribution > 0 } + shown.filter { $0.contribution < 0 }
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
  package var says: String {
    switch rule.kind {
    case .constraint, .autoresizingMask, .stack: arithmetic
    case .hugging, .compressionResistance: "\(arithmetic), its intrinsic content size"
    case .tieRule: "nothing decides it: the tie rule keeps it at 0"
    }
  }
}

extension EdgeExplanation.Rule {
  /// The equation, followed by its priority unless it is required.
  fileprivate var text: String { equation + strength }

  fileprivate var strength: String {
    guard let priority, priority != 1000 else { return "" }
    return " @\(priority.shortText)"
  }

  fileprivate var called: String {
    switch kind {
    case .constraint, .stack: (id ?? "").printable
    case .autoresizingMask: "autoresizing mask"
    case .hugging: "content hugging"
    case .compressionResistance: "compression resistance"
    case .tieRule: ""
    }
  }

  fileprivate func place(_ path: String) -> String {
    line.flatMap { line in column.map { "\(path.printable):\(line):\($0)" } } ?? ""
  }

  var name: String { "`\((id ?? equation).printable)`\(strength)" }
}

/// Aligned columns, two spaces apart, without trailing spaces.
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
