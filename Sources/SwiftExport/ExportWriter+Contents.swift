import AutoLayout
import Primitives
import TimelineModel
import Typesetting

extension ExportWriter {
  /// A label of one line keeps the size that layoutanim lays it out with; the font differs.
  mutating func write(_ text: LabelText, of view: ViewIndex) {
    guard classes[view.rawValue] == .label else { return note(.notShown("text", of: id(view))) }
    let name = names[view]
    note(.font)
    code.line("\(name).text = \(SwiftLiteral.string(text.string))")
    let size = SwiftLiteral.number(text.font.size)
    code.line("\(name).font = .systemFont(ofSize: \(size), weight: .\(text.font.weight.rawValue))")
    code.line("\(name).textColor = \(SwiftLiteral.color(text.color))")
    code.line("\(name).textAlignment = .\(text.alignment.rawValue)")
    code.line("\(name).numberOfLines = \(text.lineLimit)")
    let content = layouts[view.rawValue].content
    guard content.horizontal.length == nil, content.vertical.length == nil else { return }
    writeNaturalSize(of: text, view)
  }

  private mutating func writeNaturalSize(of text: LabelText, _ view: ViewIndex) {
    guard text.lineLimit == 1 else {
      code.line("\(names[view]).naturalSize = nil")
      return note(.lines(id(view)))
    }
    let layout = LabelLayout(
      MeasuredText(text.string, text.font), limit: text.lineLimit, scale: timeline.canvas.scale)
    code.line("\(names[view]).naturalSize = \(SwiftLiteral.size(layout.size))")
  }

  mutating func write(_ image: ViewImage, of view: ViewIndex) {
    guard classes[view.rawValue] == .image else { return note(.notShown("image", of: id(view))) }
    let name = names[view]
    note(.imageFile(image.file.path))
    let file = image.file.path.split(separator: "/").last.map(String.init) ?? image.file.path
    let insets = LayoutInsets(image.capInsets)
    let caps =
      image.capInsets == EdgeInsets()
      ? "" : "?.resizableImage(withCapInsets: \(SwiftLiteral.insets(insets)))"
    code.line("\(name).image = UIImage(named: \(SwiftLiteral.string(file)))\(caps)")
    code.line("\(name).contentMode = .\(image.contentMode.rawValue)")
    let content = layouts[view.rawValue].content
    guard content.horizontal.length == nil, content.vertical.length == nil else { return }
    code.line("\(name).naturalSize = \(SwiftLiteral.size(image.file.size))")
  }
}
