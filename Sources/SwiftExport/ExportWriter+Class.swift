import AutoLayout
import Primitives
import Reporting
import TimelineModel
import Timing

extension ExportWriter {
  mutating func writeClass(_ parts: VectorParts) {
    noteDifferences()
    let title = timeline.name.map { " of \"\($0.onOneLine)\"" } ?? ""
    code.line(
      "/// Builds the views\(title), performs the keyframes and records where UIKit puts them.")
    code.line("@MainActor")
    code.open("final class \(names.type) {")
    writeProperties()
    writeConstraints()
    code.line()
    code.open("init() {")
    code.line("screen.view = root")
    code.line("root.translatesAutoresizingMaskIntoConstraints = true")
    code.line("screen.viewRespectsSystemMinimumLayoutMargins = false")
    write(timeline.canvas)
    writeViews()
    writeActivation()
    code.close()
    writeTimes()
    writeTurns(parts.animations)
    write(parts)
    for part in [ExportedSupport.recording, ExportedSupport.making, ExportedSupport.motion] {
      code.line()
      code.block(part)
    }
    for kind in ViewClass.allCases where kind == .plain || classes.contains(kind) {
      code.line()
      code.block(kind.declaration)
    }
    code.close()
  }

  private mutating func noteDifferences() {
    if timeline.compatibility == .iOS7 { note(.iOS7) }
    if timeline.canvas.edges != .exact { note(.edges) }
    if timeline.framesPerSecond != 60 { note(.framesPerSecond(timeline.framesPerSecond)) }
  }

  private mutating func writeProperties() {
    code.line("let screen = UIViewController()")
    for (index, name) in names.views.enumerated() {
      code.line("let \(name) = \(index == 0 ? "Box" : classes[index].name)()")
    }
    for name in names.guides { code.line("let \(name) = UILayoutGuide()") }
    writeBands()
  }

  /// The guides of view controllers are deprecated: guides outside of the safe area take their place.
  private mutating func writeBands() {
    let items = timeline.constraints.flatMap {
      [$0.constraint.firstItem, $0.constraint.secondItem].compactMap(\.self)
    }
    if items.contains(.topLayoutGuide) {
      code.line("lazy var topLayoutGuide: UILayoutGuide = band(.top, .bottom)")
    }
    if items.contains(.bottomLayoutGuide) {
      code.line("lazy var bottomLayoutGuide: UILayoutGuide = band(.bottom, .top)")
    }
  }

  private mutating func writeTimes() {
    let turns = timeline.turns
    let times = turns.map { SwiftLiteral.seconds(timeline.keyframes[$0.lowerBound].time) }
    code.line()
    code.line("/// When the turns of the run loop come, in seconds.")
    code.line("static let times: [Double] = \(SwiftLiteral.list(times))")
    code.line()
    code.open("func perform(_ turn: Int) {")
    code.line("switch turn {")
    for index in turns.indices { code.line("case \(index): turn\(index + 1)()") }
    code.line("default: break")
    code.line("}")
    code.close()
  }

  private mutating func write(_ parts: VectorParts) {
    let moments = timeline.recordedMoments.map(SwiftLiteral.seconds)
    code.line()
    code.line("static let name = \"\(names.type)\"")
    code.line("static let size = \(SwiftLiteral.size(timeline.canvas.size))")
    code.line("static let scale: CGFloat = \(timeline.canvas.scale)")
    code.line("/// When presentation values are recorded, in seconds.")
    code.line("static let moments: [Double] = \(SwiftLiteral.list(moments))")
    code.open("var views: [(String, UIView)] {")
    code.line("[")
    for (view, name) in zip(timeline.views, names.views) {
      code.line("  (\(SwiftLiteral.string(view.id)), \(name)),")
    }
    code.line("]")
    code.close()
    writeTexts(parts)
  }

  /// The parts of the timeline, as they are. `"""#` occurs in no JSON.
  private mutating func writeTexts(_ parts: VectorParts) {
    code.line("static let members: [String] = [")
    for member in parts.members { writeRaw(member, after: ",") }
    code.line("]")
    code.line("static let duration: String? = \(parts.duration.map { "\"\($0)\"" } ?? "nil")")
    code.line("static let keyframes: [(Int, String)] = [")
    for (turn, keyframe) in zip(parts.turns, parts.keyframes) {
      code.line("(\(turn),")
      writeRaw(keyframe, after: "),")
    }
    code.line("]")
  }

  private mutating func writeRaw(_ text: String, after end: String) {
    code.verbatim("#\"\"\"")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      code.verbatim(String(line))
    }
    code.verbatim("\"\"\"#" + end)
  }
}
