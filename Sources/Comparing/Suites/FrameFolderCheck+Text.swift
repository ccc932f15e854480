import Rendering
import Reporting

extension FrameFolderCheck {
  var headline: String {
    Self.headline(
      problems: problems.count, listed: listedCount, of: frameCount, others: otherFileCount)
  }

  /// A summary in one line that is understandable on its own.
  package static func headline(problems: Int, listed: Int, of count: Int, others: Int) -> String {
    let frames =
      listed == count ? counted(count, "frame") : "\(listed) of \(counted(count, "frame"))"
    let more = others > 0 ? "; \(counted(others, "other file")) not looked at" : ""
    guard problems > 0 else {
      return "as its manifest says (\(frames); the timeline was not drawn\(more))"
    }
    return "not as its manifest says: \(counted(problems, "file")) wrong (\(frames)\(more))"
  }

  /// What `layoutanim verify` prints of a folder: nothing if it has every frame of its timeline, as its manifest says.
  var text: String {
    if problems.isEmpty { return isComplete ? "" : "\(path): \(headline)".printable + "\n" }
    let shown = problems.prefix(Self.shownCount).map { "`\($0.file)` \($0.words)" }
    let more =
      problems.count > Self.shownCount ? ["and \(problems.count - Self.shownCount) more"] : []
    let lines = shown + more + ["help: \(advice)"]
    return (["\(path): \(headline)"] + lines.map { "  \($0)" }).map { "\($0.printable)\n" }.joined()
  }

  private var isComplete: Bool { listedCount == frameCount }

  /// The JSON lists all.
  private static let shownCount = 20

  private func has(_ kind: Problem.Kind) -> Bool { problems.contains { $0.kind == kind } }

  private var advice: String {
    let command = "`layoutanim render TIMELINE -o \(path.shellWord) --resume`"
    let rendering = "\(command), with the options of the first run, writes what is wrong"
    let isListed = problems.contains { $0.kind != .notListed }
    let (isStale, isBlocked) = (has(.notListed), has(.notAFile))
    return [
      isBlocked ? "remove what is not a file" : "", isListed ? rendering : "",
      isStale ? "render what is not listed again, or remove it" : "",
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension FrameFolderCheck.Problem {
  var words: String {
    switch kind {
    case .missing: "is missing"
    case .notAFile: "is not a file"
    case .misnamed(let expected): "is listed for a frame that is called `\(expected)`"
    case .notAPicture: "is not a PNG file, or a damaged one"
    case .size(let size, let expected): "has \(size) pixels, and the manifest says \(expected)"
    case .otherFile(true): "is another file than was written, with the same pixels"
    case .otherFile(false): "is another file than was written, with other pixels"
    case .otherPixels(let members):
      "has other pixels than the manifest says: "
        + members.map { "`\($0)`" }.joined(separator: " and ")
    case .otherColorType(let expected):
      "is not stored as `options.colorType` of the manifest says: `\(expected)`"
    case .otherMember(let member, let value, let source, let expected):
      "says that `\(member)` is \(value), and \(source) that it is \(expected)"
    case .otherForm(let line): "is not written as `render` writes it: see line \(line)"
    case .otherList: "does not agree with the manifest"
    case .notListed: "is not listed in the manifest: it is of another run, or was changed later"
    }
  }
}
