import Planning
import Primitives
import Reporting

extension Conformance {
  static func result(
    of scene: InterfaceScene, _ file: InterfaceFile, _ environment: SceneEnvironment,
    _ status: String
  ) throws(LayoutAnimationError) -> SceneResult {
    let imported = try file.imported(scene, in: environment)
    let recorded = scene.views.filter { $0.recordedFrame != nil }.count
    var result = SceneResult(
      path: file.path, root: scene.root.id, status: status, views: recorded, misses: [])
    do throws(LayoutAnimationError) {
      let timeline = try TimelineFile(
        contents: Array(imported.text.utf8), path: "\(file.path) (\(scene.root.id))")
      result.misses = try misses(scene, imported, PlannedTimeline(timeline))
    } catch {
      result.misses = scene.views.compactMap { view in
        view.recordedFrame.map {
          Miss(
            view: view.id, type: view.type, ours: [], recorded: numbers($0),
            cause: "the timeline is refused: \(error.report?.first ?? error.message)")
        }
      }
    }
    return result
  }

  private static func misses(
    _ scene: InterfaceScene, _ imported: ImportedScene, _ timeline: PlannedTimeline
  ) throws(LayoutAnimationError) -> [Miss] {
    let shown = try timeline.layout(at: 0)
    var frames: [String: [Double]] = [:]
    for view in shown.views {
      frames[view.id] = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
    }
    var misses: [Miss] = []
    for (index, view) in scene.views.enumerated() where index > 0 {
      guard let recorded = view.recordedFrame.map(numbers) else { continue }
      let ours = frames[imported.names[index]] ?? []
      let isRight =
        ours.count == 4 && zip(ours, recorded).allSatisfy { abs($0 - $1) <= tolerance + 1e-6 }
      if isRight { continue }
      misses.append(
        Miss(view: view.id, type: view.type, ours: ours, recorded: recorded, cause: ""))
    }
    if misses.isEmpty { return [] }
    var causes = MissCauses(scene, imported.names, timeline)
    causes.missed = Set(misses.map(\.view))
    return misses.map { miss in
      var miss = miss
      miss.cause = causes.cause(of: miss)
      return miss
    }
  }

  private static func numbers(_ frame: Rect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }
}

extension DiagnosticReport {
  fileprivate var first: String? {
    text(.concise).split(separator: "\n").first.map(String.init)
  }
}
