import Primitives
import TestSupport

/// Scenes too large or too irregular for the slow painter, for comparing fast paths with simple
/// ones.
enum WideSceneKind: CaseIterable, Sendable {
  case onePixel
  case nothing
  case outside
  case rectangles
  case manyRectangles
  case hairlines
  case edgesInOnePixel
  case longRows
  case translucent
  case turned
  case groups
  case allShapes
  case rounded
  case clips

  var count: Int { self == .longRows || self == .edgesInOnePixel ? 3 : 25 }

  func random(using generator: inout SeededGenerator) -> Scene {
    var scene = Scene(width: size(2, 70, &generator), height: size(2, 50, &generator))
    switch self {
    case .onePixel:
      (scene.width, scene.height) = (1, 1)
      scene.append(6, &generator) { $0.rectangle(&$1) }
    case .nothing: break
    case .outside:
      scene.append(9, &generator) { scene, generator in
        let x = Double(scene.width) + .random(in: 0...9, using: &generator)
        return .fill(Rect(x: x, y: -5, width: 9, height: 99), .random(using: &generator))
      }
    case .rectangles: scene.append(size(0, 9, &generator), &generator) { $0.rectangle(&$1) }
    case .manyRectangles: scene.append(300, &generator) { $0.rectangle(&$1, within: 12) }
    case .hairlines: scene.append(30, &generator) { $0.hairline(&$1) }
    case .edgesInOnePixel:
      scene.append(2000, &generator) { _, generator in
        func edge() -> Double { .random(in: 1...2, using: &generator) }
        return .fill(
          Rect(x: edge(), y: edge() - 1, width: 1e-3 * edge(), height: edge()),
          .random(using: &generator))
      }
    case .longRows:
      (scene.width, scene.height) = (16_384, 3)
      scene.append(200, &generator) { $0.rectangle(&$1, within: 300) }
    case .translucent:
      scene.append(30, &generator) { scene, generator in
        let alpha = UInt8.random(in: 1...254, using: &generator)
        let color = PremultipliedColor(red: alpha, green: 0, blue: alpha / 2, alpha: alpha)
        return .fill(scene.anyRect(&generator, within: 40), color)
      }
    case .turned: scene.append(12, &generator) { $0.quad(&$1) }
    case .groups: scene.appendGroups(depth: 5, &generator) { $0.rectangle(&$1) }
    case .allShapes:
      scene.appendGroups(depth: 3, &generator) { scene, generator in
        Bool.random(using: &generator) ? scene.quad(&generator) : scene.rectangle(&generator)
      }
    case .rounded: scene.appendRounded(12, &generator)
    case .clips: scene.appendClips(depth: 3, &generator)
    }
    return scene
  }

  private func size(_ low: Int, _ high: Int, _ generator: inout SeededGenerator) -> Int {
    .random(in: low...high, using: &generator)
  }
}

extension Scene {
  fileprivate typealias Shape = (Scene, inout SeededGenerator) -> Command

  fileprivate mutating func append(
    _ count: Int, _ generator: inout SeededGenerator, _ shape: Shape
  ) {
    for _ in 0..<count { commands.append(shape(self, &generator)) }
  }

  fileprivate mutating func appendGroups(
    depth: Int, _ generator: inout SeededGenerator, _ shape: Shape
  ) {
    append(.random(in: 0...4, using: &generator), &generator, shape)
    for _ in 0..<(depth > 0 ? Int.random(in: 0...2, using: &generator) : 0) {
      commands.append(.beginGroup(opacity: .random(in: 0...255, using: &generator)))
      appendGroups(depth: depth - 1, &generator, shape)
      commands.append(.endGroup)
      append(1, &generator, shape)
    }
  }

