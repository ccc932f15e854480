import Rendering

/// The label below a picture: its name at the left edge and a remark at the right edge. For a
/// frame, these are its number and its time.
struct SheetLabel: Hashable, Sendable {
  let number: String
  /// In seconds, to the nearest thousandth.
  let time: String

  init(_ name: String, remark: String) {
    number = name
    time = remark
  }

  init(frame: Int, framesPerSecond: Int) {
    number = String(frame)
    let thousandths = (2000 * frame + framesPerSecond) / (2 * framesPerSecond)
    let fraction = String(thousandths % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    time = "\(thousandths / 1000).\(zeros)\(fraction) s"
  }

  /// Whether the name has letters that the font of figures has not.
  var hasLetters = false

  var font: BitmapFont { hasLetters ? .overlay : .standard }

  /// The mark next to the number of a frame that begins a turn.
  static let mark = "◆"
  /// The gap between number and mark, in dots; the time is at least twice as far from the mark.
  static let gap = 4

  /// The width in dots with the time below the number.
  var widthInTwoRows: Int { max(markedWidth, font.width(of: time)) }

  /// The width in dots, including the mark whether it is shown or not.
  var width: Int { markedWidth + 2 * Self.gap + font.width(of: time) }

  /// The width in dots without the time.
  var markedWidth: Int { markOffset + font.width(of: Self.mark) }

  var markOffset: Int { font.width(of: number) + Self.gap }
}
