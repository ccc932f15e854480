import ConstraintSolver

extension LayoutEngine {
  /// Proves a conflict with the current constants of its members.
  ///
  /// - Returns: nil if the members can be satisfied together.
  package func proof(of conflict: LayoutConflict) -> ConflictProof? {
    let constraints = conflict.members.map { constraint($0) }
    guard let contradiction = Contradiction(of: constraints.map { linearConstraint($0) }) else {
      return nil
    }
    let parts = zip(conflict.members, contradiction.multipliers).map {
      ConflictProof.Part(member: $0, multiplier: $1)
    }
    let shares = constantShares(parts) + givenShares(parts)
    let axes = Set(constraints.compactMap(\.firstAttribute.axis))
    return ConflictProof(
      parts: parts, needed: terms(shares, sign: 1), available: terms(shares, sign: -1),
      difference: contradiction.excess, axis: axes.count == 1 ? axes.first : nil,
      isEquation: constraints.allSatisfy { $0.relation == .equal })
  }

  /// A term before its side is known: positive amounts are needed, negative ones available.
  private struct Share {
    var source: ConflictProof.Term.Source
    var value: Double
    var amount: Double
    /// In `root`, to list lengths in the order of their positions.
    var coordinate: Double
  }

  private func terms(_ shares: [Share], sign: Double) -> [ConflictProof.Term] {
    shares.filter { $0.amount * sign > 0 }.sorted { $0.coordinate < $1.coordinate }
      .map {
        ConflictProof.Term(source: $0.source, value: $0.value, factor: abs($0.amount) / $0.value)
      }
  }

  private func constantShares(_ parts: [ConflictProof.Part]) -> [Share] {
    parts.compactMap { part in
      let constraint = constraint(part.member)
      guard constraint.constant != 0 else { return nil }
      let share =
        rightSide(constraint, constant: constraint.constant) - rightSide(constraint, constant: 0)
      return Share(
        source: .constant(part.member), value: constraint.constant,
        amount: part.multiplier * share, coordinate: coordinate(constraint))
    }
  }

  /// The middle between the two attributes of a constraint, in `root`.
  private func coordinate(_ constraint: LayoutConstraint) -> Double {
    let first = coordinate(constraint.firstItem, constraint.firstAttribute)
    guard let second = constraint.secondItem, !constraint.firstAttribute.isSize else {
      return first
    }
    return (first + coordinate(second, constraint.secondAttribute)) / 2
  }

  /// The contributions of given rectangles, one for each item: several edges of one item become the
  /// distance between them.
  private func givenShares(_ parts: [ConflictProof.Part]) -> [Share] {
    var edges: [GivenEdge] = []
    for part in parts {
      let constraint = constraint(part.member)
      let (first, second) = givenShare(constraint)
      edges.append(
        GivenEdge(
          constraint.firstItem, constraint.firstAttribute, amount: part.multiplier * first,
          factor: part.multiplier))
      guard let item = constraint.secondItem else { continue }
      edges.append(
        GivenEdge(
          item, constraint.secondAttribute, amount: part.multiplier * second,
          factor: part.multiplier * constraint.multiplier))
    }
    edges.removeAll { $0.amount == 0 }
    var items: [LayoutItem] = []
    for edge in edges where !items.contains(edge.item) { items.append(edge.item) }
    return items.compactMap { item in share(edges.filter { $0.item == item }) }
  }

  private func share(_ edges: [GivenEdge]) -> Share? {
    guard let first = edges.first, let axis = first.attribute.axis else { return nil }
    let amount = edges.reduce(0) { $0 + $1.amount }
    guard amount != 0 else { return nil }
    var share = Share(
      source: .between(first.item, axis), value: abs(amount), amount: amount,
      coordinate: coordinate(first.item, first.attribute))
    let isOneAxis = edges.allSatisfy { $0.attribute.axis == axis }
    if isOneAxis, let extent = givenExtent(first.item, axis),
      abs(amount) == extent || edges.allSatisfy({ $0.attribute.isSize })
    {
      share.source = .extent(first.item, axis)
      share.value = extent
    } else if edges.count == 1 {
      share.source = .place(first.item, first.attribute)
      share.value = abs(amount / first.factor)
    }
    return share
  }
}

/// An attribute of an item with a given rectangle, and its contribution to the sum.
private struct GivenEdge {
  var item: LayoutItem
  var attribute: LayoutAttribute
  var amount: Double
  /// The multiple of the attribute's coordinate in `amount`.
  var factor: Double

  /// Margin attributes of a view count as edges of its layout margins guide.
  init(_ item: LayoutItem, _ attribute: LayoutAttribute, amount: Double, factor: Double) {
    self.attribute = attribute
    self.amount = amount
    self.factor = factor
    switch (item, attribute) {
    case (.view(let view), .leftMargin), (.view(let view), .rightMargin),
      (.view(let view), .topMargin), (.view(let view), .bottomMargin),
      (.view(let view), .leadingMargin), (.view(let view), .trailingMargin),
      (.view(let view), .centerXWithinMargins), (.view(let view), .centerYWithinMargins):
      self.item = .layoutMarginsGuide(view)
    default: self.item = item
    }
  }
}
