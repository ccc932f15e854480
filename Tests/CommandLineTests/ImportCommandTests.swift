import Foundation
import TestSupport
import Testing

@Suite struct ImportCommandTests {
  private static let screen = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><view id="top" userLabel="Card"><rect key="frame" x="0" y="0" width="90" height="60"/>
    <subviews><imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="10" y="5" width="40" height="30"/></imageView></subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="top" \
    secondAttribute="leading" constant="10" id="c1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top" \
    constant="5" id="c2"/>
    </constraints></view></objects></document>
    """

  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Self.screen, to: "card.xib")
    return layoutanim
  }

  @Test func aSceneIsATimelineThatOtherCommandsRead() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["import", "card.xib", "-o", "card.json"])
    #expect(run.status == 0)
    #expect(run.errors == "note: imageView a: its image is a box with its name\nwrote card.json\n")
    #expect(try layoutanim.run(["check", "card.json"]).status == 0)
    let inspected = try layoutanim.run(["inspect", "card.json"]).output
    #expect(inspected.contains("imageView1"))
  }

  @Test func standardInputIsTheSame() throws {
    let layoutanim = try layoutanim()
    let file = try layoutanim.run(["import", "card.xib", "-o", "-"])
    let input = try layoutanim.run(["import", "-", "-o", "-"], input: Self.screen)
    #expect(file.status == 0)
    #expect(input.output == file.output)
  }

  @Test func scenesAreListed() throws {
    let layoutanim = try layoutanim()
    #expect(
      try layoutanim.run(["import", "card.xib", "--list"]).output == "top  xibView  90×60  Card\n")
    let missing = try layoutanim.run(["import", "card.xib", "--scene", "Login", "-o", "a.json"])
    #expect(missing.status == 64)
    #expect(missing.errors.contains("--list prints those it has"))
  }

  @Test func aNameOfSeveralScenesIsRefusedWithTheirIds() throws {
    let layoutanim = try layoutanim()
    let second = """
      <view id="other" userLabel="Card"><rect key="frame" width="9" height="9"/></view>
      """
    let text = Self.screen.replacingOccurrences(of: "</objects>", with: second + "</objects>")
    try layoutanim.folder.write(text, to: "cards.xib")
    let run = try layoutanim.run(["import", "cards.xib", "--scene", "Card", "-o", "a.json"])
    #expect(run.status == 64)
    #expect(run.errors.contains("name one by its id: `top`, `other`"))
    let named = try layoutanim.run(["import", "cards.xib", "--scene", "other", "-o", "a.json"])
    #expect(named.status == 0)
  }

  @Test func theFileIsComparedWithItsFrames() throws {
    let run = try layoutanim().run(["import", "--check", "card.xib"])
    #expect(run.output == "views 2/2 100.00%  scenes 1/1 100.00%\n")
  }

  /// An object, and the sums in the last line.
  @Test func theComparisonIsJSON() throws {
    let run = try layoutanim().run(["import", "--check", "card.xib", "--json"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.last == "views 2/2 100.00%  scenes 1/1 100.00%")
    let json = Data(lines.dropLast().joined(separator: "\n").utf8)
    let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    #expect((object?["scenes"] as? [Any])?.count == 1)
  }

  @Test func anErrorHasItsPlaceAndNothingIsWritten() throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write("<document>\n<a></b></document>", to: "broken.xib")
    let run = try layoutanim.run(
      ["import", "broken.xib", "-o", "a.json", "--message-format", "concise"])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("broken.xib:2:"), "\(run.errors)")
    #expect(!layoutanim.folder.names(in: ".").contains("a.json"))
  }

  @Test func theFileIsNotReplaced() throws {
    let layoutanim = try layoutanim()
    #expect(try layoutanim.run(["import", "card.xib", "-o", "card.xib"]).status != 0)
    #expect(try layoutanim.folder.contents(of: "card.xib") == Data(Self.screen.utf8))
  }

  @Test(arguments: [
    ["card.xib"], ["card.xib", "card.xib", "--list"], ["card.xib", "--list", "--json"],
    ["card.xib", "--check", "-o", "a.json"], ["card.xib", "-o", "a.json", "--device", "phone"],
    ["card.xib", "-o", "a.json", "--size-class", "wide"],
  ])
  func optionsThatDoNotFitAreRefused(arguments: [String]) throws {
    #expect(try layoutanim().run(["import"] + arguments).status == 64)
  }
}
