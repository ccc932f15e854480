import AutoLayout
import JSONText
import Primitives

/// What a view's declaration or a change says about it; nil is what is not said.
struct ViewChange {
  var backgroundColor: Color?
  var alpha: Double?
  var isHidden: Bool?
  /// As one matrix.
  var transform: AffineTransform?
  /// In the order in which they are applied; empty in a declaration.
  var transformComponents: [Change.TransformComponent] = []
  var placement = ViewPlacement()
  var intrinsicContentSize: (width: Double?, height: Double?)?
  var hugging = AxisPriorities()
  var compressionResistance = AxisPriorities()
  var layout = LayoutChange()

  struct AxisPriorities {
    var horizontal: LayoutPriority?
    var vertical: LayoutPriority?

    var isEmpty: Bool { horizontal == nil && vertical == nil }
  }

  var changesContent: Bool {
    intrinsicContentSize != nil || !hugging.isEmpty || !compressionResistance.isEmpty
  }

  /// An intrinsic size replaces both lengths; a priority only that of its axis.
  func apply(to content: inout ContentSize) {
    if let intrinsicContentSize {
      content.horizontal.length = intrinsicContentSize.width
      content.vertical.length = intrinsicContentSize.height
    }
    content.horizontal.hugging = hugging.horizontal ?? content.horizontal.hugging
    content.vertical.hugging = hugging.vertical ?? content.vertical.hugging
    content.horizontal.compressionResistance =
      compressionResistance.horizontal ?? content.horizontal.compressionResistance
    content.vertical.compressionResistance =
      compressionResistance.vertical ?? content.vertical.compressionResistance
  }
}

extension TimelineReader {
  private static let prioritiesShape = ObjectShape(
    "a pair of priorities", ["horizontal", "vertical"])

  mutating func viewChange(_ fields: Fields) -> ViewChange {
    ViewChange(
      backgroundColor: document.color(fields["backgroundColor"]),
      alpha: document.number(fields["alpha"], "from 0 to 1") { (0...1).contains($0) },
      isHidden: document.boolean(fields["hidden"]),
      transform: document.transform(fields["transform"]),
      transformComponents: transformComponents(fields), placement: placement(fields),
      intrinsicContentSize: document.contentSize(fields["intrinsicContentSize"]),
      hugging: axisPriorities(fields["contentHuggingPriority"]),
      compressionResistance: axisPriorities(fields["contentCompressionResistancePriority"]),
      layout: layoutChange(fields))
  }

  /// A priority for both axes, or an object with one for each.
  private mutating func axisPriorities(_ field: Field?) -> ViewChange.AxisPriorities {
    guard let field else { return ViewChange.AxisPriorities() }
    guard case .object = field.value.content else {
      let priority = priority(field)
      return ViewChange.AxisPriorities(horizontal: priority, vertical: priority)
    }
    guard let fields = document.fields(field, of: Self.prioritiesShape) else {
      return ViewChange.AxisPriorities()
    }
    return ViewChange.AxisPriorities(
      horizontal: priority(fields["horizontal"]), vertical: priority(fields["vertical"]))
  }
}
