import AutoLayout
import Primitives

extension TimelineReader {
  private static let canvasShape = ObjectShape(
    "a canvas",
    [
      "width", "height", "scale", "backgroundColor", "safeAreaInsets", "layoutMargins",
      "insetsLayoutMarginsFromSafeArea", "layoutDirection",
    ])

  /// The canvas, or a stand-in if it could not be read.
  mutating func canvas(_ timeline: Fields) -> Canvas {
    guard let field = timeline["canvas"] else {
      document.reportMissing("canvas", in: timeline, of: Self.shape)
      return Canvas(size: Size())
    }
    guard let fields = document.fields(field, of: Self.canvasShape) else {
      return Canvas(size: Size())
    }
    checkLayoutDirection(fields["layoutDirection"])
    rootColor = document.color(fields["backgroundColor"]) ?? .white
    let scale = document.integer(fields["scale"], in: 1...3) ?? 1
    let size = Size(
      width: canvasSide("width", scale: scale, fields),
      height: canvasSide("height", scale: scale, fields))
    let safeArea = document.insets(fields["safeAreaInsets"]) ?? EdgeInsets()
    let margins = document.insets(fields["layoutMargins"])
    return Canvas(
      size: size, scale: scale, safeAreaInsets: safeArea,
      layoutMargins: margins.map { LayoutInsets($0) },
      insetsLayoutMarginsFromSafeArea: document.boolean(fields["insetsLayoutMarginsFromSafeArea"])
        ?? true)
  }

  private mutating func checkLayoutDirection(_ field: Field?) {
    guard let field else { return }
    if document.word(field, among: ["leftToRight", "rightToLeft"]) == "rightToLeft" {
      document.reportNotSupported("the layout direction `rightToLeft`", at: field.range)
    }
  }

  private mutating func canvasSide(_ key: String, scale: Int, _ fields: Fields) -> Double {
    guard let field = fields[key] else {
      document.reportMissing(key, in: fields, of: Self.canvasShape)
      return 0
    }
    guard let length = document.number(field, "more than 0", where: { $0 > 0 }) else { return 0 }
    if let problem = Canvas.problem(ofSide: length, scale: scale, limits: limits) {
      let code = problem.isLimit ? Diagnostic.Code.limit : .outOfRange
      document.report(code, "\(field.name) \(problem.message)", at: field.range)
    }
    return length
  }
}

extension Canvas {
  /// Why a side of so many points cannot be had at a scale; nil if it can. The message follows the
  /// name of the side.
  package static func problem(
    ofSide length: Double, scale: Int, limits: Limits = Limits()
  ) -> (message: String, isLimit: Bool)? {
    let pixels = length * Double(scale)
    guard pixels <= Double(limits.canvasSide) else {
      return ("is more than \(limits.canvasSide) pixels at scale \(scale)", true)
    }
    guard Double(Int(pixels)) == pixels, pixels >= 1 else {
      return ("is not a whole number of pixels at scale \(scale)", false)
    }
    return nil
  }
}
