import JSONText
import Timing

extension TimelineReader {
  /// Reads the keyframes, sorts them by time, in file order for equal times, and resolves their
  /// changes.
  mutating func keyframes(
    _ field: Field?, initial: [ConstraintDeclaration], states: [StateDraft]
  ) -> [Keyframe] {
    let written = (document.list(field) ?? []).compactMap {
      writtenKeyframe(Field(name: "a keyframe", value: $0.value))
    }
    let drafts = timed(written)
    let sorted = drafts.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    var resolver = ChangeResolver(self, initial: initial, drafts: drafts)
    resolver.resolve(states)
    let keyframes = sorted.map { entry in
      var keyframe = entry.element.keyframe(resolver.changes(of: entry.element))
      keyframe.state = entry.element.state.flatMap { resolver.stateTable.indices[$0.value] }
      keyframe.stateChangeCount = resolver.stateChangeCount
      keyframe.changesNothing = keyframe.changes.isEmpty && !entry.element.changes.isEmpty
      return keyframe
    }
    self = resolver.reader
    return keyframes
  }
}
