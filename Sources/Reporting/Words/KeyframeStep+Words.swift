import Timing

extension KeyframeStep {
  /// Without the number of the animation, which differs between files that say the same.
  var words: String {
    let span = "\(span.lowerBound.exactText)…\(span.upperBound.exactText)"
    return "\(curve.words), \(mode.rawValue) in \(span)"
  }
}
