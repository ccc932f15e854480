import JSONText
import Timing

extension TimelineReader {
  /// Reads an animation: a duration as a number, or an object.
  mutating func animation(_ field: Field?) -> AnimationDraft? {
    guard let field else { return nil }
    if case .number = field.value.content {
      return document.time(field).map { AnimationDraft(animation: Animation(duration: $0)) }
    }
    guard case .object = field.value.content else {
      document.reportType(of: field, expected: "a number of seconds or an object")
      return nil
    }
    return document.fields(field, of: Self.animationShape).map { animation($0, inside: nil) }
  }

  /// - Parameter outer: the animation that it inherits from; nil for one that stands on its own.
  private mutating func animation(_ fields: Fields, inside outer: Animation?) -> AnimationDraft {
    let animation = ownAnimation(fields, inside: outer)
    return AnimationDraft(
      animation: animation,
      blocks: relativeKeyframes(fields, of: animation)
        + animationBlocks(fields["animations"], inside: animation))
  }

  /// Reads a list of animations with changes of their own, each followed by those nested in it.
  ///
  /// - Parameter outer: the animation that they are nested in; nil for a keyframe's list.
  mutating func animationBlocks(_ field: Field?, inside outer: Animation?) -> [AnimationBlock] {
    guard let elements = elements(of: field, needsOne: "animation") else { return [] }
    let shape = outer == nil ? Self.listedAnimationShape : Self.nestedAnimationShape
    return elements.flatMap { element in
      let element = Field(name: shape.name, value: element.value)
      return document.fields(element, of: shape).map { blocks($0, element, inside: outer) } ?? []
    }
  }

  private mutating func blocks(
    _ fields: Fields, _ element: Field, inside outer: Animation?
  ) -> [AnimationBlock] {
    let draft = animation(fields, inside: outer)
    let block = AnimationBlock(
      changes: changeDrafts(fields["changes"]), animation: draft.animation,
      location: document.location(of: element.value.shortRange))
    return [block] + draft.blocks
  }

  /// Reads a list that must not be empty; if it is, that is reported.
  mutating func elements(of field: Field?, needsOne what: String) -> [Field]? {
    guard let field, let elements = document.list(field) else { return nil }
    if elements.isEmpty {
      document.report(
        .wrongValue, "\(field.name) needs at least one \(what)", at: field.value.shortRange,
        help: "remove \(field.name), or write `[{ \"changes\": […], … }]`")
    }
    return elements
  }
}
