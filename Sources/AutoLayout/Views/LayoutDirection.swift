/// The way a language is written (`UIUserInterfaceLayoutDirection`).
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// What a view says about its direction (`UISemanticContentAttribute`).
///
/// `unspecified` is the superview's direction, and for `root` the canvas's. Controls of playback
/// and things with a place in space are never mirrored.
package enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
  case unspecified, forceLeftToRight, forceRightToLeft, playback, spatial

  /// - Parameter inherited: of the superview, or of the canvas.
  package func direction(in inherited: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: inherited
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
