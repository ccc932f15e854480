import InterfaceBuilderImport
import Planning

/// Texts of storyboards and xibs that tests write, with only what a test is about.
enum Screen {
  static func xib(
    _ subviews: String, _ constraints: String = "", root: String = "", resources: String = "",
    document: String = "", plugIn: String = "17703"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(document)>
    <device id="retina4_7" orientation="portrait"/>
    <dependencies><plugIn identifier="IBCocoaTouchPlugin" version="\(plugIn)"/></dependencies>
    <objects><view id="top" \(root)>
    <rect key="frame" x="0" y="0" width="300" height="200"/>
    <subviews>\(subviews)</subviews>
    <constraints>\(constraints)</constraints>
    </view></objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A view that constraints place.
  static func view(
    _ id: String, _ type: String = "view", _ attributes: String = "", width: Double = 10,
    height: Double = 10, inside: String = ""
  ) -> String {
    """
    <\(type) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(inside)</\(type)>
    """
  }

  /// The scene of a text as a timeline.
  static func imported(_ text: String, sizeClasses: String? = nil) throws -> ImportedScene {
    let file = try InterfaceFile(
      contents: Array(text.utf8), path: "screen.xib", sizeClasses: sizeClasses)
    return try file.imported(file.document.scenes[0])
  }

  /// Where the timeline has a view: x, y, width and height in its superview.
  static func frame(of view: String, in scene: ImportedScene) throws -> [Double] {
    let file = try TimelineFile(contents: Array(scene.text.utf8), path: "screen.json")
    guard let view = try PlannedTimeline(file).layout(at: 0)[view] else { return [] }
    return [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
  }
}
