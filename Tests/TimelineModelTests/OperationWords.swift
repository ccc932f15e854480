import AutoLayout
import Primitives
import TimelineModel
import Timing

extension Change.Operation {
  /// The operation as a word and its arguments, so that lists of them compare and read easily.
  var words: String {
    switch self {
    case .setConstant(let index, let expression): "setConstant \(index) \(expression.words)"
    case .declareConstant(let index, let expression):
      "declareConstant \(index) \(expression.words)"
    case .setPriority(let index, let priority): "setPriority \(index) \(priority.rawValue)"
    case .activate(let index): "activate \(index)"
    case .deactivate(let index): "deactivate \(index)"
    case .remove(let index): "remove \(index)"
    case .restore(let index): "restore \(index)"
    case .setBackgroundColor(let view, let color):
      "setBackgroundColor \(view.rawValue) \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    case .setAlpha(let view, let alpha): "setAlpha \(view.rawValue) \(alpha)"
    case .setHidden(let view, let isHidden): "setHidden \(view.rawValue) \(isHidden)"
    case .setLayer(let view, let property): "setLayer \(view.rawValue) \(property)"
    case .setContent(let view, let content):
      "setContent \(view.rawValue) \(content.horizontal.words) \(content.vertical.words)"
    case .setTransform(let view, let matrix):
      "setTransform \(view.rawValue) \(matrix.words)"
    case .setTransformComponent(let view, let component):
      "setTransformComponent \(view.rawValue) \(component.words)"
    case .setText(let view, let text):
      "setText \(view.rawValue) \(text.string)"
    case .setImage(let view, let image):
      "setImage \(view.rawValue) \(image.file.path) \(image.contentMode.rawValue)"
    case .setAnchorPoint(let view, let point):
      "setAnchorPoint \(view.rawValue) \(point.x) \(point.y)"
    case .setGradient(let view, let gradient):
      "setGradient \(view.rawValue) \(gradient.words)"
    case .setShadow(let view, let shadow):
      "setShadow \(view.rawValue) \(shadow.words)"
    case .moveAlong(let view, let path): "moveAlong \(view.rawValue) \(path.values.count)"
    case .setFrame(let view, let frame):
      "setFrame \(view.rawValue) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    case .setLayout(let view, _): "setLayout \(view.rawValue)"
    case .setCanvas(let canvas): "setCanvas \(canvas.size.width) \(canvas.size.height)"
    case .addSubview(let view, let place): "addSubview \(view.rawValue) at \(place)"
    case .removeFromSuperview(let view): "removeFromSuperview \(view.rawValue)"
    }
  }
}

extension Gradient {
  /// Colours, locations, start and end.
  fileprivate var words: String {
    let colors = colors.map { "\($0.red) \($0.green) \($0.blue)" }.joined(separator: ", ")
    let locations = locations.map { "\($0)" } ?? "nil"
    return "[\(colors)] \(locations) \(startPoint.x) \(startPoint.y) \(endPoint.x) \(endPoint.y)"
  }
}

extension Shadow {
  /// Colour, opacity, radius and offset.
  fileprivate var words: String {
    "\(color.red) \(color.green) \(color.blue) \(opacity) \(radius) \(offset.x) \(offset.y)"
  }
}

extension AffineTransform {
  var words: String { "[\(a) \(b) \(c) \(d) \(tx) \(ty)]" }
}

extension Change.TransformComponent {
  var words: String {
    switch self {
    case .rotation(let degrees): "rotation \(degrees)"
    case .scale(let scale): "scale \(scale.x) \(scale.y)"
    case .translation(let translation): "translation \(translation.x) \(translation.y)"
    }
  }
}

extension ContentSize.Axis {
  /// `length hugging/resistance`, as in `80.0 250.0/750.0`.
  var words: String {
    "\(length.map { "\($0)" } ?? "none") \(hugging.rawValue)/\(compressionResistance.rawValue)"
  }
}

extension Expression {
  var words: String {
    switch self {
    case .number(let number): "\(number)"
    case .size(let view, let axis): "size(\(view == .root ? "root" : "\(view.rawValue)").\(axis))"
    case .negated(let operand): "-\(operand.words)"
    case .sum(let a, let b): "(\(a.words) + \(b.words))"
    case .difference(let a, let b): "(\(a.words) - \(b.words))"
    case .product(let a, let b): "(\(a.words) * \(b.words))"
    case .quotient(let a, let b): "(\(a.words) / \(b.words))"
    }
  }
}

extension Timeline {
  /// The margins of `root`.
  var effectiveRootMargins: EdgeInsets {
    LayoutEngine(views: views.map(\.layout), canvas: canvas.layout, constraints: [])
      .layoutMargins(of: .root)
  }
}
