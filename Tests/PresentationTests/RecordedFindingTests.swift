import AutoLayout
import Testing
import TimelineModel
import Timing

@testable import Presentation

/// Findings that are recorded while a plan is made, and those that are computed when asked for.
@Suite struct RecordedFindingTests {
  /// A conflict from 0.5 s to 1 s, and a view whose height is ambiguous.
  private let timeline: Timeline

  init() {
    var draft = TimelineDraft()
    let view = draft.view()
    let near = draft.fix(view).left
    let far = draft.constrain(equal(view, .left, root, plus: 50), isActive: false)
    let other = draft.view()
    draft.constrain(equal(other, .left, root))
    draft.constrain(equal(other, .width, plus: 5))
    draft.constrain(equal(other, .top, root))
    draft.keyframe(at: 0.5, .activate(far), animation: linear(0.25))
    draft.keyframe(at: 1, .deactivate(near), animation: linear(0.5))
    timeline = draft.timeline
  }

  @Test func bothAreTheSame() throws {
    let recorded = try AnimationPlan(timeline, recordsFindings: true)
    let asked = try AnimationPlan(timeline)
    #expect(recorded.conflicts.count == 1)
    #expect(recorded.ambiguities.count == 1)
    #expect(asked.findings() == recorded.findings())
    #expect(asked.findings() == recorded.findings())
  }

  @Test func recordingDoesNotAffectTheLayouts() throws {
    let recorded = try AnimationPlan(timeline, recordsFindings: true)
    let asked = try AnimationPlan(timeline)
    #expect(recorded.frameCount == asked.frameCount)
    for frame in 0..<asked.frameCount {
      let time = asked.clock.time(ofFrame: frame)
      #expect(recorded.presentation(at: time) == asked.presentation(at: time))
    }
  }

  /// Trials and pins depend on it: searching for findings takes longer than most changes.
  @Test func aRunRecordsOnlyWhenAskedTo() throws {
    var silent = try Runner(timeline)
    try silent.run { _ in true }
    #expect(silent.findings.isEmpty)
    var recording = try Runner(timeline, recordsFindings: true)
    try recording.run { _ in true }
    #expect(!recording.findings.isEmpty)
  }
}
