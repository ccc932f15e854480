struct CrashPivot: Sendable {
  var row: Int
  var variable: Int
  var isEarly: Bool
}

extension TriangularCrash {
  struct ColumnState: OptionSet, Sendable {
    var rawValue: UInt8
    /// A pivots row mentions the column.
    static let covered = ColumnState(rawValue: 1)
    /// So does an early one.
    static let coveredEarly = ColumnState(rawValue: 2)
    static let reserved = ColumnState(rawValue: 4)
    /// It was given to a row that has to be solved late, in spite of being reserved.
    static let late = ColumnState(rawValue: 8)
    static let columnSingleton = ColumnState(rawValue: 16)
  }

  /// Open columns of a row; none while its level is not being pivots from.
  struct RowState: Sendable {
    var open: Int32 = 0
    /// Those that are not reserved.
    var free: Int32 = 0
    /// None in an early row, where all are as good.
    var columnSingletons: Int32 = 0
    var isEarly = false
  }
}
