public struct UILayoutPriority: RawRepresentable, Equatable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

@MainActor open class UILayoutGuide: NSObject {
  open var identifier = ""
  public weak var owningView: UIView?
  open var layoutFrame = CGRect.zero

  public override init() { super.init() }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
      trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  public let firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public let secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
  private weak var holder: UIView?

  public init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first as AnyObject
    firstAttribute = attribute
    self.relation = relation
    secondItem = second.map { $0 as AnyObject }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// An active constraint is held by the closest view that has both items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      holder?.held.removeAll { $0 === self }
      holder = newValue ? closestCommonAncestor : nil
      holder?.held.append(self)
    }
  }

  private var closestCommonAncestor: UIView? {
    let views = [firstItem, secondItem].compactMap { item -> UIView? in
      if let guide = item as? UILayoutGuide { guide.owningView } else { item as? UIView }
    }
    return views.first?.ancestors.first { ancestor in
      views.allSatisfy { $0.isDescendant(of: ancestor) }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}
