/// A condition of a visual format, as `>=8@750`.
private struct Predicate {
  var relation = "=="
  var constant: Double?
  var item: LoggedItem?
  var priority: Double?
  var isStandardSpacing = false
}

extension TextCursor {
  /// The visual format of one constraint, after `H:` or `V:`: `|-(8)-[X]`, `[X]-(8)-[Y]`, `[X(44)]`.
  ///
  /// - Parameter isAbsolute: whether the edges are left and right, as `(LTR)` says.
  mutating func visualFormat(
    isHorizontal: Bool, isAbsolute: Bool, _ names: [String: LoggedItem], superview: LoggedItem?
  ) throws(DescriptionProblem) -> LoggedConstraint {
    let edges = Edges(isHorizontal: isHorizontal, isAbsolute: isAbsolute)
    if take("|") {
      let gap = try gap(names)
      let item = try bracketed(names).item
      guard let superview else { throw Self.noSuperview(index) }
      var constraint = LoggedConstraint(first: .init(item: item, attribute: edges.near))
      constraint.second = .init(item: superview, attribute: edges.near)
      return constraint.with(gap, superview: superview)
    }
    let (item, size) = try bracketed(names)
    guard let size else {
      return try distance(from: item, edges, names, superview: superview)
    }
    var constraint = LoggedConstraint(first: .init(item: item, attribute: edges.extent))
    constraint.second = size.item.map { .init(item: $0, attribute: edges.extent) }
    return constraint.with(size, superview: nil)
  }

  private mutating func distance(
    from item: LoggedItem, _ edges: Edges, _ names: [String: LoggedItem], superview: LoggedItem?
  ) throws(DescriptionProblem) -> LoggedConstraint {
    let gap = try gap(names)
    if take("|") {
      guard let superview else { throw Self.noSuperview(index) }
      var constraint = LoggedConstraint(first: .init(item: superview, attribute: edges.far))
      constraint.second = .init(item: item, attribute: edges.far)
      return constraint.with(gap, superview: superview)
    }
    let next = try bracketed(names).item
    var constraint = LoggedConstraint(first: .init(item: next, attribute: edges.near))
    constraint.second = .init(item: item, attribute: edges.far)
    return constraint.with(gap, superview: nil)
  }

  private static func noSuperview(_ index: Int) -> DescriptionProblem {
    DescriptionProblem("the log does not say what `|` is", index)
  }

  /// `[X]` or `[X(44)]`.
  private mutating func bracketed(
    _ names: [String: LoggedItem]
  ) throws(DescriptionProblem) -> (item: LoggedItem, size: Predicate?) {
    guard take("[") else { throw .init("a view in brackets is missing", index) }
    guard let item = item(names) else { throw .init("this is neither a view nor a guide", index) }
    let size = take("(") ? try predicate(names) : nil
    guard take("]") else { throw .init("`]` is missing", index) }
    return (item, size)
  }

  /// Nothing, `-`, `-8-` or `-(…)-`.
  private mutating func gap(_ names: [String: LoggedItem]) throws(DescriptionProblem) -> Predicate {
    guard take("-") else { return Predicate(constant: 0) }
    if take("(") {
      let gap = try predicate(names)
      guard take("-") else { throw .init("`-` is missing", index) }
      return gap
    }
    if let constant = number() {
      guard take("-") else { throw .init("`-` is missing", index) }
      return Predicate(constant: constant)
    }
    return Predicate(isStandardSpacing: true)
  }

  /// After the opening parenthesis, with the closing one.
  private mutating func predicate(
    _ names: [String: LoggedItem]
  ) throws(DescriptionProblem) -> Predicate {
    var predicate = Predicate(relation: relation() ?? "==")
    if take("NSSpace(") {
      predicate.isStandardSpacing = true
      predicate.constant = number()
      guard take(")") else { throw .init("`)` is missing", index) }
    } else if let constant = number() {
      predicate.constant = constant
    } else if let item = item(names) {
      predicate.item = item
    } else {
      throw .init("this is neither a number nor a view", index)
    }
    if take("@") { predicate.priority = number() }
    guard take(")") else { throw .init("`)` is missing", index) }
    return predicate
  }
}

/// The attributes along an axis.
private struct Edges {
  let near: String
  let far: String
  let extent: String

  init(isHorizontal: Bool, isAbsolute: Bool) {
    near = isHorizontal ? isAbsolute ? "left" : "leading" : "top"
    far = isHorizontal ? isAbsolute ? "right" : "trailing" : "bottom"
    extent = isHorizontal ? "width" : "height"
  }
}

extension LoggedConstraint {
  /// Between siblings and at the edges of a superview, before iOS 8 and without margins.
  private static let standardSpacings = (sibling: 8.0, edge: 20.0)

  fileprivate func with(_ predicate: Predicate, superview: LoggedItem?) -> LoggedConstraint {
    var constraint = self
    constraint.relation = predicate.relation
    constraint.priority = predicate.priority ?? 1000
    constraint.superview = superview
    constraint.isStandardSpacing = predicate.isStandardSpacing
    constraint.isSpacingKnown = predicate.constant != nil || predicate.item != nil
    let standard =
      superview == nil ? Self.standardSpacings.sibling : Self.standardSpacings.edge
    constraint.constant =
      predicate.constant ?? (predicate.isStandardSpacing ? standard : 0)
    return constraint
  }
}
