import Planning
import Presentation
import Primitives
import Rendering
import TimelineModel

/// How much happens in each frame of a timeline, by the states of its views.
struct SheetMotion {
  /// For each frame, how much of all motion has happened when it is shown, 0…1 and ascending; 0
  /// throughout if nothing moves.
  ///
  /// It is the mean of two measures: of the frames in which anything moves, how many have passed; and of
  /// the distance that views move in all, how much. The first alone would waste frames on the slow end
  /// of a spring, the second show nothing of it.
  let shares: [Double]

  /// The largest number of states that are computed; of longer timelines only every nth frame is.
  static let mostStates = 2_000_000

  init(_ timeline: PlannedTimeline, mostStates: Int = Self.mostStates) {
    let (plan, count) = (timeline.plan, timeline.frameCount)
    let step = max(1, (count * plan.timeline.views.count + mostStates - 1) / mostStates)
    let scale = min(plan.timeline.canvas.size.width, plan.timeline.canvas.size.height) / 4
    var distances = [Double](repeating: 0, count: count)
    var last = plan.states(inFrame: 0)
    for frame in stride(from: min(step, count), to: count, by: step) {
      let states = plan.states(inFrame: frame)
      distances[frame] = zip(last, states).reduce(0) { $0 + $1.0.distance(to: $1.1, scale) }
      last = states
    }
    self.init(distances: distances)
  }

  /// - Parameter distances: how far the views of each frame are from those of the frame before.
  init(distances: [Double]) {
    let moving = distances.count { $0 > Self.visible }
    let total = distances.reduce(0) { $0 + ($1 > Self.visible ? $1 : 0) }
    var (passed, distance) = (0, 0.0)
    shares = distances.map { own in
      guard own > Self.visible else {
        return moving == 0 ? 0 : (Double(passed) / Double(moving) + distance / total) / 2
      }
      passed += 1
      distance += own
      return (Double(passed) / Double(moving) + distance / total) / 2
    }
  }

  /// In points: less is not a change of the picture.
  private static let visible = 1e-3

  /// Whether a frame shows something else than the one before it.
  func moves(in frame: Int) -> Bool { frame > 0 && shares[frame] > shares[frame - 1] }
}

extension Inspection.ViewState {
  /// How far the view moves, in points: by its edges, its transform, and by `scale` for a change from
  /// transparent to opaque, or of a colour from 0 to 255.
  fileprivate func distance(to other: Self, _ scale: Double) -> Double {
    guard self != other, !(isHidden && other.isHidden) else { return 0 }
    let moves = [
      (other.center.x - center.x).magnitude + (other.size.width - size.width).magnitude / 2,
      (other.center.y - center.y).magnitude + (other.size.height - size.height).magnitude / 2,
      turn(to: other) * max(size.width, size.height) / 2,
      (other.transform.tx - transform.tx).magnitude, (other.transform.ty - transform.ty).magnitude,
      (other.contentOffset.x - contentOffset.x).magnitude,
      (other.contentOffset.y - contentOffset.y).magnitude, scale * change(to: other),
    ]
    return moves.reduce(0, max)
  }

  private func turn(to other: Self) -> Double {
    let (a, b) = (transform, other.transform)
    return [b.a - a.a, b.b - a.b, b.c - a.c, b.d - a.d].reduce(0) { max($0, $1.magnitude) }
  }

  private func change(to other: Self) -> Double {
    if isHidden != other.isHidden || gradient != other.gradient || image != other.image
      || shadow != other.shadow
    {
      return 1
    }
    let (a, b) = (backgroundColor, other.backgroundColor)
    let channels = [
      Double(b.red) - Double(a.red), Double(b.green) - Double(a.green),
      Double(b.blue) - Double(a.blue), Double(b.alpha) - Double(a.alpha),
    ]
    return max(
      (other.alpha - alpha).magnitude, channels.reduce(0) { max($0, $1.magnitude) } / 255)
  }
}
