import JSONText
import Primitives
package import TimelineModel

extension ViewImage {
  /// The path in quotation marks, then the non-default values.
  package var words: String {
    var words = [JSONWriter.text(of: file.path)]
    if contentMode != .scaleToFill { words.append(contentMode.rawValue) }
    let insets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
    if capInsets != EdgeInsets() {
      words.append("cap insets " + insets.map(\.exactText).joined(separator: " "))
    }
    return words.joined(separator: ", ")
  }

  /// The words with the beginning of the file's checksum, so that they differ if the file does.
  package var exactWords: String { "\(words), SHA-256 \(file.checksum.prefix(16))…" }
}
