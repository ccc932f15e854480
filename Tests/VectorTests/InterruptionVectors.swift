import AutoLayout
import Presentation
import Primitives
import TestSupport
import Testing
import TimelineModel
import Timing

/// A move from 0 to 100 in one second, and after half of that time a move back.
@Suite struct InterruptionVectors {
  @Test func everyRowHolds() throws {
    let modern = try AnimationPlan(Self.timeline(.modern))
    let legacy = try AnimationPlan(Self.timeline(.iOS7))
    try runVectors(of: "interruption.json") { row in
      try check(row, "additiveIOS8", modern)
      try check(row, "replaceFromCurrentIOS7", legacy)
    }
  }

  private func check(_ row: VectorRow, _ key: String, _ plan: AnimationPlan) throws {
    let expected = try row.number(key)
    let tolerance = try row.number("tolerance")
    let time = FrameTime(Nanoseconds(Int64((try row.number("time") * 1e9).rounded())))
    let shown = plan.presentation(at: time)[1].geometry.center.y
    #expect(abs(shown - expected) <= tolerance, "\(row), \(key): \(shown)")
  }

  private static let place = SourceLocation(line: 1, column: 1, lowerOffset: 0, upperOffset: 0)

  /// Both animations begin from the current state, which affects only animations that replace
  /// another.
  private static func timeline(_ compatibility: Compatibility) -> Timeline {
    let view = LayoutItem.view(ViewIndex(1))
    let root = LayoutItem.view(.root)
    let centerY = LayoutConstraint(
      firstItem: view, firstAttribute: .centerY, secondItem: root, secondAttribute: .top)
    let height = LayoutConstraint(firstItem: view, firstAttribute: .height, constant: 20)
    return Timeline(
      canvas: Canvas(size: Size(width: 100, height: 200)), compatibility: compatibility,
      views: [
        TimelineView(id: "root", superview: nil), TimelineView(id: "view", superview: .root),
      ],
      constraints: [centerY, height].map {
        TimelineConstraint(id: nil, name: "constraint", constraint: $0, location: place)
      },
      initialConstraints: [0, 1],
      keyframes: [move(to: 100, at: 0), move(to: 0, at: 500_000_000)])
  }

  private static func move(to constant: Double, at nanoseconds: Int64) -> Keyframe {
    Keyframe(
      time: Nanoseconds(nanoseconds),
      changes: [Change(.setConstant(0, .number(constant)), location: place)],
      animation: Animation(duration: .second, beginsFromCurrentState: true), location: place)
  }
}
