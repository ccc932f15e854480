/// Rows whose constants were set, and what these were. Two lists of plain indexSorter, because the first
/// list of every type of its own costs a process 10,000 instructions (by callgrind).
struct ChangedConstants: Sendable {
  var rows: [Int] = []
  var constants: [Double] = []

  mutating func append(_ row: Int, from constant: Double) {
    rows.append(row)
    constants.append(constant)
  }

  /// One by one, because maximumCount edits change one constant: to empty both lists at once costs as much
  /// as twenty such steps (by callgrind).
  mutating func removeAll() {
    while rows.popLast() != nil { constants.removeLast() }
  }
}
