import JSONText

extension TimelineChange {
  /// The same change with a different statement about its subject.
  func stating(_ statement: String) -> TimelineChange {
    TimelineChange(
      of: subject, statement, expectedLine: expectedLine, actualLine: actualLine,
      constraint: constraint, causes: causes)
  }

  /// The same change with a part of a sentence added.
  func adding(_ remark: String) -> TimelineChange {
    TimelineChange(
      message + remark, of: subject, expectedLine: expectedLine, actualLine: actualLine,
      constraint: constraint, causes: causes)
  }

  /// The same change, which also causes another one.
  func causing(_ other: TimelineChange) -> TimelineChange {
    TimelineChange(
      message, of: subject, expectedLine: expectedLine, actualLine: actualLine,
      constraint: constraint, causes: causes + other.causes)
  }

  /// The same change with the lines of a member instead of those where its objects begin, if it is written
  /// differently: a view may have many lines.
  func narrowed(
    to key: String?, of old: JSONValue, _ new: JSONValue, _ files: WrittenChanges
  ) -> TimelineChange {
    guard let key, expectedLine != nil, actualLine != nil else { return self }
    let (before, after) = (old.member(key), new.member(key))
    guard before?.words != after?.words else { return self }
    return TimelineChange(
      message, of: subject, expectedLine: before.map(files.old.line) ?? expectedLine,
      actualLine: after.map(files.new.line) ?? actualLine, constraint: constraint, causes: causes)
  }

  /// The same change with the lines of its values, unless it has lines.
  func placed(_ old: JSONValue?, _ new: JSONValue?, _ files: WrittenChanges) -> TimelineChange {
    guard expectedLine == nil, actualLine == nil, old?.words != new?.words else { return self }
    return TimelineChange(
      message, of: subject, expectedLine: old.map(files.old.line),
      actualLine: new.map(files.new.line), constraint: constraint, causes: causes)
  }
}
