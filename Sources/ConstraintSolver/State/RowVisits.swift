/// Which rows a search has visited: those whose last visit has the number of the search, so that
/// nothing has to be cleared between two of them.
struct RowVisits: Sendable {
  /// By row.
  var last: [UInt32] = []
  private var number: UInt32 = 0

  /// - Returns: the number of a search that has visited none.
  mutating func begin(rowCount: Int) -> UInt32 {
    if last.count < rowCount {
      last.append(contentsOf: repeatElement(0, count: rowCount - last.count))
    }
    number &+= 1
    if number == 0 {
      for row in last.indices { last[row] = 0 }
      number = 1
    }
    return number
  }
}
