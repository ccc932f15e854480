package import Primitives
import XMLText

/// The safe area and the margins of a scene's root. No file has them: they follow from the device, the
/// release of Xcode and the bars around the scene.
package struct SceneEnvironment: Sendable {
  /// That shows the scene; nil for the canvas of Xcode 7 and earlier.
  let device: String?
  /// Of the canvas.
  let size: Size
  package var safeArea: EdgeInsets
  /// Of the root, with the safe area in them.
  package var margins: EdgeInsets
  /// Margins of views by id that replace those of the file, with the safe area in them.
  package var viewMargins: [String: EdgeInsets] = [:]

  /// - Parameter device: the name of the one that shows the scene; nil for the file's own.
  package init(
    _ scene: InterfaceScene, in document: InterfaceDocument, bars: SceneBars,
    on device: String? = nil
  ) {
    self.device = device ?? document.device
    let own = DeviceInsets(document.device, document)
    let shown = DeviceInsets(self.device, document)
    size = scene.size(on: shown.size, insteadOf: own.size)
    safeArea = SceneEnvironment.safeArea(scene, document, bars, own, shown)
    margins = RootMargins(scene, document, safeArea, width: size.width).insets
  }

  private static func safeArea(
    _ scene: InterfaceScene, _ document: InterfaceDocument, _ bars: SceneBars,
    _ own: DeviceInsets, _ shown: DeviceInsets
  ) -> EdgeInsets {
    switch scene.kind {
    case .controllerView: return controller(scene, own, shown, bars)
    case .xibView:
      let simulates = !scene.root.element.hasNil("simulatedStatusBarMetrics")
      guard document.usesSafeAreas, simulates else { return .none }
      return EdgeInsets(top: shown.status, left: 0, bottom: shown.home, right: 0)
    default: return .none
    }
  }

  private static func controller(
    _ scene: InterfaceScene, _ own: DeviceInsets, _ shown: DeviceInsets, _ bars: SceneBars
  ) -> EdgeInsets {
    let bar = bars[scene]
    let hasStatus = !(scene.controller?.hasNil("simulatedStatusBarMetrics") ?? false)
    var top = hasStatus ? shown.status : 0
    var bottom = shown.home
    if bar.isEmbedded { return EdgeInsets(top: top, left: 0, bottom: 0, right: 0) }
    let missing = own.size.map { $0.height - scene.size.height } ?? 0
    let isWide = own.size.map { $0.width == scene.size.width } ?? true
    if bar.hasNavigationBar { top += bar.isLarge ? 96 : 44 }
    if bar.hasTabBar { bottom += 49 }
    if bar.hasToolbar { bottom += 44 }
    if isWide && missing > 0 {
      let belowBar = missing == 64 || missing == 44 + own.status
      if belowBar || missing == 113 { top = 0 }
      if missing == 49 || missing == 113 { bottom = 0 }
      if !belowBar && missing != 49 && missing != 113 && bars.hasSheets {
        top = bar.hasNavigationBar ? 56 : 0
      }
    }
    return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}

extension InterfaceScene {
  /// The size on another device: a screen becomes larger in both directions, a cell wider, and other views
  /// stay.
  fileprivate func size(on device: Size?, insteadOf own: Size?) -> Size {
    guard let device else { return size }
    // Files of Xcode 7 and earlier have a square canvas of no device.
    guard let own else { return kind == .controllerView ? device : size }
    let isScreen = kind == .controllerView || kind == .xibView && size == own
    let isRow = kind == .tableCell || kind == .tableHeaderFooter
    return Size(
      width: isScreen || isRow ? max(1, size.width + device.width - own.width) : size.width,
      height: isScreen ? max(1, size.height + device.height - own.height) : size.height)
  }
}

extension XMLElement {
  func hasNil(_ key: String) -> Bool {
    children.contains { $0.name == "nil" && $0["key"] == key }
  }
}

/// What a device takes away from a screen without bars, as recorded files show it.
struct DeviceInsets {
  var status: Double
  var home: Double
  /// Of the screen in points; nil if it is not known.
  var size: Size?

  /// - Parameter device: nil for the canvas of Xcode 7 and earlier, which is of no device.
  init(_ device: String?, _ document: InterfaceDocument) {
    let plugIn = document.plugIn
    guard let device else {
      (status, home, size) = (20, 0, nil)
      return
    }
    switch device {
    case "retina3_5", "retina4_0", "retina4_7":
      (status, home) = (plugIn >= 14766 && plugIn < 22000 ? 0 : 20, 0)
    case "retina5_5": (status, home) = (20, 0)
    case "retina5_9": (status, home) = (plugIn >= 22000 ? 50 : 44, 34)
    case "retina6_1":
      status = plugIn >= 24000 ? 96 : plugIn >= 22000 ? 48 : 44
      home = plugIn >= 24000 ? 68 : 34
    case "retina6_5": (status, home) = (44, 34)
    case "retina6_0": (status, home) = (plugIn >= 18000 ? 47 : 44, 34)
    case "retina6_12", "retina6_72": (status, home) = (59, 34)
    case "retina6_3": (status, home) = (62, 34)
    case let name where name.hasPrefix("ipad") && name.hasSuffix("rounded"):
      (status, home) = (24, 20)
    case let name where name.hasPrefix("ipad"): (status, home) = (20, 0)
    default: (status, home) = (20, 0)
    }
    size = Self.sizes[device].map {
      document.isLandscape ? Size(width: $0.height, height: $0.width) : $0
    }
  }

  static let sizes: [String: Size] = [
    "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
    "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
    "retina5_9": Size(width: 375, height: 812), "retina6_1": Size(width: 414, height: 896),
    "retina6_5": Size(width: 414, height: 896), "retina6_0": Size(width: 390, height: 844),
    "retina6_7": Size(width: 428, height: 926), "retina6_12": Size(width: 393, height: 852),
    "retina6_72": Size(width: 430, height: 932), "retina6_3": Size(width: 402, height: 874),
    "ipad9_7": Size(width: 768, height: 1024), "ipad10_5": Size(width: 834, height: 1112),
    "ipad12_9": Size(width: 1024, height: 1366),
    "ipad12_9rounded": Size(width: 1024, height: 1366),
    "ipad11_0rounded": Size(width: 834, height: 1194),
  ]
}
