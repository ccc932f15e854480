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
}
