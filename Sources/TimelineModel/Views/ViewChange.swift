import AutoLayout
import JSONText
import Primitives
import Timing

/// The properties that a view's declaration or a change of it sets; nil for those it does not.
struct ViewChange {
  var backgroundColor: Color?
  var alpha: Double?
  var isHidden: Bool?
  /// In the order of the schema.
  var layer: [LayerProperty] = []
  /// The whole transform.
  var transform: AffineTransform?
  /// Single components of the transform, in the order of their application; empty in a declaration.
  var transformComponents: [Change.TransformComponent] = []
  /// In unit coordinates of the bounds.
  var anchorPoint: Point?
  var gradient: GradientChange?
  var shadow: ShadowChange?
  /// Only in a change.
  var path: MotionPath?
  /// Of its key, also if the path could not be read.
  var pathLocation: SourceLocation?
  var text: TextChange?
  var image: ImageChange?
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

  /// An intrinsic content size replaces both lengths; a priority replaces that of its axis only.
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
  static let prioritiesShape = ObjectShape(
    "a pair of priorities", ["horizontal", "vertical"])

  mutating func viewChange(_ fields: Fields) -> ViewChange {
    ViewChange(
      backgroundColor: document.color(fields["backgroundColor"]),
      alpha: document.number(fields["alpha"], "from 0 to 1") { (0...1).contains($0) },
      isHidden: document.boolean(fields["hidden"]), layer: layerProperties(fields),
      transform: document.transform(fields["transform"]),
      transformComponents: transformComponents(fields),
      anchorPoint: document.point(fields["anchorPoint"]),
      gradient: gradientChange(fields["gradient"]), shadow: shadowChange(fields["shadow"]),
      text: textChange(fields["text"]), image: imageChange(fields["image"]),
      placement: placement(fields),
      intrinsicContentSize: document.contentSize(fields["intrinsicContentSize"]),
      hugging: axisPriorities(fields["contentHuggingPriority"]),
      compressionResistance: axisPriorities(fields["contentCompressionResistancePriority"]),
      layout: layoutChange(fields))
  }

  /// Reads one priority for both axes, or an object with one priority per axis.
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
