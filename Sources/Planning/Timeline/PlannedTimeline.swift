package import AutoLayout
package import Expansion
package import JSONText
package import Presentation
import Primitives
public import Reporting
package import TimelineModel

/// A timeline whose layouts have been solved, so that its frames can be drawn in any order.
public struct PlannedTimeline: Sendable {
  /// The file as the user named it, or the variant as `VariantPath` names it.
  package let path: String
  /// The file whose text it is.
  package let file: String
  /// The name of the variant whose metrics it has; nil for its own.
  package let variant: String?
  package var plan: AnimationPlan { storedPlan.value }
  private let storedPlan: Stored<AnimationPlan>
  /// What replaced values of the timeline's file.
  package let options: PlanOptions
  /// The text of the expanded timeline, whose locations are those of what was written.
  package var source: SourceText { storedSource.value }
  private let storedSource: Stored<SourceText>
  /// The files that the timeline includes.
  package let included: [IncludedFile]
  package let limits: LayoutLimits

  /// Solves every layout of the timeline.
  ///
  /// - Parameters:
  ///   - options: replace values of the timeline.
  ///   - recordsFindings: whether the findings of `report` are recorded at the same time, for a
  ///     caller that is certain to ask for them.
  ///   - recordsLints: the same of `lints()`.
  ///   - observeTurn: as of an `AnimationPlan`, also given the timeline that is played.
  /// - Throws: `invalidTimeline` if the options do not fit the canvas or a layout cannot be
  ///   computed.
  package init(
    _ file: TimelineFile, options: PlanOptions = .none, recordsFindings: Bool = false,
    recordsLints: Bool = false,
    observeTurn: ((Timeline, inout LayoutEngine) -> Void)? = nil
  ) throws(LayoutAnimationError) {
    path = file.path
    self.file = file.file
    variant = file.variant
    storedSource = Stored(file.source)
    included = file.included
    self.options = options
    limits = LayoutLimits(expandedSize: file.source.bytes.count)
      .shared(among: file.variantCount)
    let timeline = try file.timeline.overridden(by: options)
    storedPlan = Stored(
      try AnimationPlan.make(
        timeline, file.file, file.source, recordsFindings, recordsLints, limits,
        observeTurn.map { observe in { observe(timeline, &$0) } }))
  }

  /// Solves every layout of another timeline that was read from the same text.
  ///
  /// - Parameter path: what to call it in place of the file.
  /// - Throws: `invalidTimeline` if a layout cannot be computed.
  package init(
    _ planned: PlannedTimeline, playing timeline: Timeline, called path: String
  ) throws(LayoutAnimationError) {
    self.path = path
    file = path
    variant = planned.variant
    storedSource = planned.storedSource
    included = planned.included
    options = planned.options
    limits = planned.limits
    storedPlan = Stored(
      try AnimationPlan.make(timeline, path, planned.source, true, false, limits))
  }

  /// At least 1. The last frame shows the settled layout, unless the timeline's duration ends
  /// before.
  public var frameCount: Int { plan.frameCount }
  /// In pixels.
  public var width: Int { plan.width }
  /// In pixels.
  public var height: Int { plan.height }

  /// Whether the background of the canvas is opaque at all times, and covers the whole picture.
  package var hasOpaqueCanvas: Bool {
    let canvas = plan.timeline.canvas
    // The picture has room for states that no keyframe goes to, too.
    let sides = [canvas.size.width, canvas.size.height].map { $0 * Double(canvas.scale) }
    return plan.timeline.hasOpaqueCanvas && sides.map { Int($0.rounded()) } == [width, height]
  }

  /// The `name` of the timeline's file; nil without one.
  public var name: String? { plan.timeline.name }

  /// The files that are read besides its own: images, and what it includes.
  package var inputFiles: [String] {
    plan.timeline.images.compactMap(\.location) + included.compactMap(\.location)
  }

  /// The path, with the name if there is one: `toast.json (The toast slides in)`.
  package var title: String { path + (name.map { " (\($0))" } ?? "") }

  /// Conflicts, ties and ambiguities in the layouts, all of them warnings. One that comes and goes is told
  /// once, with the keyframes in which it returns.
  ///
  /// - Complexity: plays the timeline again.
  public func report() -> DiagnosticReport { report(.equation) }

  /// - Parameter notation: how constraints are written.
  /// - Complexity: plays the timeline again, unless its findings were recorded when it was planned.
  package func report(_ notation: ConstraintNotation) -> DiagnosticReport {
    let wording = FindingWording(plan.timeline, notation)
    return report(RecurringFinding.joined(plan.findings()).map(wording.diagnostic))
  }

  /// The same with one warning for each of `plan.findings()`.
  package func reportOfEachFinding() -> DiagnosticReport {
    let wording = FindingWording(plan.timeline, .equation)
    let findings = plan.findings()
    return report(
      findings.indices.map { index in
        wording.diagnostic(findings[index], after: index > 0 ? findings[index - 1] : nil)
      })
  }

  private func report(_ diagnostics: [Diagnostic]) -> DiagnosticReport {
    DiagnosticReport(path: file, source: source, diagnostics: diagnostics.map(ofVariant))
  }
}

extension PlannedTimeline {
  /// The file is that of all variants, so that the one with the finding is named.
  func ofVariant(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let variant else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.notes.append("in the variant `\(variant)`")
    return diagnostic
  }
}

extension PlannedTimeline: CustomStringConvertible {
  /// `timeline.json: 76 frames, 750×1334`
  public var description: String {
    "\(path): \(counted(frameCount, "frame")), \(PixelSize(width: width, height: height))"
  }
}

extension AnimationPlan {
  fileprivate static func make(
    _ timeline: Timeline, _ path: String, _ source: SourceText, _ recordsFindings: Bool,
    _ recordsLints: Bool, _ limits: LayoutLimits,
    _ observeTurn: ((inout LayoutEngine) -> Void)? = nil
  ) throws(LayoutAnimationError) -> AnimationPlan {
    do throws(PlanningError) {
      return try AnimationPlan(
        timeline, recordsFindings: recordsFindings, recordsLints: recordsLints, limits: limits,
        observeTurn: observeTurn)
    } catch {
      let report = DiagnosticReport(
        path: path, source: source, diagnostics: [Diagnostic(error, in: timeline)])
      throw LayoutAnimationError(
        .invalidTimeline, "`\(path)` cannot be laid out", report: report)
    }
  }
}

extension Timeline {
  fileprivate func overridden(by options: PlanOptions) throws(LayoutAnimationError) -> Timeline {
    var timeline = self
    timeline.framesPerSecond = options.framesPerSecond ?? framesPerSecond
    timeline.canvas.scale = options.scale ?? canvas.scale
    timeline.canvas.edges = options.edges?.rasterization ?? canvas.edges
    for var canvas in canvases {
      canvas.scale = timeline.canvas.scale
      try canvas.check(canvas.size.width, "width")
      try canvas.check(canvas.size.height, "height")
    }
    return timeline
  }
}

extension PlanOptions.Edges {
  fileprivate var rasterization: EdgeRasterization {
    switch self {
    case .exact: .exact
    case .device: .device
    case .coreGraphics: .coreGraphics
    }
  }
}

extension Canvas {
  fileprivate func check(_ length: Double, _ side: String) throws(LayoutAnimationError) {
    guard let problem = Canvas.problem(ofSide: length, scale: scale) else { return }
    throw LayoutAnimationError(.invalidTimeline, "the canvas's \(side) \(problem.message)")
  }
}
