/// A timeline built in Swift: version 1 of the JSON format as values.
///
/// It is not checked itself. `PlannedTimeline(description)` reads its `json` as it reads a file, so
/// the rules of the format apply, and every error is reported with its line of that text. Lengths
/// are in points, times in seconds, angles in degrees; colours are `#RGB`, `#RRGGBB`, `#RRGGBBAA`
/// a CSS colour name or a system colour such as `systemBlue`. Nil values are not written, and so have
/// the defaults of the format.
///
/// ```swift
/// let toast = TimelineDescription(
///   canvas: .init(width: 320, height: 480, scale: 2),
///   views: [.init("toast", backgroundColor: "#222222")],
///   constraints: [
///     "H:|-16-[toast]-16-|", "toast.height == 64", "bottom: toast.top == root.bottom",
///   ],
///   keyframes: [
///     .init(at: 0.25, animation: 0.4, [.constraint("bottom", constant: -80)])
///   ])
/// ```
public struct TimelineDescription: Sendable {
  /// A name for readers.
  public var name: String?
  public var canvas: Canvas
  /// 1…1000; the default is 60.
  public var framesPerSecond: Int?
  /// When the timeline ends, in seconds; nil means when all animations have ended.
  public var duration: Double?
  /// Nil means UIKit since iOS 8.
  public var compatibility: Compatibility?
  /// Named numbers for constraints and expressions.
  public var metrics: KeyValuePairs<String, Double>
  /// The subviews of `root`, back to front.
  public var views: [View]
  /// Added before the first layout, in this order.
  public var constraints: [Constraint]
  /// Keyframes at the same time are one turn of the run loop, and are played in this order.
  public var keyframes: [Keyframe]
  /// Names for sets of changes, to which keyframes go: what any state sets is restored to what is
  /// declared, and then what the state sets is set. At most 32; a state cannot add or remove anything.
  public var states: KeyValuePairs<String, [Change]>
  /// How `layoutanim states` goes from one state to another; nil means in 0.3 seconds.
  public var stateAnimation: Animation?

  public init(
    name: String? = nil, canvas: Canvas, framesPerSecond: Int? = nil, duration: Double? = nil,
    compatibility: Compatibility? = nil, metrics: KeyValuePairs<String, Double> = [:],
    views: [View] = [], constraints: [Constraint] = [], keyframes: [Keyframe] = [],
    states: KeyValuePairs<String, [Change]> = [:], stateAnimation: Animation? = nil
  ) {
    self.name = name
    self.canvas = canvas
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.compatibility = compatibility
    self.metrics = metrics
    self.views = views
    self.constraints = constraints
    self.keyframes = keyframes
    self.states = states
    self.stateAnimation = stateAnimation
  }

  /// The timeline as the text of a file, with a line break at its end. Equal descriptions have
  /// equal texts, and finite numbers are parsed back exactly.
  public var json: String { draft.text + "\n" }

  private var draft: JSONDraft {
    JSONDraft([
      "version": 1, "name": name, "canvas": canvas, "framesPerSecond": framesPerSecond,
      "duration": duration, "compatibility": compatibility?.rawValue,
      "metrics": metrics.isEmpty ? nil : NamedNumbers(pairs: metrics),
      "views": views.unlessEmpty, "constraints": constraints.unlessEmpty,
      "keyframes": keyframes.unlessEmpty,
      "states": states.isEmpty ? nil : NamedChanges(pairs: states),
      "stateAnimation": stateAnimation,
    ])
  }

  /// An older version of UIKit to reproduce.
  public enum Compatibility: String, Hashable, Sendable {
    /// Apps linked against its SDK: transforms take part in layout, animations of geometry replace
    /// each other, and `|-` in a visual format is 20 points.
    case iOS7
  }
}

extension TimelineDescription: CustomStringConvertible {
  /// The text of its JSON.
  public var description: String { json }
}

/// An object with arbitrary keys.
struct NamedNumbers: JSONDraftConvertible {
  let pairs: KeyValuePairs<String, Double>

  var json: JSONDraft { JSONDraft(members: pairs.map { ($0.key, $0.value.json) }) }
}

/// An object with the names of states as keys.
struct NamedChanges: JSONDraftConvertible {
  let pairs: KeyValuePairs<String, [TimelineDescription.Change]>

  var json: JSONDraft { JSONDraft(members: pairs.map { ($0.key, $0.value.json) }) }
}

extension TimelineDescription {
  /// The picture, and the view `root`, which fills it.
  public struct Canvas: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - width: in points; times the scale a whole number of pixels, at most 16,384.
    ///   - height: likewise.
    ///   - scale: pixels per point: 1, 2 or 3; the default is 1.
    ///   - backgroundColor: that of `root`; the default is white.
    ///   - safeAreaInsets: the default is 0.
    ///   - layoutMargins: those of `root`; the default is 16 at the sides (20 from a width of 400)
    ///     and 0 above and below.
    ///   - insetsLayoutMarginsFromSafeArea: whether the margins begin at the safe area; the default
    ///     is true.
    ///   - layoutDirection: the default is left to right.
    ///   - edges: how edges between pixels are drawn; the default is `exact`.
    public init(
      width: Double, height: Double, scale: Int? = nil, backgroundColor: String? = nil,
      safeAreaInsets: Insets? = nil, layoutMargins: Insets? = nil,
      insetsLayoutMarginsFromSafeArea: Bool? = nil, layoutDirection: LayoutDirection? = nil,
      edges: PlanOptions.Edges? = nil
    ) {
      json = JSONDraft(
        canvasKeys(
          width: width, height: height, scale: scale, backgroundColor: backgroundColor,
          safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins,
          insetsLayoutMarginsFromSafeArea: insetsLayoutMarginsFromSafeArea,
          layoutDirection: layoutDirection, edges: edges))
    }
  }
}
