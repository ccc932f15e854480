import AutoLayout
import Certification
import ExactArithmetic
import Primitives
import TimelineModel
import Timing

/// A second run of a timeline, turn by turn, in which every layout and every reported conflict and
/// ambiguity is certified, as far as the work of all proofs together allows.
package struct CertificateReplay {
  /// The most work of all proofs of a timeline, as `ExactWork` counts it: five to ten seconds. None of the
  /// project's timelines takes a thousandth.
  package static let mostWork = 40_000_000

  private var runner: Runner
  private let plan: AnimationPlan
  private var timeline: Timeline { plan.timeline }
  private var found: [TimelineCertificate] = []
  private var keyframe: Int?
  private var time = Nanoseconds.zero
  private var stated: StatedConstraints
  private var layout: CertifiedLayout?
  /// Whether `layout` is the present one: no change came after it.
  private var isCertified = false
  private let work: ExactWork

  /// The work of all proofs so far.
  package var spentWork: Int { work.spent }

  /// - Parameter mostWork: what goes beyond it is not certified, and neither is what follows.
  package init(_ plan: AnimationPlan, mostWork: Int = Self.mostWork) throws(PlanningError) {
    self.plan = plan
    work = ExactWork(limit: mostWork)
    stated = StatedConstraints(plan.timeline)
    runner = try Runner(plan.timeline, recordsFindings: true)
  }

  /// Plays all turns, and hands over the certificates of each.
  package mutating func run(_ take: (TimelineCertificate) -> Void) throws(PlanningError) {
    certifyConflicts(from: 0) { _ in true }
    certifyTurn(from: 0)
    handOver(take)
    while let turn = runner.nextTurn {
      time = turn.time
      runner.begin(turn.keyframes, at: time)
      try runTurn(turn.keyframes)
      handOver(take)
    }
    if runner.findings != plan.findings() { record(.otherFindings) }
    handOver(take)
  }

  private mutating func handOver(_ take: (TimelineCertificate) -> Void) {
    for certificate in found { take(certificate) }
    found = []
  }

  private mutating func runTurn(_ turn: Range<Int>) throws(PlanningError) {
    let earlier = runner.findings.count
    for index in turn {
      let played = timeline.keyframes[index]
      if played.flushes { layOut(from: .root, nil) }
      keyframe = index
      for batch in played.changes.batches { try apply(batch, of: index) }
      if case .immediate(let view) = played.layout { layOut(from: view, played.animation) }
    }
    layOut(from: .root, nil)
    try runner.endTurn(turn, findings: earlier, at: time)
    certifyTurn(from: earlier)
  }

  /// As the plan does, so that the same searches reach their limits.
  private mutating func apply(
    _ batch: ArraySlice<Change>, of index: Int
  ) throws(PlanningError) {
    let earlier = runner.findings.count
    let sizes = (canvas: runner.engine.canvas.size, views: runner.geometries)
    try runner.apply(batch, of: index)
    for change in batch {
      stated.apply(change, isPresent: runner.engine.isPresent) { view, axis in
        let size = view == .root ? sizes.canvas : sizes.views[view.rawValue].size
        return axis == .horizontal ? size.width : size.height
      }
    }
    isCertified = false
    certifyConflicts(from: earlier) { _ in true }
  }

  private mutating func layOut(from view: ViewIndex, _ animation: Animation?) {
    if !runner.isLaidOut { _ = certifiedLayout() }
    runner.layOut(from: view, at: time, animation)
  }

  private mutating func certifiedLayout() -> CertifiedLayout {
    if isCertified, let layout { return layout }
    let certified = runner.engine.certified(after: layout, work)
    (layout, isCertified) = (certified, true)
    record(.layout(certified))
    for constraint in stated.differences(from: runner.engine) {
      record(.otherConstraint(constraint))
    }
    return certified
  }

  /// Certifies what is reported at the end of a turn: the conflicts that last, and the ambiguities.
  private mutating func certifyTurn(from earlier: Int) {
    let layout = certifiedLayout()
    certifyConflicts(from: earlier) { !$0.isTransient }
    let reported = Set(runner.openAmbiguities.map(\.fact))
    if reported != layout.ambiguities { record(.misreportedAmbiguities) }
  }

  private mutating func certifyConflicts(
    from first: Int, where isIncluded: (Finding.Conflict) -> Bool
  ) {
    for case .conflict(let conflict) in runner.findings[first...] where isIncluded(conflict) {
      record(.conflict(runner.engine.certified(conflict.layout, conflict.proof, work)))
    }
  }

  private mutating func record(_ subject: TimelineCertificate.Subject) {
    found.append(TimelineCertificate(subject: subject, keyframe: keyframe, time: time))
  }
}
