package import Reporting
import TimelineModel

/// Canvases to lay a timeline out at, as they are asked for: `320x568,iphone-16,768x1024`.
package struct CanvasSizes: Hashable, Sendable {
  /// One of them, in points.
  package struct Size: Hashable, Sendable {
    package let width: Double
    package let height: Double
    /// If it was asked for by the name of a device.
    package let device: String?
  }

  /// A size and where in the text it is asked for, counted from 1 in characters.
  struct Part: Hashable, Sendable {
    var size: Size
    var column: Int
  }

  /// The most that one text may name.
  package static let largestCount = 100

  let parts: [Part]

  /// In the order of the text, each once.
  package var sizes: [Size] { parts.map(\.size) }

  /// A list of sizes `WIDTHxHEIGHT` in points and of names of devices.
  package init(_ text: String) throws(OptionTextError) {
    var parser = CanvasSizesParser(text)
    parts = try parser.parse()
  }

  private init(_ sizes: [Size]) { parts = sizes.map { Part(size: $0, column: 1) } }

  /// What is swept if nothing is asked for: screens of phones from the smallest to the largest that
  /// is sold, and the classic tablet.
  package static let usual = CanvasSizes(
    [(320, 568), (375, 667), (393, 852), (430, 932), (768, 1024)].map { width, height in
      Size(width: width, height: height, device: nil)
    })

  /// Screens in portrait orientation, in points: the pixels of Apple's technical specifications,
  /// over 3 on phones and over 2 on tablets and the SE.
  package static let devices: [Size] = [
    ("iphone-se", 375, 667), ("iphone-16", 393, 852), ("iphone-16-plus", 430, 932),
    ("iphone-16-pro", 402, 874), ("iphone-16-pro-max", 440, 956), ("ipad-mini", 744, 1133),
    ("ipad", 820, 1180), ("ipad-pro-13", 1032, 1376),
  ].map { Size(width: $1, height: $2, device: $0) }

  /// - Throws: `usage` with the place in the text for a size that no canvas can have.
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
