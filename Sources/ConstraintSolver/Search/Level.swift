/// The nonbasic and basic rows of one priority, of which some have errors.
struct Level {
  var component: Int
  var priority: Float
  var rows: ArraySlice<Int>
  /// The largest coefficient of the rows with errors: the unit of the level's rounding.
  var scale = 0.0
}

enum SearchOutcome { case optimal, restart, unbounded, contradictory }
