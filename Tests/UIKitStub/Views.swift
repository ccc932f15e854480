public struct UITraitCollection: Sendable {
  public var displayScale: CGFloat = 2
}

public enum UITraitEnvironmentLayoutDirection: Sendable {
  case unspecified, leftToRight, rightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer: CALayer =
    Self.layerClass == CAGradientLayer.self ? CAGradientLayer() : CALayer()

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open weak var window: UIWindow?
  open var accessibilityIdentifier: String?
  open var traitCollection = UITraitCollection()
  open var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var frame: CGRect {
    get { layer.frame }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + layer.anchorPoint.x * newValue.size.width,
        y: newValue.origin.y + layer.anchorPoint.y * newValue.size.height)
    }
  }

  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  /// The effective margins, as UIKit's getter returns them.
  open var layoutMargins: UIEdgeInsets {
    get {
      let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
      return UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left,
        bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
    }
    set { margins = newValue }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      margins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
  private var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var safeAreaInsets = UIEdgeInsets.zero

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  private var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  private var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  public let safeAreaLayoutGuide = UILayoutGuide()
  public let layoutMarginsGuide = UILayoutGuide()
  public let readableContentGuide = UILayoutGuide()
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var held: [NSLayoutConstraint] = []
  open var constraints: [NSLayoutConstraint] { held }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
    for guide in [safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide] {
      addLayoutGuide(guide)
    }
  }

  public override convenience init() { self.init(frame: .zero) }

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }

  open func removeFromSuperview() {
    for ancestor in ancestors.dropFirst() {
      for constraint in ancestor.held where constraint.names(below: self) {
        constraint.isActive = false
      }
    }
    (superview as? UIStackView)?.removeArrangedSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  public func isDescendant(of view: UIView) -> Bool { ancestors.contains { $0 === view } }

  /// The view itself first.
  var ancestors: [UIView] { [self] + (superview?.ancestors ?? []) }

  /// Lays out the views around and below a view; nil leaves all where they are.
  public static var layoutPass: ((UIView) -> Void)?

  open func layoutIfNeeded() { Self.layoutPass?(self) }
  open func setNeedsLayout() {}
  open func invalidateIntrinsicContentSize() {}

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis.rawValue]
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis.rawValue] = priority
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis.rawValue]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis.rawValue] = priority
  }
}

extension NSLayoutConstraint {
  /// Whether an item is in the tree of a view.
  fileprivate func names(below view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      let owner = (item as? UILayoutGuide)?.owningView ?? item as? UIView
      return owner?.isDescendant(of: view) == true
    }
  }
}
