import AutoLayout
import Primitives
import Testing
import TimelineModel

/// The tree of views and the properties of each.
@Suite struct ViewTests {
  private func views(_ views: String) -> String {
    """
    {"version": 1, "canvas": {"width": 10, "height": 10}, "metrics": {"m": 1},
    "views": [
    \(views)
    ]}
    """
  }

  @Test func treeIsReadParentsFirst() throws {
    let timeline = try timeline(
      views(
        #"{"id": "a", "subviews": [{"id": "b", "subviews": [{"id": "c"}]}, {"id": "d"}]}, {"id": "e"}"#
      ))
    #expect(timeline.views.map(\.id) == ["root", "a", "b", "c", "d", "e"])
    #expect(timeline.views.map(\.superview?.rawValue) == [nil, 0, 1, 2, 1, 0])
  }

  @Test func undeclaredPropertiesAreUIKits() throws {
    let view = try #require(try timeline(views(#"{"id": "a"}"#)).views.last)
    #expect(view.appearance == Appearance(backgroundColor: .clear, alpha: 1, isHidden: false))
    #expect(view.content == ContentSize())
    #expect(view.layout.layoutMargins == LayoutInsets(top: 8, near: 8, bottom: 8, far: 8))
  }

  @Test func declaredPropertiesAreRead() throws {
    let text = views(
      #"""
      {"id": "a", "alpha": 0.5, "hidden": true, "backgroundColor": "Tomato",
      "intrinsicContentSize": {"width": 0}, "contentHuggingPriority": {"vertical": "defaultLow + 1"},
      "contentCompressionResistancePriority": "required", "layoutMargins": {"left": 3},
      "preservesSuperviewLayoutMargins": false, "semanticContentAttribute": "forceLeftToRight"}
      """#)
    let view = try #require(try timeline(text).views.last)
    let tomato = Color(red: 255, green: 99, blue: 71)
    #expect(view.appearance == Appearance(backgroundColor: tomato, alpha: 0.5, isHidden: true))
    #expect(view.content.horizontal.words == "0.0 250.0/1000.0")
    #expect(view.content.vertical.words == "none 251.0/1000.0")
    #expect(view.layout.layoutMargins == LayoutInsets(near: 3))
  }

  @Test(arguments: [
    (#"{"id": "1a"}"#, "3:8 malformed-name: `1a` is not a valid name"),
    (#"{"id": ""}"#, "3:8 malformed-name: `` is not a valid name"),
    (#"{"id": "é"}"#, "3:8 malformed-name: `é` is not a valid name"),
    (
      #"{"id": "root"}"#,
      "3:8 reserved-name: `root` is reserved by the format and cannot be declared"
    ),
    (#"{"id": "m"}"#, "3:8 duplicate-name: `m` is declared twice"),
    (#"{}"#, "3:1 missing-key: a view needs `id`"),
    (#"{"id": 4}"#, "3:8 wrong-type: `id` must be a string, not a number"),
    (#""a""#, "3:1 wrong-type: a view must be an object, not a string"),
    (#"{"id": "a", "alpha": 1.1}"#, "3:22 out-of-range: `alpha` must be from 0 to 1"),
    (#"{"id": "a", "hidden": 0}"#, "3:23 wrong-type: `hidden` must be true or false, not a number"),
    (#"{"id": "a", "backgroundColor": "yelow"}"#, "3:32 wrong-value: `yelow` is not a colour"),
    (
      #"{"id": "a", "intrinsicContentSize": {"width": -1}}"#,
      "3:47 out-of-range: `width` must be 0 or more"
    ),
    (
      #"{"id": "a", "contentHuggingPriority": 0}"#,
      "3:39 out-of-range: a priority must be above 0 and at most 1000, not 0"
    ),
    (#"{"id": "a", "subviews": {}}"#, "3:25 wrong-type: `subviews` must be a list, not an object"),
    (#"{"id": "a", "colour": 1}"#, "3:13 unknown-key: unknown key `colour` in a view"),
  ])
  func mistakesAreReported(_ view: String, expected: String) {
    #expect(problems(views(view)) == [expected])
  }

  @Test(arguments: [
    "root", "superview", "topLayoutGuide", "bottomLayoutGuide", "required",
    "defaultHigh", "defaultLow", "fittingSizeLevel",
  ])
  func reservedWordsCannotBeDeclared(_ word: String) {
    #expect(codes(views(#"{"id": "\#(word)"}"#)) == ["reserved-name"])
  }

  @Test(arguments: [
    (#""cornerRadius": -4"#, ["out-of-range"]), (#""borderColor": 3"#, ["wrong-type"]),
    (#""borderWidth": -0.5"#, ["out-of-range"]), (#""clipsToBounds": 1"#, ["wrong-type"]),
    (#""zPosition": 1e10"#, ["out-of-range"]), (#""maskedCorners": "topLeft""#, ["wrong-type"]),
    (#""maskedCorners": ["top", "topLeft"]"#, ["wrong-value"]),
    (#""maskedCorners": ["topLeft", "topLeft"]"#, ["wrong-value"]),
  ])
  func valuesOfLayersAreChecked(_ member: String, expected: [String]) {
    #expect(codes(views(#"{"id": "a", \#(member)}"#)) == expected)
  }

  @Test func nameThatIsTakenPointsToTheFirst() {
    let found = diagnostics(views(#"{"id": "a"}, \#n{"id": "a"}"#))
    #expect(found.map(\.location?.line) == [4])
    #expect(found.first?.labels.map(\.location.line) == [3])
  }

  @Test func layersAreReadAndTheirDefaultsAreThoseOfCALayer() throws {
    let read = try timeline(
      views(
        #"""
        {"id": "a"}, {"id": "b", "cornerRadius": 4, "maskedCorners": ["bottomLeft", "topLeft"],
          "borderWidth": 1.5, "borderColor": "#F00", "clipsToBounds": true, "zPosition": -2}
        """#))
    #expect(read.views[1].appearance.layer == .plain)
    let red = Color(red: 255, green: 0, blue: 0)
    #expect(
      read.views[2].appearance.layer
        == LayerStyle(
          cornerRadius: 4, maskedCorners: [.topLeft, .bottomLeft], borderWidth: 1.5,
          borderColor: red, clipsToBounds: true, zPosition: -2))
    #expect(LayerStyle.plain.borderColor == .black)
  }
}
