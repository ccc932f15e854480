import Primitives

/// Scenes in the form that the page paints, in the same arithmetic as `Pixmap`: distinct operations,
/// and for every scene the indices of its operations. Outlines of contours, which texts have, are
/// stored once, however often they are painted in another place, and so are the pixels of images.
struct SceneOperations {
  private let pictures: [Int]
  private var operations: [JSON] = []
  private var scenes: [JSON] = []
  private var outlines: [JSON] = []
  private var outlineNumbers: [[Contour]: Int] = [:]
  private var bitmaps: [JSON] = []
  private var bitmapNumbers: [ImageBitmap: Int] = [:]

  init(_ distinct: DistinctScenes) {
    pictures = distinct.pictures
    var known: [SceneOperation: Int] = [:]
    for scene in distinct.scenes {
      let numbers = scene.shapes.map { number(of: $0.outline) }
      let indices = scene.commands.map { command in
        let operation = SceneOperation(command, of: scene, outlines: numbers)
        let index = known[operation] ?? operations.count
        if index == operations.count {
          known[operation] = index
          operations.append(operation.json(bitmap: operation.bitmap.map { number(of: $0) }))
        }
        return index
      }
      scenes.append(.numbers(indices))
    }
  }

  /// Nil for an outline that is part of its operation.
  private mutating func number(of outline: Shape.Outline) -> Int? {
    guard case .contours(let contours) = outline else { return nil }
    if let number = outlineNumbers[contours] { return number }
    outlineNumbers[contours] = outlines.count
    outlines.append(outline.json)
    return outlines.count - 1
  }

  private mutating func number(of bitmap: ImageBitmap) -> Int {
    if let number = bitmapNumbers[bitmap] { return number }
    bitmapNumbers[bitmap] = bitmaps.count
    bitmaps.append(bitmap.json)
    return bitmaps.count - 1
  }

  var members: [(key: String, value: JSON)] {
    [
      ("pictures", .track(pictures.map { JSON($0) })), ("drawing", JSON("geometry")),
      ("bitmaps", .array(bitmaps)), ("outlines", .array(outlines)), ("ops", .array(operations)),
      ("scenes", .array(scenes)),
    ]
  }
}

/// A command with the shape or the pattern that it names.
private struct SceneOperation: Hashable {
  private let command: Scene.Command
  /// Without its contours if the outline has a number.
  private var shape: Shape?
  private var outline: Int?
  private var pattern: Pattern?

  /// - Parameter outlines: by shape, the number of its outline.
  init(_ command: Scene.Command, of scene: Scene, outlines: [Int?]) {
    switch command {
    case .fillShape(let index, let color):
      self.command = .fillShape(0, color)
      (shape, outline) = Self.shape(scene.shapes[index], outlines[index])
    case .beginClip(let index):
      self.command = .beginClip(0)
      (shape, outline) = Self.shape(scene.shapes[index], outlines[index])
    case .fillShadow(let index, let sigma, let color):
      self.command = .fillShadow(0, sigma: sigma, color)
      (shape, outline) = Self.shape(scene.shapes[index], outlines[index])
    case .setPattern(let index):
      self.command = .setPattern(0)
      pattern = scene.patterns[index]
    case .fill, .fillQuad, .clip, .setEdges, .beginGroup, .beginShadow, .endGroup:
      self.command = command
    }
  }

  private static func shape(_ shape: Shape, _ outline: Int?) -> (Shape, Int?) {
    (outline == nil ? shape : Shape(.contours([]), shape.transform), outline)
  }

  /// That of an image; nil for another operation.
  var bitmap: ImageBitmap? {
    if case .image(let image) = pattern { image.bitmap } else { nil }
  }

  /// Coordinates in pixels, exact to the last bit, so that the page computes the same coverage.
  func json(bitmap: Int?) -> JSON {
    switch command {
    case .fill(let rect, let color):
      Self.fill(rect.minX, rect.minY, rect.maxX, rect.maxY, color)
    case .fillQuad(let quad, let color):
      if let (topLeft, bottomRight) = quad.uprightCorners {
        Self.fill(topLeft.x, topLeft.y, bottomRight.x, bottomRight.y, color)
      } else {
        .array(quad.corners.flatMap { [JSON($0.x), JSON($0.y)] } + [JSON(color.word)])
      }
    case .fillShape(_, let color):
      .array([JSON("shape"), shape?.json(outline) ?? .array([]), JSON(color.word)])
    case .fillShadow(_, let sigma, let color):
      .array([
        JSON("shadow"), shape?.json(outline) ?? .array([]),
        .array(GaussianKernel(sigma: sigma).sums.map { JSON($0) }), JSON(color.word),
      ])
    case .setPattern: pattern?.json(bitmap) ?? .array([])
    case .clip(let size): .array([JSON(size.width), JSON(size.height)])
    case .setEdges(let edges): .array([JSON(edges.rawValue)])
    case .beginGroup(let opacity): .array([JSON(Int(opacity))])
    case .beginShadow(let sigma, let color):
      .array([
        JSON("cast"), .array(GaussianKernel(sigma: sigma).sums.map { JSON($0) }), JSON(color.word),
      ])
    case .beginClip: .array([JSON("within"), shape?.json(outline) ?? .array([])])
    case .endGroup: .array([])
    }
  }

  private static func fill(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ color: PremultipliedColor
  ) -> JSON {
    .array([JSON(x0), JSON(y0), JSON(x1), JSON(y1), JSON(color.word)])
  }
}

extension PremultipliedColor {
  fileprivate var word: Int {
    Int(red) | Int(green) << 8 | Int(blue) << 16 | Int(alpha) << 24
  }
}
