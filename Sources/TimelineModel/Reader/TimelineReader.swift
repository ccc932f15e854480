import AutoLayout
import JSONText
import Primitives
import Timing
import VisualFormat

/// Converts a JSON document to a timeline, part by part, and collects diagnostics in `document`.
///
/// Parts are read before the parts that refer to them: metrics and views, then constraints, then
/// keyframes.
struct TimelineReader {
  static let version = 1

  static let shape = ObjectShape(
    "a timeline",
    [
      "version", "$schema", "name", "canvas", "metrics", "framesPerSecond", "duration",
      "compatibility", "views", "constraints", "keyframes",
      "states", "stateAnimation",
    ], expandedKeys: ["include", "templates", "variants"])

  var document: DocumentReader
  let limits: Limits
  /// Where images are read from.
  let imageSource: ImageSource
  /// By path, those that have been read; nil for one that could not be.
  var images: [String: TimelineImage?] = [:]
  var canvasOverride: CanvasOverride?
  var compatibility = Compatibility.modern
  /// Whether the file states its `duration`, without which nothing can repeat without end.
  var hasDuration = false
  var canvas = Canvas(size: Size())
  var rootColor = Color.white
  var items = ItemNames()
  /// The whole file; nil before it is read.
  var source: JSONValue?
  /// Collected when the first unknown name is found.
  var writtenNames: WrittenNames?
  /// Unknown names that are taken for those of declarations whose own names are lost: as many as there
  /// are such declarations.
  var attributedItems: Set<String> = []
  var attributedConstraints: Set<String> = []
  /// The number of constraints, sets and groups whose own names are lost.
  var lostConstraintCount = 0
  /// The names in `items` in the form that `VisualFormat` takes; nil until the first format is
  /// read.
  var formatNames: VisualFormat.Names?
  var views: [TimelineView] = []
  var guides: [TimelineGuide] = []
  /// The views with an unknown key, which may stand for a frame or a stack.
  var unclearViews: Set<ViewIndex> = []
  /// The views whose image could not be read, so that changes of it are not reported as well.
  var unreadableImages: Set<ViewIndex> = []
  /// The views that keyframes add, with the offsets at which their declarations start, ascending.
  var addedViews: [(offset: Int, view: ViewIndex)] = []
  var constraints: [TimelineConstraint] = []
  var states: [TimelineState] = []
  /// Whether states could not be read at all, so that keyframes that go to one are not reported as well.
  var hasLostStates = false
  /// The first location of each `identifier` of a constraint.
  var labels: [String: SourceLocation] = [:]
  /// Where each animator is declared.
  var animators: [String: SourceLocation] = [:]
  /// The number of animations with relative keyframes so far.
  var keyframeAnimationCount = 0
  var viewLimitReported = false
  var guideLimitReported = false
  var constraintLimitReported = false

  init(_ source: SourceText, limits: Limits, images: ImageSource = .nothing) {
    document = DocumentReader(source)
    imageSource = images
    self.limits = limits
  }

}
