extension TimelineDescription {
  /// One operation of a keyframe.
  public struct Change: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// Changes a constraint; what is nil stays.
    ///
    /// - Parameters:
    ///   - names: the constraint, the nth of a set (`id#n`), a group, or a list of these.
    ///   - constant: in points.
    ///   - priority: in (0, 1000]; an active constraint stays required, or optional.
    ///   - active: as `NSLayoutConstraint.isActive`.
    public static func constraint(
      _ names: Names, constant: Expression? = nil, priority: Expression? = nil, active: Bool? = nil
    ) -> Change {
      Change(
        json: JSONDraft([
          "constraint": names, "constant": constant, "priority": priority, "active": active,
        ]))
    }

    /// One that is active already stays as it is.
    public static func activate(_ names: Names) -> Change {
      Change(json: JSONDraft(["activate": names]))
    }

    /// The constraints keep their ids and constants.
    public static func deactivate(_ names: Names) -> Change {
      Change(json: JSONDraft(["deactivate": names]))
    }

    /// Installs constraints. An id that is taken is an error; a group that exists is enlarged.
    public static func add(_ constraints: [Constraint]) -> Change {
      Change(json: JSONDraft(["add": constraints]))
    }

    /// Deactivates constraints and frees their ids.
    public static func remove(_ names: Names) -> Change {
      Change(json: JSONDraft(["remove": names]))
    }

    /// Gives constraints the constant, the priority and the activity they were declared with.
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
