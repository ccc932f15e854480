/// What an overlay marks: `all` views, or one view with the constraints that name it.
package enum OverlaySubject: Hashable, Sendable {
  case all
  /// By its id.
  case view(String)
}
