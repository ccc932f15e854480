import AutoLayout
import JSONText
import Primitives
import Timing
import VisualFormat

/// Turns a document into a timeline, part by part; what is wrong gathers in `document`.
///
/// The order of the parts is that of the references: metrics and views before constraints, these
/// before keyframes.
struct TimelineReader {
  static let version = 1

  static let shape = ObjectShape(
    "a timeline",
    [
      "version", "$schema", "name", "canvas", "metrics", "framesPerSecond", "duration",
      "compatibility", "views", "constraints", "keyframes",
    ])

  var document: DocumentReader
  let limits: Limits
  var canvasOverride: CanvasOverride?
  var compatibility = Compatibility.modern
  var canvas = Canvas(size: Size())
  var rootColor = Color.white
  var items = ItemNames()
  /// Those of `items`, as the visual format wants them; nil until a format is read.
  var formatNames: VisualFormat.Names?
  var views: [TimelineView] = []
  var guides: [TimelineGuide] = []
  /// Those that keyframes add, and where in the file they begin, ascending.
  var addedViews: [(offset: Int, view: ViewIndex)] = []
  var constraints: [TimelineConstraint] = []
  /// Where each `identifier` of a constraint is first given.
  var labels: [String: SourceLocation] = [:]
  var viewLimitReported = false
  var guideLimitReported = false
  var constraintLimitReported = false

  init(_ source: SourceText, limits: Limits) {
    document = DocumentReader(source)
    self.limits = limits
  }

}
