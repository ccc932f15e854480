import FileAccess
import JSONText
import Reporting

/// The named colours of the asset catalogues around a file: those of its folder and of the folders above it,
/// up to that of the project.
struct AssetColors {
  /// As `#RRGGBBAA` or the name of a system colour, by name.
  private(set) var values: [String: String] = [:]
  /// What is not shown of a colour, by its name.
  private(set) var remarks: [String: String] = [:]

  /// Folders above the file's own that are looked at.
  private static let height = 8
  /// Entries of catalogues that are looked at.
  private static let entryLimit = 20_000
  private static let depth = 8
  private static let sizeLimit = InputLimit(megabytes: 1)

  /// - Parameter names: those that the file uses.
  init(near path: String, names: Set<String>) {
    guard !names.isEmpty else { return }
    var left = Self.entryLimit
    for folder in Self.folders(around: path) {
      guard let listing = try? FolderListing(of: folder) else { continue }
      for name in listing.names where name.hasSuffix(".xcassets") {
        read("\(folder)/\(name)", namespace: "", names, depth: Self.depth, &left)
      }
      if listing.names.contains(where: Self.isProject) { break }
    }
  }

  private static func isProject(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }

  /// The innermost first; a relative path ends at the working directory and goes on above it.
  private static func folders(around path: String) -> [String] {
    let end = path.lastIndex(of: "/")
    var folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    var folders = [folder]
    while folders.count <= height, folder != "/" {
      let isNamed = folder != "." && !folder.hasSuffix("..")
      if isNamed {
        let end = folder.lastIndex(of: "/")
        folder = end.map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? "."
      } else {
        folder = folder == "." ? ".." : folder + "/.."
      }
      folders.append(folder)
    }
    return folders
  }

  private mutating func read(
    _ folder: String, namespace: String, _ names: Set<String>, depth: Int, _ left: inout Int
  ) {
    guard depth > 0, let listing = try? FolderListing(of: folder) else { return }
    for entry in listing.names where !entry.hasPrefix(".") {
      left -= 1
      guard left > 0 else { return }
      let path = "\(folder)/\(entry)"
      if entry.hasSuffix(".colorset") {
        let name = namespace + entry.dropLast(".colorset".count)
        if names.contains(name), values[name] == nil { readColor(path + "/Contents.json", name) }
      } else if !entry.contains("."), (try? FileSystem.isDirectory(path)) == true,
        (try? FileSystem.isLink(path)) == false
      {
        let inner = Self.hasNamespace(path) ? "\(namespace)\(entry)/" : namespace
        read(path, namespace: inner, names, depth: depth - 1, &left)
      }
    }
  }

  private static func contents(_ path: String) -> JSONValue? {
    guard let bytes = try? InputFile.contents(of: path, upTo: sizeLimit) else { return nil }
    return try? JSONValue(parsing: SourceText(bytes: bytes))
  }

  private static func hasNamespace(_ folder: String) -> Bool {
    guard let properties = contents(folder + "/Contents.json")?["properties"],
      case .bool(true) = properties["provides-namespace"]?.content
    else { return false }
    return true
  }

  private mutating func readColor(_ path: String, _ name: String) {
    let colors = Self.contents(path)?["colors"]?.elements ?? []
    let plain = colors.first { $0["appearances"] == nil && $0["color"] != nil }
    guard let color = plain?["color"], let text = AssetColor(color).text else {
      remarks[name] = "its asset catalogue has no value that could be read"
      return
    }
    values[name] = text
    let isWide = color["color-space"]?.string == "display-p3"
    let hasVariants = colors.contains { $0["appearances"] != nil }
    let parts = [
      hasVariants ? "only its light variant is shown" : nil,
      isWide ? "its components in Display P3 are taken for sRGB" : nil,
    ].compactMap(\.self)
    if !parts.isEmpty { remarks[name] = parts.joined(separator: "; ") }
  }
}

/// The `color` of a colour set.
struct AssetColor {
  /// Nil for components that are not numbers.
  let text: String?

  init(_ color: JSONValue) {
    if let reference = color["reference"]?.string {
      text = InterfaceColor.system(reference)
      return
    }
    let components = color["components"]
    let alpha = components?["alpha"]?.string.map { Self.fraction($0, isAlpha: true) } ?? 1
    let names =
      components?["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let channels = names.compactMap { name in
      components?[name]?.string.flatMap { Self.fraction($0, isAlpha: false) }
    }
    guard let alpha, channels.count == 3 else {
      text = nil
      return
    }
    text = InterfaceColor.hex(channels[0], channels[1], channels[2], alpha)
  }

  /// `0.5`, `128` and `0x80` are a half; Xcode writes the decimal point of every fraction.
  private static func fraction(_ text: String, isAlpha: Bool) -> Double? {
    let digits = text.trimmedBlanks
    if digits.lowercased().hasPrefix("0x") {
      return Int(digits.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(finite: digits) else { return nil }
    let isFraction = digits.contains(".") || isAlpha && number <= 1
    return isFraction ? number : number / 255
  }
}

extension String {
  fileprivate var trimmedBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
