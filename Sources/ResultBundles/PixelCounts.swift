import JSONText

/// The numbers of a comparison of pixels, held to its list of differing frames.
struct PixelCounts {
  private struct Frame {
    var number: Int
    var differing: Int
    var all: Int
    var largest: Int
  }

  private let pixels: JSONValue?
  /// Of the timeline.
  private let frameCount: Int

  init(_ pixels: JSONValue?, frameCount: Int) {
    (self.pixels, self.frameCount) = (pixels, frameCount)
  }

  /// The key of the first number that no run can have; nil if there is none.
  ///
  /// - Parameter channel: the tolerance, 0…255.
  func contradiction(channel: Int) -> String? {
    guard let pixels, let frames = frames(of: pixels, channel) else { return "frames" }
    if pixels.count("differingPixels") != frames.reduce(0, { $0 + $1.differing }) {
      return "differingPixels"
    }
    if !pixels.has(frames.first?.number, at: "firstFrame") { return "firstFrame" }
    if !pixels.has(worst(of: frames)?.number, at: "worstFrame") { return "worstFrame" }
    guard let compared = pixels.count("comparedFrames"), compared <= frameCount,
      frames.count <= compared
    else { return "comparedFrames" }
    guard let forgiven = pixels.count("forgivenFrames"), forgiven <= compared - frames.count,
      channel > 0 || forgiven == 0
    else { return "forgivenFrames" }
    // Each of these frames has such a pixel, and others may have some too.
    guard let least = pixels.count("forgivenPixels"), least >= forgiven,
      least == 0 || channel > 0 && forgiven + frames.count > 0
    else { return "forgivenPixels" }
    return nil
  }

  /// Nil if one of them is none, if they do not ascend, or if they are not of one size.
  private func frames(of pixels: JSONValue, _ channel: Int) -> [Frame]? {
    var frames: [Frame] = []
    for value in pixels.elements("frames") {
      guard let frame = frame(value, channel), frame.number > frames.last?.number ?? -1,
        frame.all == frames.last?.all ?? frame.all
      else { return nil }
      frames.append(frame)
    }
    return frames
  }

  private func frame(_ value: JSONValue, _ channel: Int) -> Frame? {
    guard let number = value.count("frame"), number < frameCount,
      let differing = value.count("differingPixels"), differing > 0,
      let all = value.count("pixelCount"), differing <= all, all <= Self.mostPixels,
      let largest = value.count("largestDifference"), channel < largest, largest <= 255
    else { return nil }
    return Frame(number: number, differing: differing, all: all, largest: largest)
  }

  /// As `PixelComparison.worst`.
  private func worst(of frames: [Frame]) -> Frame? {
    frames.reduce(nil) { worst, frame in
      guard let worst, (worst.differing, worst.largest) >= (frame.differing, frame.largest) else {
        return frame
      }
      return worst
    }
  }

  /// More than any canvas has, and few enough to be summed.
  private static let mostPixels = 1 << 32
}
