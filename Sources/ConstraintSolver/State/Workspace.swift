/// Work arrays by variable or basis position. Unless noted otherwise they are clear between uses.
struct Workspace: Sendable {
  /// By position.
  var rightSide: [Double] = []
  /// By elimination step; undefined between uses.
  var denseWork: [Double] = []
  var workVector = SparseWorkVector()
  /// By position: the right-hand side of a direction.
  var unitVector = SparseVector()
  /// By variable: the derivative of the values when a basic row leaves zero. Kept until the next
  /// one.
  var direction = SparseVector()
  /// The position and the sign that `direction` and `movingRows` belong to; nil if they are
  /// outdated.
  var knownDirection: (position: Int, sign: Double)?
  /// By variable; undefined between uses.
  var solution: [Double] = []
  /// Undefined between uses.
  var changedVariables: [Int] = []
  /// The largest magnitude in `direction`.
  var directionNorm = 0.0
  /// The nonbasic rows that `direction` moves. Kept until the next direction.
  var movingRows: [MovingRow] = []
  /// Which rows the search for them has visited.
  var visits = RowVisits()
  /// Indices into `movingRows` of the breakpoints that the last long step passed.
  var passedIndices: [Int] = []
  /// Undefined between uses.
  var breakpoints: [Breakpoint] = []
  /// Whether the row that entered last cannot leave again, because either sign has a cost.
  var isEnteringFixed = false
  /// Variables whose values changed sign in the last step.
  var flippedStays: [Int] = []
  /// By position: the coordinates of the last gradient or entering row in the basis. Kept until the
  /// next one.
  var multipliers = SparseVector()
  /// By variable: what a gradient lacks from a combination of basic rows. Undefined between uses.
  var gradientRest = CompensatedVector()
  /// By position: what a direction or all values lack of the right-hand side. Undefined between uses.
  var directionRest = CompensatedVector()
  /// By variable: what is added to a direction. Undefined between uses.
  var correction = SparseVector()
  /// The pivots after which values were computed again because of a doubtful error; -1 if they never were. Without a
  /// pivot since, they are as good as they can be.
  var pivotsAtRefresh = -1
  var disjointSets = DisjointSets()
  var indexSorter = IndexSorter()
  var search = LevelSearch()
  var primeRoots = PrimeRoots()
  /// Kept only for its memory.
  var tieMoves = TieMoves()
  var crash = TriangularCrash()

  /// Work that has not been added to the statistics yet.
  var entryCount = 0
  var rowCount = 0
  var pricingCount = 0
  /// Pivots, which are in the statistics at once, but not in a meter.
  var pivotCount = 0
  var work: Int { entryCount + rowCount + pricingCount }

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
    gradientRest.grow(to: variables)
    directionRest.grow(to: variables)
    correction.grow(to: variables)
    search.grow(to: variables)
  }

  /// Releases what is kept by row. There may be many times as many removed rows as a copy with some rows
  /// alone has, and its first change would copy all of that.
  mutating func forgetRows() {
    knownDirection = nil
    (movingRows, visits, tieMoves, crash) = ([], RowVisits(), TieMoves(), TriangularCrash())
  }
}
