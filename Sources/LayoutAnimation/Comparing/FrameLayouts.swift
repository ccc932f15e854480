import AutoLayout
import Presentation
import Primitives
import TimelineModel
import Timing

/// Which views one side has, and what they are in its frames.
struct FrameLayouts {
  let views: [Manifest.View]
  let framesPerSecond: Int
  private let plan: AnimationPlan?
  private let listed: [Int: [Manifest.ViewState]]

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
  func states(in frame: Int) -> [Manifest.ViewState]? {
    guard let plan else { return listed[frame] }
    return plan.presentation(at: plan.clock.time(ofFrame: frame)).map { Manifest.ViewState($0) }
  }
}

extension Manifest.ViewState {
  fileprivate init(_ shown: PresentedView) {
    let (center, size) = (shown.geometry.center, shown.geometry.size)
    self.init(
      center: .init(x: center.x, y: center.y),
      size: .init(width: size.width, height: size.height), transform: .init(shown.transform),
      alpha: shown.alpha, isHidden: shown.isHidden,
      backgroundColor: .init(shown.backgroundColor))
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
    if let frame = try folder.firstFrame(among: frames, notIn: manifest) {
      notes.append(
        "`\(folder.manifestPath)` is not of these frames: `\(folder.directory.name(of: frame))` "
          + "is another file")
      return nil
    }
    return FrameLayouts(manifest)
  }
}

extension FrameFolder {
  /// The first frame whose file is not, byte for byte, the one that the manifest lists.
  fileprivate func firstFrame(
    among numbers: [Int], notIn manifest: Manifest
  ) throws(LayoutAnimationError) -> Int? {
    var listed = manifest.frames[...]
    for number in numbers {
      listed = listed.drop { $0.index < number }
      guard let frame = listed.first, frame.index == number,
        frame.file == directory.name(of: number),
        frame.fileSHA256 == SHA256Sum(of: try contents(of: number))
      else { return number }
    }
    return nil
  }
}
