/// Who fills a position of the basis: a constraint, or the *stay* row `variable == 0` of a variable.
struct BasisMember: Hashable, Sendable {
  /// The row's index, or the complement of the variable's.
  private let code: Int

  private init(code: Int) { self.code = code }

  static func row(_ index: Int) -> BasisMember { BasisMember(code: index) }
  static func stay(_ variable: Int) -> BasisMember { BasisMember(code: ~variable) }

  @inline(__always) var isStay: Bool { code < 0 }
  /// Of the row or, for a stay, of its variable.
  @inline(__always) var index: Int { code < 0 ? ~code : code }

  /// The order of the tie rule: constraints as they were added, then variables.
  func precedes(_ other: BasisMember) -> Bool {
    isStay == other.isStay ? index < other.index : !isStay
  }
}
