/// The constraints between a stack view and its arranged subviews, with the priorities and
/// identifiers that `UIStackView` was observed to use.
struct StackConstraints {
  /// An arranged subview.
  struct Arranged: Equatable {
    var view: ViewIndex
    var isHidden: Bool
    /// The intrinsic length along the axis, in points, where the distribution depends on it.
    var length: Double?
    /// Whether the view has an intrinsic length across the axis, or subviews that may determine it.
    var hasContent = true
    var customSpacing: Double?
  }

  let stack: ViewIndex
  let arrangement: StackArrangement
  let arranged: [Arranged]
  let visible: [Arranged]
  /// The layout guides, in the order of `guideUses`; there may be more.
  var guides: [GuideIndex] = []

  init(stack: ViewIndex, _ arrangement: StackArrangement, _ arranged: [Arranged]) {
    self.stack = stack
    self.arrangement = arrangement.withValidAlignment
    self.arranged = arranged
    visible = arranged.filter { !$0.isHidden }
  }

  typealias Equation = (identifier: StackConstraint, constraint: LayoutConstraint)

  /// All constraints, in the order in which `UIStackView` creates them.
  func equations() -> [Equation] {
    guard !arranged.isEmpty else { return [] }
    var equations: [Equation] = []
    equations.reserveCapacity(8 * arranged.count)
    for part in [connections, spacings, hidings, distribution, alignments] { equations += part }
    return equations
  }

  private var hasGapGuides: Bool {
    arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
  }

  private var gapCount: Int { hasGapGuides ? max(0, visible.count - 1) : 0 }

  var hasSpanner: Bool { arrangement.alignment != .fill && !visible.isEmpty }

  /// What guides are needed for: the gaps between neighbours, then the views across the axis.
  var guideUses: [StackGuides.Use] {
    let gaps = visible.prefix(gapCount).enumerated().map { index, view in
      index == 0 ? StackGuides.Use.firstGap : .gap(after: view.view)
    }
    return gaps + (hasSpanner ? [.spanner] : [])
  }

  func gap(_ index: Int) -> LayoutItem { .guide(guides[index], of: stack) }

  var spanner: LayoutItem { .guide(guides[gapCount], of: stack) }
}

extension StackConstraints {
  /// Attaches the first and the last visible view to the stack's ends.
  private var connections: [Equation] {
    guard let first = visible.first, let last = visible.last else { return [] }
    return [
      make(.canvasConnection, stackItem, edge(.near), first.item, along.near),
      make(.canvasConnection, stackItem, edge(.far), last.item, along.far),
    ]
  }

  /// The spacing between neighbours, including hidden ones. Next to a hidden view half of the spacing
  /// is on each side, so that the visible views are as far apart as without it. At the ends of the
  /// stack it is zero.
  private var spacings: [Equation] {
    let lastVisible = arranged.lastIndex { !$0.isHidden } ?? 0
    var visible: Arranged?
    return zip(arranged.indices, arranged.indices.dropFirst()).map { near, far in
      if !arranged[near].isHidden { visible = arranged[near] }
      let isOpen = hasGapGuides && !arranged[far].isHidden
      return make(
        .spacing, arranged[far].item, along.near, arranged[near].item, along.far,
        isOpen ? .greaterThanOrEqual : .equal,
        constant: far <= lastVisible ? spacing(after: near, visible) : 0)
    }
  }

  /// - Parameter visible: the last visible view up to the index; nil if there is none.
  private func spacing(after index: Int, _ visible: Arranged?) -> Double {
    guard let spacing = visible.map({ $0.customSpacing ?? arrangement.spacing }) else { return 0 }
    return switch (arranged[index].isHidden, arranged[index + 1].isHidden) {
    case (false, false): spacing
    case (true, true): 0
    case (true, false), (false, true): spacing / 2
    }
  }

  private var hidings: [Equation] {
    arranged.filter(\.isHidden).map { make(.hiding, $0.item, along.size, constant: 0) }
  }

  func canvasFit(_ size: LayoutAttribute) -> Equation {
    make(.canvasFit, stackItem, size, constant: 0, priority: .canvasFit)
  }
}

extension StackConstraints.Arranged {
  var item: LayoutItem { .view(view) }
}

extension LayoutPriority {
  fileprivate static let canvasFit = LayoutPriority(49) ?? .fittingSizeLevel
}

extension StackArrangement {
  /// Baseline alignments apply to horizontal stacks only. UIKit does not document them for vertical
  /// stacks; here they align the leading edges.
  fileprivate var withValidAlignment: StackArrangement {
    guard axis == .vertical, alignment.isBaseline else { return self }
    var valid = self
    valid.alignment = .leading
    return valid
  }
}
