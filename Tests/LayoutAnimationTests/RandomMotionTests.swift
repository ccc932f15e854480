import LayoutAnimation
import Presentation
import Primitives
import TestSupport
import Testing
import Timing

@testable import Planning

/// 200 random timelines with animations of all kinds, which interrupt each other.
@Suite struct RandomMotionTests {
  /// What is inspected at the time of a frame is what the frame's commands draw: every box has a colour
  /// of its own, and is upright or turned.
  @Test func whatIsInspectedIsWhatIsDrawn() throws {
    for seed in 0..<200 {
      var draft = RandomMotion(seed: UInt64(seed))
      let planned = try PlannedTimeline(json: draft.timeline())
      for frame in stride(from: 0, to: planned.frameCount, by: 5) {
        let layout = try planned.layout(atFrame: frame)
        let drawn = planned.plan.scene(at: frame).quads
        for (index, color) in RandomMotion.colors.enumerated() {
          let view = try #require(layout["box\(index)"])
          let corners = view.corners.map { $0 * 2 }
          let quad = try #require(drawn[color], "timeline \(seed), frame \(frame), box \(index)")
          #expect(
            zip(quad, corners).allSatisfy { ($0 - $1).magnitude < 1e-6 },
            "timeline \(seed), frame \(frame), box \(index): \(quad) instead of \(corners)")
        }
      }
    }
  }

  /// An animation from A to B and one from B to A with the curve turned around show the same frames in
  /// the opposite order.
  @Test func aReversedTimelineShowsTheFramesBackwards() throws {
    for seed in 0..<200 {
      var draft = RandomMotion(seed: UInt64(seed))
      let (forward, backward) = draft.reversible()
      let there = try PlannedTimeline(json: forward)
      let back = try PlannedTimeline(json: backward)
      // Both begin to move in frame 4, and the last frame is 24.
      #expect(there.frameCount == 25 && back.frameCount == 25)
      for frame in 4...24 {
        let (one, other) = (
          try there.layout(atFrame: frame), try back.layout(atFrame: 28 - frame)
        )
        for index in RandomMotion.colors.indices {
          let (view, counterpart) = (one["box\(index)"], other["box\(index)"])
          let places = try zip(#require(view).corners, #require(counterpart).corners)
          #expect(
            places.allSatisfy { ($0 - $1).magnitude < 1e-6 }
              && view?.alpha.isClose(counterpart) == true,
            "timeline \(seed), frame \(frame), box \(index)")
        }
      }
    }
  }
}

/// Writes timelines with three boxes.
private struct RandomMotion {
  private var generator: SeededGenerator

  static let colors = [0x11_22_33, 0x44_55_66, 0x77_88_99]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func one(_ texts: [String]) -> String {
    texts[number(0...texts.count - 1)]
  }

  /// Four keyframes within a second, of which the later ones find the earlier ones running.
  mutating func timeline() -> String {
    let keyframes = (0..<4).map { index -> String in
      let time = Double(number(0...20)) / 40 + 0.1 * Double(index)
      return keyframe(at: (time * 1000).rounded() / 1000)
    }
    return file(keyframes.joined(separator: ",\n"), scale: 2, duration: "\"duration\": 2,")
  }

