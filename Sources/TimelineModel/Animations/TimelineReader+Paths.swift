import JSONText
import Primitives
import Timing

extension TimelineReader {
  static let pathShape = ObjectShape(
    "a path", in: "path",
    [
      "values", "keyTimes", "curves", "controlPoints", "calculationMode", "rotationMode",
      "additive",
    ])

  /// Reads a motion along a path.
  ///
  /// - Returns: nil if there is none, or something has been reported.
  mutating func motionPath(_ field: Field?) -> MotionPath? {
    guard let field, let fields = document.fields(field, of: Self.pathShape) else { return nil }
    let before = document.errorCount
    document.reportMissing("values", in: fields, of: Self.pathShape)
    let mode: CalculationMode = document.word(fields["calculationMode"]) ?? .linear
    let rotation: MotionPath.RotationMode = document.word(fields["rotationMode"]) ?? .none
    let isAdditive = document.boolean(fields["additive"]) ?? false
    reportIgnoredKeys(fields, mode)
    guard let values = pathValues(fields["values"], mode) else { return nil }
    let controls = controlPoints(fields["controlPoints"], segments: values.count - 1)
    let pacing = pacing(fields, values.count, mode)
    guard let pacing, document.errorCount == before else { return nil }
    let isSpline = mode == .cubic || mode == .cubicPaced
    return MotionPath(
      values: values,
      segments: isSpline ? MotionSegment.spline(through: values) : segments(values, controls),
      pacing: pacing, rotationMode: rotation, isAdditive: isAdditive)
  }

  /// Core Animation ignores these keys in these modes.
  private mutating func reportIgnoredKeys(_ fields: Fields, _ mode: CalculationMode) {
    let ignored: [String] =
      switch mode {
      case .linear: []
      case .discrete: ["curves", "controlPoints", "rotationMode"]
      case .paced: ["keyTimes", "curves"]
      case .cubic: ["controlPoints"]
      case .cubicPaced: ["keyTimes", "curves", "controlPoints"]
      }
    for key in ignored where fields.has(key) {
      document.report(
        .contradictoryKeys, "a path with the mode `\(mode.rawValue)` has no use for `\(key)`",
        at: fields.keyRange(of: key) ?? fields.range,
        help: "remove `\(key)`, or choose another `calculationMode`")
    }
  }

  private mutating func pathValues(
    _ field: Field?, _ mode: CalculationMode
  ) -> [Point]? {
    guard let field, let elements = document.list(field) else { return nil }
    let least = mode == .discrete ? 1 : 2
    guard elements.count >= least else {
      document.report(
        .wrongValue, "a path needs at least \(least) points, not \(elements.count)",
        at: field.value.shortRange, help: "write the points that it leads through, from its start")
      return nil
    }
    let points = elements.compactMap { document.point($0) }
    return points.count == elements.count ? points : nil
  }

  /// Reads two inner control points for each segment, or none for a line.
  private mutating func controlPoints(_ field: Field?, segments: Int) -> [MotionSegment.Controls?] {
    guard let field, let elements = list(field, of: segments, "one for each segment") else {
      return []
    }
    return elements.map { element in
      let points = document.list(element) ?? []
      guard [0, 2].contains(points.count) else {
        document.report(
          .wrongValue, "a segment has two inner control points or none, not \(points.count)",
          at: element.value.shortRange,
          help: "write `[{ \"x\": …, \"y\": … }, { \"x\": …, \"y\": … }]`, or `[]` for a line")
        return nil
      }
      let read = points.compactMap { document.point($0) }
      return read.count == 2 ? MotionSegment.Controls(read[0], read[1]) : nil
    }
  }

  private func segments(
    _ values: [Point], _ controls: [MotionSegment.Controls?]
  ) -> [MotionSegment] {
    values.indices.dropLast().map { index in
      MotionSegment(
        from: values[index], to: values[index + 1], controls.isEmpty ? nil : controls[index])
    }
  }

  private mutating func pacing(
    _ fields: Fields, _ count: Int, _ mode: CalculationMode
  ) -> MotionPath.Pacing? {
    switch mode {
    case .paced, .cubicPaced: return .paced
    case .discrete:
      return keyTimes(fields["keyTimes"], count + 1, "one more than there are values")
        .map { .discrete($0) }
    case .linear, .cubic:
      guard let times = keyTimes(fields["keyTimes"], count, "one for each value") else {
        return nil
      }
      guard let field = fields["curves"] else {
        return .keyTimes(times, Array(repeating: .linear, count: count - 1))
      }
      guard let elements = list(field, of: count - 1, "one for each segment") else { return nil }
      return .keyTimes(times, elements.map { curve($0) ?? .linear })
    }
  }

  /// Reads times in 0…1, ascending from 0 to 1; without any they are evenly spread.
  private mutating func keyTimes(_ field: Field?, _ count: Int, _ meaning: String) -> [Double]? {
    guard let field else { return (0..<count).map { Double($0) / Double(count - 1) } }
    guard let elements = list(field, of: count, meaning) else { return nil }
    let times = elements.compactMap { element in
      document.number(element, "from 0 to 1") { (0...1).contains($0) }
    }
    guard times.count == count else { return nil }
    for index in times.indices where !isInPlace(index, times) {
      document.report(
        .outOfRange, "`keyTimes` must ascend from 0 to 1", at: elements[index].range,
        help: "they are fractions of the duration; the first is 0 and the last is 1")
      return nil
    }
    return times
  }

  private func isInPlace(_ index: Int, _ times: [Double]) -> Bool {
    if index == 0 { return times[0] == 0 }
    return times[index] >= times[index - 1] && (index < times.count - 1 || times[index] == 1)
  }

  private mutating func list(_ field: Field, of count: Int, _ meaning: String) -> [Field]? {
    guard let elements = document.list(field) else { return nil }
    if elements.count == count { return elements }
    document.report(
      .wrongValue,
      "\(field.name) must have \(count) element\(count == 1 ? "" : "s") here, not \(elements.count)",
      at: field.value.shortRange, help: "write \(meaning)")
    return nil
  }
}
