import AutoLayout
import Testing
import TimelineModel
import Timing

/// Each limit just below, at and just above it. The size of the file and the nesting of brackets are
/// limited by `JSONText`.
@Suite struct LimitTests {
  @Test(arguments: [(99_998, []), (99_999, []), (100_000, ["limit"])])
  func frames(last: Int, expected: [String]) {
    // At one frame a second, frames 0 to `last`.
    let more = #", "framesPerSecond": 1, "duration": \#(last)"#
    #expect(codes(scene("", keyframes: "", more)) == expected)
    let keyframe = #"{"time": \#(last)}"#
    #expect(codes(scene("", keyframes: keyframe, #", "framesPerSecond": 1"#)) == expected)
  }

  /// The place is that of the time to change, the advice one that helps.
  @Test(arguments: [
    (#"{"time": 0}, {"time": 2e6}"#, "", "6:23", "with 60 as `framesPerSecond` it may last 1666"),
    (#"{"time": 9000}, {"time": 0}"#, "", "6:10", "times are in seconds: write `9`, not `9000`"),
    (#"{"time": 0}, {"time": 2000.0}"#, "", "6:14", "with 60 as `framesPerSecond` it may last"),
    (
      #"{"time": 5000}, {"after": 0.5, "animation": 1}"#, "", "6:10",
      "times are in seconds: write `5`, not `5000`"
    ),
    ("", #", "duration": 9000"#, "7:16", "times are in seconds: write `9`, not `9000`"),
    (
      #"{"time": 500}"#, #", "framesPerSecond": 1000, "duration": 200.0"#, "7:41",
      "with 1000 as `framesPerSecond` it may last 99 seconds"
    ),
  ])
  func tooManyFramesAreBlamedOnTheirCause(
    keyframes: String, more: String, place: String, help: String
  ) throws {
    let found = diagnostics(scene(keyframes: keyframes, more))
    #expect(found.map(\.code) == ["limit"])
    let location = try #require(found.first?.location)
    #expect("\(location.line):\(location.column)" == place)
    #expect(found.first?.help?.hasPrefix(help) == true, "\(found.first?.help ?? "")")
  }

  @Test func latestTimeAtTheHighestRateDoesNotOverflow() {
    let more = #", "framesPerSecond": 1000, "duration": 1e9"#
    #expect(codes(scene("", keyframes: "", more)) == ["limit"])
  }

  @Test(arguments: [(16_383, []), (16_384, []), (16_385, ["limit"])])
  func sideOfTheCanvas(_ side: Int, expected: [String]) {
    #expect(codes(scene(canvas: #""width": \#(side), "height": 1"#)) == expected)
    #expect(codes(scene(canvas: #""width": 1, "height": \#(side)"#)) == expected)
  }

  @Test(arguments: [
    (0, ["out-of-range"]), (1, []), (2, []), (3, []), (4, ["out-of-range"]),
  ])
  func scale(_ scale: Int, expected: [String]) {
    #expect(codes(scene(canvas: #""width": 1, "height": 1, "scale": \#(scale)"#)) == expected)
  }

  @Test(arguments: [
    (0, ["out-of-range"]), (1, []), (2, []), (999, []), (1000, []), (1001, ["out-of-range"]),
  ])
  func framesPerSecond(_ rate: Int, expected: [String]) {
    #expect(codes(scene("", keyframes: "", #", "framesPerSecond": \#(rate)"#)) == expected)
  }

  /// The duration of 0 keeps the number of frames within its own limit.
  private static let times: [(String, [String])] = [
    ("999999999.999999999", []), ("1000000000", []), ("1000000000.000000001", ["out-of-range"]),
  ]

  @Test(arguments: times)
  func time(_ time: String, expected: [String]) {
    #expect(Nanoseconds.latest == Nanoseconds(1_000_000_000_000_000_000))
    let keyframe = #"{"time": \#(time)}"#
    #expect(codes(scene("", keyframes: keyframe, #", "duration": 0"#)) == expected)
  }

  private static let durations: [(String, [String])] = [
    ("499999999.999999999", []), ("500000000", []), ("500000000.000000001", ["out-of-range"]),
  ]

  @Test(arguments: durations)
  func delayAndDuration(_ duration: String, expected: [String]) {
    let animation = #"{"delay": 5e8, "duration": \#(duration)}"#
    let keyframe = #"{"time": 0, "animation": \#(animation)}"#
    #expect(codes(scene("", keyframes: keyframe, #", "duration": 0"#)) == expected)
  }

  @Test(arguments: [(255, []), (256, []), (257, ["limit"])])
  func coloursOfAGradient(_ count: Int, expected: [String]) {
    let colors = Array(repeating: #""red""#, count: count).joined(separator: ", ")
    let change = #"{"view": "a", "gradient": {"colors": [\#(colors)]}}"#
    #expect(codes(scene("", keyframes: #"{"time": 0, "changes": [\#(change)]}"#)) == expected)
  }

  private static let radii: [(Double, [String])] = [
    (255, []), (256, []), (256.001, ["out-of-range"]),
  ]

  @Test(arguments: radii)
  func radiusOfAShadow(_ radius: Double, expected: [String]) {
    let change = #"{"view": "a", "shadow": {"radius": \#(radius)}}"#
    #expect(codes(scene("", keyframes: #"{"time": 0, "changes": [\#(change)]}"#)) == expected)
  }

  @Test(arguments: [(999_999, true), (1_000_000, true), (1_000_001, false)])
  func stepsOfACurve(_ count: Int, isValid: Bool) {
    let animation = #"{"duration": 1, "curve": "steps(\#(count))"}"#
    let keyframe = #"{"time": 0, "animation": \#(animation)}"#
    #expect(codes(scene("", keyframes: keyframe)).isEmpty == isValid)
  }

  private static let magnitudes: [(String, Bool)] = [
    ("999999999", true), ("1000000000", true), ("1000000000.000001", false),
  ]

  @Test(arguments: magnitudes)
  func magnitudeOfANumber(_ number: String, isValid: Bool) {
    #expect(LayoutConstraint.largestMagnitude == 1e9)
    for (sign, operation) in [("", "+"), ("-", "-")] {
      let equation = #""a.left == root.left \#(operation) \#(number)""#
      #expect(codes(scene(equation)).isEmpty == isValid)
      let frame = #"{"view": "a", "transform": [1, 0, 0, 1, \#(sign)\#(number), 0]}"#
      let keyframe = #"{"time": 0, "changes": [\#(frame)]}"#
      #expect(codes(scene("", keyframes: keyframe)).isEmpty == isValid)
    }
  }

  private func nested(_ depth: Int) -> String {
    let open = (1..<depth).map { #"{"id": "v\#($0)", "subviews": ["# }.joined()
    let close = String(repeating: "]}", count: depth - 1)
    return
      #"{"version": 1, "canvas": {"width": 1, "height": 1}, "views": [\#(open){"id": "z"}\#(close)]}"#
  }

  @Test(arguments: [(255, []), (256, []), (257, ["limit"])])
  func depthOfViews(_ depth: Int, expected: [String]) {
    #expect(codes(nested(depth)) == expected)
  }

  @Test(arguments: [(255, []), (256, []), (257, ["limit"])])
  func depthOfBlocks(_ depth: Int, expected: [String]) {
    let open = String(repeating: #"{"constraints": ["#, count: depth)
    let close = String(repeating: "]}", count: depth)
    #expect(codes(scene(open + close)) == expected)
  }

  @Test(arguments: [(255, []), (256, []), (257, ["expression-syntax"])])
  func depthOfExpressions(_ depth: Int, expected: [String]) {
    func keyframe(_ expression: String) -> String {
      scene(
        #""x: a.width == 1""#,
        keyframes: #"{"time": 0, "changes": [{"constraint": "x", "constant": "\#(expression)"}]}"#)
    }
    let open = String(repeating: "(", count: depth)
    let close = String(repeating: ")", count: depth)
    #expect(codes(keyframe("\(open)1\(close)")) == expected)
    // A sum of n + 1 sizes is a tree of height n.
    #expect(codes(keyframe("a.width" + String(repeating: " + a.width", count: depth))) == expected)
    // Numbers are added up as they are read.
    #expect(codes(keyframe("1" + String(repeating: " + 1", count: depth))) == [])
  }

  private func views(_ count: Int) -> String {
    let views = (0..<count).map { #"{"id": "v\#($0)"}"# }.joined(separator: ",")
    return #"{"version": 1, "canvas": {"width": 1, "height": 1}, "views": [\#(views)]}"#
  }

  @Test(arguments: [(99_999, []), (100_000, []), (100_001, ["limit"])])
  func numberOfViews(_ count: Int, expected: [String]) {
    #expect(codes(views(count)) == expected)
  }

  @Test(arguments: [(99_999, []), (100_000, []), (100_001, ["limit"])])
  func numberOfLayoutGuides(_ count: Int, expected: [String]) {
    let guides = (0..<count).map { #"{"id": "g\#($0)"}"# }.joined(separator: ",")
    let view = #"{"id": "a", "layoutGuides": [\#(guides)]}"#
    let text = #"{"version": 1, "canvas": {"width": 1, "height": 1}, "views": [\#(view)]}"#
    #expect(codes(text) == expected)
  }

  @Test(arguments: [(1023, []), (1024, []), (1025, ["limit"])])
  func numberOfArrangedSubviews(_ count: Int, expected: [String]) {
    #expect(codes(stack(of: count)) == expected)
    let names = (0..<count).map { "\"v\($0)\"" }.joined(separator: ",")
    #expect(codes(stack(of: count, #"{"arrangedSubviews": [\#(names)]}"#)) == expected)
  }

  @Test func addedArrangedSubviewsCountToo() {
    let added = #"[{"time": 0, "changes": [{"addSubview": {"id": "b"}, "to": "s"}]}]"#
    #expect(codes(stack(of: 1023, keyframes: added)) == [])
    #expect(codes(stack(of: 1024, keyframes: added)) == ["limit"])
  }

  private func stack(of count: Int, _ stack: String = "{}", keyframes: String = "[]") -> String {
    let views = (0..<count).map { "{\"id\": \"v\($0)\"}" }.joined(separator: ",")
    return #"""
      {"version": 1, "canvas": {"width": 1, "height": 1}, "keyframes": \#(keyframes),
       "views": [{"id": "s", "stack": \#(stack), "subviews": [\#(views)]}]}
      """#
  }

  /// Many constraints from few strings: `[a(1,1,…)]` makes as many as it has predicates.
  private func constraints(_ count: Int) -> String {
    func format(_ count: Int) -> String {
      "\"[a(\(Array(repeating: "1", count: count).joined(separator: ",")))]\""
    }
    let full = Array(repeating: format(1000), count: count / 1000)
    let rest = count % 1000 == 0 ? [] : [format(count % 1000)]
    return (full + rest).joined(separator: ",")
  }

  @Test(arguments: [(399_999, []), (400_000, []), (400_001, ["limit"])])
  func numberOfConstraints(_ count: Int, expected: [String]) {
    #expect(codes(scene(constraints(count))) == expected)
  }

  @Test func addedConstraintsCountToo() {
    var limits = Limits()
    limits.constraints = 3
    let keyframe = #"{"time": 0, "changes": [{"add": ["a.width == 1", "a.width == 2"]}]}"#
    #expect(codes(scene(#""a.width == 3""#, keyframes: keyframe), limits: limits) == [])
    #expect(codes(scene(#""a.size == 3""#, keyframes: keyframe), limits: limits) == ["limit"])
  }

  @Test(arguments: [(63, []), (64, []), (65, ["limit"])])
  func numberOfEventsOfAnAnimator(count: Int, expected: [String]) {
    let events = (0..<count).map { #",{"time": 0.\#($0 + 10), "animator": "a", "pause": true}"# }
    let start = #"{"time": 0, "animation": {"duration": 1, "animator": "a"}}"#
    #expect(codes(scene(keyframes: start + events.joined())) == expected)
  }

  @Test(arguments: [(255, []), (256, []), (257, ["limit"])])
  func numberOfRelativeKeyframes(_ count: Int, expected: [String]) {
    let part = #"{"relativeStartTime": 0, "relativeDuration": 1, "changes": []}"#
    let parts = Array(repeating: part, count: count).joined(separator: ",")
    let keyframe = #"{"time": 0, "animation": {"duration": 1, "relativeKeyframes": [\#(parts)]}}"#
    #expect(codes(scene(keyframes: keyframe)) == expected)
  }

  /// With a smaller limit: four million changes take minutes in a debug build.
  @Test(arguments: [(5, []), (6, []), (7, ["limit"])])
  func numberOfChangedConstraints(_ count: Int, expected: [String]) {
    var limits = Limits()
    #expect(limits.changedConstraints == 1_000_000)
    limits.changedConstraints = 6
    let names = Array(repeating: #""x""#, count: count).joined(separator: ",")
    let keyframe = #"{"time": 0, "changes": [{"activate": [\#(names)]}]}"#
    #expect(codes(scene(#""x: a.width == 1""#, keyframes: keyframe), limits: limits) == expected)
  }
}
