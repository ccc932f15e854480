import AutoLayout
package import Planning
import Presentation
import Primitives
package import Reporting
package import TimelineModel

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

  /// A screen of an app on a device: what the device shows is a timeline of its own.
  package struct Screen: Sendable {
    package let file: TimelineFile
    /// The name of the device.
    let device: String

    package init(_ file: TimelineFile, device: String) {
      self.file = file
      self.device = device
    }
  }

  /// The file as the user named it, or the variant as `VariantPath` names it.
  package let path: String
  /// The file whose lines are named.
  let file: String
  /// The part of the file that was laid out; nil for all of it.
  package private(set) var scene: String?
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
    let own = try PlannedTimeline(file, options: options)
    let canvas = own.plan.timeline.canvas
    try sizes.check(scale: canvas.scale)
    let direction = Canvas(canvas).direction
    let canvases = sizes.sizes.flatMap { size in
      direction.choices(bothDirections).map { Canvas(size, $0) }
    }
    let sweeper = CanvasSweeper(canvases.map { ($0, file) }, options, own: own)
    try await self.init(own, canvases, sweeper.run(jobs: jobs.count))
  }

  /// Lays a scene of an app out on devices, several at a time.
  ///
  /// - Parameters:
  ///   - file: the scene on its own device, with which the others are compared.
  ///   - scene: what people call it.
  ///   - scrolled: the ids of views that people can scroll to, wherever they are.
  ///   - isKnown: whether a conflict or an ambiguity says nothing about the scene.
  /// - Throws: `invalidTimeline`, `cancelled`.
  package init(
    _ file: TimelineFile, scene: String, on screens: [Screen], bothDirections: Bool = false,
    options: PlanOptions = .none, jobs: JobCount = .processors, scrolled: Set<String> = [],
    ignoring isKnown: (Diagnostic) -> Bool = { _ in false }
  ) async throws(LayoutAnimationError) {
    let own = try PlannedTimeline(file, options: options)
    let direction = Canvas(own.plan.timeline.canvas).direction
    let canvases = screens.flatMap { screen in
      direction.choices(bothDirections).map { (Canvas(screen, $0), screen.file) }
    }
    let sweeper = CanvasSweeper(canvases, options, own: own, scrolled: scrolled)
    try await self.init(own, canvases.map(\.0), sweeper.run(jobs: jobs.count), isKnown)
    self.scene = scene
  }

  private init(
    _ own: PlannedTimeline, _ canvases: [Canvas], _ trials: [CanvasTrial],
    _ isKnown: (Diagnostic) -> Bool = { _ in false }
  ) {
    let timeline = own.plan.timeline
    (path, file) = (own.path, own.file)
    self.own = Canvas(timeline.canvas)
    changesCanvas = timeline.canvases.count > 1
    self.canvases = canvases
    self.trials = trials.map(\.planned)
    problems = SweepProblem.gathered(from: trials, timeline, except: isKnown)
  }
}

extension Sweep.Direction {
  var opposite: Self { self == .leftToRight ? .rightToLeft : .leftToRight }

  func choices(_ both: Bool) -> [Self] { both ? [self, opposite] : [self] }

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

  fileprivate init(_ screen: Sweep.Screen, _ direction: Sweep.Direction) {
    let size = screen.file.timeline.canvas.size
    self.init(
      width: size.width, height: size.height, direction: direction, device: screen.device)
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
