import ConstraintSolver
import Foundation
import Testing
import Workloads

/// How the work counts grow with the size of a system: proportionally, for layouts without
/// conflicts. Counts rather than seconds, because they are reproducible.
@Suite struct GrowthTests {
  private static let chains = [30, 100, 300, 1000].map { count in
    (count, Workload.chain(count, constantOf: .container))
  }
  private static let grids = [10, 20, 30].map { ($0 * $0, Workload.grid($0, $0)) }
  private static let swaps = [10, 50, 200].map { ($0, Workload.swap($0)) }
  private static let flips = [10, 100, 300, 1000].map { count in
    (count, FlipWorkload(count: count).flippingOne)
  }
  private static let allFlips = [10, 100, 300, 1000].map { count in
    (count, FlipWorkload(count: count).flippingAll)
  }

  @Test func chainsAreWorkInProportionToTheirViews() {
    expectGrowth(Self.chains, atMost: 1.1)
  }

  @Test func gridsAreWorkInProportionToTheirCells() {
    expectGrowth(Self.grids, atMost: 1.1)
  }

  @Test func swappedLayoutsAreWorkInProportionToTheirViews() {
    expectGrowth(Self.swaps, atMost: 1.1)
  }

  @Test func flippedPrioritiesAreWorkInProportionToTheirViews() {
    expectGrowth(Self.flips, atMost: 1.1)
    expectGrowth(Self.allFlips, atMost: 1.1)
  }

  @Test(arguments: ContentChainTests.chains)
  func rowsOfContentsAreWorkInProportionToTheirViews(chain: ContentChain) {
    let sizes = [50, 300, 1000].map { count in
      var sized = chain
      sized.count = count
      return sized
    }
    expectGrowth(sizes.map { ($0.count, $0.moving) }, atMost: 1.1)
    guard chain.stride == 1, !chain.hasEqualWidths else { return }
    expectGrowth(sizes.map { ($0.count, $0.changingContents) }, atMost: 1.1)
  }

  /// Every content size that is violated needs its own pivot.
  @Test(arguments: [false, true]) func treesOfContentSizesGrowFarSlowerThanTheirSquare(
    isStrict: Bool
  ) {
    let trees = [4, 5, 6, 7].map { depth in
      let tree = TreeWorkload(depth: depth, isStrict: isStrict)
      return (tree.count, isStrict ? tree.resizing : tree.changingLeaves)
    }
    expectGrowth(trees, atMost: 1.8)
  }

  /// After the first frame, each frame of an animated constant costs only the values that it moves,
  /// and no solve with the factors: of the 201 variables only the first left edge does not move.
  @Test func theNextFrameOfAnAnimatedConstantIsOneMultipleOfADirection() {
    let sequence = Workload.chain(100, constantOf: .container)
    var live = LiveSystem(solving: sequence.start)
    for batch in sequence.batches.prefix(2) { live.play(batch) }
    let before = live.solver.statistics
    for batch in sequence.batches.dropFirst(2) { live.play(batch) }
    let after = live.solver.statistics
    #expect(after.entries - before.entries == 58 * 200)
    #expect(after.rowVisits == before.rowVisits)
    #expect(after.pricings == before.pricings)
  }

  @Test func anEditOfASlackConstantIsOneRow() {
    var live = LiveSystem(solving: FlipWorkload(count: 100).start)
    let before = live.solver.statistics
    live.setConstant(-5, at: 399)
    live.solver.solve()
    #expect(live.solver.statistics.work - before.work <= 2)
  }

  /// The second of two views that share a width starts as wide as its content, until the first
  /// takes what it needs. A separate row then limits the first view, and no pivot may be spent on
  /// the weaker constraint that asks for more before that row is considered.
  @Test func contentsThatTakeTheirWidthAreOnePivot() {
    let (first, second) = ([Term(x(0))], [Term(x(1))])
    let constraints = [
      LinearConstraint(second + first, .equal, 30),
      LinearConstraint(first, .greaterThanOrEqual, 20, priority: 750),
      LinearConstraint(first, .lessThanOrEqual, 20, priority: 250),
      LinearConstraint(second, .greaterThanOrEqual, 20, priority: 200),
      LinearConstraint(first, .greaterThanOrEqual, 25, priority: 225),
    ]
    let live = LiveSystem(solving: LinearSystem(variableCount: 2, constraints: constraints))
    #expect(live.solver.values == [20, 10])
    #expect(live.solver.statistics.pivots == 1)
  }

