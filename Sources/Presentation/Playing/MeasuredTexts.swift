import TimelineModel
import Typesetting

/// The texts of labels as they were measured last, because every layout pass breaks all of them into lines
/// again.
struct MeasuredTexts {
  /// Characters of all texts together. Beyond them all are forgotten; a character takes 13 bytes.
  private static let mostCharacters = 1_000_000

  private var texts: [Int: MeasuredText] = [:]
  private var characterCount = 0

  mutating func measured(_ text: LabelText, of view: Int) -> MeasuredText {
    let known = texts[view]
    if let known, known.font == text.font, known.string == text.string { return known }
    let measured = MeasuredText(text.string, text.font)
    characterCount += measured.count - (known?.count ?? 0)
    if characterCount > Self.mostCharacters {
      texts.removeAll()
      characterCount = measured.count
    }
    texts[view] = measured
    return measured
  }
}
