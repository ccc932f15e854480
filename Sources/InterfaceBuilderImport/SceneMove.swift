package import Primitives

/// A view that is elsewhere in the new version of a scene.
package struct SceneMove: Sendable {
  /// Where a device shows the view, in its superview.
  package struct Place: Sendable {
    package var device: String
    /// Nil if the version does not have the view.
    package var old: Rect?
    package var new: Rect?
  }

  /// The id in the file.
  package var id: String
  package var view: String
  /// On each device on which it moved.
  package var places: [Place]
  /// Indices of the changes that each alone decide where it is.
  package var causes: [Int]
}
