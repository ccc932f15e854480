extension VisualFormat {
  /// The names that formats may use. One value serves any number of formats.
  package struct Names: Sendable {
    /// In the order given, for `candidates` of errors.
    let views: [String]
    private let viewsWithSuperview: [String: Bool]
    private let metrics: [String: Double]

    /// - Parameters:
    ///   - views: the names that brackets may contain.
    ///   - viewsWithoutSuperview: further such names, of the root view and its guides, which `|` cannot
    ///     be next to.
    ///   - metrics: finite values by name.
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

  /// Sorted, because messages must not depend on hashing.
  var metricNames: [String] { metrics.keys.sorted() }
}
