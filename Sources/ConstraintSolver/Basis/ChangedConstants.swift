/// Rows whose constants changed, with the old constants. Two lists of plain numbers, because the
/// first list of every further element type costs a process 10,000 instructions (callgrind).
struct ChangedConstants: Sendable {
  var rows: [Int] = []
  var constants: [Double] = []

  mutating func append(_ row: Int, from constant: Double) {
    rows.append(row)
    constants.append(constant)
  }

  /// Removes elements one by one, because most edits change one constant: emptying both lists at
  /// once costs as much as twenty such steps (callgrind).
  mutating func removeAll() {
    while rows.popLast() != nil { constants.removeLast() }
  }
}
