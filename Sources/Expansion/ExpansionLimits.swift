import JSONText
import TimelineModel

/// The limits of an expansion. They hold while it grows, before memory is used for more.
package struct ExpansionLimits: Hashable, Sendable {
  /// Repetitions and uses of templates, all together. Repeats in repeats count with their product.
  package var repetitions = 500_000
  /// Values and metrics of the expanded timeline, in all its variants together.
  package var values = 2_000_000
  /// Bytes of the expanded timeline, as of a file.
  package var byteCount = JSONLimits().maximumByteCount
  /// Nested brackets of the expanded timeline.
  package var depth = JSONLimits().maximumDepth
  /// Templates that use each other.
  package var templateDepth = 64
  /// Metrics that are computed from each other.
  package var metricDepth = 256
  /// Files that include each other.
  package var includeDepth = 16
  /// Included files.
  package var includedFiles = 100
  package var variants = Limits().variants

  package init() {}
}
