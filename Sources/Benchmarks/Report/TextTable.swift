/// A table whose columns are as wide as their widest cells. The first and the last column are
/// aligned to the left, the others, which hold numbers, to the right.
struct TextTable: CustomStringConvertible {
  private let rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

  var description: String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.reduce(0) { max($0, $1[column].count) }
    }
    return rows.map { line($0, widths) + "\n" }.joined()
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    var cells: [String] = []
    for (column, (text, width)) in zip(row, widths).enumerated() {
      let blanks = String(repeating: " ", count: width - text.count)
      let isLast = column == row.count - 1
      cells.append(column == 0 ? text + blanks : isLast ? text : blanks + text)
    }
    return cells.joined(separator: "  ")
  }
}
