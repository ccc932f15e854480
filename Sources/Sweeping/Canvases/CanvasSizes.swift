package import Planning
package import Reporting
import TimelineModel

/// The canvas sizes that a sweep is asked for, as in `320x568,iphone-16,768x1024`.
package struct CanvasSizes: Hashable, Sendable {
  /// The size of a canvas, in points.
  package struct Size: Hashable, Sendable {
    package let width: Double
    package let height: Double
    /// The name of the device, if the size was given by one.
    package let device: String?
  }

  /// A size and its column in the text, counted from 1 in characters.
  struct Part: Hashable, Sendable {
    var size: Size
    var column: Int
  }

  /// The maximum number of sizes in a text.
  package static let largestCount = 100

  let parts: [Part]

  /// The sizes in the order of the text, each once.
  package var sizes: [Size] { parts.map(\.size) }

  /// Parses a list of sizes, each `WIDTHxHEIGHT` in points or the name of a device.
  package init(_ text: String) throws(OptionTextError) {
    var parser = CanvasSizesParser(text)
    parts = try parser.parse()
  }

  private init(parts: [Part]) { self.parts = parts }

  /// The sizes that a shard tries: consecutive ones, of which each takes about the same time. Nil if
  /// there are none.
  package func part(_ shard: Shard) -> CanvasSizes? {
    // Scaled, because shares of single sizes would be rounded.
    let costs = Array(repeating: 1_000_000, count: parts.count)
    let range = WorkPartition.ranges(of: costs, among: shard.count)[shard.index]
    return range.isEmpty ? nil : CanvasSizes(parts: Array(parts[range]))
  }

  private init(_ sizes: [Size]) { parts = sizes.map { Part(size: $0, column: 1) } }

  /// The default sizes: phone screens from small to large, and the classic tablet.
  package static let usual = CanvasSizes(
    [(320, 568), (375, 667), (393, 852), (430, 932), (768, 1024)].map { width, height in
      Size(width: width, height: height, device: nil)
    })

  /// Screens in portrait orientation, in points: the pixels in Apple's technical specifications,
  /// divided by 3 for phones and by 2 for tablets and the SE.
  package static let devices: [Size] = [
    ("iphone-se", 375, 667), ("iphone-16", 393, 852), ("iphone-16-plus", 430, 932),
    ("iphone-16-pro", 402, 874), ("iphone-16-pro-max", 440, 956), ("ipad-mini", 744, 1133),
    ("ipad", 820, 1180), ("ipad-pro-13", 1032, 1376),
  ].map { Size(width: $1, height: $2, device: $0) }

  /// - Throws: `usage` with the column of a size that no canvas can have.
  func check(scale: Int) throws(LayoutAnimationError) {
    for part in parts {
      for (side, name) in [(part.size.width, "width"), (part.size.height, "height")] {
        guard let problem = Canvas.problem(ofSide: side, scale: scale) else { continue }
        throw LayoutAnimationError(
          .usage,
          "the sizes are wrong at column \(part.column): "
            + "the \(name) \(side.shortText) \(problem.message)")
      }
    }
  }
}

extension CanvasSizes.Size: CustomStringConvertible {
  /// `320x568`.
  package var description: String { "\(width.shortText)x\(height.shortText)" }
}
