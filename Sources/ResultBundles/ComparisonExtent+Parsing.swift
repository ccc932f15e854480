import Comparing
import JSONText

extension ComparisonExtent {
  /// What a comparison in a bundle says; nil if it is not one.
  init?(_ comparison: JSONValue) {
    guard case .object = comparison.content, let pixels = comparison.member("pixels") else {
      return nil
    }
    self.init()
    hasSameStructure = comparison.elements("structure").isEmpty
    isGeometryKnown = comparison.flag("geometryKnown") == true
    hasSameGeometry = comparison.elements("geometry").isEmpty
    hasSameAppearance = comparison.elements("appearance").isEmpty
    forgivenGeometryCount = comparison.count("forgivenGeometryFrames") ?? 0
    tolerance = comparison.member("tolerance").flatMap(ComparisonTolerance.init) ?? .none
    let frames = pixels.elements("frames")
    comparedCount = pixels.count("comparedFrames") ?? 0
    (differingCount, forgivenCount) = (frames.count, pixels.count("forgivenFrames") ?? 0)
    first = frames.first.map(PixelComparison.Frame.init)
    worst = frames.first { $0.count("frame") == pixels.count("worstFrame") }
      .map(PixelComparison.Frame.init)
  }
}

extension ComparisonTolerance {
  fileprivate init?(_ value: JSONValue) {
    try? self.init(channel: value.count("channel") ?? 0, points: value.number("points") ?? 0)
  }
}

extension PixelComparison.Frame {
  fileprivate init(_ value: JSONValue) {
    self.init(
      number: value.count("frame") ?? 0, differingPixels: value.count("differingPixels") ?? 0,
      pixelCount: value.count("pixelCount") ?? 0)
  }
}
