/// Why an edge of a view is where it is at a moment: the constraints that decide it, those that do
/// not, and the animations that are on the way. Lengths are points.
public struct EdgeExplanation: Hashable, Sendable {
  /// What of a view can be explained, in the words of `NSLayoutConstraint`.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
  }

  /// What one might expect to play a part, and does not, or not in the way one might think.
  package enum Remark: Hashable, Sendable {
    /// The view or one that it lies in, by its id.
    case hidden(String)
    /// The view or one that it lies in, by its id: nothing lays it out.
    case absent(String)
    /// The view's transform, which comes after the layout.
    case transformed(Inspection.Transform)
    /// The view's transform, which takes part in layouts of iOS 7.
    case transformedLayout(Inspection.Transform)
    /// Constraints are about the view's alignment rectangle, and its frame is another.
    case alignmentRect
  }

  public let view: String
  public let edge: Edge
  /// The superview, in whose coordinates places are; nil for `root`.
  public let superview: String?
  /// In seconds.
  public let time: Double
  /// What is to be seen, with every animation that runs.
  public let shown: Double
  /// The animations that are on the way, in order of their start.
  package let motions: [Motion]
  /// The layout that is set, to which the animations lead.
  package let layout: Layout
  /// The layout before the first of the animations that run; nil if none does.
  package let earlierLayout: Layout?
  package let remarks: [Remark]
}

extension EdgeExplanation {
  /// An animation that moves the edge.
  package struct Motion: Hashable, Sendable {
    /// The keyframe that started it.
    package let keyframe: Inspection.Keyframe?
    /// In seconds, after its delay.
    package let begin: Double
    /// In seconds.
    package let duration: Double
    /// A name or the numbers of its timing.
    package let curve: String
    /// How much of its time is over, 0…1.
    package let elapsed: Double
    /// How much of its way is done: 0 at its begin, 1 at its end, beyond both where it overshoots.
    package let progress: Double
    package let from: Double
    package let to: Double
    /// By how much the edge is shown off the layout because of it.
    package let remaining: Double
  }

  /// Why the edge has its place in one layout.
  package struct Layout: Hashable, Sendable {
    /// As the constraints have it.
    package let solved: Double
    /// As it is set: on whole pixels, and never less than no size.
    package let value: Double
    /// Whether the view's rectangle is given, so that no constraint can move it.
    package let isGiven: Bool
    /// The part of `solved` that lies at given places and is no constraint's.
    package let fixed: Double
    /// From the edge outward to what is fixed. `solved` is `fixed` and their contributions.
    package let links: [Link]
    /// Missed ones first, then broken, inactive, and those that hold anyway.
    package let rivals: [Rival]
  }

  /// A constraint as it is at that time, or what stands in its place.
  package struct Rule: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case constraint
      /// The intrinsic content size: no larger, no smaller.
      case hugging, compressionResistance
      /// Of a view with a frame.
      case autoresizingMask
      /// Of a stack view, by the identifier that UIKit prints.
      case stack
      /// Nothing else decides: the tie rule keeps the value at zero.
      case tieRule
    }

    package let kind: Kind
    /// The constraint's id, or a stack view's identifier.
    package let id: String?
    /// As the format writes it, without the priority.
    package let equation: String
    /// Nil for the tie rule.
    package let priority: Double?
    /// Where the constraint is declared, counted from 1.
    package let line: Int?
    package let column: Int?
  }

  /// A rule that holds exactly and takes part in the decision.
  package struct Link: Hashable, Sendable {
    package let rule: Rule
    /// How many links lead to it from the edge.
    package let depth: Int
    /// The value that it gives what it was reached from, and how: `343 = 359 - 16`.
    package let value: Double
    package let arithmetic: String
    /// How far the edge moves for each point by which the rule's constant grows.
    package let coefficient: Double
    /// What the rule's unknowns must add up to: its constant and all that is fixed in it.
    package let rightSide: Double
    /// The product of both.
    package let contribution: Double
    /// `fixed` and the contributions up to this one.
    package let sum: Double
  }

  /// A rule about the same view and axis that does not decide the edge.
  package struct Rival: Hashable, Sendable {
    package enum State: Hashable, Sendable {
      /// By so many points, because of stronger rules, or of ones as strong that the tie rule
      /// prefers: the optional ones, weakest first, or if there are none the required ones.
      case missed(by: Double, because: [Rule])
      /// Required, but in conflict with the others.
      case broken(because: [Rule])
      case inactive
      /// With so many points to spare; 0 for an equation.
      case holds(spare: Double)
    }

    package let rule: Rule
    package let state: State
  }
}
