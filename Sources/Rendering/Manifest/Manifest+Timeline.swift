import AutoLayout
import FileAccess
import JSONText
import Planning
import Presentation
import Reporting
import TimelineModel

extension Manifest {
  /// What is rendered of a timeline, but for the layout.
  init(_ timeline: PlannedTimeline, origin: Origin, frames: [Frame]) {
    let views = timeline.plan.timeline.views
    self.init(
      origin: origin,
      views: views.map { view in
        View(id: view.id, superview: view.superview.map { views[$0.rawValue].id })
      },
      frames: frames, layout: [])
  }

  /// Frames in parts whose lines are made at a time: of so many that little is lost by reckoning
  /// the frame before each part again, and of no more than take some megabytes.
  var layoutParts: [Range<Int>] {
    let length = max(16, 16_384 / max(1, views.count))
    return stride(from: 0, to: frames.count, by: length).map {
      $0..<min($0 + length, frames.count)
    }
  }

  /// The changes in some of the frames that are listed.
  func layoutLines(_ part: Range<Int>, of timeline: PlannedTimeline) -> JSONLines {
    var before: [Inspection.ViewState]?
    if part.lowerBound > 0 {
      before = timeline.plan.states(inFrame: frames[part.lowerBound - 1].index)
    }
    let views = views.map { JSONMemberText("view", $0.id) }
    return JSONLines(indentation: Text.lineIndentation) { json in
      for frame in frames[part] {
        let states = timeline.plan.states(inFrame: frame.index)
        json.writeChanges(from: before, to: states, of: views, inFrame: frame.index)
        before = states
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeChanges(
    from before: [Inspection.ViewState]?, to states: [Inspection.ViewState],
    of views: [JSONMemberText], inFrame index: Int
  ) {
    let frame = JSONMemberText("frame", index)
    // Spans, because an array copies every state that it is asked for.
    let states = states.span
    for index in states.indices {
      let difference =
        if let before {
          Manifest.Difference(from: before.span[index], to: states[index])
        } else {
          Manifest.Difference(whole: states[index])
        }
      if difference.isEmpty { continue }
      element { $0.writeChange(difference, of: views[index], inFrame: frame) }
    }
  }
}

extension Manifest.Origin {
  init(_ timeline: PlannedTimeline, _ directory: FrameDirectory, _ options: OutputOptions) {
    tool = layoutAnimationVersion
    pixelRevision = Rendering.pixelRevision
    timelineName = timeline.plan.timeline.name
    timelineSHA256 = SHA256Sum(of: timeline.source.bytes)
    images = timeline.plan.timeline.images.map {
      Manifest.Image(
        path: $0.path, sha256: SHA256Sum($0.checksum) ?? SHA256Sum(of: $0.contents))
    }
    framesPerSecond = timeline.framesPerSecond
    scale = timeline.plan.timeline.canvas.scale
    edges = timeline.plan.timeline.canvas.edges
    pattern = directory.pattern.description
    startNumber = directory.startNumber
    hash = options.hash
    overlay = options.overlay
    encoding = options.encoding
    width = timeline.width
    height = timeline.height
    frameCount = timeline.frameCount
  }
}
