extension FrameComparison {
  /// In one line what differs, the most telling first; nil if nothing does.
  var headline: String? {
    let parts = [structure.first?.description, pixelPart, geometryPart].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private var pixelPart: String? {
    guard let first = pixels.first, let worst = pixels.worst else { return nil }
    let frames = "\(pixels.frames.count) of \(pixels.comparedCount) frames differ"
    return first.number == worst.number
      ? "\(frames), frame \(first.number) first and most"
      : "\(frames), frame \(first.number) first and frame \(worst.number) most"
  }

  private var geometryPart: String? {
    guard let difference = geometry.first else { return nil }
    return pixels.frames.isEmpty ? "\(difference), which no pixel shows" : "\(difference)"
  }
}
