import AutoLayout
import JSONText
import VisualFormat

extension TimelineReader {
  static let formatShape = ObjectShape(
    "a visual format", ["visualFormat", "options", "id", "group", "active"])

  mutating func formatObject(
    _ field: Field, _ outer: ConstraintContext
  ) -> ConstraintDeclaration? {
    guard let fields = document.fields(field, of: Self.formatShape) else { return nil }
    let id = name(fields["id"])
    let context = self.context(fields, in: outer)
    let options = formatOptions(fields["options"])
    guard let string = document.string(fields["visualFormat"]) else { return invalid(id, context) }
    return format(string, from: TextScanner(string.value), id, options: options, context)
  }

  /// Reads a visual format from the scanner's position to the end of the string.
  mutating func format(
    _ string: JSONString, from scanner: TextScanner, _ id: DeclaredName?,
    options: VisualFormat.Options?, _ context: ConstraintContext
  ) -> ConstraintDeclaration {
    let names = formatNames ?? visualFormatNames()
    formatNames = names
    do throws(VisualFormatError) {
      let made = try VisualFormat.parse(
        scanner.rest, options: options ?? standardOptions, names: names)
      if let constraints = resolve(made, of: string) {
        let isSet = id != nil || constraints.count > 1
        return declare(
          constraints, ConstraintNaming(id: id, isSet: isSet, text: scanner.rest), nil, context,
          at: document.location(of: string.range))
      }
    } catch {
      report(error, in: string, from: scanner.offset)
    }
    return invalid(id, context)
  }

  /// The names that a visual format can use: ids of views and guides in brackets, and metrics.
  private func visualFormatNames() -> VisualFormat.Names {
    var metrics: [String: Double] = [:]
    for name in items.metricNames { metrics[name] = items.metric(name) }
    return VisualFormat.Names(
      views: items.viewNames + items.guideNames + ["topLayoutGuide", "bottomLayoutGuide"],
      viewsWithoutSuperview: ["root"], metrics: metrics)
  }

  /// The options of a format without any; the compatibility determines the default distance from
  /// the superview.
  private var standardOptions: VisualFormat.Options {
    var options = VisualFormat.Options()
    switch compatibility {
    case .modern: options.edgeSpacing = .margin
    case .iOS7: options.edgeSpacing = .withoutMargins
    }
    return options
  }

  private mutating func report(
    _ error: VisualFormatError, in string: JSONString, from start: Int
  ) {
    let lower = start + error.offset
    let range = document.range(of: lower..<lower + error.length, in: string)
    let location = document.location(of: range)
    guard !follows(error, in: string) else {
      return document.reportConsequence(
        .visualFormat, error.message, at: location,
        help: error.help ?? correction(of: error))
    }
    if let mistake = error.unknownName, document.isRepeated(mistake, at: location) { return }
    document.report(
      .visualFormat, error.message, at: location, help: error.help ?? correction(of: error))
  }

  /// Whether an error follows from one in the declaration of a name.
  private mutating func follows(_ error: VisualFormatError, in string: JSONString) -> Bool {
    switch error.reason {
    case .unknownView(let name): isLost(name, .item)
    case .unknownMetric(let name): isLost(name, .metric)
    default: items.hasDoubtfulName(in: string.value)
    }
  }

  private mutating func correction(of error: VisualFormatError) -> String {
    switch error.reason {
    case .unknownView(let name), .unknownMetric(let name):
      Self.guides.contains(name)
        ? "a visual format reaches to the superview; relate to a guide in an equation, as in "
          + "`a.top == root.\(name).top`"
        : document.correction(of: name, among: error.candidates)
          ?? (error.candidates.isEmpty
            ? "declare it in `views` or `metrics`"
            : "the names are \(enumeration(Array(error.candidates.prefix(5)), joinedBy: "and"))")
    default: "write the format as in `H:|-[a]-8-[b(100)]-|`"
    }
  }

  private static let guides = [
    "safeArea", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
  ]

  private mutating func formatOptions(_ field: Field?) -> VisualFormat.Options {
    var options = standardOptions
    for field in document.list(field) ?? [] {
      guard let string = document.string(field) else { continue }
      if !options.insert(named: string.value) { reportUnknownOption(string) }
    }
    return options
  }

  private mutating func reportUnknownOption(_ string: JSONString) {
    let names = VisualFormat.Options.names
    document.report(
      .unknownName, "unknown option \(quoted(string.value))", at: string.range,
      help: document.correction(of: string.value, among: names)
        ?? "the options are \(enumeration(names))")
  }

  /// Looks up the items of a format's constraints. Nil if there is an error, of which one is
  /// reported.
  private mutating func resolve(
    _ made: [VisualFormatConstraint], of string: JSONString
  ) -> [LayoutConstraint]? {
    var constraints: [LayoutConstraint] = []
    constraints.reserveCapacity(made.count)
    for each in made {
      guard document.checked(each.constant, "the constant", at: string.range) != nil else {
        return nil
      }
      guard let first = item(each.first),
        attribute(each.firstAttribute.rawValue, of: first, at: .whole(string)) != nil
      else { return nil }
      let second = each.second.flatMap { item($0) }
      if each.second != nil {
        guard attribute(each.secondAttribute.rawValue, of: second, at: .whole(string)) != nil
        else { return nil }
      }
      constraints.append(
        LayoutConstraint(
          firstItem: first, firstAttribute: each.firstAttribute, relation: each.relation,
          secondItem: second, secondAttribute: each.secondAttribute, constant: each.constant,
          priority: each.priority))
    }
    return constraints
  }

  private func item(_ item: VisualFormatConstraint.Item) -> LayoutItem? {
    switch item {
    case .view("topLayoutGuide"): return .topLayoutGuide
    case .view("bottomLayoutGuide"): return .bottomLayoutGuide
    case .view(let name): return items.item(name)
    case .superview(of: "topLayoutGuide"), .superview(of: "bottomLayoutGuide"): return .view(.root)
    case .superview(of: let name):
      return items.item(name).flatMap(superview).map { .view($0) }
    }
  }
}

extension VisualFormatError {
  fileprivate var unknownName: RepeatedMistake? {
    switch reason {
    case .unknownView(let name): .unknownItem(name)
    case .unknownMetric(let name): .unknownMetric(name)
    default: nil
    }
  }
}
