import XMLText

/// What a constraint is for the size classes of a variation.
struct ConstraintState: Sendable {
  var isInstalled: Bool
  var constant: Double?
  var priority: Double?

  /// By the keys of the variations that concern the constraint.
  static func states(
    of row: ConstraintRow, _ id: String, _ installation: Installation, _ own: SizeClasses
  ) -> [String: ConstraintState] {
    var states: [String: ConstraintState] = [:]
    for key in row.variationKeys + installation.keys(of: id) where key != "default" {
      let classes = own.choosing(key)
      guard classes.matches(key), classes != own else { continue }
      var state = ConstraintState(isInstalled: installation.includes(id, for: classes))
      (state.constant, state.priority) = row.variation(for: classes)
      states[key] = state
    }
    return states
  }
}
