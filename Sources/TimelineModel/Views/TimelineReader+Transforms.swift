import AutoLayout
import JSONText
import Primitives

extension TimelineReader {
  /// Reads the components of a transform in the order of their application: scale, rotation,
  /// translation.
  mutating func transformComponents(_ fields: Fields) -> [Change.TransformComponent] {
    if fields.has("transform"), let key = fields.keys.first(where: Self.isTransformComponent) {
      document.report(
        .contradictoryKeys, "`transform` sets all components and cannot be combined with `\(key)`",
        at: fields.keyRange(of: key) ?? fields.range,
        help: "split it into several changes, which are applied in order")
    }
    let scale = document.scale(fields["transform.scale"])
    let rotation = document.angle(fields["transform.rotation"])
    let translation = document.point(fields["transform.translation"])
    let components: [Change.TransformComponent?] = [
      scale.map { .scale($0) }, rotation.map { .rotation($0) },
      translation.map { .translation($0) },
    ]
    return components.compactMap { $0 }
  }

  private static func isTransformComponent(_ key: String) -> Bool {
    ViewProperty.transformComponents.contains(key)
  }

  /// Reports a transform of `root`.
  mutating func checkTransform(of view: ViewIndex, _ fields: Fields) {
    guard view == .root,
      let key = fields.keys.first(where: { $0 == "transform" || Self.isTransformComponent($0) })
    else { return }
    document.report(
      .notChangeable, "`root` is the canvas and cannot be transformed",
      at: fields.keyRange(of: key) ?? fields.range, help: "transform a view inside it")
  }
}
