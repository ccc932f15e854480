import AutoLayout
import FileAccess
import Planning
import Presentation
import Rendering
import Reporting
import TimelineModel
import Timing

/// Which views one side has, and what they are in its frames.
struct FrameLayouts {
  let views: [Manifest.View]
  let framesPerSecond: Int
  private let plan: AnimationPlan?
  private let listed: [Int: [Inspection.ViewState]]

  init(_ plan: AnimationPlan) {
    views = plan.timeline.viewTree
    framesPerSecond = plan.clock.framesPerSecond
    self.plan = plan
    listed = [:]
  }

  init(_ manifest: Manifest) {
    views = manifest.views
    framesPerSecond = manifest.origin.framesPerSecond
    plan = nil
    listed = zip(manifest.frames, manifest.states()).reduce(into: [:]) { listed, frame in
      listed[frame.0.index] = frame.1
    }
  }

  /// In the order of `views`; nil for a frame that a manifest does not list.
  func states(in frame: Int) -> [Inspection.ViewState]? {
    guard let plan else { return listed[frame] }
    return plan.states(inFrame: frame)
  }
}

extension FrameSource {
  /// What is known of the views: all of a timeline, and of a folder what its manifest says, if that
  /// is of these frames.
  ///
  /// - Parameter notes: gets why nothing is known.
  /// - Throws: `unreadableInput` for a frame that cannot be read.
  func layouts(
    of frames: [Int], notes: inout [String]
  ) throws(LayoutAnimationError) -> FrameLayouts? {
    guard case .folder(let folder) = self else { return timeline.map { FrameLayouts($0.plan) } }
    guard let manifest = folder.manifest else {
      notes.append("`\(path)` has no `\(Manifest.fileName)` that tells where the views are")
      return nil
    }
    if let stranger = try folder.firstStranger(among: frames, to: manifest) {
      notes.append(stranger)
      return nil
    }
    return FrameLayouts(manifest)
  }
}

extension FrameFolder {
  /// Why the manifest does not tell of all the frames: the first that it does not list, as of a run
  /// that was cut short, or whose file is not, byte for byte, the one that it lists; nil if it does.
  fileprivate func firstStranger(
    among numbers: [Int], to manifest: Manifest
  ) throws(LayoutAnimationError) -> String? {
    var listed = manifest.frames[...]
    for number in numbers {
      let name = directory.name(of: number)
      listed = listed.drop { $0.index < number }
      guard let frame = listed.first, frame.index == number, frame.file == name else {
        return "`\(manifestPath)` does not list `\(name)`"
      }
      if frame.fileSHA256 != SHA256Sum(of: try contents(of: number)) {
        return "`\(manifestPath)` is not of these frames: `\(name)` is another file"
      }
    }
    return nil
  }
}
