import AutoLayout
import Planning
import Presentation
import Primitives
import Rendering
import Reporting
import TimelineModel

/// The result of laying out a timeline on one canvas.
struct CanvasTrial: Sendable {
  /// Nil if the timeline cannot be laid out on this canvas.
  var planned: PlannedTimeline?
  /// Why it cannot be laid out.
  var failure: Diagnostic?
  /// In the order in which they were found.
  var breaks: [LayoutBreak] = []
}

/// Tries several canvases at a time; each trial depends only on the file and its canvas.
struct CanvasSweeper: Sendable {
  private let options: PlanOptions
  private let canvases: [(Sweep.Canvas, TimelineFile)]
  private let rests: [RestLayout]
  private let own: Timeline
  /// Views of `own` that people can scroll to.
  private let scrolled: Set<ViewIndex>
  /// Half a pixel, in points.
  private let tolerance: Double

  /// - Parameters:
  ///   - canvases: with the timeline that is laid out on each.
  ///   - own: what they are compared with.
  ///   - scrolled: the ids of views that people can scroll to.
  init(
    _ canvases: [(Sweep.Canvas, TimelineFile)], _ options: PlanOptions, own: PlannedTimeline,
    scrolled: Set<String> = []
  ) {
    self.options = options
    self.canvases = canvases
    rests = own.plan.rests.map { RestLayout(own.plan, at: $0) }
    self.own = own.plan.timeline
    let views = own.plan.timeline.views
    self.scrolled = Set(
      views.indices.filter { scrolled.contains(views[$0].id) }.map { ViewIndex($0) })
    tolerance = 0.5 / Double(own.plan.timeline.canvas.scale)
  }

  /// Worker w of n tries the canvases w, w + n, w + 2n, …
  func run(jobs: Int) async throws(LayoutAnimationError) -> [CanvasTrial] {
    let count = min(jobs, canvases.count)
    let trials = await withTaskGroup { group in
      for worker in 0..<count {
        group.addTask { await work(stride(from: worker, to: canvases.count, by: count)) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    guard trials.count == canvases.count else { throw .cancelled }
    return trials.sorted { $0.place < $1.place }.map(\.trial)
  }

  private func work(_ places: StrideTo<Int>) async -> [(place: Int, trial: CanvasTrial)] {
    var trials: [(place: Int, trial: CanvasTrial)] = []
    for place in places {
      await Task.yield()
      guard !Task.isCancelled else { return trials }
      trials.append((place, trial(canvases[place].0, canvases[place].1)))
    }
    return trials
  }

  private func trial(_ canvas: Sweep.Canvas, _ file: TimelineFile) -> CanvasTrial {
    let override = CanvasOverride(
      size: Size(width: canvas.width, height: canvas.height),
      layoutDirection: canvas.direction.layoutDirection)
    do throws(LayoutAnimationError) {
      let planned = try PlannedTimeline(
        TimelineFile(file, on: override), options: options, recordsFindings: true)
      return CanvasTrial(planned: planned, breaks: breaks(of: planned, override.layoutDirection))
    } catch {
      let failure = error.report?.diagnostics.first
      return CanvasTrial(
        failure: failure
          ?? Diagnostic(.error, code: "no-layout", message: error.message, at: nil))
    }
  }

  private func breaks(
    of planned: PlannedTimeline, _ direction: LayoutDirection
  ) -> [LayoutBreak] {
    let pairs = ViewPairs(planned.plan.timeline, own)
    return rests.flatMap { own in
      RestComparison(
        own: pairs.inOrder(own), other: RestLayout(planned.plan, at: own.rest),
        isMirrored: direction != self.own.canvas.layoutDirection, tolerance: tolerance
      ).breaks()
    }.map(pairs.named).filter { !scrolled.contains($0) }
  }
}

extension Set<ViewIndex> {
  /// Whether one of these views is only out of sight.
  fileprivate func contains(_ found: LayoutBreak) -> Bool {
    switch found.kind {
    case .outsideSuperview(let view, _), .outsideCanvas(let view, _), .offScreen(let view):
      contains(view)
    case .overlap, .zeroSize: false
    }
  }
}
