import Testing
import TimelineModel

/// UIKit does not allow changing an active constraint between required and optional.
@Suite struct RequiredPriorityTests {
  private func codes(_ constraint: String, _ changes: String) -> [String] {
    TimelineModelTests.codes(
      scene(constraint, keyframes: #"{"time": 0, "changes": [\#(changes)]}"#))
  }

  private let required = #""x: a.width == 1""#
  private let optional = #""x: a.width == 1 @999""#
  private let inactive = #"{"equation": "a.width == 1", "id": "x", "active": false}"#

  @Test func activeConstraintIsRefusedBothWays() {
    #expect(
      codes(required, #"{"constraint": "x", "priority": 999}"#) == ["required-priority-change"])
    #expect(
      codes(optional, #"{"constraint": "x", "priority": 1000}"#) == ["required-priority-change"])
    #expect(codes(required, #"{"constraint": "x", "priority": 1000}"#) == [])
    #expect(codes(optional, #"{"constraint": "x", "priority": 1}"#) == [])
  }

  @Test func inactiveConstraintIsFree() {
    #expect(codes(inactive, #"{"constraint": "x", "priority": 999}"#) == [])
    #expect(codes(inactive, #"{"constraint": "x", "active": true, "priority": 999}"#) == [])
    #expect(
      codes(
        required, #"{"deactivate": "x"}, {"constraint": "x", "priority": 1}, {"activate": "x"}"#)
        == [])
    #expect(
      codes(inactive, #"{"activate": "x"}, {"constraint": "x", "priority": 999}"#)
        == ["required-priority-change"])
  }

  @Test func restoringAnActiveConstraintIsAChangeToo() {
    let changed = #"{"deactivate": "x"}, {"constraint": "x", "priority": 1}, {"activate": "x"}"#
    #expect(codes(required, changed + #", {"restore": "x"}"#) == ["required-priority-change"])
    #expect(codes(required, changed + #", {"deactivate": "x"}, {"restore": "x"}"#) == [])
    let activated = #"{"constraint": "x", "priority": 1, "active": true}, {"restore": "x"}"#
    #expect(codes(inactive, activated) == [])
  }

  @Test func keyframesAreFollowedInTime() {
    let off = #"{"time": 1, "changes": [{"deactivate": "x"}]}"#
    let change = #"{"time": 2, "changes": [{"constraint": "x", "priority": 1}]}"#
    #expect(TimelineModelTests.codes(scene(required, keyframes: "\(change), \(off)")) == [])
    let later = #"{"time": 3, "changes": [{"deactivate": "x"}]}"#
    #expect(
      TimelineModelTests.codes(scene(required, keyframes: "\(later), \(change)"))
        == ["required-priority-change"])
  }

  @Test func messageNamesTheConstraintAndItsLocation() {
    let found = diagnostics(
      scene(
        #"{"group": "g", "constraints": ["a.width == 1"]}"#,
        keyframes: #"{"time": 0, "changes": [{"constraint": "g", "priority": 750}]}"#))
    #expect(
      found.map(\.message) == [
        "the active constraint `a.width == 1 (line 4)` cannot change from required to optional"
      ])
    #expect(found.flatMap(\.labels).map(\.location.line) == [4])
  }
}
