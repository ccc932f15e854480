import Reporting
import TimelineModel
import Timing

/// Keyframes that are timed by `after` and start at another time because one before them changed.
struct FollowingKeyframes {
  private let files: WrittenChanges
  private let changes: [TimelineChange]

  init(_ files: WrittenChanges, _ changes: [TimelineChange]) {
    (self.files, self.changes) = (files, changes)
  }

  /// Attaches each to the nearest change before it that moves it, and says so there once; without
  /// such a change it is a change of its own.
  func added(to others: [TimelineChange]) -> [TimelineChange] {
    var others = others
    var shifts: [Int: [Nanoseconds]] = [:]
    let sources = sources(among: others)
    for follower in changes {
      guard let source = sources.first(of: follower.causes[0]) else {
        others.append(follower)
        continue
      }
      others[source] = others[source].causing(follower)
      shifts[source, default: []].append(shift(of: follower.causes[0]))
    }
    return others.enumerated().map { index, change in
      shifts[index].map { change.adding("; \(Self.words($0))") } ?? change
    }
  }

  private func shift(of cause: ChangeCause) -> Nanoseconds {
    guard case .keyframe(let old)? = cause.old, case .keyframe(let new)? = cause.new
    else { return .zero }
    return files.new.timeline.keyframes[new].time - files.old.timeline.keyframes[old].time
  }

  /// For each keyframe the nearest change before it that moves it, in either file.
  private struct Sources {
    var new: [TimelinePlace: Int] = [:]
    var removed: [TimelinePlace: Int] = [:]

    func first(of cause: ChangeCause) -> Int? {
      cause.new.flatMap { new[$0] } ?? cause.old.flatMap { removed[$0] }
    }
  }

  private func sources(among changes: [TimelineChange]) -> Sources {
    var movers = Sources()
    for (index, change) in changes.enumerated() {
      for cause in change.causes where cause.movesKeyframes {
        if let place = cause.new {
          movers.new[place] = movers.new[place] ?? index
        } else if let place = cause.old {
          movers.removed[place] = index
        }
      }
    }
    return Sources(
      new: Self.spread(movers.new, files.new), removed: Self.spread(movers.removed, files.old))
  }

  private static func spread(
    _ movers: [TimelinePlace: Int], _ file: WrittenTimeline
  ) -> [TimelinePlace: Int] {
    var nearest: Int?
    return file.keyframesInFileOrder.reduce(into: [:]) { sources, keyframe in
      sources[.keyframe(keyframe)] = nearest
      nearest = movers[.keyframe(keyframe)] ?? nearest
    }
  }

  private static func words(_ shifts: [Nanoseconds]) -> String {
    let keyframes =
      shifts.count == 1 ? "the following keyframe starts" : "the following keyframes start"
    let largest = shifts.map { max($0, .zero - $0) }.max() ?? .zero
    let isLater = shifts.allSatisfy { $0 > .zero }
    guard isLater || shifts.allSatisfy({ $0 < .zero }) else { return keyframes + " at other times" }
    let amount = shifts.allSatisfy { $0 == shifts[0] } ? "\(largest)" : "up to \(largest)"
    return "\(keyframes) \(amount) \(isLater ? "later" : "earlier")"
  }
}

extension ChangeCause {
  /// Whether it is of when a keyframe starts or ends, or adds or removes a part.
  fileprivate var movesKeyframes: Bool {
    switch field {
    case nil, .keyframe(.time), .keyframe(.duration), .keyframe(.delay), .keyframe(.curve),
      .keyframe(.repeatCount), .keyframe(.autoreverse), .keyframe(.animator), .keyframe(.event):
      true
    default: false
    }
  }
}
