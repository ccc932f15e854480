/// An optimal basis, without constants.
struct SavedBasis: Sendable {
  enum RowState: Sendable {
    case basic(position: Int)
    case nonbasic(sign: Double)
  }

  /// By the form of a row.
  var rows: [Fingerprint: RowState] = [:]
  /// The basic stays, by their position.
  var stays: [(position: Int, variable: Int)] = []
  /// Nil until the basis was adopted.
  var factors: KnownFactors?
}

/// The optimal bases of systems that came back.
struct SavedBases: Sendable {
  /// The latest one last.
  private var saved: [(system: Fingerprint, basis: SavedBasis)] = []
  /// Systems that were solved, the latest one last. Most never come back, so that the basis of the first solution is
  /// not worth its memory.
  private var solved: [Fingerprint] = []

  subscript(system: Fingerprint) -> SavedBasis? { saved.last { $0.system == system }?.basis }

  /// Records that a system was solved.
  ///
  /// - Returns: whether it was solved before.
  mutating func recordSolution(of system: Fingerprint) -> Bool {
    if solved.contains(system) { return true }
    if solved.count == WorkLimit.solvedSystems { solved.removeFirst() }
    solved.append(system)
    return false
  }

  mutating func setFactors(_ factors: KnownFactors, of system: Fingerprint) {
    guard let index = saved.lastIndex(where: { $0.system == system }) else { return }
    saved[index].basis.factors = factors
  }

  /// Saves a basis in place of the last one of the system. Those that were saved long ago give way.
  mutating func save(_ basis: SavedBasis, of system: Fingerprint) {
    saved.removeAll { $0.system == system }
    saved.append((system, basis))
    var count = saved.reduce(0) { $0 + $1.basis.rows.count }
    while count > WorkLimit.savedRows || saved.count > WorkLimit.savedBases {
      count -= saved.removeFirst().basis.rows.count
    }
  }
}

/// A number that equal forms share, and others hardly ever: none that follows from it may affect a result.
struct Fingerprint: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Adds a part of up to three numbers. The order of the parts does not matter.
  mutating func add(_ first: UInt64, _ second: UInt64 = 0, _ third: UInt64 = 0) {
    bits &+= Self.mixed(Self.mixed(Self.mixed(first) &+ second) &+ third)
  }

  mutating func add(_ part: Fingerprint) { add(part.bits) }

  /// The finalizer of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
  /// OOPSLA 2014, doi:10.1145/2660193.2660195), which spreads each bit over all.
  private static func mixed(_ bits: UInt64) -> UInt64 {
    var bits = bits &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
