import AutoLayout

/// A name of the second namespace, as declared.
struct DeclaredName {
  var text: String
  var location: SourceLocation
}

/// One element of a list of constraints: what it is called and what it stands for.
struct ConstraintDeclaration {
  var id: DeclaredName?
  /// Those of the blocks around it, from the outside, and its own.
  var groups: [DeclaredName]
  /// Indices of `Timeline.constraints`.
  var members: Range<Int>
  /// Whether the id names a set, whose members are `id#0`, `id#1`, …
  var isSet = false
  /// Whether it was refused: then its name is known but stands for nothing.
  var isInvalid = false
}

/// What the blocks around a constraint say about it.
struct ConstraintContext {
  var groups: [DeclaredName] = []
  var isActive = true
  /// Whether it exists before the first layout, when only `root` has a size.
  var isInitial: Bool
  var depth = 0
}

/// What the constraints of one declaration are called.
struct ConstraintNaming {
  var id: DeclaredName?
  var isSet: Bool
  /// As written, for those without an id; cut, because all constraints of a long format carry it.
  var text: String

  init(id: DeclaredName?, isSet: Bool, text: String) {
    let limit = 100
    self.id = id
    self.isSet = isSet
    // Nearly all are short enough even by their bytes, which are counted already.
    guard text.utf8.count > limit else {
      self.text = text
      return
    }
    let start = String(text.unicodeScalars.prefix(limit))
    self.text = start.utf8.count < text.utf8.count ? start + "…" : text
  }

  /// The id of the n-th.
  func id(_ index: Int) -> String? {
    id.map { isSet ? "\($0.text)#\(index)" : $0.text }
  }

  /// How messages call the n-th.
  func name(_ index: Int, line: Int) -> String {
    id(index) ?? "\(text)\(isSet ? "#\(index)" : "") (line \(line))"
  }
}

extension TimelineReader {
  /// Adds constraints to the timeline under a name.
  ///
  /// - Parameter constant: takes the place of the constraints' own if given.
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

  /// A declaration that was refused, so that what refers to it need not be reported as well.
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
    document.report(.limit, "there are more than \(limits.constraints) constraints", at: location)
    return false
  }
}
