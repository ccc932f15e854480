import AutoLayout
import Primitives
import Testing
import TimelineModel

@testable import Presentation

/// Lints whose searches have a limit name the views that were not searched.
@Suite struct LintLimitTests {
  private let blue = Appearance(backgroundColor: Color(red: 0, green: 0, blue: 255))

  /// Three views of the same frame; only the last is seen.
  private func runner() throws -> (runner: Runner, views: [ViewIndex]) {
    var draft = TimelineDraft()
    let views = (0..<3).map { _ in draft.view(blue) }
    for view in views { draft.fix(view, x: 10, y: 10) }
    return (try Runner(draft.timeline), views)
  }

  /// The second is compared with the third, and the first with the third, which covers it.
  @Test(arguments: [(0, [0, 1]), (1, [0]), (2, []), (3, [])])
  func pairsOfViewsAreCompared(atMost limit: Int, leaves: [Int]) throws {
    let (runner, views) = try runner()
    var covers = CoverObserver(runner.timeline, mostWork: limit)
    covers.note(runner)
    let covered = [0, 1].filter { !leaves.contains($0) }.map {
      Lint.covered(Lint.Cover(view: views[$0], cover: views[2]))
    }
    let unsearched =
      leaves.isEmpty
      ? [] : [Lint.unsearched(Lint.Unsearched(.cover, leaves.map { views[$0] }))]
    #expect(covers.lints(runner) == covered + unsearched)
  }

  /// The first label of a layout is looked at from the first unit of work on, the second once the
  /// work for the first fits. Both have the same colours, and are one lint.
  @Test func backdropsAreLookedAtUpToALimit() throws {
    var draft = TimelineDraft(rootColor: .white)
    let labels = (0..<2).map { _ in draft.view(Appearance(text: LabelText("a", color: .white))) }
    for (place, label) in labels.enumerated() {
      draft.fix(label, x: 0, y: 30 * Double(place), width: 100, height: 30)
    }
    let runner = try Runner(draft.timeline)
    let found = (0...40).map { limit in
      var observer = LabelObserver(mostWork: limit)
      observer.note(runner, after: nil)
      return observer.lints(of: draft.timeline).map { lint -> [ViewIndex] in
        if case .unsearched(let unsearched) = lint, unsearched.search == .contrast {
          unsearched.views
        } else {
          []
        }
      }
    }
    let second = try #require(found.firstIndex { $0 == [[]] })
    #expect(second > 1)
    #expect(found[0] == [labels])
    #expect(found[1..<second].allSatisfy { $0 == [[], [labels[1]]] })
    #expect(found[second...].allSatisfy { $0 == [[]] })
  }
}
