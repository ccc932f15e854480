import AutoLayout
import Presentation
import Primitives

extension ShownTree {
  /// The positions of a constraint's marks: one for a location, one per item for a size.
  func marks(_ places: ConstraintAttachments) -> [MarkPlace] {
    guard !places.first.attribute.isSize else {
      return [places.first, places.second].compactMap { $0.flatMap(length) }
    }
    guard let second = places.second else { return [] }
    return [
      MarkPlace(
        from: edge(second, in: places.container), to: edge(places.first, in: places.container),
        spaces[places.container.rawValue].matrix)
    ]
  }

  private func length(_ place: ConstraintAttachments.Attachment) -> MarkPlace? {
    place.attribute.axis.map { axis in
      MarkPlace(
        acrossOf: rect(in: place.owner, place.insets), axis,
        spaces[place.owner.rawValue].matrix)
    }
  }

  private func edge(_ place: ConstraintAttachments.Attachment, in container: ViewIndex) -> ShownEdge
  {
    ShownEdge(
      place, rect(in: place.owner, place.insets), matrix(from: place.owner, to: container),
      isBoxed: isBoxed)
  }
}
