import JSONText
import Primitives
package import TimelineModel
import Typesetting

extension LabelText {
  /// The string in quotation marks, then the non-default values.
  package var words: String {
    var words = [JSONWriter.text(of: string)]
    if font.size != Font().size { words.append("\(font.size.exactText) pt") }
    if font.weight != .regular { words.append(font.weight.rawValue) }
    if color != LabelText().color { words.append(color.words) }
    if alignment != .natural { words.append(alignment.rawValue) }
    if lineLimit != 1 { words.append(lineLimit == 0 ? "any lines" : counted(lineLimit, "line")) }
    return words.joined(separator: ", ")
  }
}
