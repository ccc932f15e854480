import AutoLayout
import Presentation
import TimelineModel

/// A `Finding.Conflict` to compare with.
struct NotedConflict: Equatable {
  var layout: LayoutConflict
  var keyframe: Int?
  var change: SourceLocation?
  var isTransient: Bool
}

extension NotedConflict {
  init(_ conflict: Finding.Conflict) {
    self.init(
      layout: conflict.layout, keyframe: conflict.keyframe, change: conflict.change,
      isTransient: conflict.isTransient)
  }
}

/// A `Finding.Ambiguity` to compare with.
struct NotedAmbiguity: Equatable {
  var layout: LayoutAmbiguity
  var keyframe: Int?
}

extension NotedAmbiguity {
  init(_ ambiguity: Finding.Ambiguity) {
    self.init(layout: ambiguity.layout, keyframe: ambiguity.keyframe)
  }
}
