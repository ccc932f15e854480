package import JSONText
import TimelineModel

/// A timeline without repeats, templates, included files and expressions in place of numbers: what a
/// person would write without them.
package struct TimelineExpansion: Sendable {
  /// The text to read. Its locations are those of what was written. It is the text itself if there is
  /// nothing to expand.
  package let source: SourceText
  /// The value of the source, if it is known.
  package private(set) var value: JSONValue?
  /// In the order of reading.
  package private(set) var included: [IncludedFile] = []
  /// The names of the timeline's variants.
  package private(set) var variants: [String] = []

  package enum Failure: Error {
    case invalid(InvalidExpansion)
    case unknownChoice(UnknownChoice)
  }

  /// - Parameters:
  ///   - folder: of the timeline, as messages name it; with a slash at its end, or empty.
  ///   - name: of the timeline's file in the folder; empty if it has none.
  ///   - choice: which values metrics have.
  package init(
    of source: SourceText, in folder: String = "", named name: String = "",
    choice: MetricChoice = .none, includes: IncludeSource = .nothing,
    limits: ExpansionLimits = ExpansionLimits()
  ) throws(Failure) {
    // A text that is not JSON, or of a newer version, is reported by who reads it.
    let written = try? JSONValue(parsing: source)
    guard let written, written.isReadableTimeline, choice != .none || written.needsExpansion else {
      self.source = source
      value = written
      return
    }
    let root = TimelinePart(path: nil, name: name, text: source, value: written, scope: Scope())
    var expander = Expander(root, folder: folder, limits: limits)
    let choices = expander.read(includes, &included)
    variants = choices.map(\.name.value)
    expander.expansionCount = max(1, variants.count)
    do throws(UnknownChoice) {
      if expander.faults.isEmpty { try expander.apply(choice, choices) }
    } catch {
      throw .unknownChoice(error)
    }
    let expanded = expander.expand()
    guard let expanded, expander.faults.isEmpty else {
      var report = FaultReport(files: expander.origins, uses: expander.uses)
      throw .invalid(report.error(expander.faults))
    }
    let text = ExpandedText(expanded, files: expander.origins)
    self.source = SourceText(
      bytes: text.bytes,
      origins: SourceOrigins(
        files: expander.origins, uses: expander.uses, segments: text.segments))
  }
}

extension Expander {
  /// Reads included files, and declares the metrics of all files.
  ///
  /// - Returns: the variants.
  fileprivate mutating func read(
    _ includes: IncludeSource, _ included: inout [IncludedFile]
  ) -> [JSONMember] {
    do throws(Fault) {
      try include(from: 0, includes, chain: [files[0].name], &included)
      for part in files { try declareMetrics(of: part) }
      return try variants(of: files[0])
    } catch {
      record(error)
      return []
    }
  }

  /// The expanded timeline; nil if a fault ended it.
  fileprivate mutating func expand() -> ExpandedValue? {
    guard faults.isEmpty else { return nil }
    do throws(Fault) {
      try evaluateMetrics()
      for part in files {
        if let templates = part.value.named("templates") {
          try declareTemplates(templates, part.scope)
        }
      }
      return try root()
    } catch {
      record(error)
      return nil
    }
  }

  /// The object of the timeline, with what included files add to it.
  private mutating func root() throws(Fault) -> ExpandedValue {
    let own = files[0]
    var made: [ExpandedMember] = []
    for member in own.value.members {
      switch member.name.value {
      case "templates", "include", "variants": continue
      case "metrics":
        guard case .object = member.value.content else { fallthrough }
        made.append(
          try self.member(
            member.name, .object(try metricMembers()), own.scope.place(of: member.value)))
      case "states":
        guard case .object = member.value.content else { fallthrough }
        made.append(
          try self.member(
            member.name, .object(try stateMembers()), own.scope.place(of: member.value)))
      case "views", "constraints":
        guard case .array(let elements) = member.value.content else { fallthrough }
        let kind: ListKind = member.name.value == "views" ? .views : .constraints
        let items = try includedItems(kind) + list(elements, kind, own.scope.deeper().deeper())
        made.append(
          try self.member(
            member.name, .array(items.map(\.value)), own.scope.place(of: member.value)))
      default: made.append(try topLevel(member, own.scope.deeper()))
      }
    }
    try addMissing(to: &made)
    return ExpandedValue(content: .object(made), place: own.scope.place(of: own.value))
  }

