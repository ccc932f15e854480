package import JSONText
import Primitives
import Reporting
import TimelineModel

extension Inspection {
  /// The image of a view, and how it is shown.
  public struct Image: Hashable, Sendable {
    /// Relative to the folder of the timeline.
    public let file: String
    /// The SHA-256 of the file, 64 hexadecimal digits.
    public let sha256: String
    /// A name of `UIView.ContentMode`.
    public let contentMode: String
    /// In points of the image.
    public let capInsets: CapInsets

    /// In words, without the checksum.
    let words: String

    init(_ image: ViewImage) {
      file = image.file.path
      sha256 = image.file.checksum
      contentMode = image.contentMode.rawValue
      let insets = image.capInsets
      capInsets = CapInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      words = image.words
    }
    /// What of an image keeps its size along its edges.
    public struct CapInsets: Hashable, Sendable {
      public let top: Double
      public let left: Double
      public let bottom: Double
      public let right: Double
    }
  }
}

extension Inspection.Image: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("file", file)
      $0.member("sha256", sha256)
      $0.member("contentMode", contentMode)
      $0.member("capInsets") {
        $0.object {
          $0.member("top", capInsets.top)
          $0.member("left", capInsets.left)
          $0.member("bottom", capInsets.bottom)
          $0.member("right", capInsets.right)
        }
      }
    }
  }
}
