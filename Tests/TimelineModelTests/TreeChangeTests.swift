import AutoLayout
import Testing
import TimelineModel

/// Views that keyframes add and remove, and when other parts of the file can refer to them.
@Suite struct TreeChangeTests {
  /// Each keyframe is on a line of its own, from line 4.
  private func text(_ keyframes: [String], constraints: String = "") -> String {
    let frames = keyframes.enumerated().map {
      "{\"time\": \($0.offset), \"changes\": [\($0.element)]}"
    }
    return """
      {"version": 1, "canvas": {"width": 10, "height": 10},
      "views": [{"id": "a", "subviews": [{"id": "b"}]}, {"id": "s", "stack": {}}],
      "constraints": [\(constraints)], "keyframes": [
      \(frames.joined(separator: ",\n"))
      ]}
      """
  }

  private func found(_ keyframes: String..., constraints: String = "") -> [String] {
    diagnostics(text(keyframes, constraints: constraints)).map {
      let label = $0.labels.first.map { " (\($0.text), line \($0.location.line))" } ?? ""
      return "\($0.location?.line ?? 0) \($0.code): \($0.message)\(label)"
    }
  }

  private let addsCard =
    #"{"addSubview": {"id": "card", "layoutGuides": [{"id": "g"}], "subviews": [{"id": "icon"}]}, "to": "root"}"#

  @Test func addedViewsComeAfterThoseOfTheTree() throws {
    let timeline = try timeline(
      text([addsCard, #"{"addSubview": {"id": "x"}, "to": "icon", "at": 0}"#]))
    #expect(timeline.views.map(\.id) == ["root", "a", "b", "s", "card", "icon", "x"])
    #expect(timeline.views.map(\.superview?.rawValue) == [nil, 0, 1, 0, 0, 4, 5])
    #expect(timeline.views.map(\.isInitial) == [true, true, true, true, false, false, false])
    #expect(timeline.guides.map(\.owner) == [ViewIndex(4)])
    #expect(
      timeline.keyframes.flatMap(\.changes).map(\.operation.words) == [
        "addSubview 4 at 2", "addSubview 6 at 0",
      ])
  }

  /// Views are declared in file order; indices among subviews count in time order.
  @Test func placesAreCountedInTime() throws {
    let keyframes = """
      {"time": 2, "changes": [{"addSubview": {"id": "x"}, "to": "root"}]},
      {"time": 1, "changes": [{"addSubview": {"id": "y"}, "to": "root"}, {"removeFromSuperview": "a"}]}
      """
    let operations = try timeline(scene("", keyframes: keyframes)).keyframes
      .flatMap(\.changes).map(\.operation.words)
    #expect(operations == ["addSubview 5 at 2", "removeFromSuperview 1", "addSubview 4 at 2"])
  }

  @Test func aStackArrangesWhatIsAddedToIt() throws {
    let timeline = try timeline(
      text([
        #"{"addSubview": {"id": "x"}, "to": "s"}"#,
        #"{"addSubview": {"id": "y"}, "to": "s", "at": 0}, {"removeFromSuperview": "x"}"#,
        #"{"addSubview": {"id": "z"}, "to": "s"}"#,
      ]))
    let changes = timeline.keyframes.flatMap(\.changes).map(\.operation)
    #expect(
      changes.map(\.words) == [
        "setLayout 3", "addSubview 4 at 0", "setLayout 3", "addSubview 5 at 0",
        "removeFromSuperview 4", "setLayout 3", "addSubview 6 at 1",
      ])
    #expect(
      changes.compactMap(\.arranged) == [
        [ViewIndex(4)], [ViewIndex(5), ViewIndex(4)], [ViewIndex(5), ViewIndex(6)],
      ])
  }

  @Test func constraintsNameAddedViewsFromThenOn() throws {
    let timeline = try timeline(
      text([
        addsCard
          + #", {"add": ["V:|[icon][g]|", "c: card.width == 3"]}, {"view": "icon", "alpha": 0}"#,
        #"{"constraint": "c", "constant": "card.width"}, {"restore": "c"}"#,
      ]))
    #expect(timeline.constraints.count == 4)
    #expect(timeline.initialConstraints.isEmpty)
  }

