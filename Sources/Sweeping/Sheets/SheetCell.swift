import Primitives
import Rendering

/// One frame on a contact sheet: its picture, the border around it, and the label below.
struct SheetCell: Sendable {
  let layout: SheetLayout
  let label: SheetLabel
  let beginsTurn: Bool

  private static let paper = gray(0xFA)
  private static let line = gray(0xD2)
  private static let ink = gray(0x33)
  private static let faintInk = gray(0x78)
  private static let markInk = PremultipliedColor(red: 0xE0, green: 0x5A, blue: 0x2B, alpha: 255)

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

  /// The number at the picture's left edge and the time at the right edge. If there is not enough
  /// room, the time is omitted first, then the mark, then the number.
  private var labelCommands: [Scene.Command] {
    let room = layout.columnWidth / layout.dot
    var commands: [Scene.Command] = []
    if BitmapFont.standard.width(of: label.number) <= room {
      commands += text(label.number, at: 0, Self.ink)
    }
    if beginsTurn && label.markedWidth <= room {
      commands += text(SheetLabel.mark, at: label.markOffset, Self.markInk)
    }
    if label.width <= room {
      commands += text(label.time, at: timeOffset, Self.faintInk)
    }
    return commands
  }

  private var timeOffset: Int {
    let time = BitmapFont.standard.width(of: label.time)
    return max(layout.pictureWidth / layout.dot, label.width) - time
  }

  private func text(_ text: String, at offset: Int, _ color: PremultipliedColor) -> [Scene.Command]
  {
    let x = layout.line + offset * layout.dot
    let y = layout.line + layout.pictureHeight + layout.labelGap
    return BitmapFont.standard.commands(
      for: text, at: Point(x: Double(x), y: Double(y)), dot: layout.dot, color)
  }

  /// The frame's scene at the picture's size, over a checkerboard that shows where it is
  /// transparent.
  func picture(of scene: Scene) -> Scene {
    var picture = scene.scaled(width: layout.pictureWidth, height: layout.pictureHeight)
    picture.commands = checkerboard + picture.commands
    return picture
  }

  private var checkerboard: [Scene.Command] {
    let (width, height, side) = (layout.pictureWidth, layout.pictureHeight, 4 * layout.dot)
    let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    var commands = [Scene.Command.fill(all, Self.gray(0xFF))]
    for y in stride(from: 0, to: height, by: side) {
      let first = y / side % 2 == 0 ? side : 0
      for x in stride(from: first, to: width, by: 2 * side) {
        let square = Rect(
          x: Double(x), y: Double(y), width: Double(side), height: Double(side))
        commands.append(.fill(square, Self.gray(0xE4)))
      }
    }
    return commands
  }
}
