/// What every view of a timeline is at one moment: the tree of views in numbers.
public struct Inspection: Hashable, Sendable {
  /// Which of its two values a property is read for, in Core Animation's words.
  public enum Values: String, CaseIterable, Hashable, Sendable {
    /// What is to be seen, with every animation that runs.
    case presentation
    /// What is set: where the animations that run will end.
    case model
  }

  /// A keyframe as the command line calls it.
  public struct Keyframe: Hashable, Sendable {
    /// In order of time, from 0; keyframes of one time count in the order of the file.
    public let number: Int
    public let name: String?

    package init(number: Int, name: String?) {
      self.number = number
      self.name = name
    }
  }

  /// In seconds.
  public let time: Double
  public let values: Values
  /// Those of the turn at this very time; none between two turns.
  public let keyframes: [Keyframe]
  /// Whether no keyframe has been played yet.
  public let isInitial: Bool
  /// Parents before children, siblings back to front; the first one is `root`.
  public let views: [View]
  /// What the layout engine knows; nil where a layout was read without it.
  package let layout: Layout?

  init(
    time: Double, values: Values, keyframes: [Keyframe], isInitial: Bool, views: [View],
    layout: Layout? = nil
  ) {
    self.time = time
    self.values = values
    self.keyframes = keyframes
    self.isInitial = isInitial
    self.views = views
    self.layout = layout
  }
}
