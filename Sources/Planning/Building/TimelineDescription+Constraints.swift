extension TimelineDescription {
  /// A constraint, or several that are declared together.
  ///
  /// A string literal is an equation, `"gap: a.leading == b.trailing + 8 @750"`, or a visual
  /// format, `"H:|-[a]-8-[b]-|"`; a name and a colon in front give the id by which keyframes change
  /// it.
  public struct Constraint: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    private init(json: JSONDraft) { self.json = json }

    /// An equation or a visual format, as in a string literal.
    public init(_ text: String) { json = text.json }

    /// - Parameters:
    ///   - equation: as in `a.width == b.width * 0.5 + 8 @750`.
    ///   - id: the name by which keyframes change it.
    ///   - group: a name shared with other constraints.
    ///   - active: whether it is active initially; the default is true.
    ///   - constant: replaces the constant of the equation, in points; an expression can only read
    ///     the size of `root`, because no other view has been laid out.
    ///   - note: for readers; it means nothing to the format.
    public static func equation(
      _ equation: String, id: String? = nil, group: String? = nil, active: Bool? = nil,
      constant: Expression? = nil, note: String? = nil
    ) -> Constraint {
      Constraint(
        json: JSONDraft([
          "equation": equation, "id": id, "group": group, "active": active, "constant": constant,
          "note": note,
        ]))
    }

    /// - Parameters:
    ///   - visualFormat: in Apple's grammar, without spaces.
    ///   - options: names of `NSLayoutConstraint.FormatOptions`, such as `alignAllTop`.
    ///   - id: the name of the set; `id#0` is its first constraint.
    ///   - group: a name shared with other constraints.
    ///   - active: whether they are active initially; the default is true.
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
    /// - Parameter active: the default for the constraints in the group.
    public static func group(
      _ name: String, active: Bool? = nil, _ constraints: [Constraint]
    ) -> Constraint {
      Constraint(
        json: JSONDraft(["group": name, "active": active, "constraints": constraints]))
    }
  }
}

extension TimelineDescription.Constraint: ExpressibleByStringInterpolation {
  /// An equation or a visual format, optionally preceded by its id.
  public init(stringLiteral value: String) { self.init(value) }
}
