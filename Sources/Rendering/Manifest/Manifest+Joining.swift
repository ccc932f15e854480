import Planning

extension Manifest {
  /// Joins manifests of frames of the same origin, as if all frames had been rendered in one run. Of a
  /// frame that several list, the first one counts.
  ///
  /// - Precondition: there is one at least, and all have the same origin and views.
  package init(joining manifests: [Manifest]) {
    var states: [Int: (frame: Frame, views: [Inspection.ViewState])] = [:]
    for manifest in manifests {
      for (frame, views) in zip(manifest.frames, manifest.states())
      where states[frame.index] == nil {
        states[frame.index] = (frame, views)
      }
    }
    self.init(
      origin: manifests[0].origin, views: manifests[0].views,
      states.keys.sorted().compactMap { states[$0] })
  }

  /// The manifest of some of the frames, as a run of them alone would write it.
  package func restricted(to isKept: (Int) -> Bool) -> Manifest {
    Manifest(
      origin: origin, views: views,
      zip(frames, states()).filter { isKept($0.0.index) }.map { (frame: $0.0, views: $0.1) })
  }

  /// - Parameter states: of every view in each frame, by frame.
  private init(
    origin: Origin, views: [View], _ states: [(frame: Frame, views: [Inspection.ViewState])]
  ) {
    var changes: [Change] = []
    var before: [Inspection.ViewState]?
    for (frame, after) in states {
      for (index, state) in after.enumerated() {
        let difference =
          before.map { Difference(from: $0[index], to: state) } ?? Difference(whole: state)
        if difference.isEmpty { continue }
        changes.append(Change(difference, of: views[index].id, inFrame: frame.index))
      }
      before = after
    }
    self.init(origin: origin, views: views, frames: states.map(\.frame), layout: changes)
  }
}

extension Manifest.Change {
  fileprivate init(_ difference: Manifest.Difference, of view: String, inFrame frame: Int) {
    self.init(
      frame: frame, view: view, center: difference.center, size: difference.size,
      transform: difference.transform, alpha: difference.alpha, isHidden: difference.isHidden,
      backgroundColor: difference.backgroundColor, layer: difference.layer,
      contentOffset: difference.contentOffset, gradient: difference.gradient,
      shadow: difference.shadow, text: difference.text, image: difference.image)
  }
}
