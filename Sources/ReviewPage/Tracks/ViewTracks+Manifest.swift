import LayoutAnimation
import Primitives

extension ViewTracks {
  /// The views of a manifest; empty if there is none.
  ///
  /// - Parameter count: the number of frames from 0 on.
  init(_ manifest: Manifest?, count: Int) {
    let tree = manifest?.views ?? []
    let places = zip(tree.map(\.id), tree.indices).reduce(into: [:]) { $0[$1.0] = $1.1 }
    let parents = tree.map { $0.superview.flatMap { places[$0] } }
    views = .array(
      zip(tree, parents).map { view, parent in
        .object(["id": JSON(view.id), "parent": JSON(parent ?? -1)])
      })
    var tracks = tree.map { _ in ViewTrack() }
    let states = manifest.map { $0.frames(upTo: count) } ?? []
    for frame in states {
      var placed: [TrackSample] = []
      for (index, state) in (frame ?? []).enumerated() {
        placed.append(TrackSample(state, in: parents[index].map { placed[$0] }))
      }
      for index in tree.indices { tracks[index].append(frame == nil ? nil : placed[index]) }
    }
    json = .array(tracks.map(\.json))
  }
}

extension Manifest {
  /// Nil for frames that are not in the manifest.
  fileprivate func frames(upTo count: Int) -> [[Inspection.ViewState]?] {
    var all = [[Inspection.ViewState]?](repeating: nil, count: count)
    for (frame, states) in zip(frames, states()) where frame.index < count {
      all[frame.index] = states
    }
    return all
  }
}

extension TrackSample {
  /// - Parameter superview: the state of its superview in the same frame.
  fileprivate init(_ state: Inspection.ViewState, in superview: TrackSample?) {
    self.init(
      frame: Rect(
        center: Point(x: state.center.x, y: state.center.y),
        size: Size(width: state.size.width, height: state.size.height)),
      transform: AffineTransform(state.transform), alpha: state.alpha, isHidden: state.isHidden,
      color: state.backgroundColor, contentOffset: state.contentOffset,
      gradient: state.gradient, shadow: state.shadow, transformWords: state.transform.wordsIfAny,
      in: superview)
  }
}
