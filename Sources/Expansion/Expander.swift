import JSONText
import TimelineModel

/// Expands a timeline: repeats, uses of templates, included files, metrics that are expressions, and
/// expressions in place of numbers.
struct Expander {
  typealias Place = SourceOrigins.Place

  let limits: ExpansionLimits
  /// Of the timeline, as messages name it; with a slash at its end, or empty.
  let folder: String
  var files: [TimelinePart]
  var uses: [SourceOrigins.Use] = []
  var faults: [Fault] = []
  var templates: [String: Template] = [:]
  var metrics = MetricTable()
  var suggester = Suggester()
  /// What has been made of what `limits` allow.
  var repetitionCount = 0
  var valueCount = 0
  /// How many expansions there are, one for each variant.
  var expansionCount = 1
  var byteCount = 0

  init(_ root: TimelinePart, folder: String, limits: ExpansionLimits) {
    self.limits = limits
    self.folder = folder
    files = [root]
  }

  var origins: [SourceOrigins.File] {
    files.map { SourceOrigins.File(path: $0.path, text: $0.text) }
  }

  /// Records a fault, unless it is one that was found before through another use.
  mutating func record(_ fault: Fault) {
    if !faults.contains(where: fault.repeats) { faults.append(fault) }
  }

  /// Counts a value before it is made.
  mutating func count(bytes: Int, at place: Place) throws(Fault) {
    valueCount += 1
    byteCount += bytes
    guard valueCount * expansionCount <= limits.values else { throw tooManyValues(at: place) }
    guard byteCount <= limits.byteCount else {
      throw Fault(
        .limit, "the expanded timeline has more than \(limits.byteCount >> 20) MB", at: place,
        help: "repeat less")
    }
  }

  private func tooManyValues(at place: Place) -> Fault {
    let isOne = expansionCount == 1
    return Fault(
      .limit,
      "the expanded timeline has more than \(limits.values) values"
        + (isOne ? "" : " in its \(expansionCount) variants together"),
      at: place,
      help: isOne
        ? "repeat less" : "divide the variants among several timelines that include the same file")
  }

  /// Expands a value that is not a list of views, constraints, changes or keyframes.
  ///
  /// - Parameter kind: what a string is, or the strings in an array are.
  mutating func value(
    _ value: JSONValue, _ kind: ValueKind, _ scope: Scope
  ) throws(Fault) -> ExpandedValue {
    let place = scope.place(of: value)
    switch value.content {
    case .null, .bool, .number:
      try count(bytes: value.range.upper - value.range.lower, at: place)
      return ExpandedValue(content: .copied, place: place)
    case .string(let string): return try self.string(string, kind, scope)
    case .array(let elements):
      try checkDepth(value, scope)
      var made: [ExpandedValue] = []
      for element in elements {
        try refuseMisplaced(element, scope)
        made.append(try self.value(element, kind, scope.deeper()))
      }
      return ExpandedValue(content: .array(made), place: place)
    case .object(let members): return try object(members, value, scope)
    }
  }

  private mutating func object(
    _ members: [JSONMember], _ value: JSONValue, _ scope: Scope
  ) throws(Fault) -> ExpandedValue {
    try checkDepth(value, scope)
    var made: [ExpandedMember] = []
    for member in members { made.append(try self.member(member, scope.deeper())) }
    return ExpandedValue(content: .object(made), place: scope.place(of: value))
  }

  mutating func checkDepth(_ value: JSONValue, _ scope: Scope) throws(Fault) {
    try count(bytes: 2, at: scope.shortPlace(of: value))
    guard scope.depth < limits.depth else {
      throw Fault(
        .limit, "the expanded timeline has more than \(limits.depth) nested brackets",
        at: scope.shortPlace(of: value), help: "nest less")
    }
  }

  mutating func member(
    _ member: JSONMember, _ scope: Scope
  ) throws(Fault) -> ExpandedMember {
    let key = member.name.value
    let name = try copied(member.name.range, scope)
    if key == "note" {
      return ExpandedMember(name: name, value: try copied(member.value.range, scope), key: key)
    }
    let value = try memberValue(member.value, key, scope)
    return ExpandedMember(name: name, value: value, key: key)
  }

  private mutating func memberValue(
    _ value: JSONValue, _ key: String, _ scope: Scope
  ) throws(Fault) -> ExpandedValue {
    switch value.content {
    case .array(let elements):
      if let list = ListKind(ofKey: key) {
        try checkDepth(value, scope)
        let items = try self.list(elements, list, scope.deeper())
        return ExpandedValue(content: .array(items.map(\.value)), place: scope.place(of: value))
      }
      return try self.value(value, key == "curve" ? .number : ValueKind(ofKey: key), scope)
    case .object(let members) where key == "customSpacing":
      return try spacings(members, value, scope)
    case .object where key == "addSubview" && value.isTemplateUse:
      return try only(value, scope)
    default:
      return try self.value(value, ValueKind(ofKey: key), scope)
    }
  }

  /// An object whose keys are ids of views, in which braces are replaced too.
  private mutating func spacings(
    _ members: [JSONMember], _ value: JSONValue, _ scope: Scope
  ) throws(Fault) -> ExpandedValue {
    try checkDepth(value, scope)
    var made: [ExpandedMember] = []
    for member in members {
      let name = try string(member.name, .text, scope)
      let kind: ValueKind = member.name.value == "note" ? .text : .number
      let spacing = try self.value(member.value, kind, scope.deeper())
      made.append(ExpandedMember(name: name, value: spacing, key: member.name.value))
    }
    return ExpandedValue(content: .object(made), place: scope.place(of: value))
  }

  /// The only view that a use of a template yields.
  private mutating func only(
    _ value: JSONValue, _ scope: Scope
  ) throws(Fault) -> ExpandedValue {
    let before = faults.count
    let items = try list([value], .views, scope)
    if items.count == 1 || faults.count > before {
      return items.first?.value ?? empty(value, scope)
    }
    throw Fault(
      .wrongValue, "`addSubview` adds one view, and this template has \(items.count)",
      at: scope.shortPlace(of: value), help: "write a change for each view")
  }

  private func empty(_ value: JSONValue, _ scope: Scope) -> ExpandedValue {
    ExpandedValue(content: .object([]), place: scope.place(of: value))
  }

  mutating func copied(_ range: SourceRange, _ scope: Scope) throws(Fault) -> ExpandedValue {
    let place = scope.place(range)
    try count(bytes: range.upper - range.lower, at: place)
    return ExpandedValue(content: .copied, place: place)
  }

  private func refuseMisplaced(_ element: JSONValue, _ scope: Scope) throws(Fault) {
    guard element.isRepeat || element.isTemplateUse else { return }
    let what = element.isRepeat ? "a repeat" : "a use of a template"
    throw Fault(
      .wrongValue,
      "\(what) may only be in a list of views, constraints, changes or keyframes",
      at: scope.shortPlace(of: element),
      help: "move it into such a list")
  }
}

extension JSONValue {
  var members: [JSONMember] { if case .object(let members) = content { members } else { [] } }

  func named(_ key: String) -> JSONValue? { members.first { $0.name.value == key }?.value }

  /// Whether it is an object with `repeat`, of which `body` may be missing.
  var isRepeat: Bool {
    guard let spec = named("repeat") else { return false }
    if named("body") != nil { return true }
    if case .object = spec.content { return true }
    return false
  }

  var isTemplateUse: Bool { named("template") != nil }
}
