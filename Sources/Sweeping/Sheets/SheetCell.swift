import Primitives
import Raster
import Rendering

/// One frame on a contact sheet: its picture, the border around it, and the label below.
struct SheetCell: Sendable {
  let layout: SheetLayout
  let label: SheetLabel
  let beginsTurn: Bool

  static let paper = gray(0xFA)
  static let line = gray(0xD2)
  static let ink = gray(0x33)
  static let faintInk = gray(0x78)

  private static func gray(_ level: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
  }

  /// The background of the whole sheet, as straight RGBA.
  static let paperBytes = [paper.red, paper.green, paper.blue, paper.alpha]

  /// The cell without its picture. It begins above and to the left of the picture, by the thickness
  /// of the border.
  var frame: Scene {
    let line = layout.line
    let width = layout.columnWidth + 2 * line
    let height = layout.cellHeight + line
    let outline = Rect(
      x: 0, y: 0, width: Double(layout.pictureWidth + 2 * line),
      height: Double(layout.pictureHeight + 2 * line))
    return Scene(
      width: width, height: height,
      commands: [
        .fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), Self.paper),
        .fill(outline, Self.line),
      ] + labelCommands)
  }

  /// The number at the picture's left edge and the time at the right edge, or below the number. In
  /// labels that may be shortened, the time is omitted first, then the mark, then the number.
  private var labelCommands: [Scene.Command] {
    let room = layout.columnWidth / layout.dot
    var commands: [Scene.Command] = []
    if label.font.width(of: label.number) <= room {
      commands += text(label.number, at: 0, Self.ink)
    }
    if beginsTurn && label.markedWidth <= room {
      commands += text(SheetLabel.mark, at: label.markOffset, Self.ink)
    }
    if layout.labelRows > 1 {
      commands += text(label.time, at: 0, row: 1, Self.faintInk)
    } else if label.width <= room {
      commands += text(label.time, at: timeOffset, Self.faintInk)
    }
    return commands
  }

  private var timeOffset: Int {
    let time = label.font.width(of: label.time)
    return max(layout.pictureWidth / layout.dot, label.width) - time
  }

  private func text(
    _ text: String, at offset: Int, row: Int = 0, _ color: PremultipliedColor
  ) -> [Scene.Command] {
    let x = layout.line + offset * layout.dot
    let y = layout.line + layout.pictureHeight + layout.labelGap + row * layout.labelRowHeight
    return label.font.commands(
      for: text, at: Point(x: Double(x), y: Double(y)), dot: layout.dot, color)
  }

  /// The frame at the picture's size.
  func picture(of scene: Scene) -> ReducedPicture {
    scene.reduced(width: layout.pictureWidth, height: layout.pictureHeight)
  }
}

extension Scene {
  /// The picture in another size, reduced from its own pixels, or from whole multiples of them if it is
  /// smaller.
  func reduced(width: Int, height: Int) -> ReducedPicture {
    let factor = max(
      1, (width + self.width - 1) / self.width, (height + self.height - 1) / self.height)
    let drawn =
      factor == 1 ? self : scaled(width: factor * self.width, height: factor * self.height)
    return ReducedPicture(drawn.sheetPixmap(), width: width, height: height)
  }

  func sheetPixmap() -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    pixmap.draw(self)
    return pixmap
  }
}
