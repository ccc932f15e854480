import Primitives

/// Scenes in the form that the page paints, in the same arithmetic as `Pixmap`: distinct operations,
/// and for every scene the indices of its operations.
struct SceneOperations {
  private let pictures: [Int]
  private var operations: [JSON] = []
  private var scenes: [JSON] = []

  init(_ distinct: DistinctScenes) {
    pictures = distinct.pictures
    var known: [SceneOperation: Int] = [:]
    for scene in distinct.scenes {
      let indices = scene.commands.map { command in
        let operation = SceneOperation(command, of: scene)
        let index = known[operation] ?? operations.count
        if index == operations.count {
          known[operation] = index
          operations.append(operation.json)
        }
        return index
      }
      scenes.append(.numbers(indices))
    }
  }

  var members: [(key: String, value: JSON)] {
    [
      ("pictures", .track(pictures.map { JSON($0) })), ("drawing", JSON("geometry")),
      ("ops", .array(operations)), ("scenes", .array(scenes)),
    ]
  }
}

/// A command with the shape or the pattern that it names.
private struct SceneOperation: Hashable {
  private let command: Scene.Command
  private var shape: Shape?
  private var pattern: Pattern?

  init(_ command: Scene.Command, of scene: Scene) {
    switch command {
    case .fillShape(let index, let color):
      self.command = .fillShape(0, color)
      shape = scene.shapes[index]
    case .beginClip(let index):
      self.command = .beginClip(0)
      shape = scene.shapes[index]
    case .fillShadow(let index, let sigma, let color):
      self.command = .fillShadow(0, sigma: sigma, color)
      shape = scene.shapes[index]
    case .setPattern(let index):
      self.command = .setPattern(0)
      pattern = scene.patterns[index]
    case .fill, .fillQuad, .clip, .setEdges, .beginGroup, .endGroup:
      self.command = command
    }
  }

  /// Coordinates in pixels, exact to the last bit, so that the page computes the same coverage.
  var json: JSON {
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
      .array([JSON("shape"), shape?.json ?? .array([]), JSON(color.word)])
    case .fillShadow(_, let sigma, let color):
      .array([
        JSON("shadow"), shape?.json ?? .array([]),
        .array(GaussianKernel(sigma: sigma).sums.map { JSON($0) }), JSON(color.word),
      ])
    case .setPattern: pattern?.json ?? .array([])
    case .clip(let size): .array([JSON(size.width), JSON(size.height)])
    case .setEdges(let edges): .array([JSON(edges.rawValue)])
    case .beginGroup(let opacity): .array([JSON(Int(opacity))])
    case .beginClip: .array([JSON("within"), shape?.json ?? .array([])])
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