  private mutating func keyframe(at time: Double) -> String {
    switch number(0...5) {
    case 0:
      let parts = "{\"duration\": \(duration), \(curve), \"changes\": [\(change), \(change)]}"
      return
        #"{"time": \#(time), "animations": [\#(parts), {"duration": 0.3, "changes": [\#(change)]}]}"#
    case 1:
      let mode = one(["linear", "discrete", "paced", "cubic", "cubicPaced"])
      return """
        {"time": \(time), "animation": {"duration": \(duration), "calculationMode": "\(mode)",
          "relativeKeyframes": [
            {"relativeStartTime": 0, "relativeDuration": 0.4, "changes": [\(change)]},
            {"relativeStartTime": 0.5, "relativeDuration": 0.5, "changes": [\(change)]}]}}
        """
    case 2:
      return """
        {"time": \(time), "animation": {"duration": \(duration), \(curve), "animations": [
          {"changes": [\(change)]},
          {"overrideInheritedDuration": true, "duration": 0.2, "delay": 0.1, "changes": [\(change)]}]}}
        """
    case 3:
      let path = #""path": {"values": [{"x": 9, "y": 5}, {"x": 60, "y": 50}, {"x": 30, "y": 20}]}"#
      return """
        {"time": \(time), "animation": {"duration": \(duration), \(curve)},
         "changes": [{"view": "box\(number(0...2))", \(path)}, \(change)]}
        """
    case 4:
      let repetition = one([#""repeatCount": 1.5"#, #""autoreverse": true"#, #""repeatCount": 2"#])
      return """
        {"time": \(time), "animation": {"duration": 0.2, \(repetition)}, "changes": [\(change)]}
        """
    default:
      return """
        {"time": \(time), "animation": {"duration": \(duration), \(curve)},
         "changes": [\(change), \(change)]}
        """
    }
  }

  private var duration: Double {
    mutating get { Double(number(2...8)) / 10 }
  }

  private var curve: String {
    mutating get {
      one([
        #""curve": "linear""#, #""curve": "easeOut""#, #""curve": [0.2, -0.6, 0.4, 1.6]"#,
        #""curve": "steps(4, jump-end)""#, #""curve": "linear(0, 0.8 30%, 0.6 60%, 1)""#,
        #""spring": {"dampingRatio": 0.4}"#,
        #""spring": {"dampingRatio": 1, "initialVelocity": 3}"#,
      ])
    }
  }

  private var change: String {
    mutating get {
      let box = number(0...2)
      let (x, y) = (number(0...60), number(0...40))
      return one([
        #"{"constraint": "x\#(box)", "constant": \#(x)}"#,
        #"{"constraint": "w\#(box)", "constant": \#(5 + y)}"#,
        #"{"view": "box\#(box)", "transform.rotation": \#(3 * x)}"#,
        #"{"view": "box\#(box)", "transform.translation": {"x": \#(x - 30), "y": \#(y - 20)}}"#,
        #"{"view": "box\#(box)", "transform.scale": \#(1 + Double(y) / 20)}"#,
      ])
    }
  }

  /// - Returns: a timeline with one animation of everything, and one that plays it backwards.
  mutating func reversible() -> (forward: String, backward: String) {
    let curves = [
      (#""linear""#, #""linear""#), (#""easeInOut""#, #""easeInOut""#),
      (#""easeIn""#, #""easeOut""#), ("[0.2, -0.6, 0.4, 1.6]", "[0.6, -0.6, 0.8, 1.6]"),
      (#""linear(0, 0.8 30%, 0.6 60%, 1)""#, #""linear(0, 0.4 40%, 0.2 70%, 1)""#),
    ]
    let (curve, reversed) = curves[number(0...curves.count - 1)]
    let (a, b) = (state, state)
    let move = { (curve: String, state: [String]) in
      """
      {"time": 0.2, "animation": {"duration": 1, "curve": \(curve)},
       "changes": [\(state.joined(separator: ", "))]}
      """
    }
    let begin = { (state: [String]) in
      #"{"time": 0, "changes": [\#(state.joined(separator: ", "))]},"#
    }
    return (
      file(begin(a) + move(curve, b), scale: 1, duration: ""),
      file(begin(b) + move(reversed, a), scale: 1, duration: "")
    )
  }

  /// A value for everything that is animated.
  private var state: [String] {
    mutating get {
      (0..<3).flatMap { box in
        [
          #"{"constraint": "x\#(box)", "constant": \#(number(0...60))}"#,
          #"{"constraint": "w\#(box)", "constant": \#(number(5...40))}"#,
          #"{"view": "box\#(box)", "alpha": 0.\#(number(1...9))}"#,
          #"{"view": "box\#(box)", "transform.rotation": \#(number(-300...300))}"#,
        ]
      }
    }
  }

  private func file(_ keyframes: String, scale: Int, duration: String) -> String {
    let views = Self.colors.enumerated().map { index, color in
      ##"{"id": "box\##(index)", "backgroundColor": "#\##(String(color, radix: 16))"}"##
    }
    let constraints = Self.colors.indices.flatMap { index in
      [
        #""x\#(index): box\#(index).leading == root.leading""#,
        #""w\#(index): box\#(index).width == 10""#, #""box\#(index).height == 9""#,
        #""box\#(index).top == root.top + \#(12 * index)""#,
      ]
    }
    return """
      {"version": 1, "canvas": {"width": 90, "height": 60, "scale": \(scale)}, \(duration)
       "framesPerSecond": 20, "views": [\(views.joined(separator: ", "))],
       "constraints": [\(constraints.joined(separator: ", "))], "keyframes": [\(keyframes)]}
      """
  }
}

extension Scene {
  /// The corners of what is filled, in pixels, by its colour.
  fileprivate var quads: [Int: [Point]] {
    var quads: [Int: [Point]] = [:]
    for command in commands {
      switch command {
      case .fill(let rect, let color): quads[color.number] = Quad(rect, mappedBy: .identity).corners
      case .fillQuad(let quad, let color): quads[color.number] = quad.corners
      default: break
      }
    }
    return quads
  }
}

extension PremultipliedColor {
  fileprivate var number: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }
}

extension Inspection.View {
  /// In points, with the transform about the centre.
  fileprivate var corners: [Point] {
    let map = AffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
    let half = Point(x: frame.width / 2, y: frame.height / 2)
    let middle = Point(x: frame.x + half.x, y: frame.y + half.y)
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      middle + map(Point(x: half.x * x, y: half.y * y))
    }
  }
}

extension Double {
  fileprivate func isClose(_ view: Inspection.View?) -> Bool {
    view.map { abs(self - $0.alpha) < 1e-9 } ?? false
  }
}
