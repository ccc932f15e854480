import Primitives
import TestSupport
import Testing

@testable import Raster

/// Pictures with patterns, compared with a painter that paints every pixel on its own.
@Suite struct PatternSceneTests {
  /// Images and gradients in all directions, more often along an axis than by chance.
  private func pattern(using generator: inout SeededGenerator) -> Pattern {
    if Bool.random(using: &generator) { return .image(.random(using: &generator)) }
    func step() -> Double {
      Bool.random(using: &generator) ? 0 : Double.random(in: -0.3...0.3, using: &generator)
    }
    let stops = [0.0, 0.25, 0.25, 1].map { location in
      let alpha = Double(UInt8.random(in: 0...255, using: &generator))
      return GradientPaint.Stop(
        location: location,
        color: ColorComponents(
          red: .random(in: 0...alpha, using: &generator), green: alpha, blue: alpha / 3,
          alpha: alpha))
    }
    return .gradient(
      GradientPaint(
        stops: stops, origin: Point(x: 3, y: 2), perPixel: Point(x: step(), y: step()),
        offset: .random(in: 0...1, using: &generator)))
  }

  private func random(_ kind: SceneKind, using generator: inout SeededGenerator) -> Scene {
    var scene = Scene.random(kind, using: &generator)
    var commands: [Scene.Command] = []
    for command in scene.commands {
      switch command {
      case .fill, .fillQuad:
        if Bool.random(using: &generator) {
          commands.append(.setPattern(scene.add(pattern(using: &generator))))
        }
      default: break
      }
      commands.append(command)
    }
    scene.commands = commands
    return scene
  }

  private func pixels(_ pixmap: borrowing Pixmap) -> [PremultipliedColor] {
    (0..<pixmap.width * pixmap.height).map { pixmap[$0 % pixmap.width, $0 / pixmap.width] }
  }

  @Test(arguments: SceneKind.allCases)
  func everyPixelIsThatOfTheReference(kind: SceneKind) {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<(kind.hasQuads ? 150 : 300) {
      let scene = random(kind, using: &generator)
      let reference = ReferencePainter(width: scene.width, height: scene.height)
      #expect(pixels(scene.drawn()) == reference.picture(of: scene), "\(scene)")
    }
  }

  /// Within a shape or the samples of a device a pattern paints what a colour would cover.
  @Test(arguments: [EdgeRasterization.exact, .device, .coreGraphics])
  func aPatternOfOneColourIsThatColour(edges: EdgeRasterization) {
    let color = PremultipliedColor(red: 90, green: 20, blue: 0, alpha: 180)
    let components = ColorComponents(red: 90, green: 20, blue: 0, alpha: 180)
    let quad = Quad(
      Point(x: 3, y: 1), Point(x: 17.5, y: 6), Point(x: 13, y: 18.2), Point(x: -1.5, y: 13.2))
    for slope in [Point(x: 0, y: 0.1), Point(x: 0.1, y: 0), Point(x: 0.1, y: -0.2)] {
      var scene = Scene(width: 20, height: 20)
      let shape = scene.add(
        Shape(.rounded(RoundedRect(Rect(x: 2.5, y: 3, width: 14, height: 12), radius: 5))))
      let pattern = scene.add(
        Pattern.gradient(
          GradientPaint(
            stops: [.init(location: 0, color: components), .init(location: 1, color: components)],
            origin: Point(), perPixel: slope, offset: 0)))
      for command: Scene.Command in [.fillQuad(quad, color), .fillShape(shape, color)] {
        scene.commands = [.setEdges(edges), command]
        let plain = pixels(scene.drawn())
        scene.commands = [.setEdges(edges), .setPattern(pattern), command]
        #expect(pixels(scene.drawn()) == plain)
        #expect(Set(plain).count > (edges == .device ? 1 : 3))
      }
    }
  }

  /// A command that paints nothing takes its pattern along.
  @Test func aPatternIsForOneCommandOnly() {
    var scene = Scene(width: 2, height: 1)
    let red = ColorComponents(red: 255, green: 0, blue: 0, alpha: 255)
    let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
    let pattern = scene.add(
      Pattern.gradient(
        GradientPaint(
          stops: [.init(location: 0, color: red)], origin: Point(), perPixel: Point(x: 1, y: 0),
          offset: 0)))
    let far = Quad(Point(x: 9, y: 1), Point(x: 12, y: 2), Point(x: 11, y: 5), Point(x: 8, y: 4))
    for nothing: Scene.Command in [
      .fill(Rect(x: 5, y: 0, width: 1, height: 1), black), .fillQuad(far, black),
    ] {
      scene.commands = [
        .setPattern(pattern), nothing, .fill(Rect(x: 0, y: 0, width: 2, height: 1), black),
      ]
      #expect(pixels(scene.drawn()) == [black, black])
    }
  }

  /// Rows of a gradient to the right are painted once, those of one downward have a cell each.
  @Test func axisAlignedGradientsAreCheap() {
    func cells(_ slope: Point) -> Int {
      var scene = Scene(width: 1000, height: 800)
      let white = ColorComponents(.white)
      let black = ColorComponents(Color(red: 0, green: 0, blue: 0))
      let pattern = scene.add(
        Pattern.gradient(
          GradientPaint(
            stops: [.init(location: 0, color: white), .init(location: 1, color: black)],
            origin: Point(), perPixel: slope, offset: 0)))
      let color = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
      scene.commands = [
        .setPattern(pattern), .fill(Rect(x: 0, y: 0, width: 1000, height: 800), color),
      ]
      var painter = RunPainter(width: 1000, height: 800)
      painter.draw(scene)
      return painter.statistics.paintedCells
    }
    #expect(cells(Point(x: 0.001, y: 0)) == 1000)
    // A row is painted only where it differs from the row above: 255 levels over 800 rows.
    #expect(cells(Point(x: 0, y: 1 / 800)) == 256)
  }
}
