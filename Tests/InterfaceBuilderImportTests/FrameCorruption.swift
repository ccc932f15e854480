/// Replaces the recorded frames that constraints decide.
struct FrameCorruption {
  /// The number of those that were replaced whole.
  private(set) var frames = 0
  /// Of those whose size is that of a content, and stays.
  private(set) var origins = 0

  private enum Part {
    case nothing, origin, frame
  }

  private static let withoutContent: Set<Substring> = [
    "view", "stackView", "tableView", "collectionView", "scrollView", "containerView", "mapView",
    "visualEffectView",
  ]

  /// The frame of an element is in the line after its start tag.
  mutating func applied(to text: String) -> String {
    var part = Part.nothing
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("<rect key=\"frame\"") {
        lines.append(replaced(trimmed, part))
        part = .nothing
        continue
      }
      if trimmed.hasPrefix("<"), !trimmed.hasPrefix("</"), !trimmed.hasPrefix("<rect") {
        part = Self.part(of: trimmed, isRoot: line.prefix { $0 == " " }.count <= 8)
      }
      lines.append(String(line))
    }
    return lines.joined(separator: "\n")
  }

  private mutating func replaced(_ frame: Substring, _ part: Part) -> String {
    switch part {
    case .nothing: return String(frame)
    case .frame:
      frames += 1
      return "<rect key=\"frame\" x=\"-77\" y=\"1234.5\" width=\"3\" height=\"9\"/>"
    case .origin:
      origins += 1
      return String(frame.replacing(#/\b(x|y)="[^"]*"/#) { "\($0.output.1)=\"-77\"" })
    }
  }

  /// - Parameter isRoot: whether the indentation is that of a xib's root view.
  private static func part(of tag: Substring, isRoot: Bool) -> Part {
    guard tag.contains("translatesAutoresizingMaskIntoConstraints=\"NO\""),
      !tag.contains("fixedFrame"), !tag.contains("key=\""), !isRoot
    else { return .nothing }
    let name = tag.dropFirst().prefix { $0.isLetter }
    return withoutContent.contains(name) ? .frame : .origin
  }
}
