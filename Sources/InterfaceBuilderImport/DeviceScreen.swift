package import Primitives

/// A device that is held upright or sideways.
package struct DeviceScreen: Hashable, Sendable {
  /// As Interface Builder or `sweep` calls the device, such as `retina6_1` or `iphone-16`.
  package let device: String
  package let isLandscape: Bool

  static let landscapeSuffix = "-landscape"

  init(device: String, isLandscape: Bool) {
    self.device = device
    self.isLandscape = isLandscape
  }

  /// - Parameter name: of a device, with `-landscape` at its end for one that is held sideways; nil for a
  ///   device that is not known.
  package init?(named name: String) {
    isLandscape = name.hasSuffix(Self.landscapeSuffix)
    device = isLandscape ? String(name.dropLast(Self.landscapeSuffix.count)) : name
    if model == nil { return nil }
  }

  /// `iphone-16` or `iphone-16-landscape`.
  package var name: String { device + (isLandscape ? Self.landscapeSuffix : "") }

  /// Nil for a device that is not known.
  var model: DeviceModel? { DeviceModel.all[device] }

  /// In points; nil for a device that is not known.
  package var size: Size? {
    model.map { isLandscape ? Size(width: $0.size.height, height: $0.size.width) : $0.size }
  }

  /// Devices that can be bought, each held upright and sideways, from small to large.
  package static let current: [DeviceScreen] = DeviceModel.current.flatMap { device in
    [false, true].map { DeviceScreen(device: device, isLandscape: $0) }
  }

  /// The names of all devices, held upright.
  package static var devices: [String] { DeviceModel.all.keys.sorted() }

  package static func unknownMessage(_ name: String) -> String {
    "no device is named '\(name)'; there are \(devices.joined(separator: ", ")), each also with "
      + "\(landscapeSuffix) at its end"
  }
}

/// The screen of a device and what it takes away from it.
struct DeviceModel: Hashable, Sendable {
  /// Held upright, in points.
  var size: Size
  /// Pixels per point.
  var scale: Int
  /// Above a screen that is held upright: the status bar, with the sensors of the camera.
  var status: Double
  /// Below a screen that is held upright: the home indicator; 0 with a home button.
  var home: Double
  /// Whether a phone that is held sideways has a regular width.
  var isWide = false

  static let current = [
    "iphone-se", "iphone-16", "iphone-16-pro", "iphone-16-plus", "iphone-16-pro-max", "ipad-mini",
    "ipad", "ipad-pro-13",
  ]

  /// Interface Builder's by the names in its files, and those of `sweep`. Lengths are of Apple's
  /// specifications and of recorded files.
  static let all: [String: DeviceModel] = phones.merging(tablets) { first, _ in first }

  private static let phones: [String: DeviceModel] = [
    "retina3_5": DeviceModel(320, 480, scale: 2, 20, 0),
    "retina4_0": DeviceModel(320, 568, scale: 2, 20, 0),
    "retina4_7": DeviceModel(375, 667, scale: 2, 20, 0),
    "retina5_5": DeviceModel(414, 736, scale: 3, 20, 0, isWide: true),
    "retina5_9": DeviceModel(375, 812, scale: 3, 44, 34),
    "retina6_1": DeviceModel(414, 896, scale: 2, 44, 34, isWide: true),
    "retina6_5": DeviceModel(414, 896, scale: 3, 44, 34, isWide: true),
    "retina6_0": DeviceModel(390, 844, scale: 3, 47, 34),
    "retina6_7": DeviceModel(428, 926, scale: 3, 47, 34, isWide: true),
    "retina6_12": DeviceModel(393, 852, scale: 3, 59, 34),
    "retina6_72": DeviceModel(430, 932, scale: 3, 59, 34, isWide: true),
    "retina6_3": DeviceModel(402, 874, scale: 3, 62, 34),
    "iphone-se": DeviceModel(375, 667, scale: 2, 20, 0),
    "iphone-16": DeviceModel(393, 852, scale: 3, 59, 34),
    "iphone-16-plus": DeviceModel(430, 932, scale: 3, 59, 34, isWide: true),
    "iphone-16-pro": DeviceModel(402, 874, scale: 3, 62, 34),
    "iphone-16-pro-max": DeviceModel(440, 956, scale: 3, 62, 34, isWide: true),
  ]

  private static let tablets: [String: DeviceModel] = [
    "ipad9_7": DeviceModel(768, 1024, scale: 2, 20, 0),
    "ipad10_5": DeviceModel(834, 1112, scale: 2, 20, 0),
    "ipad12_9": DeviceModel(1024, 1366, scale: 2, 20, 0),
    "ipad12_9rounded": DeviceModel(1024, 1366, scale: 2, 24, 20),
    "ipad11_0rounded": DeviceModel(834, 1194, scale: 2, 24, 20),
    "ipad-mini": DeviceModel(744, 1133, scale: 2, 24, 20),
    "ipad": DeviceModel(820, 1180, scale: 2, 24, 20),
    "ipad-pro-13": DeviceModel(1032, 1376, scale: 2, 24, 20),
  ]

  private init(
    _ width: Double, _ height: Double, scale: Int, _ status: Double, _ home: Double,
    isWide: Bool = false
  ) {
    size = Size(width: width, height: height)
    self.scale = scale
    self.status = status
    self.home = home
    self.isWide = isWide
  }
}
