import AutoLayout
import Primitives
import Testing
import TimelineModel

/// Frames: declared, tracked through changes, and rejected for views that constraints place.
@Suite struct FrameTests {
  private func views(_ members: String) -> String {
    """
    {"version": 1, "canvas": {"width": 10, "height": 10}, "views": [
    {"id": "a", \(members)}
    ]}
    """
  }

  /// `f` has the frame (10, 20, 30, 40), centre (25, 40); `c` is placed by constraints.
  private func document(_ keyframes: String) -> String {
    """
    {"version": 1, "canvas": {"width": 320, "height": 480}, "views": [
    {"id": "f", "frame": {"x": 10, "y": 20, "width": 30, "height": 40}}, {"id": "c"}
    ], "constraints": ["c.edges == f.edges", "f.width <= c.width"], "keyframes": [
    \(keyframes)
    ]}
    """
  }

  private func changing(_ changes: String) -> String {
    document(#"{"time": 0, "changes": [\#(changes)]}"#)
  }

  private func operations(_ text: String) throws -> [String] {
    try timeline(text).keyframes.flatMap(\.changes).map(\.operation.words)
  }

  @Test(arguments: [
    (
      #""frame": {"x": -1, "y": 2.5, "width": 0, "height": 4, "note": "n"}"#,
      Rect(x: -1, y: 2.5, width: 0, height: 4)
    ),
    (
      #""size": {"width": 30, "height": 5}, "center": {"x": 10, "y": 20}"#,
      Rect(x: -5, y: 17.5, width: 30, height: 5)
    ),
    (
      #""frame": {"x": 1, "y": 2, "width": 3, "height": 4}, "autoresizingMask": []"#,
      Rect(x: 1, y: 2, width: 3, height: 4)
    ),
    (
      #""frame": {"x": 1, "y": 2, "width": 3, "height": 4}, "intrinsicContentSize": {"width": 9}"#,
      Rect(x: 1, y: 2, width: 3, height: 4)
    ),
  ])
  func framesAreRead(_ members: String, expected: Rect) throws {
    #expect(try timeline(views(members)).views.map(\.frame) == [nil, expected])
  }

  @Test func aViewWithoutOneIsPlacedByConstraints() throws {
    #expect(try timeline(scene()).views.map(\.frame) == [nil, nil, nil, nil])
  }

  @Test(arguments: [
    (
      #"{"view": "f", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}"#,
      ["setFrame 1 1.0 2.0 3.0 4.0"]
    ),
    (#"{"view": "f", "center": {"x": 100, "y": 200}}"#, ["setFrame 1 85.0 180.0 30.0 40.0"]),
    // The centre stays (25, 40).
    (#"{"view": "f", "size": {"width": 50, "height": 0}}"#, ["setFrame 1 0.0 40.0 50.0 0.0"]),
    (
      #"{"view": "f", "size": {"width": 2, "height": 4}, "center": {"x": 1, "y": 2}}"#,
      ["setFrame 1 0.0 0.0 2.0 4.0"]
    ),
    (
      #"{"view": "f", "center": {"x": 0, "y": 0}}, {"view": "f", "size": {"width": 2, "height": 2}}, {"view": "f", "alpha": 0}"#,
      ["setFrame 1 -15.0 -20.0 30.0 40.0", "setFrame 1 -1.0 -1.0 2.0 2.0", "setAlpha 1 0.0"]
    ),
    (
      #"{"view": "f", "size": {"width": 2, "height": 2}, "transform.rotation": 90}"#,
      ["setTransformComponent 1 rotation 90.0", "setFrame 1 24.0 39.0 2.0 2.0"]
    ),
  ])
  func changesCarryTheWholeFrame(_ changes: String, expected: [String]) throws {
    #expect(try operations(changing(changes)) == expected)
  }

  /// A keyframe starts with the state after the keyframe before it in time, not in file order.
  @Test func framesAreFollowedInTime() throws {
    let late = #"{"time": 2, "changes": [{"view": "f", "size": {"width": 10, "height": 10}}]}"#
    let early = #"{"time": 1, "changes": [{"view": "f", "center": {"x": 0, "y": 0}}]}"#
    let expected = ["setFrame 1 -15.0 -20.0 30.0 40.0", "setFrame 1 -5.0 -5.0 10.0 10.0"]
    #expect(try operations(document("\(early),\n\(late)")) == expected)
    #expect(try operations(document("\(late),\n\(early)")) == expected)
  }

  @Test func equationsMayNameSuchAView() throws {
    #expect(try timeline(document("")).constraints.count == 5)
  }

  @Test(arguments: [
    (
      #""frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "center": {"x": 0, "y": 0}"#,
      [
        "2:65 contradictory-keys: a view is placed by `frame`, or by `center` and `size`, not by both"
      ]
    ),
    (
      #""size": {"width": 1, "height": 1}, "frame": {"x": 0, "y": 0, "width": 1}"#,
      [
        "2:13 contradictory-keys: a view is placed by `frame`, or by `center` and `size`, not by both",
        "2:57 missing-key: a frame needs `height`",
      ]
    ),
    (
      #""center": {"x": 0, "y": 0}"#, ["2:13 missing-key: a view with `center` needs `size`"]
    ),
    (
      #""size": {"width": 0, "height": 0}"#,
      ["2:13 missing-key: a view with `size` needs `center`"]
    ),
    (
      #""frame": {"x": 0, "y": "0", "width": -1, "height": 1e10}"#,
      [
        "2:36 wrong-type: `y` must be a number, not a string",
        "2:50 out-of-range: `width` must be 0 or more",
        "2:64 out-of-range: `height` must be between -1000000000 and 1000000000",
      ]
    ),
    (#""frame": [0, 0, 1, 1]"#, ["2:22 wrong-type: `frame` must be an object, not a list"]),
    (
      #""frame": {"x": 0, "y": 0, "w": 1, "height": 1}"#,
      ["2:39 unknown-key: unknown key `w` in a frame"]
    ),
    (
      #""autoresizingMask": []"#,
      ["2:13 missing-key: a view with `autoresizingMask` needs a `frame`"]
    ),
    (
      #""autoresizingMask": ["flexibleWidth"]"#,
      ["2:13 missing-key: a view with `autoresizingMask` needs a `frame`"]
    ),
    (
      #""frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "autoresizingMask": ["flexibleWdth", 1]"#,
      [
        "2:86 wrong-value: an element of `autoresizingMask` cannot be `flexibleWdth`",
        "2:102 wrong-type: an element of `autoresizingMask` must be a string, not a number",
      ]
    ),
  ])
  func mistakesAreReportedWithTheirPlace(_ members: String, expected: [String]) {
    #expect(problems(views(members)) == expected)
  }

  @Test func aMaskWithoutAFrameIsReported() {
    let found = diagnostics(views(#""autoresizingMask": ["flexibleWidth"]"#))
    #expect(found.map(\.help) == ["give it a `frame`; a view placed by constraints has no mask"])
  }

  @Test(arguments: [
    #""frame": {"x": 0, "y": 0, "width": 1, "height": 1}"#, #""center": {"x": 0, "y": 0}"#,
    #""size": {"width": 0, "height": 0}"#,
    #""center": {"x": 0, "y": 0}, "size": {"width": 0, "height": 0}"#,
  ])
  func constraintsKeepThePlaceOfAView(_ members: String) {
    let found = diagnostics(changing(#"{"view": "c", \#(members)}"#))
    #expect(found.map(\.code) == ["not-changeable"])
    #expect(found.map(\.message) == ["`c` is placed by constraints and has no frame to change"])
    #expect(found.map(\.location?.column) == [39])
    #expect(found.flatMap(\.labels).map(\.location.line) == [2])
    #expect(
      found.map(\.help) == ["give it a `frame` where it is declared, or change a constraint"])
  }

  @Test(arguments: [
    (
      #"{"view": "root", "size": {"width": 1, "height": 1}}"#,
      "not-changeable: `root` is the canvas, whose frame cannot be changed"
    ),
    (
      #"{"view": "f", "size": {"width": 1, "height": -1}}"#,
      "out-of-range: `height` must be 0 or more"
    ),
    (
      #"{"view": "f", "center": {"x": 1, "y": 1}, "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}"#,
      "contradictory-keys: a view is placed by `frame`, or by `center` and `size`, not by both"
    ),
    (
      #"{"view": "f", "centre": {"x": 1, "y": 1}}"#,
      "unknown-key: unknown key `centre` in a change of a view"
    ),
  ])
  func changesAreChecked(_ change: String, expected: String) {
    let found = problems(changing(change))
    #expect(found.map { String($0.drop { $0 != " " }.dropFirst()) } == [expected])
  }

  /// An invalid frame is reported once, not again at each change of it.
  @Test func aBrokenFrameIsReportedOnce() {
    let text = """
      {"version": 1, "canvas": {"width": 1, "height": 1}, "views": [{"id": "f", "frame": 3}],
      "keyframes": [{"time": 0, "changes": [{"view": "f", "center": {"x": 1, "y": 1}}]}]}
      """
    #expect(problems(text) == ["1:84 wrong-type: `frame` must be an object, not a number"])
  }
}
