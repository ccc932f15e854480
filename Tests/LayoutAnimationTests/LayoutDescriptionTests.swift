import JSONText
import LayoutAnimation
import Testing

/// The layout part of a timeline written in Swift, and its JSON.
@Suite struct LayoutDescriptionTests {
  private let description = TimelineDescription(
    canvas: .init(
      width: 320, height: 480, safeAreaInsets: .init(leading: 1, trailing: 2),
      layoutDirection: .rightToLeft),
    views: [
      .init(
        "a", layoutMargins: .init(), preservesSuperviewLayoutMargins: true,
        insetsLayoutMarginsFromSafeArea: false, alignmentRectInsets: .init(top: 1),
        firstBaselineOffset: 2, lastBaselineOffset: 3, semanticContentAttribute: .forceLeftToRight,
        layoutGuides: ["g"]),
      .init(
        "f", frame: .init(x: 0, y: 0, width: 1, height: 1),
        autoresizingMask: [.flexibleWidth, .flexibleBottomMargin]),
      .init(
        "s",
        stack: .init(
          axis: .vertical, distribution: .equalSpacing, alignment: .trailing, spacing: 4,
          customSpacing: ["b": 5], isLayoutMarginsRelativeArrangement: true,
          arrangedSubviews: ["b"]),
        subviews: [.init("b")]),
    ],
    constraints: ["g.top == a.top"],
    keyframes: [
      .init(
        at: 0,
        [
          .canvas(width: 400, backgroundColor: "red", layoutDirection: .leftToRight),
          .view("a", layoutMargins: .init(left: 1), semanticContentAttribute: .unspecified),
          .view("f", autoresizingMask: []),
          .view("s", stack: .init(alignment: .fill, arrangedSubviews: [])),
          .addSubview(.init("c", subviews: [.init("d")]), to: "s", at: 0),
          .addSubview(.init("e"), to: "d"), .removeFromSuperview("c"),
        ])
    ])

  private static let insets = #""left": 0, "bottom": 0, "right": 0"#

  private static let expected = """
    { "version": 1,
      "canvas": { "width": 320, "height": 480,
        "safeAreaInsets": { "top": 0, "leading": 1, "bottom": 0, "trailing": 2 },
        "layoutDirection": "rightToLeft" },
      "views": [
        { "id": "a", "layoutMargins": { "top": 0, \(insets) },
          "preservesSuperviewLayoutMargins": true, "insetsLayoutMarginsFromSafeArea": false,
          "alignmentRectInsets": { "top": 1, \(insets) }, "firstBaselineOffset": 2,
          "lastBaselineOffset": 3, "semanticContentAttribute": "forceLeftToRight",
          "layoutGuides": [{ "id": "g" }] },
        { "id": "f", "frame": { "x": 0, "y": 0, "width": 1, "height": 1 },
          "autoresizingMask": ["flexibleWidth", "flexibleBottomMargin"] },
        { "id": "s",
          "stack": { "axis": "vertical", "distribution": "equalSpacing", "alignment": "trailing",
            "spacing": 4, "customSpacing": { "b": 5 },
            "isLayoutMarginsRelativeArrangement": true, "arrangedSubviews": ["b"] },
          "subviews": [{ "id": "b" }] }],
      "constraints": ["g.top == a.top"],
      "keyframes": [{ "time": 0, "changes": [
        { "canvas": { "width": 400, "backgroundColor": "red", "layoutDirection": "leftToRight" } },
        { "view": "a", "layoutMargins": { "top": 0, "left": 1, "bottom": 0, "right": 0 },
          "semanticContentAttribute": "unspecified" },
        { "view": "f", "autoresizingMask": [] },
        { "view": "s", "stack": { "alignment": "fill", "arrangedSubviews": [] } },
        { "addSubview": { "id": "c", "subviews": [{ "id": "d" }] }, "to": "s", "at": 0 },
        { "addSubview": { "id": "e" }, "to": "d" }, { "removeFromSuperview": "c" }] }] }
    """

  @Test func everyPartIsSpelledAsTheFormatSpellsIt() {
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(letters(description.json) == letters(Self.expected))
  }

  /// The parser accepts all of it.
  @Test func itReadsBack() throws {
    _ = try PlannedTimeline(description)
  }
}
