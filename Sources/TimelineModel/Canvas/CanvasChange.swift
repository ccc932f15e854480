import AutoLayout
import JSONText
import Primitives

/// The properties that the first canvas or a change of the canvas sets; nil for those it does not.
struct CanvasChange {
  var width: Double?
  var height: Double?
  var backgroundColor: Color?
  var safeAreaInsets: LayoutInsets?
  var layoutMargins: LayoutInsets?
  var insetsLayoutMarginsFromSafeArea: Bool?
  var layoutDirection: LayoutDirection?

  static let keys = [
    "width", "height", "backgroundColor", "safeAreaInsets", "layoutMargins",
    "insetsLayoutMarginsFromSafeArea", "layoutDirection",
  ]

  /// Sets everything but the colour, which belongs to `root`.
  func apply(to canvas: inout Canvas) {
    canvas.size.width = width ?? canvas.size.width
    canvas.size.height = height ?? canvas.size.height
    canvas.safeAreaInsets = safeAreaInsets ?? canvas.safeAreaInsets
    canvas.layoutMargins = layoutMargins ?? canvas.layoutMargins
    canvas.insetsLayoutMarginsFromSafeArea =
      insetsLayoutMarginsFromSafeArea ?? canvas.insetsLayoutMarginsFromSafeArea
    canvas.layoutDirection = layoutDirection ?? canvas.layoutDirection
  }
}

extension TimelineReader {
  /// Reads the properties of a canvas.
  ///
  /// - Parameter scale: the scale of the first canvas, which holds for the whole run.
  mutating func canvasChange(_ fields: Fields, scale: Int) -> CanvasChange {
    CanvasChange(
      width: canvasSide(fields["width"], scale: scale),
      height: canvasSide(fields["height"], scale: scale),
      backgroundColor: document.color(fields["backgroundColor"]),
      safeAreaInsets: document.insets(fields["safeAreaInsets"]),
      layoutMargins: document.insets(fields["layoutMargins"]),
      insetsLayoutMarginsFromSafeArea: document.boolean(
        fields["insetsLayoutMarginsFromSafeArea"]),
      layoutDirection: document.word(fields["layoutDirection"]))
  }

  private mutating func canvasSide(_ field: Field?, scale: Int) -> Double? {
    guard let field,
      let length = document.number(
        field, "more than 0", help: "write points, such as `320`", where: { $0 > 0 })
    else { return nil }
    if let problem = Canvas.problem(ofSide: length, scale: scale, limits: limits) {
      let code = problem.isLimit ? Diagnostic.Code.limit : .outOfRange
      document.report(
        code, "\(field.name) \(problem.message)", at: field.range,
        help: problem.help)
    }
    return length
  }
}
