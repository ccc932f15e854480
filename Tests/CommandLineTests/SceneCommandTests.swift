import Foundation
import TestSupport
import Testing

/// `check` and `sweep` of a storyboard: `join` is below `photo` on a phone that is held upright, and over
/// it on one that is held sideways.
@Suite struct SceneCommandTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait"/>
    <scenes><scene sceneID="s1"><objects>
    <viewController title="Sign" id="c1"><view key="view" id="v1">
    <rect key="frame" x="0" y="0" width="414" height="896"/>
    <subviews>
    <view userLabel="photo" translatesAutoresizingMaskIntoConstraints="NO" id="p1">
    <rect key="frame" x="0" y="44" width="414" height="300"/></view>
    <view userLabel="join" translatesAutoresizingMaskIntoConstraints="NO" id="b1">
    <rect key="frame" x="0" y="762" width="414" height="100"/></view>
    </subviews>
    <constraints>
    <constraint firstItem="p1" firstAttribute="top" secondItem="v1" secondAttribute="top" id="1"/>
    <constraint firstItem="p1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="2"/>
    <constraint firstItem="p1" firstAttribute="trailing" secondItem="v1" secondAttribute="trailing" id="3"/>
    <constraint firstItem="p1" firstAttribute="height" constant="300" id="4"/>
    <constraint firstItem="b1" firstAttribute="bottom" secondItem="v1" secondAttribute="bottom" id="5"/>
    <constraint firstItem="b1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="6"/>
    <constraint firstItem="b1" firstAttribute="trailing" secondItem="v1" secondAttribute="trailing" id="7"/>
    <constraint firstItem="b1" firstAttribute="height" constant="100" id="8"/>
    </constraints></view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController title="Empty" id="c2"><view key="view" id="v2">
    <rect key="frame" x="0" y="0" width="414" height="896"/></view></viewController></objects></scene>
    </scenes></document>
    """

  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Self.storyboard, to: "Main.storyboard")
    return layoutanim
  }

  @Test func aStoryboardIsSweptSceneByScene() throws {
    let run = try layoutanim().run(
      ["sweep", "Main.storyboard", "--device", "iphone-16", "--device", "iphone-16-landscape"])
    #expect(run.status == 1)
    #expect(
      run.output == """
        Main.storyboard (Sign), made for 414x896

        canvas                       verdict  problems
        393x852 iphone-16            holds           0
        852x393 iphone-16-landscape  breaks          1

        overlap: `join` overlaps `photo`  Main.storyboard:9:1
          852x393  852 × 7 pt in the initial layout

        Main.storyboard (Empty), made for 414x896

        canvas                       verdict  problems
        393x852 iphone-16            holds           0
        852x393 iphone-16-landscape  holds           0

        """)
  }

  @Test func oneSceneIsAnObjectAndAFileAnArray() throws {
    let layoutanim = try layoutanim()
    let one = try layoutanim.run(
      ["sweep", "Main.storyboard", "--scene", "Sign", "--device", "ipad", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any]
    #expect(object?["scene"] as? String == "Sign")
    let all = try layoutanim.run(["sweep", "Main.storyboard", "--device", "ipad", "--json"])
    let list = try JSONSerialization.jsonObject(with: Data(all.output.utf8)) as? [[String: Any]]
    #expect(list?.map { $0["scene"] as? String } == ["Sign", "Empty"])
  }

  @Test func findingsAreInTheStoryboard() throws {
    let layoutanim = try layoutanim()
    let open = Self.storyboard.replacingOccurrences(
      of: "firstAttribute=\"height\" constant=\"100\"",
      with: "firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"100\"")
    try layoutanim.folder.write(open, to: "Open.storyboard")
    let arguments = ["--device", "ipad", "--message-format", "concise"]
    let run = try layoutanim.run(["check", "Open.storyboard"] + arguments)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Open.storyboard:9:1: warning[ambiguous-size]"), "\(run.output)")
    #expect(run.errors.hasPrefix("checked 2 scenes: "))
    let quiet = try layoutanim.run(["check", "Open.storyboard", "-q"] + arguments)
    #expect(quiet.status == 1 && quiet.output.isEmpty && quiet.errors.isEmpty)
    let other = try layoutanim.run(["check", "Open.storyboard", "--scene", "Empty"] + arguments)
    #expect(other.status == 0)
    let good = try layoutanim.run(["check", "Main.storyboard"] + arguments)
    #expect(good.status == 0)
    #expect(good.errors == "checked 2 scenes: no problems found\n")
  }

  private static let outcomes: [([String], Int32)] = [
    (["check", "Main.storyboard", "--scene", "Login"], 64),
    (["check", "a.json", "--scene", "a"], 64),
    (["check", "Main.storyboard", "--device", "phone"], 64),
    (["check", "Main.storyboard", "--certify"], 64), (["check", "Broken.storyboard"], 65),
    (["check", "Missing.storyboard"], 66), (["sweep", "Broken.storyboard"], 65),
    (["render", "Main.storyboard", "-o", "frames"], 65),
    (["sweep", "Main.storyboard", "--sizes", "320x568"], 64),
    (["sweep", "Main.storyboard", "-o", "sheet.png"], 64),
    (["sweep", "Main.storyboard", "--scene", "Empty", "--device", "ipad", "-o", "sheet.png"], 0),
  ]

  @Test(arguments: outcomes)
  func statusesAreAsForTimelines(arguments: [String], status: Int32) throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write("<document>", to: "Broken.storyboard")
    let run = try layoutanim.run(arguments)
    #expect(run.status == status, "\(run.errors)")
  }
}

extension SceneCommandTests {
  @Test func twoStoryboardsAreCompared() throws {
    let layoutanim = try layoutanim()
    let changed = Self.storyboard.replacingOccurrences(
      of: "constant=\"300\"", with: "constant=\"200\"")
    try layoutanim.folder.write(changed, to: "New.storyboard")
    let arguments = ["New.storyboard", "--scene", "Sign", "--device", "ipad"]
    let run = try layoutanim.run(["diff", "Main.storyboard"] + arguments)
    #expect(run.status == 1)
    #expect(
      run.output == """
        Sign: 1 change, 1 view moves
          New.storyboard:16:1: constraint changed: `photo.height == 200`, was `photo.height == 300`: \
        constant 300 → 200
          `photo` moves
            100 pt shorter on both devices
            because `photo.height == 200` changed: constant 300 → 200

        """)
    let piped = try layoutanim.run(["diff", "-"] + arguments + ["--json"], input: Self.storyboard)
    let object = try JSONSerialization.jsonObject(with: Data(piped.output.utf8)) as? [String: Any]
    #expect((object?["scenes"] as? [[String: Any]])?.count == 1)
    let same = try layoutanim.run(["diff", "Main.storyboard", "Main.storyboard"])
    #expect(same.status == 0)
    for wrong in [["a.json"], ["New.storyboard", "-o", "d"], ["New.storyboard", "--frame", "0"]] {
      #expect(try layoutanim.run(["diff", "Main.storyboard"] + wrong).status == 64)
    }
  }
}

extension SceneCommandTests {
  /// 300 points below 200 others are on an upright screen, and on one that is held sideways people scroll
  /// to them.
  @Test(arguments: [("scrollView", 0), ("view", 1)])
  func whatCanBeScrolledToIsNotOffTheScreen(type: String, problems: Int) throws {
    let layoutanim = try Layoutanim(samples: false)
    let edges = ["top", "leading", "trailing", "bottom"]
    func pins(_ view: String, _ outer: String, _ constants: [Double]) -> String {
      zip(edges, constants).map { edge, constant in
        """
        <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="\(outer)" \
        secondAttribute="\(edge)" constant="\(constant)" id="\(view)\(edge)"/>
        """
      }.joined()
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController title="Long" id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <\(type) translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="450" width="60" height="300"/></view></subviews>
      <constraints>\(pins("a", "s", [450, 0]))
      <constraint firstItem="a" firstAttribute="width" constant="60" id="w"/>
      <constraint firstItem="a" firstAttribute="height" constant="300" id="h"/>
      </constraints></\(type)></subviews>
      <constraints>\(pins("s", "v", [0, 0, 0, 0]))</constraints></view></viewController></objects>
      </scene></scenes></document>
      """
    try layoutanim.folder.write(text, to: "Long.storyboard")
    let run = try layoutanim.run(
      ["sweep", "Long.storyboard", "--scene", "Long", "--device", "iphone-se-landscape", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let found = (object?["problems"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
    #expect(found?.filter { $0 == "off-screen" }.count == problems, "\(run.output)")
  }
}

extension SceneCommandTests {
  /// A xib of its own size is a part of some screen, and no device changes it.
  @Test func aPartOfAScreenIsTheSameOnAnyDevice() throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/><objects><view id="top" userLabel="Card">
      <rect key="frame" x="0" y="0" width="90" height="60"/></view></objects></document>
      """, to: "card.xib")
    let run = try layoutanim.run(["sweep", "card.xib", "--scene", "Card"])
    #expect(
      run.output == """
        card.xib (Card), made for 90x60

        canvas            verdict  problems
        90x60 any device  holds           0

        """)
  }
}
