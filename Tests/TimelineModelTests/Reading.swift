import JSONText
import Testing
import TimelineModel

/// Reads a timeline from its text.
func timeline(_ text: String, limits: Limits = Limits()) throws -> Timeline {
  try Timeline(parsing: SourceText(bytes: Array(text.utf8)), limits: limits)
}

/// The diagnostics of a timeline's text; empty if it is valid.
func diagnostics(_ text: String, limits: Limits = Limits()) -> [Diagnostic] {
  do throws(InvalidTimeline) {
    _ = try Timeline(parsing: SourceText(bytes: Array(text.utf8)), limits: limits)
    return []
  } catch {
    return error.diagnostics
  }
}

/// The diagnostics as `line:column code: message`.
func problems(_ text: String, limits: Limits = Limits()) -> [String] {
  diagnostics(text, limits: limits).map {
    let place = $0.location.map { "\($0.line):\($0.column)" } ?? "-"
    return "\(place) \($0.code): \($0.message)"
  }
}

/// The codes of the diagnostics, in file order.
func codes(_ text: String, limits: Limits = Limits()) -> [String] {
  diagnostics(text, limits: limits).map(\.code)
}

/// A timeline of 320 × 480 points with views `a` and `b`, `b` holding `c`, and a metric `gap` of 8.
///
/// `constraints` begin on line 4, `keyframes` and further keys on the line after the constraints.
func scene(
  _ constraints: String = "", keyframes: String = "", _ more: String = "",
  canvas: String = #""width": 320, "height": 480"#
) -> String {
  """
  {"version": 1, "canvas": {\(canvas)}, "metrics": {"gap": 8},
  "views": [{"id": "a"}, {"id": "b", "subviews": [{"id": "c"}]}],
  "constraints": [
  \(constraints)
  ], "keyframes": [
  \(keyframes)
  ]\(more)}
  """
}
