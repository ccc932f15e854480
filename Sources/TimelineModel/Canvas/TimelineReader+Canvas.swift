import AutoLayout
import Primitives

extension TimelineReader {
  static let canvasShape = ObjectShape(
    "a canvas", in: "canvas", CanvasChange.keys + Canvas.keysOfTheRun)

  /// Reads the first canvas. If it cannot be read, returns another one so that reading can continue.
  mutating func canvas(_ timeline: Fields) -> Canvas {
    guard let field = timeline["canvas"] else {
      document.reportMissing("canvas", in: timeline, of: Self.shape)
      return .unread
    }
    guard let fields = document.fields(field, of: Self.canvasShape) else { return .unread }
    document.reportMissing(["width", "height"], in: fields, of: Self.canvasShape)
    let scale = document.integer(fields["scale"], in: 1...3) ?? 1
    let declared = canvasChange(fields, scale: scale)
    notePixels(fields, scale: scale)
    rootColor = declared.backgroundColor ?? .white
    var canvas = Canvas(size: Canvas.unread.size, scale: scale)
    canvas.edges = document.word(fields["edges"]) ?? .exact
    declared.apply(to: &canvas)
    return canvas
  }
}

extension Canvas {
  /// In place of a canvas that could not be read. It has a size, so that no expression divides by 0.
  fileprivate static let unread = Canvas(size: Size(width: 100, height: 100))

  /// Keys that only the first canvas has, because they hold for the whole run.
  static let keysOfTheRun = ["scale", "edges"]

  /// Why a canvas cannot have a side of a length at a scale; nil if it can. The message continues a
  /// sentence that starts with the name of the side.
  package static func problem(
    ofSide length: Double, scale: Int, limits: Limits = Limits()
  ) -> (message: String, help: String, isLimit: Bool)? {
    let pixels = length * Double(scale)
    guard pixels <= Double(limits.canvasSide) else {
      return (
        "is more than \(limits.canvasSide) pixels at scale \(scale)",
        "write fewer points, or a lower `scale`", true
      )
    }
    guard Double(Int(pixels)) == pixels, pixels >= 1 else {
      return (
        "is not a whole number of pixels at scale \(scale)",
        scale == 1
          ? "write a whole number of points" : "write a multiple of 1/\(scale) points", false
      )
    }
    return nil
  }
}
