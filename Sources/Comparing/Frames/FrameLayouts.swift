import FileAccess
import Planning
import Presentation
import Rendering
import Reporting
import Timing

/// The views of one side, and their states in its frames.
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
  /// The layouts of a timeline, or those in a folder's manifest, if that describes these frames.
  ///
  /// - Parameter notes: receives the reason if the layouts are not known.
  /// - Throws: `unreadableInput` for a frame that cannot be read.
  func layouts(
    of frames: [Int], notes: inout [String]
  ) throws(LayoutAnimationError) -> FrameLayouts? {
    guard case .folder(let folder) = self else { return timeline.map { FrameLayouts($0.plan) } }
    guard let manifest = folder.manifest else {
      notes.append("`\(path)` has no `\(Manifest.fileName)` that lists the views")
      return nil
    }
    if let mismatch = try folder.firstMismatch(among: frames, to: manifest) {
      notes.append(mismatch)
      return nil
    }
    return FrameLayouts(manifest)
  }
}

extension FrameFolder {
  /// Which frames the manifest lists whose files are gone; nil if none.
  private func absentFrames(of manifest: Manifest) -> String? {
    let present = Set(frames)
    let absent = manifest.frames.filter { !present.contains($0.index) }
    guard let first = absent.first else { return nil }
    return absent.count == 1
      ? "`\(manifestPath)` lists `\(first.file)`, which is missing"
      : "`\(manifestPath)` lists `\(first.file)` and \(absent.count - 1) more, which are missing"
  }

  /// Why the manifest does not describe these frames: by frames that are gone, or the first one that it does
  /// not list (as after a run that was cut short) or whose file has different bytes; nil if it describes all.
  fileprivate func firstMismatch(
    among numbers: [Int], to manifest: Manifest
  ) throws(LayoutAnimationError) -> String? {
    if let absent = absentFrames(of: manifest) { return absent }
    var listed = manifest.frames[...]
    for number in numbers {
      let name = directory.name(of: number)
      listed = listed.drop { $0.index < number }
      guard let frame = listed.first, frame.index == number, frame.file == name else {
        return "`\(manifestPath)` does not list `\(name)`"
      }
      if frame.fileSHA256 != SHA256Sum(of: try contents(of: number)) {
        return "`\(manifestPath)` does not describe these frames: `\(name)` is a different file"
      }
    }
    return nil
  }
}
