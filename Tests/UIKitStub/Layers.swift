public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Equatable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

open class CALayer: NSObject {
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var masksToBounds = false
  open var allowsEdgeAntialiasing = false
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var sublayers: [CALayer]?
  open var mask: CALayer?
  fileprivate(set) var numbers: [String: Any] = [:]
  public private(set) var animations: [CAAnimation] = []

  /// The frame without a transform: the model has none of its own.
  open var frame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.size.width,
      y: position.y - anchorPoint.y * bounds.size.height, width: bounds.size.width,
      height: bounds.size.height)
  }

  open func presentation() -> Self? { nil }

  open func add(_ animation: CAAnimation, forKey key: String?) { animations.append(animation) }

  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  public override init() { super.init() }
}

extension CALayer {
  // Key-value coding is Objective-C's; here a key path has a value of its own.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { numbers[keyPath] = value }

  public func value(forKeyPath keyPath: String) -> Any? { numbers[keyPath] }
}

public struct CAGradientLayerType: Hashable, Sendable {
  let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

open class CAGradientLayer: CALayer {
  open var type = CAGradientLayerType.axial
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
