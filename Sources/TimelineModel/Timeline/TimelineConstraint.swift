package import AutoLayout

/// A constraint of the file, with its name.
package struct TimelineConstraint: Sendable {
  /// The declared id, or `set#n` for a member of a set; nil without an id.
  package var id: String?
  /// The name in messages: the id, or the text and line.
  package var name: String
  package var constraint: LayoutConstraint
  /// An expression that replaces `constraint.constant`, for a constraint that a keyframe adds.
  package var constant: Expression?
  package var isActive: Bool
  /// The location of the declaration.
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
