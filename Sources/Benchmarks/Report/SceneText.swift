import Primitives
import Workloads

/// Drawing commands of frames as text that any program can read, one a line, back to front. Lengths are
/// in pixels.
///
///     canvas WIDTH HEIGHT FRAMES
///     outline ID M x y L x y C x y x y x y Z …
///     frame INDEX
///     fill X Y WIDTH HEIGHT COLOR
///     rounded MATRIX X Y WIDTH HEIGHT RADIUS COLOR
///     border MATRIX X Y WIDTH HEIGHT RADIUS LINEWIDTH COLOR
///     path MATRIX ID COLOR
///     image MATRIX FILE
///     shadow MATRIX X Y WIDTH HEIGHT RADIUS SIGMA COLOR
///     clip MATRIX X Y WIDTH HEIGHT RADIUS
///     end
///
/// A colour is `#RRGGBBAA`, a matrix is `a b c d tx ty`, that of an image from its own pixels, and `end` ends
/// the innermost clip.
struct SceneText {
  private(set) var text: String
  private var outlines: [[Contour]: Int] = [:]
  /// What the next command paints with in place of a colour.
  private var bitmap: ImageBitmap?

  init(_ scenes: [Scene]) {
    text = scenes.first.map { "canvas \($0.width) \($0.height) \(scenes.count)\n" } ?? ""
    for (index, scene) in scenes.enumerated() {
      for shape in scene.shapes { define(shape) }
      text += "frame \(index)\n"
      for command in scene.commands { append(command, scene) }
    }
  }

  private mutating func define(_ shape: Shape) {
    guard case .contours(let contours) = shape.outline, outlines[contours] == nil else { return }
    outlines[contours] = outlines.count
    text += "outline \(outlines.count - 1)\(contours.map(\.text).joined())\n"
  }

  /// Commands that the workloads do not have are left out.
  private mutating func append(_ command: Scene.Command, _ scene: Scene) {
    let shapes = scene.shapes
    switch command {
    case .setPattern(let pattern):
      if case .image(let image) = scene.patterns[pattern] { bitmap = image.bitmap }
    case .fill(let rect, let color):
      if let bitmap {
        append(bitmap, in: rect)
      } else {
        text += "fill \(rect.text) \(color.text)\n"
      }
      bitmap = nil
    case .fillShape(let shape, let color): append(shapes[shape], " \(color.text)")
    case .fillShadow(let shape, let sigma, let color):
      append(shapes[shape], " \(sigma) \(color.text)", as: "shadow")
    case .beginClip(let shape): append(shapes[shape], "", as: "clip")
    case .endGroup: text += "end\n"
    default: break
    }
  }

  private mutating func append(_ image: ImageBitmap, in rect: Rect) {
    let (width, height) = (Double(image.width), Double(image.height))
    let matrix = AffineTransform(
      a: rect.width / width, d: rect.height / height, tx: rect.minX, ty: rect.minY)
    text += "image \(matrix.text) \(Photograph.fileName)\n"
  }

  private mutating func append(_ shape: Shape, _ rest: String, as word: String? = nil) {
    switch shape.outline {
    case .rounded(let rounded):
      text += "\(word ?? "rounded") \(shape.transform.text) \(rounded.text)\(rest)\n"
    case .border(let rounded, let width):
      text += "border \(shape.transform.text) \(rounded.text) \(width)\(rest)\n"
    case .contours(let contours):
      text += "path \(shape.transform.text) \(outlines[contours] ?? 0)\(rest)\n"
    }
  }
}

extension Rect {
  fileprivate var text: String { "\(minX) \(minY) \(width) \(height)" }
}

extension RoundedRect {
  fileprivate var text: String { "\(rect.text) \(radius)" }
}

extension AffineTransform {
  fileprivate var text: String { "\(a) \(b) \(c) \(d) \(tx) \(ty)" }
}

extension Point {
  fileprivate var text: String { "\(x) \(y)" }
}

extension Contour {
  fileprivate var text: String { " M \(start.text)\(segments.map(\.text).joined()) Z" }
}

extension Contour.Segment {
  fileprivate var text: String {
    switch self {
    case .line(let end): " L \(end.text)"
    case .cubic(let first, let second, let end): " C \(first.text) \(second.text) \(end.text)"
    }
  }
}

extension PremultipliedColor {
  /// With straight channels.
  fileprivate var text: String {
    let channels = [red, green, blue].map {
      alpha == 0 ? 0 : (Int($0) * 255 + Int(alpha) / 2) / Int(alpha)
    }
    return (channels + [Int(alpha)]).reduce(into: "#") { text, channel in
      text += (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
  }
}
