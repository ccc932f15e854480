import JSONText
import Timing

extension TimelineReader {
  /// Reads the keyframes, sorts them by time, in file order for equal times, and resolves their
  /// changes.
  mutating func keyframes(_ field: Field?, initial: [ConstraintDeclaration]) -> [Keyframe] {
    let written = (document.list(field) ?? []).compactMap {
      writtenKeyframe(Field(name: "a keyframe", value: $0.value))
    }
    let drafts = timed(written)
    let sorted = drafts.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    var resolver = ChangeResolver(self, initial: initial, drafts: drafts)
    let keyframes = sorted.map { $0.element.keyframe(resolver.changes(of: $0.element)) }
    self = resolver.reader
    return keyframes
  }
}
