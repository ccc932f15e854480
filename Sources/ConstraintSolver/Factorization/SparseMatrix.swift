/// A square matrix by rows, with local indices: the input of a factorization.
struct SparseMatrix: Equatable, Sendable {
  /// The end of each row in `entries`; a row begins at the end of the previous one.
  var rowEnds: [Int] = []
  /// Column and value; no value is zero.
  var entries: [Factorization.Entry] = []

  var size: Int { rowEnds.count }

  func row(_ index: Int) -> Range<Int> { (index == 0 ? 0 : rowEnds[index - 1])..<rowEnds[index] }
}
