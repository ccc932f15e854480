/// The relation between the two sides of a constraint (`NSLayoutConstraint.Relation`).
package enum LayoutRelation: String, CaseIterable, Hashable, Sendable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual

  /// `==`, `<=` or `>=`, as in equations and visual formats.
  package var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
