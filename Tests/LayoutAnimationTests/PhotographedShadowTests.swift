import Foundation
import ImageCoding
import Primitives
import Raster
import Testing

/// Shadows against pictures that Core Graphics drew.
@Suite struct PhotographedShadowTests {
  private struct Description: Decodable {
    struct Layer: Decodable {
      let bounds: [String: Double]
      let center: [String: Double]
      let color: String
      let cornerRadius: Double?
      let shadow: Shadow?
    }

    struct Shadow: Decodable {
      let radius: Double
      let opacity: Float
      let offset: [String: Double]
      let color: String
    }

    struct Content: Decodable { let layers: [Layer] }

    let scene: Content?
  }

  @Test func theyAreNowhereMoreThanTwoLevelsOff() throws {
    guard let scenes = try PhotographedScene.all()?.filter({ $0.kind == "coregraphics" }) else {
      print("PIXELS shadows skipped: \(PhotographedScene.variable) is not set")
      return
    }
    var count = 0
    for photographed in scenes {
      let file = photographed.folder.appending(path: "scene.json")
      let description = try JSONDecoder().decode(Description.self, from: Data(contentsOf: file))
      guard let layers = description.scene?.layers, layers.contains(where: { $0.shadow != nil })
      else { continue }
      let picture = photographed.folder.appending(path: photographed.frames[0].picture)
      let expected = try PNGDecoder().decode([UInt8](Data(contentsOf: picture))).bytes
      let drawn = try pixels(of: layers, width: photographed.size[0], height: photographed.size[1])
      let differences = zip(drawn, expected).map { abs(Int($0) - Int($1)) }
      print("PIXELS shadow \(photographed.name) worst \(differences.max() ?? 0)")
      #expect(drawn.count == expected.count)
      #expect(differences.allSatisfy { $0 <= 2 }, "\(photographed.name)")
      count += 1
    }
    #expect(count > 0)
  }

  private func pixels(
    of layers: [Description.Layer], width: Int, height: Int
  ) throws -> [UInt8] {
    var scene = Scene(width: width, height: height)
    let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    scene.commands = [.setEdges(.coreGraphics), .fill(canvas, white)]
    for layer in layers {
      let size = try Size(
        width: #require(layer.bounds["width"]), height: #require(layer.bounds["height"]))
      let center = try Point(x: #require(layer.center["x"]), y: #require(layer.center["y"]))
      let outline = Shape.Outline.rounded(
        RoundedRect(Rect(center: center, size: size), radius: layer.cornerRadius ?? 0))
      if let shadow = layer.shadow {
        let offset = Point(x: shadow.offset["width"] ?? 0, y: shadow.offset["height"] ?? 0)
        let cast = scene.add(Shape(outline, AffineTransform(translation: offset)))
        let color = try color(shadow.color).premultiplied(opacity: shadow.opacity)
        scene.commands.append(.fillShadow(cast, sigma: shadow.radius, color))
      }
      let shape = scene.add(Shape(outline))
      scene.commands.append(.fillShape(shape, try color(layer.color).premultiplied(opacity: 1)))
    }
    var pixmap = Pixmap(width: width, height: height)
    pixmap.draw(scene)
    var (row, pixels): ([UInt8], [UInt8]) = ([], [])
    for y in 0..<height {
      pixmap.copyStraightRow(y, into: &row)
      pixels += row
    }
    return pixels
  }

  /// `#RRGGBB`.
  private func color(_ text: String) throws -> ColorComponents {
    let word = try #require(UInt32(text.dropFirst(), radix: 16))
    let channels = [16, 8, 0].map { Double(word >> UInt32($0) & 255) }
    return ColorComponents(red: channels[0], green: channels[1], blue: channels[2], alpha: 255)
  }
}
