import Primitives
import Testing
import TimelineModel
import Timing

/// `path` in a change of a view.
@Suite struct PathTests {
  private static let two = #""values": [{"x": 0, "y": 0}, {"x": 8, "y": 4}]"#

  private func text(_ path: String, animation: String = #", "animation": 1"#) -> String {
    scene(keyframes: #"{"time": 0, "changes": [{"view": "a", "path": \#(path)}]\#(animation)}"#)
  }

  @Test func allOfAPathIsRead() throws {
    let read = try timeline(
      text(
        #"{\#(Self.two), "keyTimes": [0, 1], "curves": ["easeIn"], "#
          + #""controlPoints": [[{"x": 1, "y": 2}, {"x": 3, "y": 4}]], "#
          + #""rotationMode": "auto", "additive": true}"#))
    guard case .moveAlong(_, let path)? = read.keyframes.first?.changes.first?.operation else {
      Issue.record("no path")
      return
    }
    let ends = (Point(), Point(x: 8, y: 4))
    let inner = MotionSegment.Controls(Point(x: 1, y: 2), Point(x: 3, y: 4))
    let expected = MotionPath(
      values: [ends.0, ends.1], segments: [MotionSegment(from: ends.0, to: ends.1, inner)],
      pacing: .keyTimes([0, 1], [.cubic(.easeIn)]), rotationMode: .auto, isAdditive: true)
    #expect(path == expected)
  }

  @Test(arguments: [
    (#"{}"#, "missing-key"), (#"{"values": []}"#, "wrong-value"),
    (#"{"values": [{"x": 0, "y": 0}]}"#, "wrong-value"), (#"{"values": 1}"#, "wrong-type"),
    (#"{"values": [{"x": 0}, {"x": 0, "y": 1}]}"#, "missing-key"),
    (#"{"values": [{"x": 1e999, "y": 0}, {"x": 0, "y": 1}]}"#, "not-finite"),
    (#"{\#(two), "keyTimes": [0]}"#, "wrong-value"),
    (#"{\#(two), "keyTimes": [0, 0.5]}"#, "out-of-range"),
    (#"{\#(two), "keyTimes": [1, 0]}"#, "out-of-range"),
    (#"{\#(two), "keyTimes": [0, 2]}"#, "out-of-range"),
    (#"{\#(two), "keyTimes": []}"#, "wrong-value"), (#"{\#(two), "curves": []}"#, "wrong-value"),
    (#"{\#(two), "curves": ["easy"]}"#, "wrong-value"),
    (#"{\#(two), "controlPoints": [[{"x": 0, "y": 0}]]}"#, "wrong-value"),
    (#"{\#(two), "controlPoints": []}"#, "wrong-value"),
    (#"{\#(two), "calculationMode": "smooth"}"#, "wrong-value"),
    (#"{\#(two), "rotationMode": "automatic"}"#, "wrong-value"),
    (#"{\#(two), "calculationMode": "paced", "keyTimes": [0, 1]}"#, "contradictory-keys"),
    (#"{\#(two), "calculationMode": "cubicPaced", "curves": ["linear"]}"#, "contradictory-keys"),
    (#"{\#(two), "calculationMode": "cubic", "controlPoints": [[]]}"#, "contradictory-keys"),
    (#"{\#(two), "calculationMode": "discrete", "keyTimes": [0, 1]}"#, "wrong-value"),
    (#"{\#(two), "calculationMode": "discrete", "rotationMode": "auto"}"#, "contradictory-keys"),
    (#"{\#(two), "additive": 1}"#, "wrong-type"), (#"{\#(two), "closed": true}"#, "unknown-key"),
  ])
  func faultsAreFound(path: String, code: String) {
    #expect(codes(text(path)) == [code])
  }

  @Test(arguments: ["", #", "animation": 0"#])
  func aPathNeedsADuration(animation: String) {
    let found = diagnostics(text("{\(Self.two)}", animation: animation))
    #expect(found.map(\.code) == ["missing-key"])
    #expect(found.first?.help?.contains("`\"animation\": 0.5`") == true)
  }
}
