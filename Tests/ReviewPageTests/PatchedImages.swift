import Foundation
import ImageCoding
import Testing

/// The page's pictures, reassembled from their patches.
struct PatchedImages {
  let width: Int
  let images: [[String: Any]]

  init(width: Int, images: [[String: Any]]) {
    self.width = width
    self.images = images
  }

  init(_ version: VersionReading) throws {
    self.init(width: try version["width"], images: try version["images"])
  }

  func picture(_ index: Int) throws -> [UInt8] {
    let image = try decoded(index)
    let base = try #require(images[index]["base"] as? Int)
    guard base >= 0 else { return image.bytes }
    var picture = try self.picture(base)
    let x = try #require(images[index]["x"] as? Int)
    let y = try #require(images[index]["y"] as? Int)
    for row in 0..<image.height {
      let start = 4 * ((y + row) * width + x)
      let part = image.bytes[4 * row * image.width..<4 * (row + 1) * image.width]
      picture.replaceSubrange(start..<start + part.count, with: part)
    }
    return picture
  }

  private func decoded(_ index: Int) throws -> StraightImage {
    let text = try #require(images[index]["png"] as? String)
    return try PNGDecoder().decode([UInt8](try #require(Data(base64Encoded: text))))
  }
}
