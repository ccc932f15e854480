package import AutoLayout

/// One property of a timeline by which two timelines are compared, by the part that has it.
///
/// Programs switch on the case; `TimelineField+Wording.swift` alone has its words.
package enum TimelineField: Hashable, Sendable {
  case document(Document)
  case canvas(Canvas)
  case view(View)
  case constraint(Constraint)
  case keyframe(Keyframe)
  case change(Change)
  /// The order of a list: of subviews, constraints, keyframes or changes.
  case order
}

extension TimelineField {
  /// Of the timeline as a whole.
  package enum Document: Hashable, Sendable {
    case framesPerSecond, duration, compatibility
  }

  package enum Canvas: Hashable, Sendable {
    case width, height, scale, edges, safeAreaInsets, layoutDirection
  }

  package enum View: Hashable, Sendable {
    case superview, frame
    case layout(Layout)
    case content(Content, LayoutAxis)
    case appearance(Appearance)
  }

  /// What the layout engine takes from a view, apart from its frame and its content.
  package enum Layout: Hashable, Sendable {
    case layoutMargins, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
    case alignmentRectInsets, firstBaselineOffset, lastBaselineOffset
    case semanticContentAttribute, autoresizingMask, contentOffset, stack
  }

  /// The size of a view's content along one axis.
  package enum Content: Hashable, Sendable {
    case intrinsicLength, hugging, compressionResistance
  }

  package enum Appearance: Hashable, Sendable {
    case backgroundColor, alpha, isHidden, transform, anchorPoint, gradient, shadow
    case text, image, allowsEdgeAntialiasing
    case layer(Layer)
  }

  package enum Constraint: Hashable, Sendable {
    /// Both items, both attributes and the relation.
    case equation
    case multiplier, constant, priority, isActive
  }

  package enum Keyframe: Hashable, Sendable {
    case time, flush, layout, duration, delay, curve, repeatCount, autoreverse
    case beginsFromCurrentState, animator, event
  }

  /// What a change of a keyframe sets.
  package enum Change: Hashable, Sendable {
    case constant, priority, isActive, restoration
    case appearance(Appearance)
    case transformComponent(TransformComponent)
    case frame, content, layout, canvas, path
    case addition, removal
  }

  package enum TransformComponent: Hashable, Sendable {
    case rotation, scale, translation
  }
}
