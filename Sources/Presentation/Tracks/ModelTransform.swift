package import Primitives

/// The model value of a view's transform: the matrix, and the components that its key paths name.
package struct ModelTransform: Hashable, Sendable {
  package private(set) var matrix: AffineTransform
  package private(set) var parts: TransformParts

  package init(_ matrix: AffineTransform) {
    self.matrix = matrix
    parts = TransformParts(matrix)
  }

  package init(_ parts: TransformParts) {
    matrix = parts.matrix
    self.parts = parts
  }
}

/// The components of a transform that one change sets.
package struct TransformComponents: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let translation = TransformComponents(rawValue: 1)
  package static let rotation = TransformComponents(rawValue: 2)
  package static let skew = TransformComponents(rawValue: 4)
  package static let scale = TransformComponents(rawValue: 8)
  package static let all: TransformComponents = [.translation, .rotation, .skew, .scale]
}
