extension TimelineDescription {
  /// One operation of a keyframe.
  public struct Change: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// Changes a constraint; nil keeps a property.
    ///
    /// - Parameters:
    ///   - names: the constraint, the nth of a set (`id#n`), a group, or a list of these.
    ///   - constant: in points.
    ///   - priority: in (0, 1000]; an active one cannot change between required and optional.
    ///   - active: as `NSLayoutConstraint.isActive`.
    public static func constraint(
      _ names: Names, constant: Expression? = nil, priority: Expression? = nil, active: Bool? = nil
    ) -> Change {
      Change(
        json: JSONDraft([
          "constraint": names, "constant": constant, "priority": priority, "active": active,
        ]))
    }

    /// Activates constraints; those that are active already do not change.
    public static func activate(_ names: Names) -> Change {
      Change(json: JSONDraft(["activate": names]))
    }

    /// Deactivates constraints, which keep their ids and constants.
    public static func deactivate(_ names: Names) -> Change {
      Change(json: JSONDraft(["deactivate": names]))
    }

    /// Adds constraints. An id that is in use is an error; an existing group is extended.
    public static func add(_ constraints: [Constraint]) -> Change {
      Change(json: JSONDraft(["add": constraints]))
    }

    /// Removes constraints, whose ids may be used again.
    public static func remove(_ names: Names) -> Change {
      Change(json: JSONDraft(["remove": names]))
    }

    /// Restores the constant, priority and activity that constraints were declared with.
    public static func restore(_ names: Names) -> Change {
      Change(json: JSONDraft(["restore": names]))
    }
  }

  /// A constraint's id, the nth of a set (`id#n`), a group, or a list of these.
  public struct Names: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    public init(_ name: String) { json = name.json }

    public init(_ names: [String]) { json = names.json }
  }
}

extension TimelineDescription.Names: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  public init(stringLiteral value: String) { self.init(value) }
  public init(arrayLiteral elements: String...) { self.init(elements) }
}
