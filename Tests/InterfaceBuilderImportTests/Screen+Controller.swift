import InterfaceBuilderImport

extension Screen {
  /// A storyboard of one controller that fills the screen of a device.
  static func storyboard(
    _ subviews: String, _ constraints: String, root: String = "", device: String = "retina4_7",
    size: (Int, Int) = (375, 667)
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController title="Login" id="c">
    <view key="view" id="top" \(root)>
    <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <subviews>
    \(subviews)
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    \(constraints)
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  static func file(_ text: String) throws -> InterfaceFile {
    try InterfaceFile(contents: Array(text.utf8), path: "Main.storyboard")
  }

  /// An equality; items that are nil are the owner.
  static func equal(
    _ first: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    _ constant: Double = 0, more: String = ""
  ) -> String {
    let pairs = [
      ("firstItem", first), ("firstAttribute", attribute), ("secondItem", second),
      ("secondAttribute", other), ("constant", "\(constant)"),
    ]
    let attributes = pairs.compactMap { name, value in value.map { "\(name)=\"\($0)\"" } }
    let id =
      [first, attribute, second, other].compactMap(\.self).joined(separator: "-")
      + more.filter(\.isNumber)
    return "<constraint \(attributes.joined(separator: " ")) \(more) id=\"\(id)\"/>\n"
  }
}
