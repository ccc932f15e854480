/// A square matrix by rows, in local indexSorter: what has to be factorized.
struct SparseMatrix: Sendable {
  /// The end of each row in `entries`, which begins where that of the row before ends.
  var rowEnds: [Int] = []
  /// The index is a column; no value is zero.
  var entries: [Factorization.Entry] = []

  var size: Int { rowEnds.count }

  func row(_ index: Int) -> Range<Int> { (index == 0 ? 0 : rowEnds[index - 1])..<rowEnds[index] }
}
