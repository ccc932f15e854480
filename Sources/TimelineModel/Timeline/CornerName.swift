package import Primitives

/// The words for corners, clockwise.
package enum CornerName: String, CaseIterable, Sendable {
  case topLeft
  case topRight
  case bottomRight
  case bottomLeft

  package var corner: RectCorners {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomRight: .bottomRight
    case .bottomLeft: .bottomLeft
    }
  }

  /// The names of corners, clockwise from the top left.
  package static func names(of corners: RectCorners) -> [String] {
    allCases.filter { corners.contains($0.corner) }.map(\.rawValue)
  }
}
