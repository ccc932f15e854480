import AutoLayout
package import Planning
import Presentation
import Primitives
package import Reporting
import TimelineModel

/// A timeline that was laid out and played on many canvases, and where it breaks.
///
/// Conflicts and ambiguities are reported wherever they occur. Views that overlap, extend outside,
/// are off the screen or have no size may be intentional, so they are reported only if they are not
/// so at the same rest on the timeline's own canvas.
package struct Sweep: Sendable {
  /// A layout direction of the whole canvas.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// A canvas that replaces the timeline's first one.
  package struct Canvas: Hashable, Sendable {
    /// In points.
    package let width: Double
    package let height: Double
    package let direction: Direction
    /// The name of the device, if the size was given by one.
    package let device: String?
  }

  /// The file as the user named it.
  package let path: String
  /// The timeline's own canvas.
  package let own: Canvas
  /// Whether keyframes change the canvas; they do so on every swept canvas.
  package let changesCanvas: Bool
  /// The swept canvases, in the order in which their sizes were given; for each size, the
  /// timeline's own direction comes first.
  package let canvases: [Canvas]
  /// Conflicts and ambiguities in the order in which they were found, then differences from the
  /// timeline's own canvas, by kind and in the order of the views.
  package let problems: [SweepProblem]
  /// By canvas; nil if the timeline cannot be laid out on it.
  let trials: [PlannedTimeline?]

  /// Whether there are no problems.
  package var isSound: Bool { problems.isEmpty }

  /// The number of problems on a canvas, which is given by its index in `canvases`.
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
  /// For example `320x568`, or `320x568 rtl` from right to left.
  package var description: String {
    size + (direction == .leftToRight ? "" : " rtl")
  }

  var size: String { "\(width.shortText)x\(height.shortText)" }
}
