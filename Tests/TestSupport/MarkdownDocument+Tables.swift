extension MarkdownDocument {
  /// The lines below a heading, up to the next heading of the same or a higher level.
  package func section(_ heading: String) -> [String] {
    let level = heading.prefix { $0 == "#" }.count
    guard let start = prose.firstIndex(of: heading) else { return [] }
    return Array(
      prose[(start + 1)...].prefix { line in
        let depth = line.prefix { $0 == "#" }.count
        return depth == 0 || depth > level
      })
  }

  /// The cells of all table rows in these lines, without heads and delimiter rows.
  package static func rows(in lines: some Sequence<String>) -> [[String]] {
    var rows: [[String]] = []
    for line in lines where line.hasPrefix("|") {
      let cells = line.dropFirst().dropLast().split(
        separator: "|", omittingEmptySubsequences: false
      )
      .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
      // The line before a delimiter row is the head of its table.
      if cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) {
        rows.removeLast()
      } else {
        rows.append(cells)
      }
    }
    return rows
  }

  /// The code spans of a text.
  package static func code(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
