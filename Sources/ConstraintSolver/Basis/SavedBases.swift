/// The rows of a system in the order of their forms, which does not depend on the order of addition.
struct SystemForm: Sendable {
  /// What systems share whose rows differ in constants at most.
  private(set) var fingerprint = Fingerprint()
  let rows: [Int]
  private(set) var forms: [Fingerprint] = []
  private(set) var constants: [Double] = []

  /// - Parameter forms: of all rows, without their constants.
  init(_ forms: [(form: Fingerprint, row: Int, constant: Double)]) {
    let sorted = forms.sorted { ($0.form, $0.constant, $0.row) < ($1.form, $1.constant, $1.row) }
    rows = sorted.map(\.row)
    for (form, _, constant) in sorted {
      self.forms.append(form)
      constants.append(constant)
      fingerprint.add(form)
    }
  }

  /// The sum of the differences of the constants.
  func distance(from other: [Double]) -> Double {
    zip(constants, other).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}

/// The optimal basis of a system.
struct SavedBasis: Sendable {
  enum RowState: Sendable {
    case basic(position: Int)
    case nonbasic(sign: Double)
  }

  /// A row of `form` in the tie rule.
  struct TiePlace: Hashable, Sendable {
    var index: Int
    var prefersEquality: Bool
  }

  var form: SystemForm
  /// Of the rows of `form`.
  var states: [RowState] = []
  /// The basic stays, by their position.
  var stays: [(position: Int, variable: Int)] = []
  /// The signs of the other stays, by their variable.
  var staySigns: [(variable: Int, sign: Double)] = []
  /// In tie order.
  var ties: [TiePlace] = []
  /// Nil until the basis was adopted.
  var factors: KnownFactors?
  /// The variables that equally good solutions give different values; nil until they were looked for.
  var undetermined: UndeterminedVariables?
  /// Of no other basis that the solver has saved.
  var id = 0
}

/// The optimal bases of systems that came back, perhaps with other constants.
struct SavedBases: Sendable {
  /// The one that was used last is the last.
  private(set) var saved: [SavedBasis] = []
  /// Systems that were solved, the latest one last. Most never come back, so that the basis of the first solution is
  /// not worth its memory.
  private var solved: [Fingerprint] = []
  private var lastID = 0

  var isEmpty: Bool { saved.isEmpty }

  func contains(_ system: Fingerprint) -> Bool {
    saved.contains { $0.form.fingerprint == system }
  }

  /// The index of the basis of a system whose constants differ the least.
  func nearest(to form: SystemForm) -> (index: Int, distance: Double)? {
    saved.indices
      .filter {
        saved[$0].form.fingerprint == form.fingerprint && saved[$0].form.forms == form.forms
      }
      .map { ($0, form.distance(from: saved[$0].form.constants)) }
      .min { $0.1 < $1.1 }
  }

  /// Records that a system was solved.
  ///
  /// - Returns: whether it was solved before.
  mutating func recordSolution(of system: Fingerprint) -> Bool {
    if solved.contains(system) { return true }
    if solved.count == WorkLimit.solvedSystems { solved.removeFirst() }
    solved.append(system)
    return false
  }

  /// Records that a basis was adopted.
  mutating func use(_ index: Int, _ factors: KnownFactors) {
    var basis = saved.remove(at: index)
    basis.factors = factors
    saved.append(basis)
  }

  /// Saves a basis in place of the last one for the same constants. Those that were used long ago give way.
  ///
  /// - Returns: its `id`.
  mutating func save(_ basis: SavedBasis) -> Int {
    if let nearest = nearest(to: basis.form), nearest.distance == 0 {
      saved.remove(at: nearest.index)
    }
    lastID += 1
    saved.append(basis)
    saved[saved.count - 1].id = lastID
    var count = saved.reduce(0) { $0 + $1.states.count }
    while count > WorkLimit.savedRows || saved.count > WorkLimit.savedBases {
      count -= saved.removeFirst().states.count
    }
    return lastID
  }

  /// The undetermined variables of the system of a basis; nil if they are not known.
  func undetermined(ofBasis id: Int) -> UndeterminedVariables? {
    saved.last { $0.id == id }?.undetermined
  }

  mutating func record(_ undetermined: UndeterminedVariables, ofBasis id: Int) {
    guard let index = saved.lastIndex(where: { $0.id == id }) else { return }
    saved[index].undetermined = undetermined
  }
}
