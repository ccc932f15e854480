package import AutoLayout
import VisualFormat

extension Timeline {
  /// A constraint in UIKit's debug notation of iOS 10 and later, with the ids of its views:
  /// `<NSLayoutConstraint:spacing H:[yellow]-(8)-[blue]   (active)>`. The constraint's own address
  /// is its id or, if it has none, its line.
  ///
  /// - Parameter constraint: the constraint with its current constant and priority; nil means as
  ///   declared.
  package func debugDescription(
    of index: Int, as constraint: LayoutConstraint? = nil, isActive: Bool = true
  ) -> String {
    let declared = constraints[index]
    var description = ConstraintDescription(
      constraint ?? declared.constraint, address: declared.id ?? "line-\(declared.location.line)",
      superviews: views.map(\.superview), name: text)
    description.isActive = isActive
    return description.text(.iOS10)
  }
}

extension Timeline {
  /// A system constraint in UIKit's debug notation: `<NSContentSizeLayoutConstraint
  /// blue.width == 160 Hug:250 CompressionResistance:750   (active)>`.
  package func debugDescription(
    of system: SystemConstraint, as constraint: LayoutConstraint
  ) -> String {
    var description = ConstraintDescription(
      constraint, address: nil, superviews: views.map(\.superview), name: text)
    switch system {
    case .contentSize(let view, let axis):
      let content = views[view.rawValue].content[axis]
      description.type = "NSContentSizeLayoutConstraint"
      description.relation = .equal
      description.strength = .contentSize(
        hugging: content.hugging, compressionResistance: content.compressionResistance)
    case .autoresizingMask(let view, _):
      description.type = "NSAutoresizingMaskLayoutConstraint"
      description.autoresizing = AutoresizingFlags(views[view.rawValue].layout.autoresizingMask)
    case .stack(_, let kind):
      description.identifier = kind.rawValue
    }
    return description.text(.iOS10)
  }

  /// An item in the format's notation.
  package func text(of item: LayoutItem) -> String {
    item.text(owner: views[item.owner.rawValue].id, guides)
  }
}

extension LayoutItem {
  /// - Parameters:
  ///   - owner: the id of the view that the item belongs to.
  ///   - guides: the declared guides; a guide that a stack view creates has no name.
  func text(owner: String, _ guides: [TimelineGuide]) -> String {
    switch self {
    case .view: owner
    case .guide(let guide, _):
      guides.indices.contains(guide.rawValue) ? guides[guide.rawValue].id : "\(owner).guide"
    case .safeArea: "\(owner).safeArea"
    case .layoutMarginsGuide: "\(owner).layoutMarginsGuide"
    case .readableContentGuide: "\(owner).readableContentGuide"
    case .contentLayoutGuide: "\(owner).contentLayoutGuide"
    case .frameLayoutGuide: "\(owner).frameLayoutGuide"
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    }
  }
}
