extension VisualFormat {
  /// What a format may mention. Built once, it serves any number of formats.
  package struct Names: Sendable {
    /// In the order given, for advice.
    let views: [String]
    private let viewsWithSuperview: [String: Bool]
    private let metrics: [String: Double]

    /// Everything that may stand in brackets is in one of the first two lists. The second holds
    /// what `|` cannot stand beside: the root view and its guides. Metrics are finite.
    package init(
      views: [String], viewsWithoutSuperview: [String] = [], metrics: [String: Double] = [:]
    ) {
      self.views = views + viewsWithoutSuperview
      self.metrics = metrics
      var viewsWithSuperview: [String: Bool] = [:]
      for name in views { viewsWithSuperview[name] = true }
      for name in viewsWithoutSuperview { viewsWithSuperview[name] = false }
      self.viewsWithSuperview = viewsWithSuperview
    }
  }
}

extension VisualFormat.Names {
  func isView(_ name: String) -> Bool { viewsWithSuperview[name] != nil }

  func hasSuperview(_ view: String) -> Bool { viewsWithSuperview[view] ?? false }

  func metric(_ name: String) -> Double? { metrics[name] }

  /// Sorted, because advice must not depend on hashing.
  var metricNames: [String] { metrics.keys.sorted() }
}
