import Foundation
import InterfaceBuilderImport
import Planning
import Reporting
import TestSupport
import Testing

/// What people read of an import: numbers, texts, colours, and what is left out of them.
@Suite struct ImportedTextTests {
  private static let placed =
    Screen.equal("a", "top", "top", "top") + Screen.equal("a", "leading", "top", "leading")

  @Test(arguments: [
    ("7.9999999999999716", "8"), ("0.33333333333331439", "0.3333333333333333"),
    ("12.5", "12.5"), ("7.99", "7.99"),
  ])
  func numbersHaveNoTraceOfACalculation(written: String, shown: String) throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a"),
        """
        <constraint firstItem="a" firstAttribute="width" constant="\(written)" id="1"/>
        """))
    #expect(scene.text.contains("\"view1_width: view1.width == \(shown)\""), "\(scene.text)")
  }

  @Test func constraintsAreNamedByWhatTheyDecide() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a", "view", "userLabel=\"card\"") + Screen.view("b"),
        Self.placed + Screen.equal("top", "bottom", "a", "bottom", 4)
          + Screen.equal("b", "top", "a", "bottom") + Screen.equal("a", "top", "b", "top", 9)))
    for id in ["card_top", "card_leading", "card_bottom", "view1_top", "card_top_2"] {
      #expect(scene.text.contains("\"\(id): "), "\(id)")
    }
  }

  /// San Francisco is narrower than the font here.
  @Test func aLabelsTextFitsItsRecordedSize() throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a", "label", "text=\"Open System Settings\"", width: 168, height: 20.5),
        Self.placed))
    let timeline = try TimelineFile(contents: Array(scene.text.utf8), path: "a.json")
    let lints = try PlannedTimeline(timeline).lints()
    #expect(lints.isEmpty, "\(lints)")
  }

  @Test func anImageIsSeenOnABackground() throws {
    let color = "<color key=\"backgroundColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"/>"
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("a", "imageView", "image=\"photo\"", width: 40, height: 20, inside: color),
        Self.placed + Screen.equal("a", "width", nil, nil, 40)
          + Screen.equal("a", "height", nil, nil, 20)))
    #expect(scene.text.contains("\"backgroundColor\": \"#D1D1D6\""))
    #expect(try Screen.frame(of: "imageView1_image", in: scene) == [5, 2.5, 30, 15])
  }

  @Test(arguments: [("leadingMargin", true), ("leading", false)])
  func insetsOfMarginsAreWrittenWhereTheyMatter(attribute: String, isWritten: Bool) throws {
    let scene = try Screen.imported(
      Screen.xib(
        Screen.view("b", inside: "<subviews>\(Screen.view("a"))</subviews>"),
        Screen.equal("a", "leading", "b", attribute)))
    let views = scene.text.split(separator: "\"views\"").last ?? ""
    #expect(views.contains("insetsLayoutMarginsFromSafeArea") == isWritten)
  }

  /// Lengths of 20, 60 and of 8 + 4 + 8 for the inner stack share 200 points, without gaps.
  @Test func stacksThatFillProportionallyAskOtherStacks() throws {
    func label(_ id: String, _ height: Double) -> String {
      """
      <label id="\(id)" text="\(id)"><rect key="frame" x="0" y="0" width="30" height="\(height)"/></label>
      """
    }
    let inner = """
      <stackView id="i" axis="vertical" spacing="4"><rect key="frame" width="1" height="1"/>\
      <subviews>\(label("c", 8))\(label("d", 8))</subviews></stackView>
      """
    let scene = try Screen.imported(
      Screen.xib(
        """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" \
        distribution="fillProportionally" id="a"><rect key="frame" width="1" height="1"/>\
        <subviews>\(label("x", 20))\(label("y", 60))\(inner)</subviews></stackView>
        """, Self.placed + Screen.equal("a", "height", nil, nil, 200)))
    #expect(try Screen.frame(of: "label1", in: scene)[3] == 40)
    #expect(try Screen.frame(of: "label2", in: scene)[3] == 120)
    #expect(try Screen.frame(of: "stackView2", in: scene)[3] == 40)
  }

  @Test(arguments: [
    ("{\"version\": 1}", "a timeline needs no import"), ("hello", "as Xcode saves it"),
    ("\n [1]", "a timeline needs no import"), ("<a>", "save it again in Xcode"),
  ])
  func whatIsNoXMLHasItsOwnAdvice(text: String, advice: String) throws {
    let error = #expect(throws: LayoutAnimationError.self) {
      try InterfaceFile(contents: Array(text.utf8), path: "a.xib")
    }
    #expect(error?.report?.text(.full).contains(advice) == true)
  }

  @Test func aMisspeltSceneIsRecognised() throws {
    let file = try Screen.file(Screen.storyboard("", ""))
    let error = #expect(throws: LayoutAnimationError.self) { try file.scene(named: "Logim") }
    #expect(error?.message.contains("did you mean `Login`?") == true)
  }

  /// Each view that is elsewhere has its own likely cause.
  @Test func causesAreOfViewsNotOfScenes() throws {
    let folder = try TemporaryFolder()
    let text = Screen.xib(
      Screen.view("a", width: 90) + Screen.view("b", width: 90) + Screen.view("c", width: 90),
      ["a", "b", "c"].map {
        Screen.equal($0, "top", "top", "top") + Screen.equal($0, "leading", "top", "leading")
          + Screen.equal($0, "height", nil, nil, 10)
      }.joined() + Screen.equal("b", "width", nil, nil, 10)
        + Screen.equal("b", "width", nil, nil, 20, more: "identifier=\"second2\"")
        + Screen.equal("c", "width", nil, nil, 30))
    try text.write(to: folder.url.appending(path: "a.xib"), atomically: true, encoding: .utf8)
    var conformance = Conformance(usesManifest: false)
    try conformance.check(folder.url.appending(path: "a.xib").path)
    let causes = conformance.results.flatMap(\.misses).map(\.cause)
    #expect(causes.count == 3)
    #expect(causes[0].hasPrefix("the constraints leave it open"))
    #expect(causes[1].hasPrefix("required constraints of it contradict each other; `second2`"))
    #expect(causes[2].hasPrefix("a size is different"))
  }
}
