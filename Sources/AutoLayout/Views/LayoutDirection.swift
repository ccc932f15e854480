/// The reading direction of a user interface (`UIUserInterfaceLayoutDirection`).
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether a view is mirrored in a right-to-left layout (`UISemanticContentAttribute`).
///
/// `unspecified` inherits the direction of the superview, and for `root` of the canvas. Playback
/// controls and spatial content are never mirrored.
package enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
  case unspecified, forceLeftToRight, forceRightToLeft, playback, spatial

  /// The layout direction of a view with this attribute.
  ///
  /// - Parameter inherited: the direction of the superview, or of the canvas for `root`.
  package func direction(in inherited: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: inherited
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
