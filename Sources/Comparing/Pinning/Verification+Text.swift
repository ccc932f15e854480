import FileAccess
import Planning
import Reporting

extension Verification {
  /// A summary in one line that is understandable on its own.
  public var headline: String {
    switch outcome {
    case .same:
      VerificationHeadline.same(
        frameCount: frameCount, isExact: isExact, edges: timeline.options.edges)
    case .different: comparison?.headline ?? "different"
    case .rendererChanged: VerificationHeadline.rendererChanged
    case .notPinned: VerificationHeadline.notPinned(pinPath)
    case .recorded: VerificationHeadline.recorded(pinPath)
    }
  }

  /// Whether everything is the same without any tolerance.
  var isExact: Bool { comparison?.isExact ?? isSame }

  /// What replaces the edges of the timeline's own canvas, so that `diff` of the file alone differs;
  /// nil if nothing does.
  private var edges: String? {
    timeline.options.edges.map(VerificationHeadline.edges)
  }

  /// What `layoutanim verify` prints: the headline after the title, then the verdicts, the changes
  /// and what to do; each line ends in a line break.
  package var text: String {
    let lines = details + (advice.map { ["help: \($0)"] } ?? [])
    return (["\(title): \(headline)"] + lines.map { "  \($0)" })
      .map { "\($0.printable)\n" }.joined()
  }

  private var details: [String] {
    switch outcome {
    case .same: isExact ? [] : comparison?.verdicts.lines ?? []
    case .notPinned, .recorded: []
    case .different: (edges.map { [$0] } ?? []) + (comparison?.verdicts.lines ?? [])
    case .rendererChanged(let change): change.lines + changesBeside
    }
  }

  /// The changes of the timeline itself, if there are any.
  private var changesBeside: [String] {
    guard let comparison, !comparison.changes.isEmpty else {
      return comparison == nil ? [] : ["the timeline is as it was pinned"]
    }
    return ["in addition, the timeline changed:"] + comparison.verdicts.lines.map { "  " + $0 }
  }

  private var advice: String? {
    isSame ? nil : variantAdvice ?? usualAdvice
  }

  private var usualAdvice: String? {
    switch outcome {
    case .same, .recorded: nil
    case .notPinned: "look at it, then pin it with `\(approveCommand)`"
    case .different:
      (isFile ? "`\(diffCommand)` draws the differences; " : "")
        + "`\(approveCommand)` accepts them"
    case .rendererChanged: "look at the frames, then `\(approveCommand)` accepts them"
    }
  }

  /// Whether the command line can read the timeline; one that was built in Swift has no file.
  private var isFile: Bool {
    path == .standardInputPath || (try? VariantPath.exists(path)) != false
  }

  package var approveCommand: String {
    guard isFile else { return Self.approvalInCode }
    let pinned = comparison?.expected.timeline?.options ?? .none
    return Self.approval(of: path, in: pinPath) + timeline.options.words(besides: pinned)
  }

  /// What approves a timeline without a file.
  package static let approvalInCode = "verify(against:recording: .needed)"

  /// The command that pins a timeline as it is.
  package static func approval(of path: String, in pinPath: String) -> String {
    let isUsual = pinPath == Pin.path(ofTimeline: path)
    return "layoutanim approve \(path.shellWord)" + (isUsual ? "" : " --pin \(pinPath.shellWord)")
  }

  private var diffCommand: String {
    let chosen = comparison?.actual.timeline?.options.words(besides: .none) ?? ""
    return "layoutanim diff \(pinPath.shellWord) \(path.shellWord)\(chosen) -o differences"
  }
}

extension Verification: CustomStringConvertible {
  public var description: String { text }
}

extension PlanOptions {
  /// As options of a command after its arguments, without those that are the same in others.
  fileprivate func words(besides other: PlanOptions) -> String {
    let fps = framesPerSecond == other.framesPerSecond ? nil : framesPerSecond
    let scale = scale == other.scale ? nil : scale
    let edges = edges == other.edges ? nil : edges
    return (fps.map { " --fps \($0)" } ?? "") + (scale.map { " --scale \($0)" } ?? "")
      + (edges.map { " --edges \($0.rawValue)" } ?? "")
  }
}

extension RendererChange {
  fileprivate var lines: [String] {
    var lines = ["\(self)"]
    if let refusal { lines.append("this release refuses the pinned timeline: \(refusal)") }
    if changesLayout { lines.append("the pinned timeline is laid out differently") }
    if !frames.isEmpty {
      lines.append(
        "\(counted(frames.count, "frame")) not as pinned, which cannot be drawn any more: "
          + frames.framesText
      )
    }
    return lines
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}
