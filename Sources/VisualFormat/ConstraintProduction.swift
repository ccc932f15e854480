import AutoLayout

/// Creates the constraints of a parsed format.
struct ConstraintProduction {
  /// One side of the gap between neighbours.
  struct Side {
    var item: VisualFormatConstraint.Item
    var attribute: LayoutAttribute
  }

  private let options: VisualFormat.Options
  private let names: VisualFormat.Names
  private let direction: FormatDirection
  private var constraints: [VisualFormatConstraint] = []

  init(axis: LayoutAxis, options: VisualFormat.Options, names: VisualFormat.Names) {
    self.options = options
    self.names = names
    direction = FormatDirection(axis: axis, direction: options.direction)
  }

  mutating func constraints(
    of syntax: FormatSyntax
  ) throws(VisualFormatError) -> [VisualFormatConstraint] {
    try addLeadingEdge(of: syntax)
    try addSize(of: syntax.firstView)
    var previous = syntax.firstView
    for (connection, view) in syntax.followers {
      try addGap(connection, from: previous, to: view)
      try addSize(of: view)
      previous = view
    }
    try addTrailingEdge(of: syntax, after: previous)
    addAlignments(of: [syntax.firstView] + syntax.followers.map(\.view))
    return constraints
  }

  private mutating func addLeadingEdge(of syntax: FormatSyntax) throws(VisualFormatError) {
    let view = try names.view(syntax.firstView.name)
    guard let edge = syntax.leadingEdge else { return }
    let superview = try names.superview(of: syntax.firstView.name, at: edge)
    let attribute = isMargin(edge.connection) ? direction.startMargin : direction.start
    try add(
      edge.connection, standard: standardEdgeSpacing,
      from: Side(item: superview, attribute: attribute),
      to: Side(item: view, attribute: direction.start))
  }

  private mutating func addTrailingEdge(
    of syntax: FormatSyntax, after last: FormatSyntax.View
  ) throws(VisualFormatError) {
    guard let edge = syntax.trailingEdge else { return }
    let superview = try names.superview(of: last.name, at: edge)
    let attribute = isMargin(edge.connection) ? direction.endMargin : direction.end
    try add(
      edge.connection, standard: standardEdgeSpacing,
      from: Side(item: .view(last.name.text), attribute: direction.end),
      to: Side(item: superview, attribute: attribute))
  }

  private func isMargin(_ connection: FormatSyntax.Connection) -> Bool {
    if case .standard = connection { options.edgeSpacing == .margin } else { false }
  }

  private var standardEdgeSpacing: Double {
    switch options.edgeSpacing {
    case .margin: 0
    case .points(let distance): distance
    }
  }

  private mutating func addGap(
    _ connection: FormatSyntax.Connection, from previous: FormatSyntax.View,
    to view: FormatSyntax.View
  ) throws(VisualFormatError) {
    let (end, start): (LayoutAttribute, LayoutAttribute) =
      options.baselineToBaseline
      ? (.lastBaseline, .firstBaseline) : (direction.end, direction.start)
    try add(
      connection, standard: options.siblingSpacing,
      from: Side(item: .view(previous.name.text), attribute: end),
      to: Side(item: names.view(view.name), attribute: start))
  }

  private mutating func add(
    _ connection: FormatSyntax.Connection, standard: Double, from left: Side, to right: Side
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: append(from: left, to: right, constant: 0)
    case .standard: append(from: left, to: right, constant: standard)
    case .spacing(let predicates):
      for predicate in predicates {
        append(
          from: left, to: right, relation: predicate.relation,
          constant: try names.spacing(predicate.object),
          priority: try names.priority(predicate.priority))
      }
    }
  }

  /// The right or lower neighbour is the first item, so that the constant is their distance.
  private mutating func append(
    from left: Side, to right: Side, relation: LayoutRelation = .equal, constant: Double,
    priority: LayoutPriority = .required
  ) {
    let (first, second) = direction.runsBackwards ? (left, right) : (right, left)
    constraints.append(
      VisualFormatConstraint(
        first: first.item, firstAttribute: first.attribute, relation: relation,
        second: second.item, secondAttribute: second.attribute, constant: constant,
        priority: priority))
  }

  private mutating func addSize(of view: FormatSyntax.View) throws(VisualFormatError) {
    for predicate in view.size {
      var constraint = VisualFormatConstraint(
        first: .view(view.name.text), firstAttribute: direction.size,
        relation: predicate.relation)
      switch try names.size(predicate.object) {
      case .points(let length): constraint.constant = length
      case .sameAs(let other):
        constraint.second = .view(other)
        constraint.secondAttribute = direction.size
      }
      constraint.priority = try names.priority(predicate.priority)
      constraints.append(constraint)
    }
  }

  /// Aligns each pair of neighbours in the order of the format; `|` is not aligned.
  private mutating func addAlignments(of views: [FormatSyntax.View]) {
    for (left, right) in zip(views, views.dropFirst()) {
      for attribute in options.alignments {
        constraints.append(
          VisualFormatConstraint(
            first: .view(left.name.text), firstAttribute: attribute,
            second: .view(right.name.text), secondAttribute: attribute))
      }
    }
  }
}
