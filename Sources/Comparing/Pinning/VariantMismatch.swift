import JSONText
import Planning
import Reporting
import TimelineModel

/// A pin that is of another variant than the timeline that it is compared with. Approving it would lose the
/// pin of that variant.
struct VariantMismatch: Hashable, Sendable {
  /// Of the pin; nil for the timeline without a variant.
  let pinned: String?
  let actual: String?

  /// Nil if the pin may be that of the timeline: also of a variant that was renamed together with its pin.
  init?(_ pin: Pin, at pinPath: String, _ timeline: PlannedTimeline) {
    (pinned, actual) = (pin.ownVariant, timeline.variant)
    guard pinned != actual else { return nil }
    if let pinned {
      let names = Timeline.variantNames(of: SourceText(bytes: timeline.source.written.bytes))
      let isUsual = pinPath == Pin.path(ofTimeline: timeline.path)
      if isUsual && !names.contains(pinned) { return nil }
    } else if let actual, pin.conditions.variant != nil || !pin.names(actual) {
      return nil
    }
  }

  /// A sentence without a full stop.
  var words: String {
    let (pin, timeline) = (Self.words(pinned), Self.words(actual))
    return "the pin is that of \(pin), not of \(timeline)"
  }

  private static func words(_ variant: String?) -> String {
    variant.map { "the variant `\($0)`" } ?? "the timeline without a variant"
  }
}

extension Pin {
  /// Whether the pinned timeline has a variant.
  fileprivate func names(_ variant: String) -> Bool {
    Timeline.variantNames(of: SourceText(bytes: timeline)).contains(variant)
  }
}

extension Verification {
  /// Whether the pin is to be replaced if the difference is meant.
  package var advisesApproval: Bool { !isSame && mismatch == nil }

  /// Advice that keeps the pin of the other variant; nil if the pin is that of the timeline.
  var variantAdvice: String? {
    mismatch.map {
      "\($0.words); name another pin, or, if the variant was renamed, replace it with "
        + "`\(approveCommand) --all`"
    }
  }

  /// - Throws: `usage` if the pin of another variant would be lost.
  func checkVariant(writing recording: Recording) throws(LayoutAnimationError) {
    guard recording != .all, let variantAdvice else { return }
    throw LayoutAnimationError(.usage, "cannot replace `\(pinPath)`: \(variantAdvice)")
  }
}
