import AutoLayout
package import Planning
import Presentation
package import Reporting
import TimelineModel
import Timing

/// A transition beside the same transition with mistakes of code that animates constraints.
package struct PitfallStudy: Sendable {
  /// The transition with a mistake.
  package struct Variant: Sendable {
    package let pitfall: Pitfall
    package let timeline: PlannedTimeline
    /// What happens instead, in words.
    package let effect: String
  }

  /// As it is written.
  package let written: PlannedTimeline
  /// Those that show a difference, in the order of `Pitfall`.
  package let variants: [Variant]
  /// Those that this transition does not show.
  package var absent: [Pitfall] {
    Pitfall.allCases.filter { pitfall in !variants.contains { $0.pitfall == pitfall } }
  }

  /// - Throws: `invalidTimeline` if a layout cannot be computed.
  package init(_ written: PlannedTimeline) throws(LayoutAnimationError) {
    self.written = written
    var variants: [Variant] = []
    for pitfall in Pitfall.allCases {
      if let variant = try Self.variant(pitfall, of: written) { variants.append(variant) }
    }
    self.variants = variants
  }

  private static func variant(
    _ pitfall: Pitfall, of written: PlannedTimeline
  ) throws(LayoutAnimationError) -> Variant? {
    for timeline in written.plan.timeline.making(pitfall) {
      let planned = try PlannedTimeline(
        written, playing: timeline, called: "\(written.path), \(pitfall.title)")
      let effect = PitfallEffect(written.plan, planned.plan)
      if !effect.isNothing {
        let receiver = pitfall == .wrongView ? timeline.receiver.map { "sent to `\($0)`: " } : nil
        return Variant(
          pitfall: pitfall, timeline: planned, effect: (receiver ?? "") + effect.words)
      }
    }
    return nil
  }

  /// A paragraph for each mistake: what happens, and why.
  package var text: String {
    let shown = variants.map { variant in
      "\(variant.pitfall.title)\n  \(variant.effect)\n  \(variant.pitfall.reason)\n"
    }
    let rest = absent.map { "\($0.title)\n  shows nothing here: \($0.absence)\n" }
    return ([written.title.printable + "\n"] + shown + rest).joined(separator: "\n")
  }
}

extension Timeline {
  /// The view that gets `layoutIfNeeded` inside the first animation.
  fileprivate var receiver: String? {
    guard case .immediate(let view)? = keyframes.first(where: \.isAnimated)?.layout else {
      return nil
    }
    return views[view.rawValue].id
  }
}
