import AutoLayout
import JSONText
import Reporting
import TimelineModel
import Timing

extension ExportWriter {
  /// A method for each turn of the run loop.
  ///
  /// - Parameter animations: the values of the key `animation`, by keyframe.
  mutating func writeTurns(_ animations: [JSONValue?]) {
    for (number, turn) in timeline.turns.enumerated() {
      let time = SwiftLiteral.seconds(timeline.keyframes[turn.lowerBound].time)
      code.line()
      code.line("/// At \(time) seconds.")
      code.open("private func turn\(number + 1)() {")
      write(turn, animations)
      code.line("root.layoutIfNeeded()")
      code.close()
    }
  }

  /// The steps of one keyframe animation follow each other, and are written together.
  private mutating func write(_ turn: Range<Int>, _ animations: [JSONValue?]) {
    var rest = turn
    while let index = rest.first {
      let keyframes = timeline.keyframes[rest]
      let steps = keyframes.prefix {
        $0.step != nil && $0.step?.animation == keyframes[index].step?.animation
      }
      if steps.isEmpty, !holdsOnlyBlocks(index) {
        write(timeline.keyframes[index], animations[index])
      }
      writeSteps(Array(steps))
      rest = rest.dropFirst(max(1, steps.count))
    }
  }

  /// Writes what comes before the blocks of a keyframe.
  ///
  /// - Returns: whether that is all, because only the animations inside it have changes.
  private mutating func holdsOnlyBlocks(_ index: Int) -> Bool {
    let keyframe = timeline.keyframes[index]
    if let name = keyframe.name, !keyframe.isInner { code.line("// \(name.onOneLine)") }
    if keyframe.flushes { code.line("root.layoutIfNeeded()") }
    let next = index + 1
    return keyframe.flushes && keyframe.changes.isEmpty && next < timeline.keyframes.count
      && timeline.keyframes[next].isInner
  }

  private mutating func write(_ keyframe: Keyframe, _ written: JSONValue?) {
    if keyframe.event != nil {
      faults.append(ExportFault(kind: .animatorEvent, location: keyframe.location))
    }
    guard keyframe.isAnimated, let animation = keyframe.animation else {
      return writeBody(of: keyframe, isAnimated: false)
    }
    let needsTiming = keyframe.changes.contains(where: \.isExplicit)
    // The compiler takes quadratic time for the statements of a closure, and linear time for those of
    // a function.
    let isLong = keyframe.changes.count > 40
    if needsTiming || isLong { code.open("do {") }
    if needsTiming {
      writeTiming(
        animation, alongPath: keyframe.changes.contains(where: \.isPath), keyframe.location)
    }
    if isLong {
      code.open("func change() {")
      writeBody(of: keyframe, isAnimated: true)
      code.close()
    }
    write(
      animation, SpringSpelling(written), isCut: written?.named("duration") != nil,
      keyframe.location
    ) { writer in
      if isLong {
        writer.code.line("_ = self")
        writer.code.line("change()")
      } else {
        writer.writeBody(of: keyframe, isAnimated: true)
      }
    }
    if needsTiming || isLong { code.close() }
  }

  mutating func writeBody(of keyframe: Keyframe, isAnimated: Bool) {
    for change in keyframe.changes { write(change, isAnimated: isAnimated) }
    if case .immediate(let view) = keyframe.layout {
      code.line("\(names[view]).layoutIfNeeded()")
    }
  }
}

extension Change {
  /// Whether it needs an animation of its own.
  var isExplicit: Bool {
    if case .setTransformComponent = operation { true } else { isPath }
  }

  fileprivate var isPath: Bool { if case .moveAlong = operation { true } else { false } }
}

extension String {
  /// As part of a comment, which a line break would end.
  var onOneLine: String { printable }
}
