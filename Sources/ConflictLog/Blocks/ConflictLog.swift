/// The conflicts in the text of a console: messages of UIKit among other lines, as they are pasted
/// into issues, with quotation marks, escapes and time stamps.
struct ConflictLog: Sendable {
  private(set) var conflicts: [LoggedConflict] = []

  /// The largest log that is read, in bytes.
  static let maximumByteCount = 16 << 20
  /// The most constraints of one conflict that are explained.
  static let maximumConstraintCount = 1_000
  /// The most conflicts of a log that are explained.
  static let maximumConflictCount = 1_000

  init(_ text: UnescapedText) {
    let bytes = text.bytes[...]
    var index = bytes.startIndex
    var isBroken = false
    var list = ListEnds()
    while let sign = Self.nextSign(in: bytes, from: index) {
      switch sign {
      case .heading(let start, let end):
        markCutOff(list, bytes[..<start])
        list = ListEnds(heading: end)
        conflicts.append(LoggedConflict(offset: start))
        (isBroken, index) = (false, end)
      case .recovery(let end):
        list.isComplete = true
        (isBroken, index) = (true, end)
      case .hidden(let end):
        // Other lines of a log hide things too.
        if let last = conflicts.indices.last, conflicts[last].constraints.isEmpty {
          conflicts[last].isPrivate = true
        }
        index = end
      case .description(let range):
        if !isBroken { list.take(range, in: bytes) }
        read(bytes[range], isBroken)
        index = range.upperBound
      }
    }
    markCutOff(list, bytes)
    conflicts.removeAll { $0.constraints.isEmpty && $0.problems.isEmpty && !$0.isPrivate }
    for index in conflicts.indices { conflicts[index].locate(in: text) }
  }

  /// - Parameter bytes: up to the end of the message.
  private mutating func markCutOff(_ list: ListEnds, _ bytes: ArraySlice<UInt8>) {
    guard let last = conflicts.indices.last else { return }
    conflicts[last].isCutOff = list.isCutOff(in: bytes)
  }

  private mutating func read(_ description: ArraySlice<UInt8>, _ isBroken: Bool) {
    // A list without its heading is what people paste from the middle of a message.
    if conflicts.isEmpty { conflicts.append(LoggedConflict(offset: description.startIndex)) }
    let last = conflicts.count - 1
    // Behind the broken one the log goes on with other things, such as other descriptions.
    if isBroken, conflicts[last].broken != nil { return }
    do throws(DescriptionProblem) {
      let constraint = try LoggedConstraint(parsing: description)
      isBroken ? conflicts[last].setBroken(constraint) : conflicts[last].add(constraint)
    } catch {
      conflicts[last].add(error)
    }
  }
}

extension LoggedConflict {
  fileprivate mutating func locate(in text: UnescapedText) {
    offset = text.offset(of: offset)
    problems = problems.map { DescriptionProblem($0.message, text.offset(of: $0.index)) }
  }
}
