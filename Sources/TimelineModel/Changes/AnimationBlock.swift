/// An animation with the animations inside it, which have changes of their own.
struct AnimationDraft {
  var animation: Animation
  var blocks: [AnimationBlock] = []
}

/// Changes with the animation that takes effect for them: a block that is given to `UIView.animate`, or
/// to `addKeyframe` inside `animateKeyframes`.
struct AnimationBlock {
  var changes: [ChangeDraft]
  var animation: Animation
  var location: SourceLocation
}
