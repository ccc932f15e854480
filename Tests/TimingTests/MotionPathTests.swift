import Primitives
import Testing
import Timing

@Suite struct MotionPathTests {
  private let values = [
    Point(x: 3, y: 5), Point(x: 40, y: 9), Point(x: 31, y: 70), Point(x: 90, y: 66),
  ]

  private func curved(_ pacing: MotionPath.Pacing) -> MotionPath {
    let inner = [
      MotionSegment.Controls(Point(x: 9, y: -30), Point(x: 44, y: 20)), nil,
      MotionSegment.Controls(Point(x: 31, y: 70), Point(x: 70, y: 99)),
    ]
    return MotionPath(
      values: values,
      segments: (0..<3).map { MotionSegment(from: values[$0], to: values[$0 + 1], inner[$0]) },
      pacing: pacing, rotationMode: .auto)
  }

  private func isNear(_ a: Point, _ b: Point, _ tolerance: Double = 1e-9) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  /// De Casteljau's construction.
  private func casteljau(_ points: [Point], _ t: Double) -> Point {
    points.count == 1
      ? points[0] : casteljau(zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }, t)
  }

  @Test func easedTimeIsTheParameter() {
    let times = [0, 0.2, 0.5, 1]
    let path = curved(.keyTimes(times, [.easeInOut, .linear, .cubic(.easeIn)]))
    let inner = path.segments[0].controls
    for step in 0...20 {
      let fraction = Double(step) / 20
      let eased = TimingCurve.easeInOut.progress(at: fraction, of: .second)
      let points = [values[0], inner?.first, inner?.second, values[1]].compactMap(\.self)
      #expect(isNear(path.place(at: 0.2 * fraction).position, casteljau(points, eased), 1e-6))
      let line = values[1] + (values[2] - values[1]) * fraction
      #expect(isNear(path.place(at: 0.2 + 0.3 * fraction).position, line, 1e-6))
    }
  }

  @Test func everyValueIsReachedAtItsTime() {
    let times = [0, 0.25, 0.5, 1]
    let path = curved(.keyTimes(times, Array(repeating: .easeInOut, count: 3)))
    for (time, value) in zip(times, values) { #expect(path.place(at: time).position == value) }
    #expect(path.place(at: -0.5).position == values[0])
    #expect(path.place(at: 1.5).position == values[3])
  }

  /// Two values at one time are a jump.
  @Test func equalKeyTimesJump() {
    let path = curved(.keyTimes([0, 0.5, 0.5, 1], Array(repeating: .linear, count: 3)))
    #expect(path.place(at: 0.5).position == values[2])
    #expect(isNear(path.place(at: 0.5 - 1e-9).position, values[1], 1e-5))
  }

  /// Lengths between equally distant times, measured as polylines.
  @Test(arguments: [false, true])
  func pacedMotionHasConstantSpeed(isSmooth: Bool) {
    let path =
      isSmooth
      ? MotionPath(
        values: values, segments: MotionSegment.spline(through: values), pacing: .paced)
      : curved(.paced)
    let steps = 2000
    let lengths = (0..<10).map { part in
      let points = (0...steps).map { step in
        path.place(at: (Double(part) + Double(step) / Double(steps)) / 10).position
      }
      return zip(points, points.dropFirst()).reduce(0) { sum, pair in
        let step = pair.1 - pair.0
        return sum + (step.x * step.x + step.y * step.y).squareRoot()
      }
    }
    // A polyline cuts corners, by less than one of its steps.
    for length in lengths {
      #expect(abs(length - lengths[0]) < lengths[0] / Double(steps), "\(lengths)")
    }
    #expect(path.place(at: 1).position == values[3])
  }

  @Test func discreteMotionJumps() {
    let path = MotionPath(
      values: [values[0], values[1]], segments: [MotionSegment(from: values[0], to: values[1])],
      pacing: .discrete([0, 0.3, 1]))
    #expect(
      [0, 0.29, 0.3, 1].map { path.place(at: $0).position == values[0] } == [
        true, true, false, false,
      ])
  }

  /// A parabola sampled evenly is reproduced between inner points, since its tangents are half the
  /// differences of the neighbours.
  @Test func aSmoothPathHasTheTangentsOfCatmullAndRom() throws {
    let points = (0..<5).map { Point(x: Double($0), y: Double($0 * $0)) }
    let path = MotionPath(
      values: points, segments: MotionSegment.spline(through: points),
      pacing: .keyTimes([0, 0.25, 0.5, 0.75, 1], Array(repeating: .linear, count: 4)))
    for step in 0...20 {
      let x = 1 + 2 * Double(step) / 20
      #expect(isNear(path.place(at: x / 4).position, Point(x: x, y: x * x)))
    }
  }

  @Test func twoValuesAreALineInEveryMode() {
    let ends = [Point(x: 4, y: 1), Point(x: 10, y: 25)]
    let line = MotionPath(
      values: ends, segments: MotionSegment.spline(through: ends), pacing: .paced)
    for step in 0...10 {
      let fraction = Double(step) / 10
      #expect(isNear(line.place(at: fraction).position, ends[0] + (ends[1] - ends[0]) * fraction))
    }
  }

  /// The rotation, compared with a difference of positions.
  @Test func theXAxisFollowsThePath() throws {
    let path = curved(.keyTimes([0, 0.4, 0.6, 1], Array(repeating: .linear, count: 3)))
    for step in 0..<40 {
      let time = (Double(step) + 0.5) / 40
      let turn = try #require(path.place(at: time).turn)
      let change = path.place(at: time + 1e-7).position - path.place(at: time - 1e-7).position
      let length = (change.x * change.x + change.y * change.y).squareRoot()
      #expect(isNear(Point(x: turn.a, y: turn.b), change * (1 / length), 1e-4), "at \(time)")
      #expect(turn.c == -turn.b && turn.d == turn.a)
    }
    // The first control point of the last segment is its start.
    let start = try #require(path.place(at: 0.6).turn)
    let chord = Point(x: 70, y: 99) - values[2]
    #expect(abs(start.a * chord.y - start.b * chord.x) < 1e-9 && start.a > 0)
  }
}
