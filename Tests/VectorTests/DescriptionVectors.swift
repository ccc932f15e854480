import AutoLayout
import TestSupport
import Testing
import VisualFormat

@Suite struct DescriptionVectors {
  /// How often the engine breaks the same constraint as UIKit.
  private final class Agreement {
    var sets = 0
    var conflicts = 0
    var same = 0
  }

  @Test func everyRowHolds() throws {
    let agreement = Agreement()
    try runVectors(
      of: "descriptions-and-conflicts.json",
      checks: [
        "constraint-description": checkDescription,
        "observed-broken-constraint": { try checkBroken($0, agreement) },
      ])
    guard agreement.sets > 0 else { return }
    print(
      "BROKEN descriptions-and-conflicts.json agreement \(agreement.same) of \(agreement.sets)"
        + " conflicts=\(agreement.conflicts)")
    try FidelityTable.hold(
      "descriptions-and-conflicts.json",
      FidelityTable.Share(right: agreement.same, total: agreement.sets, kind: "conflicts"))
  }

  private func checkDescription(_ row: VectorRow) throws {
    let era = try era(row)
    let description = try DescriptionRow(row).description
    #expect(description.text(era) == (try row.string("description")), "\(row)")
  }

  private func era(_ row: VectorRow) throws -> ConstraintDescription.Era {
    switch try row.string("era") {
    case "ios6", "ios7", "ios8", "ios9", "ios6-9": return .iOS6
    case let era where era.hasPrefix("ios1") || era.hasPrefix("ios2"): return .iOS10
    case let other: throw VectorError("\(row): unknown era '\(other)'")
    }
  }

  private func checkBroken(_ row: VectorRow, _ agreement: Agreement) throws {
    let set = try ObservedConflict(row)
    let observed = Int(try row.number("broken"))
    #expect(set.statements.indices.contains(observed), "\(row)")
    agreement.sets += 1
    guard let broken = set.broken() else { return print("\(row): no conflict here") }
    agreement.conflicts += 1
    if broken == observed { agreement.same += 1 }
    #expect(!set.statements[broken].isSystem, "\(row): \(set.statements[broken])")
  }
}

/// A row of kind `constraint-description`, which may spell its fields in several ways.
private struct DescriptionRow {
  var description: ConstraintDescription

  init(_ row: VectorRow) throws {
    let spec = try row.object("spec")
    var superview: ConstraintDescription.Superview?
    let first = Self.item(try spec.string("first"), isFirst: true, &superview)
    let second = try spec.optional("second")
      .map { Self.item(try $0.string(), isFirst: false, &superview) }
    let secondAttribute = try spec.optional("secondAttr")?.string()
    description = ConstraintDescription(
      address: try spec.string("ptr"), first: .init(first, try attribute(spec.string("attr"), row)),
      relation: try relation(spec.string("rel"), row),
      second: try second.map { .init($0, try attribute(secondAttribute ?? "none", row)) },
      multiplier: try spec.optional("multiplier")?.number() ?? 1,
      constant: try spec.optional("constant")?.number() ?? 0,
      strength: try strength(spec, row), superview: superview)
    try readRest(row, spec)
  }

  private mutating func readRest(_ row: VectorRow, _ spec: VectorRow) throws {
    for object in [row, spec] {
      if let type = try object.optional("class")?.string() { description.type = type }
      for key in ["state", "active"] {
        guard let state = object.optional(key) else { continue }
        description.isActive = try (try? state.bool()) ?? (state.string() == "active")
      }
      for key in ["autoresizing", "mask", "flags", "autoresizingMask"] {
        guard let flags = try object.optional(key)?.string() else { continue }
        description.autoresizing = try AutoresizingFlags(reading: flags, object)
      }
    }
    if let near = try spec.optional("h")?.string() {
      let flags = "h=\(near) v=\(try spec.string("v"))"
      description.autoresizing = try AutoresizingFlags(reading: flags, spec)
    }
    description.identifier = try spec.optional("identifier")?.string()
    for key in ["container", "superview", "names"] {
      if let item = spec.optional(key) { description.container = try item.string() }
    }
    for key in ["spacing", "symbol", "symbolic", "standardSpacing", "standard"] {
      if let value = spec.optional(key) { description.spacing = try spacing(value) }
    }
  }

  private static func item(
    _ text: String, isFirst: Bool, _ superview: inout ConstraintDescription.Superview?
  ) -> String {
    guard text.hasPrefix("superview ") else { return text }
    superview = isFirst ? .firstItem : .secondItem
    return String(text.dropFirst("superview ".count))
  }
}

private func spacing(_ value: VectorValue) throws -> ConstraintDescription.Spacing {
  if let isStandard = try? value.bool() { return isStandard ? .standard : .points }
  switch try value.string() {
  case "NSSpace", "standard": return .standard
  case "NSLayoutAnchorConstraintSpace", "anchor", "system": return .anchors
  case let other: throw VectorError("\(value): unknown spacing '\(other)'")
  }
}

private func strength(
  _ spec: VectorRow, _ row: VectorRow
) throws -> ConstraintDescription.Strength {
  if let hugging = try spec.optional("hug")?.number() {
    return .contentSize(
      hugging: try priority(hugging, row),
      compressionResistance: try priority(spec.number("compressionResistance"), row))
  }
  return .priority(try priority(spec.optional("priority")?.number() ?? 1000, row))
}

private func priority(_ value: Double, _ row: VectorRow) throws -> LayoutPriority {
  guard let priority = LayoutPriority(value) else {
    throw VectorError("\(row): \(value) is no priority")
  }
  return priority
}

func attribute(_ name: String, _ row: VectorRow) throws -> LayoutAttribute {
  let frames: KeyValuePairs<String, LayoutAttribute> = [
    "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY,
    "maxY": .bottom, "baseline": .lastBaseline,
  ]
  if let attribute = LayoutAttribute(rawValue: name)
    ?? frames.first(where: { $0.key == name })?.value
  {
    return attribute
  }
  throw VectorError("\(row): unknown attribute '\(name)'")
}

private func relation(_ symbol: String, _ row: VectorRow) throws -> LayoutRelation {
  guard let relation = LayoutRelation.allCases.first(where: { $0.symbol == symbol }) else {
    throw VectorError("\(row): unknown relation '\(symbol)'")
  }
  return relation
}

extension AutoresizingFlags {
  /// `h=--& v=-&-`.
  init(reading text: String, _ row: VectorRow) throws {
    let parts = text.split(separator: " ").map { $0.drop { $0 != "=" }.dropFirst() }
    guard parts.count == 2, parts.allSatisfy({ $0.count == 3 }) else {
      throw VectorError("\(row): unknown flags '\(text)'")
    }
    self.init(horizontal: Axis(reading: parts[0]), vertical: Axis(reading: parts[1]))
  }
}

extension AutoresizingFlags.Axis {
  fileprivate init(reading text: Substring) {
    let isFlexible = text.map { $0 == "&" }
    self.init(nearMargin: isFlexible[0], size: isFlexible[1], farMargin: isFlexible[2])
  }
}
