import JSONText
import LayoutAnimation
import TestSupport
import Testing

@Suite struct TimelineDescriptionTests {
  @Test func theTextIsThatOfAFileWithALineForWhatFitsInOne() {
    let description = TimelineDescription(
      canvas: .init(width: 320, height: 480.5, scale: 2),
      views: [
        .init(
          "card", backgroundColor: "#222222",
          subviews: [.init("icon", alpha: 0.5, intrinsicContentSize: .init(width: 24))])
      ],
      constraints: ["H:|-16-[card]-16-|", .equation("card.top == root.bottom", id: "top")],
      keyframes: [.init(at: 0.25, animation: 0.4, [.constraint("top", constant: -80)])])
    #expect(
      description.json == """
        {
          "version": 1,
          "canvas": { "width": 320, "height": 480.5, "scale": 2 },
          "views": [
            {
              "id": "card",
              "backgroundColor": "#222222",
              "subviews": [{ "id": "icon", "alpha": 0.5, "intrinsicContentSize": { "width": 24 } }]
            }
          ],
          "constraints": ["H:|-16-[card]-16-|", { "equation": "card.top == root.bottom", "id": "top" }],
          "keyframes": [
            {
              "time": 0.25,
              "animation": { "duration": 0.4 },
              "changes": [{ "constraint": "top", "constant": -80 }]
            }
          ]
        }

        """)
  }

  @Test func statesAreSpelledAsTheFormatSpellsThem() throws {
    let description = TimelineDescription(
      canvas: .init(width: 10, height: 20), views: [.init("a")],
      keyframes: [.init(at: 0, to: "open", animation: 0.5), .init(after: 1, to: "closed")],
      states: ["open": [.view("a", alpha: 0.5)], "closed": []], stateAnimation: 0.25)
    #expect(
      description.json.hasSuffix(
        """
          "keyframes": [
            { "time": 0, "to": "open", "animation": { "duration": 0.5 } },
            { "after": 1, "to": "closed" }
          ],
          "states": { "open": [{ "view": "a", "alpha": 0.5 }], "closed": [] },
          "stateAnimation": { "duration": 0.25 }
        }

        """))
    #expect(try PlannedTimeline(description).frameCount == 91)
  }

  /// The line of the canvas has 64 characters besides those of the colour; one is reserved for a
  /// comma.
  @Test(arguments: [(35, 4), (36, 8)])
  func aLineHasAHundredLettersAtMost(letters: Int, lines: Int) {
    let color = String(repeating: "x", count: letters)
    let description = TimelineDescription(
      canvas: .init(width: 10, height: 20, backgroundColor: color))
    #expect(description.json.split(separator: "\n").count == lines)
  }

  @Test func everyPartIsSpelledAsTheFormatSpellsIt() throws {
    let description = TimelineDescription(
      name: "a \"b\" \\ \u{7}é", canvas: .init(width: 1, height: 1), framesPerSecond: 30,
      duration: 1e-7, compatibility: .iOS7, metrics: ["b": 1, "a": -2.5],
      constraints: [
        .visualFormat("H:[a][b]", options: ["alignAllTop"], id: "set", active: false),
        .group("g", active: true, ["a.top == b.top"]),
        .equation("a.left == 0", group: "g", constant: "root.width / 2"),
      ],
      keyframes: [
        .init(
          after: 0.5, name: "k", animation: .init(delay: 1, curve: .linear), flush: false,
          layout: .deferred,
          [
            .activate("a"), .deactivate(["a", "b"]), .remove("a"), .restore([]),
            .add(["a.top == 0"]), .constraint("g", priority: "defaultHigh", active: true),
          ]),
        .init(at: 0, layout: .ifNeeded("a")),
      ])
    let expected = """
      { "version": 1, "name": "a \\"b\\" \\\\ \\u0007é", "canvas": { "width": 1, "height": 1 },
        "framesPerSecond": 30, "duration": 1e-07, "compatibility": "iOS7",
        "metrics": { "b": 1, "a": -2.5 },
        "constraints": [
          { "visualFormat": "H:[a][b]", "options": ["alignAllTop"], "id": "set", "active": false },
          { "group": "g", "active": true, "constraints": ["a.top == b.top"] },
          { "equation": "a.left == 0", "group": "g", "constant": "root.width / 2" }],
        "keyframes": [
          { "after": 0.5, "name": "k", "animation": { "delay": 1, "curve": "linear" },
            "flush": false, "layout": "deferred",
            "changes": [
              { "activate": "a" }, { "deactivate": ["a", "b"] }, { "remove": "a" },
              { "restore": [] }, { "add": ["a.top == 0"] },
              { "constraint": "g", "priority": "defaultHigh", "active": true }] },
          { "time": 0, "layout": "a" }] }
      """
    #expect(words(of: description.json) == words(of: expected))
  }

  @Test func animatorsAreSpelledAsTheFormatSpellsThem() throws {
    let description = TimelineDescription(
      canvas: .init(width: 100, height: 100), views: [.init("a")],
      constraints: [
        "x: a.left == root.left", "a.top == root.top", "a.width == 9", "a.height == 9",
      ],
      keyframes: [
        .init(
          at: 0,
          animation: .init(
            duration: 1, animator: "drag", pausesOnCompletion: true, scrubsLinearly: false),
          [.constraint("x", constant: 50)]),
        .init(
          at: 0.25, name: "let go", animator: "drag",
          [
            .gesture([.init(at: 0.1, 0.5), .init(at: 0.2, 0.25)]), .reverse,
            .continue(.spring(dampingRatio: 0.5), durationFactor: 0.5),
          ]),
        .init(after: 1, animator: "drag", [.pause, .fractionComplete(0.5), .continue()]),
        .init(afterEndOf: "let go", delay: 3, animator: "drag", [.reverse]),
        .init(at: 9, animator: "drag", [.stop(.start)]),
      ])
    let expected = """
      "keyframes": [
        { "time": 0,
          "animation": { "duration": 1, "animator": "drag", "pausesOnCompletion": true,
            "scrubsLinearly": false },
          "changes": [{ "constraint": "x", "constant": 50 }] },
        { "time": 0.25, "name": "let go", "animator": "drag",
          "fractionComplete": [{ "at": 0.1, "value": 0.5 }, { "at": 0.2, "value": 0.25 }],
          "reverse": true,
          "continue": { "spring": { "dampingRatio": 0.5 }, "durationFactor": 0.5 } },
        { "after": 1, "animator": "drag", "pause": true, "fractionComplete": 0.5,
          "continue": {} },
        { "after": { "keyframe": "let go", "delay": 3 }, "animator": "drag", "reverse": true },
        { "time": 9, "animator": "drag", "stop": "start" }]
      """
    #expect(words(of: description.json).contains(words(of: expected)))
    #expect(try PlannedTimeline(description).frames.count == 541)
  }

  @Test func viewsAndCurvesAreSpelledAsTheFormatSpellsThem() {
    let curves: [TimelineDescription.Curve] = [
      .easeInOut, .easeIn, .easeOut, .coreAnimationDefault, .cubic(0, -1, 1, 2), .css("steps(4)"),
      .spring(dampingRatio: 0.5), .spring(mass: 1, stiffness: 2, damping: 3, initialVelocity: 4),
      .spring(bounce: 0.2, duration: 0.5),
    ]
    let description = TimelineDescription(
      canvas: .init(
        width: 1, height: 2, backgroundColor: "red", safeAreaInsets: .init(top: 20),
        layoutMargins: .init(), insetsLayoutMarginsFromSafeArea: false),
      views: [
        .init(
          "a", hidden: true,
          transform: .init(scale: 2, rotation: 90, translation: .init(x: 1, y: 2)),
          contentHuggingPriority: 251.5,
          contentCompressionResistancePriority: .init(horizontal: 1, vertical: "required"),
          frame: .init(x: 1, y: 2, width: 3, height: 4)),
        .init(
          "b", transform: .init(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), center: .init(x: 1, y: 2),
          size: .init(width: 3, height: 4), layoutMargins: .init(left: 1, right: 2)),
      ],
      keyframes: curves.map { .init(at: 0, animation: .init(curve: $0)) } + [
        .init(
          at: 1,
          [
            .view("a", scale: .init(x: -1, y: 0), rotation: 720, translation: .init(x: 0, y: 0)),
            .view("b", backgroundColor: "red", alpha: 0, hidden: false),
          ])
      ])
    let expected = """
      { "version": 1,
        "canvas": { "width": 1, "height": 2, "backgroundColor": "red",
          "safeAreaInsets": { "top": 20, "left": 0, "bottom": 0, "right": 0 },
          "layoutMargins": { "top": 0, "left": 0, "bottom": 0, "right": 0 },
          "insetsLayoutMarginsFromSafeArea": false },
        "views": [
          { "id": "a", "hidden": true,
            "transform": { "scale": 2, "rotation": 90, "translation": { "x": 1, "y": 2 } },
            "contentHuggingPriority": 251.5,
            "contentCompressionResistancePriority": { "horizontal": 1, "vertical": "required" },
            "frame": { "x": 1, "y": 2, "width": 3, "height": 4 } },
          { "id": "b", "transform": [1, 2, 3, 4, 5, 6], "center": { "x": 1, "y": 2 },
            "size": { "width": 3, "height": 4 },
            "layoutMargins": { "top": 0, "left": 1, "bottom": 0, "right": 2 } }],
        "keyframes": [
          { "time": 0, "animation": { "curve": "easeInOut" } },
          { "time": 0, "animation": { "curve": "easeIn" } },
          { "time": 0, "animation": { "curve": "easeOut" } },
          { "time": 0, "animation": { "curve": "coreAnimationDefault" } },
          { "time": 0, "animation": { "curve": [0, -1, 1, 2] } },
          { "time": 0, "animation": { "curve": "steps(4)" } },
          { "time": 0, "animation": { "spring": { "dampingRatio": 0.5 } } },
          { "time": 0, "animation": { "spring":
            { "mass": 1, "stiffness": 2, "damping": 3, "initialVelocity": 4 } } },
          { "time": 0, "animation": { "spring": { "bounce": 0.2, "duration": 0.5 } } },
          { "time": 1, "changes": [
            { "view": "a", "transform.scale": { "x": -1, "y": 0 }, "transform.rotation": 720,
              "transform.translation": { "x": 0, "y": 0 } },
            { "view": "b", "backgroundColor": "red", "alpha": 0, "hidden": false }] }] }
      """
    #expect(words(of: description.json) == words(of: expected))
  }

  /// The text without whitespace, which is also removed inside strings, on both sides of the
  /// comparison.
  private func words(of json: String) -> String { json.filter { !$0.isWhitespace } }

  @Test func finiteNumbersReadBackExactly() throws {
    var generator = SeededGenerator(seed: 7)
    let special = [
      0, -0.0, 0.1, 1e15, 1e16, 1e21, 123_456_789.123_456_79, .leastNonzeroMagnitude,
      .leastNormalMagnitude, .greatestFiniteMagnitude, .pi, -1,
    ]
    let random = (0..<2_000).map { _ in Double(bitPattern: generator.next()) }
    for number in special + random.filter(\.isFinite) {
      let text = TimelineDescription(canvas: .init(width: number, height: 1)).json
      let value = try JSONValue(parsing: SourceText(bytes: Array(text.utf8)))
      let width = try #require(value.member("canvas")?.member("width"))
      guard case .number(let read) = width.content else { throw NotANumber(text: text) }
      #expect(read.value.bitPattern == number.bitPattern, "\(number)")
    }
  }

  private struct NotANumber: Error { let text: String }

  @Test(arguments: [
    Double.nan, -.nan, .infinity, -.infinity, .signalingNaN, Double(nan: 5, signaling: false),
  ])
  func whatIsNoNumberIsAnErrorWithItsPlace(number: Double) throws {
    let description = TimelineDescription(
      canvas: .init(width: 10, height: 10), views: [.init("a", alpha: number)])
    let error = #expect(throws: LayoutAnimationError.self) { try PlannedTimeline(description) }
    #expect(error?.code == .invalidTimeline)
    let report = try #require(error?.report)
    #expect(report.text(.concise).hasPrefix("TimelineDescription:4:35: error["), "\(report)")
    #expect(report.errorCount == 1)
  }
}

extension JSONValue {
  fileprivate func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == key }?.value
  }
}
