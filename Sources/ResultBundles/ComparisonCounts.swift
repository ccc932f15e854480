import Comparing
import JSONText

/// The numbers of a comparison, held to its own lists of frames and of differences.
///
/// Reports repeat the numbers without the lists, so that nobody would see one that was changed.
struct ComparisonCounts {
  private let comparison: JSONValue
  /// Of the timeline.
  private let frameCount: Int
  private let changes: Set<RecordedChange>

  init(_ comparison: JSONValue, frameCount: Int) {
    (self.comparison, self.frameCount) = (comparison, frameCount)
    changes = Set(comparison.changes("changes"))
  }

  /// The path of the first number that no run can have; nil if there is none.
  var contradiction: String? {
    guard let tolerance = comparison.member("tolerance"), let channel = tolerance.count("channel"),
      channel <= 255, let points = tolerance.number("points"), points >= 0, points.isFinite
    else { return "tolerance" }
    for (key, isGeometry) in [("geometry", true), ("appearance", false)]
    where !comparison.elements(key).allSatisfy({ isDifference($0, isGeometry) }) {
      return key
    }
    if !hasForgivenGeometry(channel > 0 || points > 0) { return "forgivenGeometryFrames" }
    let pixels = PixelCounts(comparison.member("pixels"), frameCount: frameCount)
    if let key = pixels.contradiction(channel: channel) { return "pixels.\(key)" }
    if !hasPixelExplanations { return "pixelExplanations" }
    if !hasAllFrames { return "pixels.comparedFrames" }
    return nil
  }

  /// Timelines of one structure have the same frames, in one size.
  private var hasAllFrames: Bool {
    !comparison.elements("structure").isEmpty
      || comparison.member("pixels")?.count("comparedFrames") == frameCount
  }

  private var differences: [JSONValue] {
    comparison.elements("geometry") + comparison.elements("appearance")
  }

  /// A frame is forgiven only if nothing in it differs by more than the tolerance.
  private func hasForgivenGeometry(_ mayForgive: Bool) -> Bool {
    guard let forgiven = comparison.count("forgivenGeometryFrames") else { return false }
    let differing = differences.compactMap { $0.count("frameCount") }.max() ?? 0
    if case .bool(false)? = comparison.member("geometryKnown")?.content {
      return forgiven == 0 && differences.isEmpty
    }
    return forgiven <= frameCount - differing && (mayForgive || forgiven == 0)
  }

  /// Pixels are explained only where no view differs.
  private var hasPixelExplanations: Bool {
    comparison.elements("pixelExplanations").isEmpty
      || areChanges("pixelExplanations", of: comparison) && differences.isEmpty
        && comparison.count("forgivenGeometryFrames") == 0
        && comparison.member("pixels")?.elements("frames").isEmpty == false
  }

  private func isDifference(_ value: JSONValue, _ isGeometry: Bool) -> Bool {
    guard let property = value.text("property").flatMap(GeometryDifference.Property.init),
      let first = value.count("firstFrame"), let last = value.count("lastFrame"),
      let worst = value.count("worstFrame"), let count = value.count("frameCount")
    else { return false }
    // The first and the last frame differ, and are one or two.
    return property.isGeometry == isGeometry && first <= worst && worst <= last
      && last < frameCount && (first == last ? 1 : 2) <= count && count <= last - first + 1
      && value.number("worstDifference").map { $0 != 0 } == true && isExplained(value)
  }

  private func isExplained(_ difference: JSONValue) -> Bool {
    let explanations = difference.elements("explanations")
    guard case .bool(let isSure)? = difference.member("explained")?.content,
      let further = difference.count("furtherExplanations"), further == 0 || !isSure,
      !explanations.isEmpty || further == 0 && !isSure,
      areChanges("explanations", of: difference)
    else { return false }
    let isOnly = explanations.count == 1 && further == 0
    return difference.text("constraint") == (isOnly ? explanations[0].text("constraint") : nil)
  }

  private func areChanges(_ key: String, of value: JSONValue) -> Bool {
    changes.isSuperset(of: value.changes(key))
  }
}
