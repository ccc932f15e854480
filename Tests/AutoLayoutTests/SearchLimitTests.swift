import AutoLayout
import CertificateChecker
import Certification
import ConstraintSolver
import Primitives
import Testing

/// Searches of the engine that end at a limit.
@Suite struct LayoutSearchLimitTests {
  /// A view that moves away from the margin that it inherits, by a share of that margin.
  private func views(share: Double) -> (layout: Layout, card: ViewIndex) {
    var layout = Layout()
    layout.views[0].layoutMargins = LayoutInsets(EdgeInsets(left: 100))
    let gap = layout.view()
    let card = layout.view()
    layout.views[card.rawValue].preservesSuperviewLayoutMargins = true
    let margin = layout.view(in: card)
    layout.add(
      equal(gap[.left], root[.left]), equal(card[.left], gap[.right]),
      equal(card[.width], plus: 50),
      equal(margin[.left], card[.left]), equal(margin[.right], card[.leftMargin]),
      equal(gap[.width], margin[.width], times: share))
    return (layout, card)
  }

  @Test(arguments: [(0.5, false), (0.99, true), (1, true)])
  func marginsThatDoNotSettleAreNamed(share: Double, isCut: Bool) {
    let (layout, card) = views(share: share)
    var engine = layout.engine()
    #expect(engine.searchLimits() == (isCut ? [.insets([card])] : []))
  }

  @Test func marginsThatSettleAfterAChangeAreNotNamedAnyMore() {
    var (layout, _) = views(share: 0.99)
    let fixed = layout.add(equal(ViewIndex(1)[.width], plus: 20))
    var engine = layout.idle
    _ = engine.activate(Array(0..<fixed))
    _ = engine.deactivate(fixed - 1)
    _ = engine.activate(fixed)
    #expect(engine.searchLimits() == [])
  }

  /// Two views in a row whose widths are held by the room that they have.
  @Test(arguments: [true, false]) func viewsThatAreNotDecidedAreNamed(isLimited: Bool) {
    var layout = Layout()
    let (left, right) = (layout.view(), layout.view())
    for view in [left, right] {
      layout.add(
        atLeast(view[.width], plus: 5), equal(view[.top], root[.top]),
        equal(view[.height], plus: 5))
    }
    layout.add(
      equal(left[.left], root[.left]), equal(right[.left], left[.right]),
      atMost(right[.right], root[.left], plus: 10))
    var engine = layout.engine()
    if isLimited { engine.moveWorkLimit = 0 }
    #expect(engine.ambiguities() == [])
    #expect(engine.searchLimits() == (isLimited ? [.ambiguities([left, right])] : []))
    #expect(engine.certified().verdict == .certified(roundedCount: 0))
  }

  @Test func anAbandonedSearchStillGivesALayout() {
    var layout = Layout()
    let view = layout.view()
    layout.fix(view, x: 5)
    var engine = layout.idle
    engine.pivotLimit = PivotLimit(perMember: 0, constant: 0)
    #expect(engine.activate([0, 1, 2, 3]) == [])
    #expect(engine.searchLimits() == [.bestLayout((0..<4).map { .constraint($0) })])
    #expect(engine.solvedFrames()[view.rawValue] == Rect(x: 5, y: 0, width: 10, height: 10))
  }

  /// Each of some views is to the right of each other one, which is settled by the work of a few steps.
  @Test(arguments: [0, nil]) func constraintsThatAreBrokenWithoutProofAreNamed(limit: Int?) {
    var layout = Layout()
    let views = (0..<6).map { _ in layout.view() }
    for view in views { layout.add(atLeast(view[.width], plus: 20)) }
    for view in views {
      for other in views where other != view {
        layout.add(atLeast(view[.left], other[.right], plus: 10))
      }
    }
    var engine = layout.idle
    engine.contradictionWorkLimit = limit
    let conflicts = engine.activate(Array(layout.constraints.indices))
    let named = engine.searchLimits()
    if limit == nil {
      #expect(named == [])
      #expect(conflicts.count == 15)
    } else if case .contradictions(let members) = named.first {
      #expect(named.count == 1)
      #expect(members.count + conflicts.count == engine.brokenMembers.count)
      #expect(Set(members).isDisjoint(with: conflicts.map(\.broken)))
      #expect(engine.linearConflicts.count { !$0.isProved } == members.count)
      // They are searched again after the next change, not before, and are conflicts then.
      engine.contradictionWorkLimit = nil
      #expect(engine.activate([]) == [])
      #expect(engine.searchLimits() == named)
      // A change of one alone, which has no row in the solver.
      if case .constraint(let index) = members[0] {
        var changed = engine
        _ = changed.setConstant(-1000, of: index)
        #expect(!changed.brokenMembers.contains(members[0]))
        #expect(changed.searchLimits() == [])
      }
      let later = engine.deactivate(0)
      #expect(engine.searchLimits() == [])
      #expect(!later.isEmpty && engine.linearConflicts.allSatisfy(\.isProved))
    } else {
      Issue.record("no contradiction is named: \(named)")
    }
  }

