@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// What `customSpacing(after:)` returns where none is set.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
  }

  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing
  }

  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }
}

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public let contentLayoutGuide = UILayoutGuide()
  public let frameLayoutGuide = UILayoutGuide()
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for guide in [contentLayoutGuide, frameLayoutGuide] { addLayoutGuide(guide) }
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public final class UIFont: NSObject, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public let pointSize: CGFloat
  private let weight: Weight

  private init(_ size: CGFloat, _ weight: Weight) { (pointSize, self.weight) = (size, weight) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, weight)
  }

  /// As San Francisco has them, roughly.
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { -pointSize * 0.24 }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(weight) }
}

public final class UIFontDescriptor: Sendable {
  public struct AttributeName: Hashable, Sendable {
    public static let traits = AttributeName()
  }

  public struct TraitKey: Hashable, Sendable {
    public static let weight = TraitKey()
  }

  private let weight: UIFont.Weight

  init(_ weight: UIFont.Weight) { self.weight = weight }

  public func object(forKey key: AttributeName) -> Any? {
    [TraitKey.weight: weight.rawValue]
  }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17, weight: .regular)
  open var textColor: UIColor! = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
}

@MainActor public final class UIImage {
  public init?(named name: String) {}

  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
}

@MainActor public final class UIDevice {
  public static let current = UIDevice()
  public let systemName = "iOS"
  public let systemVersion = "17.0"
}

public struct UITraitOverrides: Sendable {
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { view.safeAreaInsets = additionalSafeAreaInsets }
  }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var traitOverrides = UITraitOverrides()
  public private(set) var children: [UIViewController] = []

  open func addChild(_ child: UIViewController) { children.append(child) }
  open func didMove(toParent parent: UIViewController?) {}
}
