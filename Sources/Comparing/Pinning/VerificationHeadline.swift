package import Planning

/// The summaries of verifying a timeline, apart from that of what differs.
package enum VerificationHeadline {
  /// - Parameter edges: those of the pin, in place of the timeline's own.
  package static func same(
    frameCount: Int, isExact: Bool, edges: PlanOptions.Edges?
  ) -> String {
    let frames = frameCount == 1 ? "1 frame" : "all \(frameCount) frames"
    let words = edges.map { ", \(Self.edges($0))" } ?? ""
    return (isExact ? "as pinned" : "as pinned, within the tolerance") + " (\(frames)\(words))"
  }

  /// `diff` of the file alone differs.
  static func edges(_ edges: PlanOptions.Edges) -> String {
    "drawn with the pin's `--edges \(edges.rawValue)`"
  }

  /// A pin that somebody edited, with checksums that fit, looks the same.
  package static let rendererChanged = "the renderer changed, or the pin was edited"

  package static func notPinned(_ pinPath: String) -> String {
    "not pinned: there is no `\(pinPath)`"
  }

  package static func recorded(_ pinPath: String) -> String {
    "recorded in `\(pinPath)`; run again to compare with it"
  }
}
