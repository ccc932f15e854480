public import Planning

/// A difference in which frames or views there are, independent of what they show.
public enum StructureDifference: Hashable, Sendable {
  case frameCount(expected: Int, actual: Int)
  /// Frames that only the expected side has, by their numbers, where a side is a folder.
  case missingFrames([Int])
  /// Frames that only the actual side has, by their numbers, where a side is a folder.
  case surplusFrames([Int])
  /// Frames that neither side has, although the manifest of a folder lists them, by their numbers.
  case lostFrames([Int])
  case framesPerSecond(expected: Int, actual: Int)
  /// The pixels of these frames are not compared.
  case pixelSize(frames: ClosedRange<Int>, expected: PixelSize, actual: PixelSize)
  case viewAdded(String)
  case viewRemoved(String)
  /// The view has another superview.
  case viewMoved(String, expected: String, actual: String)
  /// The superview's remaining subviews are in a different order, back to front.
  case subviewsReordered(String)
}

extension StructureDifference: CustomStringConvertible {
  public var description: String {
    switch self {
    case .frameCount(let expected, let actual):
      "\(expected) → \(actual) frames; the frames that both have are compared"
    case .missingFrames(let frames): "\(frames.framesText) missing"
    case .surplusFrames(let frames): "\(frames.framesText) not expected"
    case .lostFrames(let frames):
      "\(frames.framesText) missing on both sides, though listed in a manifest"
    case .framesPerSecond(let expected, let actual):
      "\(expected) → \(actual) frames a second; frames are compared by their numbers"
    case .pixelSize(let frames, let expected, let actual):
      "\(expected) → \(actual) pixels in \(frames.framesText), which are not compared"
    case .viewAdded(let view): "view `\(view)` added"
    case .viewRemoved(let view): "view `\(view)` removed"
    case .viewMoved(let view, let expected, let actual):
      "view `\(view)` moved from `\(expected)` to `\(actual)`"
    case .subviewsReordered(let view): "the subviews of `\(view)` are in a different order"
    }
  }
}
