import AutoLayout
import Primitives
import TimelineModel
import Typesetting

/// What the constraints of a label or an image view follow from: its text or its image, and what the file
/// says in place of it.
struct LabelState {
  let view: Int
  var text: LabelText?
  /// Its size counts where there is no text.
  var image: ViewImage?
  /// As declared or changed. A length here is taken in place of the text's size.
  var content: ContentSize
  /// As declared or changed. An offset here is taken in place of the text's.
  var firstBaselineOffset: Double
  var lastBaselineOffset: Double
  /// `preferredMaxLayoutWidth`, in points; infinite in the first pass of a layout.
  var width = Double.infinity

  init(_ view: Int, _ declared: TimelineView) {
    self.view = view
    text = declared.appearance.text
    image = declared.appearance.image
    content = declared.content
    firstBaselineOffset = declared.layout.firstBaselineOffset
    lastBaselineOffset = declared.layout.lastBaselineOffset
  }

  /// Nil if the text does not give the view its size.
  func layout(_ texts: inout MeasuredTexts, scale: Int) -> LabelLayout? {
    guard let text, content.horizontal.length == nil, content.vertical.length == nil else {
      return nil
    }
    return LabelLayout(
      texts.measured(text, of: view), width: width, limit: text.lineLimit, scale: scale)
  }

  /// Whether its height depends on its width.
  var wraps: Bool { text.map { $0.lineLimit != 1 && !$0.string.isEmpty } ?? false }

  /// The content size and the baselines that follow.
  func measured(_ texts: inout MeasuredTexts, scale: Int) -> MeasuredContent {
    var measured = MeasuredContent(
      view: ViewIndex(view), size: content, firstBaselineOffset: firstBaselineOffset,
      lastBaselineOffset: lastBaselineOffset)
    guard let layout = layout(&texts, scale: scale) else {
      applyImage(to: &measured.size)
      return measured
    }
    measured.size.horizontal.length = layout.size.width
    measured.size.vertical.length = layout.size.height
    if firstBaselineOffset == 0 { measured.firstBaselineOffset = layout.firstBaseline }
    if lastBaselineOffset == 0 { measured.lastBaselineOffset = layout.lastBaseline }
    return measured
  }

  private func applyImage(to content: inout ContentSize) {
    guard text == nil, let image else { return }
    guard content.horizontal.length == nil, content.vertical.length == nil else { return }
    content.horizontal.length = image.file.size.width
    content.vertical.length = image.file.size.height
  }
}
