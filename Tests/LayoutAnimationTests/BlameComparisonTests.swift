import LayoutAnimation
import Testing

/// No change is listed as an explanation of what another one did, and no explanation is missing.
@Suite struct BlameComparisonTests {
  private static func text(
    canvas: String = "", views: String, constraints: String = "", keyframes: String = ""
  ) -> String {
    """
    { "version": 1, "framesPerSecond": 10, "canvas": { "width": 40, "height": 30\(canvas) },
      "views": [\(views)],
      "constraints": [\(constraints)],
      "keyframes": [\(keyframes)]
    }
    """
  }

  private static func colored(_ id: String, _ color: String, _ width: Int = 40) -> String {
    """
    { "id": "\(id)", "backgroundColor": "\(color)",
      "frame": { "x": 0, "y": 0, "width": \(width), "height": \(width) } }
    """
  }

  private func headline(_ comparison: FrameComparison) throws -> String {
    String(try #require(comparison.text.split(separator: "\n").first))
  }

  /// The change that moves the small view's edges does not explain the 1200 pixels of a different
  /// colour.
  @Test func whatMovesAViewIsNotBlamedForWhatLiesOverIt() throws {
    let (red, blue) = (Self.colored("red", "#F00"), Self.colored("blue", "#00F"))
    let comparison = try ComparedTexts(
      expected: Self.text(views: "\(red), \(blue), \(Self.colored("small", "#0F0", 2))"),
      actual: Self.text(views: "\(blue), \(red), \(Self.colored("small", "#0F0", 3))")
    ).comparison()
    #expect(comparison.geometry.map(\.explanations.count) == [1, 1])
    #expect(try headline(comparison) == "different: 1 of 1 frame")
  }

  /// The new view has no colour; the different pixels are those of the box, which moved by one
  /// point.
  @Test func whatWasForgivenIsNotBlamedOnAnotherChange() throws {
    let texts = try ComparedTexts([
      "\"id\": \"box\"": "\"id\": \"ghost\" }, { \"id\": \"box\"", "left + 2": "left + 3",
    ])
    let comparison = try texts.comparison(ComparisonTolerance(points: 1))
    #expect(comparison.pixels.total == 20 && comparison.forgivenGeometry == [0])
    #expect(comparison.pixelExplanations.isEmpty)
    #expect(try !headline(comparison).contains("explained"))
  }

  private static let insets = ", \"insetsLayoutMarginsFromSafeArea\": false, \"safeAreaInsets\": "

  /// One view depends on the safe area, the other on margins that do not include it.
  @Test func marginsApartFromTheSafeAreaDoNotFollowIt() throws {
    let box = "{ \"id\": \"box\" }, { \"id\": \"label\" }"
    let sizes = ["box", "label"].map {
      "\"\($0).top == root.top\", \"\($0).width == 1\", \"\($0).height == 1\""
    }.joined(separator: ", ")
    let base = Self.text(
      canvas: Self.insets + "{ \"left\": 3 }", views: box,
      constraints: "\"box.left == root.safeArea.left\", \"label.left == root.leftMargin\", "
        + "\"idle: box.left >= root.left - 9\", \(sizes)")
    let comparison = try ComparedTexts(
      base, ["\"left\": 3": "\"left\": 5", "root.left - 9": "root.left - 8"]
    ).comparison()
    let safeArea = "canvas: safe area insets [0, 3, 0, 0] → [0, 5, 0, 0]"
    #expect(
      comparison.changes.map(\.message) == [safeArea, "constraint `idle`: constant -9 → -8"])
    #expect(comparison.geometry.map(\.view) == ["box", "box"])
    #expect(comparison.geometry.map { $0.explanations.map(\.message) } == [[safeArea], [safeArea]])
    #expect(comparison.geometry.map(\.isExplained) == [true, true])
  }

  private static let box = "{ \"id\": \"box\" }, { \"id\": \"other\" }"
  private static let placed = """
    "x: box.left == root.left", "box.top == root.top", "box.width == 1", "box.height == 1",
    "y: other.left == root.left", "other.top == root.top", "other.width == 1", "other.height == 1"
    """

  private static func keyframe(_ id: String, _ constant: Int, _ more: String = "") -> String {
    """
    { "time": 0\(more), "changes": [
      { "constraint": "\(id)", "constant": \(constant) }] }
    """
  }

  @Test func keyframesOfOneTimeInAnotherOrderAreTold() throws {
    let (five, nine) = (
      Self.keyframe("x", 5, ", \"name\": \"five\""), Self.keyframe("x", 9, ", \"name\": \"nine\"")
    )
    let comparison = try ComparedTexts(
      expected: Self.text(
        views: Self.box, constraints: Self.placed, keyframes: "\(five), \(nine)"),
      actual: Self.text(views: Self.box, constraints: Self.placed, keyframes: "\(nine), \(five)")
    ).comparison()
    #expect(
      comparison.changes.map(\.message) == ["the keyframes at 0 s are played in a different order"])
    #expect(!comparison.isSame && comparison.geometry.allSatisfy(\.isExplained))
  }

  /// The last constant stays the same.
  @Test func changesInAnotherOrderAreTold() throws {
    let (turn, scale) = (
      "{ \"view\": \"box\", \"transform\": { \"rotation\": 90 } }",
      "{ \"constraint\": \"x\", \"constant\": \"box.width\" }"
    )
    func text(_ changes: String) -> String {
      Self.text(
        views: Self.box, constraints: Self.placed,
        keyframes: "{ \"time\": 0, \"changes\": [\(changes)] }")
    }
    let comparison = try ComparedTexts(
      expected: text("\(turn),\n\(scale)"), actual: text("\(scale),\n\(turn)")
    ).comparison()
    #expect(
      comparison.changes.map(\.message) == [
        "keyframe at 0 s: its changes are applied in a different order"
      ])
  }