  /// Every leaf is as wide as its content before the first pivot; one leaf of the tree takes the
  /// remaining space. A separate priority for every view does not need more pivots.
  @Test func treesOfContentSizesBeginAtTheirLeaves() {
    let pivots = [false, true].map { isStrict in
      LiveSystem(solving: TreeWorkload(depth: 7, isStrict: isStrict).start)
        .solver.statistics.pivots
    }
    #expect(pivots.max()! <= TreeWorkload(depth: 7).count)
  }

  /// Four views share a width. The last, which hugs its content most, starts with the remaining
  /// space. A single pivot must move it to the view that hugs least, not one pivot per weaker view.
  @Test func spaceGoesToTheWeakestHuggingAtOnce() {
    let views = 0..<4
    let contents = views.flatMap { view in
      let width = [Term(x(view))]
      return [
        LinearConstraint(width, .greaterThanOrEqual, 10, priority: 750 - Float(view)),
        LinearConstraint(width, .lessThanOrEqual, 10, priority: 250 + Float(view)),
      ]
    }
    let sum = LinearConstraint(views.map { Term(x($0)) }, .equal, 100)
    let live = LiveSystem(
      solving: LinearSystem(variableCount: 4, constraints: [sum] + contents))
    #expect(live.solver.values == [70, 10, 10, 10])
    #expect(live.solver.statistics.pivots == 1)
  }

  /// Nothing determines the widths of the views in a row. By the tie rule the first ones are 0 and
  /// the last gets all the space; the crash basis starts there.
  @Test func whatIsOpenBeginsWhereTheTieRuleHasIt() {
    let count = 100
    var chain = [LinearConstraint([Term(x(1))], .equal, 0)]
    for view in 1..<count {
      let terms = [Term(x(2 * view + 1)), Term(x(2 * view - 1), -1), Term(x(2 * view - 2), -1)]
      chain.append(LinearConstraint(terms, .equal, 2))
    }
    let trailing = [Term(x(2 * count - 1)), Term(x(2 * count - 2))]
    chain.append(LinearConstraint(trailing, .equal, 1000))
    let live = LiveSystem(
      solving: LinearSystem(variableCount: 2 * count, constraints: chain))
    let widths = (0..<count).map { live.solver.values[2 * $0] }
    #expect(widths == Array(repeating: 0, count: count - 1) + [1000 - 2 * Double(count - 1)])
    #expect(live.solver.statistics.pivots <= 1)
  }

  private func expectGrowth(_ systems: [(count: Int, sequence: EditSequence)], atMost limit: Double)
  {
    var builds: [(count: Int, work: Int)] = []
    var edits: [(count: Int, work: Int)] = []
    for (count, sequence) in systems {
      var live = LiveSystem(solving: sequence.start)
      let build = live.solver.statistics.work
      for batch in sequence.batches { live.play(batch) }
      builds.append((count, build))
      edits.append((count, live.solver.statistics.work - build))
      #expect(live.solver.statistics.stalls == 0)
    }
    #expect(exponent(builds) <= limit)
    #expect(exponent(edits) <= limit)
  }

  /// The slope of the least-squares line in log-log coordinates.
  private func exponent(_ points: [(count: Int, work: Int)]) -> Double {
    let x = points.map { log(Double($0.count)) }
    let y = points.map { log(Double($0.work)) }
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return covariance / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
  }
}

extension LiveSystem {
  fileprivate mutating func play(_ batch: [Edit]) {
    for edit in batch { apply(edit) }
    solver.solve()
  }
}