  @Test func beforeThatTheyAreNotInTheTree() {
    let absent = "is not in the tree at this time (added here, by a later change, line 5)"
    #expect(
      found(#"{"view": "card", "alpha": 0}, {"removeFromSuperview": "icon"}"#, addsCard)
        == [
          "4 unknown-name: the view `card` \(absent)", "4 unknown-name: the view `icon` \(absent)",
        ])
    #expect(
      found(#"{"add": ["V:|[icon][b]", "c: g.width == 3"]}"#, addsCard) == [
        "4 unknown-name: the view `icon` \(absent)", "4 unknown-name: the view `card` \(absent)",
      ])
    #expect(
      found(
        #"{"constraint": "w", "constant": "icon.width"}"#, addsCard,
        constraints: #""w: a.width == 1""#)
        == ["4 unknown-name: the view `icon` \(absent)"])
  }

  @Test func theInitialConstraintsCannotNameThem() {
    #expect(
      found(addsCard, constraints: #""H:|[card]|""#) == [
        "3 unknown-name: the view `card` is not in the tree at this time (added here, by a later change, line 4)"
      ])
  }

  @Test func aRemovedViewTakesItsConstraintsAlong() throws {
    let constraints =
      #""w: b.width == 1", {"group": "all", "constraints": ["h: b.height == a.height", "s.width == 1"]}"#
    #expect(
      found(
        #"{"removeFromSuperview": "a"}"#,
        #"{"activate": "w"}, {"restore": "h"}, {"activate": "all"}"#, constraints: constraints)
        == [
          "5 removed-name: the constraint `w` has been removed (removed here, with `a`, line 4)",
          "5 removed-name: the constraint `h` has been removed (removed here, with `a`, line 4)",
        ])
    let timeline = try timeline(
      text(
        [
          #"{"removeFromSuperview": "a"}, {"add": ["w: s.height == 2"]}, {"deactivate": ["all", "w"]}"#
        ],
        constraints: constraints))
    #expect(
      timeline.keyframes.flatMap(\.changes).map(\.operation.words) == [
        "removeFromSuperview 1", "activate 3", "deactivate 2", "deactivate 3",
      ])
  }

  @Test(arguments: [
    #"{"removeFromSuperview": "b"}"#, #"{"view": "b", "hidden": true}"#,
    #"{"add": ["b.width == 1"]}"#, #"{"addSubview": {"id": "x"}, "to": "b"}"#,
    #"{"add": [{"equation": "s.width == 1", "constant": "b.width"}]}"#,
  ])
  func whatIsRemovedIsGoneForGood(_ change: String) {
    #expect(
      found(#"{"removeFromSuperview": "a"}"#, change) == [
        "5 removed-name: the view `b` has been removed (removed here, line 4)"
      ])
  }

  @Test func nothingIsLaidOutThatIsNotThere() {
    let keyframes = #"""
      {"time": 0, "layout": "b", "changes": [{"removeFromSuperview": "b"}]}
      """#
    #expect(
      problems(scene("", keyframes: keyframes)) == [
        "6:23 removed-name: the view `b` has been removed"
      ])
  }

  @Test(arguments: [
    (
      #"{"removeFromSuperview": "root"}"#,
      "not-changeable: `root` is the canvas and cannot be removed"
    ),
    (#"{"removeFromSuperview": "c"}"#, "unknown-name: unknown view `c`"),
    (
      #"{"removeFromSuperview": 1}"#,
      "wrong-type: `removeFromSuperview` must be a string, not a number"
    ),
    (#"{"addSubview": {"id": "x"}}"#, "missing-key: the addition of a subview needs `to`"),
    (#"{"addSubview": {"id": "x"}, "to": "c"}"#, "unknown-name: unknown view `c`"),
    (#"{"addSubview": {"id": "x"}, "to": 1}"#, "wrong-type: `to` must be a string, not a number"),
    (
      #"{"addSubview": {"id": "x"}, "to": "x"}"#,
      "unknown-name: `x` is declared later in the file (declared here, line 4)"
    ),
    (
      #"{"addSubview": {"id": "b"}, "to": "a"}"#,
      "duplicate-name: `b` is declared twice (first declared here, line 2)"
    ),
    (#"{"addSubview": {"alpha": 1}, "to": "a"}"#, "missing-key: a view needs `id`"),
    (#"{"addSubview": "x", "to": "a"}"#, "wrong-type: a view must be an object, not a string"),
    (
      #"{"addSubview": {"id": "x"}, "to": "a", "at": 2}"#,
      "out-of-range: `at` must be at most 1: `a` has that many subviews at this time"
    ),
    (
      #"{"addSubview": {"id": "x"}, "to": "a", "at": -1}"#,
      "out-of-range: `at` must be a whole number from 0 to 100000"
    ),
    (
      #"{"addSubview": {"id": "x"}, "to": "a", "an": 1}"#,
      "unknown-key: unknown key `an` in the addition of a subview"
    ),
    (
      #"{"addSubview": {"id": "x", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}, "to": "s"}"#,
      "contradictory-keys: `x` has a frame, so a stack cannot arrange it (declared here, line 4)"
    ),
  ])
  func mistakesAreReported(_ change: String, expected: String) {
    #expect(found(change) == ["4 " + expected])
  }

  @Test func addedViewsCountToo() {
    var limits = Limits()
    limits.views = 3
    #expect(codes(text([addsCard]), limits: limits) == ["limit"])
    limits = Limits()
    limits.depth = 2
    #expect(codes(text([#"{"addSubview": {"id": "x"}, "to": "b"}"#]), limits: limits) == ["limit"])
    #expect(codes(text([#"{"addSubview": {"id": "x"}, "to": "a"}"#]), limits: limits) == [])
  }
}

extension Change.Operation {
  fileprivate var arranged: [ViewIndex]? {
    if case .setLayout(_, let layout) = self { layout.stack?.arrangedSubviews } else { nil }
  }
}
