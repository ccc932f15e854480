import TimelineModel

/// The codes of findings, as in `warning[conflict]`, each with a long explanation.
package enum FindingCode: String, CaseIterable, Hashable, Sendable {
  case conflict
  case transientConflict = "transient-conflict"
  case ambiguousPosition = "ambiguous-position"
  case ambiguousSize = "ambiguous-size"
  case optionalTie = "optional-tie"
  case searchLimit = "search-limit"
  case requiredPriorityChange = "required-priority-change"
  case unflushedStart = "unflushed-start"
  case jump
  case keyframeAfterEnd = "keyframe-after-end"
  case keyframeWithoutEffect = "keyframe-without-effect"
  case duplicateConstraint = "duplicate-constraint"
  case neverActiveConstraint = "never-active-constraint"
  case offScreenAtRest = "off-screen-at-rest"
  case offCanvasAtRest = "off-canvas-at-rest"
  case zeroSize = "zero-size"
  case negativeSize = "negative-size"
  case coveredView = "covered-view"
  case neverShown = "never-shown"
  case invisibleShadow = "invisible-shadow"
  case squareCorners = "square-corners"
  case textCutOff = "text-cut-off"
  case lowContrast = "low-contrast"
  case missingLetter = "missing-letter"
  case idleFrames = "idle-frames"
  case shimmer
  case fightingAnimations = "fighting-animations"
  case overshoot
  case endsWhereItBegan = "ends-where-it-began"
  case milliseconds
  case radians
  case pixels

  /// Nil for a text that is not a code, and for the codes of errors, whose messages are complete.
  package init?(named name: String) { self.init(rawValue: name) }

  /// The explanation of a code; nil for a text that is not a code.
  package static func explanation(of code: String) -> String? {
    FindingCode(named: code)?.explanation.text
  }

  /// The code that a misspelt one may mean; nil if none is similar.
  package static func nearest(to code: String) -> String? {
    var suggester = Suggester()
    let codes = allCases.map(\.rawValue)
    return suggester.nearest(to: code, among: codes)
      ?? codes.first { code.count > 2 && $0.hasPrefix(code) }
  }

  /// Whether it is the code of an error, as in `error[unknown-key]`.
  package static func isOfError(_ code: String) -> Bool { Diagnostic.Code(rawValue: code) != nil }

  /// What the finding means, with a timeline that has it.
  package var explanation: FindingExplanation {
    switch self {
    case .conflict: .conflict
    case .transientConflict: .transientConflict
    case .ambiguousPosition: .ambiguousPosition
    case .ambiguousSize: .ambiguousSize
    case .optionalTie: .optionalTie
    case .searchLimit: .searchLimit
    case .requiredPriorityChange: .requiredPriorityChange
    case .unflushedStart: .unflushedStart
    case .jump: .jump
    case .keyframeAfterEnd: .keyframeAfterEnd
    case .keyframeWithoutEffect: .keyframeWithoutEffect
    case .duplicateConstraint: .duplicateConstraint
    case .neverActiveConstraint: .neverActiveConstraint
    case .offScreenAtRest: .offScreenAtRest
    case .offCanvasAtRest: .offCanvasAtRest
    case .zeroSize: .zeroSize
    case .negativeSize: .negativeSize
    case .coveredView: .coveredView
    case .neverShown: .neverShown
    case .invisibleShadow: .invisibleShadow
    case .squareCorners: .squareCorners
    case .textCutOff: .textCutOff
    case .lowContrast: .lowContrast
    case .missingLetter: .missingLetter
    case .idleFrames: .idleFrames
    case .shimmer: .shimmer
    case .fightingAnimations: .fightingAnimations
    case .overshoot: .overshoot
    case .endsWhereItBegan: .endsWhereItBegan
    case .milliseconds: .milliseconds
    case .radians: .radians
    case .pixels: .pixels
    }
  }

  /// All codes, a line each, with their meaning in one sentence.
  package static var list: String {
    let width = allCases.map(\.rawValue.count).max() ?? 0
    return allCases.map { code in
      let padding = String(repeating: " ", count: width - code.rawValue.count)
      return "\(code.rawValue)\(padding)  \(code.explanation.summary)\n"
    }.joined()
  }
}

/// The meaning of a finding, for someone who sees it for the first time.
package struct FindingExplanation: Hashable, Sendable {
  package let code: FindingCode
  /// What it means, in one sentence without a period.
  package let summary: String
  /// Why it matters.
  package let importance: String
  /// What UIKit does.
  package let inUIKit: String
  package let cure: String
  /// A small timeline that has the finding.
  package let example: String

  init(
    _ code: FindingCode, _ summary: String, importance: String, inUIKit: String, cure: String,
    example: String
  ) {
    self.code = code
    self.summary = summary
    self.importance = importance
    self.inUIKit = inUIKit
    self.cure = cure
    self.example = example
  }

  /// Paragraphs of at most 80 columns; the example is indented by four blanks, and comes last.
  package var text: String {
    let paragraphs = [
      "\(code.rawValue): \(summary).", importance, "In UIKit: \(inUIKit)", "Cure: \(cure)",
      "For example:",
    ]
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.map { $0.wrapped(at: 80) }.joined(separator: "\n\n") + "\n\n"
      + lines.map { "    \($0)\n" }.joined()
  }
}

extension String {
  /// Lines of whole words; a word that is longer has a line of its own.
  fileprivate func wrapped(at width: Int) -> String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
