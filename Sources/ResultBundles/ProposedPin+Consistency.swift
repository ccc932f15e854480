import Comparing
import JSONText

extension ProposedPin {
  /// The key of the first member that the result contradicts; nil if there is none.
  func contradiction(in result: JSONValue, of header: BundleHeader) -> String? {
    if path != result.text("pin") { return "file" }
    let isFirst = result.text("result") == SuiteResult.Kind.notPinned.rawValue
    if isFirst != (replaced == nil) { return "replaced" }
    let isOfRun =
      pin.frames.count == result.count("frameCount") && pin.tool == header.tool
      && pin.pixelRevision == header.pixelRevision
    return isOfRun ? nil : "contents"
  }

  /// The first frame that differs from the pin that is replaced and is not among those that the result lists, or the
  /// reverse; nil if there is none, or if the result does not decide it.
  func contradictedFrame(in result: JSONValue, replacing old: Pin) -> Int? {
    guard let comparison = result.member("comparison"), old.version == pin.version,
      !result.isObject("renderer"), comparison.elements("structure").isEmpty,
      let pixels = comparison.member("pixels"), pixels.count("forgivenFrames") == 0
    else { return nil }
    let listed = Set(pixels.elements("frames").compactMap { $0.count("frame") })
    return zip(old.frames, pin.frames).enumerated()
      .first { ($0.element.0 != $0.element.1) != listed.contains($0.offset) }?.offset
  }
}
