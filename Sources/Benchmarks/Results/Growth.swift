import Primitives

/// How a count grows with the number N of a workload's views: as N to the power of `exponent`.
package struct Growth: Sendable {
  package let subject: String
  package let family: String
  /// The name of the count.
  package let count: String
  package let exponent: Double

  /// The growth of every count between the smallest and the largest size of a family.
  package static func all(in results: [BenchmarkResult]) -> [Growth] {
    results.enumerated().flatMap { index, first -> [Growth] in
      let isFamily = { (other: BenchmarkResult) in
        other.family == first.family && other.subject == first.subject
      }
      let isFirst = results.firstIndex(where: isFamily) == index
      guard isFirst, let last = results.last(where: isFamily) else { return [] }
      return first.counts.compactMap { Growth($0, first, last) }
    }
  }

  /// Nil if there is nothing to compare: only one size, or a count of zero.
  private init?(
    _ count: BenchmarkResult.Count, _ first: BenchmarkResult, _ last: BenchmarkResult
  ) {
    guard let views = first.views, let moreViews = last.views, moreViews > views,
      let later = last.counts.first(where: { $0.name == count.name }),
      count.value > 0, later.value > 0
    else { return nil }
    subject = first.subject
    family = first.family
    self.count = count.name
    exponent =
      ElementaryFunctions.naturalLogarithm(Double(later.value) / Double(count.value))
      / ElementaryFunctions.naturalLogarithm(Double(moreViews) / Double(views))
  }
}

extension BenchmarkResult {
  /// The name of the count of views, which every family with sizes has.
  static let viewsName = "views"

  fileprivate var views: Int? {
    counts.first { $0.name == Self.viewsName && size != nil }?.value
  }
}
