import AutoLayout
import Primitives
import Testing
import TimelineModel

/// Transforms: compositions worked out by hand, and the notations of views and changes.
@Suite struct TransformTests {
  private func transform(_ value: String) throws -> AffineTransform {
    let text = #"""
      {"version": 1, "canvas": {"width": 1, "height": 1}, "views": [{"id": "a", "transform": \#(value)}]}
      """#
    return try #require(try timeline(text).views.last).appearance.transform
  }

  private func operations(_ changes: String) throws -> [String] {
    try timeline(scene("", keyframes: #"{"time": 0, "changes": [\#(changes)]}"#))
      .keyframes.flatMap(\.changes).map(\.operation.words)
  }

  @Test(arguments: [
    // A quarter turn takes x to y and y to -x, exactly.
    (Point(x: 1, y: 1), 90.0, Point(), "[0.0 1.0 -1.0 0.0 0.0 0.0]"),
    (Point(x: 1, y: 1), 0, Point(), "[1.0 0.0 0.0 1.0 0.0 0.0]"),
    (Point(x: 1, y: 1), 180, Point(), "[-1.0 0.0 0.0 -1.0 0.0 0.0]"),
    (Point(x: 1, y: 1), -90, Point(), "[0.0 -1.0 1.0 0.0 0.0 0.0]"),
    (Point(x: 1, y: 1), 270, Point(), "[0.0 -1.0 1.0 0.0 0.0 0.0]"),
    (Point(x: 1, y: 1), 360, Point(), "[1.0 0.0 0.0 1.0 0.0 0.0]"),
    // Scale first: the view's own x axis is 2 long and then points down.
    (Point(x: 2, y: 3), 90, Point(x: 5, y: 7), "[0.0 2.0 -3.0 0.0 5.0 7.0]"),
    // Mirrored left to right, then turned; the translation is neither.
    (Point(x: -1, y: 1), 90, Point(x: 5, y: 7), "[0.0 -1.0 -1.0 0.0 5.0 7.0]"),
    (Point(x: 0, y: 1), 180, Point(), "[0.0 0.0 0.0 -1.0 0.0 0.0]"),
    (Point(x: -2, y: -2), 0, Point(), "[-2.0 0.0 0.0 -2.0 0.0 0.0]"),
  ])
  func scaleRotationAndTranslationAreComposed(
    scale: Point, degrees: Double, translation: Point, expected: String
  ) {
    let transform = AffineTransform(scale: scale, rotation: degrees, translation: translation)
    #expect(transform.words == expected)
  }

  @Test func anEighthTurnIsHalfARootOfTwo() {
    let half = 0.5.squareRoot()
    let transform = AffineTransform(
      scale: Point(x: 2, y: 4), rotation: 45, translation: Point(x: 1, y: 2))
    let expected = [2 * half, 2 * half, -4 * half, 4 * half]
    let found = [transform.a, transform.b, transform.c, transform.d]
    for (found, expected) in zip(found, expected) { #expect(abs(found - expected) < 1e-15) }
    #expect(transform.translation == Point(x: 1, y: 2))
  }

  @Test func compositionIsThatOfThreeMaps() {
    let (scale, translation) = (Point(x: -1.5, y: 0.25), Point(x: 3, y: -4))
    for degrees in [30.0, 100, -210, 725] {
      let (cosine, sine) = ElementaryFunctions.cosineAndSine(degrees: degrees)
      let rotation = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine)
      let expected = AffineTransform(scale: scale).concatenating(rotation)
        .concatenating(AffineTransform(translation: translation))
      let found = AffineTransform(scale: scale, rotation: degrees, translation: translation)
      #expect(found == expected, "\(degrees)°")
    }
  }

  @Test(arguments: [
    ("[1, 2, 3, 4, 5, 6]", "[1.0 2.0 3.0 4.0 5.0 6.0]"),
    ("{}", "[1.0 0.0 0.0 1.0 0.0 0.0]"),
    (#"{"note": "n", "rotation": 90}"#, "[0.0 1.0 -1.0 0.0 0.0 0.0]"),
    (#"{"scale": 2}"#, "[2.0 0.0 0.0 2.0 0.0 0.0]"),
    (#"{"scale": {"x": 0, "y": -2}}"#, "[0.0 0.0 0.0 -2.0 0.0 0.0]"),
    (#"{"translation": {"x": 10, "y": -0.5}}"#, "[1.0 0.0 0.0 1.0 10.0 -0.5]"),
    (
      #"{"translation": {"x": 5, "y": 7}, "rotation": 450, "scale": {"x": 2, "y": 3}}"#,
      "[0.0 2.0 -3.0 0.0 5.0 7.0]"
    ),
    (
      "[1e9, -1e9, 0, 0, 1e9, -1e9]",
      "[1000000000.0 -1000000000.0 0.0 0.0 1000000000.0 -1000000000.0]"
    ),
  ])
  func viewsHaveOne(_ value: String, expected: String) throws {
    #expect(try transform(value).words == expected)
  }

  @Test func aViewWithoutOneIsNotTransformed() throws {
    #expect(
      try timeline(scene()).views.map(\.appearance.transform) == [
        .identity, .identity, .identity, .identity,
      ])
  }

  @Test(arguments: [
    (
      #"{"view": "b", "transform": [1, 2, 3, 4, 5, 6]}"#,
      ["setTransform 2 [1.0 2.0 3.0 4.0 5.0 6.0]"]
    ),
    (#"{"view": "a", "transform": {"scale": 2}}"#, ["setTransform 1 [2.0 0.0 0.0 2.0 0.0 0.0]"]),
    (#"{"view": "a", "transform.rotation": 720}"#, ["setTransformComponent 1 rotation 720.0"]),
    (#"{"view": "a", "transform.scale": -1}"#, ["setTransformComponent 1 scale -1.0 -1.0"]),
    (
      #"{"view": "c", "transform.scale": {"x": 0, "y": 3}}"#,
      ["setTransformComponent 3 scale 0.0 3.0"]
    ),
    (
      #"{"transform.translation": {"x": 1, "y": -2}, "transform.rotation": 45, "alpha": 0.5, "transform.scale": 2, "view": "a"}"#,
      [
        "setAlpha 1 0.5", "setTransformComponent 1 scale 2.0 2.0",
        "setTransformComponent 1 rotation 45.0", "setTransformComponent 1 translation 1.0 -2.0",
      ]
    ),
    (
      #"{"view": "a", "transform": {}}, {"view": "a", "transform.rotation": 90}"#,
      ["setTransform 1 [1.0 0.0 0.0 1.0 0.0 0.0]", "setTransformComponent 1 rotation 90.0"]
    ),
  ])
  func changesSetAllOfItOrOneNumber(_ changes: String, expected: [String]) throws {
    #expect(try operations(changes) == expected)
  }

  @Test(arguments: [
    (
      "[1, 0, 0, 1, 0, 0, 1]",
      ["3:26 wrong-value: `transform` as a list needs six numbers, not 7"]
    ),
    ("[]", ["3:26 wrong-value: `transform` as a list needs six numbers, not 0"]),
    (
      #"[1, "0", 0, null, 0, 0]"#,
      [
        "3:30 wrong-type: an element of `transform` must be a number, not a string",
        "3:38 wrong-type: an element of `transform` must be a number, not null",
      ]
    ),
    (
      "[1, 0, 0, 1, 1000000000.5, 0]",
      [
        "3:39 out-of-range: an element of `transform` must be between -1000000000 and 1000000000"
      ]
    ),
    (
      "[1, 0, 0, 1, 1e999, 0]",
      ["3:39 not-finite: an element of `transform` is not a finite number"]
    ),
    (
      "90",
      ["3:26 wrong-type: `transform` must be a list of six numbers or an object, not a number"]
    ),
    (#"{"skew": 1}"#, ["3:27 unknown-key: unknown key `skew` in a transform"]),
    (
      #"{"rotation": "90", "scale": "2", "translation": 5}"#,
      [
        "3:39 wrong-type: `rotation` must be a number, not a string",
        "3:54 wrong-type: `scale` must be a number, or an object with `x` and `y`, not a string",
        "3:74 wrong-type: `translation` must be an object, not a number",
      ]
    ),
    (
      #"{"scale": {"x": 1}, "translation": {"y": 1, "z": 2}}"#,
      [
        "3:36 missing-key: a point needs `y`",
        "3:70 unknown-key: unknown key `z` in a point",
      ]
    ),
    (
      #"{"rotation": 1e10}"#,
      ["3:39 out-of-range: `rotation` must be between -1000000000 and 1000000000"]
    ),
  ])
  func mistakesAreReportedWithTheirPlace(_ value: String, expected: [String]) {
    let text = """
      {"version": 1, "canvas": {"width": 1, "height": 1},
      "views": [
      {"id": "a", "transform": \(value)}
      ]}
      """
    #expect(problems(text) == expected)
  }

  @Test(arguments: [
    (
      #"{"view": "a", "transform.rotation": "x"}"#,
      "wrong-type: `transform.rotation` must be a number, not a string"
    ),
    (
      #"{"view": "a", "transform.rotaton": 1}"#,
      "unknown-key: unknown key `transform.rotaton` in a change of a view"
    ),
    (
      #"{"view": "a", "transform.scale": [1, 2]}"#,
      "wrong-type: `transform.scale` must be a number, or an object with `x` and `y`, not a list"
    ),
    (
      #"{"view": "a", "transform.translation": {"x": 1}}"#, "missing-key: a point needs `y`"
    ),
    (
      #"{"view": "a", "transform.rotation": 1, "transform": {}}"#,
      "contradictory-keys: `transform` sets all components and cannot be combined with `transform.rotation`"
    ),
    (
      #"{"view": "root", "transform": {"rotation": 90}}"#,
      "not-changeable: `root` is the canvas and cannot be transformed"
    ),
    (
      #"{"view": "root", "transform.scale": 2, "transform.rotation": 90, "alpha": 1}"#,
      "not-changeable: `root` is the canvas and cannot be transformed"
    ),
  ])
  func changesAreChecked(_ change: String, expected: String) {
    let found = problems(scene("", keyframes: #"{"time": 0, "changes": [\#(change)]}"#))
    #expect(found.map { String($0.drop { $0 != " " }.dropFirst()) } == [expected])
  }

  @Test func aMisspeltComponentIsCorrected() {
    let change = #"{"view": "a", "transform.rotaton": 1}"#
    let found = diagnostics(scene("", keyframes: #"{"time": 0, "changes": [\#(change)]}"#))
    #expect(found.map(\.help) == ["did you mean `transform.rotation`?"])
  }
}
