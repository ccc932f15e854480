import Foundation
import Primitives
import Raster
import Testing

extension VersionReading {
  /// Whether a picture consists of upright rectangles and groups, drawn by area.
  func isUpright(_ picture: Int) throws -> Bool {
    let operations = try self["ops", as: [[Any]].self]
    return try self["scenes", as: [[Int]].self][picture].allSatisfy { index in
      let operation = operations[index]
      return operation.count < 9 && operation.count != 2 && !(operation.first is String)
    }
  }

  /// A picture's operations as a scene for the renderer.
  ///
  /// - Parameter sigmas: the standard deviations that shadows may have; the page has weights instead.
  func scene(_ picture: Int, sigmas: [Double] = []) throws -> Scene {
    let operations = try self["ops", as: [[Any]].self]
    let scenes = try self["scenes", as: [[Int]].self]
    let outlines = try self["outlines", as: [Any].self]
    var scene = Scene(width: try self["width"], height: try self["height"])
    for index in scenes[picture] {
      if let image = try image(operations[index]) {
        scene.commands.append(.setPattern(scene.add(.image(image))))
      } else {
        try scene.append(operations[index], outlines, sigmas)
      }
    }
    return scene
  }

  /// Nil for another operation.
  private func image(_ values: [Any]) throws -> ImagePaint? {
    guard values.first as? String == "image" else { return nil }
    let bitmaps = try self["bitmaps", as: [[String: Any]].self]
    let bitmap = try ImageBitmap(bitmaps[try #require(values[1] as? Int)])
    let places = try #require(values[2] as? [Double])
    let points = [0, 2, 4].map { Point(x: places[$0], y: places[$0 + 1]) }
    var image = try #require(
      ImagePaint(
        bitmap, columns: try ImageAxis(values[3], count: bitmap.width),
        rows: try ImageAxis(values[4], count: bitmap.height), mappedBy: .identity))
    (image.origin, image.perColumn, image.perRow) = (points[0], points[1], points[2])
    return image
  }
}

extension Scene {
  fileprivate mutating func append(
    _ values: [Any], _ outlines: [Any], _ sigmas: [Double]
  ) throws {
    switch values.first as? String {
    case "shape":
      let color = PremultipliedColor(word: try #require(values[2] as? Double))
      commands.append(.fillShape(add(try Shape(values[1], outlines)), color))
    case "within": commands.append(.beginClip(add(try Shape(values[1], outlines))))
    case "shadow":
      let weights = try #require(values[2] as? [Double])
      let sigma = sigmas.first { GaussianKernel(sigma: $0).sums.isClose(to: weights) }
      let color = PremultipliedColor(word: try #require(values[3] as? Double))
      let shape = add(try Shape(values[1], outlines))
      commands.append(.fillShadow(shape, sigma: try #require(sigma), color))
    case "cast":
      let weights = try #require(values[1] as? [Double])
      let sigma = sigmas.first { GaussianKernel(sigma: $0).sums.isClose(to: weights) }
      let color = PremultipliedColor(word: try #require(values[2] as? Double))
      commands.append(.beginShadow(sigma: try #require(sigma), color))
    case "gradient":
      commands.append(.setPattern(add(.gradient(try GradientPaint(values)))))
    default: commands.append(try Command(values))
    }
  }
}

extension Scene.Command {
  fileprivate init(_ values: [Any]) throws {
    if let name = values.first as? String {
      self = .setEdges(try #require(EdgeRasterization(rawValue: name)))
      return
    }
    let numbers = try values.map { try #require($0 as? Double) }
    switch numbers.count {
    case 0: self = .endGroup
    case 1: self = .beginGroup(opacity: UInt8(numbers[0]))
    case 2: self = .clip(Size(width: numbers[0], height: numbers[1]))
    case 5:
      let (x, y) = (numbers[0], numbers[1])
      let corners = [Point(x: x, y: y), Point(x: numbers[2], y: y)]
      let others = [Point(x: numbers[2], y: numbers[3]), Point(x: x, y: numbers[3])]
      self = .fillQuad(Quad(corners[0], corners[1], others[0], others[1]), .init(word: numbers[4]))
    default:
      let corners = (0..<4).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      self = .fillQuad(
        Quad(corners[0], corners[1], corners[2], corners[3]), .init(word: numbers[8]))
    }
  }
}

extension [Double] {
  /// Foundation does not read every number to the last bit.
  fileprivate func isClose(to others: [Double]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { abs($0 - $1) < 1e-12 }
  }
}

extension ImageBitmap {
  fileprivate convenience init(_ members: [String: Any]) throws {
    let text = try #require(members["pixels"] as? String)
    let bytes = [UInt8](try #require(Data(base64Encoded: text)))
    let words = stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
    self.init(
      width: try #require(members["width"] as? Int),
      height: try #require(members["height"] as? Int),
      words: words, checksum: text)
  }
}

extension ImageAxis {
  fileprivate init(_ knots: Any, count: Int) throws {
    let numbers = try #require(knots as? [Double])
    self.init(
      knots: stride(from: 0, to: numbers.count, by: 2).map {
        Knot(place: numbers[$0], source: numbers[$0 + 1])
      }, count: count)
  }
}

extension GradientPaint {
  fileprivate init(_ values: [Any]) throws {
    let place = try #require(values[1] as? [Double])
    let stops = try #require(values[2] as? [[Double]])
    self.init(
      stops: stops.map {
        Stop(
          location: $0[0],
          color: ColorComponents(red: $0[1], green: $0[2], blue: $0[3], alpha: $0[4]))
      }, origin: Point(x: place[0], y: place[1]), perPixel: Point(x: place[2], y: place[3]),
      offset: place[4])
  }
}

extension PremultipliedColor {
  fileprivate init(word: Double) {
    let channels = (0..<4).map { UInt8(Int(word) >> (8 * $0) & 255) }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}

extension Scene {
  /// Straight RGBA, rows top to bottom.
  var straightPixels: [UInt8] {
    var pixmap = Pixmap(width: width, height: height)
    pixmap.draw(self)
    var (row, pixels): ([UInt8], [UInt8]) = ([], [])
    for y in 0..<height {
      pixmap.copyStraightRow(y, into: &row)
      pixels += row
    }
    return pixels
  }
}
