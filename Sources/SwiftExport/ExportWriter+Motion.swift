import AutoLayout
import Primitives
import TimelineModel
import Timing

extension ExportWriter {
  /// `transform.rotation` and its like: a value that the layer animates as a number.
  mutating func write(
    _ component: Change.TransformComponent, of view: ViewIndex, isAnimated: Bool
  ) {
    switch component {
    case .rotation(let degrees):
      let from = rotations[view].map { "\(SwiftLiteral.number($0)) * .pi / 180" }
      let to = "\(SwiftLiteral.number(degrees)) * .pi / 180"
      writeNumber("transform.rotation.z", of: view, from: from, to: to, isAnimated)
      rotations[view] = degrees
    case .scale(let scale): writePair("transform.scale", of: view, scale, isAnimated)
    case .translation(let move): writePair("transform.translation", of: view, move, isAnimated)
    }
  }

  private mutating func writePair(
    _ keyPath: String, of view: ViewIndex, _ value: Point, _ isAnimated: Bool
  ) {
    for (axis, number) in [("x", value.x), ("y", value.y)] {
      writeNumber(
        "\(keyPath).\(axis)", of: view, from: nil, to: SwiftLiteral.number(number), isAnimated)
    }
  }

  private mutating func writeNumber(
    _ keyPath: String, of view: ViewIndex, from: String?, to: String, _ isAnimated: Bool
  ) {
    let arguments = [
      "\"\(keyPath)\"", "of: \(names[view])", "from: \(from ?? "nil")", "to: \(to)",
      isAnimated ? "timing" : "nil",
    ]
    code.line("set(\(arguments.joined(separator: ", ")))")
  }

  /// A `CAKeyframeAnimation` of the position.
  mutating func write(_ path: MotionPath, of view: ViewIndex, _ location: SourceLocation) {
    code.open("do {")
    code.line("let motion = CAKeyframeAnimation(keyPath: \"position\")")
    let isSmooth =
      path.values.count > 2 && path.segments == MotionSegment.spline(through: path.values)
    if isSmooth || path.segments.allSatisfy({ $0.controls == nil }) {
      let values = path.values.map { "NSValue(cgPoint: \(SwiftLiteral.point($0)))" }
      code.line("motion.values = \(SwiftLiteral.list(values))")
    } else {
      writeSegments(path)
    }
    write(path.pacing, isSmooth: isSmooth, location)
    if path.rotationMode != .none {
      let mode = path.rotationMode == .auto ? "rotateAuto" : "rotateAutoReverse"
      code.line("motion.rotationMode = .\(mode)")
    }
    if path.isAdditive { code.line("motion.isAdditive = true") }
    code.line("timing.add(motion, to: \(names[view]).layer)")
    code.close()
  }

  private mutating func writeSegments(_ path: MotionPath) {
    code.line("let line = UIBezierPath()")
    code.line("line.move(to: \(SwiftLiteral.point(path.values[0])))")
    for segment in path.segments {
      let end = SwiftLiteral.point(segment.to)
      guard let controls = segment.controls else {
        code.line("line.addLine(to: \(end))")
        continue
      }
      code.line(
        "line.addCurve(to: \(end), controlPoint1: \(SwiftLiteral.point(controls.first)), "
          + "controlPoint2: \(SwiftLiteral.point(controls.second)))")
    }
    code.line("motion.path = line.cgPath")
  }

  private mutating func write(
    _ pacing: MotionPath.Pacing, isSmooth: Bool, _ location: SourceLocation
  ) {
    switch pacing {
    case .keyTimes(let times, let curves):
      writeKeyTimes(times)
      let functions = curves.compactMap { if case .cubic(let curve) = $0 { curve } else { nil } }
      if functions.count < curves.count {
        faults.append(ExportFault(kind: .curveOfSegment, location: location))
      }
      code.line("motion.timingFunctions = \(SwiftLiteral.list(functions.map(SwiftLiteral.cubic)))")
      code.line("motion.calculationMode = .\(isSmooth ? "cubic" : "linear")")
    case .discrete(let times):
      writeKeyTimes(times)
      code.line("motion.calculationMode = .discrete")
    case .paced: code.line("motion.calculationMode = .\(isSmooth ? "cubicPaced" : "paced")")
    }
  }

  private mutating func writeKeyTimes(_ times: [Double]) {
    let numbers = times.map { "NSNumber(value: \(SwiftLiteral.number($0)))" }
    code.line("motion.keyTimes = \(SwiftLiteral.list(numbers))")
  }
}
