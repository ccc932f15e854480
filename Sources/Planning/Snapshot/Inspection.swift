/// The state of every view of a timeline at one moment: the tree of views with their values.
public struct Inspection: Hashable, Sendable {
  /// Which of a property's two values is read, in Core Animation's terms.
  public enum Values: String, CaseIterable, Hashable, Sendable {
    /// The value shown, which includes all running animations.
    case presentation
    /// The value set, at which running animations end.
    case model
  }

  /// A keyframe by its number and name.
  public struct Keyframe: Hashable, Sendable {
    /// In order of time, from 0; keyframes at the same time are in the order of the file.
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
  /// The keyframes played exactly at this time; empty between two turns.
  public let keyframes: [Keyframe]
  /// Whether no keyframe has been played yet.
  public let isInitial: Bool
  /// Superviews before subviews, siblings back to front; the first one is `root`.
  public let views: [View]
  /// The state of the layout engine; nil if only geometry was read.
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
