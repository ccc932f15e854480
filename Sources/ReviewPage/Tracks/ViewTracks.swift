import AutoLayout
import LayoutAnimation
import Presentation
import Primitives
import TimelineModel

/// The values of every view in every frame, in the order of the timeline's views.
struct ViewTracks {
  /// The views, with the index of each superview.
  let views: JSON
  /// The tracks, in the same order.
  let json: JSON

  /// - Throws: only errors that a frame of the timeline throws too.
  init(_ timeline: PlannedTimeline, _ layouts: LayoutsInForce) throws(LayoutAnimationError) {
    let tree = timeline.plan.timeline.views
    views = .array(
      tree.map { view in
        .object(["id": JSON(view.id), "parent": JSON(view.superview?.rawValue ?? -1)])
      })
    var tracks = tree.indices.map { index in
      ViewTrack(
        isAligned: layouts.insets.contains { $0[index] != EdgeInsets() },
        hasSafeArea: layouts.safeAreas.contains { $0[index] != EdgeInsets() })
    }
    for frame in 0..<timeline.frameCount {
      let states = try timeline.layout(atFrame: frame).states
      let insets = layouts.insets[layouts.track[frame]]
      let safeAreas = layouts.safeAreas[layouts.track[frame]]
      for index in tree.indices {
        tracks[index].append(
          states[tree[index].id], alignment: insets[index], safeArea: safeAreas[index])
      }
    }
    json = .array(tracks.map(\.json))
  }
}

extension Inspection {
  /// By id of the view; only of views in the tree.
  fileprivate var states: [String: TrackSample] {
    var states: [String: TrackSample] = [:]
    for view in views {
      states[view.id] = TrackSample(view, in: view.superview.flatMap { states[$0] })
    }
    return states
  }
}

/// The values of one view by frame.
struct ViewTrack {
  private var values = TrackSample.keys.map { _ in ValueTrack() }
  private var quad = (0..<8).map { _ in ValueTrack() }
  /// Empty if the alignment rectangle is the frame.
  private var alignment: [ValueTrack]

  /// Top, left, bottom and right; empty if there never are any.
  private var safeArea: [ValueTrack]

  /// - Parameters:
  ///   - isAligned: whether the alignment rectangle differs from the frame at some time.
  ///   - hasSafeArea: whether the safe area differs from the bounds at some time.
  init(isAligned: Bool = false, hasSafeArea: Bool = false) {
    safeArea = (0..<(hasSafeArea ? 4 : 0)).map { _ in ValueTrack() }
    alignment = (0..<(isAligned ? 4 : 0)).map { _ in ValueTrack() }
  }

  /// - Parameters:
  ///   - state: nil if the view is not in the tree.
  ///   - insets: from the frame to the alignment rectangle.
  ///   - safe: from the bounds to the safe area.
  mutating func append(
    _ state: TrackSample?, alignment insets: EdgeInsets = EdgeInsets(),
    safeArea safe: EdgeInsets = EdgeInsets()
  ) {
    for (index, value) in zip(safeArea.indices, [safe.top, safe.left, safe.bottom, safe.right]) {
      safeArea[index].append(state == nil ? .null : JSON(rounded: value))
    }
    for (index, value) in (state?.values ?? TrackSample.noValues).enumerated() {
      values[index].append(value)
    }
    for index in quad.indices {
      quad[index].append(state.map { JSON(rounded: $0.corners[index]) } ?? .null)
    }
    guard !alignment.isEmpty else { return }
    let rect = state?.alignmentRect(insets)
    for index in alignment.indices {
      alignment[index].append(rect.map { JSON(rounded: $0[index]) } ?? .null)
    }
  }

  var json: JSON {
    let own = zip(TrackSample.keys, values).map { ($0, $1.json) }
    let rect: [(key: String, value: JSON)] =
      alignment.isEmpty ? [] : [("alignment", .array(alignment.map(\.json)))]
    let safe: [(key: String, value: JSON)] =
      safeArea.isEmpty ? [] : [("safeArea", .array(safeArea.map(\.json)))]
    return .object(own + [("quad", .array(quad.map(\.json)))] + rect + safe)
  }
}
