package import AutoLayout
import VisualFormat

extension Timeline {
  /// A constraint in UIKit's debug notation of iOS 10 and later, its views called by their ids:
  /// `<NSLayoutConstraint:spacing H:[yellow]-(8)-[blue]   (active)>`. The constraint itself is called
  /// by its id or, for want of one, by its line.
  ///
  /// - Parameter constraint: with its present constant and priority; as declared if nil.
  package func debugDescription(
    of index: Int, as constraint: LayoutConstraint? = nil, isActive: Bool = true
  ) -> String {
    let declared = constraints[index]
    var description = ConstraintDescription(
      constraint ?? declared.constraint, address: declared.id ?? "line-\(declared.location.line)",
      superviews: views.map(\.superview), name: debugName)
    description.isActive = isActive
    return description.text(.iOS10)
  }

  /// As the format spells an item.
  private func debugName(of item: LayoutItem) -> String {
    let owner = views[item.owner.rawValue].id
    switch item {
    case .view: return owner
    case .guide(let guide, _): return guides[guide.rawValue].id
    case .safeArea: return "\(owner).safeArea"
    case .layoutMarginsGuide: return "\(owner).layoutMarginsGuide"
    case .readableContentGuide: return "\(owner).readableContentGuide"
    case .contentLayoutGuide: return "\(owner).contentLayoutGuide"
    case .frameLayoutGuide: return "\(owner).frameLayoutGuide"
    case .topLayoutGuide: return "topLayoutGuide"
    case .bottomLayoutGuide: return "bottomLayoutGuide"
    }
  }
}
