package import AutoLayout
package import TimelineModel

extension Change.Operation {
  /// The index of the constraint that it changes; nil if it changes none.
  package var constraint: Int? {
    switch self {
    case .setConstant(let index, _), .setPriority(let index, _), .declareConstant(let index, _),
      .activate(let index), .deactivate(let index), .remove(let index), .restore(let index):
      index
    default: nil
    }
  }

  /// The view that it changes; nil if it changes a constraint or the canvas.
  package var view: ViewIndex? {
    switch self {
    case .setBackgroundColor(let view, _), .setAlpha(let view, _), .setHidden(let view, _),
      .setLayer(let view, _), .setTransform(let view, _), .setTransformComponent(let view, _),
      .setAnchorPoint(let view, _), .setGradient(let view, _), .setShadow(let view, _),
      .setFrame(let view, _), .setContent(let view, _), .setLayout(let view, _),
      .setText(let view, _), .setImage(let view, _), .moveAlong(let view, _),
      .addSubview(let view, _),
      .removeFromSuperview(let view):
      view
    default: nil
    }
  }

  /// The same change of another constraint; unchanged if it does not change a constraint.
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
