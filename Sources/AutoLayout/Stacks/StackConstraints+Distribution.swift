extension StackConstraints {
  /// The constraints along the axis: on the views' lengths, or on the gaps between them.
  var distribution: [Equation] {
    switch arrangement.distribution {
    case .fill: []
    case .fillEqually:
      visible.dropFirst().map {
        make(.fillEqually, $0.item, along.size, visible[0].item, along.size)
      }
    case .fillProportionally: proportions
    case .equalSpacing: gaps + equalGaps(at: .required) + [canvasFit(along.size)]
    case .equalCentering: gaps + equalGaps(at: .centering) + [canvasFit(along.size)]
    }
  }

  /// Each view's length is its intrinsic share of the sum of all lengths and gaps. A view without an
  /// intrinsic length gets zero, and if no view has one, there are no constraints. The priorities
  /// decrease from view to view, so that the last one absorbs the error that the fixed gaps cause.
  private var proportions: [Equation] {
    let lengths = visible.map { $0.length ?? 0 }
    let gaps = visible.dropLast().reduce(0) { $0 + ($1.customSpacing ?? arrangement.spacing) }
    let total = lengths.reduce(gaps, +)
    let sized = lengths.count { $0 > 0 }
    guard sized > 0 else { return [] }
    let isExact = visible.count == 1 || gaps == 0 && sized == 1
    return zip(visible, lengths).enumerated().map { index, pair in
      let (view, length) = pair
      guard length > 0, total > 0 else {
        return make(.fillProportionally, view.item, along.size, constant: 0)
      }
      return make(
        .fillProportionally, view.item, along.size, stackItem, along.size,
        multiplier: length / total,
        priority: isExact ? .required : .proportional(index))
    }
  }

  /// A layout guide in every gap between visible views, from edge to edge or from centre to centre.
  private var gaps: [Equation] {
    let isCentered = arrangement.distribution == .equalCentering
    return zip(visible, visible.dropFirst()).enumerated().flatMap { index, pair in
      [
        make(
          .distributingEdge, gap(index), along.near, pair.0.item,
          isCentered ? along.center : along.far),
        make(
          .distributingEdge, gap(index), along.far, pair.1.item,
          isCentered ? along.center : along.near),
      ]
    }
  }

  private func equalGaps(at priority: LayoutPriority) -> [Equation] {
    guard visible.count > 2 else { return [] }
    return (1..<visible.count - 1).map {
      make(.fillEqually, gap($0), along.size, gap(0), along.size, priority: priority)
    }
  }
}

extension LayoutPriority {
  fileprivate static let centering = LayoutPriority(149) ?? .fittingSizeLevel

  /// 999 for the first view and 1 less for each that follows, but at least 1.
  fileprivate static func proportional(_ index: Int) -> LayoutPriority {
    LayoutPriority(max(1, 999 - Double(index))) ?? .defaultHigh
  }
}