  @Test func constraintsInAnotherOrderAreTold() throws {
    let (a, b) = ("\"a: box.left == root.left\"", "\"b: box.top == root.top\"")
    let comparison = try ComparedTexts(
      expected: Self.text(views: Self.box, constraints: "\(a),\n\(b)"),
      actual: Self.text(views: Self.box, constraints: "\(b),\n\(a)")
    ).comparison()
    #expect(
      comparison.changes.map(\.message) == ["constraints are declared in a different order"])
    #expect(comparison.changes.map(\.expectedLine) == [4])
    #expect(comparison.changes.map(\.actualLine) == [3])
  }

  /// With thirteen changed colours, the changes are not tried one by one. The second keyframe lays
  /// out and animates what the first one sets, although it does not mention it.
  @Test func aKeyframeMayMoveWhatAnEarlierOneLeft() throws {
    func text(_ red: String, _ duration: Int) -> String {
      let colors = (0..<13).map { Self.colored("v\($0)", "#\(red)000\($0 % 8)0") }
      return Self.text(
        views: ([Self.box] + colors).joined(separator: ", "), constraints: Self.placed,
        keyframes: Self.keyframe("x", 20, ", \"layout\": \"deferred\"") + ", "
          + Self.keyframe("y", 9, ", \"flush\": false, \"animation\": \(duration)"))
    }
    let comparison = try ComparedTexts(expected: text("0", 1), actual: text("F", 2)).comparison()
    let left = try #require(comparison.geometry.first { $0.view == "box" && $0.property == .left })
    #expect(left.explanations.map(\.message) == ["keyframe at 0 s: duration 1 s → 2 s"])
    #expect(!left.isExplained)
  }

  /// Each of sixty gaps may move every view.
  @Test func ofManyPossibleExplanationsEightAreKept() throws {
    func chain(_ gap: Int) -> String {
      let views = (0..<60).map { "{ \"id\": \"v\($0)\" }" }
      let gaps = (0..<60).map { index in
        let before = index == 0 ? "root.left" : "v\(index - 1).right"
        return "\"v\(index).left == \(before) + \(gap)\", \"v\(index).width == 1\", "
          + "\"v\(index).top == root.top\", \"v\(index).height == 1\""
      }
      return Self.text(
        views: views.joined(separator: ", "), constraints: gaps.joined(separator: ", "))
    }
    let comparison = try ComparedTexts(expected: chain(1), actual: chain(2)).comparison()
    #expect(comparison.geometry.count == 120)
    #expect(comparison.geometry.allSatisfy { $0.explanations.count == 8 })
    #expect(comparison.geometry.allSatisfy { $0.furtherExplanations == 52 && !$0.isExplained })
    #expect(comparison.text.contains("; and 57 more\n"))
    #expect(comparison.jsonText.contains("\"furtherExplanations\": 52"))
  }
}
