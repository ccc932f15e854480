import Primitives
import Testing
import TimelineModel

/// The key `gradient` of views and of changes.
@Suite struct GradientTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func file(_ gradient: String?, changes: String = "") -> String {
    let member = gradient.map { #", "gradient": \#($0)"# } ?? ""
    return """
      {"version": 1, "canvas": {"width": 10, "height": 10}, "views": [
      {"id": "a"\(member)}
      ], "keyframes": [{"time": 1, "changes": [
      \(changes)
      ]}]}
      """
  }

  private func gradient(_ text: String) throws -> Gradient? {
    try timeline(file(text)).views[1].appearance.gradient
  }

  @Test func whatIsMissingIsCoreAnimations() throws {
    let gradient = try #require(try gradient(#"{"colors": ["red", "blue"]}"#))
    #expect(gradient == Gradient(colors: [red, blue]))
    #expect(gradient.startPoint == Point(x: 0.5, y: 0))
    #expect(gradient.endPoint == Point(x: 0.5, y: 1))
    let three = try #require(try self.gradient(#"{"colors": ["red", "blue", "red"]}"#))
    #expect(three.components.locations == [0, 0.5, 1])
  }

  @Test func everyPartIsRead() throws {
    let text = #"""
      {"colors": ["red", "#00F"], "locations": [0.25, 0.25], "startPoint": {"x": 0, "y": 1},
      "endPoint": {"x": 2, "y": -1}}
      """#
    #expect(
      try gradient(text)
        == Gradient(
          colors: [red, blue], locations: [0.25, 0.25], startPoint: Point(x: 0, y: 1),
          endPoint: Point(x: 2, y: -1)))
  }

  @Test(arguments: [
    ("{}", "2:25 missing-key: a gradient needs `colors`"),
    ("1", "2:25 wrong-type: `gradient` must be an object, not a number"),
    (
      #"{"colors": "red"}"#, "2:36 wrong-type: `colors` must be a list, not a string"
    ),
    (
      #"{"colors": ["red"]}"#, "2:36 wrong-value: a gradient needs 2 to 256 colours, not 1"
    ),
    (#"{"colors": ["red", "rde"]}"#, "2:44 wrong-value: `rde` is not a colour"),
    (
      #"{"colors": ["red", "red"], "locations": [0, 0.5, 1]}"#,
      "2:65 wrong-value: a gradient of 2 colours needs as many locations, not 3"
    ),
    (
      #"{"colors": ["red", "red"], "locations": [0.5, 0.4]}"#,
      "2:71 out-of-range: an element of `locations` must be from 0 to 1 and not below the one before it"
    ),
    (
      #"{"colors": ["red", "red"], "locations": [-0.5, 0.4]}"#,
      "2:66 out-of-range: an element of `locations` must be from 0 to 1"
    ),
    (
      #"{"colors": ["red", "red"], "locations": [0, 1.01]}"#,
      "2:69 out-of-range: an element of `locations` must be from 0 to 1"
    ),
    (
      #"{"colors": ["red", "red"], "locations": [0, 1e999]}"#,
      "2:69 not-finite: an element of `locations` is not a finite number"
    ),
    (
      #"{"colors": ["red", "red"], "startPoint": {"x": 1}}"#,
      "2:66 missing-key: a point needs `y`"
    ),
    (#"{"colrs": ["red", "red"]}"#, "2:26 unknown-key: unknown key `colrs` in a gradient"),
  ])
  func mistakesAreReportedOnce(_ gradient: String, expected: String) {
    #expect(problems(file(gradient)) == [expected])
  }

  /// A declaration that is wrong does not make its changes wrong.
  @Test func changesOfAWrongGradientAreNotReported() {
    let change = #"{"view": "a", "gradient": {"startPoint": {"x": 0, "y": 0}}}"#
    #expect(codes(file(#"{"colors": ["rde", "red"]}"#, changes: change)) == ["wrong-value"])
  }

  private func changes(_ gradient: String?, _ changes: [String]) throws -> [String] {
    let lines = changes.map { #"{"view": "a", "gradient": \#($0)}"# }.joined(separator: ",\n")
    return try timeline(file(gradient, changes: lines)).keyframes[0].changes.map(\.operation.words)
  }

  @Test func aChangeKeepsWhatItDoesNotMention() throws {
    let words = try changes(
      #"{"colors": ["red", "blue"], "locations": [0, 0.5]}"#,
      [
        #"{"colors": ["blue", "red"]}"#, #"{"startPoint": {"x": 0, "y": 0}}"#,
        #"{"locations": [0, 1], "endPoint": {"x": 1, "y": 1}}"#,
      ])
    #expect(
      words == [
        "setGradient 1 [0 0 255, 255 0 0] [0.0, 0.5] 0.5 0.0 0.5 1.0",
        "setGradient 1 [0 0 255, 255 0 0] [0.0, 0.5] 0.0 0.0 0.5 1.0",
        "setGradient 1 [0 0 255, 255 0 0] [0.0, 1.0] 0.0 0.0 1.0 1.0",
      ])
  }

  @Test func aChangeCanGiveAFirstGradient() throws {
    let words = try changes(nil, [#"{"colors": ["red", "blue"]}"#, #"{"locations": [0.5, 1]}"#])
    #expect(
      words == [
        "setGradient 1 [255 0 0, 0 0 255] nil 0.5 0.0 0.5 1.0",
        "setGradient 1 [255 0 0, 0 0 255] [0.5, 1.0] 0.5 0.0 0.5 1.0",
      ])
  }

  @Test(arguments: [
    (
      nil, #"{"locations": [0, 1]}"#, "4:41 missing-key: `a` has no gradient that could change"
    ),
    (
      #"{"colors": ["red", "blue"], "locations": [0, 1]}"#,
      #"{"colors": ["red", "red", "red"]}"#,
      "4:27 wrong-value: a gradient of 3 colours needs as many locations, not 2"
    ),
  ])
  func aChangeThatDoesNotFitIsReported(
    _ gradient: String?, _ change: String, expected: String
  ) {
    let found = problems(file(gradient, changes: #"{"view": "a", "gradient": \#(change)}"#))
    #expect(found == [expected])
  }
}
