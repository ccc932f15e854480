import Primitives

/// What a device takes away from a screen without bars.
struct DeviceInsets {
  var safeArea: EdgeInsets
  /// Of the screen in points; nil if it is not known.
  var size: Size?
  /// Whether bars are lower, as on a phone that is held sideways.
  var isLow = false
  /// Whether such a phone is so wide that its bars are not.
  private var isWide = false

  var status: Double { safeArea.top }
  var navigationBar: Double { isLow && !isWide ? 32 : 44 }
  var largeNavigationBar: Double { isLow ? navigationBar : 96 }
  var tabBar: Double { isLow && !isWide ? 32 : 49 }
  var toolbar: Double { navigationBar }

  /// - Parameters:
  ///   - screen: nil for the canvas of Xcode 7 and earlier, which is of no device.
  ///   - plugIn: of the release of Xcode whose canvas it is.
  init(_ screen: DeviceScreen?, plugIn: Double) {
    guard let screen, let model = screen.model else {
      safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      return
    }
    size = screen.size
    isLow = screen.isLandscape && !screen.isTablet
    isWide = model.isWide
    guard isLow else {
      let upright = Self.recorded(screen.device, plugIn) ?? (model.status, model.home)
      safeArea = EdgeInsets(top: upright.status, left: 0, bottom: upright.home, right: 0)
      return
    }
    // No status bar; what is above the upright screen is at one side, and the other one is the same.
    let side = model.home > 0 ? model.status : 0
    safeArea = EdgeInsets(top: 0, left: side, bottom: model.home > 0 ? 21 : 0, right: side)
  }

  /// Where Interface Builder's canvas is not as the device.
  private static func recorded(
    _ device: String, _ plugIn: Double
  ) -> (status: Double, home: Double)? {
    switch device {
    case "retina3_5", "retina4_0", "retina4_7":
      plugIn >= 14766 && plugIn < 22000 ? (0, 0) : nil
    case "retina5_9": plugIn >= 22000 ? (50, 34) : nil
    case "retina6_1": plugIn >= 24000 ? (96, 68) : plugIn >= 22000 ? (48, 34) : nil
    case "retina6_0": plugIn >= 18000 ? nil : (44, 34)
    default: nil
    }
  }
}

extension DeviceScreen {
  var isTablet: Bool { device.hasPrefix("ipad") }
}
