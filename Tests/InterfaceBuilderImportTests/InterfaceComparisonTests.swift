import InterfaceBuilderImport
import Primitives
import Testing

/// Two versions of a storyboard: what differs, what moves, and why.
@Suite struct InterfaceComparisonTests {
  private static let views =
    Screen.view("a", "view", "userLabel=\"card\"") + "\n"
    + Screen.view("b", "view", "userLabel=\"photo\"")

  private static func constraints(top: Double = 10, width: Double = 50) -> String {
    Screen.equal("a", "top", "top", "top", top) + Screen.equal("a", "leading", "top", "leading")
      + Screen.equal("a", "width", nil, nil, 30) + Screen.equal("a", "height", nil, nil, 30)
      + Screen.equal("b", "top", "top", "top", 100) + Screen.equal("b", "leading", "top", "leading")
      + Screen.equal("b", "width", nil, nil, width) + Screen.equal("b", "height", "a", "height")
  }

  private static func compare(
    _ old: String, _ new: String, devices: [String] = ["ipad"]
  ) throws -> InterfaceComparison {
    try InterfaceComparison(
      Screen.file(old), Screen.file(new), on: devices.compactMap { DeviceScreen(named: $0) })
  }

  @Test func aFileIsTheSameAsItself() throws {
    let text = Screen.storyboard(Self.views, Self.constraints())
    let comparison = try Self.compare(text, text)
    #expect(comparison.isSame)
    #expect(comparison.text == "no difference in 1 scene\n")
  }

  /// Each of two changes moves one view, and is its only cause.
  @Test func everyMoveHasItsOwnCause() throws {
    let comparison = try Self.compare(
      Screen.storyboard(Self.views, Self.constraints()),
      Screen.storyboard(Self.views, Self.constraints(top: 25, width: 45)))
    let scene = try #require(comparison.scenes.first)
    #expect(scene.changes.map(\.text) == ["card.top == root.top + 25", "photo.width == 45"])
    #expect(scene.changes.map(\.oldText) == ["card.top == root.top + 10", "photo.width == 50"])
    #expect(scene.changes.map(\.properties) == [["constant 10 → 25"], ["constant 50 → 45"]])
    #expect(scene.moves.map(\.view) == ["card", "photo"])
    #expect(scene.moves.map(\.causes) == [[0], [1]])
    let places = scene.moves.flatMap(\.places)
    #expect(places.map(\.device) == ["retina4_7", "ipad", "retina4_7", "ipad"])
    #expect(places.map { ($0.new?.minY ?? 0) - ($0.old?.minY ?? 0) } == [15, 15, 0, 0])
    #expect(places.map { ($0.new?.width ?? 0) - ($0.old?.width ?? 0) } == [0, 0, -5, -5])
    for words in [
      "`card` moves\n    15 pt down on both devices\n", "5 pt narrower on both devices",
    ] {
      #expect(comparison.text.contains(words), "\(comparison.text)")
    }
  }

  /// A height that another view has too moves both.
  @Test func aChangeMovesWhatFollowsFromIt() throws {
    let old = Screen.storyboard(Self.views, Self.constraints())
    let new = old.replacing(
      "constant=\"30.0\"  id=\"a-height\"", with: "constant=\"44\" id=\"a-height\"")
    let scene = try #require(Self.compare(old, new).scenes.first)
    #expect(scene.moves.map(\.view) == ["card", "photo"])
    #expect(scene.moves.map(\.causes) == [[0], [0]])
  }

  @Test func aViewComesWithItsConstraints() throws {
    let third = Screen.view("c", "view", "userLabel=\"badge\"")
    let more =
      Screen.equal("c", "top", "b", "bottom") + Screen.equal("c", "leading", "top", "leading")
    let old = Screen.storyboard(Self.views, Self.constraints())
    let new = Screen.storyboard(Self.views + "\n" + third, Self.constraints() + more)
    let added = try #require(Self.compare(old, new).scenes.first)
    #expect(added.changes.map { "\($0.subject) \($0.action) \($0.text)" } == ["view added badge"])
    #expect(added.moves.isEmpty)
    let removed = try #require(Self.compare(new, old).scenes.first)
    #expect(removed.changes.map { "\($0.action) \($0.text)" } == ["removed badge"])
  }

  @Test func theOrderOfAStackIsAChange() throws {
    let subviews = ["x", "y"].map { id in
      """
      <label id="\(id)" text="\(id)"><rect key="frame" x="0" y="0" width="30" height="20"/></label>
      """
    }
    func text(_ subviews: [String]) -> String {
      Screen.storyboard(
        """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">\
        <rect key="frame" x="0" y="0" width="60" height="20"/>\
        <subviews>\(subviews.joined())</subviews></stackView>
        """,
        Screen.equal("s", "top", "top", "top") + Screen.equal("s", "leading", "top", "leading"))
    }
    let scene = try #require(Self.compare(text(subviews), text(subviews.reversed())).scenes.first)
    #expect(scene.changes.map(\.action) == ["reordered"])
    #expect(Set(scene.moves.map(\.id)) == ["x", "y"])
    #expect(scene.moves.allSatisfy { $0.causes == [0] })
  }

  /// A margin is 20 from a width of 400 on.
  @Test func aMoveOfSomeDevicesNamesThem() throws {
    let old = Screen.storyboard(
      Screen.view("a"),
      Screen.equal("a", "leading", "top", "leadingMargin")
        + Screen.equal("a", "top", "top", "top"))
    let new = Screen.storyboard(
      Screen.view("a"),
      Screen.equal("a", "leading", "top", "leading", 16)
        + Screen.equal("a", "top", "top", "top"))
    let scene = try #require(Self.compare(old, new, devices: ["iphone-se", "ipad"]).scenes.first)
    #expect(scene.moves.map { $0.places.map(\.device) } == [["ipad"]])
    #expect(scene.changes.map(\.action) == ["removed", "added"])
  }

  @Test(arguments: [(63, false), (64, false), (65, true)])
  func soManyChangesAreTried(count: Int, isCut: Bool) throws {
    func text(_ constant: Double) -> String {
      Screen.storyboard(
        Screen.view("a"),
        Screen.equal("a", "top", "top", "top")
          + (0..<count).map {
            Screen.equal(
              "a", "width", nil, nil, constant + Double($0), more: "priority=\"\(900 - $0)\"")
          }.joined())
    }
    let scene = try #require(Self.compare(text(10), text(20), devices: []).scenes.first)
    #expect(scene.changes.count == count)
    #expect(scene.isSearchCut == isCut)
    #expect(scene.moves.map(\.causes) == [isCut ? [] : [0]])
  }
}
