import Foundation
import UIKit

@testable import LayoutCapture

/// Trees of views as apps build them, with their capture.
@MainActor enum SampleScreens {
  static func constrain(
    _ first: Any, _ attribute: NSLayoutConstraint.Attribute, to second: Any? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute,
    relation: NSLayoutConstraint.Relation = .equal, times: CGFloat = 1, plus: CGFloat = 0,
    priority: Float = 1000, identifier: String? = nil
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: times, constant: plus)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraint.isActive = true
  }

  static func placed<View: UIView>(
    _ view: View, in superview: UIView, id: String? = nil
  ) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = id
    superview.addSubview(view)
    return view
  }

  static func root() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    root.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    return root
  }

  /// A label above an image, a guide between them, and a view that its frame places.
  static func card() -> UIView {
    let root = root()
    let title = placed(Title(), in: root, id: "title")
    title.text = "Hello"
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    let picture = placed(UIImageView(), in: root)
    picture.addLayoutGuide(guide)
    constrain(title, .leading, to: root.layoutMarginsGuide, .leading)
    constrain(title, .top, to: root.safeAreaLayoutGuide, .top, plus: 8, identifier: "title top")
    constrain(picture, .leading, to: title, .leading)
    constrain(picture, .top, to: title, .bottom, plus: 12)
    constrain(picture, .width, to: root, .width, times: 0.5, priority: 999.5)
    constrain(picture, .width, relation: .lessThanOrEqual, plus: 140)
    constrain(picture, .height, plus: 60)
    constrain(guide, .centerX, to: picture, .centerX)
    constrain(guide, .width, plus: 20)
    constrain(guide, .top, to: picture, .bottom)
    constrain(guide, .height, plus: 4)
    let badge = UIView(frame: CGRect(x: 200, y: 300, width: 40, height: 40))
    badge.layer.cornerRadius = 20
    badge.layer.borderWidth = 2
    badge.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    badge.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    root.addSubview(badge)
    return root
  }

  /// What UIKit adds by itself, and what a timeline cannot have.
  static func withSystemConstraints() -> UIView {
    let root = root()
    let box = placed(UIView(), in: root, id: "box")
    constrain(box, .left, to: root, .left, plus: 3)
    constrain(box, .top, to: root, .top, plus: 5)
    constrain(box, .height, plus: 10)
    let mask = NSAutoresizingMaskLayoutConstraint(
      item: root, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 320)
    mask.isActive = true
    let place = NSAutoresizingMaskLayoutConstraint(
      item: box, attribute: .centerX, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 25)
    place.isActive = true
    constrain(box, .width, plus: 44, identifier: "UIView-Encapsulated-Layout-Width")
    constrain(box, .left, to: root, .left, plus: 99, identifier: "UISV-canvas-connection")
    constrain(
      box, .left, to: root, .left, plus: 88, identifier: "UIView-leftMargin-guide-constraint")
    constrain(box, .height, relation: .lessThanOrEqual, plus: .greatestFiniteMagnitude)
    box.addSubview(_UIScrollViewScrollIndicator())
    box.layer.mask = CALayer()
    return root
  }

  static func captured(_ root: UIView) -> String {
    LayoutCapture.timeline(of: root, name: "A \"screen\"")
  }

  static func capturedCard() -> String { captured(card()) }

  static func capturedSystem() -> String { captured(withSystemConstraints()) }

  static var axialGradient: String { capturedGradient(.axial) }
  static var radialGradient: String { capturedGradient(.radial) }

  /// - Parameter ids: accessibility identifiers of views in a row.
  static func capturedRow(_ ids: [String?]) -> String {
    let root = root()
    for id in ids { _ = placed(UIView(), in: root, id: id) }
    return captured(root)
  }

  /// A view whose layer is a gradient.
  private static func capturedGradient(_ type: CAGradientLayerType) -> String {
    let root = root()
    let sky = placed(Sky(), in: root, id: "sky")
    if let layer = sky.layer as? CAGradientLayer {
      layer.type = type
      layer.colors = [
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor,
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor,
      ]
    }
    return captured(root)
  }

  /// Rows in a scroll view, of which the second is hidden.
  static func capturedList() -> String {
    let root = root()
    let list = placed(UIScrollView(), in: root, id: "list")
    list.contentOffset = CGPoint(x: 0, y: 30)
    let rows = placed(UIStackView(), in: list, id: "rows")
    rows.axis = .vertical
    rows.spacing = 10
    for (index, height) in [20, 30, 40].enumerated() {
      let row = UIView()
      row.accessibilityIdentifier = "row\(index)"
      row.isHidden = index == 1
      rows.addArrangedSubview(row)
      constrain(row, .height, plus: CGFloat(height), priority: 999)
    }
    for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
      constrain(rows, edge, to: list.contentLayoutGuide, edge)
      constrain(list, edge, to: root, edge)
    }
    constrain(rows, .width, to: list.frameLayoutGuide, .width)
    return captured(root)
  }
}

final class Sky: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// A label with the size that its font would give it.
final class Title: UILabel {
  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 24) }
}

final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}

final class _UIScrollViewScrollIndicator: UIView {}
