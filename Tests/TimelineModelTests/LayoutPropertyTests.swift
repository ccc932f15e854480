import AutoLayout
import Primitives
import Testing
import TimelineModel

/// The layout properties of a view other than its content and frame.
@Suite struct LayoutPropertyTests {
  private func text(_ views: String, _ constraints: String = "", changes: String = "") -> String {
    """
    {"version": 1, "canvas": {"width": 10, "height": 10}, "views": [
    \(views)
    ], "constraints": [
    \(constraints)
    ], "keyframes": [{"time": 0, "changes": [
    \(changes)
    ]}]}
    """
  }

  @Test func allAreReadFromTheDeclaration() throws {
    let members = #"""
      {"id": "a", "layoutMargins": {"leading": 1, "top": 2}, "preservesSuperviewLayoutMargins": true,
      "insetsLayoutMarginsFromSafeArea": false, "alignmentRectInsets": {"left": -3, "bottom": 4},
      "firstBaselineOffset": 5, "lastBaselineOffset": 6, "semanticContentAttribute": "playback",
      "frame": {"x": 0, "y": 0, "width": 1, "height": 1},
      "autoresizingMask": ["flexibleWidth", "flexibleTopMargin", "flexibleWidth"]}
      """#
    let layout = try #require(try timeline(text(members)).views.last?.layout)
    var expected = LayoutView(superview: .root, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    expected.layoutMargins = LayoutInsets(top: 2, near: 1, followsLayoutDirection: true)
    expected.preservesSuperviewLayoutMargins = true
    expected.insetsLayoutMarginsFromSafeArea = false
    expected.alignmentRectInsets = LayoutInsets(near: -3, bottom: 4)
    expected.firstBaselineOffset = 5
    expected.lastBaselineOffset = 6
    expected.semanticContentAttribute = .playback
    expected.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #expect(layout == expected)
  }

  /// Each change includes the previous values of the properties that it does not mention.
  @Test func changesCarryTheWhole() throws {
    let changes = #"""
      {"view": "a", "firstBaselineOffset": 5, "layoutMargins": {}},
      {"view": "a", "lastBaselineOffset": 6, "semanticContentAttribute": "forceRightToLeft", "alpha": 0}
      """#
    let view = #"{"id": "a", "firstBaselineOffset": 1, "preservesSuperviewLayoutMargins": true}"#
    let operations = try timeline(text(view, changes: changes)).keyframes
      .flatMap(\.changes).map(\.operation)
    #expect(operations.map(\.words) == ["setLayout 1", "setAlpha 1 0.0", "setLayout 1"])
    var expected = LayoutView(superview: .root)
    expected.preservesSuperviewLayoutMargins = true
    expected.firstBaselineOffset = 5
    #expect(operations.first?.layout == expected)
    expected.lastBaselineOffset = 6
    expected.semanticContentAttribute = .forceRightToLeft
    #expect(operations.last?.layout == expected)
  }

  @Test(arguments: [
    (#"{"id": "a", "firstBaselineOffset": true}"#, "2:36 wrong-type"),
    (#"{"id": "a", "alignmentRectInsets": {"left": 1, "leading": 1}}"#, "2:37 contradictory-keys"),
    (#"{"id": "a", "semanticContentAttribute": "rtl"}"#, "2:41 wrong-value"),
    (#"{"id": "a", "preservesSuperviewLayoutMargins": 1}"#, "2:48 wrong-type"),
    (#"{"id": "a", "layoutGuides": ["g"]}"#, "2:30 wrong-type"),
    (#"{"id": "a", "layoutGuides": [{}]}"#, "2:30 missing-key"),
    (#"{"id": "a", "layoutGuides": [{"id": "a"}]}"#, "2:37 duplicate-name"),
    (#"{"id": "a", "layoutGuides": [{"id": "root"}]}"#, "2:37 reserved-name"),
    (#"{"id": "a", "layoutGuides": [{"id": "g", "width": 1}]}"#, "2:42 unknown-key"),
  ])
  func mistakesHaveTheirPlace(_ view: String, expected: String) {
    let found = problems(text(view))
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix(expected + ":") }, "\(found)")
  }

  @Test(arguments: [
    (
      #"{"view": "root", "layoutMargins": {}}"#,
      "`root` is the canvas and has no `layoutMargins` to change"
    ),
    (
      #"{"view": "root", "lastBaselineOffset": 1}"#,
      "`root` is the canvas and has no `lastBaselineOffset` to change"
    ),
    (
      #"{"view": "root", "autoresizingMask": []}"#,
      "`root` is the canvas, whose frame cannot be changed"
    ),
    (
      #"{"view": "a", "autoresizingMask": []}"#,
      "`a` is placed by constraints and has no frame to change"
    ),
  ])
  func aChangeOfAFixedPropertyIsReported(_ change: String, expected: String) {
    let found = diagnostics(text(#"{"id": "a"}"#, changes: change))
    #expect(found.map(\.message) == [expected])
    #expect(found.map(\.code) == ["not-changeable"])
  }

  private static let guides = #"""
    {"id": "a", "layoutGuides": [{"id": "g"}, {"id": "h", "note": "n"}], "subviews": [{"id": "b"}]}
    """#

  @Test(arguments: [
    (
      "g.top == b.bottom", LayoutItem.guide(GuideIndex(0), of: ViewIndex(1)),
      LayoutItem.view(ViewIndex(2))
    ),
    ("g.top == superview.top", .guide(GuideIndex(0), of: ViewIndex(1)), .view(ViewIndex(1))),
    ("b.top == h.top", .view(ViewIndex(2)), .guide(GuideIndex(1), of: ViewIndex(1))),
    ("b.top == a.safeArea.top", .view(ViewIndex(2)), .safeArea(ViewIndex(1))),
    (
      "b.top == a.readableContentGuide.top", .view(ViewIndex(2)),
      .readableContentGuide(ViewIndex(1))
    ),
    ("b.top == a.contentLayoutGuide.top", .view(ViewIndex(2)), .contentLayoutGuide(ViewIndex(1))),
    ("b.top == root.frameLayoutGuide.top", .view(ViewIndex(2)), .frameLayoutGuide(.root)),
    ("b.lastBaseline == a.topMargin", .view(ViewIndex(2)), .view(ViewIndex(1))),
    ("V:|-[g]", .guide(GuideIndex(0), of: ViewIndex(1)), .view(ViewIndex(1))),
    ("[g][b]", .view(ViewIndex(2)), .guide(GuideIndex(0), of: ViewIndex(1))),
  ])
  func guidesAreItems(_ constraint: String, first: LayoutItem, second: LayoutItem) throws {
    let timeline = try timeline(text(Self.guides, "\"\(constraint)\""))
    #expect(timeline.guides.map(\.id) == ["g", "h"])
    #expect(timeline.constraints.map(\.constraint.firstItem) == [first])
    #expect(timeline.constraints.map(\.constraint.secondItem) == [second])
    let scrolls = constraint.contains("contentLayoutGuide")
    #expect(timeline.views.map(\.layout.isScrollView) == [false, scrolls, false])
  }

  @Test(arguments: [
    ("g.leadingMargin == a.leading", "a guide has no margins and no baselines"),
    ("a.top == g.firstBaseline", "a guide has no margins and no baselines"),
    ("g.safeArea.top == a.top", "`g` is a guide and has no guides itself"),
    ("a.top == gg.top", "unknown view or guide `gg`"),
    ("V:|[i]|", "unknown view `i`"),
  ])
  func attributesThatGuidesLackAreReported(_ constraint: String, expected: String) {
    #expect(
      diagnostics(text(Self.guides, "\"\(constraint)\"")).map(\.message).first == expected)
  }

  @Test func aGuideIsNoView() {
    let found = diagnostics(text(Self.guides, changes: #"{"view": "g", "alpha": 1}"#))
    #expect(found.map(\.message) == ["unknown view `g`"])
    #expect(found.flatMap(\.labels).map(\.text) == ["`g` is a guide"])
  }

  @Test func guidesHaveALimit() {
    var limits = Limits()
    limits.views = 1
    let found = problems(
      text(#"{"id": "a", "layoutGuides": [{"id": "g"}, {"id": "h"}, {"id": "i"}]}"#), limits: limits
    )
    #expect(found == ["2:43 limit: there are more than 1 layout guides"])
  }
}

extension Change.Operation {
  fileprivate var layout: LayoutView? {
    if case .setLayout(_, let layout) = self { layout } else { nil }
  }
}