  /// Two widths of one view, and a view beside it that nothing places.
  private func widths() throws -> (LayoutEngine, LayoutConflict, ConflictProof) {
    var layout = Layout()
    let view = layout.view()
    let index = layout.add(equal(view[.width], plus: 10))
    layout.add(equal(view[.width], plus: 20))
    _ = layout.view()
    var engine = layout.idle
    let conflict = try #require(engine.activate([index, index + 1]).first)
    return (engine, conflict, try #require(engine.proof(of: conflict)))
  }

  /// The work of all trials for fixes together is limited, and the limit is known to be reached.
  @Test func fixesAreSearchedWithALimitOfWork() throws {
    var (engine, conflict, proof) = try widths()
    #expect(!engine.cures(for: conflict, proof).isEmpty && !engine.hasReachedTrialLimit)
    for (work, isReached) in [(9, false), (10, true), (11, true)] {
      engine.trialWorkLimit = 10
      engine.trialWork = work
      #expect(engine.hasReachedTrialLimit == isReached)
      if isReached { #expect(engine.cures(for: conflict, proof).isEmpty) }
    }
  }

  @Test func rangesAreSearchedWithALimitOfWork() throws {
    var (engine, _, _) = try widths()
    let present = engine.ambiguities()
    let ambiguity = try #require(present.first)
    engine.trialWorkLimit = 0
    #expect(engine.range(of: ambiguity, among: present) == nil)
    engine.trialWorkLimit = LayoutEngine.mostTrialWork
    #expect(engine.range(of: ambiguity, among: present) != nil)
  }

  /// Loose widths in a row that is too short: whether a fix leaves the layout open takes far more work than the
  /// layout, and ends soon after the limit.
  @Test func oneTrialEndsSoonAfterTheLimit() throws {
    let count = 60
    var layout = Layout()
    let views = (0..<count).map { _ in layout.view() }
    for (view, last) in zip(views, [nil] + views) {
      layout.add(
        equal(view[.left], last.map { $0[.right] } ?? root[.left]),
        atLeast(view[.width], plus: 5 + Double(view.rawValue % 3)))
      guard let last else { continue }
      layout.add(atLeast(view[.width], last[.width], at: .at(600)))
    }
    layout.add(atLeast(root[.right], views[count - 1][.right]))
    layout.canvas.size.width = 100
    var engine = layout.idle
    let conflict = try #require(engine.activate(Array(layout.constraints.indices)).first)
    let proof = try #require(engine.proof(of: conflict))
    // Of the layout itself all that is open is found, whatever it takes.
    _ = engine.ambiguities()
    var whole = engine
    _ = whole.countingTrials { $0.cures(for: conflict, proof) }
    engine.trialWorkLimit = whole.trialWork / 4
    _ = engine.countingTrials { $0.cures(for: conflict, proof) }
    #expect(engine.hasReachedTrialLimit)
    #expect(engine.trialWork < whole.trialWork / 2, "\(engine.trialWork) of \(whole.trialWork)")
  }

  /// A row that is 10 points too short, in which all widths but the last are required twice: only the
  /// last one can change, and the others are tried first.
  @Test(arguments: [(3, true), (4, true), (5, false)])
  func fourConstantsAreTried(count: Int, isFound: Bool) throws {
    var layout = Layout()
    layout.canvas.size.width = Double(200 * (count - 1) + 40)
    var last = root[.left]
    var widths: [Int] = []
    for index in 0..<count {
      let view = layout.view()
      let length = index < count - 1 ? 200.0 : 50
      layout.add(equal(view[.left], last))
      widths.append(layout.add(equal(view[.width], plus: length)))
      if length == 200 { layout.add(equal(view[.width], plus: length)) }
      last = view[.right]
    }
    layout.add(equal(last, root[.right]))
    var engine = layout.idle
    let conflict = try #require(engine.activate(Array(layout.constraints.indices)).first)
    let proof = try #require(engine.proof(of: conflict))
    let isOffered = engine.cures(for: conflict, proof).contains(.setConstant(widths[count - 1], 40))
    #expect(isOffered == isFound)
  }

  /// Views of one open width, which a single constraint settles.
  @Test(arguments: [(11, 11), (12, 12), (13, 1)])
  func fixesAreComparedByTwelveAmbiguities(count: Int, settled: Int) throws {
    var layout = Layout()
    let views = (0..<count).map { _ in layout.view() }
    for view in views {
      layout.add(
        equal(view[.left], root[.left], plus: 10), equal(view[.top], root[.top]),
        equal(view[.height], plus: 10), atLeast(view[.width], plus: 30))
      if view != views[0] { layout.add(equal(view[.width], views[0][.width])) }
    }
    var engine = layout.engine()
    let present = engine.ambiguities()
    #expect(present.count == count)
    let range = try #require(engine.range(of: present[0], among: present))
    #expect(range.settledCount == settled)
  }

  /// Views in a row that is too short for their contents.
  @Test func contentsThatAreTooManyToCompareAreNamed() throws {
    let count = LayoutEngine.searchLimits.rivals + 2
    var layout = Layout()
    layout.canvas.size.width = 10
    var last = root[.left]
    for _ in 0..<count {
      let view = layout.view(
        content: ContentSize(horizontal: .init(length: 10), vertical: .init(length: 10)))
      layout.add(
        equal(view[.left], last), equal(view[.top], root[.top]), atLeast(view[.width]))
      last = view[.right]
    }
    layout.add(equal(last, root[.right]))
    var engine = layout.engine()
    let limits = engine.searchLimits()
    guard case .ties(let priority, let members) = try #require(limits.first) else {
      Issue.record("\(limits)")
      return
    }
    #expect(limits.count == 1 && priority == .at(750))
    #expect(members.count == count - 1)
    #expect(engine.ties().allSatisfy { $0.priority != priority })
  }
}
