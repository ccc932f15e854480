import BrowserSupport

@testable import ReviewPage

/// A sum of a picture's bytes that no change of a single pixel leaves as it is: FNV-1a (Fowler, Noll,
/// Vo) over pixels in place of bytes, the same here and in the page's script.
struct PictureSum: Hashable {
  let value: UInt32

  init(value: UInt32) { self.value = value }

  /// - Parameter bytes: straight RGBA.
  init(_ bytes: [UInt8]) {
    value = bytes.withUnsafeBytes { raw in
      raw.bindMemory(to: UInt32.self).reduce(2_166_136_261) { ($0 ^ $1.littleEndian) &* 16_777_619 }
    }
  }

  /// A script's function of ImageData.
  static let script = """
    (({ data }) => {
      let sum = 2166136261
      for (const pixel of new Uint32Array(data.buffer)) sum = Math.imul(sum ^ pixel, 16777619)
      return sum >>> 0
    })
    """
}

extension BrowserPage {
  /// Goes to frames, one after the other, and reads what a canvas of the card shows.
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

  /// What a PNG is on a canvas of this browser.
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
