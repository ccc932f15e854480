import AutoLayout
import Primitives
import Testing
import TimelineModel
import Timing

/// The example of the format's description, compared with values worked out by hand.
@Suite struct ExampleTests {
  static let text = """
    {
      "version": 1,
      "name": "Yellow and blue",
      "canvas": { "width": 375, "height": 667, "scale": 2, "safeAreaInsets": { "top": 20 } },
      "metrics": { "gap": 8 },
      "views": [
        { "id": "yellow", "backgroundColor": "#FFCC00" },
        { "id": "blue", "backgroundColor": "#007AFF" }
      ],
      "constraints": [
        "V:|-100-[yellow]-gap-|",
        "V:|-100-[blue]-gap-|",
        "yellow.leading == root.leadingMargin",
        "blue.width == yellow.width",
        "spacing: blue.leading == yellow.trailing + gap",
        "yellow.trailing == root.trailingMargin @750",
        { "id": "blueTrailing", "firstItem": "blue", "firstAttribute": "trailing", "relation": "equal",
          "secondItem": "root", "secondAttribute": "trailingMargin", "multiplier": 1, "constant": 0, "priority": 751 }
      ],
      "keyframes": [
        { "time": 0.25, "animation": { "duration": 1.0 },
          "changes": [
            { "constraint": "spacing", "constant": "root.width" },
            { "constraint": "blueTrailing", "priority": 749 }
          ] }
      ]
    }
    """

  let timeline: Timeline
  let yellow = LayoutItem.view(ViewIndex(1))
  let blue = LayoutItem.view(ViewIndex(2))
  let root = LayoutItem.view(.root)

  init() throws {
    timeline = try TimelineModelTests.timeline(Self.text)
  }

  @Test func headIsRead() {
    #expect(timeline.name == "Yellow and blue")
    #expect(timeline.framesPerSecond == 60)
    #expect(timeline.duration == nil)
    #expect(
      timeline.canvas
        == Canvas(
          size: Size(width: 375, height: 667), scale: 2, safeAreaInsets: EdgeInsets(top: 20)))
    #expect(timeline.effectiveRootMargins == EdgeInsets(top: 20, left: 16, right: 16))
  }

  @Test func viewsAreDescendantsOfAWhiteRoot() {
    #expect(timeline.views.map(\.id) == ["root", "yellow", "blue"])
    #expect(timeline.views.map(\.superview) == [nil, .root, .root])
    #expect(
      timeline.views.map(\.appearance.backgroundColor) == [
        .white, Color(red: 255, green: 204, blue: 0), Color(red: 0, green: 122, blue: 255),
      ])
  }

  @Test func nineConstraintsInFileOrder() throws {
    let p750 = try #require(LayoutPriority(750))
    let p751 = try #require(LayoutPriority(751))
    #expect(
      timeline.constraints.map(\.constraint) == [
        LayoutConstraint(
          firstItem: yellow, firstAttribute: .top, secondItem: root, secondAttribute: .top,
          constant: 100),
        LayoutConstraint(
          firstItem: root, firstAttribute: .bottom, secondItem: yellow, secondAttribute: .bottom,
          constant: 8),
        LayoutConstraint(
          firstItem: blue, firstAttribute: .top, secondItem: root, secondAttribute: .top,
          constant: 100),
        LayoutConstraint(
          firstItem: root, firstAttribute: .bottom, secondItem: blue, secondAttribute: .bottom,
          constant: 8),
        LayoutConstraint(
          firstItem: yellow, firstAttribute: .leading, secondItem: root,
          secondAttribute: .leadingMargin),
        LayoutConstraint(
          firstItem: blue, firstAttribute: .width, secondItem: yellow, secondAttribute: .width),
        LayoutConstraint(
          firstItem: blue, firstAttribute: .leading, secondItem: yellow,
          secondAttribute: .trailing, constant: 8),
        LayoutConstraint(
          firstItem: yellow, firstAttribute: .trailing, secondItem: root,
          secondAttribute: .trailingMargin, priority: p750),
        LayoutConstraint(
          firstItem: blue, firstAttribute: .trailing, secondItem: root,
          secondAttribute: .trailingMargin, priority: p751),
      ])
    #expect(timeline.initialConstraints == Array(0..<9))
    #expect(timeline.constraints.map(\.isActive) == Array(repeating: true, count: 9))
  }

  @Test func constraintsAreCalledByIdElseByTextAndLine() {
    #expect(
      timeline.constraints.map(\.name) == [
        "V:|-100-[yellow]-gap-|#0 (line 11)", "V:|-100-[yellow]-gap-|#1 (line 11)",
        "V:|-100-[blue]-gap-|#0 (line 12)", "V:|-100-[blue]-gap-|#1 (line 12)",
        "yellow.leading == root.leadingMargin (line 13)", "blue.width == yellow.width (line 14)",
        "spacing", "yellow.trailing == root.trailingMargin @750 (line 16)", "blueTrailing",
      ])
    #expect(timeline.constraints[6].id == "spacing")
    #expect(timeline.constraints[4].id == nil)
    #expect(timeline.constraints[8].location.line == 17)
    #expect(timeline.constraints[8].location.column == 5)
  }

  @Test func keyframeChangesTwoConstraintsInOrder() throws {
    let keyframe = try #require(timeline.keyframes.first)
    #expect(timeline.keyframes.count == 1)
    #expect(keyframe.time == Nanoseconds(250_000_000))
    #expect(keyframe.animation == Animation(duration: .second))
    #expect(keyframe.flushes && keyframe.layout == .immediate(.root))
    #expect(
      keyframe.changes.map(\.operation.words) == [
        "setConstant 6 size(root.horizontal)", "setPriority 8 749.0",
      ])
    #expect(keyframe.changes.map(\.location.line) == [23, 24])
  }

  @Test func lastFrameShowsTheEnd() {
    #expect(timeline.end == Nanoseconds(1_250_000_000))
    #expect(timeline.clock(framesPerSecond: 60).frameCount == 76)
  }
}
