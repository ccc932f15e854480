import AutoLayout

/// The id of a constraint or set, or the name of a group, as declared.
struct DeclaredName {
  var text: String
  var location: SourceLocation
}

/// One element of a list of constraints: its names and the constraints that it declares.
struct ConstraintDeclaration {
  var id: DeclaredName?
  /// The groups of the enclosing blocks, outermost first, and its own.
  var groups: [DeclaredName]
  /// Indices of `Timeline.constraints`.
  var members: Range<Int>
  /// Whether the id names a set with the members `id#0`, `id#1`, …
  var isSet = false
  /// Whether an error was reported in it; its id is then known but has no constraints.
  var isInvalid = false
}

/// The properties that a constraint inherits from the enclosing blocks.
struct ConstraintContext {
  var groups: [DeclaredName] = []
  var isActive = true
  /// Whether it exists before the first layout, when only `root` has a size.
  var isInitial: Bool
  var depth = 0
}

/// The names of the constraints of one declaration.
struct ConstraintNaming {
  var id: DeclaredName?
  var isSet: Bool
  /// The constraint as written, to name it without an id. It is cut after 100 characters, because
  /// every constraint of a long visual format stores it.
  var text: String

  init(id: DeclaredName?, isSet: Bool, text: String) {
    let limit = 100
    self.id = id
    self.isSet = isSet
    // Counting bytes is cheaper than counting characters, and nearly all texts have fewer than 100.
    guard text.utf8.count > limit else {
      self.text = text
      return
    }
    let start = String(text.unicodeScalars.prefix(limit))
    self.text = start.utf8.count < text.utf8.count ? start + "…" : text
  }

  /// The id of the constraint at an index; nil without an id.
  func id(_ index: Int) -> String? {
    id.map { isSet ? "\($0.text)#\(index)" : $0.text }
  }

  /// The name in messages of the constraint at an index.
  func name(_ index: Int, line: Int) -> String {
    id(index) ?? "\(text)\(isSet ? "#\(index)" : "") (line \(line))"
  }
}

extension TimelineReader {
  /// Adds constraints to the timeline under a name.
  ///
  /// - Parameter constant: replaces the constants of the constraints unless it is nil.
  mutating func declare(
    _ equations: [LayoutConstraint], _ naming: ConstraintNaming, _ constant: Expression?,
    _ context: ConstraintContext, at location: SourceLocation
  ) -> ConstraintDeclaration {
    let first = constraints.count
    for (index, equation) in equations.enumerated() {
      guard hasRoomForConstraint(at: location) else { break }
      var equation = equation
      var expression = constant
      if case .number(let number)? = constant {
        equation.constant = number
        expression = nil
      }
      constraints.append(
        TimelineConstraint(
          id: naming.id(index), name: naming.name(index, line: location.line),
          constraint: equation, constant: expression, isActive: context.isActive,
          location: location))
    }
    return ConstraintDeclaration(
      id: naming.id, groups: context.groups, members: first..<constraints.count,
      isSet: naming.isSet)
  }

  /// A declaration in which an error was reported. Its id is known, so that references to it are
  /// not reported as well.
  func invalid(
    _ id: DeclaredName?, _ context: ConstraintContext
  ) -> ConstraintDeclaration {
    ConstraintDeclaration(
      id: id, groups: context.groups, members: constraints.count..<constraints.count,
      isSet: true, isInvalid: true)
  }

  private mutating func hasRoomForConstraint(at location: SourceLocation) -> Bool {
    if constraints.count < limits.constraints { return true }
    guard !constraintLimitReported else { return false }
    constraintLimitReported = true
    document.report(
      .limit, "there are more than \(limits.constraints) constraints", at: location,
      help: "divide the timeline")
    return false
  }
}
