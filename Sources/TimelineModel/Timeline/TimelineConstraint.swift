package import AutoLayout

/// A constraint of the file with the name people know it by.
package struct TimelineConstraint: Sendable {
  /// The declared id, `set#n` for a member of a set; nil if it has none.
  package var id: String?
  /// As it is called in messages: the id, or its text and line.
  package var name: String
  package var constraint: LayoutConstraint
  /// Of a constraint that a keyframe adds: an expression in place of `constraint.constant`.
  package var constant: Expression?
  package var isActive: Bool
  /// Where it is declared.
  package var location: SourceLocation

  package init(
    id: String?, name: String, constraint: LayoutConstraint, constant: Expression? = nil,
    isActive: Bool = true, location: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.constraint = constraint
    self.constant = constant
    self.isActive = isActive
    self.location = location
  }
}
