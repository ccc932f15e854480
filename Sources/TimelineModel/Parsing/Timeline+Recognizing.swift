package import JSONText

extension Timeline {
  /// The keys that recognize a timeline. Other JSON files have `version`, `name` or `$schema` too.
  package static let distinctiveKeys = [
    "canvas", "views", "constraints", "keyframes", "framesPerSecond",
  ]

  /// The keys of a file to include.
  private static let includedKeys = [
    "include", "metrics", "templates", "views", "constraints", "states",
  ]
  /// With those that every file may have; a timeline has `version` too.
  private static let includableKeys = includedKeys + ["name", "$schema", "note"]

  /// What a JSON file is, valid or not.
  package enum FileKind {
    /// Its object has one of the distinctive keys, and one that files to include do not have. A file that
    /// is not JSON may be a damaged timeline.
    case timeline
    /// One that timelines include.
    case toInclude
    /// One of another program.
    case foreign
  }

  /// The names of a timeline's variants, in the order of the file; none if there are errors in them, or
  /// too many.
  package static func variantNames(of source: SourceText) -> [String] {
    let names = declaredVariants(of: source) ?? []
    return names.count > Limits().variants ? [] : names.filter(isVariantName)
  }

  /// Whether the file says which variants there are: it is JSON, and there are no errors in their names.
  package static func namesVariants(_ source: SourceText) -> Bool {
    guard let names = declaredVariants(of: source) else { return false }
    return names.count <= Limits().variants && names.allSatisfy(isVariantName)
  }

  /// The keys of `variants`, valid or not; none if there is no such key, and nil if that is not known.
  private static func declaredVariants(of source: SourceText) -> [String]? {
    guard let value = try? JSONValue(parsing: source), case .object(let members) = value.content
    else { return nil }
    guard let variants = members.first(where: { $0.name.value == "variants" }) else { return [] }
    guard case .object(let named) = variants.value.content else { return nil }
    return named.map(\.name.value).filter { $0 != "note" }
  }

  private static func isVariantName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(isPartOfVariantName)
  }

  private static func isPartOfVariantName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  package static func kind(of source: SourceText) -> FileKind {
    guard let value = try? JSONValue(parsing: source) else { return .timeline }
    guard case .object(let members) = value.content else { return .foreign }
    let keys = members.map(\.name.value)
    let isToInclude =
      keys.allSatisfy(includableKeys.contains) && keys.contains(where: includedKeys.contains)
    if isToInclude { return .toInclude }
    return keys.contains(where: distinctiveKeys.contains) ? .timeline : .foreign
  }
}
