/// How the two sides of a constraint compare.
package enum LayoutRelation: String, CaseIterable, Hashable, Sendable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual

  /// `==`, `<=`, `>=`, as equations and visual formats write it.
  package var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
