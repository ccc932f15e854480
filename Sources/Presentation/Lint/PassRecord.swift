import AutoLayout
import TimelineModel
import Timing

/// The views that one layout pass set, with the keyframe whose change each was waiting for.
struct PassRecord {
  let keyframe: Int
  let isAnimated: Bool
  /// Whether any keyframe of the timeline has an animation.
  let isAmongAnimated: Bool
  /// In order of views.
  private var settled: [Settled] = []

  private struct Settled {
    var view: ViewIndex
    var origin: Int
    var mover: Int?
    var isSeen: Bool
  }

  init(keyframe: Int, isAnimated: Bool, isAmongAnimated: Bool) {
    self.keyframe = keyframe
    self.isAnimated = isAnimated
    self.isAmongAnimated = isAmongAnimated
  }

  /// Records that the pass set a view.
  ///
  /// - Parameters:
  ///   - origin: the keyframe whose change was pending.
  ///   - mover: the keyframe whose running animation moves the view, if any.
  ///   - isSeen: whether the pass moves something that is drawn; false if it is animated, or another
  ///     animation moves the view.
  mutating func settle(_ view: ViewIndex, of origin: Int, _ mover: Int?, isSeen: Bool) {
    settled.append(Settled(view: view, origin: origin, mover: mover, isSeen: isSeen))
  }

  func lints(of timeline: Timeline) -> [Lint] {
    isAnimated ? unflushedStarts : jumps(timeline)
  }

  private var unflushedStarts: [Lint] {
    groups { $0.origin == keyframe ? nil : $0.origin }.map { origin, views in
      .unflushedStart(.init(keyframe: keyframe, earlier: origin, views: views))
    }
  }

  private func jumps(_ timeline: Timeline) -> [Lint] {
    let outside = groups { timeline.keyframes[$0.origin].isAnimated ? $0.origin : nil }
    let interrupting = groups {
      $0.mover == nil || timeline.keyframes[$0.origin].isAnimated ? nil : $0.origin
    }
    let sudden = groups {
      isAmongAnimated && $0.isSeen && $0.mover == nil && timeline.keyframes[$0.origin].isSudden
        ? $0.origin : nil
    }
    return outside.map { origin, views in
      .jump(.init(keyframe: origin, reason: .layoutOutside, views: views))
    }
      + interrupting.compactMap { origin, views in
        let mover = settled.first { $0.origin == origin && $0.mover != nil }?.mover
        return mover.map {
          .jump(.init(keyframe: origin, reason: .interruption(of: $0), views: views))
        }
      }
      + sudden.map { .jump(.init(keyframe: $0, reason: .notAnimated, views: $1)) }
  }

  /// The views grouped by a keyframe, in order of keyframes; nil omits a view.
  private func groups(
    by key: (Settled) -> Int?
  ) -> [(Int, [ViewIndex])] {
    var groups: [(Int, [ViewIndex])] = []
    for entry in settled {
      guard let origin = key(entry) else { continue }
      if let index = groups.firstIndex(where: { $0.0 == origin }) {
        groups[index].1.append(entry.view)
      } else {
        groups.append((origin, [entry.view]))
      }
    }
    return groups.sorted { $0.0 < $1.0 }
  }
}

extension Keyframe {
  /// Whether it changes things at once after the beginning, and does not say so by a duration of 0.
  fileprivate var isSudden: Bool { animation == nil && time > .zero }
}
