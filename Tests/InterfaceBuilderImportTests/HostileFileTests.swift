import Foundation
import InterfaceBuilderImport
import Planning
import Reporting
import TestSupport
import Testing

/// Files that nobody wrote with Interface Builder.
@Suite struct HostileFileTests {
  private func read(_ text: String) throws -> InterfaceFile {
    try InterfaceFile(contents: Array(text.utf8), path: "screen.xib")
  }

  /// The refusal of a text in one line, with its place.
  private func refusal(_ text: String) throws -> String {
    let error = try #require(
      #expect(throws: LayoutAnimationError.self) {
        let file = try read(text)
        for scene in file.document.scenes { _ = try file.imported(scene) }
      })
    #expect(error.code == .invalidTimeline)
    return error.text(.concise)
  }

  @Test(arguments: [
    ("", "screen.xib:1:1: error"), ("text", "screen.xib:1:1: error"),
    ("<document>\n<a></b>", "screen.xib:2:"), ("<plist/>", "`plist` is not the `document`"),
    ("<!DOCTYPE a [<!ENTITY b 'b'>]>\n<document/>", "screen.xib:1:"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      "`MacOSX.Cocoa`, not for iOS"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "has no view"
    ),
  ])
  func whatIsNoScreenIsRefusedWithItsPlace(text: String, words: String) throws {
    let refusal = try refusal(text)
    #expect(refusal.contains(words), "\(refusal)")
    #expect(refusal.hasPrefix("screen.xib:"), "\(refusal)")
  }

  @Test func aMissingReferenceIsAnError() throws {
    let refusal = try refusal(
      Screen.xib(
        "",
        """

        <constraint firstItem="none" firstAttribute="top" id="1"/>
        """))
    #expect(refusal.contains("nothing in the file has the id `none`"))
    #expect(refusal.hasPrefix("screen.xib:9:1:"), "\(refusal)")
  }

  @Test func twoViewsWithOneIDAreAnError() throws {
    let refusal = try refusal(Screen.xib(Screen.view("a") + Screen.view("a")))
    #expect(refusal.contains("a second view has the id `a`"))
  }

  @Test(arguments: ["nan", "inf", "1e300", "wide", ""])
  func aNumberMustBeFinite(number: String) throws {
    let refusal = try refusal(
      Screen.xib(Screen.view("a").replacing("width=\"10.0\"", with: "width=\"\(number)\"")))
    #expect(refusal.contains("not a finite number"))
  }

  @Test(arguments: ["0", "-1", "1000.5", "nan", "high", ""])
  func aPriorityIsAboveZeroAndAtMost1000(priority: String) throws {
    let constraint = """
      <constraint firstItem="a" firstAttribute="width" constant="4" priority="\(priority)" id="1"/>
      """
    let refusal = try refusal(Screen.xib(Screen.view("a"), constraint))
    #expect(refusal.contains("is not a number above 0 and at most 1000"))
  }

  /// Two pixels a point: as wide as a canvas can be, and wider.
  @Test(arguments: [(8191, false), (8192, false), (8192.5, true)])
  func aSideHas16384Pixels(width: Double, isRefused: Bool) throws {
    let text = Screen.xib("").replacing("width=\"300\"", with: "width=\"\(width)\"")
    if isRefused {
      #expect(try refusal(text).contains("more than 16384 pixels"))
    } else {
      #expect(throws: Never.self) { try Screen.imported(text) }
    }
  }

  /// Controllers that lead to each other must not be followed without end.
  @Test func cyclesOfControllersEnd() throws {
    let controllers = ["a", "b"].map { id in
      """
      <scene sceneID="s\(id)"><objects><navigationController id="\(id)">
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      <connections><segue destination="\(id == "a" ? "b" : "a")" kind="relationship" id="g\(id)"/>
      <segue destination="\(id)" kind="show" id="h\(id)"/></connections>
      </navigationController></objects></scene>
      """
    }.joined()
    let file = try read(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>"
        + controllers + "</scenes></document>")
    #expect(file.document.scenes.count == 2)
    for scene in file.document.scenes {
      #expect(throws: Never.self) { try file.imported(scene) }
    }
  }

  /// As many views as the format allows with the root, and then too many.
  @Test(arguments: [(99_999, false), (100_000, true)])
  func aSceneHas100000Views(count: Int, isRefused: Bool) throws {
    let views = (0..<count).map { "<view id=\"\($0)\"/>" }.joined()
    if isRefused {
      #expect(try refusal(Screen.xib(views)).contains("more than 100000 views"))
    } else {
      #expect(try read(Screen.xib(views)).document.scenes[0].views.count == 100_000)
    }
  }

  /// A file of exactly that size, which is a hole, is read and is not XML.
  @Test(arguments: [(0, "screen.xib:1:1"), (1, "larger than 64 MB")])
  func aFileHas64Megabytes(excess: Int, words: String) throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "screen.xib")
    try Data().write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: UInt64(64 << 20 + excess))
    let error = #expect(throws: LayoutAnimationError.self) { try InterfaceFile(path: url.path) }
    #expect(error?.text(.concise).contains(words) == true)
  }

  /// Bytes of real files replaced, removed and repeated.
  @Test func mutatedFilesAreImportedOrRefused() throws {
    let own = Screen.xib(
      Screen.view("a") + Screen.view("l", "label", "text=\"Text\""),
      """
      <constraint firstItem="a" firstAttribute="width" constant="40" multiplier="1:2" id="1"/>
      """)
    var random = SeededGenerator(seed: 24)
    let texts = [Array(own.utf8)] + (try Corpus.files().map { Array(try Data(contentsOf: $0)) })
    for text in texts {
      for _ in 0..<cases(8) {
        let damaged = damaged(text, using: &random)
        do throws(LayoutAnimationError) {
          let file = try InterfaceFile(contents: damaged, path: "screen.xib")
          for scene in file.document.scenes.prefix(3) {
            let imported = try file.imported(scene)
            #expect(throws: Never.self) {
              try TimelineFile(contents: Array(imported.text.utf8), path: "screen.json")
            }
          }
        } catch {
          #expect(error.code == .invalidTimeline)
          #expect(error.report != nil)
        }
      }
    }
  }

  private func damaged(_ text: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<text.count, using: &random)
      let end = min(text.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text[place] = UInt8.random(in: 0...255, using: &random)
      case 1: text.removeSubrange(place..<end)
      case 2: text.insert(contentsOf: text[place..<end], at: place)
      default: text[place] = UInt8(ascii: "9")
      }
      if text.isEmpty { text = [0] }
    }
    return text
  }
}