  fileprivate func anyRect(_ generator: inout SeededGenerator, within reach: Double) -> Rect {
    // Edges on whole pixels more often than by chance.
    let isWhole = Bool.random(using: &generator)
    func number(_ range: ClosedRange<Double>) -> Double {
      let number = Double.random(in: range, using: &generator)
      return isWhole ? number.rounded() : number
    }
    return Rect(
      x: number(-3...Double(width)), y: number(-3...Double(height)), width: number(0...reach),
      height: number(0...reach))
  }

  fileprivate func rectangle(
    _ generator: inout SeededGenerator, within reach: Double = 60
  ) -> Command {
    .fill(anyRect(&generator, within: reach), .random(using: &generator))
  }

  fileprivate func hairline(_ generator: inout SeededGenerator) -> Command {
    var rect = anyRect(&generator, within: 30)
    let thickness: Double = [1e-9, 1e-3, 0.002, 0.5].randomElement(using: &generator) ?? 1
    if Bool.random(using: &generator) {
      rect.size.width = thickness
    } else {
      rect.size.height = thickness
    }
    return .fill(rect, .random(using: &generator))
  }

  fileprivate func quad(_ generator: inout SeededGenerator) -> Command {
    let kind = QuadKind.allCases.randomElement(using: &generator) ?? .mid
    return .fillQuad(
      kind.random(width: width, height: height, using: &generator), .random(using: &generator))
  }
}

/// Shapes of curved and turned edges.
extension Scene {
  fileprivate mutating func appendRounded(_ count: Int, _ generator: inout SeededGenerator) {
    for _ in 0..<count {
      let shape = addShape(&generator)
      commands.append(.fillShape(shape, .random(using: &generator)))
      if Bool.random(using: &generator) { commands.append(rectangle(&generator)) }
    }
  }

  fileprivate mutating func appendClips(depth: Int, _ generator: inout SeededGenerator) {
    appendRounded(.random(in: 0...3, using: &generator), &generator)
    for _ in 0..<(depth > 0 ? Int.random(in: 0...2, using: &generator) : 0) {
      let clip = Command.beginClip(addShape(&generator))
      commands.append(Bool.random(using: &generator) ? clip : .beginGroup(opacity: 90))
      appendClips(depth: depth - 1, &generator)
      commands.append(.endGroup)
      commands.append(Bool.random(using: &generator) ? quad(&generator) : rectangle(&generator))
    }
  }

  private mutating func addShape(_ generator: inout SeededGenerator) -> Int {
    let rect = anyRect(&generator, within: 60)
    let corners = RectCorners(rawValue: .random(in: 0...15, using: &generator))
    let rounded = RoundedRect(
      rect, radius: .random(in: 0...20, using: &generator),
      corners: Bool.random(using: &generator) ? .all : corners)
    let isTurned = Bool.random(using: &generator)
    let turn = AffineTransform(
      scale: Point(x: 1, y: 1), rotation: isTurned ? .random(in: 0...360, using: &generator) : 0,
      translation: isTurned ? rect.center : Point())
    let width = Double.random(in: 0...9, using: &generator)
    let outlines: [Primitives.Shape.Outline] = [
      .rounded(rounded), .border(rounded, width: width),
      .contours([.blob(in: rect), .blob(in: Rect(center: rect.center, size: rect.size * 0.5))]),
    ]
    return add(
      Primitives.Shape(outlines.randomElement(using: &generator) ?? outlines[0], turn))
  }
}

extension Contour {
  /// Two curves and a line around the middle of a rectangle.
  fileprivate static func blob(in rect: Rect) -> Contour {
    let (left, right) = (rect.minX, rect.maxX)
    return Contour(
      start: Point(x: left, y: rect.minY),
      segments: [
        .cubic(
          Point(x: right, y: rect.minY), Point(x: right, y: rect.maxY),
          to: Point(x: rect.center.x, y: rect.maxY)),
        .line(to: Point(x: left, y: rect.maxY)),
        .cubic(rect.center, Point(x: left - 4, y: rect.minY), to: rect.origin),
      ])
  }
}
