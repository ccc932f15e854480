import Comparing
import FileAccess
import JSONText

extension FractionSums {
  /// - Parameter timelines: those of the header.
  init(_ line: BundleLine, of timelines: Set<String>) throws(BundleFault) {
    let object = try line.object(keys: ["fraction", "frames", "frameCount", "inputs", "sums"])
    let path = try object.string("fraction")
    guard timelines.contains(path) else {
      throw object.fault("fraction", "is of no timeline of the header")
    }
    let count = try object.integer("frameCount", in: 1...Pin.largestFrameCount)
    let frames = try Self.frames(object, count)
    guard let inputs = SHA256Sum(try object.string("inputs")) else {
      throw object.fault("inputs", "is not 64 hexadecimal digits")
    }
    let sums = try object.strings("sums").compactMap { SHA256Sum($0) }
    guard sums.count == frames.reduce(0, { $0 + $1.count }),
      try object.strings("sums").count == sums.count
    else { throw object.fault("sums", "has not a checksum for each frame") }
    self.init(
      fraction: SuiteFraction(path: path, frames: frames, frameCount: count), inputs: inputs,
      sums: sums)
  }

  private static func frames(_ object: BundleObject, _ count: Int) throws(BundleFault) -> [Range<
    Int
  >] {
    var frames: [Range<Int>] = []
    for element in try object.elements("frames") {
      guard case .array(let bounds) = element.content, bounds.count == 2,
        let first = bounds[0].integer, let last = bounds[1].integer,
        first >= frames.last?.upperBound ?? 0, first <= last, last < count
      else { throw object.fault("frames", "has not ascending pairs of frames") }
      frames.append(first..<last + 1)
    }
    return frames
  }
}

extension JSONValue {
  fileprivate var integer: Int? {
    guard case .number(let number) = content else { return nil }
    return Int(number.literal)
  }
}
