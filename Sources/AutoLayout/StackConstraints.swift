/// What a stack view makes of its arranged subviews: constraints with the priorities and identifiers
/// that `UIStackView` was observed to use.
struct StackConstraints {
  /// One arranged subview.
  struct Arranged {
    var view: ViewIndex
    var isHidden: Bool
    /// Its intrinsic length along the axis.
    var length: Double?
    var customSpacing: Double?
  }

  let stack: ViewIndex
  let arrangement: StackArrangement
  let arranged: [Arranged]
  let visible: [Arranged]
  /// Gaps between neighbours, and the spanner across the axis last; as many as `guideCount`.
  var guides: [GuideIndex] = []

  init(stack: ViewIndex, _ arrangement: StackArrangement, _ arranged: [Arranged]) {
    self.stack = stack
    self.arrangement = arrangement.withValidAlignment
    self.arranged = arranged
    visible = arranged.filter { !$0.isHidden }
  }

  typealias Equation = (identifier: StackConstraint, constraint: LayoutConstraint)

  /// In the order in which they are made.
  func equations() -> [Equation] {
    guard !arranged.isEmpty else { return [] }
    return connections + spacings + hidings + distribution + alignments
  }

  private var hasGapGuides: Bool {
    arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
  }

  private var gapCount: Int { hasGapGuides ? max(0, visible.count - 1) : 0 }

  var hasSpanner: Bool { arrangement.alignment != .fill && !visible.isEmpty }

  var guideCount: Int { gapCount + (hasSpanner ? 1 : 0) }

  func gap(_ index: Int) -> LayoutItem { .guide(guides[index], of: stack) }

  var spanner: LayoutItem { .guide(guides[gapCount], of: stack) }
}

extension StackConstraints {
  /// The first and the last visible view at the stack's ends.
  private var connections: [Equation] {
    guard let first = visible.first, let last = visible.last else { return [] }
    return [
      make(.canvasConnection, stackItem, edge(.near), first.item, along.near),
      make(.canvasConnection, stackItem, edge(.far), last.item, along.far),
    ]
  }

  /// Between neighbours, the hidden ones included: beside a hidden view the gap is half on each
  /// side, so that the visible ones end up as far apart as without it; at the ends it is nothing.
  private var spacings: [Equation] {
    zip(arranged.indices, arranged.indices.dropFirst()).map { near, far in
      let isOpen = hasGapGuides && !arranged[far].isHidden
      return make(
        .spacing, arranged[far].item, along.near, arranged[near].item, along.far,
        isOpen ? .greaterThanOrEqual : .equal, constant: spacing(after: near))
    }
  }

  private func spacing(after index: Int) -> Double {
    let (near, far) = (arranged[index], arranged[index + 1])
    guard let visible = arranged[...index].last(where: { !$0.isHidden }),
      arranged[(index + 1)...].contains(where: { !$0.isHidden })
    else { return 0 }
    let spacing = visible.customSpacing ?? arrangement.spacing
    return switch (near.isHidden, far.isHidden) {
    case (false, false): spacing
    case (true, true): 0
    case (true, false), (false, true): spacing / 2
    }
  }

  private var hidings: [Equation] {
    arranged.filter(\.isHidden).map { make(.hiding, $0.item, along.size, constant: 0) }
  }

  private var distribution: [Equation] {
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

  /// The share of each in the sum of all lengths and gaps; a view without an intrinsic length has
  /// none, and if all are without, nothing is shared out. The priorities fall from view to view, so
  /// that the last one bears what the gaps add.
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

  /// A guide in every gap between visible views: from edge to edge, or from centre to centre.
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

  func canvasFit(_ size: LayoutAttribute) -> Equation {
    make(.canvasFit, stackItem, size, constant: 0, priority: .canvasFit)
  }
}

extension StackConstraints.Arranged {
  var item: LayoutItem { .view(view) }
}

extension LayoutPriority {
  fileprivate static let centering = LayoutPriority(149) ?? .fittingSizeLevel
  static let canvasFit = LayoutPriority(49) ?? .fittingSizeLevel

  /// 999 for the first, and 1 less for each that follows, but never below 1.
  fileprivate static func proportional(_ index: Int) -> LayoutPriority {
    LayoutPriority(max(1, 999 - Double(index))) ?? .defaultHigh
  }
}

extension StackArrangement {
  /// Baselines are for horizontal stacks only; in a vertical one, where UIKit does not say what they
  /// do, views begin at the leading edge.
  fileprivate var withValidAlignment: StackArrangement {
    guard axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline else {
      return self
    }
    var valid = self
    valid.alignment = .leading
    return valid
  }
}
