import AutoLayout
import TimelineModel

/// The views of a timeline that another one has too. They are different if size classes install other
/// views.
struct ViewPairs {
  /// By view of the timeline; nil for one that the other does not have.
  private let pairs: [ViewIndex?]

  init(_ timeline: Timeline, _ other: Timeline) {
    if timeline.views.map(\.id) == other.views.map(\.id) {
      pairs = timeline.views.indices.map { ViewIndex($0) }
      return
    }
    let places = Dictionary(
      zip(other.views.map(\.id), other.views.indices.map { ViewIndex($0) })
    ) { first, _ in first }
    pairs = timeline.views.map { places[$0.id] }
  }

  /// A layout of the other timeline in the order of this one's views.
  func inOrder(_ layout: RestLayout) -> RestLayout { layout.reordered(by: pairs) }

  /// A break of this timeline with the views of the other.
  func named(_ found: LayoutBreak) -> LayoutBreak {
    var found = found
    found.kind = found.kind.mapped { pairs[$0.rawValue] ?? $0 }
    return found
  }
}

extension LayoutBreak.Kind {
  fileprivate func mapped(_ other: (ViewIndex) -> ViewIndex) -> Self {
    switch self {
    case .overlap(let back, let front): .overlap(other(back), other(front))
    case .outsideSuperview(let view, let side): .outsideSuperview(other(view), side)
    case .outsideCanvas(let view, let side): .outsideCanvas(other(view), side)
    case .offScreen(let view): .offScreen(other(view))
    case .zeroSize(let view, let axis): .zeroSize(other(view), axis)
    }
  }
}
