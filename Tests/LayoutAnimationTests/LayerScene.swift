import Foundation

/// A picture's layers from back to front, upright, in points.
struct LayerScene: Decodable {
  private struct Canvas: Codable {
    let width: Double
    let height: Double
    let scale: Int?
    let backgroundColor: String?
  }

  private struct Size: Codable {
    let width: Double
    let height: Double
  }

  private struct Point: Codable {
    let x: Double
    let y: Double
  }

  private struct Shadow: Decodable {
    let color: String
    let opacity: Double
    let radius: Double
    let offset: Size
  }

  private struct Layer: Decodable {
    let bounds: Size
    let center: Point
    let color: String?
    let alpha: Double?
    let cornerRadius: Double?
    let borderWidth: Double?
    let borderColor: String?
    let shadow: Shadow?
  }

  private struct View: Encodable {
    let id: String
    let center: Point
    let size: Size
    let backgroundColor: String?
    let alpha: Double?
    let cornerRadius: Double?
    let borderWidth: Double?
    let borderColor: String?
    let shadow: ViewShadow?
  }

  private struct ViewShadow: Encodable {
    let color: String
    let opacity: Double
    let radius: Double
    let offset: Point

    init(_ shadow: Shadow) {
      (color, opacity, radius) = (shadow.color, shadow.opacity, shadow.radius)
      offset = Point(x: shadow.offset.width, y: shadow.offset.height)
    }
  }

  private struct Timeline: Encodable {
    let version = 1
    let canvas: Canvas
    let views: [View]
  }

  private let canvas: Canvas
  private let layers: [Layer]

  /// The layers as views.
  var timeline: String {
    get throws {
      let views = layers.enumerated().map { index, layer in
        View(
          id: "layer\(index + 1)", center: layer.center, size: layer.bounds,
          backgroundColor: layer.color, alpha: layer.alpha, cornerRadius: layer.cornerRadius,
          borderWidth: layer.borderWidth, borderColor: layer.borderColor,
          shadow: layer.shadow.map { ViewShadow($0) })
      }
      let timeline = Timeline(canvas: canvas, views: views)
      return String(decoding: try JSONEncoder().encode(timeline), as: UTF8.self)
    }
  }
}
