/// Which rows a search has visited: those whose last visit has the number of the search, so that
/// nothing has to be cleared between two of them.
struct RowVisits: Sendable {
  /// By row.
  var last: [Int] = []
  private var number = 0

  /// - Returns: the number of a search that has visited none.
  mutating func begin(rowCount: Int) -> Int {
    if last.count < rowCount {
      last.append(contentsOf: repeatElement(0, count: rowCount - last.count))
    }
    number += 1
    return number
  }
}
