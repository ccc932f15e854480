/// An incremental solver of linear constraints in a strict hierarchy of priorities.
///
/// The answer has the least sum of absolute errors in the strongest priority, among those answers
/// the least in the next one, and so on: no number of weaker constraints ever outvotes a stronger
/// one (constraint hierarchies: Borning, Freeman-Benson and Wilson, LISP and Symbolic Computation
/// 5, 1992, doi:10.1007/BF01807506). There are no weights, so any number of levels is exact.
///
/// What the priorities leave open is settled by a *tie rule*, so that the answer depends on the
/// constraints alone and never on the history: constraints keep their errors small in the order
/// in which they were added, then variables stay close to zero in the order of their creation.
///
/// Method: the simplex method on the dual sign. With n variables, n independent rows are *tight*
/// and determine the values; every other row only has a residual. Cassowary (Badros, Borning and
/// Stuckey, ACM TOCHI 8(4), 2001, doi:10.1145/504704.504705) gives the setting; the differences
/// are the comparison of rates level by level instead of symbolic weights in an objective row,
/// a sparse factorized basis of n rows instead of a tableau of all, and that required rows are
/// nothing but the strongest level, so that a contradiction leaves the solver usable.
///
/// Every crash is made by number, never by hash: the same calls give the same bits.
package struct Solver: Sendable {
  var rows: [Row] = []
  /// The terms of all rows; removed rows leave gaps until the next compaction.
  var pool: [PooledTerm] = []
  var removedTermCount = 0
  /// Rows from here on are in no system yet.
  var attachedCount = 0

  /// The last solution, by variable; zero for a variable that no constraint mentions. Whoever reads
  /// many values reads them here: an array costs three instructions a value, a call twenty.
  package internal(set) var values: [Double] = []
  /// By variable, growing with the next solution.
  /// The sign of its stay row, the position that row fills (or -1), its system (or -1 while no
  /// constraint mentions it), who fills the position of that number, and one of its terms (or -1).
  var staySigns: [Double] = []
  var stayPositions: [Int] = []
  var componentOf: [Int] = []
  var basis: [BasisMember] = []
  var columnHeads: [Int] = []
  /// The values to which the cached directions add; growing with the next direction.
  var referenceValues: [Double] = []
  var permutation = BasisPermutation()

  var components: [Component] = []
  var unusedComponents: [Int] = []
  var dirtyComponents: [Int] = []
  /// Rows without terms: they hold or they do not, whatever the values.
  var emptyRows: [Int] = []

  var workspace = Workspace()
  package internal(set) var statistics = SolverStatistics()

  package init() {}
}

extension Solver {
  /// The value in the last solution; zero for a variable that no constraint mentions.
  package func value(of variable: Variable) -> Double { values[variable.id] }

  /// How far the last solution misses a constraint: |r|, max(0, r) or max(0, -r).
  package func error(of id: ConstraintID) -> Double { rows[id.id].error }

  package var variableCount: Int { values.count }

  /// The systems that had constraints in the last solution.
  package var componentCount: Int { components.count { !$0.rows.isEmpty } }
}