  /// A member whose fault does not hide those of the others.
  private mutating func topLevel(
    _ member: JSONMember, _ scope: Scope
  ) throws(Fault) -> ExpandedMember {
    do throws(Fault) {
      return try self.member(member, scope)
    } catch {
      if error.isFinal { throw error }
      record(error)
      return try self.member(member.name, .copied, scope.place(of: member.value))
    }
  }

  private mutating func member(
    _ name: JSONString, _ content: ExpandedValue.Content, _ place: Place
  ) throws(Fault) -> ExpandedMember {
    ExpandedMember(
      name: try copied(name.range, files[0].scope),
      value: ExpandedValue(content: content, place: place), key: name.value)
  }

  private mutating func includedItems(_ kind: ListKind) throws(Fault) -> [ListItem] {
    var items: [ListItem] = []
    for part in files.dropFirst() {
      guard let value = part.value.named(kind.rawValue) else { continue }
      guard case .array(let elements) = value.content else {
        throw Fault(
          .wrongType, "`\(kind.rawValue)` must be a list", at: part.scope.shortPlace(of: value),
          help: "put it in brackets: `[ … ]`")
      }
      items += try list(elements, kind, part.scope.deeper().deeper())
    }
    return items
  }

  /// Adds lists that only included files have.
  private mutating func addMissing(to members: inout [ExpandedMember]) throws(Fault) {
    let place = files[0].scope.place(of: files[0].value)
    func isMissing(_ key: String) -> Bool { !members.contains { $0.key == key } }
    func member(_ key: String, _ content: ExpandedValue.Content) -> ExpandedMember {
      let name = ExpandedValue(content: .replaced("\"\(key)\""), place: place)
      return ExpandedMember(
        name: name, value: ExpandedValue(content: content, place: place), key: key)
    }
    if isMissing("metrics"), !metrics.entries.isEmpty {
      members.append(member("metrics", .object(try metricMembers())))
    }
    if isMissing("states") {
      let states = try stateMembers()
      if !states.isEmpty { members.append(member("states", .object(states))) }
    }
    for kind in [ListKind.views, .constraints] where isMissing(kind.rawValue) {
      let items = try includedItems(kind)
      if !items.isEmpty { members.append(member(kind.rawValue, .array(items.map(\.value)))) }
    }
  }
}

extension JSONValue {
  fileprivate var isReadableTimeline: Bool {
    guard case .object = content else { return false }
    guard case .number(let version)? = named("version")?.content else { return true }
    return version.value <= 1
  }

  /// Whether a timeline has anything to expand.
  fileprivate var needsExpansion: Bool {
    members.contains { member in
      switch member.name.value {
      case "templates", "include", "variants": true
      case "metrics": member.value.members.contains { !$0.isWrittenNote && $0.value.isString }
      default: member.value.hasExpansion(key: member.name.value)
      }
    }
  }

  private var isString: Bool { if case .string = content { true } else { false } }

  private func hasExpansion(key: String) -> Bool {
    switch content {
    case .string: if case .number = ValueKind(ofKey: key) { true } else { false }
    case .array(let elements):
      elements.contains { element in
        element.isString ? key == "curve" || element.hasExpansion(key: key) : element.isExpanded
      }
    case .object: isExpanded
    case .null, .bool, .number: false
    }
  }

  private var isExpanded: Bool {
    switch content {
    case .object(let members):
      isRepeat || isTemplateUse
        || members.contains { $0.name.value != "note" && $0.value.hasExpansion(key: $0.name.value) }
    case .array: hasExpansion(key: "")
    default: false
    }
  }
}
