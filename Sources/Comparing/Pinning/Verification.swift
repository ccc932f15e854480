package import Planning
import Rendering
public import Reporting

/// The result of comparing a transition with its pin.
public struct Verification: Sendable {
  public enum Outcome: Sendable {
    /// Every frame and every view is as it was pinned.
    case same
    /// The timeline shows something different.
    case different
    /// This release renders the pinned timeline differently. Changes of the timeline itself are
    /// reported in `comparison`.
    case rendererChanged(RendererChange)
    /// There is no pin.
    case notPinned
    /// A pin was written just now, so nothing was compared with it.
    case recorded
  }

  package let timeline: PlannedTimeline
  /// The file of the pin, which need not exist.
  public let pinPath: String
  public let outcome: Outcome
  /// Structure, geometry and pixels, and the changes between the pinned timeline and this one; nil
  /// if there is no pin, or this release refuses the pinned timeline.
  public let comparison: FrameComparison?
  /// Whether the pin holds exactly this timeline with these options, in whichever version of the format.
  let isUpToDate: Bool
  /// The pin that approving it writes; nil if none is needed, or if it was not asked for.
  package var proposal: Pin?
  /// Nil if the pin is that of the timeline, or there is none.
  var mismatch: VariantMismatch?
  /// What writing the pin changed; nil if none was written.
  package var pinChange: PinChange?

  /// The timeline's file as the user named it, or a variant of it as in `card.wide.json`.
  public var path: String { timeline.path }

  /// The timeline's file.
  package var file: String { timeline.file }

  /// The timeline's `name`; nil without one.
  public var name: String? { timeline.name }

  /// The path, with the timeline's name if it has one: `toast.json (The toast slides in)`.
  package var title: String { timeline.title }

  /// How many frames the timeline has.
  public var frameCount: Int { timeline.frameCount }

  /// The time of the last frame, in seconds with at most three decimals.
  package var seconds: String {
    (Double(frameCount - 1) / Double(timeline.framesPerSecond)).text(decimals: 3)
  }

  /// Conflicts, ties and ambiguities in the timeline's layouts.
  ///
  /// - Complexity: plays the timeline again.
  public var warnings: DiagnosticReport { timeline.report() }

  /// Whether it is pinned and nothing differs.
  public var isSame: Bool {
    if case .same = outcome { true } else { false }
  }
}

/// Which pins are written instead of being compared.
public enum Recording: String, CaseIterable, Hashable, Sendable {
  case never
  /// Those that do not exist.
  case missing
  /// Those that differ, and those of an earlier text of the timeline or of other options.
  case changed
  /// Those that do not exist and those that have changed.
  case needed
  /// Every one, even in the place of a file that is damaged.
  case all

  package func writes(_ verification: Verification) -> Bool {
    switch self {
    case .never: false
    case .missing: !verification.isPinned
    case .changed: verification.isPinned && verification.isChanged
    case .needed: !verification.isPinned || verification.isChanged
    case .all: true
    }
  }
}

extension Verification {
  /// Whether there was a pin to compare with.
  public var isPinned: Bool {
    if case .notPinned = outcome { false } else { true }
  }

  /// Whether a new pin would differ from the existing one.
  var isChanged: Bool { !isSame || !isUpToDate }
}
