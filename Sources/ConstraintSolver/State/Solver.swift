/// An incremental solver for linear constraints in a strict hierarchy of priorities.
///
/// A solution has the least sum of absolute errors at the strongest priority; among all such
/// solutions the least sum at the next priority, and so on. No number of weaker constraints ever
/// outweighs a stronger one (constraint hierarchies: Borning, Freeman-Benson and Wilson, LISP and
/// Symbolic Computation 5, 1992, doi:10.1007/BF01807506). There are no weights, so any number of
/// levels is exact.
///
/// Among equally good solutions a *tie rule* chooses, so that the result depends on the constraints
/// alone and never on earlier edits: constraints minimize their errors one by one, in tie order and
/// order of addition; then inequalities that prefer equality minimize their slack, in the same order;
/// then variables minimize their distance from zero in order of creation.
///
/// The method is a lexicographic simplex method on a basis of rows. With n variables, n independent
/// rows are *basic* and determine the values; every other row only has a residual.
/// `Documentation/Solver.md` explains each step and compares the method with Cassowary (Badros,
/// Borning and Stuckey, ACM TOCHI 8(4), 2001, doi:10.1145/504704.504705).
///
/// All choices are made by index and never by hash: the same calls give the same bits.
package struct Solver: Sendable {
  var rows: [Row] = []
  /// The terms of all rows. The terms of removed rows remain until the next compaction.
  var pool: [PooledTerm] = []
  var removedTermCount = 0
  /// The number of rows that already belong to a component; later ones wait for the next solve.
  var attachedCount = 0

  /// The last solution, by variable; zero for a variable that no constraint uses. A caller that
  /// reads many values reads this array: three instructions a value, where `value(of:)` takes
  /// twenty.
  package internal(set) var values: [Double] = []
  /// Arrays by variable, extended at the next solve: the sign of the stay row; the basis position
  /// of the stay, or -1 if it is nonbasic; the component, or -1 if no constraint uses the variable;
  /// the member at the basis position of the same number; and the first term of the variable's
  /// column, or -1.
  var staySigns: [Double] = []
  var stayPositions: [Int] = []
  var componentOf: [Int] = []
  var basis: [BasisMember] = []
  var columnHeads: [Int] = []
  /// By variable: the values to which cached directions are added. Extended when a direction is
  /// cached.
  var referenceValues: [Double] = []
  var permutation = BasisPermutation()

  var components: [Component] = []
  var unusedComponents: [Int] = []
  var dirtyComponents: [Int] = []
  /// Rows without terms. Whether they are satisfied does not depend on the values.
  var emptyRows: [Int] = []

  /// The variables that differ between equally good solutions.
  var undetermined = AnalysisResults<UndeterminedVariables>()
  /// What is known about optional rows that compete.
  var rivals = AnalysisResults<RivalSearch>()

  var workspace = Workspace()
  package internal(set) var statistics = SolverStatistics()
  /// Whether ties are broken. An analysis that asks only for errors saves their search.
  package var appliesTieRule = true
  /// The rows with which new bases of the next solve begin, if there are any.
  package var startingBasis: [BasicRow] = []
  /// Those of systems that were solved before.
  var savedBases = SavedBases()
  /// Whether bases are saved and adopted. A trial is solved once.
  package var savesBases = true
  /// Whether the only row of a level is left out if it contradicts stronger ones. For systems with a
  /// level for each row.
  var leavesOutContradictions = false
  /// Those that the last solve left out, in the order of their levels.
  var leftOut: [LeftOutRow] = []
  /// The first row that waits for its level in the present search.
  var firstWaitingRow = Int.max
  /// Those that take part, ascending.
  var admittedRows: [Int] = []
  /// The limit of every search. It bounds the time that a search takes, so that tests lower it.
  package var pivotLimit = WorkLimit.pivots
  /// The work of all trials that determined rivals, and its limit, which tests lower.
  var rivalWork = 0
  package var rivalWorkLimit = WorkLimit.rivalWork
  /// The work of all searches that decided which variables are undetermined, and its limit, which tests lower.
  var moveWork = 0
  package var moveWorkLimit = WorkLimit.moveWork
  /// Whether any search was abandoned, ever. Saves a look at every component.
  var hasAbandonedSearch = false
  /// Whether a search ends where required constraints contradict each other.
  var endsAtContradiction = false
  /// Whether a search for undetermined variables was abandoned, ever.
  package internal(set) var hasAbandonedMoves = false

  /// Creates a solver without variables and constraints.
  package init() {}
}

extension Solver {
  /// The value in the last solution; zero for a variable that no constraint uses.
  package func value(of variable: Variable) -> Double { values[variable.id] }

  /// The error of a constraint in the last solution: |r| for an equation, max(0, r) for `<=`,
  /// max(0, -r) for `>=`, where r is the residual.
  package func error(of id: ConstraintID) -> Double { rows[id.id].error }

  /// The number of variables, including those that no constraint uses.
  package var variableCount: Int { values.count }

  /// The number of components that had constraints in the last solve.
  package var componentCount: Int { components.count { !$0.rows.isEmpty } }
}
