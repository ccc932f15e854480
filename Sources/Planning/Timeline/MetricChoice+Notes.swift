import AutoLayout
package import Expansion
import TimelineModel

extension MetricChoice {
  /// The largest magnitude of a number that a timeline may have.
  package static let largestMagnitude = LayoutConstraint.largestMagnitude

  /// The diagnostics, with the numbers that `--set` gives to metrics at each number that is not allowed:
  /// expressions compute with them, and the file has others.
  func noted(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    let notes = values.map { "`--set` gives `\($0.name)` the value \(decimal($0.number))" }
    let codes = [Diagnostic.Code.outOfRange, .notFinite].map(\.rawValue)
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if codes.contains(diagnostic.code) { diagnostic.notes += notes }
      return diagnostic
    }
  }
}
