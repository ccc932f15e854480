import InterfaceBuilderImport
import Planning
import Testing

/// A scene on another device than the file's: sizes, safe areas and margins as Interface Builder records
/// them in files of that device.
@Suite struct DeviceTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <dependencies><plugIn identifier="IBCocoaTouchPlugin" version="17703"/></dependencies>
    <scenes><scene sceneID="s"><objects><viewController id="c">
    <view key="view" id="top"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="16" y="0" width="343" height="667"/></view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
    <constraint firstItem="a" firstAttribute="bottom" secondItem="safe" \
    secondAttribute="bottom" id="2"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="top" \
    secondAttribute="leadingMargin" id="3"/>
    <constraint firstItem="a" firstAttribute="trailing" secondItem="top" \
    secondAttribute="trailingMargin" id="4"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  /// 44 points above and 34 below on phones without a home button, 20 above on an iPad.
  private static let frames: [(String?, [Double])] = [
    (nil, [16, 0, 343, 667]), ("retina4_7", [16, 0, 343, 667]), ("retina5_9", [16, 44, 343, 734]),
    ("retina6_1", [20, 44, 374, 818]), ("ipad9_7", [20, 20, 728, 1004]),
  ]

  @Test(arguments: frames)
  func aScreenHasTheInsetsOfItsDevice(device: String?, frame: [Double]) throws {
    let file = try InterfaceFile(contents: Array(Self.storyboard.utf8), path: "a.storyboard")
    let screen = device.flatMap { DeviceScreen(named: $0) }
    let scene = try file.imported(file.document.scenes[0], on: screen)
    #expect(try Screen.frame(of: "view1", in: scene) == frame)
  }

  @Test func aXIBOfItsOwnSizeStaysAsItIs() throws {
    let file = try InterfaceFile(contents: Array(Screen.xib("").utf8), path: "a.xib")
    let own = try file.imported(file.document.scenes[0])
    #expect(
      try file.imported(file.document.scenes[0], on: DeviceScreen(named: "ipad9_7")).text
        == own.text)
  }

  /// As Apple's design resources draw them: at both sides what the sensors take above an upright phone,
  /// 21 points below, and nothing where there is a home button.
  private static let landscape: [(String, [Double])] = [
    ("iphone-16-landscape", [79, 0, 694, 372]), ("retina5_9-landscape", [64, 0, 684, 354]),
    ("iphone-se-landscape", [20, 0, 627, 375]), ("ipad-mini-landscape", [20, 24, 1093, 700]),
  ]

  @Test(arguments: landscape)
  func aDeviceOnItsSideHasItsInsetsAtTheSides(device: String, frame: [Double]) throws {
    let file = try InterfaceFile(contents: Array(Self.storyboard.utf8), path: "a.storyboard")
    let scene = try file.imported(file.document.scenes[0], on: DeviceScreen(named: device))
    #expect(try Screen.frame(of: "view1", in: scene) == frame)
  }

  @Test(arguments: [
    ("iphone-16", 10.0), ("iphone-16-landscape", 20), ("iphone-16-plus-landscape", 40),
    ("ipad", 30),
  ])
  func sizeClassesAreThoseOfTheDevice(device: String, width: Double) throws {
    let masks = [
      ("2", "heightClass=compact-widthClass=compact"), ("3", "widthClass=regular"),
      ("4", "heightClass=compact-widthClass=regular"),
    ]
    let text = Screen.storyboard(
      Screen.view("a"),
      [("1", 10.0), ("2", 20), ("3", 30), ("4", 40)].map { id, width in
        """
        <constraint firstItem="a" firstAttribute="width" constant="\(width)" id="\(id)"/>
        """
      }.joined()
        + "</constraints><variation key=\"default\"><mask key=\"constraints\">"
        + "<exclude reference=\"2\"/><exclude reference=\"3\"/><exclude reference=\"4\"/>"
        + "</mask></variation>"
        + masks.map { id, key in
          "<variation key=\"\(key)\"><mask key=\"constraints\">"
            + ["1", "2", "3", "4"].map {
              $0 == id ? "<include reference=\"\($0)\"/>" : "<exclude reference=\"\($0)\"/>"
            }.joined() + "</mask></variation>"
        }.joined() + "<constraints>")
    let screen = try #require(DeviceScreen(named: device))
    let file = try Screen.file(text).shown(on: screen)
    let scene = try file.imported(file.document.scenes[0], on: screen)
    #expect(try Screen.frame(of: "view1", in: scene)[2] == width)
  }

  /// Flexible parts share what the superview gains, in proportion to their lengths.
  private static let masks: [(String, [Double])] = [
    ("", [30, 40, 60, 70]), ("widthSizable=\"YES\"", [30, 40, 78, 70]),
    ("flexibleMinX=\"YES\"", [48, 40, 60, 70]),
    ("flexibleMinX=\"YES\" widthSizable=\"YES\"", [36, 40, 72, 70]),
    ("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", [30 + 18 * 30 / 315, 40, 60, 70]),
    ("heightSizable=\"YES\" flexibleMaxY=\"YES\"", [30, 40, 60, 70 + 185 * 70 / 627]),
  ]

  @Test(arguments: masks)
  func autoresizingMasksHoldOnOtherDevices(mask: String, frame: [Double]) throws {
    let view = """
      <view id="a"><rect key="frame" x="30" y="40" width="60" height="70"/>\
      <autoresizingMask key="autoresizingMask" \(mask)/></view>
      """
    let file = try Screen.file(Screen.storyboard(view, ""))
    let scene = try file.imported(
      file.document.scenes[0], on: DeviceScreen(named: "iphone-16"))
    let found = try Screen.frame(of: "view1", in: scene)
    #expect(zip(found, frame).allSatisfy { abs($0 - $1) <= 1.0 / 3 }, "\(found)")
  }
}
