import AutoLayout
import TimelineModel

/// The class that a view of the timeline becomes.
enum ViewClass: CaseIterable {
  case plain, gradient, stack, scroll, label, image

  /// - Parameter appearances: those that the view ever has.
  init(_ view: TimelineView, _ appearances: [Appearance]) {
    if view.layout.stack != nil {
      self = .stack
    } else if view.layout.isScrollView {
      self = .scroll
    } else if appearances.contains(where: { $0.text != nil }) {
      self = .label
    } else if appearances.contains(where: { $0.image != nil }) {
      self = .image
    } else {
      self = appearances.contains { $0.gradient != nil } ? .gradient : .plain
    }
  }

  var name: String {
    switch self {
    case .plain: "Box"
    case .gradient: "GradientBox"
    case .stack: "Stack"
    case .scroll: "Scroll"
    case .label: "Label"
    case .image: "Picture"
    }
  }

  private var base: String {
    switch self {
    case .plain, .gradient: "UIView"
    case .stack: "UIStackView"
    case .scroll: "UIScrollView"
    case .label: "UILabel"
    case .image: "UIImageView"
    }
  }

  var declaration: String {
    """
    final class \(name): \(base) {
      var naturalSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
      var alignmentInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
      override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
    \(self == .gradient ? "  override class var layerClass: AnyClass { CAGradientLayer.self }\n}" : "}")
    """
  }
}
