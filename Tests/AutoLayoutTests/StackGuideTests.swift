import ConstraintSolver
import Primitives
import Testing

@testable import AutoLayout

/// The layout guides in the gaps of a stack view while its subviews are hidden and shown.
@Suite struct StackGuideTests {
  private func guides(_ count: Int, _ uses: [StackGuides.Use]) -> StackGuides {
    var guides = StackGuides()
    guides.guides = (0..<count).map { GuideIndex($0) }
    guides.assign(to: uses)
    return guides
  }

  private func gap(_ view: Int) -> StackGuides.Use { .gap(after: ViewIndex(view)) }

  @Test func guidesAreUsedInOrder() {
    let guides = guides(4, [.firstGap, gap(2), .spanner])
    #expect(guides.guides.map(\.rawValue) == [0, 1, 2, 3])
    #expect(guides.uses == [.firstGap, gap(2), .spanner])
  }

  /// When the first view is hidden, the next gap takes the guide of the first one, and no other changes.
  @Test func aGapKeepsItsGuide() {
    var guides = guides(4, [.firstGap, gap(2), gap(3), gap(4)])
    guides.assign(to: [.firstGap, gap(3), gap(4)])
    #expect(guides.guides.map(\.rawValue) == [0, 2, 3, 1])
    guides.assign(to: [.firstGap, gap(2), gap(3), gap(4)])
    #expect(guides.guides.map(\.rawValue) == [0, 1, 2, 3])
    guides.assign(to: [])
    #expect(guides.guides.map(\.rawValue) == [0, 1, 2, 3] && guides.uses.isEmpty)
  }

  /// Only the gaps between what is equal at both ends are looked up.
  @Test func gapsInTheMiddleChangePlaces() {
    var guides = guides(6, [.firstGap, gap(2), gap(3), gap(4), .spanner])
    guides.assign(to: [.firstGap, gap(4), gap(5), gap(2), .spanner])
    #expect(guides.guides.map(\.rawValue) == [0, 3, 2, 1, 4, 5])
    guides.assign(to: [.firstGap, gap(4), gap(2), gap(5), gap(6), .spanner])
    #expect(guides.guides.map(\.rawValue) == [0, 3, 1, 2, 5, 4])
  }

  private static let distributions: [StackArrangement.Distribution] = [
    .equalSpacing, .equalCentering,
  ]

  private func stack(
    _ distribution: StackArrangement.Distribution, _ count: Int, width: Double
  ) -> Layout {
    var layout = Layout()
    let stack = layout.view()
    let views = (0..<count).map { index in
      layout.view(
        in: stack,
        content: ContentSize(
          horizontal: .init(length: Double(5 + index % 7)), vertical: .init(length: 9)))
    }
    layout.views[stack.rawValue].stack = StackArrangement(
      distribution: distribution, arrangedSubviews: views)
    layout.add(equal(stack[.width], plus: width))
    return layout
  }

  /// Narrower than the contents, so that ties decide which gaps are equal, and wider.
  @Test(arguments: distributions, [30.0, 200])
  func theLayoutDoesNotDependOnWhatWasHiddenBefore(
    _ distribution: StackArrangement.Distribution, width: Double
  ) {
    var layout = stack(distribution, 7, width: width)
    var engine = layout.engine()
    for (view, isHidden) in [
      (4, true), (2, true), (5, true), (4, false), (8, true), (2, false), (3, true), (8, false),
      (5, false), (3, false),
    ] {
      layout.views[view].isHidden = isHidden
      _ = engine.setHidden(isHidden, of: ViewIndex(view))
      #expect(engine.checkInvariants() == [])
      let (frames, expected) = (engine.solvedFrames(), layout.engine().solvedFrames())
      for (frame, new) in zip(frames, expected) {
        #expect(abs(frame.minX - new.minX) < 1e-6 && abs(frame.width - new.width) < 1e-6)
      }
    }
  }

  /// A view that is hidden changes the constraints of the gaps next to it alone, so that the basis stays. Only
  /// the first one has the others aligned with it.
  @Test(arguments: distributions, [1, 20])
  func hidingAViewKeepsTheBasis(_ distribution: StackArrangement.Distribution, place: Int) {
    var engine = stack(distribution, 40, width: 800).engine()
    let before = engine.statistics
    _ = engine.setHidden(true, of: ViewIndex(2 + place))
    #expect(engine.statistics.rebuilds == before.rebuilds)
  }
}
