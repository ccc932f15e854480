import AutoLayout
package import Planning
import Presentation
import Primitives
package import Reporting
import TimelineModel

/// A timeline laid out and played on many canvases: where it breaks.
///
/// What no canvas should have (conflicts, ambiguities) is told wherever it is. What may be meant
/// (views that overlap, lie outside, are off the screen or have no size) is told where a rest on
/// one canvas differs in it from the same rest on the timeline's own.
package struct Sweep: Sendable {
  /// A layout direction of the whole canvas.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// What takes the place of the timeline's first canvas.
  package struct Canvas: Hashable, Sendable {
    /// In points.
    package let width: Double
    package let height: Double
    package let direction: Direction
    /// If it was asked for by the name of a device.
    package let device: String?
  }

  /// The file as the user named it.
  package let path: String
  /// That of the timeline.
  package let own: Canvas
  /// Whether keyframes change the canvas; they do so wherever it is swept.
  package let changesCanvas: Bool
  /// Sizes in the order in which they were asked for, each in the timeline's own direction first.
  package let canvases: [Canvas]
  /// Conflicts and ambiguities in the order in which they were found, then what differs, by kind and
  /// in order of the views.
  package let problems: [SweepProblem]
  /// By canvas; nil where there is no layout.
  let trials: [PlannedTimeline?]

  /// Nothing breaks.
  package var isSound: Bool { problems.isEmpty }

  /// How many problems there are on a canvas, by its place among `canvases`.
  package func problemCount(on canvas: Int) -> Int {
    problems.count { $0.occurrences.contains { $0.canvas == canvas } }
  }

  /// Lays a timeline out and plays it on every canvas, several at a time.
  ///
  /// - Parameters:
  ///   - bothDirections: whether each size is also laid out in the other direction.
  ///   - options: replace the frame rate and the scale; the result does not depend on the rate.
  ///   - jobs: how many canvases are tried at the same time.
  /// - Throws: `usage` for a size that no canvas can have, `invalidTimeline`, `cancelled`.
  package init(
    _ file: TimelineFile, at sizes: CanvasSizes = .usual, bothDirections: Bool = false,
    options: PlanOptions = .none, jobs: JobCount = .processors
  ) async throws(LayoutAnimationError) {
    let planned = try PlannedTimeline(file, options: options)
    let timeline = planned.plan.timeline
    try sizes.check(scale: timeline.canvas.scale)
    path = file.path
    own = Canvas(timeline.canvas)
    changesCanvas = timeline.canvases.count > 1
    let direction = own.direction
    let directions = bothDirections ? [direction, direction.opposite] : [direction]
    canvases = sizes.sizes.flatMap { size in directions.map { Canvas(size, $0) } }
    let sweeper = CanvasSweeper(file, options, own: planned, canvases)
    let trials = try await sweeper.run(jobs: jobs.count)
    self.trials = trials.map(\.planned)
    problems = SweepProblem.gathered(from: trials, timeline)
  }
}

extension Sweep.Direction {
  var opposite: Self { self == .leftToRight ? .rightToLeft : .leftToRight }

  var layoutDirection: LayoutDirection {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension Sweep.Canvas {
  fileprivate init(_ canvas: TimelineModel.Canvas) {
    self.init(
      width: canvas.size.width, height: canvas.size.height,
      direction: canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft, device: nil)
  }

  fileprivate init(_ size: CanvasSizes.Size, _ direction: Sweep.Direction) {
    self.init(
      width: size.width, height: size.height, direction: direction, device: size.device)
  }
}

extension Sweep.Canvas: CustomStringConvertible {
  /// `320x568`, from right to left `320x568 rtl`.
  package var description: String {
    size + (direction == .leftToRight ? "" : " rtl")
  }

  var size: String { "\(width.shortText)x\(height.shortText)" }
}
