package import Primitives
import XMLText

/// The safe area and the margins of a scene's root. No file has them: they follow from the device, the
/// release of Xcode and the bars around the scene.
package struct SceneEnvironment: Sendable {
  /// That shows the scene; nil for the canvas of Xcode 7 and earlier.
  let screen: DeviceScreen?
  /// Of the canvas.
  let size: Size
  package var safeArea: EdgeInsets
  /// Of the root, with the safe area in them.
  package var margins: EdgeInsets
  /// Margins of views by id that replace those of the file, with the safe area in them.
  package var viewMargins: [String: EdgeInsets] = [:]

  /// - Parameter screen: shows the scene; nil for the file's own.
  package init(
    _ scene: InterfaceScene, in document: InterfaceDocument, bars: SceneBars,
    on screen: DeviceScreen? = nil
  ) {
    let own = DeviceInsets(document.screen, plugIn: document.plugIn)
    let shown = DeviceInsets(screen ?? document.screen, plugIn: document.plugIn)
    let fills = scene.fills(own.size, isEmbedded: bars[scene].isEmbedded)
    // A part of a screen stays as it is, with the pixels of the file's device.
    self.screen = fills || scene.isRow ? screen ?? document.screen : document.screen
    size = scene.size(on: shown.size, insteadOf: own.size, fills: fills)
    safeArea = SceneEnvironment.safeArea(scene, document, bars, own, fills ? shown : own)
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
      return shown.safeArea
    default: return .none
    }
  }

  private static func controller(
    _ scene: InterfaceScene, _ own: DeviceInsets, _ shown: DeviceInsets, _ bars: SceneBars
  ) -> EdgeInsets {
    let bar = bars[scene]
    let hasStatus = !(scene.controller?.hasNil("simulatedStatusBarMetrics") ?? false)
    var insets = shown.safeArea
    if !hasStatus { insets.top = 0 }
    if bar.isEmbedded { return EdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0) }
    if bar.hasNavigationBar {
      insets.top += bar.isLarge ? shown.largeNavigationBar : shown.navigationBar
    }
    if bar.hasTabBar { insets.bottom += shown.tabBar }
    if bar.hasToolbar { insets.bottom += shown.toolbar }
    let part = PartOfScreen(scene, own)
    if part.isBelowBar { insets.top = 0 }
    if part.isAboveBar { insets.bottom = 0 }
    if part.isSheet && bars.hasSheets { insets.top = bar.hasNavigationBar ? 56 : 0 }
    return insets
  }
}

/// Which bars are outside of a view that is lower than the screen.
private struct PartOfScreen {
  var isBelowBar = false
  var isAboveBar = false
  /// Whether it is lower for no bar, as a sheet is.
  var isSheet = false

  init(_ scene: InterfaceScene, _ own: DeviceInsets) {
    guard let size = own.size, size.width == scene.size.width, size.height > scene.size.height
    else { return }
    let missing = size.height - scene.size.height
    isBelowBar = missing == 64 || missing == 44 + own.status || missing == 113
    isAboveBar = missing == 49 || missing == 113
    isSheet = !isBelowBar && !isAboveBar
  }
}

extension InterfaceScene {
  /// Whether it fills a screen, except for bars; other views are a part of some screen.
  ///
  /// - Parameter device: nil for the square canvas of Xcode 7 and earlier.
  fileprivate func fills(_ device: Size?, isEmbedded: Bool) -> Bool {
    switch kind {
    case .controllerView: !isEmbedded && (device.map { $0.width == size.width } ?? true)
    case .xibView: size == device
    default: false
    }
  }

  /// Whether it is as wide as its table.
  fileprivate var isRow: Bool { kind == .tableCell || kind == .tableHeaderFooter }

  /// The size on another device: a screen becomes larger in both directions, a cell wider, and other views
  /// stay.
  fileprivate func size(on device: Size?, insteadOf own: Size?, fills: Bool) -> Size {
    guard let device else { return size }
    guard let own else { return fills ? device : size }
    return Size(
      width: fills || isRow ? max(1, size.width + device.width - own.width) : size.width,
      height: fills ? max(1, size.height + device.height - own.height) : size.height)
  }
}

extension XMLElement {
  func hasNil(_ key: String) -> Bool {
    children.contains { $0.name == "nil" && $0["key"] == key }
  }
}
