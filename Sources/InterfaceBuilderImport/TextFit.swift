import Primitives
import Typesetting

/// Makes texts fit that the app shows in a narrower font, which is not here.
enum TextFit {
  /// Of the size that the file has, the largest first; what needs less was cut off in the app too.
  private static let shares = [1, 0.95, 0.9, 0.85, 0.8, 0.75]
  private static let longestText = 1000

  /// - Parameter margin: at each side of the text, in points.
  /// - Returns: the text at the largest size at which nothing is cut off, or else as it is.
  static func fitted(
    _ text: ViewLook.Text, in view: InterfaceView, _ document: InterfaceDocument,
    margin: Double = 0
  ) -> ViewLook.Text {
    let content = ContentMeasures(view, in: document)
    guard content.width != nil || view.isFixed, let frame = view.recordedFrame,
      text.string.utf8.count <= longestText
    else { return text }
    let width = (content.width ?? frame.width) - 2 * margin
    let height = content.height ?? frame.height
    var fitted = text
    for share in shares {
      fitted.size = (text.size * share * 10).rounded(.down) / 10
      if fits(fitted, width, height) { return fitted }
    }
    return text
  }

  private static func fits(_ text: ViewLook.Text, _ width: Double, _ height: Double) -> Bool {
    let font = Font(
      size: min(1000, max(1, text.size)), weight: text.isBold ? .bold : .regular)
    let limit = LabelLayout.lineLimit(font, height: height, limit: text.lines)
    let lines = TextLines(text.string, font, width: width, limit: limit)
    let needed = font.metrics.lineHeight * Double(lines.lines.count)
    return !lines.isTruncated && lines.width <= width && needed <= height + 0.5
  }
}
