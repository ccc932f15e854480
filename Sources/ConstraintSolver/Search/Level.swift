/// A priority that some rows miss.
struct Level {
  var component: Int
  var priority: Float
  var rows: ArraySlice<Int>
  /// The largest coefficient of the rows that carry the level's error.
  var scale = 0.0
}

enum SearchOutcome { case optimal, restart, unbounded }
