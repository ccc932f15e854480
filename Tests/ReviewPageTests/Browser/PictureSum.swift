import BrowserSupport
import LayoutAnimation

@testable import ReviewPage

/// A checksum that any change of a single pixel alters: FNV-1a (Fowler, Noll, Vo) over pixels
/// instead of bytes, computed in the same way here and in the page's script.
struct PictureSum: Hashable {
  let value: UInt32

  init(value: UInt32) { self.value = value }

  /// - Parameter bytes: straight RGBA.
  init(_ bytes: [UInt8]) {
    value = bytes.withUnsafeBytes { raw in
      raw.bindMemory(to: UInt32.self).reduce(2_166_136_261) { ($0 ^ $1.littleEndian) &* 16_777_619 }
    }
  }

  /// A JavaScript function that computes the sum of an ImageData.
  static let script = """
    (({ data }) => {
      let sum = 2166136261
      for (const pixel of new Uint32Array(data.buffer)) sum = Math.imul(sum ^ pixel, 16777619)
      return sum >>> 0
    })
    """
}

extension BrowserPage {
  /// Shows frames one after the other, and computes the sum of a canvas of the card for each.
  func pictureSums(_ canvas: String, _ frames: [Int]) async throws -> [PictureSum] {
    let sums = try await evaluate(
      """
      (async () => {
        const canvas = \(Self.part(canvas)), scrubber = \(Self.part(".scrubber"))
        const sum = \(PictureSum.script)
        const sums = []
        for (const frame of \(frames)) {
          scrubber.value = frame
          scrubber.dispatchEvent(new Event("input"))
          while (canvas.dataset.frame !== String(frame)) await new Promise(done => setTimeout(done))
          const { width, height } = canvas
          sums.push(sum(canvas.getContext("2d").getImageData(0, 0, width, height)))
        }
        return sums
      })()
      """)
    return (sums.array ?? []).compactMap { sum in
      sum.number.map { PictureSum(value: UInt32($0)) }
    }
  }

  /// The sum of a PNG after this browser has drawn it on a canvas.
  func pictureSum(ofPNG png: [UInt8]) async throws -> PictureSum {
    let sum = try await evaluate(
      """
      new Promise((done, failed) => {
        const image = new Image()
        image.onerror = failed
        image.onload = () => {
          const canvas = document.createElement("canvas")
          Object.assign(canvas, { width: image.width, height: image.height })
          const context = canvas.getContext("2d")
          context.drawImage(image, 0, 0)
          done(\(PictureSum.script)(context.getImageData(0, 0, image.width, image.height)))
        }
        image.src = "data:image/png;base64,\(png.base64)"
      })
      """)
    return PictureSum(value: UInt32(sum.number ?? 0))
  }
}
