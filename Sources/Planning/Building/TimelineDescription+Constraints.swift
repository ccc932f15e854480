extension TimelineDescription {
  /// A constraint, or several that are written together.
  ///
  /// A string literal is an equation, `"gap: a.leading == b.trailing + 8 @750"`, or a visual format,
  /// `"H:|-[a]-8-[b]-|"`; a name and a colon in front give the id by which keyframes change it.
  public struct Constraint: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    private init(json: JSONDraft) { self.json = json }

    /// An equation or a visual format, as in a string literal.
    public init(_ text: String) { json = text.json }

    /// - Parameters:
    ///   - equation: as in `a.width == b.width * 0.5 + 8 @750`.
    ///   - id: by which keyframes change it.
    ///   - group: a name that it shares with other constraints.
    ///   - active: whether it holds from the beginning; true unless given.
    ///   - constant: takes the place of the equation's own, in points; before the first layout an
    ///     expression can read the size of `root` alone.
    public static func equation(
      _ equation: String, id: String? = nil, group: String? = nil, active: Bool? = nil,
      constant: Expression? = nil
    ) -> Constraint {
      Constraint(
        json: JSONDraft([
          "equation": equation, "id": id, "group": group, "active": active, "constant": constant,
        ]))
    }

    /// - Parameters:
    ///   - visualFormat: in Apple's grammar, without blanks inside.
    ///   - options: names of `NSLayoutConstraint.FormatOptions`, as `alignAllTop`.
    ///   - id: of the set; `id#0` is its first constraint.
    ///   - group: a name that they share with other constraints.
    ///   - active: whether they hold from the beginning; true unless given.
    public static func visualFormat(
      _ visualFormat: String, options: [String] = [], id: String? = nil, group: String? = nil,
      active: Bool? = nil
    ) -> Constraint {
      Constraint(
        json: JSONDraft([
          "visualFormat": visualFormat, "options": options.unlessEmpty, "id": id, "group": group,
          "active": active,
        ]))
    }

    /// Constraints that keyframes change together by a name.
    ///
    /// - Parameter active: of all inside that do not say it themselves.
    public static func group(
      _ name: String, active: Bool? = nil, _ constraints: [Constraint]
    ) -> Constraint {
      Constraint(
        json: JSONDraft(["group": name, "active": active, "constraints": constraints]))
    }
  }
}

extension TimelineDescription.Constraint: ExpressibleByStringInterpolation {
  /// An equation or a visual format, perhaps with its id in front.
  public init(stringLiteral value: String) { self.init(value) }
}
