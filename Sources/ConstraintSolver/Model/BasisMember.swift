/// A row that can be in the basis: the row of a constraint, or the *stay* `variable == 0` of a
/// variable.
struct BasisMember: Hashable, Sendable {
  /// The row's index or, for a stay, the complement of the variable's.
  private let code: Int

  private init(code: Int) { self.code = code }

  static func row(_ index: Int) -> BasisMember { BasisMember(code: index) }
  static func stay(_ variable: Int) -> BasisMember { BasisMember(code: ~variable) }

  @inline(__always) var isStay: Bool { code < 0 }
  /// The row's index or, for a stay, the variable's.
  @inline(__always) var index: Int { code < 0 ? ~code : code }

  /// Constraints in order of addition, then variables in order of creation.
  func precedes(_ other: BasisMember) -> Bool {
    isStay == other.isStay ? index < other.index : !isStay
  }
}
