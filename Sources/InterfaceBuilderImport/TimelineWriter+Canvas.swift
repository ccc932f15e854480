import JSONText
import Primitives
import XMLText

extension TimelineWriter {
  func writeCanvas(to json: inout JSONWriter) {
    json.object { json in
      json.member("width", pixels(size.width))
      json.member("height", pixels(size.height))
      json.member("scale", scale)
      let color = background(scene.root) ?? "#FFFFFF"
      json.member("backgroundColor", color)
      json.member("safeAreaInsets") { Self.write(environment.safeArea, to: &$0) }
      json.member("layoutMargins") { Self.write(environment.margins, to: &$0) }
      json.member("insetsLayoutMarginsFromSafeArea", false)
    }
  }

  /// Pixels per point of the device.
  private var scale: Int { environment.screen?.model?.scale ?? 2 }

  static let largestSide = 16_384

  var fitsCanvas: Bool {
    max(size.width, size.height) * Double(scale) <= Double(Self.largestSide)
  }

  /// The constraints that are left out.
  var note: String? {
    let texts = omissions.filter(\.isConstraint).map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// A canvas has whole pixels, and at least one.
  func pixels(_ length: Double) -> Double {
    max(1, (length * Double(scale)).rounded()) / Double(scale)
  }

  static func write(_ insets: EdgeInsets, to json: inout JSONWriter) {
    json.object(.padded) { json in
      json.member("top", insets.top)
      json.member("left", insets.left)
      json.member("bottom", insets.bottom)
      json.member("right", insets.right)
    }
  }
}
