import AutoLayout

/// Looks up the names of a format. Metrics take precedence over views, as in UIKit.
extension VisualFormat.Names {
  enum Size {
    case points(Double)
    case sameAs(String)
  }

  func view(_ name: FormatSyntax.Name) throws(VisualFormatError) -> VisualFormatConstraint.Item {
    if isView(name.text) { return .view(name.text) }
    guard metric(name.text) == nil else {
      throw VisualFormatError(
        .unknownView(name.text), at: name.range,
        help: "`\(name.text)` is a metric; only views can be in brackets")
    }
    throw VisualFormatError(.unknownView(name.text), at: name.range, candidates: views)
  }

  func superview(
    of view: FormatSyntax.Name, at edge: FormatSyntax.Edge
  ) throws(VisualFormatError) -> VisualFormatConstraint.Item {
    if hasSuperview(view.text) { return .superview(of: view.text) }
    throw VisualFormatError(.noSuperview(of: view.text), at: edge.offset..<edge.offset + 1)
  }

  func size(_ operand: FormatSyntax.Operand) throws(VisualFormatError) -> Size {
    switch operand {
    case .number(let value, _): return .points(value)
    case .name(let name):
      if let value = metric(name.text) { return .points(value) }
      if isView(name.text) { return .sameAs(name.text) }
      throw unknownMetric(name, among: metricNames + views)
    }
  }

  func spacing(_ operand: FormatSyntax.Operand) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let value, _): return value
    case .name(let name):
      if let value = metric(name.text) { return value }
      if isView(name.text) {
        throw VisualFormatError(.viewAsSpacing(name.text), at: name.range)
      }
      throw unknownMetric(name, among: metricNames)
    }
  }

  /// The priority of a predicate; required if the format gives none.
  func priority(_ operand: FormatSyntax.Operand?) throws(VisualFormatError) -> LayoutPriority {
    switch operand {
    case nil: return .required
    case .number(let value, let range): return try priority(value, at: range)
    case .name(let name):
      if let value = metric(name.text) { return try priority(value, at: name.range) }
      let named = LayoutPriority.named
      if let known = named.first(where: { $0.key == name.text }) { return known.value }
      throw unknownMetric(name, among: metricNames + named.map(\.key))
    }
  }

  private func priority(
    _ value: Double, at range: Range<Int>
  ) throws(VisualFormatError) -> LayoutPriority {
    if let priority = LayoutPriority(value) { return priority }
    throw VisualFormatError(.priorityOutOfRange(value), at: range)
  }

  private func unknownMetric(
    _ name: FormatSyntax.Name, among candidates: [String]
  ) -> VisualFormatError {
    VisualFormatError(.unknownMetric(name.text), at: name.range, candidates: candidates)
  }
}
