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
    let scene = try file.imported(file.document.scenes[0], on: device)
    #expect(try Screen.frame(of: "view1", in: scene) == frame)
  }

  @Test func aXIBOfItsOwnSizeStaysAsItIs() throws {
    let file = try InterfaceFile(contents: Array(Screen.xib("").utf8), path: "a.xib")
    let own = try file.imported(file.document.scenes[0])
    #expect(try file.imported(file.document.scenes[0], on: "ipad9_7").text == own.text)
  }
}
