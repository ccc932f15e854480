import Primitives
import XMLText

/// The layout margins of a root, as recorded files show them.
struct RootMargins {
  var insets: EdgeInsets

  /// - Parameter width: of the root where it is shown.
  init(
    _ scene: InterfaceScene, _ document: InterfaceDocument, _ safeArea: EdgeInsets, width: Double
  ) {
    if let own = scene.root.element.layoutMargins {
      let isInset = scene.root.element["insetsLayoutMarginsFromSafeArea"] != "NO"
      insets = isInset ? own + safeArea : own
      return
    }
    switch scene.kind {
    case .controllerView, .xibView:
      let side = width < 400 ? 16.0 : 20
      let isSafe = document.usesSafeAreas
      insets = EdgeInsets(
        top: isSafe ? safeArea.top : 0, left: side + safeArea.left,
        bottom: isSafe ? safeArea.bottom : 0, right: side + safeArea.right)
    case .tableCell: insets = Self.cell(scene, document.plugIn, extra: width - scene.size.width)
    case .collectionCell, .tableHeaderFooter:
      insets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
  }

  private static func cell(_ scene: InterfaceScene, _ plugIn: Double, extra: Double) -> EdgeInsets {
    let hasAccessory = (scene.cell?["accessoryType"] ?? "none") != "none"
    let width = (scene.cell.flatMap { try? $0.recordedFrame()?.width } ?? scene.size.width) + extra
    let (side, end): (Double, Double)
    if plugIn < 13000 {
      (side, end) = (8, 8)
    } else if plugIn >= 24000 {
      (side, end) = (20, 15)
    } else {
      (side, end) = (width >= 414 ? 20 : 16, 11)
    }
    return EdgeInsets(top: end, left: side, bottom: end, right: hasAccessory ? 8 : side)
  }
}

extension XMLElement {
  /// The margins that the element itself has; nil if it has the default.
  var layoutMargins: EdgeInsets? {
    for child in children
    where child["key"] == "layoutMargins" || child["key"] == "directionalLayoutMargins" {
      let length = { (name: String) in child[name].flatMap(Double.init(finite:)) ?? 0 }
      return EdgeInsets(
        top: length("top"), left: child["left"] == nil ? length("leading") : length("left"),
        bottom: length("bottom"),
        right: child["right"] == nil ? length("trailing") : length("right"))
    }
    return nil
  }
}
