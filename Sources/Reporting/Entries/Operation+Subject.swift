package import AutoLayout
package import TimelineModel

extension Change.Operation {
  /// The number of the constraint that it is about; nil if it is about a view.
  package var constraint: Int? {
    switch self {
    case .setConstant(let index, _), .setPriority(let index, _), .declareConstant(let index, _),
      .activate(let index), .deactivate(let index), .remove(let index), .restore(let index):
      index
    default: nil
    }
  }

  /// The view that it is about; nil if it is about a constraint or the canvas.
  package var view: ViewIndex? {
    switch self {
    case .setBackgroundColor(let view, _), .setAlpha(let view, _), .setHidden(let view, _),
      .setTransform(let view, _), .setTransformComponent(let view, _), .setFrame(let view, _),
      .setContent(let view, _), .setLayout(let view, _), .addSubview(let view, _),
      .removeFromSuperview(let view):
      view
    default: nil
    }
  }

  /// The same about another constraint; as it is if it is about a view.
  package func applied(toConstraint index: Int) -> Change.Operation {
    switch self {
    case .setConstant(_, let value): .setConstant(index, value)
    case .declareConstant(_, let value): .declareConstant(index, value)
    case .setPriority(_, let value): .setPriority(index, value)
    case .activate: .activate(index)
    case .deactivate: .deactivate(index)
    case .remove: .remove(index)
    case .restore: .restore(index)
    default: self
    }
  }
}
