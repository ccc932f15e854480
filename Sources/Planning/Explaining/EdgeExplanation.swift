/// Why an edge of a view is where it is at a moment: the constraints that determine it, those that
/// do not, and the animations that are running. Lengths are in points.
public struct EdgeExplanation: Hashable, Sendable {
  /// The attribute of a view to explain, named as in `NSLayoutConstraint`.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
  }

  /// A fact about the view that affects the edge unexpectedly, or unexpectedly does not.
  package enum Remark: Hashable, Sendable {
    /// The id of the view or of an ancestor that is hidden; it is laid out nevertheless.
    case hidden(String)
    /// The id of the view or of an ancestor that is not in the tree, so that it is not laid out.
    case absent(String)
    /// The view's transform, which is applied after layout.
    case transformed(Inspection.Transform)
    /// The view's transform, which takes part in layout on iOS 7.
    case transformedLayout(Inspection.Transform)
    /// Constraints act on the view's alignment rectangle, which differs from its frame.
    case alignmentRect
  }

  public let view: String
  public let edge: Edge
  /// The id of the superview, in whose coordinates positions are; nil for `root`.
  public let superview: String?
  /// In seconds.
  public let time: Double
  /// The presentation value, which includes all running animations.
  public let shown: Double
  /// The running animations, in order of their start.
  package let motions: [Motion]
  /// The model layout, at which the animations end.
  package let layout: Layout
  /// The layout before the first running animation began; nil if none is running.
  package let earlierLayout: Layout?
  package let remarks: [Remark]
}

extension EdgeExplanation {
  /// An animation that moves the edge.
  package struct Motion: Hashable, Sendable {
    /// The keyframe that started it, if it can be identified.
    package let keyframe: Inspection.Keyframe?
    /// When it begins to move after its delay, in seconds.
    package let begin: Double
    /// In seconds.
    package let duration: Double
    /// The name or the parameters of its timing curve.
    package let curve: String
    /// The elapsed fraction of its duration, 0…1.
    package let elapsed: Double
    /// The progress of its curve: 0 at its start, 1 at its end, outside 0…1 where it overshoots.
    package let progress: Double
    package let from: Double
    package let to: Double
    /// Its contribution to the difference between the edge shown and the model layout.
    package let remaining: Double
  }

  /// Why the edge has its value in one layout.
  package struct Layout: Hashable, Sendable {
    /// The solution of the constraints.
    package let solved: Double
    /// The value that is set: rounded to whole pixels, and no size below 0.
    package let value: Double
    /// Whether the view's frame is given, so that no constraint can move it.
    package let isGiven: Bool
    /// The part of `solved` that comes from given frames rather than from constraints.
    package let fixed: Double
    /// From the edge outward to what is fixed. `solved` is the sum of `fixed` and their
    /// contributions.
    package let links: [Link]
    /// Missed rules first, then broken, inactive and satisfied ones.
    package let rivals: [Rival]
  }

  /// A constraint with the values it has at that time, or what determines a value in place of one.
  package struct Rule: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case constraint
      /// The intrinsic content size as an upper and as a lower bound.
      case hugging, compressionResistance
      /// The translated autoresizing mask of a view with a frame.
      case autoresizingMask
      /// A constraint that a stack view adds, by the identifier that UIKit prints.
      case stack
      /// The tie rule, which keeps a value at 0 that nothing else determines.
      case tieRule
    }

    package let kind: Kind
    /// The constraint's id, or the identifier of a stack view's constraint.
    package let id: String?
    /// The equation in the timeline format, without its priority.
    package let equation: String
    /// Nil for the tie rule.
    package let priority: Double?
    /// Where the constraint is declared, counted from 1.
    package let line: Int?
    package let column: Int?
  }

  /// A rule that is satisfied exactly and helps to determine the edge.
  package struct Link: Hashable, Sendable {
    package let rule: Rule
    /// The number of links between the edge and this one.
    package let depth: Int
    /// The value of the attribute nearer to the edge.
    package let value: Double
    /// How the rule gives that value, as in `343 = 359 - 16`.
    package let arithmetic: String
    /// How far the edge moves if the rule's constant grows by one point.
    package let coefficient: Double
    /// The right-hand side of the rule: its constant and everything fixed in it.
    package let rightSide: Double
    /// The product of `coefficient` and `rightSide`.
    package let contribution: Double
    /// The sum of `fixed` and the contributions up to this one.
    package let sum: Double
  }

  /// A rule about the same view and axis that does not determine the edge.
  package struct Rival: Hashable, Sendable {
    package enum State: Hashable, Sendable {
      /// Violated by that many points because of stronger rules, or of equally strong ones that
      /// the tie rule prefers: the optional ones, weakest first, or else the required ones.
      case missed(by: Double, because: [Rule])
      /// Required, and broken because it conflicts with these rules.
      case broken(because: [Rule])
      case inactive
      /// Satisfied with that many points to spare; 0 for an equation.
      case holds(spare: Double)
    }

    package let rule: Rule
    package let state: State
  }
}
