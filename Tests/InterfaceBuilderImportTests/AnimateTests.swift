import InterfaceBuilderImport
import Planning
import Reporting
import Testing

/// Keyframes for what code of an app can change.
@Suite struct AnimateTests {
  private static let outlet = """
    <connections><outlet property="gap" destination="1" id="o1"/></connections>
    """

  private static func imported(_ text: String) throws -> (ImportedScene, PlannedTimeline) {
    let file = try Screen.file(text)
    let scene = try file.imported(file.document.scenes[0], animates: true)
    let timeline = try TimelineFile(contents: Array(scene.text.utf8), path: "screen.json")
    return (scene, try PlannedTimeline(timeline))
  }

  private static func place(_ timeline: PlannedTimeline, at time: Double) throws -> [Double] {
    let frame = try timeline.layout(at: time)["view1"]?.frame
    return frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
  }

  private static let others =
    Screen.equal("a", "leading", "top", "leading") + Screen.equal("a", "width", nil, nil, 30)
    + Screen.equal("a", "height", nil, nil, 30)

  @Test func anOutletHasAKeyframeThatMovesSomething() throws {
    let (scene, timeline) = try Self.imported(
      Screen.storyboard(
        Screen.view("a", inside: Self.outlet),
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top" \
        constant="10" id="1"/>
        """ + Self.others))
    #expect(scene.keyframeCount == 2)
    #expect(
      scene.text.contains("\"note\": \"`gap` is 10 in the file; write where it animates to\""))
    #expect(try Self.place(timeline, at: 0) == [0, 10, 30, 30])
    #expect(try Self.place(timeline, at: 1.25)[1] != 10)
    #expect(try Self.place(timeline, at: 5) == [0, 10, 30, 30])
  }

  /// A top and a bottom that are both fixed leave no choice, and no finding.
  @Test func aConstantThatNothingElseAllowsStays() throws {
    let (scene, timeline) = try Self.imported(
      Screen.storyboard(
        Screen.view("a", inside: Self.outlet),
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top" \
        constant="10" id="1"/>
        """ + Self.others + Screen.equal("top", "bottom", "a", "bottom", 627)))
    #expect(scene.text.contains("other required constraints may have to give way"))
    #expect(timeline.report().isEmpty)
    #expect(try Self.place(timeline, at: 1.25) == [0, 10, 30, 30])
  }

  @Test func setsOfConstraintsAreSwitched() throws {
    let (scene, timeline) = try Self.imported(
      Screen.storyboard(
        Screen.view("a"),
        Screen.equal("a", "top", "top", "top") + Screen.equal("a", "leading", "top", "leading")
          + Screen.equal("a", "height", nil, nil, 30)
            + """
            <constraint firstItem="a" firstAttribute="width" constant="40" id="2"/>
            <constraint firstItem="a" firstAttribute="width" constant="70" id="3"/>
            <constraint firstItem="a" firstAttribute="height" constant="90" id="4"/>
            </constraints><variation key="default"><mask key="constraints">\
            <exclude reference="3"/><exclude reference="4"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints"><exclude reference="2"/>\
            <include reference="3"/></mask></variation><constraints>
            """))
    #expect(timeline.report().isEmpty)
    #expect(scene.keyframeCount == 3)
    #expect(try Self.place(timeline, at: 0) == [0, 0, 40, 30])
    #expect(try Self.place(timeline, at: 1.25) == [0, 0, 70, 30])
    #expect(try Self.place(timeline, at: 2.25) == [0, 0, 40, 90])
    #expect(try Self.place(timeline, at: 5) == [0, 0, 40, 30])
  }

  @Test func constantsOfSizeClassesAreChanged() throws {
    let (_, timeline) = try Self.imported(
      Screen.storyboard(
        Screen.view("a"),
        Screen.equal("a", "top", "top", "top") + Self.others
          + """
          <constraint firstItem="a" firstAttribute="width" priority="999" constant="40" id="2">\
          <variation key="heightClass=compact" constant="55"/></constraint>
          """))
    #expect(timeline.report().isEmpty)
    #expect(timeline.frameCount > 60)
  }

  @Test func withoutStatesThereAreNoKeyframes() throws {
    let (scene, _) = try Self.imported(
      Screen.storyboard(Screen.view("a"), Screen.equal("a", "top", "top", "top") + Self.others))
    #expect(scene.keyframeCount == 0)
  }
}
