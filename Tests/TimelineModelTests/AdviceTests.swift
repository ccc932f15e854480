import Testing
import TimelineModel

/// Advice on names of constraints, on guides in visual formats and on values of the wrong type.
@Suite struct AdviceTests {
  private func help(changing name: String, among ids: [String]) -> String? {
    let constraints = ids.map { #""\#($0): a.width <= 9""# }.joined(separator: ", ")
    let change = #"{"time": 0, "changes": [{"activate": "\#(name)"}]}"#
    return diagnostics(scene(constraints, keyframes: change)).first?.help
  }

  @Test func anUnknownConstraintIsAnsweredWithThoseThatThereAre() {
    #expect(help(changing: "xyz", among: ["near", "far"]) == "write `near` or `far`")
    let six = ["c1", "c2", "c3", "c4", "c5", "c6"]
    #expect(
      help(changing: "wide", among: six)
        == "write `c1`, `c2`, `c3`, `c4` or `c5`; there is 1 more")
    #expect(
      help(changing: "wide", among: six + ["c7"])
        == "write `c1`, `c2`, `c3`, `c4` or `c5`; there are 2 more")
    #expect(
      help(changing: "wide", among: [])
        == "no constraint has an id yet; write one in front, as in `gap: a.top == b.bottom`")
  }

  /// An equation, and the advice.
  @Test(arguments: [
    ("a.edges == root", "write an attribute of it, as in `root.top` or `root.edges`"),
    ("b.centerY == a", "write an attribute of it, as in `a.top` or `a.edges`"),
    (
      "a.centerX == root.width / 8",
      "relate a size to a size or a number, and a location to a location, as in `a.centerX * 0.5`"
    ),
  ])
  func anItemOrALocationInPlaceOfANumberIsAnswered(equation: String, advice: String) {
    #expect(diagnostics(scene("\"\(equation)\"")).map(\.help) == [advice])
  }

  /// What stands in a keyframe, and the advice.
  @Test(arguments: [
    (#""changes": [{"view": ["a", "b"], "alpha": 0}]"#, "write one change for each view"),
    (
      #""animation": {"duration": 1, "spring": 0.7}"#,
      #"write `{ "dampingRatio": 0.7 }` and `duration` next to `spring`, or "#
        + #"`{ "bounce": 0.2, "duration": 0.5 }`"#
    ),
  ])
  func aValueOfAnotherFormIsAnswered(member: String, advice: String) {
    let found = diagnostics(scene("", keyframes: "{\"time\": 0, \(member)}"))
    #expect(found.map(\.help) == [advice])
  }

  /// The name of a view in an equation, and the advice; the scene has the views `a`, `b` and `c`.
  @Test func anUnknownViewIsAnsweredWithThoseThatThereAre() {
    #expect(
      diagnostics(scene(#""photo.width == 5""#)).map(\.help) == ["the views are `a`, `b` and `c`"])
    let views = (1...7).map { "{\"id\": \"v\($0)\"}" }.joined(separator: ", ")
    let text = """
      {"version": 1, "canvas": {"width": 1, "height": 1}, "views": [\(views)],
      "constraints": ["photo.width == 5"]}
      """
    #expect(
      diagnostics(text).map(\.help) == [
        "the views are `v1`, `v2`, `v3`, `v4` and `v5`, and 2 more"
      ])
  }

  @Test func aFileThatIsNotJSONIsCalledThat() {
    for text in ["not a timeline", "\n <svg/>", "PNG"] {
      let found = diagnostics(text)
      #expect(found.map(\.code) == ["syntax"])
      #expect(found.first?.help?.hasPrefix("name a timeline: a file that begins with") == true)
    }
    #expect(diagnostics(#"{"version": one}"#).first?.help == #"write `"one"`"#)
  }

  @Test func aSimilarConstraintComesFirst() {
    #expect(
      help(changing: "naer", among: ["near", "far"])
        == "did you mean `near`? (declared at line 4)")
  }

  @Test func aViewInPlaceOfAConstraintIsCalledAView() throws {
    let change = #"{"time": 0, "changes": [{"deactivate": "a"}]}"#
    let found = try #require(
      diagnostics(scene(#""near: a.width == 9""#, keyframes: change)).first)
    #expect(found.message == "unknown constraint `a`")
    #expect(found.labels.map(\.text) == ["`a` is a view"])
    #expect(found.help == #"to change the view, write `"view": "a"`; write `near`"#)
  }

  @Test(arguments: ["safeArea", "safeAreaLayoutGuide", "layoutMarginsGuide"])
  func aGuideInAVisualFormatIsAnsweredWithAnEquation(guide: String) {
    for format in ["V:|-\(guide)-[a]", "V:[\(guide)]-[a]"] {
      let found = diagnostics(scene("\"\(format)\""))
      #expect(found.map(\.code) == ["visual-format"])
      #expect(found.first?.help?.hasSuffix("as in `a.top == root.\(guide).top`") == true)
    }
  }

  /// A key of the timeline with a value of the wrong type, and the advice.
  @Test(arguments: [
    (#""name": 5"#, "put it in quotation marks"),
    (#""duration": "1""#, "write seconds without quotation marks, such as `0.3`"),
    (#""framesPerSecond": "60""#, "write digits without quotation marks, such as `8` or `0.5`"),
  ])
  func aValueOfTheWrongTypeIsAnsweredWithAnExample(member: String, advice: String) {
    #expect(diagnostics(scene("", ", " + member)).map(\.help) == [advice])
  }

  @Test(arguments: [
    (#""alpha": "1""#, "write digits without quotation marks, such as `8` or `0.5`"),
    (#""hidden": "yes""#, "write `true` or `false`, without quotation marks"),
    (#""backgroundColor": 5"#, ##"write `"#007AFF"` or `"systemBlue"`, for example"##),
    (
      #""transform": 5"#,
      #"write `{ "rotation": 90 }`, for example, or `[a, b, c, d, tx, ty]`; `{}` is the identity"#
    ),
    (#""transform": {"scale": "2"}"#, #"write `2` or `{ "x": 2, "y": 1 }`"#),
    (#""transform": {"translation": 5}"#, #"write `{ "x": …, "y": … }`"#),
    (#""frame": [0, 0, 9, 9]"#, #"write `{ "x": …, "y": …, "width": …, "height": … }`"#),
    (#""subviews": "b""#, "put it in brackets: `[ … ]`"),
    (#""contentHuggingPriority": true"#, #"write `750` or `"defaultHigh"`, for example"#),
  ])
  func soIsAValueOfAView(member: String, advice: String) {
    let text = """
      {"version": 1, "canvas": {"width": 9, "height": 9}, "views": [{"id": "a", \(member)}]}
      """
    #expect(diagnostics(text).map(\.help) == [advice])
  }
}
