import AutoLayout
import Testing
import TimelineModel

/// Stack views: declarations, changes, and views that cannot be arranged.
@Suite struct StackTests {
  private func text(_ stack: String, changes: String = "", subviews: String? = nil) -> String {
    let subviews = subviews ?? #"{"id": "a"}, {"id": "b", "subviews": [{"id": "c"}]}"#
    return """
      {"version": 1, "canvas": {"width": 10, "height": 10}, "views": [{"id": "s", "stack":
      \(stack),
      "subviews": [\(subviews)]}], "keyframes": [{"time": 0, "changes": [
      \(changes)
      ]}]}
      """
  }

  private let a = ViewIndex(2)
  private let b = ViewIndex(3)

  @Test func withoutKeysItIsUIKits() throws {
    let timeline = try timeline(text("{}"))
    #expect(timeline.views[1].layout.stack == StackArrangement(arrangedSubviews: [a, b]))
    #expect(timeline.views.count { $0.layout.stack != nil } == 1)
  }

  @Test func allKeysAreRead() throws {
    let stack = #"""
      {"axis": "vertical", "distribution": "equalCentering", "alignment": "trailing", "spacing": -1,
      "customSpacing": {"note": "n", "b": 3}, "isLayoutMarginsRelativeArrangement": true,
      "arrangedSubviews": ["b", "a"]}
      """#
    #expect(
      try timeline(text(stack)).views[1].layout.stack
        == StackArrangement(
          axis: .vertical, distribution: .equalCentering, alignment: .trailing, spacing: -1,
          customSpacing: [b: 3], isLayoutMarginsRelativeArrangement: true, arrangedSubviews: [b, a])
    )
  }

  @Test(arguments: [
    ("horizontal", "fill", StackArrangement.Alignment.fill), ("horizontal", "top", .leading),
    ("horizontal", "bottom", .trailing), ("horizontal", "center", .center),
    ("horizontal", "firstBaseline", .firstBaseline), ("horizontal", "lastBaseline", .lastBaseline),
    ("vertical", "leading", .leading), ("vertical", "trailing", .trailing),
    ("vertical", "center", .center), ("vertical", "fill", .fill),
  ])
  func alignments(_ axis: String, _ word: String, expected: StackArrangement.Alignment) throws {
    let stack = #"{"axis": "\#(axis)", "alignment": "\#(word)"}"#
    #expect(try timeline(text(stack)).views[1].layout.stack?.alignment == expected)
  }

  @Test(
    arguments: [
      (
        #"{"alignment": "leading"}"#,
        "2:15 wrong-value: a horizontal stack cannot align its views by `leading`",
        "did you mean `top`? `leading` is for vertical stacks"
      ),
      (
        #"{"alignment": "bottom", "axis": "vertical"}"#,
        "2:15 wrong-value: a vertical stack cannot align its views by `bottom`",
        "did you mean `trailing`? `bottom` is for horizontal stacks"
      ),
      (
        #"{"alignment": "lastBaseline", "axis": "vertical"}"#,
        "2:15 wrong-value: a vertical stack cannot align its views by `lastBaseline`",
        "baselines are for horizontal stacks"
      ),
      (
        #"{"arrangedSubviews": ["c"]}"#, "2:23 wrong-value: `c` is not a subview of `s`",
        "name subviews of the stack; it arranges no other views"
      ),
      (
        #"{"arrangedSubviews": ["aa"]}"#, "2:23 unknown-name: unknown view `aa`",
        "did you mean `a`? (declared at line 3)"
      ),
      (
        #"{"arrangedSubviews": ["a", "a"]}"#, "2:28 duplicate-name: `a` is arranged twice",
        "remove one of them"
      ),
      (
        #"{"customSpacing": {"a": "1"}}"#, "2:25 wrong-type: `a` must be a number, not a string",
        "write digits without quotation marks, such as `8` or `0.5`"
      ),
      (
        #"{"customSpacing": {"a": 1, "a": 1}}"#,
        "2:28 duplicate-key: the key `a` occurs twice in this object", "remove one of them"
      ),
      (
        #"{"axis": "x"}"#, "2:10 wrong-value: `axis` cannot be `x`",
        "write `horizontal` or `vertical`"
      ),
      (
        #"{"spacng": 1}"#, "2:2 unknown-key: unknown key `spacng` in a stack",
        "did you mean `spacing`?"
      ),
      (
        "true", "2:1 wrong-type: `stack` must be an object, not true",
        #"write `{ "axis": …, "distribution": …, "alignment": …, "spacing": …, … }`"#
      ),
    ] as [(String, String, String?)])
  func mistakesAreReported(_ stack: String, expected: String, help: String?) {
    let found = text(stack)
    #expect(problems(found) == [expected])
    #expect(diagnostics(found).map(\.help) == [help])
  }

  /// The advice is to remove the frame, or the view from the list.
  @Test func viewsWithAFrameAreNotArranged() throws {
    let subviews =
      #"{"id": "a"}, {"id": "f", "center": {"x": 0, "y": 0}, "size": {"width": 1, "height": 1}}"#
    let message = "`f` has a frame, so a stack cannot arrange it"
    #expect(diagnostics(text("{}", subviews: subviews)).map(\.message) == [message])
    #expect(
      problems(text(#"{"arrangedSubviews": ["f"]}"#, subviews: subviews)) == [
        "2:23 contradictory-keys: \(message)"
      ])
    #expect(problems(text(#"{"arrangedSubviews": ["a"]}"#, subviews: subviews)) == [])
  }

  @Test func changesSetOnlyTheKeysGiven() throws {
    let changes = #"""
      {"view": "s", "stack": {"spacing": 4, "axis": "vertical"}},
      {"view": "s", "stack": {"arrangedSubviews": ["b"], "customSpacing": {}}}
      """#
    let timeline = try timeline(
      text(
        #"{"spacing": 2, "customSpacing": {"a": 1}, "distribution": "fillEqually"}"#,
        changes: changes))
    var expected = StackArrangement(
      axis: .vertical, distribution: .fillEqually, spacing: 4, customSpacing: [a: 1],
      arrangedSubviews: [a, b])
    let stacks = timeline.keyframes.flatMap(\.changes).map(\.operation.stack)
    #expect(stacks.first == expected)
    expected.customSpacing = [:]
    expected.arrangedSubviews = [b]
    #expect(stacks.last == expected)
  }

  @Test(
    arguments: [
      (
        #"{"view": "s", "stack": {}}"#,
        "4:1 empty-change: this changes nothing: a key of the stack is missing"
      ),
      (#"{"view": "a", "stack": {"spacing": 1}}"#, "4:15 not-changeable: `a` is not a stack"),
      (
        #"{"view": "s", "stack": {"axis": "vertical"}}"#,
        "4:33 wrong-value: a vertical stack cannot align its views by their baselines"
      ),
      (
        #"{"view": "s", "stack": {"alignment": "leading"}}"#,
        "4:38 wrong-value: a horizontal stack cannot align its views by `leading`"
      ),
      (#"{"view": "s", "stack": {"axis": "vertical", "alignment": "leading"}}"#, nil),
    ] as [(String, String?)])
  func changesAreChecked(_ change: String, expected: String?) {
    let text = text(#"{"alignment": "firstBaseline"}"#, changes: change)
    #expect(problems(text) == [expected].compactMap { $0 })
  }
}

extension Change.Operation {
  fileprivate var stack: StackArrangement? {
    if case .setLayout(_, let layout) = self { layout.stack } else { nil }
  }
}
