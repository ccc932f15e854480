struct CrashPivot: Sendable {
  var row: Int
  var variable: Int
  var isEarly: Bool
}

extension TriangularCrash {
  struct ColumnState: OptionSet, Sendable {
    var rawValue: UInt8
    /// Some row with a pivot has an entry in the column.
    static let covered = ColumnState(rawValue: 1)
    /// Some early row with a pivot has an entry in the column.
    static let coveredEarly = ColumnState(rawValue: 2)
    static let reserved = ColumnState(rawValue: 4)
    /// The column is the pivot of a late row.
    static let late = ColumnState(rawValue: 8)
    static let columnSingleton = ColumnState(rawValue: 16)
  }

  /// The number of a row's open columns; zero while the row's level is not being processed.
  struct RowState: Sendable {
    var open: Int32 = 0
    /// Those of them that are not reserved.
    var free: Int32 = 0
    /// Those of them that are column singletons. Zero for an early row, for which all columns are
    /// equally good.
    var columnSingletons: Int32 = 0
    var isEarly = false
    var isPivot = false
  }
}
