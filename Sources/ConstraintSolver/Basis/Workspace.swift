/// Work arrays by variable or position, clear between uses unless it is said.
struct Workspace: Sendable {
  /// By position.
  var rightSide: [Double] = []
  /// By elimination step; holds anything.
  var denseWork: [Double] = []
  var workVector = SparseWorkVector()
  /// By position: the right sign of a direction.
  var unitVector = SparseVector()
  /// By variable: how the values move when a tight row leaves zero. The last one stays.
  var direction = SparseVector()
  /// The position and the sign of `direction` and `movingRows`, while they are true.
  var knownDirection: (position: Int, sign: Double)?
  /// By variable; holds anything.
  var solution: [Double] = []
  /// Holds anything.
  var changedVariables: [Int] = []
  /// The largest magnitude in `direction`.
  var directionNorm = 0.0
  /// The rows that are not tight and move along `direction`. The last ones stay.
  var movingRows: [MovingRow] = []
  /// Those of them, by their places, that the last way passed because the level gained still.
  var passedIndices: [Int] = []
  /// Holds anything.
  var breakpoints: [Breakpoint] = []
  /// Whether the row that entered last may not leave again: both ways cost.
  var isEnteringFixed = false
  /// Variables that changed sign on the last way.
  var flippedStays: [Int] = []
  /// By position: the coordinates of the last row or gradient in the basis. They stay.
  var multipliers = SparseVector()
  var disjointSets = DisjointSets()
  var indexSorter = IndexSorter()
  var search = LevelSearch()
  var crash = TriangularCrash()

  /// Entries of factors that were touched, not yet in the statistics.
  var entryCount = 0
  var rowCount = 0
  var pricingCount = 0

  mutating func grow(to variables: Int) {
    guard variables > denseWork.count else { return }
    let added = repeatElement(0.0, count: variables - denseWork.count)
    rightSide.append(contentsOf: added)
    denseWork.append(contentsOf: added)
    solution.append(contentsOf: added)
    disjointSets.grow(to: variables)
    workVector.grow(to: variables)
    unitVector.grow(to: variables)
    direction.grow(to: variables)
    multipliers.grow(to: variables)
    search.grow(to: variables)
  }
}
